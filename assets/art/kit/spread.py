"""A cloth spread over the whole table, drawn so that it can be stretched.

Ornaments keep to the corners, inside the margin that does not stretch; between them there are only
straight lines and soft light.
"""

from collections.abc import Callable
from dataclasses import dataclass

from . import light
from .atlas import Picture
from .svg import blur, clipped, group, num, radial, rect, round_box

BLEED = 3


@dataclass(frozen=True)
class Shape:
    """A cloth's size, the margin that does not stretch, and how its border is drawn."""

    name: str
    w: int
    h: int
    margin: int
    corner: float
    inset: float
    ornament: float


SHAPES = (
    Shape("landscape", 1180, 766, 130, 40, 12, 1),
    Shape("portrait", 366, 640, 60, 24, 6, 0.5),
)


@dataclass(frozen=True)
class Look:
    """A game's cloth: its colours from the lamp outwards, its ground, its line and its corner.

    `ground` draws what covers a cloth of the given size; `corner`, what stands in the upper left
    corner, in a box of 90 × 90.
    """

    dye: tuple[str, str, str]
    line: str
    ground: Callable[[float, float], str]
    corner: str
    defs: str = ""


def _border(shape: Shape, look: Look) -> str:
    """Two lines, and the ornament in the four corners."""
    drawn = ""
    for off, width, opacity in ((0, 2, 0.75), (7 * shape.ornament, 1, 0.4)):
        inset = BLEED + shape.inset + off
        drawn += rect(
            inset,
            inset,
            shape.w - 2 * inset,
            shape.h - 2 * inset,
            shape.corner - shape.inset - off,
            fill="none",
            stroke=look.line,
            stroke_width=width,
            opacity=opacity,
        )
    inset = num(BLEED + shape.inset + 15 * shape.ornament)
    size = num(shape.ornament)
    piece = group(look.corner, transform=f"translate({inset} {inset}) scale({size})")
    across = f"translate({shape.w} 0) scale(-1 1)"
    pair = piece + group(piece, transform=across)
    return drawn + pair + group(pair, transform=f"translate(0 {shape.h}) scale(1 -1)")


def _picture(game: str, shape: Shape, look: Look) -> Picture:
    w, h = shape.w, shape.h
    box = (BLEED, BLEED, w - 2 * BLEED, h - 2 * BLEED)
    outline = round_box(*box, shape.corner)
    drawn = rect(0, 0, w, h, fill="url(#dye)") + look.ground(w, h)
    drawn += light.pool(w / 2, h * 0.42, max(w, h) * 0.6, 0.3)
    drawn += rect(0, 0, w, h, fill="url(#dark)") + _border(shape, look)
    rim = rect(*box, shape.corner, fill="none", stroke="#000", stroke_opacity=0.5, stroke_width=1.4)
    shadow = rect(*box, shape.corner, fill="#050202", opacity=0.7, filter="url(#lift)")
    lit, middle, edge = look.dye
    defs = (
        light.DEFS
        + radial("dye", [(0, lit), (0.45, middle), (1, edge)], (0.5, 0.42), 0.8)
        + radial("dark", [(0.45, "#14100D", 0), (1, "#0B0806", 0.6)], (0.5, 0.45), 0.75)
        + blur("lift", 1.2, 2)
        + look.defs
    )
    return Picture(
        f"cloth-{game}-{shape.name}",
        w,
        h,
        defs,
        shadow + clipped(outline, drawn) + rim,
        quality=74,
        finest=2,
        noise=0.8,
        slice=shape.margin,
    )


def pictures(game: str, look: Look) -> list[Picture]:
    """`cloth-<game>-…` of both orientations."""
    return [_picture(game, shape, look) for shape in SHAPES]
