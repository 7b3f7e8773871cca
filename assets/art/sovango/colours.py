"""The four colours: their shades, their symbols and their textiles."""

from dataclasses import dataclass

from kit.card import IVORY, H, W
from kit.shapes import fill, line, mix
from kit.svg import at, group, radial, rect


@dataclass(frozen=True)
class Shades:
    """From the colour itself to its dark and light.

    `ink` is its writing on ivory, `tab` a ground on which ivory writing reads, and `rich` the
    ground, figures and glints of the beasts' cloth.
    """

    base: str
    dark: str
    deep: str
    light: str
    ink: str
    tab: str
    rich: tuple[str, str, str]


COLOURS = {
    "R": Shades(
        *("#C8452D", "#8C2616", "#4A120B", "#EE8060", "#8C2616", "#BC3D26"),
        ("#A92816", "#78150B", "#DC573A"),
    ),
    "B": Shades(
        *("#2F4C9B", "#1E3474", "#101C45", "#7C9AE6", "#1E3474", "#2F4C9B"),
        ("#1D3884", "#122458", "#4463BE"),
    ),
    "Y": Shades(
        *("#F7C325", "#B87A08", "#4C2E04", "#FFE87A", "#855306", "#F7C325"),
        ("#E09C08", "#B46F02", "#FFCE3A"),
    ),
    "G": Shades(
        *("#2E7D4F", "#195432", "#0C2E1B", "#7CC797", "#195432", "#29754A"),
        ("#186038", "#0D3E22", "#3A9460"),
    ),
}

# The outlines of the four symbols, of one weight, in a box of 100 around the origin. The waves
# are lines, the others bodies: `_drawn` gives all of them the same round corners.
TRIANGLE = "M0 -46L50 40H-50Z"
WAVES = "".join(f"M-44 {y}q15 -23 29.3 0t29.4 0t29.3 0" for y in (-28, 28))
LOZENGE = "M0 -51L45 0L0 51L-45 0Z"
LEAF = "M0 -60C52 -34 52 16 0 50C-52 16 -52 -34 0 -60ZM0 48V64"
VEIN = "M0 -28V34"
LEAF_TURN = 28
SYMBOLS = {"R": TRIANGLE, "B": WAVES, "Y": LOZENGE, "G": LEAF}
CORNERS, STROKE = 10, 25


def _drawn(c: str, colour: str, more: float = 0) -> str:
    """A symbol in one colour, `more` wider all along its edge than it should be."""
    if c == "B":
        return line(SYMBOLS[c], colour, STROKE + 2 * more)
    body = fill(SYMBOLS[c], colour) + line(SYMBOLS[c], colour, CORNERS + 2 * more)
    return at(0, 0, body, turn=LEAF_TURN) if c == "G" else body


def _vein(colour: str | None) -> str:
    return at(0, 0, line(VEIN, colour, 10), turn=LEAF_TURN) if colour else ""


def symbol(c: str, x: float, y: float, size: float, colour: str, vein: str | None = None) -> str:
    """The symbol of a colour around a place, solid; a leaf may have a vein in the ground's."""
    drawn = _drawn(c, colour) + (_vein(vein) if c == "G" else "")
    return at(x, y, drawn, size / 100)


def mark(c: str, x: float, y: float, size: float) -> str:
    """The symbol as it stands on ivory: its colour in a rim of its ink, so that yellow holds."""
    s = COLOURS[c]
    drawn = _drawn(c, s.ink, 3) + _drawn(c, s.base, -5)
    return at(x, y, drawn + (_vein(IVORY) if c == "G" else ""), size / 100)


def _cloth_of_triangles(_ground: str, main: str, accent: str) -> tuple[int, int, str]:
    drawn = fill("M0 36L20 4L40 36Z", main) + fill("M11 36L20 21L29 36Z", accent)
    drawn += fill("M-9 4L0 18L9 4ZM31 4L40 18L49 4Z", main, opacity=0.55)
    return 40, 44, drawn + rect(0, 39, 40, 2.4, fill=accent, opacity=0.8)


def _cloth_of_waves(_ground: str, main: str, accent: str) -> tuple[int, int, str]:
    def wave(y: float, colour: str, width: float, **style) -> str:
        return line(f"M-12 {y}c8 -11 16 -11 24 0s16 11 24 0s16 -11 24 0", colour, width, **style)

    drawn = wave(9, main, 9) + wave(9, accent, 2.2, opacity=0.9) + wave(27, main, 3.6)
    return 48, 36, drawn + wave(45, main, 9) + wave(-9, main, 3.6)


def _cloth_of_lozenges(ground: str, main: str, accent: str) -> tuple[int, int, str]:
    drawn = fill("M22 2L42 30L22 58L2 30Z", main) + fill("M22 13L34 30L22 47L10 30Z", ground)
    drawn += fill("M22 21L28.5 30L22 39L15.5 30Z", accent)
    corners = "".join(f"M{x} {y - 9}l6.5 9l-6.5 9l-6.5 -9Z" for x in (0, 44) for y in (0, 60))
    return 44, 60, drawn + fill(corners, accent, opacity=0.75)


def _cloth_of_leaves(ground: str, main: str, accent: str) -> tuple[int, int, str]:
    leaf = fill("M0 0C9 -7 9 -18 0 -25C-9 -18 -9 -7 0 0Z", main) + line("M0 -2V-19", ground, 1.6)
    drawn = line("M11.5 0V46M34.5 0V46", accent, 2, opacity=0.7)
    for x, start in ((11.5, 28), (34.5, 51)):
        for y in (start - 46, start, start + 46):
            drawn += at(x, y, leaf, turn=48) + at(x, y, leaf, turn=-48)
    return 46, 46, drawn


CLOTHS = {
    "R": _cloth_of_triangles,
    "B": _cloth_of_waves,
    "Y": _cloth_of_lozenges,
    "G": _cloth_of_leaves,
}


def _textile(name: str, c: str, ground: str, main: str, accent: str) -> str:
    """A pattern that has its middle on the card's."""
    w, h, drawn = CLOTHS[c](ground, main, accent)
    x, y = W / 2 - w / 2, H / 2 - h / 2
    return (
        f'<pattern id="{name}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" '
        f'patternTransform="translate({x} {y})">{rect(0, 0, w, h, fill=ground)}{drawn}</pattern>'
    )


def textiles(c: str) -> str:
    """A colour's cloths (`light-…`, `full-…`, `rich-…`) and its medallion's shade."""
    s = COLOURS[c]
    yellow = c == "Y"
    full = mix(s.base, s.dark, 0.32 if yellow else 0.62)
    drawn = _textile(f"full-{c}", c, s.base, full, mix(s.base, s.light, 0.75))
    drawn += _textile(f"rich-{c}", c, *s.rich)
    pale = mix(IVORY, s.base, 0.5 if yellow else 0.3)
    drawn += _textile(f"light-{c}", c, IVORY, pale, mix(IVORY, s.base, 0.75 if yellow else 0.6))
    inside = (
        [(0, "#FFF0A0"), (0.55, "#FFDC52"), (1, "#F2B90F")]
        if yellow
        else [(0, mix(s.dark, s.base, 0.55)), (1, mix(s.dark, s.deep, 0.55))]
    )
    return drawn + radial(f"medal-{c}", [*inside], (0.5, 0.38), 0.7)


def ground(textile: str, vignette: float = 1) -> str:
    """A card's panel in a textile."""
    cloth = rect(0, 0, W, H, fill=f"url(#{textile})")
    return cloth + group(rect(0, 0, W, H, fill="url(#panel-edge)"), opacity=vignette)
