"""The 36 faces, the back and the index tiles of Sovango."""

from kit import card
from kit.atlas import Sprite
from kit.card import GOLD, IVORY, H, W
from kit.shapes import beams, fill, line, mix, polar, polygon, star
from kit.svg import at, circle, clipped, group, lozenge, num, path, radial, rect
from kit.type import text

from . import gate, heads, masks
from .colours import COLOURS, ground, mark, symbol, textiles

RANKS = ("0", "1", "2", "3", "4", "5", "panther", "tiger", "lion")
HEADS = {"panther": heads.panther, "tiger": heads.tiger, "lion": heads.lion}
HEIGHTS = {"panther": "6", "tiger": "7", "lion": "8"}
MASKS = {"panther": masks.panther, "tiger": masks.tiger, "lion": masks.lion}

EDGE = radial(
    "panel-edge",
    [(0.35, "#000", 0), (1, "#1A0800", 0.34)],
    (W / 2, 160),
    215,
    user_space=True,
)
DEFS = EDGE + heads.DEFS + gate.DEFS


def defs(*colours: str) -> str:
    """What faces in these colours need."""
    return DEFS + "".join(textiles(c) for c in colours)


def _index(c: str, rank: str, x: float, baseline: float, size: float) -> str:
    """Rank above symbol around `x`."""
    s = COLOURS[c]
    k = size / 66
    y, wide = baseline + 26 * k, size * 0.45
    if rank == "0":
        ink = s.deep if c == "Y" else IVORY
        return text(x, baseline, rank, size, ink) + symbol(c, x, y, wide, ink, s.tab)
    below = mark(c, x, y, wide)
    if rank in MASKS:
        # The beasts go on where the numbers end: which of two is higher can be read.
        beast = at(x - 17 * k, y, MASKS[rank](s.ink), 0.15 * k)
        sign = mark(c, x + 14 * k, y, wide * 0.8)
        return text(x, baseline, HEIGHTS[rank], size, s.ink) + beast + sign
    return text(x, baseline, rank, size, s.ink) + below


def _tabs(c: str, rank: str) -> str:
    """Both indices. The tabs of beasts have a broader rim, so that the picture ends cleanly."""
    s = COLOURS[c]
    tinted = s.tab if rank == "0" else "url(#ivory)"
    opacity, margin = (1, 5) if rank in HEADS else (0.55, 3)
    return card.both_ways(card.tab(_index(c, rank, 37.5, 61, 66), tinted, s.deep, opacity, margin))


def _scallops(r: float, bulge: float, count: int = 14) -> str:
    """Path data of a round with bulging edges."""
    points = [polar(r, i * 360 / count) for i in range(count + 1)]
    (x, y), *rest = points
    arcs = "".join(f"A{num(bulge)} {num(bulge)} 0 0 1 {num(px)} {num(py)}" for px, py in rest)
    return f"M{num(x)} {num(y)}{arcs}Z"


def _medallion(c: str) -> str:
    """The ground of a number; its edge repeats the colour's symbol."""
    s = COLOURS[c]
    if c == "Y":
        return _lozenge_medallion()
    if c == "R":
        drawn = fill(star(94, 78, 20), s.deep, opacity=0.55, transform="translate(0 4)")
        drawn += fill(star(92, 76, 20), "url(#ivory)") + fill(star(84, 72, 20), s.base)
    elif c == "B":
        drawn = fill(_scallops(82, 19), s.deep, opacity=0.55, transform="translate(0 5)")
        drawn += fill(_scallops(82, 19.5), "url(#ivory)") + fill(_scallops(77, 18), s.light)
    else:
        leaf = "M0 -70C13 -76 13 -88 0 -97C-13 -88 -13 -76 0 -70Z"
        turns = [f"rotate({i * 20})" for i in range(18)]
        shade = "".join(fill(leaf, s.deep, transform=turn) for turn in turns)
        drawn = group(shade, transform="translate(0 4)", opacity=0.55)
        for i, turn in enumerate(turns):
            drawn += fill(leaf, s.light if i % 2 else "url(#ivory)", transform=turn)
        drawn += circle(0, 0, 77, fill="url(#ivory)")
    drawn += circle(0, 0, 73, fill=f"url(#medal-{c})")
    return drawn + circle(0, 0, 67, fill="none", stroke="url(#gold)", stroke_width=2.4)


def _lozenge_medallion() -> str:
    """Yellow's: a bright lozenge in a stepped dark frame."""
    s = COLOURS["Y"]
    soft = {"stroke_linejoin": "round"}
    drawn = fill(lozenge(0, 5, 102, 122), s.deep, opacity=0.5)
    drawn += fill(lozenge(0, 0, 102, 122), "url(#ivory)", stroke=IVORY, stroke_width=5, **soft)
    drawn += fill(lozenge(0, 0, 98, 117), s.deep)
    sides = ((0, -108, 90, 0), (90, 0, 0, 108), (0, 108, -90, 0), (-90, 0, 0, -108))
    for x, y, nx, ny in sides:
        steps = ((i + 0.5) / 7 for i in range(7))
        data = "".join(lozenge(x + (nx - x) * t, y + (ny - y) * t, 5.5, 7) for t in steps)
        drawn += fill(data, s.light)
    drawn += fill(lozenge(0, 0, 83, 100), "url(#medal-Y)")
    return drawn + path(lozenge(0, 0, 77, 92.5), fill="none", stroke=s.dark, stroke_width=2)


def _number(c: str, value: int) -> str:
    """1 to 5: the numeral in its medallion, and as many symbols."""
    s = COLOURS[c]
    yellow = c == "Y"
    size = 132 if yellow else 142
    drop = size * 0.29
    if yellow:
        figure = text(0, drop + 3, str(value), size, "#FFF6C8") + text(
            0, drop, str(value), size, s.deep
        )
        counter = s.deep
    else:
        figure = group(text(0, drop + 4, str(value), size, s.deep), opacity=0.7)
        figure += text(0, drop, str(value), size, "url(#ivory)")
        counter = "#FFD67A"
    counters = "".join(
        symbol(c, (i - (value - 1) / 2) * 12.5, 56, 10, counter) for i in range(value)
    )
    middle = at(W / 2, H / 2, _medallion(c) + figure + counters)
    return card.face(ground(f"full-{c}", 0.45 if yellow else 1), middle + _tabs(c, str(value)))


def _zero(c: str) -> str:
    """The light card: an open gate."""
    figure = text(0, 30, "0", 92, COLOURS[c].deep)
    panel = ground(f"light-{c}", 0.35) + at(W / 2, H / 2, gate.gate(c) + figure)
    return card.face(panel, _tabs(c, "0"))


def _high(c: str, rank: str) -> str:
    """A beast on a ground of its own: sunbeams, octagon or moon."""
    s = COLOURS[c]
    dusk = mix(s.deep, s.dark, 0.45)
    if rank == "lion":
        stage = beams(18, 260, 4, fill=s.base, opacity=0.55)
        stage += circle(0, 3, 111, fill=s.deep, opacity=0.6) + circle(0, 0, 109, fill=dusk)
        stage += circle(0, 0, 109, fill="none", stroke="url(#gold)", stroke_width=2.5)
        scale, drop = 0.93, 0
    elif rank == "tiger":
        rings = ((128, s.deep), (124, "url(#gold)"), (121.5, s.base), (112, dusk))
        stage = "".join(fill(polygon([polar(r, i * 45) for i in range(8)]), f) for r, f in rings)
        scale, drop = 0.9, 7
    else:
        stage = circle(0, 0, 112, fill=s.deep) + circle(0, 0, 107, fill="url(#gold)")
        stage += circle(0, 0, 104, fill="url(#moon)")
        for x, y, r in ((-66, -42, 13), (70, -30, 9), (-78, 18, 8), (74, 34, 14), (-56, 62, 10)):
            stage += circle(x, y, r, fill="#D9B469", opacity=0.35)
        scale, drop = 0.92, 0
    stage += at(0, drop, HEADS[rank](c), scale)
    return card.face(ground(f"rich-{c}", 0.6) + at(W / 2, H / 2, stage), _tabs(c, rank))


def face(code: str) -> str:
    """The face of a card, in card units."""
    c, rank = code[0], code[1:]
    if rank == "0":
        return _zero(c)
    return _high(c, rank) if rank in HEADS else _number(c, int(rank))


def back() -> str:
    """Four textiles on a cross, a lozenge with the four symbols."""
    night = "#1D2615"
    corners = [(-20, -10), (270, -10), (270, 360), (-20, 360)]
    panel = ""
    for i, c in enumerate(COLOURS):
        wedge = polygon([corners[i], corners[(i + 1) % 4], (W / 2, H / 2)])
        panel += clipped(wedge, rect(0, 0, W, H, fill=f"url(#full-{c})"))
    panel += rect(0, 0, W, H, fill="#14180C", opacity=0.34)
    panel += rect(0, 0, W, H, fill="url(#panel-edge)")
    cross = "M-20 -10L270 360M270 -10L-20 360"
    panel += line(cross, night, 16) + line(cross, GOLD, 3)
    middle = fill(lozenge(0, 4, 108, 150), "#12180B", opacity=0.5)
    for r, colour in ((150, GOLD), (145, night), (132, IVORY), (129, "#26301C")):
        middle += fill(lozenge(0, 0, r * 0.715, r), colour)
    middle += fill(star(80, 62, 24), GOLD) + circle(0, 0, 64, fill="#12180B")
    middle += circle(0, 0, 60, fill="none", stroke=GOLD, stroke_width=1.6)
    for i, c in enumerate(COLOURS):
        x, y = polar(36, i * 90)
        s = COLOURS[c]
        middle += circle(x, y, 21, fill=s.base, stroke=IVORY, stroke_width=2)
        middle += symbol(c, x, y, 23, IVORY if c != "Y" else s.deep, s.base)
    middle += fill(lozenge(0, 0, 13, 13), GOLD) + fill(lozenge(0, 0, 6, 6), "#12180B")
    point = fill("M0 -116L16 -94H-16Z", "#C8452D") + fill("M0 -104L8 -94H-8Z", IVORY)
    middle += point + group(point, transform="scale(1 -1)")
    frame = rect(9, 9, 232, 332, 10.5, fill="none", stroke=night, stroke_width=10)
    frame += rect(16, 16, 218, 318, 7, fill="none", stroke=GOLD, stroke_width=2)
    return card.face(panel + at(W / 2, H / 2, middle) + frame)


def _tile(c: str, rank: str) -> Sprite:
    tint = COLOURS[c].tab if rank == "0" else "url(#ivory)"
    return card.tile(f"tile-{c}{rank}", _index(c, rank, 35, 51.5, 62), "", tint)


def sprites() -> list[Sprite]:
    """`card-…` of every card, `back`, and `tile-…` of every card."""
    codes = [(c, rank) for c in COLOURS for rank in RANKS]
    faces = [card.sprite(f"card-{c}{rank}", face(c + rank), defs(c)) for c, rank in codes]
    return [
        *faces,
        card.sprite("back", back(), defs(*COLOURS)),
        *(_tile(c, rank) for c, rank in codes),
    ]
