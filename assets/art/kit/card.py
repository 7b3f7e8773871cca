"""A playing card: body, panel and the index tabs of two corners.

Faces are drawn in card units, 250 × 350 from the card's top-left corner, and shown at half that.
"""

from .atlas import Sprite
from .svg import at, clipped, group, linear, path, rect, round_box

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
    return around + path(TAB, fill=ground) + content


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


def lying(x: float, y: float, drawing: str, w: float, turn: float = 0, lift: float = 0) -> str:
    """A card `w` wide with its centre at (x, y) and its shadow; needs the filter `card-shadow`."""
    scale = w / W
    shadow = rect(-W / 2, -H / 2, W, H, CORNER, fill="#000", fill_opacity=0.55)
    shadow = at(x + lift * 0.1, y + w * 0.04 + lift, shadow, scale, turn)
    card = at(x, y, at(-W / 2, -H / 2, drawing), scale, turn)
    return group(shadow, filter="url(#card-shadow)") + card
