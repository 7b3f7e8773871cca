"""Swoop's felt, without the wind rose: that is a sprite of its own."""

from kit.atlas import Picture
from kit.felt import cloths
from kit.palette import Cloth
from kit.shapes import fill
from kit.svg import circle, num


def motif(a, y, p, h, _) -> str:
    """A wave for the band of tile and header."""
    return (
        f"M{num(a - p * 0.5)} {num(y + h)}Q{num(a)} {num(y - h * 0.6)} {num(a + p * 0.5)} "
        f"{num(y + h)}Q{num(a)} {num(y + h * 0.1)} {num(a - p * 0.5)} {num(y + h)}Z"
    )


def _border(i: int) -> str:
    """Wings, each followed by a dot."""
    if i % 2:
        return circle(0, 0, 2.4, fill="#8FE0D6", opacity=0.26)
    return fill("M-11 4Q0 -13 11 4Q0 -3 -11 4Z", "#8FE0D6", opacity=0.3)


def pictures() -> list[Picture]:
    """The felt in both orientations."""
    return cloths("swoop", Cloth("#1C6F78", "#0A2B32", "#8FE0D6"), _border, "#8FE0D6", 66)
