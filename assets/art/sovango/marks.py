"""Banners, roundels, the sun on the cloth and the light of a gate."""

from kit.atlas import Sprite
from kit.card import DEFS as CARD_DEFS
from kit.card import GOLD, IVORY
from kit.palette import WHITE
from kit.shapes import beams, fill, mirrored, star
from kit.svg import at, blur, circle, group, path, radial, rect

from .colours import COLOURS, mark, symbol, textiles

CLOTH, DROP = 80, 128


def _rod() -> str:
    """A gilt rod with two knobs."""
    half = CLOTH / 2 + 5
    edge = {"stroke": "#4A2E0A", "stroke_width": 1}
    drawn = rect(-half, -5, 2 * half, 10, 5, fill="url(#gold)", **edge)
    for x in (-half + 1, half - 1):
        drawn += circle(x, 0, 5.4, fill="url(#gold)", **edge)
    return drawn


def _banner(c: str, gate: bool = False) -> str:
    """Rod, cloth and roundel (of the led colour, or of the `gate`); the origin is on the rod."""
    s = COLOURS[c]
    half = CLOTH / 2
    cloth = f"M{-half} 0H{half}V{DROP}L0 {DROP - 20}L{-half} {DROP}Z"
    drawn = at(2, 5, fill(cloth, "#000", opacity=0.5, filter="url(#banner-shadow)"))
    drawn += fill(cloth, f"url(#full-{c})") + fill(cloth, "url(#banner-fold)")
    drawn += path(cloth, fill="none", stroke=s.deep, stroke_width=2.6, stroke_linejoin="round")
    hem = f"M{5 - half} 0V{DROP - 9}L0 {DROP - 27}L{half - 5} {DROP - 9}V0"
    drawn += path(hem, fill="none", stroke="#FFE09A" if c == "Y" else GOLD, stroke_width=1.8)
    roundel = _gate_roundel(c, 30) if gate else _roundel(c, 30)
    return drawn + at(0, 56, roundel) + _rod()


def _disc(c: str, r: float) -> str:
    """An ivory disc with a ring of the colour."""
    s = COLOURS[c]
    ring = s.dark if c == "Y" else s.base
    drawn = circle(0, 0, r, fill=IVORY, stroke=s.deep, stroke_opacity=0.55, stroke_width=r * 0.05)
    return drawn + circle(0, 0, r * 0.86, fill="none", stroke=ring, stroke_width=r * 0.07)


def _roundel(c: str, r: float) -> str:
    """The symbol on a disc."""
    return _disc(c, r) + mark(c, 0, 0, r * 1.04)


def _gate_roundel(c: str, r: float) -> str:
    """The symbol in an open gate, on a disc: a zero has made this colour free."""
    s = COLOURS[c]
    arch = "M-22 27V-5A22 22 0 0 1 22 -5V27H14V-4A14 14 0 0 0 -14 -4V27Z"
    leaf = "M14 -6L27 -13V34L14 27Z"
    gate = fill(arch, s.ink) + fill("M-14 27V-4A14 14 0 0 1 14 -4V27Z", "#FFE9A8")
    gate += mirrored(fill(leaf, s.base, stroke=s.ink, stroke_width=2, stroke_linejoin="round"))
    gate += symbol(c, 0, 9, 20, s.base if c != "Y" else s.ink, "#FFE9A8")
    return _disc(c, r) + at(0, -0.13 * r, gate, r / 46)


def _motif() -> Sprite:
    """The sun on the cloth; soft, so it is baked at half its size."""
    r = 118
    drawn = fill(star(r, r * 0.86, 28), "#141B0B", opacity=0.38)
    drawn += circle(0, 0, r * 0.8, fill="none", stroke=GOLD, stroke_opacity=0.26, stroke_width=1.2)
    drawn += circle(
        0,
        0,
        r * 0.735,
        fill="none",
        stroke=GOLD,
        stroke_opacity=0.16,
        stroke_width=4.6,
        stroke_dasharray="4.95 4.95",
    )
    drawn += circle(0, 0, r * 0.67, fill="none", stroke=GOLD, stroke_opacity=0.2)
    drawn += beams(28, r * 0.6, 1.7, fill=GOLD, opacity=0.06)
    return Sprite("motif", 240, 240, drawn, extra={"scale": 2})


def _gate_glow() -> Sprite:
    """Light that falls out of a gate, white, to be tinted."""
    light = circle(0, 0, 60, fill="url(#halo)") + group(
        beams(16, 62, 4.5, fill="url(#halo)"), opacity=0.7
    )
    stops = [(0, "#fff", 0.95), (0.3, "#fff", 0.5), (0.65, "#fff", 0.14), (1, "#fff", 0)]
    defs = radial("halo", stops, (0, 0), 62, user_space=True)
    return Sprite("gate-glow", 126, 126, light, defs, flat=WHITE)


def sprites() -> list[Sprite]:
    """`banner-…`, `banner-gate-…`, `banner-none`, `symbol-…`, `motif` and `gate-glow`."""
    fold = (
        '<linearGradient id="banner-fold"><stop offset="0" stop-color="#000" stop-opacity=".28"/>'
        '<stop offset=".16" stop-color="#fff" stop-opacity=".1"/>'
        '<stop offset=".5" stop-color="#000" stop-opacity="0"/>'
        '<stop offset=".84" stop-color="#fff" stop-opacity=".08"/>'
        '<stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>'
    )
    shared = CARD_DEFS + fold + blur("banner-shadow", 4)
    rod = (50, 8)
    banners = [
        Sprite(name + c, 100, 150, _banner(c, gate), shared + textiles(c), rod)
        for name, gate in (("banner-", False), ("banner-gate-", True))
        for c in COLOURS
    ]
    symbols = [Sprite(f"symbol-{c}", 32, 32, _roundel(c, 15.5)) for c in COLOURS]
    return [
        *banners,
        Sprite("banner-none", 100, 16, _rod(), shared, rod),
        *symbols,
        _motif(),
        _gate_glow(),
    ]
