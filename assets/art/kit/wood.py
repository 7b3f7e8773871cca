"""Carved wood: a body with grain, hollow cells, grooves. Lengths are in board units."""

import math
import random

from .svg import (
    at,
    blur,
    clipped,
    ellipse,
    group,
    linear,
    lozenge,
    num,
    path,
    radial,
    rect,
    squircle,
)


def fibre(name: str, frequency: float, upright: bool, seed: int, tint, gain, cut) -> str:
    """A filter that paints fine fibres running along the wood."""
    along, across = f"{frequency * 0.04:.5f}", f"{frequency:.5f}"
    pair = f"{across} {along}" if upright else f"{along} {across}"
    red, green, blue = tint
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{pair}" numOctaves="4" seed="{seed}"/>'
        f'<feColorMatrix type="matrix" values="0 0 0 0 {red} 0 0 0 0 {green} 0 0 0 0 {blue} '
        f'{gain} 0 0 0 {cut}"/></filter>'
    )


def defs(upright: bool = False, frequency: float = 0.065) -> str:
    """Gradients and filters of this module; `frequency` sets how fine the fibres are."""
    return (
        linear("wood", [(0, "#CE8E50"), (0.45, "#AF6E38"), (1, "#8A5027")])
        + linear("wood-upright", [(0, "#C58649"), (0.5, "#AC6F39"), (1, "#8C5329")])
        + linear("side", [(0, "#6A4020"), (0.35, "#4E2C14"), (1, "#26130A")])
        + linear(
            "chamfer",
            [(0, "#2E190B"), (0.42, "#6A4323"), (0.8, "#C18C52"), (1, "#F0C68A")],
        )
        + radial(
            "bowl",
            [(0, "#7C5230"), (0.45, "#5F3D22"), (0.8, "#3E2512"), (1, "#2A170A")],
            centre=(0.5, 0.74),
            r=0.78,
        )
        + radial(
            "bowl-hot",
            [(0, "#A8703A"), (0.45, "#7E5029"), (0.8, "#4E2F16"), (1, "#321B0C")],
            centre=(0.5, 0.7),
            r=0.8,
        )
        + radial("bowl-pool", [(0, "#FFD08A", 0.34), (1, "#FFD08A", 0)])
        + radial(
            "body-lamp",
            [(0, "#FFD48E", 0.5), (0.5, "#FFBE66", 0.18), (1, "#FFC978", 0)],
            centre=(0.5, 0.28),
            r=0.62,
        )
        + radial(
            "body-edge",
            [(0, "#1A0C04", 0), (0.66, "#1A0C04", 0), (1, "#1A0C04", 0.55)],
            centre=(0.5, 0.46),
            r=0.62,
        )
        + blur("blur-2", 2)
        + blur("blur-6", 6)
        + blur("blur-15", 15)
        + fibre("fibre-dark", frequency, upright, 4, (0.22, 0.11, 0.03), 1.5, -0.62)
        + fibre("fibre-light", frequency, upright, 9, (1, 0.72, 0.36), 1.1, -0.6)
    )


def _smooth(points) -> str:
    """Path data of a curve through the middles of a line of points."""
    data = f"M{num(points[0][0])} {num(points[0][1])}"
    for (x, y), (nx, ny) in zip(points[1:-1], points[2:], strict=True):
        data += f"Q{num(x)} {num(y)} {num((x + nx) / 2)} {num((y + ny) / 2)}"
    return data


def grain(
    rng: random.Random,
    x: float,
    y: float,
    w: float,
    h: float,
    lines: int,
    upright: bool = False,
    knots=(),
    sway: float = 5,
    colour: str = "#4A2A10",
    opacity=(0.06, 0.26),
    line: float = 1,
) -> str:
    """Lines of grain that part around knots, each (along, across, radius)."""
    length, breadth = (h, w) if upright else (w, h)
    step = max(26, length / 19)
    drawn = ""
    for i in range(lines):
        base = (i + 0.5) / lines * breadth + rng.uniform(-0.5, 0.5) * breadth / lines
        phase, wobble = rng.uniform(0, 6), rng.uniform(0, 6)
        swing = rng.uniform(0.4, 1) * sway
        points, s = [], -step
        while s <= length + 1.5 * step:
            v = base + swing * math.sin(s / length * 5.2 + phase * 0.25 + base * 0.01)
            v += swing * 0.45 * math.sin(s / length * 13 + wobble * 0.4 + base * 0.02)
            for along, across, radius in knots:
                near = math.exp(-(((s - along) / (radius * 2.6)) ** 2))
                off = v - across
                v += math.copysign(1, off) * radius * near * math.exp(-abs(off) / (radius * 1.7))
            points.append((x + v, y + s) if upright else (x + s, y + v))
            s += step
        drawn += path(
            _smooth(points),
            stroke_width=rng.choice([0.6, 0.8, 1, 1, 1.5, 2.4]) * line,
            stroke_opacity=rng.uniform(*opacity),
        )
    return group(drawn, fill="none", stroke=colour)


def slab(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of the board's outline: a rectangle with hand-cut corners."""
    x2, y2 = x + w, y + h
    return (
        f"M{num(x + r)} {num(y)}H{num(x2 - r)}"
        f"C{num(x2 - r * 0.3)} {num(y)} {num(x2)} {num(y + r * 0.4)} {num(x2)} {num(y + r)}"
        f"V{num(y2 - r)}"
        f"C{num(x2)} {num(y2 - r * 0.4)} {num(x2 - r * 0.3)} {num(y2)} {num(x2 - r)} {num(y2)}"
        f"H{num(x + r)}"
        f"C{num(x + r * 0.3)} {num(y2)} {num(x)} {num(y2 - r * 0.4)} {num(x)} {num(y2 - r)}"
        f"V{num(y + r)}"
        f"C{num(x)} {num(y + r * 0.4)} {num(x + r * 0.3)} {num(y)} {num(x + r)} {num(y)}Z"
    )


def _knot(cx: float, cy: float, a: float, b: float) -> str:
    ring = ellipse(
        cx,
        cy,
        a * 1.5,
        b * 1.5,
        fill="none",
        stroke="#3A1E0A",
        stroke_opacity=0.45,
        stroke_width=1.6,
    )
    return ellipse(cx, cy, a, b, fill="#3A1E0A", fill_opacity=0.75) + ring


def _facets(rng: random.Random, x, y, w, h, upright: bool) -> str:
    """Shallow marks of the adze."""
    drawn = ""
    for _ in range(int(w * h / 5200)):
        cx, cy = x + rng.uniform(0, w), y + rng.uniform(0, h)
        long, deep = rng.uniform(16, 34), rng.uniform(5, 9)
        turn = rng.uniform(-14, 14) + (90 if upright else 0)
        hollow = f"M{num(-long)} 0Q0 {num(-deep)} {num(long)} 0Q0 {num(deep * 0.5)} {num(-long)} 0Z"
        edge = f"M{num(-long)} 0Q0 {num(deep * 0.6)} {num(long)} 0"
        mark = path(hollow, fill="#2C1505", fill_opacity=0.13)
        mark += path(edge, fill="none", stroke="#FFDDA6", stroke_opacity=0.22, stroke_width=1.2)
        drawn += at(cx, cy, mark, turn=turn)
    return drawn


def body(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    thick: float,
    upright: bool = False,
    seed: int = 7,
    line: float = 1.35,
) -> str:
    """A slab of wood seen from above and a little in front, with its shadows."""
    rng = random.Random(seed)
    outline = slab(x, y, w, h, r)

    def lowered(by: float, **style) -> str:
        return path(outline, transform=f"translate(0 {num(by)})", **style)

    drawn = lowered(thick + 20, fill="#0B0502", fill_opacity=0.75, filter="url(#blur-15)")
    drawn += lowered(thick + 5, fill="#0B0502", fill_opacity=0.6, filter="url(#blur-6)")
    drawn += lowered(thick, fill="url(#side)") + lowered(thick * 0.55, fill="#5B351A")
    drawn += path(outline, fill="url(#wood-upright)" if upright else "url(#wood)")
    long, wide = (h, w) if upright else (w, h)
    knots = [(long * 0.449, wide * 0.9, 10), (long * 0.06, wide * 0.09, 9)]
    top = rect(x, y, w, h, filter="url(#fibre-dark)")
    top += rect(x, y, w, h, filter="url(#fibre-light)")
    top += grain(rng, x, y, w, h, int(wide / 9), upright, knots, 6, line=line)
    for along, across, radius in knots:
        if upright:
            top += _knot(x + across, y + along, radius * 0.55, radius * 1.05)
        else:
            top += _knot(x + along, y + across, radius * 1.05, radius * 0.55)
    top += _facets(rng, x, y, w, h, upright)
    top += rect(x, y, w, h, fill="url(#body-lamp)") + rect(x, y, w, h, fill="url(#body-edge)")
    top += path(
        outline,
        fill="none",
        stroke="#2A1306",
        stroke_opacity=0.5,
        stroke_width=12,
        filter="url(#blur-6)",
    )
    top += lowered(2, fill="none", stroke="#FFE0AE", stroke_opacity=0.55, stroke_width=3)
    drawn += clipped(outline, top)
    return drawn + path(
        outline, fill="none", stroke="#1E0E05", stroke_opacity=0.7, stroke_width=1.4
    )


def _gouges(variant: int, rx: float, ry: float) -> str:
    """Tool marks inside a cell, around its origin."""
    rng = random.Random(f"gouges-{variant}")
    marks = int(15 + (rx + ry) / 14)
    drawn = ""
    for i in range(marks):
        angle = i / marks * math.tau + rng.uniform(-0.08, 0.08)
        reach = rng.uniform(0.76, 0.86)
        x, y = rx * reach * math.cos(angle), ry * reach * math.sin(angle)
        long, deep = rng.uniform(11, 17), rng.uniform(4, 6.4)
        hollow = f"M{num(-long)} 0Q0 {num(-deep)} {num(long)} 0Q0 {num(deep)} {num(-long)} 0Z"
        edge = f"M{num(-long)} 0Q0 {num(deep)} {num(long)} 0"
        mark = path(hollow, fill="#1C0D04", fill_opacity=0.2)
        mark += path(
            edge,
            fill="none",
            stroke="#E9B777",
            stroke_opacity=rng.uniform(0.1, 0.22),
            stroke_width=1.1,
        )
        drawn += at(x, y, mark, turn=math.degrees(math.atan2(y, x)))
    for _ in range(9):
        x, y = rng.uniform(-0.5, 0.5) * rx, rng.uniform(-0.35, 0.6) * ry
        long, turn = rng.uniform(9, 16), rng.uniform(-18, 18)
        mark = path(
            f"M{num(-long)} 0Q0 3.4 {num(long)} 0",
            fill="none",
            stroke="#E9B777",
            stroke_opacity=0.13,
            stroke_width=1.2,
        )
        drawn += at(x, y, mark, turn=turn)
    return drawn


def cell(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    variant: int = 0,
    hot: bool = False,
    k: float = 0.76,
) -> str:
    """A hollow, lit from above. A `hot` one has no outer shadow: it is laid over a cold one."""
    outline = squircle(cx, cy, rx, ry, k)
    drawn = ""
    if not hot:
        rim = squircle(cx, cy + 1.5, rx + 11, ry + 11, k)
        drawn += path(rim, fill="#1C0D04", fill_opacity=0.28, filter="url(#blur-2)")
    drawn += path(squircle(cx, cy, rx + 7, ry + 7, k), fill="url(#chamfer)")
    drawn += path(outline, fill="url(#bowl-hot)" if hot else "url(#bowl)")
    inside = at(cx, cy, _gouges(variant, rx, ry))
    inside += ellipse(cx, cy + ry * 0.42, rx * 0.78, ry * 0.5, fill="url(#bowl-pool)")
    inside += path(
        squircle(cx, cy + 9, rx + 6, ry + 4, k),
        fill="none",
        stroke="#100602",
        stroke_opacity=0.8,
        stroke_width=20,
        filter="url(#blur-6)",
    )
    inside += path(
        squircle(cx, cy - 1.5, rx, ry, k),
        fill="none",
        stroke="#F3C68A",
        stroke_opacity=0.3,
        stroke_width=2.5,
        filter="url(#blur-2)",
    )
    drawn += clipped(outline, inside)
    return drawn + path(
        outline, fill="none", stroke="#1C0D04", stroke_opacity=0.5, stroke_width=1.2
    )


def groove(data: str, width: float = 2.6) -> str:
    """A carved line, dark above and lit below."""
    joins = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    cut = path(data, stroke="#3A1F0C", stroke_opacity=0.75, stroke_width=width, **joins)
    lit = path(
        data,
        transform="translate(0 1.6)",
        stroke="#F6CE94",
        stroke_opacity=0.38,
        stroke_width=1.1,
        **joins,
    )
    return cut + lit


def lozenge_band(x, y, w, h, lozenges: int, upright: bool = False) -> str:
    """A carved band of lozenges."""
    pitch = (h if upright else w) / lozenges
    whole = shade = ""
    for i in range(lozenges):
        middle = pitch * (i + 0.5)
        if upright:
            cx, cy, a, b = x + w / 2, y + middle, w / 2, pitch * 0.46
        else:
            cx, cy, a, b = x + middle, y + h / 2, pitch * 0.46, h / 2
        whole += lozenge(cx, cy, a, b)
        shade += (
            f"M{num(cx - a)} {num(cy)}L{num(cx)} {num(cy - b)}"
            f"L{num(cx + a)} {num(cy)}L{num(cx)} {num(cy + b * 0.1)}Z"
        )
    return (
        path(whole, fill="#6A4220", stroke="#2C1608", stroke_opacity=0.7, stroke_width=1.3)
        + path(shade, fill="#34190A", fill_opacity=0.6)
        + path(
            whole,
            transform="translate(0 1.5)",
            fill="none",
            stroke="#F6CE94",
            stroke_opacity=0.32,
            stroke_width=1,
        )
    )
