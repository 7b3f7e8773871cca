"""What lives in the pond, one creature or plant for each card from 1 to 9.

A sight stands on the origin, about 70 wide and 60 tall; dragonflies and carp are drawn around it.
"""

import math

from kit.engraving import bezier, leaf, ribbon, smooth
from kit.svg import at, circle, ellipse, path, rect

from .inks import (
    BARK,
    EDGED,
    GOLD,
    INK,
    JADE,
    LINE,
    PALE,
    PAPER,
    PINE,
    ROSEWOOD,
    SNOW,
    STRAW,
    VERMILION,
)

SKIN = {"fill": JADE, **EDGED}
FLAME = {"fill": VERMILION, **EDGED}


def heron() -> str:
    """A heron with its red crown."""
    neck = bezier((-8, -50), (-34, -62), (6, -78), (-14, -88), 24)
    drawn = path("M-6 -40L-10 -16L-4 0M2 -40L4 -18L10 0", stroke_width=2, **LINE)
    drawn += path("M-16 -52C2 -62 26 -50 40 -32C20 -30 -8 -32 -16 -52Z", fill=INK)
    drawn += path("M-8 -50C4 -52 14 -46 22 -38C8 -36 -4 -40 -8 -50Z", fill=PAPER, opacity=0.85)
    drawn += path(smooth(ribbon(neck, lambda u: 4.4 - 1.6 * u, step=4)), fill=INK)
    drawn += ellipse(-15, -88, 6, 4.4, fill=INK)
    drawn += path("M-19 -90L-38 -85L-19 -85Z", fill=STRAW)
    return drawn + path("M-19 -92Q-12 -97 -8 -90Z", fill=VERMILION)


def dragonfly(turn: float, scale: float = 1) -> str:
    """A dragonfly seen from above."""
    wings = leaf(0, -4, -0.3, 30, 5) + leaf(0, -4, math.pi + 0.3, 30, 5)
    wings += leaf(0, 0, 0.28, 26, 5) + leaf(0, 0, math.pi - 0.28, 26, 5)
    drawn = path(wings, fill=JADE, fill_opacity=0.45, stroke=JADE, stroke_width=1)
    drawn += path("M-2.4 -8L0 34L2.4 -8Z", fill=VERMILION) + circle(0, -10, 4, fill=INK)
    return at(0, 0, drawn, scale, turn)


def lotus(scale: float = 1) -> str:
    """A flower of the pond on its leaf."""
    drawn = ellipse(0, 8, 26, 6, fill=JADE, fill_opacity=0.75)
    petals = "".join(
        leaf(0, 6, -math.pi / 2 + a, 26 - abs(a) * 5, 7) for a in (-1.1, -0.55, 0.55, 1.1)
    )
    style = {"stroke": ROSEWOOD, "stroke_width": 1}
    drawn += path(petals, fill="#DE6A55", **style)
    drawn += path(leaf(0, 7, -math.pi / 2, 25, 7), fill="#F2A08C", **style)
    return at(0, 0, drawn, scale)


def carp(turn: float, scale: float = 1) -> str:
    """A carp seen from above."""
    shape = "M-22 0C-14 -10 6 -9 16 0C6 9 -14 10 -22 0Z"
    tail = "M14 0C22 -3 26 -10 32 -10C28 -3 28 3 32 10C26 10 22 3 14 0Z"
    fins = leaf(-6, -6, -1, 12, 3) + leaf(-6, 6, 1, 12, 3)
    drawn = path(fins + tail, fill=VERMILION, fill_opacity=0.7)
    drawn += path(shape, fill=SNOW, stroke=VERMILION, stroke_width=1.6)
    drawn += path(
        "M-20 0C-16 -7 -8 -8 -6 0C-8 6 -16 6 -20 0ZM2 -6C10 -6 12 2 6 5C0 4 -2 -3 2 -6Z",
        fill=VERMILION,
    )
    return at(0, 0, drawn + circle(-16, 0, 1.6, fill=INK), scale, turn)


def swallow(scale: float = 1) -> str:
    """A swallow far away."""
    wings = "M0 2C-6 -8 -14 -10 -22 -8C-14 -5 -8 0 -3 7L0 14L3 7C8 0 14 -5 22 -8C14 -10 6 -8 0 2Z"
    return at(0, 0, path(wings, fill=INK), scale)


def frog() -> str:
    """A frog on its leaf."""
    drawn = ellipse(0, 1, 40, 6.5, fill=PINE)
    for side in (-1, 1):
        drawn += ellipse(side * 26, -11, 13, 11, fill=JADE, **EDGED)
        drawn += path(f"M{side * 18} 0Q{side * 30} -6 {side * 40} 0Z", fill=JADE, **EDGED)
    skin = "M-28 -31C-28 -46 28 -46 28 -31C30 -9 16 0 0 0C-16 0 -30 -9 -28 -31Z"
    drawn += path(skin, fill=JADE, **EDGED)
    drawn += path("M-18 -18Q0 -8 18 -18Q14 -2 0 -2Q-14 -2 -18 -18Z", fill="#A9CFB4")
    drawn += path("M-21 -28Q0 -15 21 -28", stroke_width=2.4, **LINE)
    for side in (-1, 1):
        drawn += circle(side * 16, -45, 10, fill=JADE, **EDGED)
        drawn += circle(side * 16, -46, 6.2, fill=PALE)
        drawn += circle(side * 15, -46, 3.2, fill=INK)
    return drawn


def snail() -> str:
    """A snail and the turns of its shell."""
    foot = "M-42 1C-32 -8 -20 -8 -6 -8C10 -8 15 -14 18 -26C20 -36 34 -36 36 -26C37 -14 34 1 20 1Z"
    drawn = path("M23 -32L18 -50M31 -32L38 -48", stroke_width=2.4, **LINE)
    drawn += circle(18, -51, 3.2, fill=INK) + circle(38.5, -49, 3.2, fill=INK)
    drawn += path(foot, fill=JADE, **EDGED)
    drawn += circle(-9, -31, 26, fill=VERMILION, **EDGED)
    turns = [
        (-9 + r * math.cos(a), -31 + r * math.sin(a))
        for a, r in ((0.6 + i * 0.22, 22 - i * 0.33) for i in range(60))
    ]
    return drawn + path(smooth(ribbon(turns, lambda u: 2.6 - 1.2 * u, step=3)), fill=SNOW)


def turtle() -> str:
    """A turtle on its way."""
    drawn = path("M-36 -12L-46 -5L-32 -5Z", fill=JADE, **EDGED)
    for x in (-28, 10):
        drawn += path(f"M{x} -14L{x - 3} 1H{x + 13}L{x + 15} -14Z", fill=JADE, **EDGED)
    drawn += path("M22 -12C28 -16 26 -34 37 -34C48 -34 49 -22 43 -19C38 -16 36 -10 30 -7Z", **SKIN)
    drawn += circle(40, -27, 2.2, fill=INK)
    drawn += path("M-38 -10C-36 -50 24 -52 30 -10Z", fill=INK, **EDGED)
    drawn += path("M-42 -11Q-4 -4 34 -11Q34 -6 30 -5Q-4 0 -38 -5Q-42 -6 -42 -11Z", **SKIN)
    plates = "M-14 -31L6 -31L13 -20L5 -12H-13L-21 -20ZM-14 -31L-18 -38M6 -31L10 -38"
    plates += "M13 -20L24 -23M-21 -20L-32 -23M5 -12L7 -9M-13 -12L-15 -9"
    return drawn + path(plates, fill="none", stroke=GOLD, stroke_width=2.2)


def duck() -> str:
    """A mandarin duck and the sail of its wing."""
    hull = "M-32 -22C-38 4 10 6 28 -3C38 -9 40 -22 44 -32C32 -26 14 -28 -4 -26Z"
    drawn = path(hull, fill=INK)
    drawn += path("M-28 -10C-14 4 12 3 24 -4C10 -2 -14 -2 -28 -10Z", fill=SNOW)
    drawn += path("M-6 -24C2 -42 14 -50 28 -52C22 -42 26 -30 20 -18C10 -14 0 -16 -6 -24Z", **FLAME)
    drawn += path("M-34 -26C-34 -40 -10 -40 -12 -26L-16 -14C-22 -8 -30 -12 -34 -26Z", fill=SNOW)
    crest = "M-38 -40C-38 -58 -10 -58 -2 -42C-10 -44 -10 -32 -16 -28C-26 -24 -38 -28 -38 -40Z"
    drawn += path(crest, fill=INK)
    drawn += path("M-30 -40C-22 -48 -12 -46 -4 -42C-12 -40 -14 -32 -20 -30Z", fill=SNOW)
    drawn += circle(-28, -43, 2.8, fill=GOLD) + circle(-28, -43, 1.4, fill=INK)
    drawn += path("M-37 -42L-50 -35L-36 -33Z", fill=VERMILION, **EDGED)
    ripples = "M-44 3q14 -5 28 0M-4 5q14 -5 28 0M30 1q8 -4 16 0"
    return drawn + path(ripples, fill="none", stroke=JADE, stroke_width=2.2)


def cattails() -> str:
    """Three cattails among their leaves."""
    blades = "".join(leaf(x, 4, angle, long, 5.5) for x, angle, long in CATTAIL_LEAVES)
    drawn = path(blades, fill=JADE)
    for x, top, lean in ((-16, -74, -5), (4, -96, 2), (22, -64, 7)):
        stem = bezier((x * 0.4, 4), (x * 0.5, top * 0.4), (x, top * 0.7), (x + lean, top))
        drawn += path(smooth(ribbon(stem, lambda u: 2 - 0.8 * u, step=6)), fill=PINE)
        head = rect(-6, -2, 12, 34, 6, fill=BARK, **EDGED)
        head += path("M-2 4V24", fill="none", stroke="#B07A45", stroke_width=2)
        drawn += at(x + lean * 0.8, top + 8, head, turn=lean)
    return drawn


CATTAIL_LEAVES = ((-4, -2.1, 62), (-8, -2.5, 46), (6, -1.0, 58), (10, -0.62, 44))
