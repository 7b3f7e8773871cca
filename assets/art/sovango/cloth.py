"""Sovango's cloth, without the sun: that is a sprite of its own."""

from kit.atlas import Picture
from kit.card import GOLD
from kit.felt import cloths
from kit.palette import Cloth
from kit.shapes import fill
from kit.svg import lozenge


def motif(a, y, p, h, _) -> str:
    """A lozenge for the band of tile and header."""
    return lozenge(a, y + h / 2, p * 0.36, h / 2)


def _border(i: int) -> str:
    """A lozenge, then a pair of triangles."""
    if i % 2:
        return fill("M-6 -1.5L0 -9L6 -1.5ZM-6 1.5L0 9L6 1.5Z", GOLD, opacity=0.24)
    return fill(lozenge(0, 0, 5.4, 8.6), GOLD, opacity=0.34)


def pictures() -> list[Picture]:
    """The cloth in both orientations."""
    return cloths("sovango", Cloth("#5A683C", "#222B18", GOLD), _border, GOLD, 66)
