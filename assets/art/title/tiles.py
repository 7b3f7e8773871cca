"""A tile for each game: its cloth, a band of its motif, its still life; and the tile's foot."""

from dataclasses import dataclass

from kit import light, wood
from kit.atlas import Picture, Sprite
from kit.cloth import WEAVE, dye, motif_band
from kit.palette import CLOTHS
from kit.svg import at, clipped, ellipse, group, num, path, rect

from .still_lifes import DEFS, STILL_LIFES

CORNER = 12


@dataclass(frozen=True)
class Shape:
    """The part above the foot, the foot's height, and the room of the still life."""

    name: str
    w: int
    h: int
    foot: int
    top: float
    bottom: float
    side: float


SHAPES = (
    Shape("tall", 148, 308, 72, 36, 276, 7),
    Shape("wide", 176, 134, 50, 30, 128, 8),
    Shape("small", 114, 128, 50, 30, 122, 6),
)


def _top_rounded(w: float, h: float, r: float) -> str:
    """Path data of a box whose upper corners are round."""
    return (
        f"M0 {num(h)}V{num(r)}A{r} {r} 0 0 1 {num(r)} 0H{num(w - r)}"
        f"A{r} {r} 0 0 1 {num(w)} {num(r)}V{num(h)}Z"
    )


def _cloth(game: str, shape: Shape) -> str:
    """The whole tile's cloth, foot included."""
    w, h = shape.w, shape.h + shape.foot
    return rect(0, 0, w, h, fill="url(#dye)") + rect(0, 0, w, h, fill="url(#weave)", opacity=0.5)


def _defs(game: str, shape: Shape) -> str:
    return (
        light.DEFS
        + WEAVE
        + DEFS[game]
        + wood.defs(shape.name == "tall", 0.032)
        + dye("dye", CLOTHS[game], centre=(0.5, 0.3), flat=0.45, r=0.85)
    )


def tile(game: str, shape: Shape) -> tuple[str, str]:
    """What a tile needs defined, and the tile down to its foot."""
    w, h, band = shape.w, shape.h, CLOTHS[game].band
    tall = shape.name == "tall"
    drawn = _cloth(game, shape)
    strip = motif_band(game, 6, 14, w - 12, 9 if tall else 7, band)
    drawn += strip
    if tall:
        drawn += group(strip, transform=f"translate(0 {h}) scale(1 -1)")
    middle, room = (shape.top + shape.bottom) / 2, shape.bottom - shape.top
    drawn += ellipse(w / 2, middle - 8, w * 0.62, room * 0.58, fill="url(#lamp-pool)", opacity=0.8)
    life, (left, top, right, bottom) = STILL_LIFES[game](tall)
    scale = min((w - 2 * shape.side) / (right - left), room / (bottom - top))
    x, y = w / 2 - scale * (left + right) / 2, middle - scale * (top + bottom) / 2
    drawn += at(x, y, life, scale)
    edge = path(
        _top_rounded(w, h + 4, CORNER),
        fill="none",
        stroke=band,
        stroke_opacity=0.4,
        stroke_width=2,
    )
    return _defs(game, shape), clipped(_top_rounded(w, h, CORNER), drawn + edge)


def pictures() -> list[Picture]:
    """`tile-<game>-<shape>`: every game in every shape."""
    return [
        Picture(f"tile-{game}-{shape.name}", shape.w, shape.h, *tile(game, shape))
        for shape in SHAPES
        for game in STILL_LIFES
    ]


def _foot(game: str, shape: Shape) -> Sprite:
    """The dark strip that bears the game's name."""
    w, h, foot, band = shape.w, shape.h, shape.foot, CLOTHS[game].band
    drawn = at(0, -h, _cloth(game, shape))
    drawn += rect(0, 0, w, foot, fill="#0D0806", fill_opacity=0.6)
    drawn += path(f"M0 .6H{w}", stroke=band, stroke_opacity=0.55, stroke_width=1.2)
    bottom = _top_rounded(w, foot + 4, CORNER)
    drawn += group(
        path(bottom, fill="none", stroke=band, stroke_opacity=0.4, stroke_width=2),
        transform=f"translate(0 {foot}) scale(1 -1)",
    )
    outline = (
        f"M0 0H{w}V{foot - CORNER}A{CORNER} {CORNER} 0 0 1 {w - CORNER} {foot}"
        f"H{CORNER}A{CORNER} {CORNER} 0 0 1 0 {foot - CORNER}Z"
    )
    body = at(-w / 2, -foot / 2, clipped(outline, drawn))
    return Sprite(f"foot-{game}-{shape.name}", w, foot, body, _defs(game, shape))


def feet() -> list[Sprite]:
    """The foot of every tile."""
    return [_foot(game, shape) for shape in SHAPES for game in STILL_LIFES]
