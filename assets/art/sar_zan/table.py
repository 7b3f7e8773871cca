"""What lies on Sar-Zan's table besides the cards: the gauge, plaques, badges and stamps."""

import math
import random

from kit.atlas import Sprite
from kit.engraving import arc, polar, ribbon, ring, straight
from kit.palette import WHITE
from kit.svg import at, circle, group, path, rect
from kit.type import text

from . import dragon
from .inks import DEFS, GOLD, PALE, PAPER, VERMILION

GOAL = 33
RADIUS = 141
BROAD = 24


def _angle(value: float) -> float:
    """Where a value lies on the ring."""
    return 360 * value / GOAL


def gauge() -> str:
    """The dark ring, ticked at each point and barred at each tier; its middle line at `RADIUS`."""
    outer = RADIUS + BROAD / 2
    drawn = circle(0, 4, outer + 6, fill="#0A0303", opacity=0.55, filter="url(#blur-3)")
    drawn += circle(0, 0, outer + 5, fill="url(#well)", stroke=GOLD, stroke_width=1.8)
    drawn += ring(0, 0, RADIUS, "#120506", BROAD)
    drawn += ring(0, 0, outer, "#5A2A22", 1, opacity=0.7)
    drawn += ring(0, 0, RADIUS - BROAD / 2 - 4, GOLD, 1, opacity=0.5)

    def ticks(values, share: float) -> str:
        reach = BROAD * share
        return "".join(
            straight(
                [polar(0, 0, RADIUS + side * reach, _angle(v)) for side in (-1, 1)], closed=False
            )
            for v in values
        )

    drawn += path(ticks((v for v in range(1, GOAL) if v % 10), 0.28), stroke=PAPER, opacity=0.26)
    return drawn + path(ticks((10, 20, 30), 0.62), stroke=GOLD, stroke_width=3)


def _segment() -> str:
    """One point of the gauge's ink at twelve o'clock, around its own middle."""
    half, stretch = _angle(1) / 2, 0.5
    line = arc(0, RADIUS, RADIUS, -half - stretch, half + stretch, 8)
    outline = ribbon(line, lambda u: BROAD * 0.42 * (1 - 0.06 * u), step=3)
    return path(straight(outline), fill="#fff")


def _seal() -> str:
    """The seal of 33 that closes the ring."""
    drawn = rect(
        -19, -19, 38, 38, 6, transform="rotate(45)", fill=VERMILION, stroke=PALE, stroke_width=2
    )
    drawn += rect(
        -15, -15, 30, 30, 4, transform="rotate(45)", fill="none", stroke=PALE, opacity=0.45
    )
    return drawn + text(0, 7.2, "33", 20, "#FFF4DC", spacing=-0.5)


def _arrow_badge() -> str:
    """The pill that says a card would make 33."""
    drawn = rect(-31, -12.5, 62, 25, 12.5, fill=VERMILION, stroke="#FFF4DC", stroke_width=1.6)
    drawn += path(
        "M-21 0H-7M-12 -5L-7 0L-12 5",
        fill="none",
        stroke="#FFF4DC",
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return drawn + text(10.5, 6, "33", 17, "#FFF4DC", "atkinson-700")


def _plaque() -> str:
    """Dark lacquer with a gold edge."""
    drawn = rect(-40, -26, 80, 60, 14, fill="#0A0303", opacity=0.6, filter="url(#blur-3)")
    drawn += rect(-40, -30, 80, 60, 14, fill="url(#plate)", stroke="url(#gold)", stroke_width=2)
    return drawn + rect(-36, -26, 72, 52, 10.5, fill="none", stroke=GOLD, opacity=0.25)


def _stamp() -> str:
    """The print of a rectangular stamp, with the gaps a dry one leaves."""
    rng = random.Random("stamp")
    drawn = rect(-50, -18, 100, 36, 6, fill="none", stroke="#fff", stroke_width=4)
    drawn += rect(-44.5, -12.5, 89, 25, 2.5, fill="none", stroke="#fff", stroke_width=1.4)
    gaps = ""
    for _ in range(46):
        side = rng.random() < 0.72
        x = rng.uniform(-52, 52) if side else rng.choice((-50, 50)) + rng.uniform(-2, 2)
        y = rng.choice((-18, 18)) + rng.uniform(-2.4, 2.4) if side else rng.uniform(-18, 18)
        gaps += circle(x, y, rng.uniform(0.4, 1.3), fill="#000")
    return (
        '<mask id="dry" maskUnits="userSpaceOnUse" x="-60" y="-24" width="120" height="48">'
        f'<rect x="-60" y="-24" width="120" height="48" fill="#fff"/>{gaps}</mask>'
        + group(drawn, mask="url(#dry)")
    )


def _coil() -> str:
    """The dragon that closes the ring at 33: it lies on the gauge, its head at the seal."""
    legs = (70, 150, 235)
    return dragon.coiled(0, 0, 143, 8, 340, dragon.SCARLET, thick=17, size=0.95, legs=legs)


def _puff() -> str:
    """A puff of ink: a soft cloud with drops thrown around it."""
    rng = random.Random("puff")
    drawn = circle(0, 0, 40, fill="url(#puff)")
    for i in range(9):
        x, y = polar(0, 0, rng.uniform(14, 24), i * 40 + rng.uniform(-12, 12))
        drawn += circle(x, y, rng.uniform(12, 18), fill="url(#puff)", opacity=0.7)
    for _ in range(22):
        x, y = polar(0, 0, 30 + 22 * math.sqrt(rng.random()), rng.uniform(0, 360))
        drawn += circle(x, y, rng.uniform(0.7, 2.6), fill="#fff", opacity=0.9)
    return drawn


def sprites() -> list[Sprite]:
    """Everything of the table."""
    chevron = path("M-9 -11L0 -11L10 0L0 11L-9 11L1 0Z", fill="#fff")
    filled = rect(-5.5, -7.7, 11, 15.4, 2, fill="#fff", stroke="#fff", stroke_width=1.6)
    empty = rect(-5.5, -7.7, 11, 15.4, 2, fill="none", stroke="#fff", stroke_width=1.6)
    slices = {"slice": [24, 24, 24, 24], "inset": 10}
    return [
        Sprite("dragon", 372, 372, _coil(), DEFS),
        Sprite("dragon-head", 92, 76, at(4, 4, dragon.badge()), DEFS),
        Sprite("gauge", 340, 340, gauge(), DEFS),
        Sprite("gauge-tick", 34, 30, _segment(), flat=WHITE),
        Sprite("seal-33", 60, 60, _seal(), DEFS),
        Sprite("plaque", 100, 80, _plaque(), DEFS, extra=slices),
        Sprite("badge-33", 68, 30, _arrow_badge(), DEFS),
        Sprite("chevron", 24, 26, chevron, flat=WHITE),
        Sprite("little-card", 16, 20, filled, flat=WHITE),
        Sprite("little-card-empty", 16, 20, empty, flat=WHITE),
        Sprite("stamp", 112, 48, _stamp(), flat=WHITE),
        Sprite("ink-puff", 120, 120, _puff(), DEFS, flat=WHITE),
    ]
