"""Swoop on its tile: four sixes."""

from kit import card
from kit.tile import Tile

from . import faces
from .cloth import motif
from .manifest import GAME
from .suits import SUITS

DEFS = card.DEFS + card.LYING + faces.SHARED + "".join(faces.defs(s) for s in SUITS.values())


def still_life(tall: bool) -> tuple[str, card.Box]:
    """The four sixes spread."""
    places = (
        ((-19, -33, -14), (-2, -45, -4), (17, -37, 8), (3, 35, 3))
        if tall
        else ((-45, 7, -17), (-17, -3, -7), (11, -4, 3), (41, 5, 13))
    )
    sixes = [faces.face(SUITS[letter], "6") for letter in "shcd"]
    return card.spread(places, sixes, 84 if tall else 78)


TILE = Tile(GAME, motif, still_life, DEFS)
