"""What lies on each game's tile.

Each function takes `tall` (whether the tile is tall rather than about square) and returns the
drawing with the box it fills: left, top, right, bottom.
"""

import math

from kit import wood
from kit.svg import at, clipped, group, linear, num, path, rect, round_box
from kit.type import text
from sar_zan import cards as sar_zan_cards
from sar_zan import lacquer
from sar_zan.inks import DEFS as SAR_ZAN_DEFS
from songo.seeds import heap
from soon import cards as soon_cards
from soon.metals import DAY, NIGHT
from soon.metals import DEFS as SOON_DEFS

Box = tuple[float, float, float, float]

DEFS = linear("sheen", [(0, "#fff", 0.16), (0.35, "#fff", 0), (1, "#000", 0.14)], (0, 0, 0.6, 1))

PIECE_DEFS = {"sar-zan": SAR_ZAN_DEFS, "soon": SOON_DEFS}

SUITS = {
    "heart": "M0 .9C-.5 .4 -1 0 -1 -.42C-1 -.8 -.72 -1 -.46 -1C-.24 -1 -.08 -.86 0 -.66"
    "C.08 -.86 .24 -1 .46 -1C.72 -1 1 -.8 1 -.42C1 0 .5 .4 0 .9Z",
    "diamond": "M0 -1.05C.2 -.6 .44 -.28 .76 0C.44 .28 .2 .6 0 1.05"
    "C-.2 .6 -.44 .28 -.76 0C-.44 -.28 -.2 -.6 0 -1.05Z",
    "spade": "M0 -1C.45 -.48 1 -.1 1 .34C1 .68 .74 .84 .5 .84C.3 .84 .16 .74 .1 .6"
    "C.14 .84 .22 .98 .36 1.04H-.36C-.22 .98 -.14 .84 -.1 .6C-.16 .74 -.3 .84 -.5 .84"
    "C-.74 .84 -1 .68 -1 .34C-1 -.1 -.45 -.48 0 -1Z",
    "club": "M0 -1C.28 -1 .5 -.78 .5 -.5C.5 -.36 .44 -.22 .34 -.14C.42 -.18 .48 -.2 .54 -.2"
    "C.82 -.2 1.02 .02 1.02 .28C1.02 .56 .8 .76 .54 .76C.34 .76 .16 .66 .08 .5"
    "C.12 .8 .2 .96 .36 1.04H-.36C-.2 .96 -.12 .8 -.08 .5C-.16 .66 -.34 .76 -.54 .76"
    "C-.8 .76 -1.02 .56 -1.02 .28C-1.02 .02 -.82 -.2 -.54 -.2C-.48 -.2 -.42 -.18 -.34 -.14"
    "C-.44 -.22 -.5 -.36 -.5 -.5C-.5 -.78 -.28 -1 0 -1Z",
}


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


def _extent(places, w: float) -> Box:
    """The box that cards of width `w` fill, each at (x, y, turn)."""
    xs, ys = [], []
    for x, y, turn in places:
        c, s = abs(math.cos(math.radians(turn))), abs(math.sin(math.radians(turn)))
        half_w, half_h = w / 2 * (c + 1.4 * s), w / 2 * (s + 1.4 * c)
        xs += [x - half_w, x + half_w]
        ys += [y - half_h, y + half_h]
    return min(xs), min(ys), max(xs), max(ys)


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


def _lion() -> str:
    """A lion's mask in a toothed mane."""
    gold, red = "#E3A72F", "#7A1F12"
    points = []
    for i in range(16):
        for radius, angle in ((31, i / 16), (24, (i + 0.5) / 16)):
            a = angle * math.tau
            points.append(f"{num(radius * math.cos(a))} {num(radius * math.sin(a))}")
    mane = f"M{'L'.join(points)}Z"
    drawn = path(mane, fill=red)
    drawn += path(mane, transform="scale(.8)", fill="#F0C25A")
    drawn += path(mane, transform="scale(.72)", fill=red)
    drawn += path(
        "M-15 -13C-15 -19 -8 -18 -6 -14H6C8 -18 15 -19 15 -13C17 -4 14 10 0 18"
        "C-14 10 -17 -4 -15 -13Z",
        fill=gold,
    )
    drawn += path(
        "M0 -14V3L-5 8H5L0 3", fill=red, stroke=red, stroke_width=2, stroke_linejoin="round"
    )
    drawn += path("M-11 -6L-3 -3L-10 -1Z M11 -6L3 -3L10 -1Z", fill="#1B0D08")
    drawn += path(
        "M-6 12Q0 9 6 12", fill="none", stroke=red, stroke_width=2, stroke_linecap="round"
    )
    return drawn + path("M-12 3H-7M-11 6H-7M12 3H7M11 6H7", stroke="#FFF1CF", stroke_width=1.3)


def _triangles() -> str:
    data = "".join(
        f"M{num(-36 + c * 16 + (8 if r % 2 else 0))} {num(-48 + r * 12)}l7 10h-14Z"
        for r in range(9)
        for c in range(-1, 5)
    )
    return path(data, fill="#7D1F12")


def _waves() -> str:
    data = "".join(f"M-36 {-46 + r * 10}q6 -7 12 0t12 0t12 0t12 0t12 0t12 0" for r in range(11))
    return path(data, fill="none", stroke="#9DB8F2", stroke_width=2.4)


def _lozenges() -> str:
    data = "".join(
        f"M{-32 + c * 16} {-49 + r * 14}l6 7l-6 7l-6 -7Z" for r in range(8) for c in range(5)
    )
    return path(data, fill="#8A4F0C")


def _leaves() -> str:
    data = "".join(
        f"M{-32 + c * 16} {-40 + r * 13}c5 -3 5 -8 0 -11c-5 3 -5 8 0 11Z"
        for r in range(8)
        for c in range(5)
    )
    return path(data, fill="#BFE8B2")


def sovango(tall: bool) -> tuple[str, Box]:
    """Three cloths and the lion."""
    w = 72
    places = (
        ((-15, -30, -13), (0, -42, -2), (15, -32, 10), (1, 34, 3))
        if tall
        else ((-40, 6, -16), (-18, -3, -8), (5, -5, 1), (34, 5, 11))
    )
    inside = round_box(-33, -47.4, 66, 94.8, 3)
    drawn = ""
    for i, (colour, pattern) in enumerate(
        (("#2E7D4F", _leaves), ("#E3A72F", _lozenges), ("#2F4C9B", _waves))
    ):
        face = clipped(inside, pattern()) + _frame(66, 94.8, "#FFF3D8", 0.8, 1.6)
        drawn += _card(*places[i], colour, face, w)
    lion = clipped(round_box(-36, -50.4, 72, 100.8, 5), _triangles())
    lion += rect(-31, -34, 62, 68, 31, fill="#F5E3C0") + at(0, 0, _lion(), 0.93)
    lion += rect(-36, -50, 20, 26, 4, fill="#F5E3C0")
    lion += path("M-26 -46L-20 -36H-32Z", fill="#C8452D")
    lion += path("M-30 -29H-22", stroke="#7D1F12", stroke_width=3, stroke_linecap="round")
    drawn += _card(*places[3], "#C8452D", lion, w)
    return drawn, _extent(places, w)


def laid(x: float, y: float, turn: float, face: str, w: float = 74) -> str:
    """A real card, drawn in 250 × 350 units, with its shadow and a sheen over it."""
    h, r = w * 1.4, w * 0.07
    drawn = rect(
        -w / 2 + 1, -h / 2 + 5, w, h, r, fill="#000", fill_opacity=0.55, filter="url(#blur-2)"
    )
    drawn += at(-w / 2, -h / 2, face, w / 250)
    return at(x, y, drawn + rect(-w / 2, -h / 2, w, h, r, fill="url(#sheen)"), turn=turn)


def sar_zan(tall: bool) -> tuple[str, Box]:
    """Crossed swords over a scaled back, and the dragon."""
    places = ((-11, 37, -8), (11, -32, 8)) if tall else ((34, 5, 12), (-24, -2, -8))
    faces = (sar_zan_cards.face(32), lacquer.sar_zan(True))
    drawn = "".join(laid(*place, face) for place, face in zip(places, faces, strict=True))
    return drawn, _extent(places, 74)


def soon(tall: bool) -> tuple[str, Box]:
    """Seven by day, eight by night."""
    places = ((11, 37, 8), (-11, -32, -8)) if tall else ((34, 5, 12), (-24, -2, -8))
    faces = (soon_cards.number(8, NIGHT), soon_cards.number(7, DAY))
    drawn = "".join(laid(*place, face) for place, face in zip(places, faces, strict=True))
    return drawn, _extent(places, 74)


def _suit(name: str, x: float, y: float, r: float, colour: str) -> str:
    return at(x, y, path(SUITS[name], fill=colour), r)


def swoop(tall: bool) -> tuple[str, Box]:
    """Four sixes."""
    w = 70
    places = (
        ((-17, -30, -14), (-2, -42, -4), (15, -34, 8), (3, 32, 3))
        if tall
        else ((-40, 6, -17), (-15, -3, -7), (10, -4, 3), (37, 5, 13))
    )
    drawn = ""
    for i, (suit, colour) in enumerate(
        (("spade", "#1E1E24"), ("heart", "#C3263E"), ("club", "#2E7D4F"), ("diamond", "#C96A1B"))
    ):
        index = text(-25, -27, "6", 24, colour) + _suit(suit, -25, -14, 7.2, colour)
        face = index
        if i == 3:
            for x in (-9, 8.5):
                for y in (-22, 2, 26):
                    face += _suit(suit, x, y, 5.8, colour)
            face += group(index, transform="rotate(180)")
        drawn += _card(*places[i], "#F8EEDD", face, w)
    return drawn, _extent(places, w)


STILL_LIFES = {
    "songo": songo,
    "sovango": sovango,
    "sar-zan": sar_zan,
    "soon": soon,
    "swoop": swoop,
}
