"""Soon's cloth: the sky at dusk, with a copper line and a fan of rays in each corner."""

import random

from kit import spread
from kit.atlas import Picture
from kit.cloth import WEAVE
from kit.engraving import arc_line, polar, star, straight
from kit.svg import circle, group, num, path, radial, rect

from .metals import COPPER, SILVER


def _stars(w: float, h: float) -> str:
    """The first stars over the last light of the west."""
    rng = random.Random(9)
    dots = sparks = ""
    for _ in range(int(w * h / 5200)):
        x, y = rng.uniform(14, w - 14), rng.uniform(14, h - 14)
        dots += circle(x, y, rng.uniform(0.7, 1.7))
    for _ in range(int(w * h / 36000)):
        sparks += star(rng.uniform(20, w - 20), rng.uniform(20, h - 20), rng.uniform(4, 7), 4, 0.26)
    west = rect(0, 0, w, h, fill="url(#west)")
    west += rect(0, 0, w, h, fill="url(#weave)", opacity=0.3)
    return west + group(dots + path(sparks), fill=SILVER, opacity=0.34)


def _corner() -> str:
    """Seven rays under an arc of beads."""
    blades, long = 7, 62
    step = 90 / blades
    data = ""
    for i in range(blades):
        a = 90 + step * (i + 0.5)
        data += straight(
            [
                polar(0, 0, 20, a - step * 0.42),
                polar(0, 0, long, a),
                polar(0, 0, 20, a + step * 0.42),
            ]
        )
    drawn = path(data, fill=COPPER) + path(arc_line(0, 0, 15, 90, 180) + "L0 0Z", fill=COPPER)
    drawn += path(arc_line(0, 0, long + 7, 92, 178), fill="none", stroke=COPPER, stroke_width=1.6)
    for i in range(1, 9):
        drawn += circle(*polar(0, 0, long + 15, 90 + i * 10), 1.7, fill=COPPER)
    return group(drawn, opacity=0.62)


def motif(a, y, p, h, i) -> str:
    """Suns and moons in turn, for the band of tile and header."""
    m, r = y + h / 2, h * 0.43
    if i % 2:
        arc = f"A{num(r)} {num(r)} 0 1 1"
        return f"M{num(a + r)} {num(m)}{arc} {num(a - r)} {num(m)}{arc} {num(a + r)} {num(m)}Z"
    x, top, bottom = a + r * 0.5, m - r * 0.86, m + r * 0.86
    return (
        f"M{num(x)} {num(top)}A{num(r)} {num(r)} 0 1 0 {num(x)} {num(bottom)}"
        f"A{num(r * 0.9)} {num(r * 0.9)} 0 0 1 {num(x)} {num(top)}Z"
    )


LOOK = spread.Look(
    dye=("#4F3E7A", "#3C3060", "#161A3E"),
    line=COPPER,
    ground=_stars,
    corner=_corner(),
    defs=WEAVE
    + radial(
        "west", [(0, "#7E5480", 0.4), (0.6, "#5A4378", 0.25), (1, "#3A2E5C", 0)], (0.5, 0.45), 0.55
    ),
)


def pictures() -> list[Picture]:
    """The cloth in both orientations."""
    return spread.pictures("soon", LOOK)
