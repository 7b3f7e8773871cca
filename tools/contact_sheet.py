#!/usr/bin/env python3
"""Put every product of `assets/atlas/` on one picture, to be looked at after a bake.

    python3 tools/contact_sheet.py sheet.png [density]

Single pictures are reduced to fit; atlases are shown as they are, each sprite framed.
"""

import json
import sys
from pathlib import Path

from PIL import Image, ImageDraw

ATLAS = Path(__file__).resolve().parent.parent / "assets" / "atlas"
WIDTH = 2600
GROUND = "#5A5048"


def shown(density: int) -> list[Image.Image]:
    """Every picture, then every atlas with its sprites framed, then the icons."""
    folder = ATLAS / str(density)
    result = []
    for name in json.loads((ATLAS / "pictures.json").read_text())["pictures"]:
        picture = Image.open(folder / f"{name}.webp").convert("RGBA")
        picture.thumbnail((1180, 640), Image.Resampling.LANCZOS)
        result.append(picture)
    for path in sorted(ATLAS.glob("*.json")):
        atlas = json.loads(path.read_text())
        if "image" not in atlas:
            continue
        picture = Image.open(folder / atlas["image"]).convert("RGBA")
        pencil = ImageDraw.Draw(picture)
        for s in atlas["sprites"].values():
            box = [s["x"], s["y"], s["x"] + s["w"], s["y"] + s["h"]]
            pencil.rectangle([value * density for value in box], outline="#FF00FF60")
        result.append(picture)
    result += [Image.open(path).convert("RGBA") for path in sorted(ATLAS.glob("icon-*.png"))]
    return result


def main(target: str, density: int = 2) -> None:
    """Lay the pictures on rows and save the sheet."""
    places, x, y, row = [], 0, 0, 0
    for picture in shown(density):
        if x + picture.width > WIDTH:
            x, y, row = 0, y + row + 12, 0
        places.append((picture, (x, y)))
        x, row = x + picture.width + 12, max(row, picture.height)
    sheet = Image.new("RGBA", (WIDTH, y + row), GROUND)
    for picture, place in places:
        sheet.alpha_composite(picture, place)
    sheet.convert("RGB").save(target)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:3]))
