"""A playing card: body, panel and the index tabs of two corners.

Faces are drawn in card units, 250 × 350 from the card's top-left corner, and shown at half that.
"""

import math
from collections.abc import Sequence

from .atlas import Sprite
from .svg import at, blur, clipped, group, linear, path, rect, round_box

W, H = 250, 350
CORNER = 17.5
WIDE, HIGH = W // 2, H // 2
IVORY = "#F8EEDD"
INK = "#1B1310"
GOLD = "#E9B44C"

DEFS = linear("ivory", [(0, "#FFFAEE"), (1, "#F0E2C9")], (0, 0, 0.35, 1)) + linear(
    "gold", [(0, "#FCE2A3"), (0.5, GOLD), (1, "#B9791F")]
)

PANEL = round_box(9, 9, 232, 332, 10.5)
TAB = "M0 0H70V90Q70 109 51 109H0Z"
TAB_RIM = "M-6 -6H{0}V{1}Q{0} {2} {3} {2}H-6Z"


def both_ways(content: str) -> str:
    """Content, and the same turned round the card's centre."""
    return content + group(content, transform=f"rotate(180 {W / 2} {H / 2})")


def face(panel: str, over: str = "") -> str:
    """An ivory card with a panel, and what lies over it."""
    outline = round_box(0, 0, W, H, CORNER)
    edge = rect(
        0.6,
        0.6,
        W - 1.2,
        H - 1.2,
        17,
        fill="none",
        stroke="#3A2410",
        stroke_opacity=0.55,
        stroke_width=1.2,
    )
    return path(outline, fill="url(#ivory)") + clipped(PANEL, panel) + clipped(outline, over) + edge


def tab(content: str, ground: str, rim: str, opacity: float, margin: float = 3) -> str:
    """An index in the top-left corner on a ground of its own, with a rim towards the panel."""
    side, foot = 70 + margin, 109 + margin
    around = path(TAB_RIM.format(side, foot - 20, foot, side - 20), fill=rim, opacity=opacity)
    return clipped(PANEL, around) + path(TAB, fill=ground) + content


def sprite(name: str, drawing: str, defs: str) -> Sprite:
    """A face or a back as a sprite."""
    body = at(-WIDE / 2, -HIGH / 2, drawing, 0.5)
    return Sprite(name, WIDE, HIGH, body, DEFS + defs)


def tile(name: str, content: str, defs: str, ground: str = "url(#ivory)") -> Sprite:
    """An index alone, for cards too small for a face: 25 × 34, in units of 70 × 95.2."""
    body = rect(0.9, 0.9, 68.2, 93.4, 10, fill=ground)
    body += content
    body += rect(
        1.1,
        1.1,
        67.8,
        93,
        10,
        fill="none",
        stroke="#2A1A10",
        stroke_opacity=0.75,
        stroke_width=2.2,
    )
    scale = 25 / 70
    return Sprite(name, 25, 34, at(-12.5, -17, body, scale), DEFS + defs)


LYING = blur("card-shadow", 2.4)

Place = tuple[float, float, float]
Box = tuple[float, float, float, float]


def lying(place: Place, drawing: str, w: float) -> str:
    """A card `w` wide with its shadow, its centre at (x, y), turned; needs `LYING`."""
    x, y, turn = place
    scale = w / W
    shadow = rect(-W / 2, -H / 2, W, H, CORNER, fill="#000", fill_opacity=0.6)
    shadow = group(at(x, y + w * 0.05, shadow, scale, turn), filter="url(#card-shadow)")
    return shadow + at(x, y, at(-W / 2, -H / 2, drawing), scale, turn)


def extent(places: Sequence[Place], w: float) -> Box:
    """The box that cards of width `w` fill: left, top, right, bottom."""
    xs, ys = [], []
    for x, y, turn in places:
        c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
        half_w, half_h = w / 2 * (c + H / W * s), w / 2 * (s + H / W * c)
        xs += [x - half_w, x + half_w]
        ys += [y - half_h, y + half_h]
    return min(xs), min(ys), max(xs), max(ys)


def spread(places: Sequence[Place], drawings: Sequence[str], w: float) -> tuple[str, Box]:
    """Cards of width `w` on a tile, and the box they fill; needs `LYING`."""
    drawn = (lying(place, card, w) for place, card in zip(places, drawings, strict=True))
    return "".join(drawn), extent(places, w)


def fan(drawings: list[str], x: float, y: float, w: float, pitch: float, turn: float) -> str:
    """Cards side by side on an arc around (x, y), each turned a little more than the last."""
    drawn = ""
    for i, drawing in enumerate(drawings):
        t = i - (len(drawings) - 1) / 2
        sag = pitch * math.radians(turn) * t * t / 2
        drawn += lying((x + t * pitch, y + sag, t * turn), drawing, w)
    return drawn
