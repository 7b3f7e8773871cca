"""The panels of numbers, aces and tens: paper in a woven hem, the medallion, the burst."""

from kit.card import H, W
from kit.shapes import beams, fill, mix, star
from kit.svg import at, circle, path, rect
from kit.type import text

from .suits import PIPS, Suit
from .wardrobe import robe_pattern

CREAM = "#FFF6E2"
PAPER = "#FCF5E7"
HEM = 14


def _tone(suit: Suit) -> str:
    """The paper: a breath of the suit's colour, or plain in the two-colour pack."""
    return PAPER if suit.plain else mix(PAPER, suit.shades.pale, 0.36)


def hem_textile(suit: Suit) -> str:
    """The pattern `hem-…` of a suit: the cloth of its courts' robes, small and pale."""
    s = suit.shades
    tones = [mix(PAPER, s.base, share) for share in (0.4, 0.32, 0.14)]
    w, h, drawn = robe_pattern(suit.letter, *tones)
    ground = rect(0, 0, w, h, fill=mix(PAPER, s.base, 0.22))
    return (
        f'<pattern id="hem-{suit.letter}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" '
        f'patternTransform="translate({W / 2} {H / 2}) scale(.5)">{ground}{drawn}</pattern>'
    )


def _frame(inset: float, r: float, colour: str, width: float, **style) -> str:
    """A line that runs round the panel, so far from its edge."""
    x = 9 + inset
    look = {"fill": "none", "stroke": colour, "stroke_width": width} | style
    return rect(x, x, W - 2 * x, H - 2 * x, r, **look)


def paper(suit: Suit, inside: str = "") -> str:
    """Paper in a hem of the suit's cloth, `inside` under the hem."""
    s = suit.shades
    drawn = rect(0, 0, W, H, fill=_tone(suit)) + inside
    drawn += _frame(HEM / 2, 6, f"url(#hem-{suit.letter})", HEM)
    drawn += _frame(HEM, 5, s.base, 2.4) + _frame(HEM + 4.5, 3, "url(#gold)", 1.6)
    return drawn + _frame(0, 10.5, s.deep, 5)


def ace(suit: Suit) -> str:
    """One great pip in a medallion: rays of gold, a band of the suit's colour."""
    s = suit.shades
    rays = beams(24, 300, 3.75, fill=mix(_tone(suit), s.base, 0.1))
    burst = star(86.5, 71, 20)
    edge = {"stroke": s.deep, "stroke_width": 2.4, "stroke_linejoin": "round"}
    medal = fill(burst, s.deep, opacity=0.3, transform="translate(0 4)")
    medal += fill(burst, "url(#gold)", **edge) + circle(0, 0, 73.5, fill=s.deep)
    medal += circle(0, 0, 71.5, fill=s.pip) + circle(0, 0, 65.5, fill="url(#gold)")
    medal += circle(0, 0, 63, fill=mix(PAPER, s.pale, 0.3)) + suit.pip(0, 0, 112)
    small = {"s": 9, "h": -9, "d": 0, "c": 3}[suit.letter]
    medal += suit.flat_pip(0, small, 28, CREAM)
    return paper(suit, at(W / 2, H / 2, rays)) + at(W / 2, H / 2, medal)


# Of a ten's great pip: its size, then the height, spread and size of the figures in it.
TENS = {
    "s": (172, 42, 29, 72),
    "h": (164, 20, 30, 78),
    "d": (196, 25, 26, 70),
    "c": (168, 37, 35, 64),
}


def _burst(suit: Suit) -> str:
    """The double star of a ten around the suit's mark, around the origin."""
    s = suit.shades
    drawn = fill(star(112, 74, 20, 9), s.deep, opacity=0.5, transform="translate(0 5)")
    drawn += fill(star(112, 72, 20, 9), s.light) + fill(star(112, 74, 20), "url(#gold)")
    drawn += fill(star(104, 72, 20), "url(#hot)")
    size, baseline, spread, figure = TENS[suit.letter]
    k = size / 100
    rim = {"stroke": "#FFF9EA", "stroke_width": 12 / k, "stroke_linejoin": "round"}
    drawn += at(0, 0, path(PIPS[suit.letter][0], fill="#FFF9EA", **rim), k) + suit.pip(0, 0, size)
    for x, digit in ((-spread, "1"), (spread, "0")):
        drawn += text(x, baseline, digit, figure, CREAM)
    return drawn


def ten(suit: Suit) -> str:
    """The special card: full colour, beams, and a burst with the suit in it."""
    field = rect(0, 0, W, H, fill=f"url(#ten-{suit.letter})")
    stage = beams(24, 300, 3.75, fill=suit.shades.light, opacity=0.42) + _burst(suit)
    return field + at(W / 2, H / 2, stage)
