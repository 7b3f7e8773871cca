"""The two big pictures of each orientation: the cloth, and the board with its cells."""

from kit import light, wood
from kit.atlas import Picture
from kit.cloth import WEAVE, dye
from kit.svg import at, blur, num, radial

from .cloth import DYE, spread
from .layout import LAYOUTS, Layout


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
            + WEAVE
            + dye("dye", DYE)
            + blur("cloth-shadow", 6)
            + radial(
                "cloth-night",
                [(0, "#14100D", 0), (0.6, "#14100D", 0.08), (1, "#0B0806", 0.6)],
                centre=(0.5, 0.42),
                r=0.75,
            )
        )
        result.append(Picture(f"songo-cloth-{layout.name}", w, h, defs, spread(layout), (x, y), 82))
    return result
