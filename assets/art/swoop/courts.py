"""Jacks, queens and kings: one bust each, face split into light and shade.

Drawn around x = 0, y down from 4 units below the card's top edge.
"""

from dataclasses import dataclass

from kit.card import H, W
from kit.shapes import beams, fill, line, mirrored, mix, polygon
from kit.svg import at, circle, group, path, rect

from .suits import Suit
from .wardrobe import BEARD_LINES, BEARDS, BOBS, CAPS, FEATHERS, FRINGES, LOCKS, robe_pattern

DARK = "#17100C"
IVORY = "#FFF6DC"
SOFT = {"stroke_linejoin": "round"}


@dataclass(frozen=True)
class Character:
    """What the three courts of a suit have in common."""

    skin: str
    hair: str
    beard: str
    gaze: float
    lid: float
    brow: float
    smile: float
    wry: bool = False


CHARACTERS = {
    "s": Character("#7A4A2B", "#17131A", "#EDE4D3", 0, 0.8, 3, -1),
    "h": Character("#EDBE9B", "#7E2F14", "#8A3A1A", -3.4, 1, -3, 3),
    "d": Character("#CF9260", "#2E1C12", "#2E1C12", 3.4, 0.86, 1, 0.5, wry=True),
    "c": Character("#9C643C", "#4A2E14", "#5A3A1C", 0, 1.16, -4, 4),
}


def _shade(colour: str, share: float) -> str:
    return mix(colour, "#1A0A05", share)


def _field(suit: Suit) -> str:
    """The colour behind the head."""
    return "#3A3A48" if suit.shades.base == "#1E1E24" else suit.shades.base


def robe_textile(suit: Suit) -> str:
    """The pattern `robe-…` of a suit."""
    s = suit.shades
    ground = "#2E2E3A" if s.base == "#1E1E24" else s.base
    shine = "#8A8AA0" if s.base == "#1E1E24" else s.light
    w, h, drawn = robe_pattern(suit.letter, s.dark, s.mid, shine)
    return (
        f'<pattern id="robe-{suit.letter}" width="{w}" height="{h}" patternUnits="userSpaceOnUse" '
        f'patternTransform="translate({W / 2 - w / 2} 0)">'
        f"{rect(0, 0, w, h, fill=ground)}{drawn}</pattern>"
    )


def _head(who: Character, half: float, top: float, chin: float, jaw: float) -> str:
    """Neck and face."""
    drawn = fill("M-17 205H17V262H-17Z", _shade(who.skin, 0.35))
    right = f"H{half}V{jaw}Q{half} {chin - 14} 0 {chin}"
    drawn += fill(f"M{-half} {top}{right}Q{-half} {chin - 14} {-half} {jaw}Z", who.skin)
    return drawn + fill(f"M0 {top}{right}Z", _shade(who.skin, 0.2))


def _eye(who: Character, side: int, brow: str, queen: bool) -> str:
    """An eye and its brow; `side` is -1 for the left one."""
    dip = 8 * who.lid
    eye = fill(f"M8 163Q18 {163 - dip - 2:.1f} 30 162Q19 {162 + dip:.1f} 8 163Z", "#FFF8EA")
    eye += circle(19 + who.gaze * side, 162.5, 4.8, fill=DARK)
    eye += circle(19 + (who.gaze - 1.6) * side, 161, 1.4, fill="#fff")
    if queen:
        eye += line(f"M6 163Q18 {160 - dip - 2:.1f} 33 159L36 155", DARK, 3)
        arch = f"M5 {149 + who.brow}Q18 {140 - abs(who.brow) / 2} 34 {148 - who.brow / 2}"
        eye += line(arch, brow, 4)
    else:
        eye += line(f"M7 162Q18 {162 - dip - 2:.1f} 31 161", DARK, 2.6)
        lift = -4 if who.wry and side > 0 else 0
        arch = f"M5 {151 + who.brow + lift}L12 {146 + who.brow / 2 + lift}Q22 {142 + lift} 34 147"
        eye += line(arch, brow, 5.5)
    return group(eye, transform=f"scale({side} 1)")


def _features(who: Character, brow: str, lip: str | None, queen: bool = False) -> str:
    """Eyes, nose and lips."""
    drawn = _eye(who, -1, brow, queen) + _eye(who, 1, brow, queen)
    drawn += fill("M-5 150V186L-10 193Q0 199 10 193L5 186V150Z", _shade(who.skin, 0.1))
    drawn += fill("M0 150H5V186L10 193Q5 197 0 197Z", _shade(who.skin, 0.4))
    if lip:
        y = 208 - who.smile
        drawn += fill(f"M-13 {y}Q-6 202 0 205Q6 202 13 {y}Q0 {219 + who.smile / 2} -13 {y}Z", lip)
        drawn += line(f"M-13 {y}Q0 {210 + who.smile / 2} 13 {y}", _shade(lip, 0.5), 1.4)
    return drawn


def _robe(suit: Suit) -> str:
    deep = fill("M-122 357Q-120 265 -42 245L0 279L42 245Q120 265 122 357Z", suit.shades.deep)
    return deep + fill(
        "M-120 360Q-117 272 -42 252L0 286L42 252Q117 272 120 360Z", f"url(#robe-{suit.letter})"
    )


def _jewel(suit: Suit, y: float, r: float, size: float) -> str:
    """The suit on an ivory disc."""
    disc = circle(0, y, r, fill=IVORY, stroke=suit.shades.deep, stroke_width=2.4)
    return disc + suit.pip(0, y, size)


def _gem(suit: Suit, x: float, y: float, r: float) -> str:
    colour = "#B7B7CC" if suit.shades.base == "#1E1E24" else suit.shades.light
    return circle(x, y, r, fill=colour, stroke=suit.shades.deep, stroke_width=2)


def _king(suit: Suit) -> str:
    """A disc, a crown of five points, ermine and a beard."""
    s, who = suit.shades, CHARACTERS[suit.letter]
    drawn = circle(0, 165, 104, fill=_field(suit))
    drawn += circle(0, 165, 97, fill="none", stroke="url(#gold)", stroke_width=2.5) + _robe(suit)
    drawn += fill(
        "M-64 254Q-40 244 -30 240L0 270L30 240Q40 244 64 254L0 312Z",
        "#FFF8EA",
        stroke=s.deep,
        stroke_width=2.5,
    )
    spots = ((-44, 256), (44, 256), (-28, 268), (28, 268))
    drawn += fill("".join(f"M{x} {y}l3.5 9l-3.5 3l-3.5 -3Z" for x, y in spots), DARK)
    drawn += fill("M-46 120H46V186L38 200V140H-38V200L-46 186Z", who.beard)
    drawn += _head(who, 38, 128, 230, 178) + _features(who, who.beard, None)
    drawn += fill(BEARDS[suit.letter], who.beard, stroke=s.deep, stroke_width=2.5, **SOFT)
    strand = "#B9AE9C" if suit.letter == "s" else mix(who.beard, "#FFE9C0", 0.35)
    drawn += line(BEARD_LINES[suit.letter], strand, 3)
    drawn += fill(
        "M0 199Q-16 194 -32 206Q-22 212 -12 211Q-4 211 0 206Q4 211 12 211Q22 212 32 206"
        "Q16 194 0 199Z",
        mix(who.beard, "#FFFFFF", 0.12),
        stroke=s.deep,
        stroke_width=1.8,
    )
    drawn += fill("M-8 212Q0 218 8 212L6 216Q0 221 -6 216Z", "#8E2A22")
    crown = "M-50 132L-58 74L-34 98L-22 58L0 92L22 58L34 98L58 74L50 132Z"
    drawn += fill(crown, s.deep, stroke=s.deep, stroke_width=5, **SOFT) + fill(crown, "url(#gold)")
    drawn += fill("M0 92L22 58L34 98L58 74L50 132H0Z", "#9A5F12", opacity=0.35)
    drawn += mirrored(circle(58, 72, 6, fill=IVORY, stroke=s.deep, stroke_width=2))
    drawn += mirrored(_gem(suit, 22, 56, 6.5))
    band = "M-52 116L-50 136H50L52 116Q0 106 -52 116Z"
    drawn += fill(band, _field(suit), stroke=s.deep, stroke_width=2.5)
    drawn += "".join(circle(x, 124, 4, fill="url(#gold)") for x in (-36, -20, 20, 36))
    return drawn + _jewel(suit, 120, 17, 22)


def _queen(suit: Suit) -> str:
    """An arch, a tiara of three arcs, drops in the ears and beads."""
    s, who = suit.shades, CHARACTERS[suit.letter]
    drawn = fill("M-96 360V150A96 96 0 0 1 96 150V360Z", _field(suit))
    drawn += path(
        "M-88 360V150A88 88 0 0 1 88 150V360Z", fill="none", stroke="url(#gold)", stroke_width=2.5
    )
    drawn += LOCKS[suit.letter](who.hair) + _robe(suit)
    drawn += fill(
        "M-54 250L0 322L54 250L34 244Q0 300 -34 244Z",
        "url(#gold)",
        stroke=s.deep,
        stroke_width=2.2,
    )
    drawn += fill("M-33 246Q0 298 33 246L17 238H-17Z", who.skin)
    drawn += _head(who, 36, 122, 230, 176) + fill(FRINGES[suit.letter], who.hair)
    drawn += _features(who, who.hair, "#C3263E" if suit.letter == "h" else "#B3202F", True)
    drawn += mirrored(circle(24, 194, 6, fill="#E0604A", opacity=0.35))
    drop = fill("M40 186l6 10l-6 14l-6 -14Z", "url(#gold)", stroke=s.deep, stroke_width=1.6)
    drawn += mirrored(drop)
    for x, y in ((22, 250), (14, 259), (5, 264)):
        drawn += mirrored(circle(x, y, 4.2, fill=IVORY, stroke=s.deep, stroke_width=1.2))
    drawn += _jewel(suit, 279, 13, 16)
    tiara = (
        "M-46 128V104Q-46 78 -31 78Q-16 78 -16 98Q-18 60 0 52Q18 60 16 98Q16 78 31 78"
        "Q46 78 46 104V128Q0 106 -46 128Z"
    )
    drawn += fill(tiara, s.deep, stroke=s.deep, stroke_width=5, **SOFT) + fill(tiara, "url(#gold)")
    drawn += fill(
        "M0 52Q18 60 16 98Q16 78 31 78Q46 78 46 104V128Q24 114 0 114Z", "#9A5F12", opacity=0.35
    )
    drawn += mirrored(_gem(suit, 31, 98, 7))
    drawn += circle(0, 50, 6, fill=IVORY, stroke=s.deep, stroke_width=2)
    return drawn + suit.flat_pip(0, 88, 25, s.deep)


def _jack(suit: Suit) -> str:
    """A lozenge, a cap with a feather, a ruff and buttons."""
    s, who = suit.shades, CHARACTERS[suit.letter]
    drawn = fill("M0 55L112 165L0 275L-112 165Z", _field(suit))
    drawn += path(
        "M0 65L102 165L0 265L-102 165Z", fill="none", stroke="url(#gold)", stroke_width=2.5
    )
    drawn += _robe(suit) + fill(BOBS[suit.letter], who.hair) + _head(who, 35, 122, 228, 176)
    straight = "M-36 122H36V140Q20 150 0 146Q-20 150 -36 140Z"
    swept = "M-36 122H36V136Q10 152 -36 148Z"
    drawn += fill(straight if suit.letter in "sd" else swept, who.hair)
    drawn += _features(who, who.hair, _shade(who.skin, 0.45))
    right = [(60, 250), (50, 272), (36, 262), (24, 284), (12, 272), (0, 294)]
    left = [(-x, y) for x, y in reversed(right[:-1])]
    ruff = polygon([*right, *left, (-30, 234), (0, 254), (30, 234)])
    drawn += fill(ruff, "#FFF8EA", stroke=s.deep, stroke_width=2.5, **SOFT)
    for y in (306, 332):
        drawn += circle(0, y, 9, fill="url(#gold)", stroke=s.deep, stroke_width=2)
    feather = "M44 118C96 104 110 64 96 30C66 40 44 70 44 118Z"
    drawn += fill(feather, FEATHERS[suit.letter], stroke=s.deep, stroke_width=2.4, **SOFT)
    drawn += line("M44 118Q64 70 92 38M58 88l22 0M66 74l20 -3M54 100l18 3", s.deep, 2.4)
    cap = CAPS[suit.letter]
    drawn += fill(cap, s.deep, stroke=s.deep, stroke_width=5, **SOFT) + fill(
        cap, f"url(#robe-{suit.letter})"
    )
    drawn += fill(
        "M-58 134L-54 112Q0 100 54 112L58 134Q0 120 -58 134Z",
        "url(#gold)",
        stroke=s.deep,
        stroke_width=2.5,
        **SOFT,
    )
    return drawn + _jewel(suit, 114, 15, 20)


BUSTS = {"K": _king, "Q": _queen, "J": _jack}


def panel(suit: Suit, rank: str) -> str:
    """The whole panel of a court card."""
    s = suit.shades
    pale = mix("#FCF5E7", s.pale, 0.5) if suit.plain else s.pale
    drawn = rect(0, 0, W, H, fill=pale)
    drawn += at(W / 2, 165, beams(20, 320, 4.5, fill=mix(pale, s.base, 0.13)))
    frame = rect(9, 9, 232, 332, 10.5, fill="none", stroke=s.deep, stroke_width=5)
    return drawn + at(W / 2, 4, BUSTS[rank](suit)) + frame
