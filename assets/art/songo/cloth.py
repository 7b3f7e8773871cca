"""Songo's cloth: resist-dyed bands, a fringe, the lamp's light."""

from kit import cloth, light
from kit.palette import Cloth
from kit.svg import group, masked, num, path, rect

from .layout import Layout

DYE = Cloth("#9A4A29", "#4A2115", "#E8B06A")


def resist_band(x, y, w, h, repeats: int, upright: bool = False) -> str:
    """A resist-dyed band: triangles and dots between two lines."""
    colour = "#E8B06A"
    shapes = dots = ""
    pitch = (h if upright else w) / repeats
    for i in range(repeats):
        if upright:
            a = y + i * pitch
            shapes += f"M{num(x + w)} {num(a + pitch * 0.12)}"
            shapes += f"L{num(x + w * 0.16)} {num(a + pitch * 0.5)}"
            shapes += f"L{num(x + w)} {num(a + pitch * 0.88)}Z"
            centre, radius = (x + w * 0.32, a), w * 0.1
        else:
            a = x + i * pitch
            shapes += f"M{num(a + pitch * 0.12)} {num(y + h)}"
            shapes += f"L{num(a + pitch * 0.5)} {num(y + h * 0.16)}"
            shapes += f"L{num(a + pitch * 0.88)} {num(y + h)}Z"
            centre, radius = (a, y + h * 0.32), h * 0.1
        if i:
            dots += f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"/>'
    if upright:
        lines = f"M{num(x - w * 0.35)} {num(y)}v{num(h)}M{num(x + w * 1.35)} {num(y)}v{num(h)}"
    else:
        lines = f"M{num(x)} {num(y - h * 0.35)}h{num(w)}M{num(x)} {num(y + h * 1.35)}h{num(w)}"
    drawn = path(shapes) + dots + path(lines, stroke=colour, stroke_width=1.6, fill="none")
    return group(drawn, fill=colour, opacity=0.5)


def motif(a, y, p, h, _) -> str:
    """A triangle for the band of the tile."""
    return f"M{num(a - p * 0.38)} {num(y + h)}L{num(a)} {num(y)}L{num(a + p * 0.38)} {num(y + h)}Z"


def spread(layout: Layout) -> str:
    """The cloth with its fringe, bands and shadow, lit by the lamp, in pixels."""
    x, y, w, h = layout.cloth
    scale = 0.8 if layout.upright else 1
    edge = cloth.fringe(x, y, w, h, layout.upright, scale)
    shadow = rect(
        x - 4,
        y + 6,
        w + 8,
        h + 6,
        4,
        fill="#060302",
        fill_opacity=0.7,
        filter="url(#cloth-shadow)",
    )
    drawn = cloth.threads(edge, DYE.lit, scale) + cloth.woven(x, y, w, h, "dye", 3 * scale)
    if layout.upright:
        band = resist_band(x + 3, y + 5, 5, h - 10, 60, True)
        drawn += band + group(band, transform=f"translate({2 * x + w} 0) scale(-1 1)")
    else:
        band = resist_band(x + 10, y + 16, w - 20, 13, 44)
        drawn += band + group(band, transform=f"translate(0 {2 * y + h}) scale(1 -1)")
    middle, high = x + w / 2, y + h * 0.42
    lit = light.pool(middle, high, max(w, h) * 0.58, 0.42)
    margin = 20
    lit += rect(x - margin, y - margin, w + 2 * margin, h + 2 * margin, fill="url(#cloth-night)")
    shape = rect(x, y, w, h, 3 * scale, fill="#fff")
    shape += path(edge, stroke="#fff", stroke_width=2.1 * scale, stroke_linecap="round")
    return shadow + drawn + masked(shape, lit)
