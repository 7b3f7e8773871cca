"""Soon's colours and gradients, and what each side of the sky uses of them."""

from dataclasses import dataclass

from kit.svg import blur, linear, radial

GOLD = "#F2C14E"
BRONZE = "#C07F1B"
BROWN = "#5E360B"
SILVER = "#C9D3F2"
SNOW = "#F4F7FF"
STEEL = "#7F8FC9"
COPPER = "#E9A877"
DEEP = "#14123A"
FLAME = "#E4872E"
DUSK_EDGE = "#D99B74"

SLANT = (0, 0, 0.4, 1)


@dataclass(frozen=True)
class Side:
    """The colours of a day card or of a night card."""

    day: bool
    letter: str
    ground: str
    metal: str
    fan: str
    line: str
    engraved: str
    stud: str
    ink: str
    glow: str
    halo: str
    edge: str


DAY = Side(
    True,
    "d",
    "url(#day)",
    "url(#gold)",
    "#C9912E",
    "#B97F1E",
    "#D39A35",
    "#7A4A10",
    BROWN,
    "url(#glow-day)",
    "url(#halo-day)",
    "#B58A3C",
)
NIGHT = Side(
    False,
    "n",
    "url(#night)",
    "url(#silver)",
    "url(#silver)",
    "#9FAEE0",
    STEEL,
    "#26336E",
    SNOW,
    "url(#glow-night)",
    "url(#halo-night)",
    "#A9B7E8",
)
SIDES = (DAY, NIGHT)


def _mix(a: str, b: str, share: float) -> str:
    """A colour between two."""
    pairs = ((int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


def _dawns() -> str:
    """`dawn-1` to `dawn-7`: the sky from the first rose over gold to the blue of full day."""
    skies = ""
    for rank in range(1, 8):
        if rank <= 4:
            gold = (rank - 1) / 3
            high, low = _mix("#C07F9E", "#FBD9A6", gold), _mix("#F6A873", "#FFDF98", gold)
        else:
            day = (rank - 4) / 3
            high, low = _mix("#FBD9A6", "#A9D6EA", day), _mix("#FFDF98", "#FFF3CC", day)
        skies += linear(f"dawn-{rank}", [(0, high), (0.78, low)])
    return skies


DEFS = (
    linear("day", [(0, "#FFFCF0"), (0.5, "#FFF4D6"), (1, "#F8E2AC")], (0, 0, 0.3, 1))
    + linear("night", [(0, "#324187"), (0.5, "#1F2A5A"), (1, "#101739")], (0, 0, 0.3, 1))
    + linear("dusk", [(0, "#1E1B46"), (0.38, "#4A2F66"), (0.72, "#A34E62"), (1, "#E98B55")])
    + linear("gold", [(0, "#FFE9A8"), (0.5, GOLD), (1, "#B87718")], SLANT)
    + linear("silver", [(0, "#FFFFFF"), (0.5, SILVER), (1, "#7484C2")], SLANT)
    + linear("copper", [(0, "#FFD9B5"), (0.5, COPPER), (1, "#9E5A3A")], SLANT)
    + linear("bolt", [(0, "#FFFBE0"), (0.45, "#FFD84F"), (1, "#F08A1E")])
    + _dawns()
    + linear("sunrise", [(0, "#FFF6C4"), (0.3, "#FFDF7E"), (0.7, "#F4BE48"), (1, "#DD9322")])
    + linear("sea-day", [(0, "#B97322"), (1, "#7E4A12")])
    + linear("flame", [(0, "#FFC861"), (0.5, "#F09A35"), (1, "#C9601A")], SLANT)
    + linear("ember", [(0, "#F47A4B"), (1, "#D2451F")])
    + radial("sun", [(0, "#FFF3BF"), (0.55, "#F7CB5C"), (1, "#E09A26")], (0.42, 0.38), 0.7)
    + radial("corona", [(0, "#FFD27A"), (0.75, "#F0A03C"), (1, "#D9741E")])
    + radial("moon", [(0, "#FFFFFF"), (0.6, "#DCE4FA"), (1, "#A9B7E4")], (0.4, 0.35), 0.75)
    + linear("cloak", [(0, "#CE6070"), (0.45, "#A23A5C"), (1, "#6A2652")], (0, 0, 0.8, 1))
    + radial("glow-day", [(0, GOLD, 0.75), (1, GOLD, 0)])
    + radial("glow-night", [(0, "#8FA2E8", 0.6), (1, "#8FA2E8", 0)])
    + radial("medal", [(0, "#3B2C66"), (0.7, "#241D4C"), (1, DEEP)], (0.5, 0.4), 0.65)
    + radial("halo-day", [(0, "#FDF0CC"), (0.62, "#FDF0CC", 0.9), (1, "#FDF0CC", 0)])
    + radial("halo-night", [(0, "#222D61"), (0.62, "#222D61", 0.9), (1, "#222D61", 0)])
    + blur("blur-2", 2)
    + blur("blur-5", 5, 80)
)
