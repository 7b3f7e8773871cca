"""The numbers and the Jokers of Soon, whole and small."""

from kit.atlas import Sprite
from kit.deck import SMALL, both_ways, card_sprite, edge, ground
from kit.engraving import arc_line, flames, polar, rays, star, straight
from kit.svg import at, circle, group, path, rect
from kit.type import text

from . import sky
from .metals import BRONZE, BROWN, DEFS, SIDES, SNOW, STEEL, Side

EDGE = 4


def fan(x: float, y: float, long: float, blades: int, fill: str) -> str:
    """A fan of rays in the upper right corner."""
    step = 90 / blades
    data = ""
    for i in range(blades):
        a = 180 + step * (i + 0.5)
        data += straight(
            [polar(x, y, 8, a - step / 2), polar(x, y, long, a), polar(x, y, 8, a + step / 2)]
        )
    hub = arc_line(x, y, 6, 180, 270) + f"L{x} {y}Z"
    return path(data, fill=fill) + path(hub, fill=fill)


def _corners(rank: int, side: Side) -> str:
    """Fans in the two corners without an index."""
    blades = 3 if rank < 4 else 5 if rank < 7 else 7
    inset = 19 if rank > 5 else 14
    x, y, long = 250 - inset, inset, 16 + rank * 4.6
    drawn = fan(x, y, long, blades, side.fan)
    line = {"fill": "none", "stroke": side.line}
    if rank >= 4:
        drawn += path(arc_line(x, y, long + 5, 180, 270), stroke_width=1.4, **line)
    if rank >= 6:
        drawn += path(
            arc_line(x, y, long + 10, 182, 268),
            stroke_width=3,
            stroke_dasharray="0.1 6",
            stroke_linecap="round",
            **line,
        )
    return both_ways(drawn)


def _studs(step: int, fill: str) -> str:
    """Lozenges along the frame."""
    places = [(x, y) for x in range(24, 227, step) for y in (10, 340)]
    places += [(x, y) for y in range(26, 325, step) for x in (10, 240)]
    data = "".join(f"M{x} {y - 2.2}l2.2 2.2l-2.2 2.2l-2.2 -2.2Z" for x, y in places)
    return path(data, fill=fill)


def frame(rank: int, side: Side, fans: bool = True) -> str:
    """A hairline, a double line, a band of metal, a studded band; from 2, fans in the corners."""
    line = {"fill": "none", "stroke": side.line}
    metal = {"fill": "none", "stroke": side.metal}
    if rank < 3:
        drawn = rect(10, 10, 230, 330, 10, stroke_width=1.2 + 0.5 * rank, **line)
    elif rank < 6:
        drawn = rect(9, 9, 232, 332, 11, stroke_width=2.6, **metal)
        drawn += rect(14.5, 14.5, 221, 321, 7, stroke_width=1, **line)
    else:
        drawn = rect(10, 10, 230, 330, 10, stroke_width=(5, 6, 8)[rank - 6], **metal)
        drawn += rect(17.5, 17.5, 215, 315, 6, stroke_width=1.2, **line)
    if rank >= 7:
        drawn += _studs(14 if rank == 7 else 10, side.stud)
    return drawn + _corners(rank, side) if fans and rank >= 2 else drawn


def beads(rank: int, side: Side, r: float = 106) -> str:
    """Eight beads around the emblem, from the lower left, as many lit as the rank."""
    drawn = ""
    for i in range(8):
        x, y = polar(*sky.CENTRE, r, 202.5 + i * 45)
        lit = i < rank
        if side.day:
            fill, line, size = ("url(#gold)", BRONZE, 6.6) if lit else ("none", "#CFA04A", 3.4)
            drawn += circle(x, y, size, fill=fill, stroke=line, stroke_width=1.5)
        elif lit:
            drawn += path(star(x, y, 9.5, 4, 0.4), fill="url(#silver)")
        else:
            drawn += circle(x, y, 3, fill="none", stroke=STEEL, stroke_width=1.4, opacity=0.8)
    return drawn


def _glyph(side: Side, x: float, y: float, r: float) -> str:
    return sky.sun_glyph(x, y, r) if side.day else sky.moon_glyph(x, y, r)


def _index(rank: int, side: Side) -> str:
    # From 6 the frame is broad: the index keeps off its metal.
    x, y = (47, 75) if rank > 5 else (44, 72)
    drawn = circle(x, y + 26, 27, fill=side.halo) if rank > 5 else ""
    return drawn + text(x, y, str(rank), 74, side.ink) + _glyph(side, x, y + 26, 10.5)


def number(rank: int, side: Side) -> str:
    """A card of the sequence."""
    drawn = ground(side.ground) + ("" if side.day else sky.stars(10 + rank, 8 + 5 * rank))
    emblem = sky.sun(rank, side) if side.day else sky.moon(rank, side)
    drawn += frame(rank, side) + emblem + beads(rank, side)
    return drawn + both_ways(_index(rank, side)) + edge(side.edge, EDGE)


def cap(side: Side) -> str:
    """A cap with three bells, on a head at (125, 206)."""
    if side.day:
        wings, crown, line, bell = "#E4572E", "#2A9D8F", BROWN, "#F7CB5C"
    else:
        wings, crown, line, bell = "#6E4FB0", "#3F7FB5", "#0F1638", "#E3E9FB"
    drawn = path("M82 176C62 166 50 142 54 112C72 112 88 122 98 140Z", fill=wings)
    drawn += path("M168 176C188 166 200 142 196 112C178 112 162 122 152 140Z", fill=wings)
    drawn += path(
        "M82 176C86 138 104 112 125 86C146 112 164 138 168 176Q125 156 82 176Z", fill=crown
    )
    drawn += path("M80 182Q125 158 170 182L168 170Q125 146 82 170Z", fill=bell)
    bells = circle(53, 108, 9) + circle(197, 108, 9) + circle(125, 80, 9)
    drawn += group(bells, fill=bell)
    slits = path("M53 106v5M197 106v5M125 78v5", stroke_linecap="round")
    return group(drawn + slits, stroke=line, stroke_width=2.4, stroke_linejoin="round")


def jester(side: Side) -> str:
    """Sun or moon under its cap."""
    if side.day:
        halo = path(
            flames(125, 206, 50, 84, 16, 6.4), fill="url(#gold)", stroke=BRONZE, stroke_width=1.3
        )
        disc, line, features = "url(#sun)", BRONZE, sky.sun_face
    else:
        halo = path(rays(125, 206, 53, 74, 32, 2.6), fill="url(#silver)", opacity=0.8)
        disc, line, features = "url(#moon)", STEEL, sky.moon_face
    head = circle(125, 206, 49, fill=disc, stroke=line, stroke_width=2)
    return halo + head + features(125, 210, 0.92) + cap(side)


def _badge(side: Side) -> str:
    """The ranks a Joker stands for, as tall as its index is bold."""
    fill, ink = (side.ink, "#FFF6DC") if side.day else (SNOW, "#1F2A5A")
    pill = rect(-43, -23, 86, 46, 23, fill=fill, stroke=side.metal, stroke_width=3)
    return at(185, 43, pill + text(0, 14, "1–7", 40, ink, "atkinson-700", spacing=-1))


def joker(side: Side) -> str:
    """The Joker, with the ranks it stands for."""
    drawn = ground(side.ground) + ("" if side.day else sky.stars(77, 40))
    drawn += frame(6, side, fans=False)
    drawn += circle(125, 190, 100, fill=side.glow, opacity=0.9) + beads(7, side, 108)
    drawn += at(125 - 112.5, 200 - 174.6, jester(side), 0.9)
    index = text(42, 66, "J", 62, side.ink) + _glyph(side, 42, 92, 10.5)
    return drawn + both_ways(index + _badge(side)) + edge(side.edge, EDGE)


def _small(side: Side, label: str, size: float, below: str) -> str:
    """No studs: so small they look like the dashes of an empty place."""
    drawn = ground(side.ground)
    drawn += rect(10, 10, 230, 330, 12, fill="none", stroke=side.metal, stroke_width=16)
    return drawn + text(125, size * 0.98, label, size, side.ink) + below + edge(side.edge, 7)


def small_number(rank: int, side: Side) -> str:
    """A number for a place of a sequence."""
    x, r = (125, 30) if side.day else (116, 31)
    return _small(side, str(rank), 196, _glyph(side, x, 268, r))


def small_joker(side: Side) -> str:
    """A Joker for a place of a sequence."""
    return _small(side, "J", 160, at(125 - 125 * 0.8, 110, jester(side), 0.8))


def sprites() -> list[Sprite]:
    """`card-…` and `small-…` of every number and both Jokers."""
    result = []
    for side in SIDES:
        for rank in range(1, 9):
            name = f"{rank}{side.letter}"
            result.append(card_sprite(f"card-{name}", number(rank, side), DEFS))
            result.append(card_sprite(f"small-{name}", small_number(rank, side), DEFS, SMALL))
        name = f"J{side.letter}"
        result.append(card_sprite(f"card-{name}", joker(side), DEFS))
        result.append(card_sprite(f"small-{name}", small_joker(side), DEFS, SMALL))
    return result
