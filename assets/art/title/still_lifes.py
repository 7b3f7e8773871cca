"""What lies on each game's tile.

Each function takes `tall` (whether the tile is tall rather than about square) and returns the
drawing with the box it fills: left, top, right, bottom.
"""

from kit import wood
from kit.card import Box, extent
from kit.svg import at, linear, rect
from sar_zan import cards as sar_zan_cards
from sar_zan import lacquer
from sar_zan.inks import DEFS as SAR_ZAN_DEFS
from songo.seeds import DEFS as SEED_DEFS
from songo.seeds import heap
from soon import cards as soon_cards
from soon.metals import DAY, NIGHT
from soon.metals import DEFS as SOON_DEFS
from sovango import still_life as sovango
from swoop import still_life as swoop

SHEEN = linear("sheen", [(0, "#fff", 0.16), (0.35, "#fff", 0), (1, "#000", 0.14)], (0, 0, 0.6, 1))


def songo(tall: bool) -> tuple[str, Box]:
    """A small board of eight cells; drawn in board units at .36."""
    counts = [(3, 6), (7, 2), (1, 5), (4, 9)]
    if tall:
        box = (-155, -256, 310, 500)
        drawn = wood.body(*box, 72, 19, True, 900, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-6, -206, 12, 400, 13, True)
    else:
        box = (-261, -156, 522, 306)
        drawn = wood.body(*box, 72, 19, False, 901, 2)
        drawn += rect(*box, 66, fill="#FFC978", fill_opacity=0.16)
        drawn += wood.lozenge_band(-211, -9, 422, 12, 14)
    for j, pair in enumerate(counts):
        for i, count in enumerate(pair):
            if tall:
                cx, cy, rx, ry = (i * 2 - 1) * 75, -183 + j * 119, 54, 46
            else:
                cx, cy, rx, ry = -183 + j * 122, (-75, 69)[i], 48.6, 50
            drawn += wood.cell(cx, cy, rx, ry, (i + j) % 3, k=0.72)
            drawn += heap(f"q0{i}{j}", cx, cy, rx + 1.4, ry + 1.4, count, 1)
    x, y, w, h = (value * 0.36 for value in box)
    return at(0, 0, drawn, 0.36), (x, y, x + w, y + h + 8)


def laid(x: float, y: float, turn: float, face: str, w: float = 74) -> str:
    """A real card, drawn in 250 × 350 units, with its shadow and a sheen over it."""
    h, r = w * 1.4, w * 0.07
    drawn = rect(
        -w / 2 + 1, -h / 2 + 5, w, h, r, fill="#000", fill_opacity=0.55, filter="url(#blur-2)"
    )
    drawn += at(-w / 2, -h / 2, face, w / 250)
    return at(x, y, drawn + rect(-w / 2, -h / 2, w, h, r, fill="url(#sheen)"), turn=turn)


def sar_zan(tall: bool) -> tuple[str, Box]:
    """Crossed swords over a scaled back, and the dragon."""
    places = ((-11, 37, -8), (11, -32, 8)) if tall else ((34, 5, 12), (-24, -2, -8))
    faces = (sar_zan_cards.face(32), lacquer.sar_zan(True))
    drawn = "".join(laid(*place, face) for place, face in zip(places, faces, strict=True))
    return drawn, extent(places, 74)


def soon(tall: bool) -> tuple[str, Box]:
    """Seven by day, eight by night."""
    places = ((11, 37, 8), (-11, -32, -8)) if tall else ((34, 5, 12), (-24, -2, -8))
    faces = (soon_cards.number(8, NIGHT), soon_cards.number(7, DAY))
    drawn = "".join(laid(*place, face) for place, face in zip(places, faces, strict=True))
    return drawn, extent(places, 74)


STILL_LIFES = {
    "songo": songo,
    "sovango": sovango.still_life,
    "sar-zan": sar_zan,
    "soon": soon,
    "swoop": swoop.still_life,
}

# Gradients and filters that a still life needs besides those of wood and light.
DEFS = {
    "songo": SEED_DEFS,
    "sovango": sovango.DEFS,
    "sar-zan": SHEEN + SAR_ZAN_DEFS,
    "soon": SHEEN + SOON_DEFS,
    "swoop": swoop.DEFS,
}
