"""Explorer, Lightning and Thief, and the back: cards of dusk, with copper and no word."""

import math
import random

from kit.atlas import Sprite
from kit.deck import SMALL, both_ways, card_sprite, edge, ground
from kit.engraving import polar, ring, smooth, star, straight
from kit.svg import at, circle, clipped, group, lozenge, path, rect, round_box

from . import sky
from .cards import EDGE, fan
from .metals import COPPER, DEEP, DEFS, DUSK_EDGE, SILVER, SNOW

CX, CY, RADIUS = 125, 175, 84
CREAM = "#FFE8D2"
TEAL = "#7FE0D0"
YELLOW = "#FFD84F"
PEACH = "#F0A58A"


def compass_icon(x: float, y: float, r: float, colour: str) -> str:
    """A wind rose."""
    return path(star(x, y, r, 4, 0.3), fill=colour) + ring(x, y, r * 0.62, colour, r * 0.13)


def bolt_icon(x: float, y: float, r: float, colour: str) -> str:
    """A bolt."""
    return at(x, y, path("M6 -24L-15 4H-3L-8 24L15 -7H2Z", fill=colour), r / 22)


def mask_icon(x: float, y: float, r: float, colour: str) -> str:
    """A mask over the eyes, knotted at the side."""
    cloth = (
        "M-35 -17Q-22 -21 -11 -12Q0 -21 14 -17Q18 5 5 15Q-6 18 -11 7Q-16 18 -27 15Q-39 5 -35 -17Z"
        "M-28 -6Q-21 -10 -15 2Q-25 5 -28 -6ZM6 -6Q-1 -10 -7 2Q3 5 6 -6Z"
    )
    ties = "M13 -15Q26 -29 36 -20L30 -14L34 -6Q24 -10 14 -4Z"
    ties += "M14 -6Q27 -2 34 13L26 12L23 21Q18 8 11 2Z"
    return at(x, y, path(cloth, fill_rule="evenodd") + path(ties), r / 32, fill=colour)


def needle(angle: float, reach: float, wide: float, lit: str, dark: str) -> str:
    """One point of a wind rose around the origin, light on one side."""
    tip = polar(0, 0, reach, angle)
    left, right = polar(0, 0, wide, angle - 45), polar(0, 0, wide, angle + 45)
    return path(straight([(0, 0), left, tip]), fill=lit) + path(
        straight([(0, 0), right, tip]), fill=dark
    )


def dial(r: float = 66) -> str:
    """A compass without its needle, around the origin."""
    drawn = circle(0, 0, r, fill=DEEP, opacity=0.6) + ring(0, 0, r, CREAM, 3)
    drawn += ring(0, 0, r - 7, COPPER, 1.2)
    marks = "".join(
        straight([polar(0, 0, r - 7, i * 5), polar(0, 0, r - 2, i * 5)], closed=False)
        for i in range(72)
        if i % 9
    )
    drawn += path(marks, stroke=CREAM, stroke_width=1.2, opacity=0.8)
    for angle in (45, 135, 225, 315):
        drawn += needle(angle, r * 0.76, 13, COPPER, "#9E5A3A")
    quarters = "".join(lozenge(*polar(0, 0, r - 4.5, angle), 4, 4) for angle in (0, 90, 180, 270))
    return drawn + path(quarters, fill=CREAM)


def pivot() -> str:
    """What a needle turns on, around the origin."""
    hub = circle(0, 0, 9, fill=DEEP, stroke=CREAM, stroke_width=2.5)
    return hub + circle(0, 0, 3.5, fill=YELLOW)


def explorer() -> str:
    """A compass on a map of heights."""
    rng = random.Random(4)
    heights = ""
    for k in range(7):
        heights += smooth(
            [
                polar(
                    139,
                    167,
                    18 + k * 14 + 5 * math.sin(i * 0.9 + k * 0.5) + rng.uniform(-1.5, 1.5),
                    i * 20,
                )
                for i in range(18)
            ]
        )
    drawn = path(heights, fill="none", stroke="#5E4C92", stroke_width=1.4, opacity=0.8)
    rose = "".join(needle(a, 76, 17, TEAL, "#1F7E74") for a in (90, 180, 270))
    rose += needle(0, 80, 17, "#FFF3D0", "#E4572E") + pivot()
    return drawn + at(CX, CY, dial() + rose)


CLOUD = (
    "M52 156C38 156 34 134 52 130C50 108 80 98 92 114C100 92 138 92 144 114C162 102 188 114 184 134"
    "C204 134 206 158 188 158Z"
)
UNDERSIDE = (
    "M52 156C38 156 34 134 52 130C54 140 66 146 78 142C92 154 128 152 138 144C150 152 176 150"
    " 184 134C204 134 206 158 188 158Z"
)


def lightning() -> str:
    """A bolt out of a cloud."""
    beams = "".join(
        straight([(125, 186), polar(125, 186, 140, a - 5), polar(125, 186, 140, a + 5)])
        for a in (90 + i * 360 / 14 for i in range(14))
    )
    drawn = path(beams, fill="#6A4FC0", opacity=0.35)
    drawn += circle(128, 200, 72, fill="url(#glow-day)", opacity=0.8)
    drawn += path(CLOUD, fill="#12102F", transform="translate(3 7)", opacity=0.7)
    drawn += path(CLOUD, fill="#B9B4E6") + path(UNDERSIDE, fill="#7D72C4")
    drawn += path(
        "M60 128C62 114 80 106 90 120M102 112C110 100 132 100 138 116",
        fill="none",
        stroke="#F4F2FF",
        stroke_width=3.5,
        stroke_linecap="round",
    )
    bolt = "M140 122L92 186H119L102 252L164 172H132L156 122Z"
    drawn += path(bolt, fill=DEEP, transform="translate(4 5)", opacity=0.6)
    drawn += path(
        bolt, fill="url(#bolt)", stroke="#5A2A08", stroke_width=3, stroke_linejoin="round"
    )
    return drawn + path("M140 122L92 186H104L147 122Z", fill="#FFFDF0", opacity=0.85)


HOOD = (
    "M36 272C42 228 64 214 82 204C70 152 94 108 130 97C160 108 180 152 168 204"
    "C186 214 208 228 214 272Z"
)


def thief() -> str:
    """A hood, a mask and a stolen star, before the moon."""
    dark = {"stroke": "#1A0D22", "stroke_linejoin": "round"}
    light = {"fill": "none", "stroke_linecap": "round"}
    rim = light | {"stroke_width": 4}
    drawn = circle(146, 140, 74, fill=SILVER, opacity=0.16)
    drawn += circle(146, 140, 60, fill="url(#moon)")
    drawn += path(HOOD, fill="url(#cloak)", stroke_width=3, **dark)
    drawn += path("M130 97C112 120 92 156 98 210L82 204C70 152 94 108 130 97Z", fill="#DF8583")
    # The moon lights the right edge, the last of the day the left one.
    drawn += path("M133 100C160 112 177 154 166 206C184 216 203 229 209 262", stroke=SNOW, **rim)
    drawn += path("M41 264C47 231 66 217 84 207", stroke="#FFC9AE", **rim)
    drawn += path(
        "M126 122C104 136 96 164 100 196C108 222 142 222 150 196C156 164 148 136 126 122Z",
        fill="#140C24",
    )
    drawn += path("M128 123C148 137 156 164 150 196", stroke="#F7B7A8", stroke_width=2.4, **light)
    drawn += path(
        "M94 164Q125 172 156 164Q160 176 154 188Q142 198 132 188Q125 181 118 188Q108 198 96 188"
        "Q90 176 94 164Z",
        fill="#F4BE93",
        stroke_width=2.4,
        **dark,
    )
    drawn += path(
        "M101 176Q109 169 119 179Q109 187 101 176ZM149 176Q141 169 131 179Q141 187 149 176Z",
        fill="#FFF8D0",
        stroke_width=1.6,
        **dark,
    )
    drawn += circle(112, 178, 3, fill="#1A0D22") + circle(138, 178, 3, fill="#1A0D22")
    drawn += path(
        "M64 266C74 238 90 224 100 210M186 266C178 238 160 224 150 210",
        stroke="#5B1F48",
        stroke_width=3,
        **light,
    )
    drawn += path("M125 208V224", stroke="#FFD9B5", stroke_width=2.4)
    return drawn + path(star(125, 240, 21, 5, 0.45), fill="url(#bolt)", stroke_width=2.4, **dark)


TAB = "M10 20Q10 10 20 10H78Q82 10 82 14V64Q82 82 64 82H14Q10 82 10 78Z"


def special(seed: int, art: str, icon, accent: str) -> str:
    """A card of dusk: a medallion, and an icon instead of an index."""
    copper = {"fill": "none", "stroke": "url(#copper)"}
    drawn = ground("url(#dusk)") + sky.stars(seed, 40, CREAM)
    hills = path("M10 290Q60 258 112 282T240 266V340H10Z", fill="#2A1F4A", opacity=0.55)
    hills += path("M10 316Q80 288 150 310T240 298V340H10Z", fill="#1A1638", opacity=0.75)
    drawn += hills + both_ways(fan(234, 16, 44, 5, "url(#copper)"))
    drawn += rect(10, 10, 230, 330, 10, stroke_width=4, **copper)
    drawn += rect(16.5, 16.5, 217, 317, 6, fill="none", stroke=COPPER)
    grown = group(
        _medallion(art), transform=f"translate({CX} {CY}) scale(1.14) translate({-CX} {-CY})"
    )
    tab = path(TAB, fill=DEEP, stroke="url(#copper)", stroke_width=2) + icon(45, 46, 26, accent)
    return drawn + grown + both_ways(tab) + edge(DUSK_EDGE, EDGE)


def _medallion(art: str) -> str:
    """Art in a notched ring of copper."""
    drawn = circle(CX, CY, 92, fill="url(#copper)")
    drawn += circle(CX, CY, 86, fill="url(#medal)", stroke="#5A2F2A", stroke_width=1.5)
    notches = "".join(
        straight([polar(CX, CY, 87.5, i * 7.5), polar(CX, CY, 90.5, i * 7.5)], closed=False)
        for i in range(48)
    )
    drawn += path(notches, stroke="#6B3A2A", stroke_width=1.6)
    disc = round_box(CX - RADIUS, CY - RADIUS, 2 * RADIUS, 2 * RADIUS, RADIUS)
    return drawn + clipped(disc, art)


def small(icon, accent: str) -> str:
    """A special for a place of a sequence."""
    drawn = ground("url(#dusk)")
    drawn += rect(10, 10, 230, 330, 12, fill="none", stroke="url(#copper)", stroke_width=16)
    drawn += circle(125, 175, 100, fill=DEEP)
    return drawn + icon(125, 175, 82, accent) + edge(DUSK_EDGE, 7)


def back() -> str:
    """Half a sun, half a moon, in a starred night."""
    drawn = ground("url(#dusk)") + rect(12, 12, 226, 326, 9, fill="#1C1B48")
    dust = ""
    for row in range(19):
        for column in range(13):
            x, y = 17 + column * 18 + (9 if row % 2 else 0), 22 + row * 17
            if x < 236:
                dust += star(x, y, 4.2 if (row + column) % 3 else 6, 4, 0.3)
    drawn += path(dust, fill="#6F66B4", opacity=0.75)
    drawn += rect(12, 12, 226, 326, 9, fill="none", stroke="url(#copper)", stroke_width=3)
    drawn += rect(18, 18, 214, 314, 5, fill="none", stroke=COPPER, opacity=0.8)
    drawn += circle(125, 175, 98, fill=DEEP, stroke="url(#copper)", stroke_width=3)
    return drawn + at(125, 175, two_halves(), turn=32) + edge(DUSK_EDGE, EDGE)


def two_halves() -> str:
    """Sun on the left, moon on the right, around the origin, 180 across."""
    gold = "".join(
        straight([polar(0, 0, 52, a - 5.5), polar(0, 0, 88, a), polar(0, 0, 52, a + 5.5)])
        for a in range(-172, 0, 15)
    )
    silver = "".join(
        straight([polar(0, 0, 52, a - 2), polar(0, 0, 84, a), polar(0, 0, 52, a + 2)])
        for a in range(8, 180, 10)
    )
    drawn = path(gold, fill="url(#gold)") + path(silver, fill="url(#silver)")
    drawn += path("M0 -46A46 46 0 0 0 0 46Z", fill="url(#sun)")
    drawn += path("M0 -46A46 46 0 0 1 0 46Z", fill="#1F2A5A")
    drawn += path("M0 -46A46 46 0 0 1 0 46A60 60 0 0 0 0 -46Z", fill="url(#moon)")
    drawn += path("M0 -93V93", stroke=COPPER, stroke_width=2)
    return drawn + ring(0, 0, 48, COPPER, 2.5)


SPECIALS = {
    "E": (1253, explorer, compass_icon, TEAL),
    "L": (791, lightning, bolt_icon, YELLOW),
    "T": (1540, thief, mask_icon, PEACH),
}


def face(code: str) -> str:
    """The whole card with this code."""
    seed, art, icon, accent = SPECIALS[code]
    return special(seed, art(), icon, accent)


def sprites() -> list[Sprite]:
    """The three specials, whole and small, and the back."""
    result = [card_sprite("back", back(), DEFS)]
    for code, (_, _, icon, accent) in SPECIALS.items():
        result.append(card_sprite(f"card-{code}", face(code), DEFS))
        result.append(card_sprite(f"small-{code}", small(icon, accent), DEFS, SMALL))
    return result
