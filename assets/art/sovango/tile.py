"""Sovango on its tile: three cloths and the lion."""

from kit import card
from kit.tile import Tile

from . import faces
from .cloth import motif
from .colours import COLOURS
from .manifest import GAME

DEFS = card.DEFS + card.LYING + faces.defs(*COLOURS)


def still_life(tall: bool) -> tuple[str, card.Box]:
    """Three cards spread, the lion in front."""
    codes = ("G3", "Y5", "B4", "Rlion")
    places = (
        ((-17, -33, -13), (0, -45, -2), (17, -35, 10), (1, 36, 3))
        if tall
        else ((-46, 7, -16), (-22, -3, -8), (4, -5, 1), (38, 5, 11))
    )
    return card.spread(places, [faces.face(code) for code in codes], 84 if tall else 78)


TILE = Tile(GAME, motif, still_life, DEFS)
