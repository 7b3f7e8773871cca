"""The head of Swoop's set-up: a row of cards around the sixes."""

from kit import card
from kit.header import Header, hem

from . import faces
from .cloth import motif
from .manifest import GAME
from .suits import SUITS
from .tile import DEFS

CODES = ("As", "3h", "Jc", "6s", "6h", "6d", "6c", "10h", "Qd", "Kc", "9s")


def _row(w: int) -> str:
    codes = CODES if w > 800 else CODES[3:8]
    drawings = [faces.face(SUITS[code[-1]], code[:-1]) for code in codes]
    return card.fan(drawings, w / 2, 136, 62, 68, 1.1)


HEADER = Header(GAME, hem(motif, GAME.cloth.band), _row, DEFS, quality=78, lamp=0.75)
