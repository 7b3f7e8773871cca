"""Figures around a centre, plain fills and lines, and colours between two others."""

import math

from .svg import group, num, path

Point = tuple[float, float]


def polar(r: float, degrees: float) -> Point:
    """The point at a distance, turned clockwise from straight up."""
    angle = math.radians(degrees)
    return r * math.sin(angle), -r * math.cos(angle)


def polygon(points: list[Point]) -> str:
    """Path data of a closed figure."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def star(outer: float, inner: float, points: int, turn: float = 0) -> str:
    """Path data of a star."""
    step = 180 / points
    corners = (polar(inner if i % 2 else outer, turn + i * step) for i in range(2 * points))
    return polygon(list(corners))


def beams(count: int, reach: float, half: float, **style) -> str:
    """Rays from the origin, each `half` degrees wide to either side."""
    step = 360 / count
    rays = "".join(
        polygon([(0, 0), polar(reach, i * step - half), polar(reach, i * step + half)])
        for i in range(count)
    )
    return path(rays, **style)


def fill(data: str, colour: str, **style) -> str:
    """A path filled with a colour."""
    return path(data, fill=colour, **style)


def line(data: str, colour: str, width: float, **style) -> str:
    """A path drawn as a line with round ends."""
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(data, fill="none", stroke=colour, stroke_width=width, **(ends | style))


def mirrored(content: str) -> str:
    """Content, and its image on the other side of the upright axis."""
    return content + group(content, transform="scale(-1 1)")


def mix(one: str, other: str, share: float) -> str:
    """The colour `share` of the way from one to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
