"""The head of a game's set-up: its cloth hangs over the top edge, with its pieces."""

from kit import cloth, light, wood
from kit.atlas import Picture
from kit.palette import CLOTHS
from kit.svg import at, blur, clipped, group, rect
from songo.seeds import DEFS as SEED_DEFS
from songo.seeds import heap
from sovango import still_life as sovango
from swoop import still_life as swoop

HANG = 196
HEIGHT = 232
CARDS = {"sovango": sovango, "swoop": swoop}


def _hanging(game: str, w: float) -> str:
    """The cloth, wider than the screen, with its fringe below."""
    x, wide = -14, w + 28
    drawn = rect(
        x - 4,
        6,
        wide + 8,
        HANG + 6,
        4,
        fill="#060302",
        fill_opacity=0.7,
        filter="url(#cloth-shadow)",
    )
    drawn += cloth.threads(cloth.fringe(x, 0, wide, HANG, True, 0.8), CLOTHS[game].lit, 0.8)
    drawn += cloth.woven(x, 0, wide, HANG, "dye")
    if game == "songo":
        band = cloth.resist_band(4, 8, w - 8, 8, round(w / 15))
    else:
        band = cloth.motif_band(game, 4, 8, w - 8, 8, CLOTHS[game].band)
    drawn += group(band, transform=f"translate(0 {HANG}) scale(1 -1)")
    lit = light.pool(w / 2, 110, max(230, w * 0.4), 0.75)
    return drawn + clipped(f"M0 0H{w}V{HANG}H0Z", lit)


def _songo(w: int, whole: bool) -> str:
    """A row of seven cells: a `whole` narrow board, or one that runs off both sides."""
    wide, pitch, rx = (1528, 158.3, 64) if whole else (2 * w + 160, 120, 47)
    board = wood.body(-wide / 2, 0, wide, 148, 44, 18, seed=61, line=2)
    board += rect(-wide / 2, 0, wide, 148, 40, fill="#FFC978", fill_opacity=0.12)
    for i in range(7):
        cx = (i - 3) * pitch
        board += wood.cell(cx, 74, rx, 50, i % 3)
        board += heap(f"h{i}", cx, 74, rx + 1, 51, 5, 1)
    if whole:
        for side in (-1, 1):
            board += wood.cell(side * (wide / 2 - 109), 74, 69, 50, k=0.8)
    return at(w / 2, 98, board, 0.5)


def _head(game: str, w: int) -> str:
    """The cloth and what lies on it."""
    if game == "songo":
        return _hanging(game, w) + _songo(w, w > 800)
    return _hanging(game, w) + CARDS[game].header(w)


def pictures() -> list[Picture]:
    """`setup-header-<game>-…`, as wide as the screen it is drawn for."""
    result = []
    for game in ("songo", *CARDS):
        defs = (
            light.DEFS
            + cloth.WEAVE
            + cloth.dye("dye", CLOTHS[game])
            + blur("cloth-shadow", 6)
            + (wood.defs(False, 0.045) + SEED_DEFS if game == "songo" else CARDS[game].DEFS)
        )
        for name, w in (("landscape", 1280), ("portrait", 390)):
            title = f"setup-header-{game}-{name}"
            quality = 88 if game == "songo" else 78
            result.append(Picture(title, w, HEIGHT, defs, _head(game, w), quality=quality))
    return result
