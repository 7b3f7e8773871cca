"""Swoop on its tile and at the head of its set-up: four sixes."""

from kit import card

from . import faces
from .suits import SUITS

DEFS = card.DEFS + card.LYING + faces.SHARED + "".join(faces.defs(s) for s in SUITS.values())
HEADER = ("As", "3h", "Jc", "6s", "6h", "6d", "6c", "10h", "Qd", "Kc", "9s")


def still_life(tall: bool) -> tuple[str, card.Box]:
    """The four sixes spread."""
    places = (
        ((-19, -33, -14), (-2, -45, -4), (17, -37, 8), (3, 35, 3))
        if tall
        else ((-45, 7, -17), (-17, -3, -7), (11, -4, 3), (41, 5, 13))
    )
    w = 84 if tall else 78
    drawn = "".join(
        card.lying(place, faces.face(SUITS[letter], "6"), w)
        for place, letter in zip(places, "shcd", strict=True)
    )
    return drawn, card.extent(places, w)


def header(w: float) -> str:
    """A row of cards around the sixes."""
    codes = HEADER if w > 800 else HEADER[3:8]
    drawings = [faces.face(SUITS[code[-1]], code[:-1]) for code in codes]
    return card.fan(drawings, w / 2, 136, 62, 68, 1.1)
