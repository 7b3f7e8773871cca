"""Sar-Zan's cloth: red lacquer with waves, a gold line and a key in each corner."""

from kit import spread
from kit.atlas import Picture
from kit.svg import num, path, rect

from .inks import GOLD, sea

KEY = "M0 74V16Q0 0 16 0H74M10 58V20Q10 10 20 10H58M20 40V20H40V34H30V30"


def motif(a, y, p, h, _) -> str:
    """A key for the band of tile and header."""
    return (
        f"M{num(a - p * 0.42)} {num(y)}H{num(a + p * 0.3)}V{num(y + h)}H{num(a - p * 0.12)}"
        f"V{num(y + h * 0.45)}H{num(a + p * 0.08)}V{num(y + h * 0.7)}H{num(a + p * 0.16)}"
        f"V{num(y + h * 0.28)}H{num(a - p * 0.26)}V{num(y + h)}H{num(a - p * 0.42)}Z"
    )


LOOK = spread.Look(
    dye=("#762019", "#5E1815", "#300C0D"),
    line=GOLD,
    ground=lambda w, h: rect(0, 0, w, h, fill="url(#sea)", opacity=0.4),
    corner=path(KEY, fill="none", stroke=GOLD, stroke_width=2.4, opacity=0.7),
    defs=sea("sea", "#5A1614", "#D97A48", 0.34),
)


def pictures() -> list[Picture]:
    """The cloth in both orientations."""
    return spread.pictures("sar-zan", LOOK)
