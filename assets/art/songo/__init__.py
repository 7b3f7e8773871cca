"""Songo: board, cloth, seeds and the marks of each state.

`songo-geometry.json`: per orientation, in board units `u` from the board's top-left corner, y down.
`px_per_u` is how many logical pixels the sprites have per unit. A seed sprite has one logical pixel
per seed unit and is shown at `seed_scale` board units each, times the slot's `scale`.
"""
