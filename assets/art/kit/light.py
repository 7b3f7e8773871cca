"""The table, the lamp's pool of light on it, and the dark around."""

import random

from .svg import circle, linear, num, path, radial, rect
from .wood import fibre, grain

DEFS = (
    linear("table", [(0, "#402C1F"), (0.5, "#34231A"), (1, "#261811")])
    + radial(
        "lamp-pool",
        [
            (0, "#F8C880", 0.56),
            (0.12, "#F6C078", 0.47),
            (0.3, "#F0B064", 0.3),
            (0.5, "#E2A055", 0.15),
            (0.72, "#D08C45", 0.05),
            (1, "#C97A35", 0),
        ],
    )
    + radial(
        "vignette",
        [(0, "#14100D", 0), (0.55, "#14100D", 0.12), (1, "#0B0806", 0.94)],
        centre=(0.5, 0.42),
        r=0.75,
    )
)


def table_defs(upright: bool) -> str:
    """Filters that `table` needs besides `DEFS`."""
    return fibre("table-dark", 0.09, upright, 3, (0.05, 0.025, 0.012), 1.6, -0.6) + fibre(
        "table-light", 0.14, upright, 8, (0.62, 0.42, 0.26), 0.9, -0.44
    )


def pool(x: float, y: float, r: float, opacity: float = 1) -> str:
    """A round pool of lamplight."""
    return circle(x, y, r, fill="url(#lamp-pool)", opacity=opacity)


def vignette(w: float, h: float) -> str:
    """Night closing in on a picture's edges."""
    return rect(0, 0, w, h, fill="url(#vignette)")


def table(w: float, h: float, upright: bool = False, seed: int = 21) -> str:
    """Walnut planks, lying (or standing, `upright`) across the picture."""
    rng = random.Random(seed)
    across = w if upright else h
    planks = 5 if upright else max(3, round(h / 150))
    wide = across / planks
    drawn = rect(0, 0, w, h, fill="url(#table)")
    for plank in range(planks):
        start = plank * wide
        x, y, pw, ph = (start, 0, wide, h) if upright else (0, start, w, wide)
        tone = rng.choice(["#000", "#fff", "#5A3A22"])
        drawn += rect(x, y, pw, ph, fill=tone, fill_opacity=rng.uniform(0.02, 0.09))
        knot = ((h if upright else w) * rng.random(), wide * 0.5, 14)
        drawn += grain(rng, x, y, pw, ph, 9, upright, [knot], 5, "#120A06", (0.12, 0.4))
        for shift, style in (
            (0, {"stroke": "#0D0705", "stroke_opacity": 0.75, "stroke_width": 2}),
            (1.6, {"stroke": "#A5764C", "stroke_opacity": 0.18}),
        ):
            seam = f"M{num(x + shift)} 0V{num(h)}" if upright else f"M0 {num(y + shift)}H{num(w)}"
            drawn += path(seam, **style)
    drawn += rect(0, 0, w, h, filter="url(#table-dark)", opacity=0.6)
    return drawn + rect(0, 0, w, h, filter="url(#table-light)", opacity=0.3)
