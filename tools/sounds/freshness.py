#!/usr/bin/env python3
"""Is every sound in assets/audio what its score says? Needs nothing but Python.

    python3 tools/sounds/freshness.py            says what is not, and fails

Beside the sounds lies a note of what they were baked from and what came out.
"""

import hashlib
import json
import sys

sys.dont_write_bytecode = True

from games import GAMES, HERE  # noqa: E402

AUDIO = HERE.parent.parent / "assets" / "audio"
NOTE = AUDIO / "baked-from.json"

# What decides how the files sound; a change here, or in a game's folder, asks for a new bake.
SHARED = ["bake", "effects_cards", "effects_table", "instruments", "loop", "manifest", "measure", "music"]
SHARED += ["sound", "synth", "voices"]


def sources():
    own = [path for game in GAMES for path in sorted((HERE / game).rglob("*.py"))]
    return [HERE / f"{name}.py" for name in SHARED] + own


def sources_digest():
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.relative_to(HERE).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:32]


def sounds_digests():
    files = sorted(AUDIO.glob("*.ogg"))
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest()[:32] for path in files}


def write_note():
    note = {"from": sources_digest(), "files": sounds_digests()}
    NOTE.write_text(json.dumps(note, indent=1) + "\n")


def faults():
    note = json.loads(NOTE.read_text()) if NOTE.exists() else {"from": "", "files": {}}
    if note["from"] != sources_digest():
        yield "the sounds were baked from other scores"
    there = sounds_digests()
    for name in sorted({*there, *note["files"]}):
        if name not in note["files"]:
            yield f"{name} belongs to no score"
        elif there.get(name) != note["files"][name]:
            yield f"{name} is {'not as baked' if name in there else 'missing'}"


if __name__ == "__main__":
    found = list(faults())
    if found:
        sys.exit("\n".join([*found, "Run: make assets"]))
    print(f"{len(sounds_digests())} sounds are as written")
