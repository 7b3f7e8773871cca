#!/usr/bin/env python3
"""Is every picture in `assets/atlas/` what its drawing says? Needs nothing but Python.

    python3 assets/art/freshness.py            says what is not, and fails

Beside the pictures lies a note of what each part was baked from and what came out.
"""

import ast
import hashlib
import json
import sys
from pathlib import Path

ART = Path(__file__).resolve().parent
OUT = ART.parent / "atlas"
FONTS = ART.parent / "fonts"
NOTE = OUT / "baked-from.json"
sys.dont_write_bytecode = True
sys.path.insert(0, str(ART))

from games import MANIFESTS  # noqa: E402
from kit.game import Part  # noqa: E402
from parts import PARTS  # noqa: E402


def digest(*contents: bytes) -> str:
    """One short name for all of it; line ends do not matter."""
    whole = hashlib.sha256()
    for content in contents:
        whole.update(hashlib.sha256(content.replace(b"\r\n", b"\n")).digest())
    return whole.hexdigest()[:32]


def file_digest(path: Path) -> str:
    """A product's bytes, or that it is not there."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:32] if path.exists() else "missing"


def _imported(path: Path) -> set[Path]:
    """The drawings' own modules that this one imports."""
    if path == ART / "games.py":
        return set(MANIFESTS)
    package = path.relative_to(ART).parts[:-1]
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {tuple(alias.name.split(".")) for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            base += tuple(node.module.split(".")) if node.module else ()
            names |= {base} | {(*base, alias.name) for alias in node.names}
    files = {ART.joinpath(*name).with_suffix(".py") for name in names if name}
    return {file for file in files if file.exists()}


def sources(part: Part) -> list[Path]:
    """Every file the part is drawn with."""
    waiting = {ART.joinpath(*name.split(".")).with_suffix(".py") for name in part.modules()}
    found = set()
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= _imported(path) - found
    return sorted(found) + sorted(FONTS.glob("*.ttf"))


def drawn_from(part: Part) -> str:
    """The state of everything the part is drawn with."""
    return digest(repr(part).encode(), *(path.read_bytes() for path in sources(part)))


def noted() -> dict:
    """What the last bake noted."""
    return json.loads(NOTE.read_text()) if NOTE.exists() else {}


def faults(name: str, note: dict) -> list[str]:
    """What is wrong with one part's products."""
    if name not in note:
        return [f"{name} has never been baked"]
    found = []
    if name in PARTS and note[name]["from"] != drawn_from(PARTS[name]):
        found.append(f"{name} was baked from other drawings")
    for file, was in note[name]["files"].items():
        now = file_digest(OUT / file)
        if now != was:
            found.append(f"{file} of {name} is {'missing' if now == 'missing' else 'not as baked'}")
    return found


def main() -> None:
    """Say everything that is not fresh, and fail if anything is not."""
    note = noted()
    found = [fault for name in sorted({*PARTS, *note}) for fault in faults(name, note)]
    known = {file for part in note.values() for file in part["files"]} | {NOTE.name}
    there = {path.relative_to(OUT).as_posix() for path in OUT.rglob("*") if path.is_file()}
    found += [f"{file} belongs to no drawing" for file in sorted(there - known)]
    if found:
        sys.exit("\n".join([*found, "Run: make assets"]))
    print(f"{len(known) - 1} pictures are as drawn")


if __name__ == "__main__":
    main()
