"""Sar-Zan on its tile: crossed swords and the dragon."""

from kit import deck
from kit.card import Box
from kit.tile import Tile

from . import cards, inks, lacquer
from .cloth import motif
from .manifest import GAME

DEFS = deck.SHEEN + inks.DEFS


def still_life(tall: bool) -> tuple[str, Box]:
    """Crossed swords over a scaled back, and the dragon."""
    places = ((-11, 37, -8), (11, -32, 8)) if tall else ((34, 5, 12), (-24, -2, -8))
    return deck.spread(places, (cards.face(32), lacquer.sar_zan(True)))


TILE = Tile(GAME, motif, still_life, DEFS)
