"""The heads of the set-ups of Sar-Zan and Soon: their cloths with their cards lying on them."""

from kit import cloth, light
from kit.atlas import Picture
from kit.palette import CLOTHS
from kit.svg import blur, clipped, group, rect
from sar_zan import cards as sar_zan_cards
from sar_zan import lacquer
from soon import cards as soon_cards
from soon import specials
from soon.metals import DAY, NIGHT

from .header import HANG, HEIGHT
from .still_lifes import DEFS, laid

WIDTHS = (("landscape", 1280), ("portrait", 390))
CARD = 66


def _hanging(game: str, w: float) -> str:
    """The cloth, wider than the screen, with its fringe below."""
    x, wide, look = -14, w + 28, CLOTHS[game]
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
    drawn += cloth.threads(cloth.fringe(x, 0, wide, HANG, True, 0.8), look.lit, 0.8)
    drawn += cloth.woven(x, 0, wide, HANG, "dye")
    band = cloth.motif_band(game, 4, 9, w - 8, 9, look.band)
    drawn += group(band, transform=f"translate(0 {HANG}) scale(1 -1)")
    lit = light.pool(w / 2, 110, max(230, w * 0.4), 0.7)
    return drawn + clipped(f"M0 0H{w}V{HANG}H0Z", lit)


def _sar_zan() -> list[str]:
    """From a reed to the dragon, with the Sar-Zan card in the middle."""
    values = (1, 4, 9, 13, 18, 0, 21, 26, 30, 31, 32)
    return [sar_zan_cards.face(v) if v else lacquer.sar_zan(True) for v in values]


def _soon() -> list[str]:
    """A sequence of days and nights between special cards."""
    ranks = [soon_cards.number(k, NIGHT if k % 3 == 0 or k == 8 else DAY) for k in range(1, 9)]
    ranks[3] = soon_cards.joker(NIGHT)
    return [specials.face("E"), *ranks, specials.face("L"), specials.face("T")]


def _row(faces: list[str], w: float) -> str:
    """Cards side by side, each lying a little askew."""
    pitch = CARD * (1.12 if w > 800 else 0.92)
    start = w / 2 - (len(faces) - 1) / 2 * pitch
    return "".join(
        laid(start + i * pitch, 147 + (i * 5) % 4, (-4, 3, -2, 5, -3)[i % 5], face, CARD)
        for i, face in enumerate(faces)
    )


def pictures() -> list[Picture]:
    """`setup-header-<game>-…`, as wide as the screen it is drawn for."""
    result = []
    for game, faces in (("sar-zan", _sar_zan()), ("soon", _soon())):
        defs = (
            light.DEFS
            + cloth.WEAVE
            + DEFS[game]
            + cloth.dye("dye", CLOTHS[game])
            + blur("cloth-shadow", 6)
            + blur("blur-2", 2)
        )
        for name, w in WIDTHS:
            shown = faces if w > 800 else faces[len(faces) // 2 - 3 : len(faces) // 2 + 4]
            body = _hanging(game, w) + _row(shown, w)
            result.append(Picture(f"setup-header-{game}-{name}", w, HEIGHT, defs, body, quality=80))
    return result
