"""What is found in the bamboo garden, one thing for each card from 10 to 19.

A thing stands on the origin, about 70 wide and 70 tall.
"""

from kit.engraving import arc_line, bezier, leaf, polar, ribbon, smooth, star, straight
from kit.svg import at, circle, ellipse, group, path, rect

from .inks import (
    BARK,
    EDGED,
    GOLD,
    INK,
    JADE,
    LINE,
    PALE,
    PINE,
    ROSEWOOD,
    SNOW,
    STRAW,
    TAN,
    VERMILION,
)

FUR = {"fill": INK, "stroke": INK, "stroke_width": 2, "stroke_linejoin": "round"}


def panda() -> str:
    """A panda at its meal."""
    drawn = circle(-16, -64, 8, fill=INK) + circle(16, -64, 8, fill=INK)
    drawn += ellipse(0, -20, 27, 21, fill=SNOW, **EDGED)
    drawn += path("M-25 -28Q0 -44 25 -28Q20 -22 14 -24Q0 -32 -14 -24Q-20 -22 -25 -28Z", fill=INK)
    drawn += circle(-22, -7, 11, fill=INK) + circle(22, -7, 11, fill=INK)
    drawn += ellipse(0, -50, 23, 19.5, fill=SNOW, **EDGED)
    for side in (-1, 1):
        patch = ellipse(0, 0, 5.4, 7.4, fill=INK) + circle(-side * 1.2, -1.6, 1.8, fill=SNOW)
        drawn += at(side * 10, -51, patch, turn=side * 28)
    drawn += ellipse(0, -43, 3.6, 2.6, fill=INK)
    stick = path("M10 -6L34 -44", fill="none", stroke=JADE, stroke_width=5)
    stick += path(leaf(30, -38, -0.2, 20, 5) + leaf(33, -42, -1.3, 20, 5), fill=JADE)
    paws = path("M-24 -28Q-26 -12 -8 -10M24 -28Q28 -16 18 -16", stroke_width=10, **LINE)
    return drawn + stick + paws


def paper_lantern() -> str:
    """A lantern of oiled paper on its cord."""
    drawn = circle(0, -46, 40, fill="url(#aura)")
    drawn += path("M0 -92V-72M0 -18V-6", stroke_width=2.2, **LINE)
    drawn += ellipse(0, -46, 29, 26, fill=VERMILION, **EDGED)
    hoops = "".join(f"M0 -72C{x} -64 {x} -28 0 -20" for x in (-36, -18, 18, 36))
    drawn += path(hoops, fill="none", stroke=ROSEWOOD, stroke_width=1.8)
    drawn += path("M-15 -62Q-24 -50 -19 -36", fill="none", stroke=PALE, stroke_width=3.4)
    caps = rect(-12, -77, 24, 8, 2.5, fill=INK) + rect(-12, -24, 24, 8, 2.5, fill=INK)
    tassel = path("M-5 -8L-6 6M0 -8V9M5 -8L6 6", stroke_width=2.6, fill="none", stroke=STRAW)
    return drawn + tassel + caps


def teapot() -> str:
    """A teapot of jade glaze."""
    drawn = path("M-22 -38C-24 -80 22 -80 20 -38", stroke_width=5, **LINE)
    drawn += path("M16 -30C32 -30 28 -48 40 -52L45 -45C38 -40 40 -14 18 -10Z", fill=JADE, **EDGED)
    drawn += path("M-18 -2H16L18 3H-20Z", fill=INK)
    drawn += ellipse(-2, -23, 28, 22, fill=JADE, **EDGED)
    drawn += path("M-17 -40Q-2 -50 13 -40Q-2 -36 -17 -40Z", fill=PINE, **EDGED)
    drawn += circle(-2, -49, 4.6, fill=VERMILION, **EDGED)
    drawn += path("M-22 -28Q-18 -38 -12 -38", fill="none", stroke="#B9DCC8", stroke_width=3)
    return drawn + path(star(-1, -20, 9, 5, 0.55), fill=SNOW)


def folding_fan() -> str:
    """A fan half turned, with the sun on its pleats."""
    near, far, spread, pleats = 23, 62, 45, 9
    step = 2 * spread / pleats
    sticks, leaves = "", ""
    for i in range(pleats):
        a = -spread + step * i
        quad = [(near, a), (far, a), (far - 2, a + step / 2), (far, a + step), (near, a + step)]
        fold = JADE if i % 2 else "#3F8775"
        leaves += path(straight([polar(0, 0, r, angle) for r, angle in quad]), fill=fold)
        sticks += straight([(0, 0), polar(0, 0, near + 2, a + step / 2)], closed=False)
    drawn = path(sticks, stroke_width=3, **LINE) + leaves
    drawn += circle(0, -44, 11, fill=VERMILION)
    rims = arc_line(0, 0, far, -spread, spread) + arc_line(0, 0, near, -spread, spread)
    guards = "".join(
        straight([(0, 4), polar(0, 0, far + 2, a)], closed=False) for a in (-spread, spread)
    )
    drawn += path(rims, stroke_width=2, **LINE) + path(guards, stroke_width=4, **LINE)
    return at(0, -4, drawn + circle(0, 0, 4.2, fill=GOLD, **EDGED), turn=-6)


def kite() -> str:
    """A kite in the wind, its tail below it."""
    top, right, foot, left = (10, -92), (36, -58), (-6, -22), (-22, -70)
    cross = (5, -63)
    drawn = path("M-6 -22C-26 -14 4 -6 -12 4C-20 8 -26 3 -34 6", stroke_width=2.2, **LINE)
    for x, y, turn in ((-12, -15, 24), (-8, 0, -24)):
        bow = path("M0 0L-9 -6V6ZM0 0L9 -6V6Z", fill=VERMILION, **EDGED)
        drawn += at(x, y, bow, turn=turn)
    for corners, fill in (
        ((top, right, cross), VERMILION),
        ((right, foot, cross), SNOW),
        ((foot, left, cross), VERMILION),
        ((left, top, cross), SNOW),
    ):
        drawn += path(straight(list(corners)), fill=fill, **EDGED)
    return drawn + circle(*cross, 7.5, fill=JADE, **EDGED)


def butterfly() -> str:
    """A butterfly with its wings spread."""
    wings = "M2 -4C6 -34 30 -46 42 -36C46 -20 28 -2 4 2Z"
    tails = "M3 2C20 0 34 8 30 22C26 34 14 32 12 22C10 12 4 8 2 6Z"
    bold = EDGED | {"stroke_width": 3.4}
    half = path(wings + tails, fill=VERMILION, **bold)
    half += path("M6 -5C12 -22 22 -30 32 -31C30 -20 20 -10 6 -5Z", fill="#E98A4A")
    half += circle(35, -29, 3.2, fill=SNOW) + circle(22, 18, 4, fill=SNOW)
    drawn = half + group(half, transform="scale(-1 1)")
    drawn += path("M-1 -16Q-4 -30 -14 -36M1 -16Q4 -30 14 -36", stroke_width=2, **LINE)
    drawn += ellipse(0, 2, 3.8, 17, fill=INK) + circle(0, -16, 4.4, fill=INK)
    return at(0, -38, drawn, 0.94, 16)


def cat() -> str:
    """A cat of ink that waits."""
    tail = bezier((12, -6), (52, 4), (40, -36), (30, -40), 24)
    drawn = path(smooth(ribbon(tail, lambda u: 5.2 - 1.4 * u, step=4)), fill=INK)
    drawn += path("M-20 2C-30 -16 -18 -36 -12 -46H12C18 -36 30 -16 20 2Z", fill=INK)
    drawn += path("M-19 -54L-19 -80L-5 -69H5L19 -80L19 -54C19 -38 -19 -38 -19 -54Z", **FUR)
    drawn += path("M-5 0V-16M5 0V-16", fill="none", stroke="#6A615A", stroke_width=1.6)
    for side in (-1, 1):
        drawn += ellipse(side * 8, -57, 4.2, 5, fill=GOLD)
        drawn += ellipse(side * 8, -57, 1.3, 4.4, **FUR)
    drawn += path("M-3 -50H3L0 -47Z", fill="#E98A7A")
    drawn += path("M-15 -42Q0 -34 15 -42", fill="none", stroke=VERMILION, stroke_width=5)
    return drawn + circle(0, -36, 4, fill=GOLD, **EDGED)


def sparrow() -> str:
    """A sparrow on a twig."""
    twig = bezier((-46, -4), (-20, -16), (10, -8), (44, -20), 24)
    drawn = path(leaf(20, -13, 0.7, 20, 5) + leaf(-26, -10, 2.3, 18, 5), fill=JADE)
    drawn += path("M-16 -30L-46 -44L-40 -32L-18 -20Z", fill=BARK, **EDGED)
    drawn += path("M-2 -16V-8M6 -15V-7", stroke_width=2.2, **LINE)
    drawn += path(smooth(ribbon(twig, lambda u: 3.6 - 2 * u, step=5)), fill=BARK)
    plumage = (
        "M-24 -34C-20 -12 14 -8 24 -26C30 -36 30 -44 27 -50"
        "C24 -64 2 -64 -2 -50C-8 -42 -18 -40 -24 -34Z"
    )
    drawn += path(plumage, fill=SNOW, **EDGED)
    drawn += path("M-26 -34C-14 -20 0 -22 8 -38C-2 -46 -16 -40 -26 -34Z", fill=TAN, **EDGED)
    drawn += path("M-3 -49C2 -65 24 -64 27 -50C18 -54 8 -54 -3 -49Z", fill=ROSEWOOD, **EDGED)
    drawn += path("M27 -50L38 -45L27 -42Z", fill=STRAW, **EDGED)
    drawn += circle(18, -48, 2.8, fill=INK) + circle(10, -42, 3.6, fill=INK)
    return drawn


def drum() -> str:
    """A great drum on its stand, its three commas turning."""
    drawn = path("M-26 -12L-36 3M26 -12L36 3M-30 -4H30", stroke_width=6, **LINE)
    drawn += circle(0, -40, 34, fill=VERMILION, **EDGED)
    studs = "".join(circle(*polar(0, -40, 30, a), 1.9) for a in range(0, 360, 24))
    drawn += group(studs, fill=PALE) + circle(0, -40, 26, fill=SNOW, **EDGED)
    comma = circle(0, -11, 7.4) + path("M-7.4 -11C-6 -22 10 -24 18 -12C10 -16 7 -14 7.4 -11Z")
    commas = "".join(at(0, 0, comma, turn=a) for a in (0, 120, 240))
    return drawn + at(0, -40, commas, fill=INK)


def umbrella() -> str:
    """An umbrella of oiled paper, open on the ground."""
    r, ribs = 38, 16
    hem = straight(
        [polar(0, 0, r - (0 if i % 2 else 2.5), i * 180 / ribs) for i in range(2 * ribs)]
    )
    spokes = "".join(
        straight([(0, 0), polar(0, 0, r - 2, (i + 0.5) * 360 / ribs)], closed=False)
        for i in range(ribs)
    )
    drawn = path(hem, fill=VERMILION, **EDGED)
    drawn += circle(0, 0, 25, fill="none", stroke=SNOW, stroke_width=6.5)
    drawn += path(spokes, fill="none", stroke=ROSEWOOD, stroke_width=1.3)
    drawn += circle(0, 0, 7, fill=INK) + circle(0, 0, 2.4, fill=GOLD)
    handle = path("M0 -38L38 0", stroke_width=5, **LINE)
    tilted = group(drawn, transform="translate(-6 -38) rotate(45) scale(.86 1)")
    return handle + tilted


GARDEN = (
    panda,
    paper_lantern,
    teapot,
    folding_fan,
    kite,
    butterfly,
    cat,
    sparrow,
    drum,
    umbrella,
)
