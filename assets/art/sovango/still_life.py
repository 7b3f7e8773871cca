"""Sovango on its tile and at the head of its set-up: three cloths and the lion."""

from kit import card

from . import faces
from .colours import COLOURS

DEFS = card.DEFS + card.LYING + faces.defs(*COLOURS)
HEADER = ("R2", "G1", "Y0", "B3", "Gpanther", "Rlion", "Btiger", "Y4", "R0", "G5", "B1")


def still_life(tall: bool) -> tuple[str, card.Box]:
    """Three cards spread, the lion in front."""
    codes = ("G3", "Y5", "B4", "Rlion")
    places = (
        ((-17, -33, -13), (0, -45, -2), (17, -35, 10), (1, 36, 3))
        if tall
        else ((-46, 7, -16), (-22, -3, -8), (4, -5, 1), (38, 5, 11))
    )
    w = 84 if tall else 78
    drawn = "".join(card.lying(p, faces.face(c), w) for p, c in zip(places, codes, strict=True))
    return drawn, card.extent(places, w)


def header(w: float) -> str:
    """A row of cards with the lion in the middle."""
    codes = HEADER if w > 800 else HEADER[3:8]
    return card.fan([faces.face(code) for code in codes], w / 2, 136, 62, 68, 1.1)
