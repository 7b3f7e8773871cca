"""What is painted behind a card's ring: pond, bamboo, shore and glory, one for each tier."""

import random

from kit.deck import both_ways
from kit.engraving import bezier, leaf, polar, ribbon, smooth, spot, straight
from kit.svg import at, circle, masked, num, path, rect

from . import clouds, creatures, garden, landmarks
from .inks import GOLD, JADE, PAPER, PINE

RING = (125, 175, 78)
COIL = (125, 182, 68)


def clear_of_indices(scene: str) -> str:
    """The scene, fading to bare paper before it reaches the two indices."""
    corner = rect(-20, -20, 106, 132, 22, fill="#000", filter="url(#halo)")
    # A blur stops at the picture's edge and would be pale there: the plain core reaches over it.
    corner += rect(-20, -20, 94, 120, 18, fill="#000")
    return masked(rect(0, 0, 250, 350, fill="#fff") + both_ways(corner), scene)


RIPPLES = "M14 322q12 -5 24 0M70 338q14 -5 28 0M150 334q12 -5 24 0M30 343q12 -4 24 0"

POND = {
    1: ((58, 346, creatures.heron()),),
    2: ((46, 282, creatures.dragonfly(28, 1.15)), (204, 84, creatures.dragonfly(-150, 0.9))),
    3: (
        (42, 316, creatures.lotus(1.2)),
        (84, 336, creatures.lotus(0.8)),
        (154, 338, creatures.lotus(0.6)),
    ),
    4: (
        (42, 290, creatures.carp(20, 1.15)),
        (70, 320, creatures.carp(-14)),
        (112, 338, creatures.carp(186, 0.7)),
        (26, 328, creatures.carp(-60, 0.75)),
    ),
    5: ((48, 336, creatures.frog()),),
    6: ((48, 336, creatures.snail()),),
    7: ((50, 336, creatures.turtle(), 0.94),),
    8: ((55, 334, creatures.duck(), 0.96),),
    9: ((40, 340, creatures.cattails()),),
}
SKY = ((204, 84, 0.9), (226, 106, 0.62), (178, 66, 0.6), (226, 62, 0.52), (206, 44, 0.44))


def pond(value: int) -> str:
    """1 to 9: one reed for each point, and what lives there; from 5, swallows in the sky."""
    rng = random.Random(40 + value)
    reeds = ""
    for k in range(value):
        u = k - (value - 1) / 2
        x = 134 + u * 7.5 + rng.uniform(-1, 1)
        tall = 50 + rng.uniform(0, 22) + (12 - abs(u) * 3)
        lean = u * 3.4 + rng.uniform(-3, 3)
        blade = bezier(
            (x, 350),
            (x, 348 - tall * 0.5),
            (x + lean * 0.4, 346 - tall * 0.8),
            (x + lean * 1.5, 344 - tall),
            14,
        )
        reeds += smooth(ribbon(blade, lambda q: 3.6 * (1 - q) ** 0.8 + 0.25, rng, 0.06, 9))
    hill = f"M0 350V{338 - value}Q60 {320 - value * 2} 112 {334 - value}T250 {328 - value}V350Z"
    drawn = path(reeds, fill=JADE, opacity=0.9) + path(hill, fill="url(#wash)", opacity=0.5)
    if value < 5:
        drawn += path(RIPPLES, fill="none", stroke=JADE, stroke_width=1.6, opacity=0.5)
    drawn += "".join(at(*place) for place in POND[value])
    return drawn + "".join(at(x, y, creatures.swallow(s)) for x, y, s in SKY[: max(0, value - 4)])


# x of the foot, width, top, lean, and the clusters from which a stalk has grown.
STALKS = ((226, 14, 12, 0, 0), (146, 11, 52, 19, 3), (204, 9, 30, 0, 6))
# A node and the way its leaves hang. They alternate between the sky and the foot of the ring, so
# that each point adds a cluster where none was.
CLUSTERS = (
    (222, 54, 2.62),
    (222, 112, 2.5),
    (150, 316, 2.7),
    (229, 74, 0.75),
    (190, 60, 2.75),
    (151, 300, 0.5),
    (228, 128, 0.95),
    (229, 18, 0.8),
    (147, 340, 3.4),
    (229, 182, 0.95),
)


def _stalk(x: float, wide: float, top: float, lean: float) -> str:
    """Data of a stalk's joints, from the foot up."""
    data, y, long, half = "", 356.0, 46.0, wide / 2
    while y > top:
        end = max(top, y - long)
        a, b, middle = x + lean * (346 - y) / 120, x + lean * (346 - end) / 120, (y + end) / 2
        data += f"M{spot(a - half, y - 2)}"
        data += f"Q{spot(a - half + 1.4, middle)} {spot(b - half, end + 2)}"
        data += f"Q{spot(b, end - 0.5)} {spot(b + half, end + 2)}"
        data += f"Q{spot(b + half - 1.4, middle)} {spot(a + half, y - 2)}"
        data += f"Q{spot(a, y + 1)} {spot(a - half, y - 2)}Z"
        y, long = end - 1.5, long - 2.2
    return data


def bamboo(value: int) -> str:
    """10 to 19: one more cluster of leaves for each point, and what the garden holds."""
    rng = random.Random(70)
    count = value - 9
    stalks = "".join(_stalk(*stalk[:4]) for stalk in reversed(STALKS) if count >= stalk[4])
    shade = leaves = ""
    for x, y, angle in CLUSTERS[:count]:
        shade += leaf(x, y, angle - 0.85, 25, 5.5) + leaf(x, y, angle + 0.85, 24, 5.5)
        for off, long in ((-0.42, 33), (0.02, 40), (0.46, 31)):
            turn = angle + off + rng.uniform(-0.08, 0.08)
            leaves += leaf(x, y, turn, long + rng.uniform(-2, 3), 6.4)
    hill = f"M0 350V{330 - count}Q52 {num(306 - count * 1.5)} 120 {332 - count}T250 322V350Z"
    drawn = path(hill, fill="url(#wash)", opacity=0.6) + path(stalks, fill="#5F9384")
    drawn += path(shade, fill=PINE) + path(leaves, fill=JADE)
    return drawn + at(48, 336, garden.GARDEN[value - 10]())


FAR = ((30, 50), (62, 118), (92, 62), (128, 92), (160, 58), (196, 126), (226, 70))
NEAR = ((28, 64), (54, 40), (96, 88), (126, 40), (168, 74), (204, 48), (228, 80))


def _waves(rows: int) -> str:
    """Data of rows of round waves at the foot of the card."""
    data = ""
    for row in range(rows):
        for x in range(-3 + 16 * (row % 2), 259, 32):
            for r in (15, 10, 5):
                data += f"M{x - r} {348 - row * 13}a{r} {r} 0 0 1 {2 * r} 0"
    return data


def shore(value: int) -> str:
    """20 to 29: the sun climbs around the ring, and each point has its own sight."""
    rng = random.Random(90 + value)
    step = value - 20
    grown = 0.72 + step * 0.05
    sun_x, sun_y = polar(*RING[:2], 111, 92 - step * 6)
    drawn = circle(sun_x, sun_y, 52, fill="url(#aura)", opacity=0.6)
    drawn += circle(sun_x, sun_y, 25 + step * 1.2, fill="url(#sun)")
    for ridge, base, opacity in ((FAR, 300, 0.45), (NEAR, 322, 0.7)):
        heights = [(x, h * grown) for x, h in ridge]
        drawn += path(landmarks.peaks(heights, base, rng), fill="url(#wash)", opacity=opacity)
    rows = 2 if step < 5 else 3
    drawn += rect(0, 347 - rows * 13, 250, rows * 13 + 10, fill=PAPER, opacity=0.55)
    drawn += at(50, 333 - rows * 6, landmarks.SHORE[step]())
    return drawn + path(_waves(rows), fill="none", stroke=JADE, stroke_width=2, opacity=0.85)


CLOUDS = ((46, 318, 0.86), (204, 62, -0.78), (116, 334, -0.6))


def glory(value: int) -> str:
    """30 to 32: gold light, with more rays and clouds for each point."""
    step, (cx, cy, r) = value - 30, COIL
    drawn = circle(cx, cy, r + 56, fill="url(#aura)", opacity=(0.55, 0.8, 1)[step])
    count = 18 * step
    if count:
        beams = ""
        for i in range(count):
            a = i * 360 / count
            beams += straight([polar(cx, cy, d, a + off) for d, off in BEAM])
        drawn += path(beams, fill=GOLD, opacity=(0, 0.26, 0.36)[step])
    drawn += circle(cx, cy, r - 6, fill="#FBE3A2", opacity=(0.25, 0.5, 0.8)[step])
    return drawn + "".join(clouds.cloud(*place) for place in CLOUDS[: step + 1])


BEAM = ((60, -1.6), (250, -1.1), (250, 1.1), (60, 1.6))


def missing(value: int) -> str:
    """One dot on the ring for each point that lacks to 33."""
    cx, cy, r = RING
    dots = ""
    for k in range(value + 1, 34):
        x, y = polar(cx, cy, r, 360 * (k - 0.5) / 33)
        dots += f'<circle cx="{num(x)}" cy="{num(y)}" r="{4 if k == 33 else 2.3}"/>'
    return f'<g fill="#C3342B" opacity=".62">{dots}</g>'
