#!/usr/bin/env python3
"""Draw the pictures of the game into `assets/atlas/`.

    python3 assets/art/bake.py                 what is not fresh
    python3 assets/art/bake.py --all           everything
    python3 assets/art/bake.py icons people    only the parts named

Needs `rsvg-convert` and the Python packages fonttools, pillow and numpy. Baking twice gives
identical files. What there is to bake is told in `parts.py` and in each game's `manifest.py`.
"""

import importlib.util
import json
import os
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from freshness import FONTS, NOTE, OUT, drawn_from, faults, file_digest, noted
from kit.game import load
from parts import PARTS

# The sizes of the pictures with a file of their own.
SIZES = OUT / "pictures.json"


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
    if not (FONTS / "fraunces-900.ttf").exists():
        missing.append("assets/fonts/fraunces-900.ttf is missing: run tools/fonts.py.")
    if missing:
        sys.exit("\n".join(missing))


def call(names: tuple[str, ...], *given) -> list:
    """What all these functions give, one after the other."""
    result = []
    for name in names:
        result += load(name)(*given)
    return result


def bake(name: str) -> list[Path]:
    """Bake one part; the files it wrote."""
    from kit.atlas import bake_atlas

    part = PARTS[name]
    written = [file for picture in call(part.pictures) for file in picture.bake(OUT)]
    sprites = call(part.sprites)
    if sprites:
        written += bake_atlas(OUT, name, sprites, part.width, part.quality)
    return written + call(part.files, OUT)


def write_sizes() -> None:
    """Write `pictures.json`, of all parts together."""
    from kit.atlas import write_json

    drawn = [picture for part in PARTS.values() for picture in call(part.pictures)]
    entries = {picture.name: picture.entry() for picture in drawn}
    # What is listed keeps its place, so that a new game only adds lines.
    listed = json.loads(SIZES.read_text())["pictures"] if SIZES.exists() else {}
    names = [*(name for name in listed if name in entries), *entries]
    write_json(SIZES, {"pictures": {name: entries[name] for name in names}})


def entry(state: str, files: list[Path]) -> dict:
    """What is noted of files baked from drawings in this state."""
    named = {file.relative_to(OUT).as_posix(): file_digest(file) for file in files}
    return {"from": state, "files": dict(sorted(named.items()))}


def remove_stray(note: dict) -> None:
    """Throw away what no drawing gives any more."""
    known = {file for part in note.values() for file in part["files"]} | {NOTE.name}
    for path in [path for path in OUT.rglob("*") if path.is_file()]:
        if path.relative_to(OUT).as_posix() not in known:
            path.unlink()


def main(asked: list[str]) -> None:
    """Bake the parts asked for, all of them, or those that are not fresh."""
    check()
    unknown = sorted(set(asked) - set(PARTS) - {"--all"})
    if unknown:
        sys.exit(f"No part is called {', '.join(unknown)}: there are {', '.join(PARTS)}.")
    note = {name: part for name, part in noted().items() if name in PARTS}
    stale = [name for name in PARTS if faults(name, note)]
    names = list(PARTS) if "--all" in asked else asked or stale
    OUT.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for name, written in zip(names, pool.map(bake, names)):
            note[name] = entry(drawn_from(PARTS[name]), written)
            print(f"baked {name}", flush=True)
    write_sizes()
    note[SIZES.name] = entry("all parts", [SIZES])
    NOTE.write_text(json.dumps(dict(sorted(note.items())), indent=1) + "\n")
    if not asked or "--all" in asked:
        remove_stray(note)


if __name__ == "__main__":
    main(sys.argv[1:])
