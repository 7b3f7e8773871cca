"""The head of Sar-Zan's set-up: from a reed to the dragon."""

from kit import deck
from kit.header import Header, hem
from kit.svg import blur

from . import cards, lacquer
from .cloth import motif
from .manifest import GAME
from .tile import DEFS


def _row(w: int) -> str:
    """The Sar-Zan card is in the middle."""
    values = (1, 4, 9, 13, 18, 0, 21, 26, 30, 31, 32)
    return deck.row([cards.face(v) if v else lacquer.sar_zan(True) for v in values], w)


HEADER = Header(GAME, hem(motif, GAME.cloth.band, 9), _row, DEFS + blur("blur-2", 2))
