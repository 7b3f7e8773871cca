"""Swallows, ribbons, lettering, burst, run meter and the wind rose on the felt."""

from kit import type
from kit.atlas import Sprite
from kit.card import DEFS as CARD_DEFS
from kit.card import GOLD
from kit.shapes import beams, fill, line, star
from kit.svg import at, circle, group, linear, lozenge, num, path, radial, rect

from .birds import POSES, swallow

FACE, SIZE = "fraunces-900", 104
LAMP = "#F4B860"


def _letter(letter: str) -> Sprite:
    """A letter of the shout; its anchor is on the baseline, at the middle of its advance."""
    advance = type.advance(FACE, letter, SIZE)
    left, bottom, right, top = type.bounds(FACE, letter, SIZE)
    unit = type.em(FACE) / SIZE
    shape = type.letter_at(FACE, letter, SIZE, -advance / 2, 0)

    def outlined(colour: str, width: float, dy: float, opacity: float = 1) -> str:
        style = {"fill": colour, "stroke": colour, "stroke_linejoin": "round"}
        return at(0, dy, group(shape, stroke_width=width * unit, **style), opacity=opacity)

    body = outlined("#04171B", 16, 7, 0.75) + outlined("#0A2B32", 12, 0)
    body += group(shape, fill="url(#shout)")
    margin = 10
    half = int(max(advance / 2 - left, right - advance / 2)) + margin
    above, below = int(top) + margin, int(-bottom) + margin + 8
    stops = [(0, "#FFF6D8"), (0.5, "#FFD678"), (1, "#E8932E")]
    return Sprite(
        f"letter-{letter.lower()}",
        2 * half,
        above + below,
        body,
        linear("shout", stops, (0, 1, 0, 0)),
        (half, above),
        extra={"advance": round(advance + 3, 1)},
    )


def _swallows() -> list[Sprite]:
    return [
        Sprite(f"swallow-{i + 1}", 168, 132, at(0, 0, swallow(i), 0.92), CARD_DEFS, (84, 58))
        for i in range(len(POSES))
    ]


def _ribbon() -> Sprite:
    """The swoosh that rises from lower left to upper right; soft, baked at half its size."""
    rise = (0, 1, 1, 0)
    defs = linear("warm", [(0.1, LAMP, 0), (0.6, LAMP, 0.75), (1, "#FFF3D0")], rise) + linear(
        "cool", [(0.1, "#8FE0D6", 0), (1, "#CFF7F0", 0.85)], rise
    )
    ends = (330, 460, 860, 160)
    defs += linear("thread", [(0, "#FFF3D0", 0), (1, "#FFF8E6")], ends, user_space=True)
    drawn = fill(
        "M322 470C360 250 560 150 850 170C640 190 470 280 400 480Z", "url(#warm)", opacity=0.85
    )
    drawn += fill(
        "M350 430C400 230 600 150 880 150C640 170 460 240 372 440Z", "url(#cool)", opacity=0.7
    )
    drawn += fill(
        "M420 470C480 330 640 240 860 214C690 258 540 340 470 470Z", "url(#warm)", opacity=0.7
    )
    for data, width, opacity in (
        ("M330 462C372 262 566 158 846 168", 3, 0.9),
        ("M352 436C402 236 600 156 872 152", 1.8, 0.8),
        ("M372 470C430 300 610 214 850 196", 2.2, 0.55),
        ("M446 470C510 350 660 262 862 222", 3, 0.7),
        ("M300 440C340 250 520 140 780 132", 1.6, 0.5),
    ):
        drawn += line(data, "url(#thread)", width, opacity=opacity)
    body = at(0, 0, at(-590, -305, drawn), 0.5)
    return Sprite("ribbon", 300, 184, body, defs, extra={"scale": 2})


def _burst() -> Sprite:
    """What a ten lets off."""
    defs = CARD_DEFS + radial("hot", [(0, "#FFFDF2"), (0.55, "#FFE9AE"), (1, LAMP)])
    defs += radial("flare", [(0, "#FFE9B0", 0.9), (0.6, LAMP, 0.35), (1, LAMP, 0)])
    drawn = circle(0, 0, 118, fill="url(#flare)") + beams(24, 118, 2.4, fill="url(#flare)")
    drawn += fill(star(104, 68, 20, 9), "#F6B24E") + fill(star(104, 68, 20), "url(#gold)")
    drawn += fill(star(92, 64, 20), "#FFF9EA") + circle(0, 0, 60, fill="url(#hot)")
    return Sprite("burst", 240, 240, drawn, defs)


def _meter() -> list[Sprite]:
    """The pill of the run and its lozenges: taken, free, and about to be taken."""
    pill = rect(-30, -17, 60, 40, 20, fill="#000", fill_opacity=0.4)
    pill += rect(-30, -20, 60, 40, 20, fill="url(#plate)", stroke="#6B4C34", stroke_width=2)
    defs = CARD_DEFS + linear("plate", [(0, "#33241A"), (1, "#1D140E")])
    extra = {"slice": [27, 24, 27, 24], "inset": 4}
    shape = lozenge(0, 0, 11, 13)
    full = path(shape, fill="url(#gold)", stroke="#FFE9B8", stroke_width=1.2)
    empty = path(shape, fill="#14100D", stroke="#6B4C34", stroke_width=1.6)
    dashes = {"stroke_dasharray": "4 3"}
    following = path(shape, fill=LAMP, fill_opacity=0.28, stroke=LAMP, stroke_width=2, **dashes)
    return [
        Sprite("meter", 68, 50, pill, defs, (34, 24), extra=extra),
        Sprite("lozenge-full", 28, 32, full, defs),
        Sprite("lozenge-empty", 28, 32, empty, defs),
        Sprite("lozenge-next", 28, 32, following, defs),
    ]


def _motif() -> Sprite:
    """The wind rose on the felt; soft, baked at half its size."""
    r = 100
    blade = f"M0 {num(-r / 2)}A{r / 2} {r / 2} 0 0 1 {r / 2} 0A{r * 0.75} {r * 0.75} 0 0 0 0 {-r}"
    drawn = "".join(
        fill(blade, "#04242A", opacity=0.36, transform=f"rotate({i * 45})") for i in range(8)
    )
    drawn += circle(0, 0, r, fill="none", stroke="#8FE0D6", stroke_opacity=0.2, stroke_width=1.2)
    drawn += circle(0, 0, r * 0.5, fill="none", stroke="#8FE0D6", stroke_opacity=0.14)
    drawn += fill(star(13, 5, 4), GOLD, opacity=0.3)
    return Sprite("motif", 204, 204, drawn, extra={"scale": 2})


def sprites() -> list[Sprite]:
    """Everything but the cards."""
    letters = [_letter(letter) for letter in "SWOP"]
    return [*_swallows(), _ribbon(), *letters, _burst(), *_meter(), _motif()]
