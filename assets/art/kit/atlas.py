"""Sprites and single pictures: packing, baking at every density, and their JSON."""

import json
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from .render import DENSITIES, bleed, dither, flatten, rasterise, save_webp
from .svg import document

PAD = 2
LARGEST = 4096 // max(DENSITIES)


@dataclass
class Sprite:
    """A drawing of `w` × `h` logical pixels around the origin of its own coordinates.

    `anchor` is the place of that origin in the sprite, from its top-left corner; the centre
    unless told. A sprite with a `flat` colour keeps only its coverage. `extra` goes to the JSON
    as it is.
    """

    name: str
    w: int
    h: int
    body: str
    defs: str = ""
    anchor: tuple[float, float] | None = None
    flat: str | None = None
    extra: dict = field(default_factory=dict)

    def render(self, density: int) -> Image.Image:
        """The sprite's pixels."""
        ox, oy = self.anchor or (self.w / 2, self.h / 2)
        drawing = document(self.w, self.h, self.defs, self.body, (-ox, -oy))
        picture = rasterise(drawing, density)
        if self.flat:
            return flatten(picture, self.flat)
        return bleed(picture, PAD * density + 2)

    def entry(self, x: int, y: int) -> dict:
        """What the JSON says of the sprite."""
        said = {"x": x, "y": y, "w": self.w, "h": self.h}
        if self.anchor:
            said["cx"], said["cy"] = (round(value, 2) for value in self.anchor)
        return said | self.extra


def pack(sprites: list[Sprite], width: int) -> tuple[dict[str, tuple[int, int]], int]:
    """Places on shelves, tallest first, and the height they take."""
    places, x, y, shelf = {}, 0, 0, 0
    for sprite in sorted(sprites, key=lambda s: (-s.h, -s.w, s.name)):
        w, h = sprite.w + 2 * PAD, sprite.h + 2 * PAD
        if x + w > width:
            x, y, shelf = 0, y + shelf, 0
        places[sprite.name] = (x + PAD, y + PAD)
        x, shelf = x + w, max(shelf, h)
    return places, y + shelf


def write_json(path: Path, content: dict) -> None:
    """One line per entry of each group: short, and readable in a diff."""
    lines = []
    for key, value in content.items():
        if isinstance(value, dict):
            inner = ",\n".join(
                f"  {json.dumps(name)}: {json.dumps(entry)}" for name, entry in value.items()
            )
            lines.append(f" {json.dumps(key)}: {{\n{inner}\n }}")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value)}")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def bake_atlas(
    out: Path, name: str, sprites: list[Sprite], width: int, quality: int | None = 88
) -> list[Path]:
    """Write `<density>/<name>.webp` for every density, and `<name>.json`."""
    places, height = pack(sprites, width)
    if max(width, height) > LARGEST:
        raise ValueError(f"atlas {name} is {width} × {height}: split it")
    sheets = [out / str(density) / f"{name}.webp" for density in DENSITIES]
    for density, file in zip(DENSITIES, sheets):
        ground = (255, 255, 255, 0) if quality is None else (0, 0, 0, 0)
        sheet = Image.new("RGBA", (width * density, height * density), ground)
        for sprite in sprites:
            x, y = (value * density for value in places[sprite.name])
            sheet.paste(sprite.render(density), (x, y))
        save_webp(sheet, file, quality)
    entries = {s.name: s.entry(*places[s.name]) for s in sprites}
    contents = out / f"{name}.json"
    write_json(
        contents, {"image": f"{name}.webp", "w": width, "h": height, "sprites": entries}
    )
    return [*sheets, contents]


@dataclass
class Picture:
    """A file of its own, `w` × `h` logical pixels.

    `finest` caps the density it is drawn at, `noise` is the strength of its dither, `slice` the
    margin that does not stretch.
    """

    name: str
    w: int
    h: int
    defs: str
    body: str
    origin: tuple[float, float] = (0, 0)
    quality: int = 88
    finest: int = max(DENSITIES)
    noise: float = 0
    slice: int | None = None

    def entry(self) -> dict:
        """What the JSON says of the picture."""
        said = {"w": self.w, "h": self.h}
        return said | ({"slice": self.slice} if self.slice else {})

    def bake(self, out: Path) -> list[Path]:
        """Write the picture at every density."""
        drawing = document(self.w, self.h, self.defs, self.body, self.origin)
        files = [out / str(density) / f"{self.name}.webp" for density in DENSITIES]
        for density, file in zip(DENSITIES, files):
            drawn = min(density, self.finest)
            picture = rasterise(drawing, drawn)
            if self.noise:
                picture = dither(picture, self.noise)
            if drawn != density:
                size = (self.w * density, self.h * density)
                picture = picture.resize(size, Image.Resampling.BICUBIC)
            save_webp(picture, file, self.quality)
        return files
