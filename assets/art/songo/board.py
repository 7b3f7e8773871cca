"""The two big pictures of each orientation: the cloth, and the board with its cells."""

from kit import cloth, light, wood
from kit.atlas import Picture
from kit.palette import Cloth
from kit.svg import at, blur, group, masked, num, path, radial, rect

from .layout import LAYOUTS, Layout

DYE = Cloth("#9A4A29", "#4A2115", "#E8B06A")


def _board(layout: Layout) -> str:
    """Body, ornaments, stores and cold cells, in board units."""
    w, h = layout.w, layout.h
    line = 1.35 if not layout.upright else 2
    drawn = wood.body(0, 0, w, h, layout.corner, layout.thick, layout.upright, 7, line)
    if layout.upright:
        drawn += wood.lozenge_band(w / 2 - 9, 130, 18, 126.8 * 7 - 32, 24, True)
        inset, r, width = 16, 76, 2.2
    else:
        middle = h / 2
        drawn += wood.lozenge_band(218, middle - 9, w - 436, 18, 27)
        ridge = f"H{num(w - 214)}"
        drawn += wood.groove(f"M214 {num(middle - 16)}{ridge}M214 {num(middle + 16)}{ridge}", 1.8)
        inset, r, width = 15, 76, 2
    right, bottom = w - inset, h - inset
    drawn += wood.groove(
        f"M{inset + r} {inset}H{right - r}Q{right} {inset} {right} {inset + r}"
        f"V{bottom - r}Q{right} {bottom} {right - r} {bottom}"
        f"H{inset + r}Q{inset} {bottom} {inset} {bottom - r}"
        f"V{inset + r}Q{inset} {inset} {inset + r} {inset}Z",
        width,
    )
    for store in layout.stores.values():
        drawn += wood.cell(store.cx, store.cy, store.rx, store.ry, k=0.8)
    for hole in layout.cells.values():
        drawn += wood.cell(hole.cx, hole.cy, hole.rx, hole.ry, hole.variant)
    return drawn


def _cloth(layout: Layout) -> str:
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
        band = cloth.resist_band(x + 3, y + 5, 5, h - 10, 60, True)
        drawn += band + group(band, transform=f"translate({2 * x + w} 0) scale(-1 1)")
    else:
        band = cloth.resist_band(x + 10, y + 16, w - 20, 13, 44)
        drawn += band + group(band, transform=f"translate(0 {2 * y + h}) scale(1 -1)")
    middle, high = x + w / 2, y + h * 0.42
    lit = light.pool(middle, high, max(w, h) * 0.58, 0.42)
    margin = 20
    lit += rect(x - margin, y - margin, w + 2 * margin, h + 2 * margin, fill="url(#cloth-night)")
    shape = rect(x, y, w, h, 3 * scale, fill="#fff")
    shape += path(edge, stroke="#fff", stroke_width=2.1 * scale, stroke_linecap="round")
    return shadow + drawn + masked(shape, lit)


def pictures() -> list[Picture]:
    """`songo-board-…` and `songo-cloth-…` of both orientations."""
    result = []
    for layout in LAYOUTS:
        x, y, w, h = layout.board_sprite
        defs = wood.defs(layout.upright, 0.045 if layout.upright else 0.065)
        board = at(0, 0, _board(layout), layout.px)
        result.append(Picture(f"songo-board-{layout.name}", w, h, defs, board, (x, y)))
        x, y, w, h = layout.cloth_sprite
        defs = (
            light.DEFS
            + cloth.WEAVE
            + cloth.dye("dye", DYE)
            + blur("cloth-shadow", 6)
            + radial(
                "cloth-night",
                [(0, "#14100D", 0), (0.6, "#14100D", 0.08), (1, "#0B0806", 0.6)],
                centre=(0.5, 0.42),
                r=0.75,
            )
        )
        result.append(Picture(f"songo-cloth-{layout.name}", w, h, defs, _cloth(layout), (x, y), 82))
    return result
