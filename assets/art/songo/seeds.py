"""The seeds: three shapes, eight orientations each, lit from the same side in all of them.

Lengths are in seed units: a seed is nominally 32 × 27.
"""

import math
from dataclasses import dataclass

from kit.atlas import Sprite
from kit.palette import SHADOW
from kit.svg import at, blur, circle, ellipse, linear, path, radial

from .slots import TURNS, slots

LIGHT = (-0.42, -0.72)
UPPER_SCALE = 1.04


@dataclass(frozen=True)
class Shape:
    """An outline, its shades from light to dark, and what is drawn on its skin."""

    outline: str
    shades: tuple[str, str, str, str]
    half_height: float
    start: float
    shine: float
    skin: str


def _veins(data: str, colour: str, opacity: float, width: float) -> str:
    return path(data, fill="none", stroke=colour, stroke_opacity=opacity, stroke_width=width)


SHAPES = {
    "round": Shape(
        "M-14.6 -1.5C-14.8 -9 -8 -13.6 0.5 -13.6C9 -13.6 15 -8 15 0"
        "C15 8.2 8.6 13.4 0 13.4C-8.4 13.4 -14.4 7.6 -14.6 -1.5Z",
        ("#FBF3DF", "#E2D6BB", "#B9A67E", "#6E5837"),
        13.5,
        12,
        0.8,
        _veins(
            "M-11 3C-7 9 6 10 11 4M-12.5 -2C-9 6 8 7 13 -0.5M-9 -8C-4 -4 6 -4 10 -7",
            "#4D3A1E",
            0.16,
            0.8,
        )
        + ellipse(12.2, 0.4, 1.5, 2.6, fill="#3A2812", fill_opacity=0.55),
    ),
    "bean": Shape(
        "M-16.6 1.2C-17.2 -6.2 -11.6 -11.6 -4.6 -11.8C-0.4 -11.9 2.6 -11.6 6 -11.2"
        "C13 -10.4 17.2 -5.4 16.8 1.4C16.5 7.8 11.8 11.6 6.4 11.2C3.6 11 2 10.2 -0.6 10.2"
        "C-3.2 10.2 -4.6 11 -7.4 11.2C-12.4 11.6 -16.4 7.8 -16.6 1.2Z",
        ("#E9D9B2", "#C4AF84", "#94784C", "#553E22"),
        11.4,
        -20,
        0.72,
        _veins("M-13.5 -4C-6 -9 7 -8.6 13.6 -3M-14 1C-7 -4 8 -4 14.2 1.6", "#3F2C12", 0.2, 0.9)
        + ellipse(-0.6, 9, 3.8, 1.3, fill="#2E1D0B", fill_opacity=0.65)
        + ellipse(-0.6, 9.5, 2.2, 0.5, fill="#F5E3BB", fill_opacity=0.5),
    ),
    "almond": Shape(
        "M-15.4 0.6C-15 -7.4 -7.6 -12.4 0.4 -11.8C7.4 -11.2 13.4 -6.2 17.4 -0.6"
        "C13.8 6 7.8 11.2 0.2 12C-8 12.8 -15.6 8 -15.4 0.6Z",
        ("#C9B48A", "#9A855F", "#6B5535", "#38270F"),
        12,
        31,
        0.62,
        _veins(
            "M-13.4 1C-6 -1.4 8 -1.6 16 -.6M-11.5 -5.4C-5 -7.2 5 -6.6 12 -3.4"
            "M-11 7C-5 6.4 5 6.2 11.5 3.6",
            "#23160A",
            0.26,
            0.9,
        )
        + circle(-13, 0.8, 1.5, fill="#241608", fill_opacity=0.7),
    ),
}


def _gradients(name: str, turn: int) -> str:
    """Shading of one orientation: the light is turned back into the seed's own frame."""
    shape = SHAPES[name]
    angle = math.radians(-(turn * 360 / TURNS + shape.start))
    lx, ly = LIGHT
    qx = lx * math.cos(angle) - ly * math.sin(angle)
    qy = lx * math.sin(angle) + ly * math.cos(angle)
    light, pale, dark, deep = shape.shades
    return radial(
        f"skin-{name}-{turn}",
        [(0, light), (0.34, pale), (0.72, dark), (1, deep)],
        centre=(qx * 3, qy * 3),
        r=20.5,
        focus=(qx * 7.5, qy * 7.5),
        user_space=True,
    ) + linear(
        f"rim-{name}-{turn}",
        [(0, "#FFCE8A", 0), (0.74, "#FFCE8A", 0), (1, "#FFC77A", 0.5)],
        (qx * 15, qy * 15, -qx * 15, -qy * 15),
        user_space=True,
    )


DEFS = (
    radial("contact", [(0, "#120803", 0.72), (0.55, "#120803", 0.5), (1, "#120803", 0)])
    + radial("lifted", [(0, "#120803", 0.5), (0.4, "#120803", 0.34), (1, "#120803", 0)])
    + radial("shine", [(0, "#FFFDF4", 0.95), (0.4, "#FFF6DF", 0.6), (1, "#FFF0D0", 0)])
    + radial("ghost", [(0, "#FFF3D6", 0.75), (0.6, "#F4B860", 0.5), (1, "#F4B860", 0.22)])
    + "".join(_gradients(name, turn) for name in SHAPES for turn in range(TURNS))
)


def seed(name: str, turn: int) -> str:
    """A seed around the origin, without its shadow."""
    shape = SHAPES[name]
    skin = path(shape.outline, fill=f"url(#skin-{name}-{turn})") + shape.skin
    skin += path(
        shape.outline,
        fill=f"url(#rim-{name}-{turn})",
        stroke="#2A1708",
        stroke_opacity=0.55,
        stroke_width=0.9,
    )
    x, y = LIGHT[0] * shape.half_height * 0.62, LIGHT[1] * shape.half_height * 0.56
    shine = ellipse(0, 0, 6.6, 3.7, fill="url(#shine)", opacity=shape.shine)
    shine += ellipse(-0.5, -0.1, 2.1, 1.2, fill="#FFFEF8", opacity=0.9)
    turned = at(0, 0, skin, turn=turn * 360 / TURNS + shape.start)
    return turned + at(x, y, shine, turn=-28)


def contact_shadow() -> str:
    """The shadow of a seed that lies, around the seed's centre."""
    return ellipse(1.8, 5.6, 19.5, 15, fill="url(#contact)")


def lifted_shadow() -> str:
    """The shadow of a seed held above, around its own centre."""
    return ellipse(0, 0, 22, 17, fill="url(#lifted)")


def ghost() -> str:
    """Where a seed would land."""
    return circle(0, 0, 24, fill="#F4B860", opacity=0.4, filter="url(#ghost-blur)") + ellipse(
        0,
        0,
        15,
        13.4,
        fill="url(#ghost)",
        stroke="#FFF0CC",
        stroke_width=2.2,
        stroke_dasharray="5 3.2",
    )


def heap(key, cx, cy, rx, ry, count: int, scale: float, floor: int = 12) -> str:
    """A heap as the game draws it: the floor's shadows, the floor, then the upper seeds."""
    lying = slots(key, rx, ry, scale, floor)[:count]
    lower = sorted((s for s in lying if not s.upper), key=lambda s: s.y)
    upper = sorted((s for s in lying if s.upper), key=lambda s: s.y)
    drawn = "".join(at(cx + s.x, cy + s.y, contact_shadow(), scale) for s in lower)
    drawn += "".join(at(cx + s.x, cy + s.y, seed(s.shape, s.turn), scale) for s in lower)
    for s in upper:
        whole = contact_shadow() + seed(s.shape, s.turn)
        drawn += at(cx + s.x, cy + s.y, whole, scale * UPPER_SCALE)
    return drawn


def sprites() -> list[Sprite]:
    """Seeds, ghost and shadows; one logical pixel is one seed unit."""
    result = [
        Sprite(f"seed-{name}-{turn}", 40, 40, seed(name, turn), DEFS)
        for name in SHAPES
        for turn in range(TURNS)
    ]
    result.append(Sprite("seed-ghost", 72, 72, ghost(), DEFS + blur("ghost-blur", 5)))
    result.append(Sprite("shadow-contact", 46, 44, contact_shadow(), DEFS, flat=SHADOW))
    result.append(Sprite("shadow-lifted", 48, 38, lifted_shadow(), DEFS, flat=SHADOW))
    return result
