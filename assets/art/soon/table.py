"""What Soon's table shows besides the cards: places, chains, targets, lightning, roundels."""

import math

from kit.atlas import Sprite
from kit.engraving import straight
from kit.palette import WHITE
from kit.svg import at, circle, ellipse, group, path, rect

from . import sky
from .cards import jester
from .metals import BRONZE, COPPER, DAY, DEEP, DEFS, SILVER
from .specials import (
    CREAM,
    PEACH,
    TEAL,
    YELLOW,
    bolt_icon,
    compass_icon,
    dial,
    mask_icon,
    needle,
    pivot,
    two_halves,
)


def _place() -> str:
    """The empty place of a sequence."""
    return rect(
        -20.7,
        -29.7,
        41.4,
        59.4,
        3.6,
        fill="#fff",
        fill_opacity=0.07,
        stroke="#fff",
        stroke_width=1.4,
        stroke_dasharray="4.2 3.9",
    )


def _chain() -> str:
    """Two chains from corner to corner of a whole card."""
    reach, links = math.hypot(125, 175) / 2 - 9, 11
    pitch = 2 * reach / links
    drawn = ""
    for side in (1, -1):
        outline = "".join(
            ellipse(-reach + (i + 0.5) * pitch, 0, 11.6, 6.4 if i % 2 else 3.2)
            for i in range(links)
        )
        chain = group(outline, stroke="#2A1430", stroke_width=7)
        chain += group(outline, stroke="#D9CFE6", stroke_width=4)
        chain += group(at(0, -0.9, outline), stroke="#fff", stroke_width=1, opacity=0.6)
        drawn += at(0, 0, chain, turn=side * math.degrees(math.atan2(175, 125)))
    return group(drawn, fill="none")


def _lock() -> str:
    """A padlock on a red round."""
    drawn = circle(0, 0, 24, fill="#D7263D", stroke="#FFE8E8", stroke_width=2.2)
    drawn += path(
        "M-7.7 -4V-9.5A7.7 7.7 0 0 1 7.7 -9.5V-4", fill="none", stroke=CREAM, stroke_width=3.8
    )
    drawn += rect(-12, -5, 24, 18.5, 4, fill=CREAM)
    return drawn + path("M0 1.5V7", stroke="#3A1020", stroke_width=3.4, stroke_linecap="round")


def _shield() -> str:
    """The edge of a card that nothing can take any more, with a boss at each corner."""
    line = {"fill": "none", "stroke": "#fff"}
    drawn = rect(-24, -33, 48, 66, 6, stroke_width=2.6, **line)
    for x in (-24, 24):
        for y in (-33, 33):
            drawn += circle(x, y, 3.6, fill="#fff")
    return drawn + path("M0 -38L5 -33L0 -28L-5 -33ZM0 38L5 33L0 28L-5 33Z", fill="#fff")


def _reticle() -> str:
    """Four corners around a small card."""
    a, b, arm = 31, 40, 12
    data = "".join(
        straight([(x, y - math.copysign(arm, y)), (x, y), (x - math.copysign(arm, x), y)], False)
        for x in (-a, a)
        for y in (-b, b)
    )
    return path(
        data,
        fill="none",
        stroke="#fff",
        stroke_width=3.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _bolt_segment() -> str:
    """A straight piece of lightning; the core ends 14 units before the sprite does."""
    line = {"fill": "none", "stroke_linecap": "round"}
    data = "M-18 0H18"
    drawn = path(
        data, stroke="#8A6BFF", stroke_width=15, opacity=0.6, filter="url(#bolt-far)", **line
    )
    drawn += path(
        data, stroke="#FFD84F", stroke_width=9, opacity=0.9, filter="url(#bolt-near)", **line
    )
    drawn += path(data, stroke="#FFE98F", stroke_width=5, **line)
    return drawn + path(data, stroke="#FFFFFF", stroke_width=2.4, **line)


def _glow(name: str, deviation: float) -> str:
    """A blur that also spreads around a level line, whose own box has no height."""
    return (
        f'<filter id="{name}" filterUnits="userSpaceOnUse" x="-34" y="-18" width="68" height="36">'
        f'<feGaussianBlur stdDeviation="{deviation}"/></filter>'
    )


BOLT_DEFS = _glow("bolt-far", 3.6) + _glow("bolt-near", 1.8)


def _roundels() -> list[Sprite]:
    """The three answers to the question of colour."""
    day = circle(0, 0, 19, fill="#FFF4D6", stroke=BRONZE, stroke_width=1.8)
    night = circle(0, 0, 19, fill="#1F2A5A", stroke=SILVER, stroke_width=1.8)
    either = circle(0, 0, 19, fill=DEEP, stroke=COPPER, stroke_width=1.8)
    return [
        Sprite("sun", 40, 40, day + sky.sun_glyph(0, 0, 8), DEFS),
        Sprite("moon", 40, 40, night + sky.moon_glyph(-1.5, 0.5, 8), DEFS),
        Sprite("either", 40, 40, either + at(0, 0, two_halves(), 0.19), DEFS),
    ]


def _icons() -> list[Sprite]:
    """What stands for the special cards in words and buttons."""
    joker = at(-125 * 0.178, -181 * 0.178, jester(DAY), 0.178)
    return [
        Sprite("icon-explorer", 40, 40, compass_icon(0, 0, 18, TEAL)),
        Sprite("icon-lightning", 40, 40, bolt_icon(0, 0, 17, YELLOW)),
        Sprite("icon-thief", 40, 40, mask_icon(0, 0, 17, PEACH)),
        Sprite("icon-joker", 40, 40, joker, DEFS),
    ]


def _compass() -> list[Sprite]:
    """The dial, 160 across, and the needle that turns on it."""
    rim = circle(0, 0, 76, fill="url(#copper)") + circle(0, 0, 71, fill="url(#medal)")
    pointer = needle(0, 80, 14, "#FFF3D0", "#E4572E") + needle(180, 54, 12, TEAL, "#1F7E74")
    return [
        Sprite("compass", 160, 160, rim + dial(), DEFS),
        Sprite("compass-needle", 32, 132, at(0, 0, pointer + pivot(), 0.8), DEFS),
    ]


def _pills() -> list[Sprite]:
    """Grounds of chips and steps, to be stretched between their `slice` margins."""
    result = []
    for name, fill, line, shine in (
        ("chip-day", "url(#gold)", "#7A4A10", "#FFF7D8"),
        ("chip-night", "url(#silver)", "#3A4784", "#FFFFFF"),
    ):
        pill = rect(-22, -12, 44, 24, 12, fill=fill, stroke=line, stroke_width=1.2)
        pill += path("M-11 -10H11", stroke=shine, stroke_width=1.2, opacity=0.8)
        extra = {"slice": [16, 14, 16, 14], "inset": 3}
        result.append(Sprite(name, 50, 30, pill, DEFS, extra=extra))
    step = rect(
        -30, -22, 60, 44, 22, fill=DEEP, fill_opacity=0.78, stroke="#8F86C0", stroke_width=1.4
    )
    lit = rect(-30, -22, 60, 44, 22, fill="#E4572E", opacity=0.5, filter="url(#blur-5)")
    lit += rect(-30, -22, 60, 44, 22, fill="url(#ember)")
    lit += path("M-8 -20.6H8", stroke="#FFD9C2", stroke_width=1.4, opacity=0.7)
    for name, drawn, margin in (("step-pill", step, 4), ("step-pill-lit", lit, 16)):
        side = margin + 23
        extra = {"slice": [side, side - 2, side, side - 2], "inset": margin}
        result.append(Sprite(name, 60 + 2 * margin, 44 + 2 * margin, drawn, DEFS, extra=extra))
    return result


def sprites() -> list[Sprite]:
    """Everything of the table."""
    bolt = {"slice": [16, 15, 16, 15], "inset": 14}
    return [
        Sprite("place", 44, 62, _place(), flat=WHITE),
        Sprite("chain", 125, 175, _chain()),
        Sprite("lock", 54, 54, _lock()),
        Sprite("shield-edge", 60, 80, _shield(), flat=WHITE),
        Sprite("reticle", 68, 86, _reticle(), flat=WHITE),
        Sprite("bolt-segment", 64, 32, _bolt_segment(), BOLT_DEFS, extra=bolt),
        *_roundels(),
        *_icons(),
        *_compass(),
        *_pills(),
    ]
