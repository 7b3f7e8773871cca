"""The lacquered cards, the back and the two sides of the Sar-Zan card, and their swords."""

import random

from kit.atlas import Sprite
from kit.deck import card_sprite, edge, ground
from kit.engraving import arc, ribbon, smooth
from kit.svg import at, circle, group, num, path, rect
from kit.type import text

from . import dragon
from .inks import DEFS, GOLD, INK, PALE, PAPER

CHEVRON = "M-6 -8L-1 -8L6 0L-1 8L-6 8L1 0Z"
GILT = {"fill": "none", "stroke": "url(#gold)"}


def sabre() -> str:
    """A sabre pointing up and curved to the right, about 195 long around the origin."""
    lined = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}
    drawn = path(
        "M-7 48C-9 6 -6 -48 26 -98C27 -72 22 -46 15 -20C9 4 7 28 7 48Z",
        fill="url(#blade)",
        **lined,
    )
    drawn += path(
        "M3 48C3 10 8 -42 26 -98C27 -72 22 -46 15 -20C9 4 7 28 7 48Z", fill="#8C96A3", opacity=0.75
    )
    drawn += path(
        "M-2 40C-3 4 1 -40 20 -80", fill="none", stroke="#FFF", stroke_width=1.4, opacity=0.8
    )
    drawn += path("M-19 46Q0 40 19 46L17 55Q0 50 -17 55Z", fill="url(#gold)", **lined)
    drawn += path("M-6 54L-7 92Q0 97 7 92L6 54Z", fill=INK, **lined)
    wraps = "".join(f"M-5 {y}L5 {y + 6}M5 {y}L-5 {y + 6}" for y in (60, 68, 76, 84))
    drawn += path(wraps, stroke=GOLD, stroke_width=1.7)
    return drawn + circle(0, 97, 6.5, fill="url(#gold)", **lined)


def swords(angle: float = 42) -> str:
    """Two sabres crossed, around the origin."""
    crossed = group(sabre(), transform=f"rotate({num(-angle)}) scale(-1 1)")
    return crossed + group(sabre(), transform=f"rotate({num(angle)})")


def back() -> str:
    """Lacquer, gold waves, the open circle and the swords."""
    drawn = ground("url(#lacquer)")
    drawn += rect(12, 12, 226, 326, 10, fill="url(#sea-red)")
    drawn += rect(12, 12, 226, 326, 10, stroke_width=3, **GILT)
    drawn += rect(18, 18, 214, 314, 6, fill="none", stroke=GOLD, opacity=0.7)
    drawn += circle(125, 175, 96, fill="#2B0B0C", stroke="url(#gold)", stroke_width=3)
    drawn += circle(125, 175, 89, fill="none", stroke=GOLD, opacity=0.6)
    stroke = ribbon(
        arc(125, 175, 70, 14, 346, 110),
        lambda u: 11.5 * (1 - 0.5 * u) * (1 if u < 0.96 else 0.5),
        random.Random(3),
        0.05,
    )
    drawn += path(smooth(stroke), fill=PAPER) + at(125, 177, swords(), 0.76)
    corner = path("M-12 -12H22Q20 -2 8 -2Q-2 -2 -2 8Q-2 20 -12 22Z", fill="url(#gold)")
    for x, y, turn in ((34, 34, 0), (216, 34, 90), (216, 316, 180), (34, 316, 270)):
        drawn += at(x, y, corner, turn=turn)
    return drawn + edge("#160606")


def sar_zan(clockwise: bool) -> str:
    """The Sar-Zan card: everything on it turns the way the game turns.

    Red lacquer is clockwise, and points left, where the next player sits; jade is its mirror image.
    """
    if clockwise:
        lacquer, sea, dark, disc, hide = "lacquer", "sea-red", "#3A0E0E", PAPER, dragon.SCARLET
    else:
        lacquer, sea, dark, disc, hide = "jade", "sea-jade", "#0F2E29", "url(#sun)", dragon.GOLDEN
    cx, cy = 125, 150
    drawn = ground(f"url(#{lacquer})")
    drawn += rect(9, 9, 232, 332, 11, fill=f"url(#{sea})", opacity=0.8)
    drawn += rect(9, 9, 232, 332, 11, stroke_width=2.5, **GILT)
    drawn += circle(cx, cy, 112, fill=dark, opacity=0.92)
    drawn += circle(cx, cy, 112, stroke_width=2, **GILT) + circle(cx, cy, 66, fill=disc)
    turning = dragon.coiled(cx, cy, 86, 28, 340, hide, thick=15.5, size=0.86)
    for turn, side in ((-130, 1), (-50, -1)):
        place = f"translate({cx} {cy}) rotate({turn}) scale({num(0.84 * side)} 0.84)"
        turning += group(sabre(), transform=place)
    mirror = None if clockwise else "translate(250 0) scale(-1 1)"
    drawn += group(turning, transform=mirror)
    drawn += rect(22, 276, 206, 56, 11, fill=dark, stroke="url(#gold)", stroke_width=2)
    way = -1 if clockwise else 1
    drawn += text(125 - way * 15, 313, "SAR-ZAN", 25, PALE, spacing=0.4)
    for k, opacity in enumerate((1, 0.75, 0.45)):
        place = f"translate({125 + way * (86 - k * 11)} 304) scale({num(1.2 * way)} 1.2)"
        drawn += path(CHEVRON, transform=place, fill="url(#gold)", opacity=opacity)
    return drawn + edge("#120505")


def sprites() -> list[Sprite]:
    """The back, the two Sar-Zan cards and the swords."""
    return [
        card_sprite("back", back(), DEFS),
        card_sprite("sar-zan-clockwise", sar_zan(True), DEFS),
        card_sprite("sar-zan-counter", sar_zan(False), DEFS),
        Sprite("swords", 120, 128, at(0, -2, swords(), 0.62), DEFS),
    ]
