"""The 32 cards of Sar-Zan, whole and small. A card is drawn in 250 × 350 units."""

import math
import random

from kit.atlas import Sprite
from kit.deck import SMALL, both_ways, card_sprite, edge, ground
from kit.engraving import arc, polar, ribbon, smooth, spot
from kit.svg import circle, clipped, ellipse, num, path, rect, round_box
from kit.type import text

from . import dragon, scenes
from .inks import BLOOD, CINNABAR, DEFS, INK, SNOW

HIGHEST = 32


def tier(value: int) -> int:
    """How many cards may answer this value."""
    return min(4, value // 10 + 1)


def _paper() -> str:
    """Paper with its fibres."""
    rng = random.Random(5)
    data = ""
    for _ in range(34):
        x, y = rng.uniform(8, 240), rng.uniform(8, 340)
        a, long, bow = rng.uniform(0, 6.3), rng.uniform(8, 26), rng.uniform(-6, 6)
        dx, dy = math.cos(a) * long, math.sin(a) * long
        data += f"M{spot(x, y)}q{spot(dx / 2 + bow, dy / 2 - bow)} {spot(dx, dy)}"
    fibres = path(data, fill="none", stroke="#A98A58", stroke_width=0.7, opacity=0.28)
    return ground("url(#paper)") + fibres + edge("#9C7F55")


def _brush(value: int) -> str:
    """The ring of ink: it sweeps `value` thirty-thirds of a turn."""
    rng = random.Random(100 + value)
    cx, cy, r = scenes.RING
    level, sweep = tier(value), 360 * value / 33
    half = (11, 12.5, 14.5)[level - 1]

    def thick(u: float) -> float:
        tail = 1 - 0.42 * u**1.4
        left = (1 - u) * sweep
        if left < 10:
            tail *= 0.35 + 0.065 * left
        return half * tail * (1 + 0.1 * math.sin(u * 5 + value))

    line = arc(cx, cy, r, 0, sweep, max(4, int(sweep / 3)))
    x, y = line[0]
    drawn = path(smooth(ribbon(line, thick, rng, 0.05, 6.8)), fill=INK)
    press = f"rotate({rng.randint(-20, 20)} {num(x)} {num(y)})"
    drawn += ellipse(x + 1, y, half * 0.8, half * 1.02, fill=INK, transform=press)
    if sweep > 60:
        drawn += path(_streaks(rng, half, sweep, 5 + level * 2), fill="#EFE3CC", opacity=0.85)
    hairs = ""
    for _ in range(4 + level):
        off = rng.uniform(-0.6, 0.6) * half * 0.62
        start, end = sweep - rng.uniform(1, 5), sweep + rng.uniform(1.5, 4 + level * 1.2)
        width = rng.uniform(0.5, 1.3)
        hairs += smooth(
            ribbon(arc(cx, cy, r + off, start, end, 3), lambda u, w=width: w * (1 - u * 0.9))
        )
    drawn += path(hairs, fill=INK)
    for _ in range(level + 1):
        angle = rng.uniform(0, sweep + 8)
        off = rng.choice([-1, 1]) * rng.uniform(half + 4, half + 11)
        drawn += circle(*polar(cx, cy, r + off, angle), rng.uniform(0.7, 1.9), fill=INK)
    return drawn


def _streaks(rng: random.Random, half: float, sweep: float, count: int) -> str:
    """Data of the paper that shows through a drying brush."""
    cx, cy, r = scenes.RING
    data = ""
    for _ in range(count):
        off, start = rng.uniform(-0.72, 0.72), rng.uniform(0.42, 0.86)
        end, width = min(0.985, start + rng.uniform(0.1, 0.34)), rng.uniform(0.35, 0.95)
        line = arc(cx, cy, r + off * half * 0.72, sweep * start, sweep * end, 6)
        data += smooth(
            ribbon(line, lambda u, w=width: w * math.sin(math.pi * min(0.98, max(0.04, u))), step=9)
        )
    return data


COILS = {
    30: (dragon.SCARLET, {}),
    31: (dragon.MALACHITE, {"waves": 6, "legs": (75, 150, 225)}),
    32: (dragon.GOLDEN, {"legs": (62, 190, 255)}),
}


def _coil(value: int) -> str:
    """The ring as a dragon, its pearl at the top."""
    hide, kept = COILS[value]
    cx, cy, r = scenes.COIL
    drawn = dragon.pearl(cx + 4, cy - r + 2, 6.5)
    size = {"thick": 13.6, "size": 0.66}
    return drawn + dragon.coiled(cx, cy, r, 2, 360 * value / 33 - 24, hide, **size, **kept)


def _marks(level: int) -> str:
    """Four little cards under the index, as many filled as may answer: there a fan shows them."""
    drawn = ""
    for i in range(4):
        fill = CINNABAR if i < level else SNOW
        drawn += rect(
            8 + i * 16.5, 102, 12, 18, 3, fill=fill, stroke=CINNABAR, stroke_width=2.2
        )
    return drawn


def _index(value: int) -> str:
    """Value and complement in a corner."""
    colour = INK if value < 30 else BLOOD
    x, y, size = (42, 62, 62) if value < 10 else (42, 57, 51)
    drawn = text(x, y, str(value), size, colour, spacing=-2.5 if value > 9 else 0)
    return drawn + text(42, y + 31, f"({33 - value})", 32, CINNABAR, "atkinson-700", spacing=-1)


def face(value: int) -> str:
    """A whole card."""
    level = tier(value)
    scene = (scenes.pond, scenes.bamboo, scenes.shore, scenes.glory)[level - 1](value)
    drawn = _paper() + clipped(round_box(1.5, 1.5, 247, 347, 16), scenes.clear_of_indices(scene))
    cx, cy, r = scenes.RING if level < 4 else scenes.COIL
    if level in (2, 3):
        drawn += circle(cx, cy, r - 4, fill=SNOW, opacity=0.9)
    drawn += scenes.missing(value) + _brush(value) if level < 4 else _coil(value)
    size, drop = (96, 33) if value < 10 else (80, 27) if value < 30 else (62, 21)
    colour, spacing = (INK if level < 4 else BLOOD), (-4 if value > 9 else 0)
    drawn += text(cx, cy + drop, str(value), size, colour, spacing=spacing)
    return drawn + both_ways(_index(value)) + _marks(level)


def small(value: int) -> str:
    """A card for a place of 44 × 62: value, complement, and the tier as colour and marks."""
    level = tier(value)
    colour = INK if level < 4 else BLOOD
    drawn = ground("url(#paper)" if level < 4 else "#FBE3A2", 20)
    drawn += rect(6, 6, 238, 338, 16, fill="none", stroke=BANDS[level - 1], stroke_width=12)
    for i in range(4):
        fill = CINNABAR if i < level else "none"
        drawn += rect(34 + i * 49, 27, 35, 42, 6, fill=fill, stroke=CINNABAR, stroke_width=6)
    size, spacing = (196, 0) if value < 10 else (168, -9)
    drawn += text(125, 216, str(value), size, colour, spacing=spacing)
    drawn += text(125, 312, f"({33 - value})", 88, CINNABAR, "atkinson-700", spacing=-3)
    return drawn + rect(2, 2, 246, 346, 19, fill="none", stroke="#5A4326", stroke_width=4)


BANDS = ("#D8C6A2", "#8FB3A4", "#6E6A64", "#C3342B")


def sprites() -> list[Sprite]:
    """`card-1` to `card-32` and `small-1` to `small-32`."""
    values = range(1, HIGHEST + 1)
    whole = [card_sprite(f"card-{value}", face(value), DEFS) for value in values]
    return whole + [card_sprite(f"small-{value}", small(value), DEFS, SMALL) for value in values]
