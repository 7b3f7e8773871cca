"""Woven cloths, their fringes and bands."""

import random
from collections.abc import Callable

from .palette import Cloth
from .svg import num, path, radial, rect

# Path data of one piece of a band: its middle, its top, its room, its height, and which it is.
Motif = Callable[[float, float, float, float, int], str]

WEAVE = (
    '<pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<path d="M0 1.5H3M3 4.5H6" stroke="#000" stroke-opacity=".32" stroke-width="1.4"/>'
    '<path d="M1.5 3V6M4.5 0V3" stroke="#FFD9A8" stroke-opacity=".13" stroke-width="1.4"/>'
    "</pattern>"
)


def dye(name: str, cloth: Cloth, centre=(0.5, 0.4), flat: float = 0.6, r: float = 0.75) -> str:
    """The gradient of a cloth, lit up to `flat`, then falling to its dark edge."""
    stops = [(0, cloth.lit), (flat, cloth.lit), (1, cloth.edge)]
    return radial(name, stops, centre=centre, r=r)


def fringe(x, y, w, h, upright: bool, scale: float = 1, seed: int = 1) -> str:
    """Path data of the threads on two opposite sides: left and right, or top and bottom."""
    rng = random.Random(seed)
    data = ""
    length, along = 11 * scale, 3 * scale
    end = (w if upright else h) - 2 * scale

    def jitter() -> float:
        return rng.uniform(-2, 2) * scale

    while along < end:
        if upright:
            data += f"M{num(x + along)} {num(y)}l{num(jitter())} {num(jitter() - length)}"
            data += f"M{num(x + along)} {num(y + h)}l{num(jitter())} {num(jitter() + length)}"
        else:
            data += f"M{num(x)} {num(y + along)}l{num(jitter() - length)} {num(jitter())}"
            data += f"M{num(x + w)} {num(y + along)}l{num(jitter() + length)} {num(jitter())}"
        along += 4.6 * scale
    return data


def threads(data: str, colour: str, scale: float = 1) -> str:
    """A fringe's threads, each with a thin shade."""
    shade = f"translate(0 {num(1.1 * scale)})"
    return path(data, stroke=colour, stroke_width=2.1 * scale, stroke_linecap="round") + path(
        data, transform=shade, stroke="#000", stroke_opacity=0.3, stroke_width=0.8 * scale
    )


def woven(x, y, w, h, dye_name: str, r: float = 3, weave: float = 0.55) -> str:
    """The cloth itself."""
    return rect(x, y, w, h, r, fill=f"url(#{dye_name})") + rect(
        x, y, w, h, r, fill="url(#weave)", opacity=weave
    )


def motif_band(motif: Motif, x, y, w, h, colour: str) -> str:
    """A band of a game's motif between two lines."""
    repeats = max(5, round(w / 14))
    pitch = w / repeats
    shapes = "".join(motif(x + (i + 0.5) * pitch, y, pitch, h, i) for i in range(repeats))
    lines = f"M{num(x)} {num(y - 4)}h{num(w)}M{num(x)} {num(y + h + 4)}h{num(w)}"
    return path(shapes, fill=colour, opacity=0.62) + path(
        lines, stroke=colour, stroke_opacity=0.55, stroke_width=1.1
    )
