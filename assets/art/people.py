"""The people at the table: six round busts, and the rings that tell teams apart.

A bust is drawn in a circle of radius 46 around the origin, and shown at radius 42.
"""

import math
from dataclasses import dataclass

from kit.atlas import Sprite
from kit.palette import WHITE
from kit.shapes import fill, line, mirrored, mix, polar, polygon
from kit.svg import at, circle, clipped, ellipse, group, path, radial, rect, round_box

DARK = "#1B1310"
HEAD = "M-20 -16Q0 -27 20 -16V0Q20 20 0 23.5Q-20 20 -20 0Z"
SHADED = "M2 -21.5Q11 -21 20 -16V0Q20 20 0 23.5Q9 14 8 -2Q7 -14 2 -21.5Z"
ROUND = "M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0Z"


@dataclass(frozen=True)
class Person:
    """Colours, and what is drawn behind the head, on the body and over the face."""

    skin: str
    ground: str
    clothes: str
    behind: str
    collar: str
    front: str
    smile: str = DARK
    wide_eyes: bool = False


V_NECK = fill("M-15 23L0 42L15 23L9 20H-9Z", "#F8EEDD") + fill(
    "M-9 21H9L0 34Z", "#000", fill_opacity=0.25
)

KOFI = Person(
    skin="#6B4128",
    ground="#7A3F26",
    clothes="#C8452D",
    behind=fill("M-24 2V-22Q0 -46 24 -22V2Z", "#120D0B"),
    collar=V_NECK + line("M-40 40Q-30 28 -19 25M40 40Q30 28 19 25", "#F0B25A", 2.4),
    front=fill("M-25 -17V-26Q-22 -45 0 -45Q22 -45 25 -26V-17Q0 -26 -25 -17Z", "#2E7D4F")
    + fill("M4 -45Q22 -44 25 -26V-17Q18 -20 10 -21.5Q12 -36 4 -45Z", "#1D5A38")
    + fill("M-25.5 -16V-23Q0 -32 25.5 -23V-16Q0 -25 -25.5 -16Z", "#E8B431")
    + line("M-19 -21l3 -3l3 2l3 -4l3 3l3 -4l4 3l3 -3l4 4l3 -2l3 3", "#8C2616", 1.6),
)

AMINA = Person(
    skin="#8F5836",
    ground="#3B5B4A",
    clothes="#E9B44C",
    behind=circle(0, -12, 30, fill="#1E1410")
    + mirrored(circle(-24, -24, 12, fill="#1E1410") + circle(-27, -4, 9, fill="#1E1410")),
    collar=fill("M-15 21Q0 40 15 21L11 18H-11Z", "#A8673F")
    + line("M-19 24Q0 46 19 24", "#C8452D", 3)
    + "".join(circle(x, y, 2.2, fill="#2A9D8F") for x, y in ((-10, 33), (0, 36.5), (10, 33))),
    front=fill("M-22.5 -13Q0 -31 22.5 -13V-23Q0 -40 -22.5 -23Z", "#E4572E")
    + line("M-22 -18.5Q0 -35.5 22 -18.5", "#F8C670", 2.6)
    + mirrored(circle(-21, 8, 3.2, fill="none", stroke="#E9B44C", stroke_width=1.8)),
)

LOU = Person(
    skin="#E6B48C",
    ground="#37406B",
    clothes="#4361A8",
    behind=fill("M-29 30Q-33 -6 -28 -18Q-24 -41 0 -41Q24 -41 28 -18Q33 -6 29 30Z", "#5A2E17")
    + line("M-25 24Q-28 0 -24 -16M25 24Q28 0 24 -16", "#7E4524", 2.4),
    collar=fill("M-17 22L-7 38L0 31L7 38L17 22L9 19H-9Z", "#F8EEDD"),
    front=fill("M-22 -5Q-20 -22 -2 -27Q14 -28 22 -5Q26 -38 0 -39Q-26 -38 -22 -5Z", "#5A2E17")
    + line("M-17 -18Q-11 -27 -1 -30", "#8A5028", 2)
    + mirrored(circle(-13, 8, 3.6, fill="#E0604A", fill_opacity=0.3)),
)

YOU = Person(
    skin="#C98F62",
    ground="#6B4A1E",
    clothes="#2A9D8F",
    behind=fill("M-25 2Q-29 -39 0 -39Q29 -39 25 2Z", "#2A1A12"),
    collar=line("M-15 24Q0 38 15 24", "#1B756B", 4),
    front=fill("M-20.5 -2Q-21 21 0 25Q21 21 20.5 -2L16 7Q8 4.5 0 6.5Q-8 4.5 -16 7Z", "#2A1A12")
    + fill("M-9 10.5Q0 8 9 10.5Q6 18 0 18Q-6 18 -9 10.5Z", "#FFF6E6")
    + fill("M-22 -12Q-14 -26 2 -24Q16 -23 22 -12Q24 -36 0 -36Q-24 -36 -22 -12Z", "#2A1A12"),
    smile="none",
)

GRANDMOTHER = Person(
    skin="#A56B45",
    ground="#5B3A5E",
    clothes="#7A4A8C",
    behind=fill("M-30 30Q-34 -8 -26 -26Q-18 -44 0 -44Q18 -44 26 -26Q34 -8 30 30Z", "#B8324A"),
    collar=fill("M-26 30Q-10 16 0 34Q10 16 26 30L12 46H-12Z", "#B8324A")
    + line("M-20 32Q-8 24 0 36Q8 24 20 32", "#F0B860", 1.8),
    front=fill("M-23 2Q-22 -20 0 -24Q22 -20 23 2Q32 -46 0 -46Q-32 -46 -23 2Z", "#D2405A")
    + fill("M4 -46Q32 -44 23 2Q22 -14 10 -21Q16 -34 4 -46Z", "#A82A42")
    + "".join(
        circle(x, y, 2.3, fill="#FFD98A")
        for x, y in ((-19, -24), (-9, -33), (3, -36), (14, -32), (21, -22))
    )
    + fill("M-17 -15Q-10 -23 0 -22.5Q10 -23 17 -15Q8 -19 0 -18.5Q-8 -19 -17 -15Z", "#D9D2C8")
    + mirrored(
        circle(-9, -3, 7.2, fill="#FFF8E6", fill_opacity=0.22)
        + circle(-9, -3, 7.2, fill="none", stroke="#F0C060", stroke_width=2)
        + line("M-16.2 -4L-20 -6", "#F0C060", 1.8)
        + line("M-14 10.5Q-16 13 -14 16", "#5C3320", 1.3, stroke_opacity=0.7)
    )
    + line("M-1.8 -4Q0 -5.600 1.8 -4", "#F0C060", 1.8),
)

TEENAGER = Person(
    skin="#B97A4C",
    ground="#24606A",
    clothes="#E9A23B",
    behind="".join(circle(*polar(27, a), 10.5, fill="#2B1710") for a in range(-110, 111, 22))
    + circle(0, -12, 27, fill="#2B1710"),
    collar=line("M-15 23Q0 39 15 23", "#B5731B", 5)
    + line("M-6 32L-7 44M6 32L7 44", "#FFF1D8", 2.2),
    front="".join(
        circle(x, y, 6.6, fill="#3A2016")
        for x, y in ((-17, -20), (-9, -26), (0, -24), (9, -27), (17, -20))
    )
    + "".join(
        line(f"M{x - 3} {y}a3 3 0 1 1 4 3", "#6B4028", 1.5)
        for x, y in ((-17, -21), (-5, -27), (8, -28), (18, -20))
    )
    + line("M-27 -4Q-30 -43 0 -43Q30 -43 27 -4", "#E4572E", 4.4)
    + line("M-25 -14Q-24 -40 -2 -41.5", "#FF9468", 1.4)
    + mirrored(
        rect(-31, -10, 11, 21, 5.5, fill="#2A2130") + rect(-32.5, -7, 5.5, 15, 2.7, fill="#E4572E")
    ),
    wide_eyes=True,
)

PEOPLE = (KOFI, AMINA, LOU, YOU, GRANDMOTHER, TEENAGER)


def _face(person: Person) -> str:
    """Eyes, nose and mouth."""
    if person.wide_eyes:
        eye = ellipse(-8, -3, 2.5, 3.1, fill=DARK) + circle(-8.8, -4.2, 0.9, fill="#fff")
        eyes = mirrored(eye + line("M-12 -9.5Q-8 -12 -4.5 -10", DARK, 2))
    else:
        eyes = mirrored(line("M-12.5 -2.5Q-8.5 -6.800 -4.5 -2.5", DARK, 2.7))
    nose = line("M.6 -1Q3.4 5 .4 6.6H-1.6", mix(person.skin, "#1A0A05", 0.45), 1.9)
    return eyes + nose + line("M-6.5 12Q0 17.5 6.5 12", person.smile, 2.5)


def _bust(person: Person) -> str:
    """A whole bust, lit from above and a little from the left."""
    dusk = mix(person.skin, "#1A0A05", 0.22)
    drawn = circle(0, 0, 46, fill=person.ground) + circle(0, 0, 46, fill="url(#glow)")
    drawn += person.behind
    shoulders = "M-48 52Q-44 26 -14 22H14Q44 26 48 52Z"
    drawn += fill(shoulders, person.clothes)
    drawn += fill("M4 22H14Q44 26 48 52H16Q16 32 4 22Z", "#000", fill_opacity=0.16)
    neck = mix(person.skin, "#1A0A05", 0.32)
    drawn += rect(-9, 8, 18, 20, 6, fill=neck) + person.collar
    drawn += mirrored(ellipse(-20.5, 0, 3.6, 5, fill=dusk))
    drawn += fill(HEAD, person.skin) + fill(SHADED, dusk)
    drawn += _face(person) + person.front
    return clipped(ROUND, drawn + circle(0, 0, 46, fill="url(#dusk)"))


def _rings() -> list[Sprite]:
    """Frames with a round hole for a portrait: the shape names the team."""
    hole = "M-41.5 0A41.5 41.5 0 0 0 41.5 0A41.5 41.5 0 0 0 -41.5 0Z"
    disc = "M-46 0A46 46 0 0 1 46 0A46 46 0 0 1 -46 0Z"
    square = round_box(-46, -46, 92, 92, 17)
    corner = 46 / math.cos(math.pi / 6) - 2
    hexagon = polygon([polar(corner, 30 + i * 60) for i in range(6)])
    style = {"fill": "#fff", "fill_rule": "evenodd"}
    rounding = {"stroke": "#fff", "stroke_width": 4, "stroke_linejoin": "round"}
    outside = rect(-60, -60, 120, 120, fill="#fff") + path(hole, fill="#000")
    cut = f'<mask id="hole">{outside}</mask>'
    six = group(path(hexagon, fill="#fff", **rounding), mask="url(#hole)")
    return [
        Sprite("ring-disc", 92, 92, path(disc + hole, **style), flat=WHITE),
        Sprite("ring-square", 92, 92, path(square + hole, **style), flat=WHITE),
        Sprite("ring-hexagon", 108, 92, six, cut, flat=WHITE),
    ]


def sprites() -> list[Sprite]:
    """`person-0` … `person-5`, then the rings."""
    defs = radial("glow", [(0, "#FFE0A8", 0.34), (1, "#FFE0A8", 0)], (0.36, 0.26), 0.6)
    defs += radial(
        "dusk",
        [(0, "#0B0705", 0), (0.72, "#0B0705", 0.02), (1, "#0B0705", 0.42)],
        (0.45, 0.42),
        0.6,
    )
    busts = [
        Sprite(f"person-{i}", 84, 84, at(0, 0, _bust(person), 42 / 46), defs)
        for i, person in enumerate(PEOPLE)
    ]
    return busts + _rings()
