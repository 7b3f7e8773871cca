"""Cards drawn in 250 × 350 units, and the sprites made of them."""

from .atlas import Sprite
from .svg import group, num, rect

WHOLE = (125, 175)
SMALL = (44, 62)
CORNER = 17.5


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
