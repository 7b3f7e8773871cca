"""The sights of the shore, one for each card from 20 to 29, and the ridges behind them.

A sight stands on the origin, about 70 wide and 60 tall.
"""

from kit.engraving import bezier, polar, ribbon, smooth, straight
from kit.svg import at, circle, ellipse, group, num, path, rect

from .creatures import swallow
from .inks import BARK, INK, JADE, LINE, PALE, PAPER, ROSEWOOD, SNOW, TAN, VERMILION


def boat() -> str:
    """A ferry and its pole."""
    drawn = path("M-36 -12Q0 0 38 -14Q34 2 22 4H-22Q-32 2 -36 -12Z", fill=INK)
    drawn += path("M-13 -9Q2 -30 18 -10Z", fill=TAN, stroke=INK, stroke_width=1.4)
    return drawn + path("M30 -46L22 2", stroke_width=2, **LINE)


def gate() -> str:
    """A gate in the sea."""
    data = "M-34 -54Q0 -46 34 -54L36 -46Q0 -39 -36 -46ZM-27 -35H27V-29H-27Z"
    data += "M-21 -44H-14L-13 0H-21ZM21 -44H14L13 0H21ZM-3 -42H3V-34H-3Z"
    return path(data, fill=VERMILION)


def pine() -> str:
    """A pine bent by the wind."""
    trunk = bezier((4, 2), (-16, -22), (16, -34), (-4, -62), 24)
    drawn = path(smooth(ribbon(trunk, lambda u: 5 - 3.2 * u, step=5)), fill=BARK)
    for x, y, rx in ((-6, -62, 17), (17, -46, 17), (-20, -38, 17), (16, -24, 14)):
        drawn += ellipse(x, y, rx, 6.4, fill=JADE)
        drawn += ellipse(x - 2, y - 5, rx * 0.6, 4.6, fill=JADE)
    return drawn


def pagoda() -> str:
    """Three roofs."""
    drawn = rect(-16, -16, 32, 16, fill=ROSEWOOD) + rect(-13, -36, 26, 14, fill=ROSEWOOD)
    drawn += rect(-9, -54, 18, 14, fill=ROSEWOOD) + path("M0 -78V-60", stroke_width=2.4, **LINE)
    roofs = "".join(
        f"M{-w} {y}Q{-w * 0.5} {y - 3} 0 {y - 12}Q{w * 0.5} {y - 3} {w} {y}Q0 {y - 4} {-w} {y}Z"
        for w, y in ((32, -14), (26, -34), (20, -52))
    )
    return drawn + path(roofs, fill=INK, stroke=INK, stroke_width=1.6, stroke_linejoin="round")


def bridge() -> str:
    """A bridge, round as the moon."""
    drawn = path("M-42 0Q0 -50 42 0L34 2Q0 -34 -34 2Z", fill=ROSEWOOD, stroke=INK, stroke_width=1)
    posts = "".join(
        f"M{num(x)} {num(-26 + x * x * 0.014)}V{num(-42 + x * x * 0.014)}"
        for x in range(-33, 34, 11)
    )
    return (
        drawn
        + path(posts, stroke_width=2.2, **LINE)
        + path("M-38 -18Q0 -60 38 -18", stroke_width=2, **LINE)
    )


def geese() -> str:
    """Five geese in a row."""
    places = ((-30, -18, 0.8), (-14, -34, 0.8), (4, -48, 0.85), (16, -28, 0.75), (28, -10, 0.7))
    return "".join(at(x, y, swallow(s), turn=14) for x, y, s in places)


def breaker() -> str:
    """A great wave about to fall."""
    drawn = path(
        "M-44 4C-40 -30 -18 -58 14 -56C34 -54 40 -38 32 -28C28 -40 14 -42 6 -32C-4 -18 4 -4 30 4Z",
        fill=JADE,
    )
    drawn += path(
        "M-34 2C-32 -26 -12 -46 10 -46M-22 3C-22 -18 -10 -32 2 -36",
        fill="none",
        stroke=PAPER,
        stroke_width=2.4,
    )
    foam = (
        (16, -55, 6),
        (27, -50, 6.4),
        (34, -41, 6),
        (32, -31, 4.6),
        (4, -55, 4.6),
        (22, -38, 3.4),
    )
    return drawn + "".join(
        circle(x, y, r, fill=SNOW, stroke=JADE, stroke_width=1.4) for x, y, r in foam
    )


def lantern() -> str:
    """A lantern of stone, lit."""
    drawn = circle(0, -38, 24, fill="url(#aura)")
    drawn += path("M-15 2L-10 -4H10L15 2ZM-5 -4L-4 -26H4L5 -4ZM-16 -26H16L12 -31H-12Z", fill=INK)
    drawn += rect(-10, -47, 20, 16, fill="#F4B860", stroke=INK, stroke_width=2.4)
    drawn += path("M0 -47V-31", stroke_width=2, **LINE)
    return drawn + path(
        "M-24 -45Q-8 -50 -4 -62Q0 -68 4 -62Q8 -50 24 -45Q0 -50 -24 -45Z",
        fill=INK,
        stroke=INK,
        stroke_width=2,
        stroke_linejoin="round",
    )


def junk() -> str:
    """A junk under full sail."""
    drawn = path("M-38 -14Q0 -4 38 -18L30 3H-26Z", fill=INK)
    sails = "M-4 -14C-4 -40 -6 -62 -10 -74C14 -66 26 -44 28 -20Z"
    sails += "M-8 -14C-12 -30 -14 -44 -18 -56C-30 -44 -34 -28 -34 -16Z"
    drawn += path(sails, fill=VERMILION, stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    return drawn + path(
        "M-7 -58L12 -56M-5 -44L21 -40M-4 -30L26 -28M-30 -36L-15 -40M-33 -25L-12 -27",
        stroke_width=1.4,
        **LINE,
    )


def blossom() -> str:
    """A branch of plum in flower."""
    main = bezier((-60, -78), (-30, -66), (-10, -30), (36, -26), 30)
    twig = bezier((-22, -54), (-14, -62), (-4, -66), (2, -80), 16)
    low = bezier((-12, -42), (-14, -24), (-6, -14), (2, -6), 16)
    data = "".join(
        smooth(ribbon(line, lambda u: 3.4 - 2.4 * u, step=5)) for line in (main, twig, low)
    )
    drawn = path(data, fill=BARK)
    for x, y, r in (
        (34, -26, 10),
        (2, -78, 9),
        (2, -6, 9),
        (-26, -58, 9),
        (8, -40, 8),
        (-42, -80, 6),
    ):
        petals = "".join(circle(*polar(x, y, r * 0.55, a), r * 0.5) for a in range(0, 360, 72))
        drawn += group(petals, fill="#D9483A") + circle(x, y, r * 0.3, fill=PALE)
    return drawn


def peaks(heights: list[tuple[float, float]], base: float, rng) -> str:
    """Data of a ragged ridge; heights are (x, height above the base)."""
    line = [(-4, base - heights[0][1] * 0.5), *((x, base - h) for x, h in heights)]
    line.append((254, base - heights[-1][1] * 0.45))
    points = []
    for (x, y), (nx, ny) in zip(line, line[1:], strict=False):
        for j in range(6):
            u = j / 6
            points.append((x + (nx - x) * u, y + (ny - y) * u + (rng.uniform(-3, 3) if j else 0)))
    return straight([*points, line[-1], (254, 352), (-4, 352)])


SHORE = (boat, gate, pine, pagoda, bridge, geese, breaker, lantern, junk, blossom)
