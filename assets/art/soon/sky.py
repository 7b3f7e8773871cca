"""Sun and moon at every rank: the emblems in the middle of the cards, and the small glyphs."""

import math
import random

from kit.engraving import arc_line, flames, leaf_rays, rays, ring, rosette, star
from kit.svg import at, circle, clipped, group, num, path, round_box

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


def _sun_rays(rank: int, radius: float) -> str:
    """The rays of the day's emblem."""
    gilt = {"stroke": BRONZE, "stroke_width": 1.3, "stroke_linejoin": "round"}
    far = (66, 69, 72, 76, 78, 79, 82, 80)[rank - 1]
    near = radius + 6
    if rank < 4:
        data = rays(*CENTRE, near, far, (8, 8, 12)[rank - 1], (8, 8, 6.5)[rank - 1])
        return path(data, fill="url(#gold)", **gilt)
    if rank == 4:
        data = rays(*CENTRE, near, far, 6, 9) + leaf_rays(*CENTRE, near, far - 6, 6, 7, 30)
        return path(data, fill="url(#gold)", **gilt)
    if rank == 7:
        disc = circle(*CENTRE, 78, fill="url(#corona)", stroke=BRONZE, stroke_width=1.6)
        spokes = rays(*CENTRE, near, far - 7, 14, 8)
        return disc + path(spokes, fill="#FFE9A8", **gilt)
    count, wide = (12, 7) if rank == 5 else (16, 5.6)
    behind = path(rays(*CENTRE, near, far + 3, count, 4.6, 180 / count), fill=FLAME)
    return behind + path(flames(*CENTRE, radius + 5, far, count, wide), fill="url(#gold)", **gilt)


def sun(rank: int, side: Side) -> str:
    """The day's emblem: rays, then flames, then a wheel, then a face."""
    radius = (36, 38, 40, 42, 44, 45, 46, 48)[rank - 1]
    drawn = circle(*CENTRE, radius + 58, fill=side.glow, opacity=0.35 + 0.06 * rank)
    drawn += _circles(rank, side) + _sun_rays(rank, radius)
    if rank >= 3:
        drawn += circle(*CENTRE, radius + 3.5, fill="#FFF4D6", stroke=BRONZE, stroke_width=1.3)
    drawn += circle(*CENTRE, radius, fill="url(#sun)", stroke=BRONZE, stroke_width=1.8)
    if rank == 8:
        return drawn + sun_face(CX, CY - 4, 0.98)
    for j in range(1, min(rank, 5)):
        dash = None if j % 2 else "2 3.2"
        drawn += ring(*CENTRE, radius - 6 * j, BRONZE, 1.2, opacity=0.55, stroke_dasharray=dash)
    if rank >= 3:
        arms = rank if rank > 3 else 6
        drawn += path(star(*CENTRE, radius * 0.62, arms, 0.5), fill=FLAME, opacity=0.8)
        if rank >= 6:
            drawn += path(star(*CENTRE, radius * 0.36, rank, 0.5), fill="#FFF4D6")
        return drawn
    shine = arc_line(*CENTRE, radius - 8, -70, 10)
    return drawn + path(
        shine, fill="none", stroke="#FFFBE4", stroke_width=4, stroke_linecap="round", opacity=0.9
    )


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


def sun_glyph(x: float, y: float, r: float, rank: int = 1) -> str:
    """A small sun. From six up its rays tell the rank as well."""
    disc = circle(x, y, r, fill="url(#sun)", stroke=BRONZE, stroke_width=0.17 * r)
    if rank == 6:
        return path(rays(x, y, r * 1.12, r * 2.1, 6, 24), fill=BRONZE) + disc
    if rank == 7:
        back = circle(x, y, r * 1.9, fill="url(#corona)", stroke="#A8570F", stroke_width=0.14 * r)
        return back + path(rays(x, y, r * 1.1, r * 1.75, 7, 18), fill="#FFF4D6") + disc
    if rank == 8:
        return path(flames(x, y, r * 1.1, r * 2.05, 12, 9), fill=FLAME) + disc
    return path(rays(x, y, r * 1.18, r * 1.85, 8, 13), fill=BRONZE) + disc


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
