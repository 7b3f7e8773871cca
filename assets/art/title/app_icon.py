"""The application's icon: an é whose accent is a flame, ringed by the games' cloths."""

import math
import random
from pathlib import Path

from games import GAMES
from kit import light
from kit.render import rasterise
from kit.svg import at, blur, circle, document, group, linear, num, path, radial, rect
from kit.type import bounds, letter_at
from kit.wood import grain

from .mark import FACE, FLAME_DEFS, flame

DEFS = (
    light.DEFS
    + FLAME_DEFS
    + radial(
        "ground",
        [(0, "#96592C"), (0.5, "#4E2C19"), (1, "#1C100A")],
        centre=(0.55, 0.34),
        r=0.75,
    )
    + radial("dark", [(0, "#000", 0), (0.6, "#000", 0), (1, "#0B0604", 0.75)])
    + linear("letter", [(0, "#E9B872"), (0.5, "#F8E3BC"), (1, "#FFF9EC")])
    + blur("far", 26, 30)
    + blur("near", 6, 20)
)


def _arc(start: float, end: float, r: float, drop: float = 0) -> str:
    """Path data of an arc around the icon's middle; degrees, clockwise from the top."""

    def point(angle: float) -> str:
        a = math.radians(angle)
        return f"{num(256 + r * math.sin(a))} {num(256 + drop - r * math.cos(a))}"

    return f"M{point(start)}A{r} {r} 0 0 1 {point(end)}"


def _ring() -> str:
    """A stitched strip of cloth for each game."""
    drawn = circle(
        256,
        268,
        184,
        fill="none",
        stroke="#000",
        stroke_opacity=0.55,
        stroke_width=24,
        filter="url(#near)",
    )
    line = {"fill": "none", "stroke_linecap": "round"}
    share = 360 / len(GAMES)
    for i, game in enumerate(GAMES):
        start, end = i * share - share / 2 + 5, i * share + share / 2 - 5
        strip = _arc(start, end, 184)
        drawn += path(_arc(start, end, 184, 6), stroke="#120805", stroke_width=19, **line)
        drawn += path(strip, stroke=game.thread, stroke_width=19, **line)
        drawn += path(
            strip,
            stroke="#FFE9C4",
            stroke_opacity=0.75,
            stroke_width=3,
            stroke_dasharray="9 8",
            **line,
        )
    return drawn


def _letter() -> str:
    """The é, thick like a carved letter."""
    left, _, right, _ = bounds(FACE, "e", 356)
    x, y = 256 - (left + right) / 2, 384

    def cut(drop: float, **style) -> str:
        return group(letter_at(FACE, "e", 356, x, y + drop), **style)

    drawn = cut(20, fill="#000", fill_opacity=0.55, filter="url(#far)")
    for depth in range(10, 0, -1):
        drawn += cut(depth, fill="#8A5A2C" if depth > 2 else "#B98650")
    drawn += cut(0, fill="url(#letter)")
    return drawn + at(262, 187, light.pool(3, -18, 58) + flame(), 2.2)


def _icon(small: bool) -> str:
    """The whole icon; a small one has no ring and a larger letter."""
    drawn = rect(0, 0, 512, 512, fill="url(#ground)")
    knots = [(400, 120, 26), (90, 420, 22)]
    lines = grain(random.Random(2), 0, 0, 512, 512, 34, False, knots, 9, "#0F0704", (0.12, 0.42))
    drawn += group(lines, opacity=0.6)
    drawn += light.pool(292, 150, 330) + circle(256, 256, 380, fill="url(#dark)")
    if small:
        return drawn + at(256, 262, at(-256, -242, _letter()), 1.4)
    return drawn + _ring() + light.pool(262, 150, 210) + _letter()


def bake(out: Path) -> list[Path]:
    """Write `icon-<size>.png`.

    All that matters lies within the circle that phones keep when they cut icons to a shape of
    their own, so the same picture serves as it is and cut.
    """
    written = []
    for size in (512, 192, 180, 32, 16):
        drawing = document(512, 512, DEFS, _icon(size <= 32))
        file = out / f"icon-{size}.png"
        rasterise(drawing, size / 512).convert("RGB").save(file, optimize=True)
        written.append(file)
    return written
