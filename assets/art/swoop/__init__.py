"""Swoop: suits, courts and their wardrobe, faces, swallows, lettering, felt.

Faces are named after their card: `card-6♥`, and in `swoop-two`, the pack of two colours, `two-6♦`.
`tile-…` is the index alone, for cards less than 60 wide.
"""
