"""Sun and moon at every rank: the emblems in the middle of the cards, and the small glyphs."""

import math
import random

from kit.engraving import flames, leaf_rays, rays, ring, rosette, star
from kit.svg import at, circle, clipped, group, num, path, rect, round_box

from .metals import BRONZE, BROWN, FLAME, GOLD, SILVER, SNOW, STEEL, Side

CX, CY = 125, 175
CENTRE = (CX, CY)
INSIDE = round_box(10, 10, 230, 330, 10)
INDIGO = "#2B3873"


def stars(seed: int, count: int, colour: str = SILVER) -> str:
    """A dust of stars over a card."""
    rng = random.Random(seed)
    dots = "".join(
        circle(rng.uniform(16, 234), rng.uniform(16, 334), rng.uniform(0.6, 1.5))
        for _ in range(count)
    )
    return group(dots, fill=colour, opacity=0.7)


def features(x: float, y: float, scale: float, line: str, blush: str) -> str:
    """A sleeping face."""
    lines = path("M-24 -6Q-16 3 -7 -5M7 -5Q16 3 24 -6")
    lines += path("M-25 -14Q-16 -21 -6 -14L-5 2Q-8 11 -1 12M6 -14Q16 -21 25 -14")
    lines += path("M-11 21Q-5 18 0 20Q5 18 11 21Q0 30 -11 21Z", fill=line)
    lines += path("M-4 33Q0 35 4 33", stroke_width=2)
    drawn = group(
        lines,
        fill="none",
        stroke=line,
        stroke_width=2.6,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    cheeks = circle(-20, 10, 7) + circle(20, 10, 7)
    return at(x, y, drawn + group(cheeks, fill=blush, opacity=0.28), scale)


def sun_face(x: float, y: float, scale: float) -> str:
    """The face of the sun."""
    return features(x, y, scale, BROWN, "#E4572E")


def moon_face(x: float, y: float, scale: float) -> str:
    """The face of the moon."""
    return features(x, y, scale, INDIGO, "#8C7BD0")


def _circles(rank: int, side: Side) -> str:
    """The engraved circle around an emblem, richer with the rank."""
    line = side.engraved
    drawn = ""
    if rank >= 6:
        strands, waves = (3, 12) if rank < 8 else (4, 16)
        for j in range(strands):
            data = rosette(*CENTRE, 88, 4.5, waves, j * math.tau / strands)
            drawn += path(data, fill="none", stroke=line, stroke_width=1.1)
    elif rank >= 4:
        drawn += ring(*CENTRE, 88, line, 1.3)
        drawn += ring(*CENTRE, 84, line, 3, stroke_dasharray="0.1 9.2", stroke_linecap="round")
    elif rank >= 2:
        drawn += ring(*CENTRE, 88, line, 1.2, stroke_dasharray="3 5")
    if rank >= 7:
        teeth = rays(*CENTRE, 94.5, 98.5 if rank == 7 else 99.5, 64, 1.5)
        drawn += path(teeth, fill=line if side.day else SILVER)
    if rank == 8:
        beams = path(rays(*CENTRE, 92, 240, 32, 1.6), fill=GOLD if side.day else SILVER)
        drawn = clipped(INSIDE, group(beams, opacity=0.26 if side.day else 0.14)) + drawn
    return drawn


DISC = 46
VIEW = 82


def _horizon(rank: int) -> float:
    """How low the sea lies: towards noon whoever looks up sees less and less of it."""
    return CY + (46, 46, 46, 46, 48, 54, 64)[rank - 1]


def _points(rank: int, x: float, y: float, near: float, far: float) -> str:
    """As many rays as the rank, a step apart: points, then leaves, then flames."""
    step = 30
    first = -step * (rank - 1) / 2
    gilt = {"stroke": "#A8650F", "stroke_width": 1.6, "stroke_linejoin": "round"}
    angles = [first + step * i for i in range(rank)]
    if rank < 3:
        data = "".join(rays(x, y, near, far, 1, 10, a) for a in angles)
        return path(data, fill="#FFE38C", **gilt)
    if rank < 5:
        data = "".join(leaf_rays(x, y, near, far, 1, 9.5, a) for a in angles)
        return path(data, fill="#FFD566", **gilt)
    data = "".join(flames(x, y, near, far, 1, 9, a) for a in angles)
    needles = "".join(rays(x, y, near, far - 8, 1, 4, a + step / 2) for a in angles[:-1])
    drawn = path(needles, fill=FLAME) + path(data, fill="url(#flame)", **gilt)
    if rank < 7:
        return drawn
    hearts = "".join(flames(x, y, near, near + (far - near) * 0.6, 1, 4, a) for a in angles)
    return drawn + path(hearts, fill="#FFE9A8")


def _shore(rank: int) -> str:
    """What the sun rises from: the sea, and its light on it."""
    horizon = _horizon(rank)
    drawn = rect(CX - VIEW, horizon, 2 * VIEW, VIEW, fill="url(#sea-day)")
    drawn += path(f"M{CX - VIEW} {horizon}H{CX + VIEW}", stroke="#7A4A10", stroke_width=2.4)
    glints = ""
    for row, y in enumerate((horizon + 8, horizon + 16, horizon + 24)):
        half = (8 + 4.2 * rank) * (1 - 0.26 * row)
        glints += f"M{num(CX - half)} {y}H{num(CX + half)}"
    return drawn + path(glints, stroke="#FFE9A8", stroke_width=2.6, stroke_linecap="round")


def _dawn(rank: int) -> str:
    """The sun by eighths above the sea, in a round window."""
    y = _horizon(rank) + DISC - DISC * rank / 4
    drawn = circle(*CENTRE, VIEW, fill=f"url(#dawn-{rank})")
    drawn += circle(CX, y, DISC + 44, fill="url(#glow-day)", opacity=0.5 + 0.06 * rank)
    drawn += path(rays(CX, y, DISC, 190, 12, 4, 15 * rank), fill="#FFF0C4", opacity=0.34)
    drawn += _points(rank, CX, y, DISC + 5, DISC + 33)
    if rank >= 3:
        drawn += circle(CX, y, DISC + 3.5, fill="#FFF4D6", stroke=BRONZE, stroke_width=1.3)
    drawn += circle(CX, y, DISC, fill="url(#sunrise)", stroke="#A8650F", stroke_width=2)
    for j in range(1, min(rank, 5)):
        dash = None if j % 2 else "2 3.2"
        drawn += ring(CX, y, DISC - 7 * j, BRONZE, 1.2, opacity=0.55, stroke_dasharray=dash)
    if rank >= 6:
        drawn += path(star(CX, y, DISC * 0.6, rank, 0.5), fill=FLAME, opacity=0.85)
        drawn += path(star(CX, y, DISC * 0.34, rank, 0.5), fill="#FFF4D6")
    window = round_box(CX - VIEW, CY - VIEW, 2 * VIEW, 2 * VIEW, VIEW)
    rim = ring(*CENTRE, VIEW, "url(#gold)", 2 + rank * 0.5)
    rim += ring(*CENTRE, VIEW - 1 - rank * 0.25, "#A8650F", 1)
    return clipped(window, drawn + _shore(rank)) + rim


def _noon() -> str:
    """The whole sun: flames all round and a face."""
    radius = 48
    gilt = {"stroke": "#A8650F", "stroke_width": 1.4, "stroke_linejoin": "round"}
    drawn = path(rays(*CENTRE, radius + 6, 83, 16, 4.6, 11.25), fill=FLAME)
    drawn += path(flames(*CENTRE, radius + 5, 81, 16, 5.6), fill="url(#flame)", **gilt)
    drawn += circle(*CENTRE, radius + 3.5, fill="#FFF4D6", stroke=BRONZE, stroke_width=1.3)
    drawn += circle(*CENTRE, radius, fill="url(#sun)", stroke=BRONZE, stroke_width=1.8)
    return drawn + sun_face(CX, CY - 4, 0.98)


def sun(rank: int, side: Side) -> str:
    """The day's emblem: the sun rises by eighths, as the moon waxes, and gains a ray each time."""
    drawn = circle(*CENTRE, 104, fill=side.glow, opacity=0.2 + 0.08 * rank)
    return drawn + _circles(rank, side) + (_noon() if rank == 8 else _dawn(rank))


CRATERS = (
    (18, -16, 9),
    (26, 14, 6),
    (8, 26, 5),
    (34, -4, 4),
    (2, -34, 5),
    (-16, 4, 8),
    (-24, -20, 5),
    (-12, 30, 4),
)


def phase(x: float, y: float, r: float, lit: float) -> str:
    """A moon lit from the right, from 0 (new) to 1 (full)."""
    drawn = circle(x, y, r, fill="#141C46", stroke=STEEL, stroke_width=1.2)
    if lit >= 1:
        return drawn + circle(x, y, r, fill="url(#moon)")
    bulge, sweep = abs(1 - 2 * lit) * r, 0 if lit < 0.5 else 1
    top, bottom = f"{num(x)} {num(y - r)}", f"{num(x)} {num(y + r)}"
    limb = f"M{top}A{num(r)} {num(r)} 0 0 1 {bottom}A{num(bulge)} {num(r)} 0 0 {sweep} {top}Z"
    return drawn + path(limb, fill="url(#moon)")


def moon(rank: int, side: Side) -> str:
    """The night's emblem: the moon waxes by eighths."""
    radius = (52, 53, 54, 55, 56, 57, 58, 60)[rank - 1]
    drawn = circle(*CENTRE, radius + 56, fill=side.glow, opacity=0.45 + 0.06 * rank)
    drawn += _circles(rank, side)
    if rank >= 5:
        beams = rays(*CENTRE, radius + 6, 80, 24 if rank < 7 else 32, 2.6)
        drawn += path(beams, fill="url(#silver)", opacity=0.85)
    elif rank >= 3:
        drawn += path(rays(*CENTRE, radius + 7, radius + 16, 24, 1.6), fill=SILVER, opacity=0.8)
    if rank >= 3:
        drawn += ring(*CENTRE, radius + 4, SILVER, 1.4, opacity=0.9)
    drawn += phase(*CENTRE, radius, rank / 8)
    if rank == 8:
        return drawn + moon_face(CX, CY - 5, 1.12)
    craters = ""
    for x, y, r in CRATERS:
        x *= radius / 46
        night = -(rank / 4 - 1) * math.sqrt(max(0, radius * radius - y * y))
        if rank > 1 and x - r > night + 1 and math.hypot(x, y) + r < radius - 2:
            craters += circle(CX + x, CY + y, r)
    drawn += group(craters, fill="none", stroke="#8795CB", stroke_width=1.6, opacity=0.8)
    if rank < 5:
        for x, y, r in ((-20, -14, 6), (-10, 20, 4), (-28, 10, 3.2))[: max(1, 4 - rank)]:
            drawn += path(star(CX + x, CY + y, r, 4, 0.32), fill=SNOW)
    return drawn


def sun_glyph(x: float, y: float, r: float) -> str:
    """A small sun."""
    disc = circle(x, y, r, fill="url(#sun)", stroke=BRONZE, stroke_width=0.17 * r)
    return path(rays(x, y, r * 1.15, r * 1.95, 8, 14), fill="#B06A12") + disc


def moon_glyph(x: float, y: float, r: float) -> str:
    """A small crescent with its star."""
    start, end = (
        f"{num(x + r * 0.35)} {num(y - r * 1.5)}",
        f"{num(x + r * 1.45)} {num(y + r * 0.75)}",
    )
    outer, inner = num(r * 1.55), num(r * 1.25)
    horn = f"M{start}A{outer} {outer} 0 1 0 {end}A{inner} {inner} 0 0 1 {start}Z"
    twinkle = star(x + r * 0.95, y - r * 0.35, r * 0.62, 4, 0.36)
    return path(horn, fill="url(#silver)") + path(twinkle, fill=SNOW)
