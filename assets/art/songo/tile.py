"""Songo on its tile: a small board."""

from kit import wood
from kit.card import Box
from kit.svg import at, rect
from kit.tile import Tile

from .cloth import motif
from .manifest import GAME
from .seeds import DEFS, heap


def still_life(tall: bool) -> tuple[str, Box]:
    """A small board of eight cells; drawn in board units at .36."""
    counts = [(3, 6), (7, 2), (1, 5), (4, 9)]
    if tall:
        box = (-155, -256, 310, 500)
        drawn = wood.body(*box, 72, 19, True, 900, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-6, -206, 12, 400, 13, True)
    else:
        box = (-261, -156, 522, 306)
        drawn = wood.body(*box, 72, 19, False, 901, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-211, -9, 422, 12, 14)
    for j, pair in enumerate(counts):
        for i, count in enumerate(pair):
            if tall:
                cx, cy, rx, ry = (i * 2 - 1) * 75, -183 + j * 119, 54, 46
            else:
                cx, cy, rx, ry = -183 + j * 122, (-75, 69)[i], 48.6, 50
            drawn += wood.cell(cx, cy, rx, ry, (i + j) % 3, k=0.72)
            drawn += heap(f"q0{i}{j}", cx, cy, rx + 1.4, ry + 1.4, count, 1)
    x, y, w, h = (value * 0.36 for value in box)
    return at(0, 0, drawn, 0.36), (x, y, x + w, y + h + 8)


TILE = Tile(GAME, motif, still_life, DEFS)
