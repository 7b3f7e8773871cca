"""Sovango: colours and their textiles, beasts, gates, faces, banners, cloth.

Faces are named after their card: `card-Rlion`. `tile-…` is the index alone, for cards less than 60
wide.
"""
