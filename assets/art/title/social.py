"""The picture that goes with a link to the game: the lamp, the name, the games' cloths in its light."""

from pathlib import Path

from PIL import Image, ImageFilter

from games import GAMES
from kit import light
from kit.game import load
from kit.palette import LAMPLIGHT
from kit.render import flatten, rasterise
from kit.svg import at, blur, document, path
from kit.tile import SHAPES, Tile

from .mark import FLAME_DEFS, LAMP_DEFS, flame, lamp, word

W, H = 1200, 630
# Put together at twice its size, so that what is turned stays sharp.
FINE = 2
TALL = SHAPES[0]
# The tiles lie in a bow, as a hand is held: the middle one's top, how far apart they are, how
# much further each is turned, and how much lower it lies for each step from the middle. More
# than five move closer together.
TOP, APART, TURN, SAG = 306, 196, -5.0, 15
TILE_SCALE = 1.2


def _ground() -> Image.Image:
    body = light.table(W, H) + light.pool(W / 2, 300, 620) + light.vignette(W, H)
    table = rasterise(document(W, H, light.DEFS + light.table_defs(False), body), FINE)
    beam = path("M-34 6L-430 620H430L34 6Z", fill="url(#cone)", filter="url(#cone-blur)")
    beam = rasterise(document(W, H, LAMP_DEFS, at(W / 2, 84, beam)), FINE)
    table.alpha_composite(flatten(beam, LAMPLIGHT))
    return table


def _head() -> Image.Image:
    """The lamp above the name."""
    letters, wide, (accent, rise) = word()
    scale = 1.3
    x, y = (W - wide * scale) / 2, 252
    body = at(W / 2, 84, lamp(True), 0.72)
    body += at(x, y + 5, letters, scale, fill="#000", fill_opacity=0.6, filter="url(#drop)")
    body += at(x, y, letters, scale, fill="#F8E7C6")
    fx, fy = x + accent * scale, y + rise * scale
    body += light.pool(fx + 6, fy - 26, 86) + at(fx, fy, flame(), scale)
    defs = light.DEFS + LAMP_DEFS + FLAME_DEFS + blur("drop", 3, 10)
    return rasterise(document(W, H, defs, body), FINE)


def _lay(table: Image.Image, tile: Tile, step: float) -> None:
    """One game's tile on the table, `step` places from the middle, with its shadow."""
    drawn = rasterise(document(TALL.w, TALL.h, *tile.drawn(TALL)), FINE * TILE_SCALE)
    drawn = drawn.rotate(TURN * step, Image.Resampling.BICUBIC, expand=True)
    room = Image.new("RGBA", table.size)
    x = FINE * (W / 2 + APART * step) - drawn.width / 2
    room.paste(drawn, (round(x), round(FINE * (TOP + SAG * step * step))))
    dark = Image.new("RGBA", table.size, "#0B0604")
    dark.putalpha(room.getchannel("A").filter(ImageFilter.GaussianBlur(9 * FINE)))
    table.alpha_composite(dark, (0, 6 * FINE))
    table.alpha_composite(room)


def bake(out: Path) -> list[Path]:
    """Write `social.jpg`."""
    table = _ground()
    tiles = [load(game.tile) for game in GAMES if game.tile]
    # Places of a bow of five, from its left end to its right; the middle lies on top.
    near = min(1, 4 / max(1, len(tiles) - 1))
    steps = [near * (i - (len(tiles) - 1) / 2) for i in range(len(tiles))]
    for step, tile in sorted(zip(steps, tiles), key=lambda laid: -abs(laid[0])):
        _lay(table, tile, step)
    table.alpha_composite(_head())
    file = out / "social.jpg"
    small = table.convert("RGB").resize((W, H), Image.Resampling.LANCZOS)
    small.save(file, quality=88, optimize=True)
    return [file]
