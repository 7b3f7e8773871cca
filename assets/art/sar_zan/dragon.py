"""The dragon: its head, its scaly body, its claws, and how it lies on the cards and flies."""

from collections.abc import Callable
from dataclasses import dataclass

from kit.engraving import Point, arc, frames, leaf, polar, resample, smooth, spot
from kit.svg import at, circle, path

from .inks import GOLD, INK

TEETH = "#FFF8E6"


@dataclass(frozen=True)
class Hide:
    """A dragon's colours: scales, fins and mane, belly."""

    scales: str
    fins: str
    belly: str = "#F3C977"


SCARLET = Hide("url(#scarlet)", GOLD)
MALACHITE = Hide("url(#malachite)", GOLD, "#F6E3B0")
GOLDEN = Hide("url(#gold)", "#E0523A", "#FFF0C4")

SKULL = (
    "M-7 -13C0 -21 8 -27 19 -25C26 -24 30 -18 36 -16C43 -14 46 -20 54 -21C63 -22 70 -16 70 -9"
    "C70 -4 66 -1 62 0L58 8L54 1C48 2 43 3 38 2L34 9L30 3C25 4 22 7 21 11C29 14 38 12 45 10"
    "C51 8 57 7 61 9C62 15 53 22 44 22C31 24 16 22 7 17C1 15 -3 14 -7 13Z"
)
HORNS = (
    "M12 -22C4 -30 -8 -33 -22 -44C-20 -33 -12 -27 -4 -23C2 -20 8 -19 14 -19Z"
    "M-2 -30C-4 -37 -3 -43 1 -50C4 -42 5 -36 6 -29Z"
)
WHISKERS = "M62 -6C78 -4 84 -16 78 -26C74 -33 66 -31 66 -26M58 1C72 8 86 4 92 -6"
MANE = (
    (6, -17, 3.55, 34, 6),
    (0, -10, 3.3, 40, 7),
    (-2, -2, 3.12, 36, 7),
    (0, 7, 2.95, 34, 6),
    (6, 15, 2.7, 30, 5.5),
    (16, 20, 2.35, 22, 4),
)
CLAWS = ((-0.25, 17), (0.35, 20), (0.95, 19), (2.1, 14))
BEARD = ((44, 21, 1.9, 20, 3.5), (36, 22, 2.05, 24, 4), (52, 18, 1.75, 14, 3))


def head(x: float, y: float, turn: float, scale: float, hide: Hide) -> str:
    """The head, its neck at (x, y), looking to the right before it is turned."""
    lined = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
    open_line = {"fill": "none", **lined}
    mane = "".join(leaf(*lock) for lock in MANE)
    beard = "".join(leaf(*lock) for lock in BEARD)
    drawn = path(mane, fill=hide.fins, stroke_width=1.6, **lined)
    drawn += path(WHISKERS, stroke_width=4.4, **open_line)
    drawn += path(WHISKERS, fill="none", stroke=hide.fins, stroke_width=2, stroke_linecap="round")
    drawn += path(beard, fill=hide.fins, stroke_width=1.4, **lined)
    drawn += path("M20 4L40 3L56 4L58 9L46 10L24 13Z", fill=INK)
    drawn += path(HORNS, fill=hide.fins, stroke_width=1.8, **lined)
    drawn += path(SKULL, fill=hide.scales, stroke_width=2.4, **lined)
    drawn += path("M54 1L58 8L62 0ZM30 3L34 9L38 2ZM46 10L49 3L52 8.5Z", fill=TEETH)
    drawn += path("M14 -21C22 -22 27 -15 34 -12L20 -11Z", fill=INK)
    drawn += circle(25, -10.5, 4.6, fill="#FFF3C4", stroke=INK, stroke_width=1.6)
    drawn += circle(26.6, -10.5, 1.9, fill=INK)
    drawn += path("M58 -15q5 -2 7 3", stroke_width=2.2, **open_line)
    drawn += path("M40 -8q8 3 20 0M38 -2q9 2 18 -2", stroke_width=1.4, opacity=0.6, **open_line)
    drawn += path("M8 6q8 6 2 12M2 -4q6 8 0 16", stroke_width=1.6, opacity=0.7, **open_line)
    return at(x, y, drawn, scale, turn)


def _fins(line, left: list[Point], half: Callable[[float], float]) -> str:
    """Data of the fins along the back."""
    data, i, last = "", 6, len(line) - 1
    while i < last - 4:
        _, (tx, ty), (nx, ny) = line[i]
        h = half(i / last)
        j = min(last, i + max(3, int(h * 0.62)))
        (ax, ay), (bx, by), tall = left[i], left[j], h * 0.62 + 2
        x = ax * 1.1 - bx * 0.1 - tx * tall * 0.5 + nx * tall
        y = ay * 1.1 - by * 0.1 - ty * tall * 0.5 + ny * tall
        data += f"M{spot(ax, ay)}Q{spot((ax + x) / 2 - tx * 1.5, (ay + y) / 2 - ty * 1.5)} "
        data += f"{spot(x, y)}Q{spot((bx + x) / 2 - tx * 2, (by + y) / 2 - ty * 2)} {spot(bx, by)}"
        i = j
    return data


def _scales(line, half: Callable[[float], float]) -> str:
    """Data of the scales on the back."""
    data, row, i, last = "", 0, 4, len(line) - 1
    while i < last - 2:
        (x, y), (tx, ty), (nx, ny) = line[i]
        h = half(i / last)
        size = max(2.4, h * 0.33)
        for off in (0.72, 0.22, -0.22) if row % 2 else (0.47, -0.02):
            cx, cy, wide = x + nx * h * off, y + ny * h * off, size * 0.82
            data += f"M{spot(cx + nx * wide, cy + ny * wide)}"
            data += f"Q{spot(cx - tx * size * 1.7, cy - ty * size * 1.7)} "
            data += spot(cx - nx * wide, cy - ny * wide)
        i += max(2, int(size * 0.62 + 0.5))
        row += 1
    return data


def body(points: list[Point], half: Callable[[float], float], hide: Hide) -> str:
    """The body from tail to neck, `half(u)` wide on each side; its back is on the left."""
    line = frames(resample(points, 2.5))
    last = len(line) - 1
    left, right, belly = [], [], []
    for i, ((x, y), _, (nx, ny)) in enumerate(line):
        h = half(i / last)
        left.append((x + nx * h, y + ny * h))
        right.append((x - nx * h, y - ny * h))
        belly.append((x - nx * h * 0.42, y - ny * h * 0.42))
    bands, i = "", 4
    while i < last - 1:
        bands += f"M{spot(*belly[i])}L{spot(*right[i])}"
        i += max(2, int(half(i / last) * 0.36))
    back = {"stroke": INK, "stroke_linejoin": "round"}
    return (
        path(_fins(line, left, half), fill=hide.fins, stroke_width=1.4, **back)
        + path(smooth(left[::3] + right[::-3]), fill=hide.scales, stroke_width=2.4, **back)
        + path(smooth(belly[::3] + right[::-3]), fill=hide.belly, stroke_width=1.3, **back)
        + path(bands, stroke=INK, stroke_width=1.1, opacity=0.75)
        + path(_scales(line, half), fill="none", stroke=INK, stroke_width=1.15, opacity=0.75)
    )


def leg(x: float, y: float, turn: float, scale: float, hide: Hide) -> str:
    """A leg that leaves the body at (x, y) and ends in four claws."""
    lined = {"stroke": INK, "stroke_width": 2.2, "stroke_linejoin": "round"}
    claws = "".join(leaf(30, 23, angle, long, 3.4) for angle, long in CLAWS)
    tuft = leaf(16, 2, -0.35, 17, 4) + leaf(18, 6, -0.05, 15, 3.4)
    limb = "M-8 -6C2 -12 14 -8 19 2C22 9 27 13 33 18L30 28C21 27 13 21 9 13C4 14 -6 12 -10 6Z"
    drawn = path(claws, fill=TEETH, **lined)
    drawn += path(tuft, fill=hide.fins, **lined) + path(limb, fill=hide.scales, **lined)
    drawn += path("M-2 -4q6 2 9 8M3 -6q7 2 10 9", fill="none", stroke=INK, opacity=0.6)
    return at(x, y, drawn, scale, turn)


def pearl(x: float, y: float, r: float) -> str:
    """The pearl a dragon chases."""
    return (
        circle(x, y, r * 1.75, fill=GOLD, opacity=0.35)
        + circle(x, y, r, fill="url(#gold)", stroke=INK, stroke_width=1.6)
        + circle(x - r * 0.3, y - r * 0.35, r * 0.28, fill="#fff", fill_opacity=0.8)
    )


def coiled(cx: float, cy: float, r: float, start: float, end: float, hide: Hide, **kept) -> str:
    """A dragon lying on a circle, its neck at the angle `end`.

    Kept: `thick`, half its width; `size` of the head; `waves`, how far it leaves the circle;
    `legs`, the angles of its legs.
    """
    thick, size, waves = kept.get("thick", 15.8), kept.get("size", 0.76), kept.get("waves", 0)
    line = arc(cx, cy, r, start, end + 2, 130)
    if waves:
        steps = len(line) - 1
        line = [
            polar(
                cx,
                cy,
                r + waves * (1 if i % 26 < 13 else -1) * _hump(i % 13 / 13) * min(1, i / 20),
                start + (end + 2 - start) * i / steps,
            )
            for i in range(steps + 1)
        ]
    drawn = body(line, lambda u: 1.2 + thick * min(1, u * 1.55) ** 0.8 * (1 - 0.12 * u), hide)
    for angle in kept.get("legs", ()):
        drawn += leg(*polar(cx, cy, r + 2, angle), angle - 66, size * 0.95, hide)
    return drawn + head(*polar(cx, cy, r, end), end + 4, size, hide)


def _hump(u: float) -> float:
    return 4 * u * (1 - u)


def badge() -> str:
    """The head in a round of lacquer, around the origin, 60 across."""
    ground = circle(0, 0, 30, fill="#2B0B0C", stroke="url(#gold)", stroke_width=3)
    return ground + head(-20, 6, -6, 0.62, SCARLET)
