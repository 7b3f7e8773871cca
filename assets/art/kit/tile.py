"""A game's tile on the title: its cloth, a band of its motif, its still life; and the foot."""

from collections.abc import Callable
from dataclasses import dataclass

from . import light, wood
from .atlas import Picture, Sprite
from .card import Box
from .cloth import WEAVE, Motif, dye, motif_band
from .game import Game
from .palette import Cloth
from .svg import at, clipped, ellipse, group, num, path, rect

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


def _cloth(shape: Shape) -> str:
    """The whole tile's cloth, foot included."""
    w, h = shape.w, shape.h + shape.foot
    return rect(0, 0, w, h, fill="url(#dye)") + rect(0, 0, w, h, fill="url(#weave)", opacity=0.5)


def _dye(cloth: Cloth) -> str:
    return dye("dye", cloth, centre=(0.5, 0.3), flat=0.45, r=0.85)


@dataclass(frozen=True)
class Tile:
    """What a game's tile shows.

    `still_life` takes whether the tile is tall rather than about square, and gives a drawing with
    the box it fills. `defs` is what it needs defined besides light, cloth and wood.
    """

    game: Game
    motif: Motif
    still_life: Callable[[bool], tuple[str, Box]]
    defs: str

    def drawn(self, shape: Shape) -> tuple[str, str]:
        """What a tile needs defined, and the tile down to its foot."""
        w, h, band = shape.w, shape.h, self.game.cloth.band
        tall = shape.name == "tall"
        drawn = _cloth(shape)
        strip = motif_band(self.motif, 6, 14, w - 12, 9 if tall else 7, band)
        drawn += strip
        if tall:
            drawn += group(strip, transform=f"translate(0 {h}) scale(1 -1)")
        middle, room = (shape.top + shape.bottom) / 2, shape.bottom - shape.top
        glow = {"fill": "url(#lamp-pool)", "opacity": 0.8}
        drawn += ellipse(w / 2, middle - 8, w * 0.62, room * 0.58, **glow)
        life, (left, top, right, bottom) = self.still_life(tall)
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
        defs = light.DEFS + WEAVE + self.defs + wood.defs(tall, 0.032) + _dye(self.game.cloth)
        return defs, clipped(_top_rounded(w, h, CORNER), drawn + edge)

    def pictures(self) -> list[Picture]:
        """`tile-<game>-<shape>`, in every shape."""
        name = self.game.name
        return [Picture(f"tile-{name}-{s.name}", s.w, s.h, *self.drawn(s)) for s in SHAPES]


def foot(game: Game, shape: Shape) -> Sprite:
    """The dark strip that bears the game's name."""
    w, h, high, band = shape.w, shape.h, shape.foot, game.cloth.band
    drawn = at(0, -h, _cloth(shape))
    drawn += rect(0, 0, w, high, fill="#0D0806", fill_opacity=0.6)
    drawn += path(f"M0 .6H{w}", stroke=band, stroke_opacity=0.55, stroke_width=1.2)
    bottom = _top_rounded(w, high + 4, CORNER)
    drawn += group(
        path(bottom, fill="none", stroke=band, stroke_opacity=0.4, stroke_width=2),
        transform=f"translate(0 {high}) scale(1 -1)",
    )
    outline = (
        f"M0 0H{w}V{high - CORNER}A{CORNER} {CORNER} 0 0 1 {w - CORNER} {high}"
        f"H{CORNER}A{CORNER} {CORNER} 0 0 1 0 {high - CORNER}Z"
    )
    body = at(-w / 2, -high / 2, clipped(outline, drawn))
    return Sprite(f"foot-{game.name}-{shape.name}", w, high, body, WEAVE + _dye(game.cloth))
