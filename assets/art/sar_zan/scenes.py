"""What is painted behind a card's ring: pond, bamboo, shore and glory, one for each tier."""

import random

from kit.engraving import bezier, leaf, polar, ribbon, smooth, spot, straight
from kit.svg import at, circle, num, path, rect

from . import landmarks
from .dragon import mist
from .inks import GOLD, JADE, PAPER

RING = (125, 178, 80)
COIL = (123, 185, 77)

RIPPLES = "M18 318q14 -5 28 0M66 334q16 -5 32 0M150 330q14 -5 28 0M34 342q12 -4 24 0"

POND = {
    1: ((58, 346, landmarks.heron()),),
    2: ((52, 286, landmarks.dragonfly(28)), (204, 92, landmarks.dragonfly(-150, 0.9))),
    3: (
        (42, 318, landmarks.lotus()),
        (82, 334, landmarks.lotus(0.8)),
        (152, 337, landmarks.lotus(0.7)),
    ),
    4: (
        (44, 292, landmarks.carp(20)),
        (66, 322, landmarks.carp(-14, 0.9)),
        (142, 333, landmarks.carp(186, 0.75)),
        (24, 330, landmarks.carp(-60, 0.7)),
    ),
}
SKY = ((204, 84, 0.9), (226, 106, 0.62), (178, 66, 0.6), (226, 62, 0.52), (206, 44, 0.44))


def pond(value: int) -> str:
    """1 to 9: one reed for each point, and what lives there."""
    rng = random.Random(40 + value)
    reeds = ""
    for k in range(value):
        u = k - (value - 1) / 2
        x = 118 + u * 9 + rng.uniform(-1.5, 1.5)
        tall = 50 + rng.uniform(0, 24) + (12 - abs(u) * 3)
        lean = u * 6 + rng.uniform(-5, 5)
        blade = bezier(
            (x, 350),
            (x, 348 - tall * 0.5),
            (x + lean * 0.4, 346 - tall * 0.8),
            (x + lean * 1.5, 344 - tall),
            14,
        )
        reeds += smooth(ribbon(blade, lambda q: 3.6 * (1 - q) ** 0.8 + 0.25, rng, 0.06, 9))
    hill = f"M0 350V{338 - value}Q60 {320 - value * 2} 112 {334 - value}T250 {328 - value}V350Z"
    drawn = path(reeds, fill=JADE, opacity=0.8) + path(hill, fill="url(#wash)", opacity=0.5)
    if value < 5:
        drawn += path(RIPPLES, fill="none", stroke=JADE, stroke_width=1.6, opacity=0.5)
        return drawn + "".join(at(*place) for place in POND[value])
    return drawn + "".join(at(x, y, landmarks.swallow(s)) for x, y, s in SKY[: value - 4])


STALKS = ((206, 13, 40, -6, 0), (182, 9, 120, -2, 4), (226, 8, 96, -3, 7))
CLUSTERS = (
    (196, 86, 2.5),
    (192, 128, 2.75),
    (192, 84, 0.6),
    (201, 170, 2.6),
    (197, 130, 0.45),
    (188, 206, 2.85),
    (205, 172, 0.4),
    (178, 250, 2.7),
    (206, 216, 0.5),
    (184, 290, 2.5),
    (202, 258, 0.55),
)


def _stalk(x: float, wide: float, top: float, lean: float) -> str:
    """Data of a stalk's joints, from the foot up."""
    data, y, long, half = "", 356.0, 46.0, wide / 2
    while y > top:
        end = max(top, y - long)
        a, b, middle = x + lean * (346 - y) / 120, x + lean * (346 - end) / 120, (y + end) / 2
        data += f"M{spot(a - half, y - 2)}Q{spot(a - half + 1.4, middle)} {spot(b - half, end + 2)}"
        data += f"Q{spot(b, end - 0.5)} {spot(b + half, end + 2)}"
        data += f"Q{spot(b + half - 1.4, middle)} {spot(a + half, y - 2)}"
        data += f"Q{spot(a, y + 1)} {spot(a - half, y - 2)}Z"
        y, long = end - 1.5, long - 2.2
    return data


def bamboo(value: int) -> str:
    """10 to 19: one more cluster of leaves for each point."""
    rng = random.Random(70 + value)
    count = value - 9
    stalks = "".join(_stalk(*stalk[:4]) for stalk in reversed(STALKS) if count >= stalk[4])
    leaves = ""
    for x, y, angle in CLUSTERS[: count + 1]:
        for off, long in ((-0.42, 27), (0.02, 34), (0.46, 25)):
            leaves += leaf(
                x, y, angle + off + rng.uniform(-0.08, 0.08), long + rng.uniform(-2, 3), 4.6
            )
    hill = (
        f"M0 350V{num(330 - count)}Q52 {num(306 - count * 1.5)} 120 {num(332 - count)}T250 322V350Z"
    )
    ground = path(hill, fill="url(#wash)", opacity=0.6)
    return ground + path(stalks, fill=JADE, opacity=0.5) + path(leaves, fill=JADE, opacity=0.92)


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
    drawn += at(56, 333 - rows * 6, landmarks.SHORE[step]())
    return drawn + path(_waves(rows), fill="none", stroke=JADE, stroke_width=2, opacity=0.85)


MISTS = ((62, 312, 0.9), (196, 74, 0.85), (52, 282, 0.6))


def glory(value: int) -> str:
    """30 to 32: gold light, with more rays for each point."""
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
    return drawn + "".join(mist(x, y, s, JADE, 0.42) for x, y, s in MISTS[: step + 1])


BEAM = ((60, -1.6), (250, -1.1), (250, 1.1), (60, 1.6))


def missing(value: int) -> str:
    """One dot on the ring for each point that lacks to 33."""
    cx, cy, r = RING
    dots = ""
    for k in range(value + 1, 34):
        x, y = polar(cx, cy, r, 360 * (k - 0.5) / 33)
        dots += f'<circle cx="{num(x)}" cy="{num(y)}" r="{4 if k == 33 else 2.3}"/>'
    return f'<g fill="#C3342B" opacity=".62">{dots}</g>'
