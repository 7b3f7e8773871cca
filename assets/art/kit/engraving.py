"""Lines as an engraver or a brush draws them: curves, ribbons, rays, stars and rosettes.

Angles are in degrees from twelve o'clock, clockwise. A point is (x, y); what is called data is the
`d` of a path.
"""

import math
import random
from collections.abc import Callable

from .svg import circle, num

Point = tuple[float, float]


def spot(x: float, y: float) -> str:
    """A point as path data wants it."""
    return f"{num(x)} {num(y)}"


def polar(cx: float, cy: float, r: float, angle: float) -> Point:
    """The point at a distance and an angle from a centre."""
    a = math.radians(angle)
    return cx + r * math.sin(a), cy - r * math.cos(a)


def arc(cx: float, cy: float, r: float, start: float, end: float, steps: int = 0) -> list[Point]:
    """Points along an arc."""
    steps = steps or max(3, int(abs(end - start) / 4) + 2)
    return [polar(cx, cy, r, start + (end - start) * i / steps) for i in range(steps + 1)]


def arc_line(cx: float, cy: float, r: float, start: float, end: float) -> str:
    """Data of an arc."""
    large, sweep = int(abs(end - start) > 180), int(end > start)
    first, last = polar(cx, cy, r, start), polar(cx, cy, r, end)
    return f"M{spot(*first)}A{num(r)} {num(r)} 0 {large} {sweep} {spot(*last)}"


def bezier(a: Point, b: Point, c: Point, d: Point, steps: int = 40) -> list[Point]:
    """Points along a cubic curve."""

    def along(t: float, axis: int) -> float:
        u = 1 - t
        return u**3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t**3 * d[axis]

    return [(along(i / steps, 0), along(i / steps, 1)) for i in range(steps + 1)]


def spline(points: list[Point], steps: int = 12) -> list[Point]:
    """Points along a smooth curve through every given one."""
    ends = [points[0], *points, points[-1]]
    result = [points[0]]
    for before, a, b, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        leave = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        reach = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        result += bezier(a, leave, reach, b, steps)[1:]
    return result


def straight(points: list[Point], closed: bool = True) -> str:
    """Data of straight lines from point to point."""
    return "M" + "L".join(spot(*p) for p in points) + ("Z" if closed else "")


def smooth(points: list[Point]) -> str:
    """Data of a closed curve through the middles of a ring of points."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, points[1:] + points[:1], strict=True)
    ]
    data = "M" + spot(*middles[-1])
    for point, middle in zip(points, middles, strict=True):
        data += f"Q{spot(*point)} {spot(*middle)}"
    return data + "Z"


def resample(points: list[Point], step: float) -> list[Point]:
    """The same line with points `step` apart."""
    result, walked = [points[0]], 0.0
    for (x, y), (nx, ny) in zip(points, points[1:], strict=False):
        left = math.hypot(nx - x, ny - y)
        while left > 0 and walked + left >= step:
            share = (step - walked) / left
            x, y = x + (nx - x) * share, y + (ny - y) * share
            result.append((x, y))
            left, walked = math.hypot(nx - x, ny - y), 0.0
        walked += left
    if math.dist(result[-1], points[-1]) > step * 0.3:
        result.append(points[-1])
    return result


def frames(points: list[Point]) -> list[tuple[Point, Point, Point]]:
    """Each point of a line with the direction of travel there and the normal to its left."""
    result = []
    for i, point in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        long = math.hypot(dx, dy) or 1
        result.append((point, (dx / long, dy / long), (dy / long, -dx / long)))
    return result


def ribbon(
    points: list[Point],
    half: Callable[[float], float],
    rng: random.Random | None = None,
    rough: float = 0,
    step: float = 5,
) -> list[Point]:
    """The outline of a line that is `half(u)` wide on each side, u going from 0 to 1."""
    line = frames(resample(points, step))
    left, right = [], []
    a = b = 0.0
    for i, ((x, y), _, (nx, ny)) in enumerate(line):
        h = half(i / max(1, len(line) - 1))
        if rng:
            a = a * 0.5 + rng.uniform(-1, 1) * rough
            b = b * 0.5 + rng.uniform(-1, 1) * rough
        left.append((x + nx * h * (1 + a), y + ny * h * (1 + a)))
        right.append((x - nx * h * (1 + b), y - ny * h * (1 + b)))
    return left + right[::-1]


def leaf(x: float, y: float, angle: float, long: float, wide: float) -> str:
    """Data of a leaf whose stem is at (x, y); the angle is in radians from the right."""
    c, s = math.cos(angle), math.sin(angle)

    def to(u: float, v: float) -> str:
        return spot(x + u * c - v * s, y + u * s + v * c)

    return (
        f"M{spot(x, y)}C{to(long * 0.25, -wide)} {to(long * 0.6, -wide * 0.9)} {to(long, 0)}"
        f"C{to(long * 0.6, wide * 0.35)} {to(long * 0.25, wide * 0.6)} {spot(x, y)}Z"
    )


def star(x: float, y: float, r: float, arms: int = 4, inner: float = 0.34, turn: float = 0) -> str:
    """Data of a star."""
    return straight(
        [
            polar(x, y, r if i % 2 == 0 else r * inner, turn + 180 * i / arms)
            for i in range(2 * arms)
        ]
    )


def rays(
    cx: float, cy: float, near: float, far: float, count: int, half: float, turn: float = 0
) -> str:
    """Data of pointed rays, each `half` degrees wide on each side."""
    data = ""
    for i in range(count):
        a = turn + 360 * i / count
        data += straight(
            [polar(cx, cy, near, a - half), polar(cx, cy, far, a), polar(cx, cy, near, a + half)]
        )
    return data


def leaf_rays(
    cx: float, cy: float, near: float, far: float, count: int, half: float, turn: float = 0
) -> str:
    """Data of rays with round sides."""
    data, middle = "", (near + far * 1.2) / 2.2
    for i in range(count):
        a = turn + 360 * i / count
        tip = spot(*polar(cx, cy, far, a))
        data += f"M{spot(*polar(cx, cy, near, a - half))}"
        data += f"Q{spot(*polar(cx, cy, middle, a - half * 1.1))} {tip}"
        data += f"Q{spot(*polar(cx, cy, middle, a + half * 1.1))} "
        data += f"{spot(*polar(cx, cy, near, a + half))}Z"
    return data


def flames(
    cx: float, cy: float, near: float, far: float, count: int, half: float, turn: float = 0
) -> str:
    """Data of rays that waver like flames."""
    data, long = "", far - near
    for i in range(count):
        a = turn + 360 * i / count

        def to(share: float, off: float, a: float = a) -> str:
            return spot(*polar(cx, cy, near + long * share, a + half * off))

        data += f"M{to(0, -1)}C{to(0.35, -2.1)} {to(0.6, 0.9)} {to(1, 0.5)}"
        data += f"C{to(0.62, 2.2)} {to(0.35, -0.1)} {to(0, 1)}Z"
    return data


def rosette(cx: float, cy: float, r: float, depth: float, waves: int, phase: float = 0) -> str:
    """Data of a circle that waves in and out."""
    steps = waves * 10
    return smooth(
        [
            polar(
                cx,
                cy,
                r + depth * math.sin(math.radians(waves * i * 360 / steps) + phase),
                i * 360 / steps,
            )
            for i in range(steps)
        ]
    )


def ring(cx: float, cy: float, r: float, colour: str, width: float, **style) -> str:
    """A circle drawn as a line."""
    return circle(cx, cy, r, fill="none", stroke=colour, stroke_width=width, **style)
