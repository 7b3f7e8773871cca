"""Cards drawn in 250 × 350 units, and the sprites made of them."""

from collections.abc import Sequence

from .atlas import Sprite
from .card import Box, Place, extent
from .svg import at, group, linear, num, rect

WHOLE = (125, 175)
SMALL = (44, 62)
CORNER = 17.5
# How wide a card is at the head of a set-up and on a tile.
IN_ROW, IN_SPREAD = 66, 74

# What a card that lies in a picture needs defined, besides `blur-2`.
SHEEN = linear("sheen", [(0, "#fff", 0.16), (0.35, "#fff", 0), (1, "#000", 0.14)], (0, 0, 0.6, 1))


def ground(fill: str, corner: float = CORNER) -> str:
    """A card's whole surface."""
    return rect(0, 0, 250, 350, corner, fill=fill)


def edge(colour: str, width: float = 1.5) -> str:
    """The hairline at a card's edge."""
    inset = width / 2
    return rect(
        inset,
        inset,
        250 - width,
        350 - width,
        CORNER - inset,
        fill="none",
        stroke=colour,
        stroke_width=width,
    )


def both_ways(index: str) -> str:
    """What stands in a corner, and again in the opposite one."""
    return index + group(index, transform="rotate(180 125 175)")


def card_sprite(name: str, drawing: str, defs: str, size: tuple[int, int] = WHOLE) -> Sprite:
    """A sprite that a card fills."""
    w, h = size
    scale = f"translate({num(-w / 2)} {num(-h / 2)}) scale({w / 250:.5g} {h / 350:.5g})"
    return Sprite(name, w, h, group(drawing, transform=scale), defs)


def laid(place: Place, face: str, w: float) -> str:
    """A card `w` wide with its shadow and a sheen over it, its centre at (x, y), turned."""
    x, y, turn = place
    h, r = w * 1.4, w * 0.07
    drawn = rect(
        -w / 2 + 1, -h / 2 + 5, w, h, r, fill="#000", fill_opacity=0.55, filter="url(#blur-2)"
    )
    drawn += at(-w / 2, -h / 2, face, w / 250)
    return at(x, y, drawn + rect(-w / 2, -h / 2, w, h, r, fill="url(#sheen)"), turn=turn)


def spread(places: Sequence[Place], faces: Sequence[str]) -> tuple[str, Box]:
    """Cards on a tile, and the box they fill."""
    drawn = (laid(place, face, IN_SPREAD) for place, face in zip(places, faces, strict=True))
    return "".join(drawn), extent(places, IN_SPREAD)


def row(faces: list[str], w: float) -> str:
    """Cards side by side in a head `w` wide, each a little askew; a narrow one shows the middle."""
    wide = w > 800
    shown = faces if wide else faces[len(faces) // 2 - 3 : len(faces) // 2 + 4]
    pitch = IN_ROW * (1.12 if wide else 0.92)
    start = w / 2 - (len(shown) - 1) / 2 * pitch
    return "".join(
        laid((start + i * pitch, 147 + (i * 5) % 4, (-4, 3, -2, 5, -3)[i % 5]), face, IN_ROW)
        for i, face in enumerate(shown)
    )
