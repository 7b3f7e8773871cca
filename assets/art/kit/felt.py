"""The cloth of a card game on the table: round corners, a border, the lamp's light.

It is drawn once for each orientation and stretched between its margins, so everything that must
keep its shape, corners and border, lies within them.
"""

import math
from collections.abc import Callable

from .atlas import Picture
from .cloth import WEAVE, dye
from .palette import Cloth
from .shapes import polar
from .svg import at, blur, clipped, path, radial, rect, round_box

EDGE = 7
SHEETS = (("landscape", 1180, 766, 90, 62, 1.0), ("portrait", 366, 640, 48, 33, 0.56))

Border = Callable[[int], str]


def _around(x: float, y: float, w: float, h: float, r: float, pitch: float) -> list[tuple]:
    """Places (x, y, turn) evenly along a box with round corners, the same on opposite sides."""
    places = []
    corners = (
        (x + r, y + r, w - 2 * r),
        (x + w - r, y + r, h - 2 * r),
        (x + w - r, y + h - r, w - 2 * r),
        (x + r, y + h - r, h - 2 * r),
    )
    bends = max(2, round(math.pi / 2 * r / pitch))
    for i, (cx, cy, side) in enumerate(corners):
        turn = 90 * i
        for k in range(bends):
            angle = turn - 90 + (k + 0.5) * 90 / bends
            px, py = polar(r, angle)
            places.append((cx + px, cy + py, angle))
        steps = round(side / pitch)
        out, along = polar(r, turn), polar(1, turn + 90)
        for k in range(steps):
            s = (k + 0.5) * side / steps
            places.append((cx + out[0] + along[0] * s, cy + out[1] + along[1] * s, turn))
    return places


def _frame(w: float, h: float, r: float, scale: float, colour: str, motif: Border) -> str:
    """Two lines, and a band of the motif between them."""
    drawn = ""
    for inset in (15 * scale, 35 * scale):
        drawn += rect(
            EDGE + inset,
            EDGE + inset,
            w - 2 * (EDGE + inset),
            h - 2 * (EDGE + inset),
            r - inset * 0.7,
            fill="none",
            stroke=colour,
            stroke_opacity=0.42,
            stroke_width=1.7 * max(scale, 0.75),
        )
    inset = EDGE + 25 * scale
    box = (inset, inset, w - 2 * inset, h - 2 * inset, r - 25 * scale * 0.7)
    for i, (x, y, turn) in enumerate(_around(*box, 17 * scale)):
        drawn += at(x, y, motif(i), scale, turn)
    return drawn


def cloths(game: str, cloth: Cloth, motif: Border, colour: str, quality: int) -> list[Picture]:
    """`cloth-<game>-landscape` and `-portrait`; `motif` draws the i-th piece of the border."""
    result = []
    for name, w, h, margin, r, scale in SHEETS:
        outline = round_box(EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE, r)
        defs = (
            WEAVE
            + dye("dye", cloth, centre=(0.5, 0.42), flat=0.08, r=0.72)
            + blur("cloth-shadow", 3)
            + radial(
                "cloth-lamp",
                [(0, "#FFD892", 0.2), (0.5, "#F4B860", 0.08), (1, "#F4B860", 0)],
                (0.5, 0.42),
            )
            + radial(
                "cloth-night",
                [(0.4, "#0B0705", 0), (0.75, "#0B0705", 0.22), (1, "#0B0705", 0.6)],
                (0.5, 0.44),
                0.74,
            )
        )
        drawn = rect(0, 0, w, h, fill="url(#dye)") + rect(
            0, 0, w, h, fill="url(#weave)", opacity=0.34
        )
        drawn += _frame(w, h, r, scale, colour, motif)
        drawn += rect(0, 0, w, h, fill="url(#cloth-lamp)")
        drawn += rect(0, 0, w, h, fill="url(#cloth-night)")
        drawn += path(outline, fill="none", stroke="#000", stroke_opacity=0.5, stroke_width=4)
        shadow = path(
            outline,
            fill="#060302",
            fill_opacity=0.75,
            filter="url(#cloth-shadow)",
            transform="translate(0 2)",
        )
        result.append(
            Picture(
                f"cloth-{game}-{name}",
                w,
                h,
                defs,
                shadow + clipped(outline, drawn),
                quality=quality,
                finest=2,
                slice=margin,
            )
        )
    return result
