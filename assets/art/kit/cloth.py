"""Woven cloths, their fringes and the bands of each game's motif."""

import random

from .palette import Cloth
from .svg import group, lozenge, num, path, radial, rect

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


def resist_band(x, y, w, h, repeats: int, upright: bool = False) -> str:
    """Songo's resist-dyed band: triangles and dots between two lines."""
    colour = "#E8B06A"
    shapes = dots = ""
    pitch = (h if upright else w) / repeats
    for i in range(repeats):
        if upright:
            a = y + i * pitch
            shapes += f"M{num(x + w)} {num(a + pitch * 0.12)}"
            shapes += f"L{num(x + w * 0.16)} {num(a + pitch * 0.5)}"
            shapes += f"L{num(x + w)} {num(a + pitch * 0.88)}Z"
            centre, radius = (x + w * 0.32, a), w * 0.1
        else:
            a = x + i * pitch
            shapes += f"M{num(a + pitch * 0.12)} {num(y + h)}"
            shapes += f"L{num(a + pitch * 0.5)} {num(y + h * 0.16)}"
            shapes += f"L{num(a + pitch * 0.88)} {num(y + h)}Z"
            centre, radius = (a, y + h * 0.32), h * 0.1
        if i:
            dots += f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"/>'
    if upright:
        lines = f"M{num(x - w * 0.35)} {num(y)}v{num(h)}M{num(x + w * 1.35)} {num(y)}v{num(h)}"
    else:
        lines = f"M{num(x)} {num(y - h * 0.35)}h{num(w)}M{num(x)} {num(y + h * 1.35)}h{num(w)}"
    drawn = path(shapes) + dots + path(lines, stroke=colour, stroke_width=1.6, fill="none")
    return group(drawn, fill=colour, opacity=0.5)


def _triangle(a, y, p, h, _) -> str:
    return f"M{num(a - p * 0.38)} {num(y + h)}L{num(a)} {num(y)}L{num(a + p * 0.38)} {num(y + h)}Z"


def _lozenge(a, y, p, h, _) -> str:
    return lozenge(a, y + h / 2, p * 0.36, h / 2)


def _key(a, y, p, h, _) -> str:
    return (
        f"M{num(a - p * 0.42)} {num(y)}H{num(a + p * 0.3)}V{num(y + h)}H{num(a - p * 0.12)}"
        f"V{num(y + h * 0.45)}H{num(a + p * 0.08)}V{num(y + h * 0.7)}H{num(a + p * 0.16)}"
        f"V{num(y + h * 0.28)}H{num(a - p * 0.26)}V{num(y + h)}H{num(a - p * 0.42)}Z"
    )


def _sun_and_moon(a, y, p, h, i) -> str:
    m, r = y + h / 2, h * 0.43
    if i % 2:
        arc = f"A{num(r)} {num(r)} 0 1 1"
        return f"M{num(a + r)} {num(m)}{arc} {num(a - r)} {num(m)}{arc} {num(a + r)} {num(m)}Z"
    x, top, bottom = a + r * 0.5, m - r * 0.86, m + r * 0.86
    return (
        f"M{num(x)} {num(top)}A{num(r)} {num(r)} 0 1 0 {num(x)} {num(bottom)}"
        f"A{num(r * 0.9)} {num(r * 0.9)} 0 0 1 {num(x)} {num(top)}Z"
    )


def _wave(a, y, p, h, _) -> str:
    return (
        f"M{num(a - p * 0.5)} {num(y + h)}Q{num(a)} {num(y - h * 0.6)} {num(a + p * 0.5)} "
        f"{num(y + h)}Q{num(a)} {num(y + h * 0.1)} {num(a - p * 0.5)} {num(y + h)}Z"
    )


MOTIFS = {
    "songo": _triangle,
    "sovango": _lozenge,
    "sar-zan": _key,
    "soon": _sun_and_moon,
    "swoop": _wave,
}


def motif_band(game: str, x, y, w, h, colour: str) -> str:
    """A band of the game's own motif between two lines."""
    repeats = max(5, round(w / 14))
    pitch = w / repeats
    draw = MOTIFS[game]
    shapes = "".join(draw(x + (i + 0.5) * pitch, y, pitch, h, i) for i in range(repeats))
    lines = f"M{num(x)} {num(y - 4)}h{num(w)}M{num(x)} {num(y + h + 4)}h{num(w)}"
    return path(shapes, fill=colour, opacity=0.62) + path(
        lines, stroke=colour, stroke_opacity=0.55, stroke_width=1.1
    )
