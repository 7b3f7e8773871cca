"""The head of Songo's set-up: a row of cells on the cloth."""

from kit import wood
from kit.header import Header
from kit.svg import at, rect

from .cloth import resist_band
from .manifest import GAME
from .seeds import DEFS, heap


def _band(w: int) -> str:
    return resist_band(4, 8, w - 8, 8, round(w / 15))


def _board(w: int) -> str:
    """A row of seven cells: a whole narrow board, or one that runs off both sides."""
    whole = w > 800
    wide, pitch, rx = (1528, 158.3, 64) if whole else (2 * w + 160, 120, 47)
    board = wood.body(-wide / 2, 0, wide, 148, 44, 18, seed=61, line=2)
    board += rect(-wide / 2, 0, wide, 148, 40, fill="#FFC978", fill_opacity=0.12)
    for i in range(7):
        cx = (i - 3) * pitch
        board += wood.cell(cx, 74, rx, 50, i % 3)
        board += heap(f"h{i}", cx, 74, rx + 1, 51, 5, 1)
    if whole:
        for side in (-1, 1):
            board += wood.cell(side * (wide / 2 - 109), 74, 69, 50, k=0.8)
    return at(w / 2, 98, board, 0.5)


HEADER = Header(GAME, _band, _board, wood.defs(False, 0.045) + DEFS, quality=88, lamp=0.75)
