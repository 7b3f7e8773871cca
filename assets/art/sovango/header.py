"""The head of Sovango's set-up: a row of cards with the lion in the middle."""

from kit import card
from kit.header import Header, hem

from . import faces
from .cloth import motif
from .manifest import GAME
from .tile import DEFS

CODES = ("R2", "G1", "Y0", "B3", "Gpanther", "Rlion", "Btiger", "Y4", "R0", "G5", "B1")


def _row(w: int) -> str:
    codes = CODES if w > 800 else CODES[3:8]
    return card.fan([faces.face(code) for code in codes], w / 2, 136, 62, 68, 1.1)


HEADER = Header(GAME, hem(motif, GAME.cloth.band), _row, DEFS, quality=78, lamp=0.75)
