"""The 52 faces, their two-colour variants, the back and the index tiles of Swoop."""

from kit import card
from kit.atlas import Sprite
from kit.card import GOLD, H, W
from kit.shapes import fill, line, star
from kit.svg import at, group, linear, lozenge, path, radial, rect
from kit.type import text

from . import courts, panels
from .birds import swallow
from .panels import CREAM
from .suits import RANKS, SUITS, SYMBOLS, TWO_COLOUR_SUITS, Suit

# The room of the pips: 52 to either side of the middle beside the index tabs, the whole width
# within 63 of it. They keep 3 units or more from the tabs' rims and from each other.
PIP_SIZES = {2: 96, 3: 78, 4: 62, 5: 50, 6: 50, 7: 51, 8: 49, 9: 47}
# Hearts are broad and diamonds slender: what makes the four look equally large.
OPTICAL = {"s": 1, "h": 0.92, "d": 1.05, "c": 1}


def _pairs(half: float, heights: tuple) -> list[tuple[float, float]]:
    return [(x, y) for y in heights for x in (-half, half)]


PLACES = {
    2: [(0, -62), (0, 62)],
    3: [(0, -92), (0, 0), (0, 92)],
    4: _pairs(36, (-39, 39)),
    5: [*_pairs(26, (-68, 68)), (0, 0)],
    6: _pairs(26, (-74, 0, 74)),
    7: [*_pairs(28, (-60, 60)), *_pairs(60, (0,)), (0, 0)],
    8: _pairs(26, (-99, -33, 33, 99)),
    9: [*_pairs(26, (-112, -56, 56, 112)), (0, 0)],
}

# The ground of an index, lighter than a card's ivory, so that orange and green read on it.
SHARED = linear("index", [(0, "#FFFCF5"), (1, "#FAF2E3")], (0, 0, 0.35, 1)) + radial(
    "hot", [(0, "#FFFDF2"), (0.55, "#FFE9AE"), (1, "#F4B860")]
)


def defs(suit: Suit) -> str:
    """What the faces of a suit need."""
    s = suit.shades
    lit = "#4A4A5C" if s.base == "#1E1E24" else s.base
    field = radial(
        f"ten-{suit.letter}", [(0, lit), (1, s.dark)], (W / 2, 150), 230, user_space=True
    )
    return field + courts.robe_textile(suit) + panels.hem_textile(suit)


def _index(suit: Suit, rank: str, x: float, baseline: float, size: float, ink: str | None) -> str:
    """Rank above suit around `x`, in one colour if it is given."""
    k = size / 68
    colour = ink or suit.shades.base
    if rank == "10":
        figures = text(-20, 0, "1", 64, colour) + text(16, 0, "0", 64, colour)
        squeeze = f"translate({x} {baseline}) scale({0.86 * k:.4g} {k:.4g})"
        drawn = group(figures, transform=squeeze)
    else:
        drawn = text(x, baseline, rank, size if rank not in "QK" else size * 0.91, colour)
    y, pip = baseline + 27 * k, 35 * k
    return drawn + (suit.flat_pip(x, y, pip, ink) if ink else suit.pip(x, y, pip))


def _tabs(suit: Suit, rank: str) -> str:
    """Both indices; a ten's are in its colour, so that it flares in any fan."""
    s = suit.shades
    ten = rank == "10"
    ground = suit.shades.pip if ten else "url(#index)"
    content = _index(suit, rank, 37.5, 61, 68, CREAM if ten else None)
    return card.both_ways(card.tab(content, ground, s.deep, 0.5 if rank in "10JQK" else 0.38))


def _number(suit: Suit, value: int) -> str:
    size = PIP_SIZES[value] * OPTICAL[suit.letter]
    pips = "".join(
        suit.pip(W / 2 + x, H / 2 + y, size, 180 if y > 0 else 0) for x, y in PLACES[value]
    )
    return card.face(panels.paper(suit), pips + _tabs(suit, str(value)))


def face(suit: Suit, rank: str) -> str:
    """The face of a card, in card units."""
    if rank == "A":
        return card.face(panels.ace(suit), _tabs(suit, rank))
    if rank == "10":
        return card.face(panels.ten(suit), _tabs(suit, rank))
    if rank in "JQK":
        return card.face(courts.panel(suit, rank), _tabs(suit, rank))
    return _number(suit, int(rank))


FEATHERS = "".join(
    f"M{x - 16} {y}A16 16 0 0 0 {x + 16} {y}M{x - 10} {y}A10 10 0 0 0 {x + 10} {y}M{x} {y}V{y + 16}"
    for x, y in ((0, 0), (32, 0), (16, 16), (0, 32), (32, 32), (16, -16))
)
BACK_DEFS = (
    radial("teal", [(0, "#1F7C84"), (1, "#0B3A42")], (W / 2, H / 2), 210, user_space=True)
    + radial("back-edge", [(0.4, "#000", 0), (1, "#000", 0.4)], (W / 2, 165), 220, user_space=True)
    + '<pattern id="feathers" width="32" height="32" patternUnits="userSpaceOnUse" '
    + f'patternTransform="translate({W / 2} {H / 2})">'
    + line(FEATHERS, "#5FC3BE", 1.6, stroke_opacity=0.32)
    + "</pattern>"
)


def _almond(h: float, w: float) -> str:
    """Path data of the almond on the back."""
    a, b = w * 0.814, h * 0.786
    c = h * 0.429
    return (
        f"M0 {-h}C{a:.1f} {-b:.1f} {w} {-c:.1f} {w} 0C{w} {c:.1f} {a:.1f} {b:.1f} 0 {h}"
        f"C{-a:.1f} {b:.1f} {-w} {c:.1f} {-w} 0C{-w} {-c:.1f} {-a:.1f} {-b:.1f} 0 {-h}Z"
    )


def back() -> str:
    """Feather scales, a gold almond and two swallows; the same both ways up."""
    panel = "".join(
        rect(0, 0, W, H, fill=f"url(#{name})") for name in ("teal", "feathers", "back-edge")
    )
    outline = _almond(140, 86)
    middle = fill(outline, "#072329", opacity=0.75)
    middle += path(outline, fill="none", stroke="url(#gold)", stroke_width=3)
    middle += path(_almond(129, 77), fill="none", stroke=GOLD, stroke_opacity=0.6, stroke_width=1.2)
    half = line("M-8 -8C-62 -14 -64 -72 -24 -98", GOLD, 2.4, opacity=0.85)
    half += line("M-2 -18C-44 -26 -44 -64 -18 -84", "#5FC3BE", 2, opacity=0.9)
    half += at(22, -62, swallow(), 0.78, 52)
    middle += half + group(half, transform="rotate(180)") + fill(star(15, 6, 4), "url(#gold)")
    frame = rect(17, 17, 216, 316, 7, fill="none", stroke=GOLD, stroke_width=2)
    corners = "".join(lozenge(x, y, 9, 9) for x in (36, 214) for y in (36, 314))
    return card.face(panel + at(W / 2, H / 2, middle) + frame + fill(corners, "url(#gold)"))


def _tile(prefix: str, suit: Suit, rank: str) -> Sprite:
    ink = CREAM if rank == "10" else None
    ground = suit.shades.pip if rank == "10" else "url(#index)"
    name = f"{prefix}{rank}{SYMBOLS[suit.letter]}"
    return card.tile(name, _index(suit, rank, 35, 51.5, 61, ink), SHARED, ground)


def _pack(suits: dict[str, Suit], faces: str, tiles: str) -> list[Sprite]:
    """Faces and tiles of some suits."""
    codes = [(suit, rank) for suit in suits.values() for rank in RANKS]
    return [
        card.sprite(f"{faces}{rank}{SYMBOLS[suit.letter]}", face(suit, rank), SHARED + defs(suit))
        for suit, rank in codes
    ] + [_tile(tiles, suit, rank) for suit, rank in codes]


def sprites() -> list[Sprite]:
    """`card-…` and `tile-…` of every card, and `back`."""
    return [*_pack(SUITS, "card-", "tile-"), card.sprite("back", back(), BACK_DEFS)]


def two_colour_sprites() -> list[Sprite]:
    """`two-…` and `two-tile-…`: diamonds in the hearts' colours, clubs in the spades'."""
    return _pack(TWO_COLOUR_SUITS, "two-", "two-tile-")
