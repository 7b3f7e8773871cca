"""What lies on each game's tile.

Each function takes `tall` (whether the tile is tall rather than about square) and returns the
drawing with the box it fills: left, top, right, bottom.
"""

from kit import wood
from kit.card import Box, extent
from kit.svg import at, circle, clipped, group, linear, num, path, rect, round_box
from kit.type import text
from songo.seeds import DEFS as SEED_DEFS
from songo.seeds import heap
from sovango import still_life as sovango
from swoop import still_life as swoop

SHEEN = linear("sheen", [(0, "#fff", 0.16), (0.35, "#fff", 0), (1, "#000", 0.14)], (0, 0, 0.6, 1))


def _card(x, y, turn, face: str, inner: str, w: float = 74) -> str:
    """A card with its shadow and a sheen over it."""
    h, r = w * 1.4, w * 0.07
    drawn = rect(
        -w / 2 + 1, -h / 2 + 5, w, h, r, fill="#000", fill_opacity=0.55, filter="url(#blur-2)"
    )
    drawn += rect(
        -w / 2, -h / 2, w, h, r, fill=face, stroke="#000", stroke_opacity=0.4, stroke_width=0.8
    )
    drawn += inner + rect(-w / 2, -h / 2, w, h, r, fill="url(#sheen)")
    return at(x, y, drawn, turn=turn)


def _frame(w: float, h: float, colour: str, opacity: float, width: float) -> str:
    """A fine line inside a card's edge."""
    return rect(
        -w / 2,
        -h / 2,
        w,
        h,
        3,
        fill="none",
        stroke=colour,
        stroke_opacity=opacity,
        stroke_width=width,
    )


def songo(tall: bool) -> tuple[str, Box]:
    """A small board of eight cells; drawn in board units at .36."""
    counts = [(3, 6), (7, 2), (1, 5), (4, 9)]
    if tall:
        box = (-155, -256, 310, 500)
        drawn = wood.body(*box, 72, 19, True, 900, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-6, -206, 12, 400, 13, True)
    else:
        box = (-261, -156, 522, 306)
        drawn = wood.body(*box, 72, 19, False, 901, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-211, -9, 422, 12, 14)
    for j, pair in enumerate(counts):
        for i, count in enumerate(pair):
            if tall:
                cx, cy, rx, ry = (i * 2 - 1) * 75, -183 + j * 119, 54, 46
            else:
                cx, cy, rx, ry = -183 + j * 122, (-75, 69)[i], 48.6, 50
            drawn += wood.cell(cx, cy, rx, ry, (i + j) % 3, k=0.72)
            drawn += heap(f"q0{i}{j}", cx, cy, rx + 1.4, ry + 1.4, count, 1)
    x, y, w, h = (value * 0.36 for value in box)
    return at(0, 0, drawn, 0.36), (x, y, x + w, y + h + 8)


def _sword(turn: float) -> str:
    ink = "#1B1716"
    drawn = path(
        "M-2.6 -38L0 -44L2.6 -38V16H-2.6Z",
        fill="#E9E3D6",
        stroke=ink,
        stroke_width=1.4,
        stroke_linejoin="round",
    )
    drawn += path("M0 -42V16", stroke=ink, stroke_width=0.8, stroke_opacity=0.5)
    drawn += path("M-10 16H10L8 20.5H-8Z", fill="#C3342B", stroke=ink, stroke_width=1.2)
    drawn += path("M-2.4 20.5H2.4V36H-2.4Z", fill=ink)
    drawn += path("M-2.4 24L2.4 27M-2.4 28L2.4 31M-2.4 32L2.4 35", stroke="#E9B44C", stroke_width=1)
    drawn += circle(0, 38, 3.2, fill="#E9B44C", stroke=ink, stroke_width=1)
    return at(0, 0, drawn, turn=turn)


def sar_zan(tall: bool) -> tuple[str, Box]:
    """Crossed swords over a scaled back."""
    scales = "".join(
        f"M{num(-37 + c * 13 + (6.5 if r % 2 else 0))} {num(-50 + r * 10.5)}a6.5 6.5 0 0 0 13 0"
        for r in range(10)
        for c in range(-1, 6)
    )
    back = clipped(
        round_box(-34, -48.8, 68, 97.6, 3),
        path(scales, fill="none", stroke="#D98A4A", stroke_width=1.2, stroke_opacity=0.75),
    )
    back += _frame(68, 97.6, "#E9B44C", 0.7, 1.2)
    back += circle(0, 0, 15, fill="#4A0F0E", stroke="#E9B44C", stroke_width=1.4)
    back += text(0, 7, "33", 20, "#E9B44C")
    front = circle(0, 4, 27, fill="#C3342B")
    front += path("M-27 4A27 27 0 0 1 27 4", fill="#D94A3D", fill_opacity=0.6)
    front += at(0, 4, _sword(38) + _sword(-38), 0.98)
    front += _frame(64, 93.2, "#1B1716", 0.5, 1)
    places = ((-11, 37, -11), (10, -30, 7)) if tall else ((-34, 5, -12), (24, -2, 8))
    drawn = _card(*places[0], "#6D1A17", back) + _card(*places[1], "#F2E7D3", front)
    return drawn, extent(places, 74)


def soon(tall: bool) -> tuple[str, Box]:
    """Seven by day, eight by night."""
    night = circle(3, 10, 26, fill="#2C3B7C")
    night += path(
        "M9 20A19 19 0 1 1 9 -12A15 15 0 1 0 9 20Z", transform="translate(3 6)", fill="#E4EAFC"
    )
    stars = path("M17 6l1.6 4.2 4.2 1.6 -4.2 1.6 -1.6 4.2 -1.6 -4.2 -4.2 -1.6 4.2 -1.6Z")
    for x, y, r in ((-24, 34, 1.6), (22, -30, 1.8), (8, 38, 1.3), (-8, -34, 1.3)):
        stars += circle(x, y, r)
    night += group(stars, fill="#F2C14E") + text(25, -31, "8", 24, "#C9D3F2")
    night += _frame(66, 95.6, "#E9B44C", 0.75, 1.2)
    rays = "".join(
        at(0, 0, path("M0 -27L3.2 -17H-3.2Z", fill="#E08A1E" if i % 2 else "#F2C14E"), turn=i * 30)
        for i in range(12)
    )
    sun = rays + circle(0, 0, 16, fill="#F2C14E", stroke="#C97A12", stroke_width=1.4)
    sun += path(
        "M-6 -2.5Q-4 -5 -2 -2.5M2 -2.5Q4 -5 6 -2.5M-6 4Q0 9 6 4",
        fill="none",
        stroke="#8A4A08",
        stroke_width=1.7,
        stroke_linecap="round",
    )
    day = at(0, 4, sun) + text(-24.5, -31, "7", 24, "#A85F0A")
    day += _frame(66, 95.6, "#C97A12", 0.6, 1.2)
    places = ((11, 37, 8), (-11, -32, -8)) if tall else ((34, 5, 12), (-24, -2, -8))
    drawn = _card(*places[0], "#1F2A5A", night) + _card(*places[1], "#FFF4D6", day)
    return drawn, extent(places, 74)


STILL_LIFES = {
    "songo": songo,
    "sovango": sovango.still_life,
    "sar-zan": sar_zan,
    "soon": soon,
    "swoop": swoop.still_life,
}

# Gradients and filters that a still life needs besides those of wood and light.
DEFS = {
    "songo": SEED_DEFS,
    "sovango": sovango.DEFS,
    "sar-zan": SHEEN,
    "soon": SHEEN,
    "swoop": swoop.DEFS,
}
