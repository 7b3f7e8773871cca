#!/usr/bin/env python3
"""Draw every picture of the game into `assets/atlas/`.

    python3 assets/art/bake.py            everything
    python3 assets/art/bake.py songo      only what is named: see `PARTS`

Needs `rsvg-convert` and the Python packages fonttools, pillow and numpy. Baking twice gives
identical files.
"""

import importlib.util
import shutil
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
OUT = ART.parent / "atlas"
sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))


def check() -> None:
    """Stop with one line for each thing that is missing."""
    missing = [
        f"Python package {package} is missing: pip install {package}"
        for module, package in (("fontTools", "fonttools"), ("PIL", "pillow"), ("numpy", "numpy"))
        if importlib.util.find_spec(module) is None
    ]
    if shutil.which("rsvg-convert") is None:
        missing.append("rsvg-convert is missing: install librsvg (Debian: librsvg2-bin)")
    for face in ("fraunces-900",):
        if not (ART.parent / "fonts" / f"{face}.ttf").exists():
            missing.append(f"assets/fonts/{face}.ttf is missing: run tools/fonts.py")
    if missing:
        sys.exit("\n".join(missing))


def backdrop() -> list:
    """The table, alone in its files."""
    from kit import light
    from kit.atlas import Picture

    landscape = light.table(1280, 800) + light.pool(640, 320, 780) + light.vignette(1280, 800)
    portrait = light.table(390, 844, True) + light.pool(195, 330, 520) + light.vignette(390, 844)
    return [
        Picture("backdrop-landscape", 1280, 800, light.DEFS, landscape, finest=2),
        Picture("backdrop-portrait", 390, 844, light.DEFS, portrait, finest=2),
    ]


def songo() -> list:
    """Board and cloth; the atlas of seeds and marks; the geometry."""
    from kit.atlas import bake_atlas
    from songo import board, layout, seeds, states

    bake_atlas(OUT, "songo", seeds.sprites() + states.sprites(), 640)
    layout.write(OUT / "songo-geometry.json")
    return board.pictures()


PARTS = {"backdrop": backdrop, "songo": songo}


def main(names: list[str]) -> None:
    """Bake the parts named, or all of them."""
    check()
    unknown = set(names) - set(PARTS)
    if unknown:
        sys.exit(f"unknown: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or PARTS:
        for picture in PARTS[name]():
            picture.bake(OUT)
        print(f"baked {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
