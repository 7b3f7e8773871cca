"""Text as outlines, so that a bake does not depend on the fonts of the machine."""

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from .svg import num

FONTS = Path(__file__).resolve().parents[2] / "fonts"


@cache
def _font(face: str):
    font = TTFont(FONTS / f"{face}.ttf")
    return font, font.getGlyphSet(), font.getBestCmap(), font["head"].unitsPerEm


def glyph(face: str, letter: str) -> str:
    """Outline of a letter in font units, y up."""
    _, glyphs, names, _ = _font(face)
    pen = SVGPathPen(glyphs, num)
    glyphs[names[ord(letter)]].draw(pen)
    return pen.getCommands()


def bounds(face: str, letter: str, size: float) -> tuple[float, float, float, float]:
    """Left, bottom, right and top of a letter's ink at a size, y up."""
    _, glyphs, names, em = _font(face)
    pen = BoundsPen(glyphs)
    glyphs[names[ord(letter)]].draw(pen)
    return tuple(value * size / em for value in pen.bounds)


def advance(face: str, letter: str, size: float) -> float:
    """Width a letter takes at a size."""
    font, _, names, em = _font(face)
    return font["hmtx"][names[ord(letter)]][0] * size / em


def em(face: str) -> float:
    """Font units that make up the size of the type."""
    return _font(face)[3]


def letter_at(face: str, letter: str, size: float, x: float, y: float) -> str:
    """One letter with its origin on the baseline at (x, y)."""
    k = size / _font(face)[3]
    return (
        f'<path transform="translate({num(x)} {num(y)}) scale({k:.6f} {-k:.6f})" '
        f'd="{glyph(face, letter)}"/>'
    )


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    face: str = "fraunces-900",
    spacing: float = 0,
) -> str:
    """Words centred on x, with their baseline on y and `spacing` more between the letters."""
    width = sum(advance(face, letter, size) + spacing for letter in words) - spacing
    drawn, pen = "", x - width / 2
    for letter in words:
        drawn += letter_at(face, letter, size, pen, y)
        pen += advance(face, letter, size) + spacing
    return f'<g fill="{fill}">{drawn}</g>'
