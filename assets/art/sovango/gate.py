"""The open gate of the zeros, around the origin."""

import math

from kit.card import IVORY
from kit.shapes import beams, fill, line, mirrored, mix, polygon
from kit.svg import at, circle, clipped, num, path, radial, rect

from .colours import COLOURS, symbol

SPRING, BASE = -30, 72
INNER, OUTER = 43, 60

DEFS = radial("gate-light", [(0, "#FFFDF0"), (0.55, "#FFEFB4"), (1, "#F8C35C")], (0.5, 0.6), 0.62)


def _arch(r: float) -> str:
    """Path data of an opening with a round head."""
    return f"M{-r} {BASE}V{SPRING}A{r} {r} 0 0 1 {r} {SPRING}V{BASE}Z"


def _stones(one: str, other: str) -> str:
    """The stones of the arch, in turn of two colours."""
    drawn, count = "", 11
    for i in range(count):
        a, b = (math.pi * (1 + (i + k) / count) for k in (0, 1))
        corners = [
            (r * math.cos(angle), SPRING + r * math.sin(angle))
            for r, angle in ((INNER, a), (OUTER, a), (OUTER, b), (INNER, b))
        ]
        drawn += fill(polygon(corners), other if i % 2 else one)
    for i in range(4):
        y = SPRING + i * 25.5
        colour = one if i % 2 else other
        drawn += mirrored(rect(INNER, y, OUTER - INNER, 25.5, fill=colour))
    return drawn


def _leaf(c: str) -> str:
    """The right leaf, swung towards us: planks, two bands, the symbol and a ring to pull."""
    s = COLOURS[c]
    hinge, edge = INNER + 1, 96
    outline = f"M{hinge} {SPRING}L{edge} -53V104L{hinge} {BASE}Z"
    leaf = fill(outline, s.deep, stroke=s.deep, stroke_width=4, stroke_linejoin="round")
    leaf += fill(outline, s.base)
    planks = ""
    for share in (0.25, 0.5, 0.75):
        x = hinge + (edge - hinge) * share
        top, foot = SPRING - 23 * share, BASE + (104 - BASE) * share
        planks += f"M{num(x)} {num(top)}V{num(foot)}"
    leaf += line(planks, s.dark, 1.8)
    leaf += fill(f"M{hinge} -16L{edge} -34V-24L{hinge} -8Z", s.deep)
    leaf += fill(f"M{hinge} 50L{edge} 76V86L{hinge} 58Z", s.deep)
    leaf += fill(f"M{edge - 5} -51L{edge} -53V104L{edge - 5} 100Z", s.dark)
    ink = IVORY if c != "Y" else s.deep
    leaf += symbol(c, 69, 20, 33, ink, s.base)
    return leaf + circle(86, 46, 4.6, fill="none", stroke="#FFE9B0", stroke_width=2.6)


def _way(c: str) -> str:
    """The way that leads in: bright, with a border, narrowing towards the gate."""
    s = COLOURS[c]
    drawn = fill(f"M-{INNER + 3} {BASE}H{INNER + 3}L112 168H-112Z", s.dark, opacity=0.5)
    drawn += fill(f"M-{INNER - 2} {BASE}H{INNER - 2}L98 168H-98Z", "#FFF0BE")
    stones = ""
    for y, half in ((88, 49), (108, 61), (136, 78)):
        stones += f"M{-half} {y}H{half}"
    return drawn + line(stones, mix("#FFF0BE", s.dark, 0.35), 2, stroke_linecap="butt")


def gate(c: str) -> str:
    """Sky, way, arch, light, leaves and the ribbon that names the colour."""
    s = COLOURS[c]
    disc = "M-80 -12A80 80 0 0 1 80 -12A80 80 0 0 1 -80 -12Z"
    night = fill(disc, mix(s.dark, s.deep, 0.4))
    night += at(0, -12, beams(16, 84, 5, fill=s.light, opacity=0.4))
    drawn = path(disc, fill="none", stroke=s.deep, stroke_opacity=0.35, stroke_width=8)
    drawn += clipped(disc, night)
    drawn += path(disc, fill="none", stroke="url(#gold)", stroke_width=4) + _way(c)
    drawn += fill(_arch(OUTER + 3), s.deep) + _stones(s.base, IVORY)
    drawn += fill(_arch(INNER + 2), s.deep) + fill(_arch(INNER), "url(#gate-light)")
    drawn += fill(f"M-{INNER - 2} {BASE + 1}H{INNER - 2}L14 34H-14Z", "#FFFBEA", opacity=0.9)
    drawn += mirrored(_leaf(c))
    stone = circle(0, SPRING - OUTER + 6, 15, fill=IVORY, stroke=s.deep, stroke_width=3)
    return drawn + stone + symbol(c, 0, SPRING - OUTER + 6, 16, s.ink) + _ribbon(c)


def _ribbon(c: str) -> str:
    """A ribbon that runs out from under the lower index."""
    s = COLOURS[c]
    band = "M-92 108C-56 92 -28 130 8 120S46 108 66 108V138C46 138 44 140 8 150S-56 122 -92 138Z"
    drawn = fill("M-92 108L-112 116L-103 127L-112 142L-92 138Z", s.dark)
    drawn += fill(band, s.deep, opacity=0.45, transform="translate(0 4)") + fill(band, s.base)
    for dy in (4.5, 25.5):
        edge = f"M-92 {num(108 + dy)}c36 -16 64 22 100 12s38 -12 58 -12"
        drawn += line(edge, IVORY, 2, opacity=0.9)
    ink = IVORY if c != "Y" else s.deep
    for x, y, size in (
        (-74, 118.5, 14),
        (-47, 119, 15),
        (-20, 129, 15),
        (7, 135, 15),
        (34, 127, 14),
    ):
        drawn += symbol(c, x, y, size, ink)
    return drawn
