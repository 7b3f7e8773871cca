"""The marks of Songo's states: lit cells, rings, glows, pills, badges and particles."""

import math
import random

from kit import wood
from kit.atlas import Sprite
from kit.palette import WHITE
from kit.svg import at, blur, circle, ellipse, linear, lozenge, num, path, radial, rect, squircle

from .layout import LAYOUTS, Layout

DEFS = (
    linear("pill-lit", [(0, "#FFDC97"), (1, "#EDA947")])
    + linear("ember", [(0, "#F27A4C"), (0.5, "#E4572E"), (1, "#BF3D18")])
    + linear("gold", [(0, "#FFE09A"), (0.5, "#E9B44C"), (1, "#C68A2A")])
    + linear("teal", [(0, "#1F776C"), (1, "#145750")])
    + linear("indigo", [(0, "#4668B4"), (1, "#2B4380")])
    + radial("soft", [(0, "#fff", 1), (0.35, "#fff", 0.55), (0.7, "#fff", 0.14), (1, "#fff", 0)])
    + blur("blur-2", 2)
    + blur("blur-5", 5)
)


def _ring(rx: float, ry: float, out: float, colour: str, width: float, **style) -> str:
    """A line around a cell, `out` units from its edge."""
    outline = squircle(0, 0, rx + out, ry + out)
    return path(outline, fill="none", stroke=colour, stroke_width=width, **style)


def _broken(rx: float, ry: float) -> str:
    """A ring of ash in pieces that have slipped out of line."""
    rng = random.Random("broken")
    shards = ""
    pieces = 9
    for i in range(pieces):
        start = (i + rng.uniform(-0.12, 0.12)) / pieces * math.tau
        span = math.tau / pieces * rng.uniform(0.5, 0.72)
        out = rng.uniform(1, 11)
        points = []
        for step in range(9):
            angle = start + span * step / 8
            c, s = math.cos(angle), math.sin(angle)
            k = (abs(c) ** 2.9 + abs(s) ** 2.9) ** (-1 / 2.9)
            points.append(f"{num((rx + out) * k * c)} {num((ry + out) * k * s)}")
        shard = path("M" + "L".join(points))
        shards += at(0, 0, shard, turn=rng.uniform(-1.6, 1.6))
    style = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g {style} stroke="#160A04" stroke-opacity=".55" stroke-width="9">{shards}</g>'
        f'<g {style} stroke="#B8A690" stroke-width="5">{shards}</g>'
    )


def _cell_marks(layout: Layout) -> list[Sprite]:
    """Lit cells, rings and glow, fitting one orientation's cells."""
    cell = layout.cells["N0"]
    rx, ry, px, name = cell.rx, cell.ry, layout.px, layout.name

    def sized(margin: float) -> tuple[int, int]:
        return tuple(2 * math.ceil((half + margin) * px) for half in (rx, ry))

    def sprite(title: str, margin: float, body: str, defs: str = "", flat=None) -> Sprite:
        w, h = sized(margin)
        return Sprite(title, w, h, at(0, 0, body, px), defs, flat=flat)

    dash = {"stroke_dasharray": "9 6"}
    press = _ring(rx, ry, 5, "#F4683A", 7) + _ring(rx, ry, 9, "#FFE3C4", 2)
    take = _ring(rx, ry, 3, "#E9B44C", 3.4) + _ring(rx, ry, 10, "#FFE2A0", 2.6, **dash)
    glow = path(squircle(0, 0, rx + 15, ry + 15), fill="#fff", filter="url(#halo)")
    wooden = wood.defs(layout.upright)
    return [
        *(
            sprite(
                f"cell-hot-{name}-{variant}",
                11,
                wood.cell(0, 0, rx, ry, variant, hot=True),
                wooden,
            )
            for variant in range(3)
        ),
        sprite(f"ring-legal-{name}", 14, _ring(rx, ry, 5, "#fff", 5), flat=WHITE),
        sprite(f"ring-press-{name}", 16, press),
        sprite(f"ring-take-{name}", 18, take),
        sprite(f"ring-broken-{name}", 28, _broken(rx, ry)),
        sprite(f"glow-{name}", 44, glow, blur("halo", 9), flat=WHITE),
    ]


def _pill(w: float, h: float, state: str) -> str:
    """The count's ground, around the origin."""
    x, y, r = -w / 2, -h / 2, h / 2
    if state == "plain":
        return (
            rect(x, y, w, h, r, fill="#1E0F06", fill_opacity=0.78)
            + rect(
                x,
                y + 1.2,
                w,
                h,
                r,
                fill="none",
                stroke="#F6CE94",
                stroke_opacity=0.4,
                stroke_width=0.8,
            )
            + rect(x, y, w, h, r, fill="none", stroke="#140803", stroke_opacity=0.8)
        )
    if state == "take":
        return rect(x, y, w, h, r, fill="#2A1508", stroke="#E9B44C", stroke_width=1.8)
    fill, halo, edge, strength = {
        "legal": ("pill-lit", "#F4B860", "#5A2F0C", 0.55),
        "press": ("ember", "#E4572E", "#5A1C0C", 0.7),
    }[state]
    return rect(
        x - 4, y - 4, w + 8, h + 8, r + 4, fill=halo, opacity=strength, filter="url(#blur-5)"
    ) + rect(x, y, w, h, r, fill=f"url(#{fill})", stroke=edge, stroke_opacity=0.6)


def _pills() -> list[Sprite]:
    """Grounds of counts and tags, to be stretched between their `slice` margins (l, t, r, b)."""
    result = []
    for state in ("plain", "legal", "press", "take"):
        margin = 20 if state in ("legal", "press") else 4
        w, h = 44 + 2 * margin, 28 + 2 * margin
        side = margin + 16
        result.append(
            Sprite(
                f"pill-{state}",
                w,
                h,
                _pill(44, 28, state),
                DEFS,
                extra={"slice": [side, side - 4, side, side - 4], "inset": margin},
            )
        )
    tag = rect(-21, -13, 42, 30, 9, fill="#000", fill_opacity=0.5, filter="url(#blur-2)")
    tag += rect(-21, -15, 42, 30, 9, fill="url(#gold)", stroke="#6A430D", stroke_opacity=0.8)
    extra = {"slice": [18, 18, 18, 18], "inset": 8}
    result.append(Sprite("tag", 58, 46, tag, DEFS, extra=extra))
    return result


def _badges() -> list[Sprite]:
    """Padlock, marks of the sides, seats."""
    shackle = path(
        "M-5.5 -1H5.5V8H-5.5ZM-3.4 -1V-4A3.4 3.4 0 0 1 3.4 -4V-1",
        fill="none",
        stroke="#D8C6AC",
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    lock = circle(0, 0, 11, fill="#1A0C05", stroke="#B8A690", stroke_opacity=0.6)
    lock += at(0, -0.9, shackle, 0.74)
    north = path(
        lozenge(0, 0, 13, 13),
        fill="#2A9D8F",
        stroke="#BFF3E6",
        stroke_opacity=0.6,
        stroke_width=1.8,
        stroke_linejoin="round",
    )
    south = circle(
        0, 0, 11.2, fill="#4361A8", stroke="#C9D6FF", stroke_opacity=0.7, stroke_width=1.8
    )
    seat_n = path(
        lozenge(0, 0, 32, 32),
        fill="url(#teal)",
        stroke="#C9F6EA",
        stroke_opacity=0.75,
        stroke_width=2,
        stroke_linejoin="round",
    )
    seat_s = circle(
        0, 0, 28, fill="url(#indigo)", stroke="#D3DEFF", stroke_opacity=0.8, stroke_width=2
    )
    return [
        Sprite("lock", 26, 26, lock),
        Sprite("mark-n", 32, 32, north),
        Sprite("mark-s", 32, 32, south),
        Sprite("seat-n", 72, 72, seat_n, DEFS),
        Sprite("seat-s", 72, 72, seat_s, DEFS),
    ]


def _particles() -> list[Sprite]:
    """Dots, rings and sparks that move."""
    star = "M0 -15C.9 -3 3 -.9 15 0C3 .9 .9 3 0 15C-.9 3 -3 .9 -15 0C-3 -.9 -.9 -3 0 -15Z"
    spark = ellipse(0, 0, 9, 9, fill="url(#soft)", opacity=0.8) + path(star, fill="#fff")
    dot = circle(0, 0, 6.4, fill="#1A0B03", fill_opacity=0.55)
    dot += circle(0, 0, 3.4, fill="#FFD58C")
    last = circle(0, 0, 46, fill="none", stroke="#fff", stroke_width=6)
    arrow = path(
        "M-22 0H18M4 -14L19 0L4 14",
        fill="none",
        stroke="#fff",
        stroke_width=6.4,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    chevron = path(
        "M-5 -10L6 0L-5 10",
        fill="none",
        stroke="#fff",
        stroke_width=5,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return [
        Sprite("path-dot", 16, 16, dot),
        Sprite("ring-last", 104, 104, last, flat=WHITE),
        Sprite("mote", 24, 24, circle(0, 0, 11, fill="url(#soft)"), DEFS, flat=WHITE),
        Sprite("spark", 36, 36, spark, DEFS, flat=WHITE),
        Sprite("arrow", 56, 40, arrow, flat=WHITE),
        Sprite("chevron", 24, 32, chevron, flat=WHITE),
    ]


def sprites() -> list[Sprite]:
    """Every mark, for both orientations."""
    result = []
    for layout in LAYOUTS:
        result += _cell_marks(layout)
    return result + _pills() + _badges() + _particles()
