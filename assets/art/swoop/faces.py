"""The 52 faces, their two-colour variants, the back and the index tiles of Swoop."""

from kit import card
from kit.atlas import Sprite
from kit.card import GOLD, H, W
from kit.shapes import beams, fill, line, mix, star
from kit.svg import at, circle, group, lozenge, path, radial, rect
from kit.type import text

from . import courts
from .birds import swallow
from .suits import RANKS, SUITS, SYMBOLS, TWO_COLOUR_SUITS, Suit

CREAM = "#FFF6E2"
PAPER = "#FCF5E7"
PIP_SIZES = {2: 80, 3: 66, 4: 58, 5: 50, 6: 51, 7: 50, 8: 47, 9: 44}


def _pairs(half: float, heights: tuple) -> list[tuple[float, float]]:
    return [(x, y) for y in heights for x in (-half, half)]


PLACES = {
    2: [(0, -52), (0, 52)],
    3: [(0, -76), (0, 0), (0, 76)],
    4: _pairs(33, (-42, 42)),
    5: [*_pairs(33, (-54, 54)), (0, 0)],
    6: _pairs(29, (-64, 0, 64)),
    7: [*_pairs(28, (-56, 56)), *_pairs(56, (0,)), (0, 0)],
    8: _pairs(29, (-87, -29, 29, 87)),
    9: [*_pairs(29, (-96, -48, 48, 96)), (0, 0)],
}

HOT = radial("hot", [(0, "#FFFDF2"), (0.55, "#FFE9AE"), (1, "#F4B860")])


def defs(suit: Suit) -> str:
    """What the faces of a suit need."""
    s = suit.shades
    lit = "#4A4A5C" if s.base == "#1E1E24" else s.base
    field = radial(
        f"ten-{suit.letter}", [(0, lit), (1, s.dark)], (W / 2, 150), 230, user_space=True
    )
    return field + courts.robe_textile(suit)


def _index(suit: Suit, rank: str, x: float, baseline: float, size: float, ink: str | None) -> str:
    """Rank above suit around `x`, in one colour if it is given."""
    k = size / 68
    colour = ink or suit.shades.base
    if rank == "10":
        figures = text(-18, 0, "1", 64, colour) + text(18, 0, "0", 64, colour)
        drawn = group(figures, transform=f"translate({x} {baseline}) scale({0.86 * k:.4g} {k:.4g})")
    else:
        drawn = text(x, baseline, rank, size if rank not in "QK" else size * 0.91, colour)
    y, pip = baseline + 27 * k, 35 * k
    return drawn + (suit.flat_pip(x, y, pip, ink) if ink else suit.pip(x, y, pip))


def _tabs(suit: Suit, rank: str) -> str:
    """Both indices; a ten's are in its colour, so that it flares in any fan."""
    s = suit.shades
    ten = rank == "10"
    ground = suit.shades.pip if ten else "url(#ivory)"
    content = _index(suit, rank, 37.5, 61, 68, CREAM if ten else None)
    return card.both_ways(card.tab(content, ground, s.deep, 0.5 if rank in "10JQK" else 0.32))


def _paper(suit: Suit) -> str:
    """The panel of aces and numbers: a breath of the suit's colour, and its line."""
    s = suit.shades
    tone = PAPER if suit.plain else mix(PAPER, s.pale, 0.42)
    return rect(9, 9, 232, 332, 10.5, fill=tone, stroke=s.base, stroke_opacity=0.75, stroke_width=3)


def _number(suit: Suit, value: int) -> str:
    size = PIP_SIZES[value]
    pips = "".join(
        suit.pip(W / 2 + x, H / 2 + y, size, 180 if y > 0 else 0) for x, y in PLACES[value]
    )
    return card.face(_paper(suit), pips + _tabs(suit, str(value)))


def _ace(suit: Suit) -> str:
    """One great pip in a ring of gold points."""
    ring = circle(0, 0, 86, fill="none", stroke="url(#gold)", stroke_width=2.5)
    point = "M0 -92L5 -84L0 -76L-5 -84Z"
    ring += "".join(fill(point, "url(#gold)", transform=f"rotate({i * 30})") for i in range(12))
    ring += circle(0, 0, 76, fill=suit.shades.pale, opacity=0.75)
    ring += suit.pip(0, 0, 122)
    small = {"s": 9, "h": -9, "d": 0, "c": 3}[suit.letter]
    ring += suit.flat_pip(0, small, 30, CREAM)
    return card.face(_paper(suit), at(W / 2, H / 2, ring) + _tabs(suit, "A"))


def burst(suit: Suit) -> str:
    """The double star and lit disc of a ten, around the origin."""
    s = suit.shades
    drawn = fill(star(112, 74, 20, 9), s.deep, opacity=0.5, transform="translate(0 5)")
    drawn += fill(star(112, 72, 20, 9), s.light) + fill(star(112, 74, 20), "url(#gold)")
    drawn += fill(star(100, 70, 20), "#FFF9EA") + circle(0, 0, 69, fill=s.dark)
    return drawn + circle(0, 0, 65, fill="url(#hot)")


def _ten(suit: Suit) -> str:
    """The special card: full colour, beams and burst."""
    s = suit.shades
    panel = rect(0, 0, W, H, fill=f"url(#ten-{suit.letter})")
    stage = beams(24, 300, 3.75, fill=s.light, opacity=0.42) + burst(suit)
    figures = text(-32, 0, "1", 104, s.deep) + text(26, 0, "0", 104, s.deep)
    stage += group(figures, transform="translate(1 36) scale(.95 1)")
    return card.face(panel + at(W / 2, H / 2, stage), _tabs(suit, "10"))


def face(suit: Suit, rank: str) -> str:
    """The face of a card, in card units."""
    if rank == "A":
        return _ace(suit)
    if rank == "10":
        return _ten(suit)
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
    ground = suit.shades.pip if rank == "10" else "url(#ivory)"
    name = f"{prefix}{rank}{SYMBOLS[suit.letter]}"
    return card.tile(name, _index(suit, rank, 35, 53, 64, ink), "", ground)


def _pack(suits: dict[str, Suit], faces: str, tiles: str) -> list[Sprite]:
    """Faces and tiles of some suits."""
    codes = [(suit, rank) for suit in suits.values() for rank in RANKS]
    return [
        card.sprite(f"{faces}{rank}{SYMBOLS[suit.letter]}", face(suit, rank), HOT + defs(suit))
        for suit, rank in codes
    ] + [_tile(tiles, suit, rank) for suit, rank in codes]


def sprites() -> list[Sprite]:
    """`card-…` and `tile-…` of every card, and `back`."""
    return [*_pack(SUITS, "card-", "tile-"), card.sprite("back", back(), BACK_DEFS)]


def two_colour_sprites() -> list[Sprite]:
    """`two-…` and `two-tile-…`: diamonds in the hearts' colours, clubs in the spades'."""
    return _pack(TWO_COLOUR_SUITS, "two-", "two-tile-")
