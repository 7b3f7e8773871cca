"""The head of Soon's set-up: a sequence of days and nights between special cards."""

from kit import deck
from kit.header import Header, hem

from . import cards, specials
from .cloth import motif
from .manifest import GAME
from .metals import DAY, NIGHT
from .tile import DEFS


def _row(w: int) -> str:
    ranks = [cards.number(k, NIGHT if k % 3 == 0 or k == 8 else DAY) for k in range(1, 9)]
    ranks[3] = cards.joker(NIGHT)
    return deck.row([specials.face("E"), *ranks, specials.face("L"), specials.face("T")], w)


HEADER = Header(GAME, hem(motif, GAME.cloth.band, 9), _row, DEFS)
