"""Soon on its tile: seven by day, eight by night."""

from kit import deck
from kit.card import Box
from kit.tile import Tile

from . import cards, metals
from .cloth import motif
from .manifest import GAME

DEFS = deck.SHEEN + metals.DEFS


def still_life(tall: bool) -> tuple[str, Box]:
    """The day in front of the night."""
    places = ((11, 37, 8), (-11, -32, -8)) if tall else ((34, 5, 12), (-24, -2, -8))
    return deck.spread(places, (cards.number(8, metals.NIGHT), cards.number(7, metals.DAY)))


TILE = Tile(GAME, motif, still_life, DEFS)
