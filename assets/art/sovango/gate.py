"""The open gate of the zeros, around the origin.

The index tabs take what is beyond 52 across and 63 up or down, at the upper left and the lower
right. Leaves and disc stay between them, way and ribbon beside them: nothing is cut.
"""

import math

from kit.card import IVORY
from kit.shapes import beams, fill, line, mirrored, mix, polygon
from kit.svg import circle, num, radial, rect

from .colours import COLOURS, symbol

SPRING, BASE = -24, 46
TOP, FOOT = -46, 58  # of a leaf's free edge
PIER = (BASE - SPRING) / 3
INNER, OUTER = 43, 60

PAVING = "#FFF0BE"

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
    for i in range(3):
        colour = one if i % 2 else other
        drawn += mirrored(rect(INNER, SPRING + i * PIER, OUTER - INNER, PIER, fill=colour))
    return drawn


def _leaf(c: str) -> str:
    """The right leaf, swung towards us: planks, two bands and the symbol."""
    s = COLOURS[c]
    hinge, edge = INNER + 1, 96
    outline = f"M{hinge} {SPRING}L{edge} {TOP}V{FOOT}L{hinge} {BASE}Z"
    leaf = fill(outline, s.deep, stroke=s.deep, stroke_width=4, stroke_linejoin="round")
    leaf += fill(outline, s.base)
    planks = ""
    for share in (0.25, 0.5, 0.75):
        x = hinge + (edge - hinge) * share
        top, foot = SPRING + (TOP - SPRING) * share, BASE + (FOOT - BASE) * share
        planks += f"M{num(x)} {num(top)}V{num(foot)}"
    leaf += line(planks, s.dark, 1.8)
    leaf += fill(f"M{hinge} -16L{edge} -34V-25L{hinge} -9Z", s.deep)
    leaf += fill(f"M{hinge} 31L{edge} 38V47L{hinge} 38Z", s.deep)
    leaf += fill(f"M{edge - 5} {TOP + 2}L{edge} {TOP}V{FOOT}L{edge - 5} {FOOT - 1}Z", s.dark)
    ink = IVORY if c != "Y" else s.deep
    return leaf + symbol(c, 68, 6, 32, ink, s.base)


def _way(c: str) -> str:
    """The way that leads in: bright, with a border, narrowing towards the gate."""
    s = COLOURS[c]
    drawn = fill(f"M-40 {BASE}H40L48 170H-48Z", s.dark)
    drawn += fill(f"M-35 {BASE}H35L42 170H-42Z", PAVING)
    slabs = ((64, 36), (84, 37), (140, 40), (156, 41))
    stones = "".join(f"M{-half} {y}H{half}" for y, half in slabs)
    return drawn + line(stones, mix(PAVING, s.dark, 0.35), 2, stroke_linecap="butt")


def gate(c: str) -> str:
    """Sky, way, arch, light, leaves and the ribbon that names the colour."""
    s = COLOURS[c]
    night = circle(0, 0, 84, fill=mix(s.dark, s.deep, 0.4))
    night += beams(16, 84, 5, fill=s.light, opacity=0.4)
    drawn = circle(0, 0, 85, fill="none", stroke=s.deep, stroke_opacity=0.35, stroke_width=6)
    drawn += night + circle(0, 0, 83, fill="none", stroke="url(#gold)", stroke_width=4) + _way(c)
    drawn += fill(_arch(OUTER + 3), s.deep) + _stones(s.base, IVORY)
    drawn += fill(_arch(INNER + 2), s.deep) + fill(_arch(INNER), "url(#gate-light)")
    drawn += fill(f"M-{INNER - 8} {BASE + 1}H{INNER - 8}L14 16H-14Z", "#FFFBEA", opacity=0.9)
    drawn += mirrored(_leaf(c))
    stone = circle(0, SPRING - OUTER + 6, 15, fill=IVORY, stroke=s.deep, stroke_width=3)
    return drawn + stone + symbol(c, 0, SPRING - OUTER + 6, 16, s.ink, IVORY) + _ribbon(c)


def _ribbon(c: str) -> str:
    """A ribbon laid across the way, its ends folded under."""
    s = COLOURS[c]
    end = fill("M28 104L48 100L41 114L48 130L28 126Z", s.dark, stroke=s.deep, stroke_width=1.6)
    band = "M-39 94Q0 108 39 94V124Q0 138 -39 124Z"
    drawn = mirrored(end + fill("M28 124V132L39 124Z", s.deep))
    drawn += fill(band, s.base, stroke=s.deep, stroke_width=1.6, stroke_linejoin="round")
    for y in (98, 119):
        drawn += line(f"M-38 {y}Q0 {y + 14} 38 {y}", IVORY, 1.8, opacity=0.9)
    ink = IVORY if c != "Y" else s.deep
    return drawn + "".join(symbol(c, x, y, 16, ink) for x, y in ((-24, 113), (0, 116), (24, 113)))
