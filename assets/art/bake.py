#!/usr/bin/env python3
"""Draw every picture of the game into `assets/atlas/`.

    python3 assets/art/bake.py                 everything
    python3 assets/art/bake.py songo icons     only the parts named

Needs `rsvg-convert` and the Python packages fonttools, pillow and numpy. Baking twice gives
identical files. A game joins by adding its part to `parts`.
"""

import importlib.util
import shutil
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

ART = Path(__file__).resolve().parent
OUT = ART.parent / "atlas"
sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))


def check() -> None:
    """Stop with one line for each thing that is missing."""
    needed = {"fontTools": "fonttools", "PIL": "pillow", "numpy": "numpy"}
    missing = [
        f"The Python package {package} is missing: pip install {package}"
        for module, package in needed.items()
        if importlib.util.find_spec(module) is None
    ]
    if shutil.which("rsvg-convert") is None:
        missing.append("rsvg-convert is missing: install librsvg (Debian: librsvg2-bin).")
    if not (ART.parent / "fonts" / "fraunces-900.ttf").exists():
        missing.append("assets/fonts/fraunces-900.ttf is missing: run tools/fonts.py.")
    if missing:
        sys.exit("\n".join(missing))


@dataclass
class Part:
    """What one part of the game needs: files of their own, an atlas, anything else."""

    pictures: list = field(default_factory=list)
    sprites: list = field(default_factory=list)
    width: int = 0
    quality: int | None = 88
    rest: Callable[[Path], None] | None = None


def parts() -> dict[str, Part]:
    """Everything there is to bake."""
    import backdrop
    import cards
    import icons
    import people
    from sar_zan import cards as sar_zan_cards
    from sar_zan import cloth as sar_zan_cloth
    from sar_zan import lacquer
    from sar_zan import table as sar_zan_table
    from songo import board, layout, seeds, states
    from soon import cards as soon_cards
    from soon import cloth as soon_cloth
    from soon import specials
    from soon import table as soon_table
    from sovango import faces as sovango_faces
    from sovango import marks as sovango_marks
    from swoop import faces as swoop_faces
    from swoop import marks as swoop_marks
    from title import app_icon, header, header_inks, mark, tiles

    return {
        "backdrop": Part(backdrop.pictures()),
        "songo": Part(board.pictures(), seeds.sprites() + states.sprites(), 640, rest=layout.write),
        "title": Part(
            tiles.pictures() + header.pictures() + header_inks.pictures(),
            mark.sprites() + tiles.feet(),
            900,
            rest=app_icon.bake,
        ),
        "sar-zan": Part(
            sar_zan_cloth.pictures(),
            sar_zan_cards.sprites() + lacquer.sprites() + sar_zan_table.sprites(),
            1300,
            84,
        ),
        "soon": Part(
            soon_cloth.pictures(),
            soon_cards.sprites() + specials.sprites() + soon_table.sprites(),
            1040,
            84,
        ),
        "cards": Part(sprites=cards.sprites(), width=640),
        "people": Part(sprites=people.sprites(), width=352),
        "sovango": Part(
            sovango_marks.pictures(), sovango_faces.sprites() + sovango_marks.sprites(), 1290, 84
        ),
        "swoop": Part(
            swoop_marks.pictures(), swoop_faces.sprites() + swoop_marks.sprites(), 1290, 84
        ),
        "swoop-two": Part(sprites=swoop_faces.two_colour_sprites(), width=903, quality=84),
        "icons": Part(sprites=icons.sprites(), width=52 * 10, quality=None),
    }


def main(names: list[str]) -> None:
    """Bake the parts named, or all of them."""
    check()
    from kit.atlas import bake_atlas, write_json

    known = parts()
    unknown = sorted(set(names) - set(known))
    if unknown:
        sys.exit(f"No part is called {', '.join(unknown)}: there are {', '.join(known)}.")
    OUT.mkdir(parents=True, exist_ok=True)
    for name in names or known:
        part = known[name]
        for picture in part.pictures:
            picture.bake(OUT)
        if part.sprites:
            bake_atlas(OUT, name, part.sprites, part.width, part.quality)
        if part.rest:
            part.rest(OUT)
        print(f"baked {name}", flush=True)
    sizes = {p.name: p.entry() for part in known.values() for p in part.pictures}
    write_json(OUT / "pictures.json", {"pictures": sizes})


if __name__ == "__main__":
    main(sys.argv[1:])
