#!/usr/bin/env python3
"""Synthesises every sound and writes assets/audio/*.ogg. With names, only those (and their takes)."""

import sys
import zlib

from requirements import check_requirements

check_requirements()

import numpy as np  # noqa: E402

import measure  # noqa: E402
from freshness import AUDIO, write_note  # noqa: E402
from manifest import MANIFEST  # noqa: E402
from sound import MUSIC  # noqa: E402
from synth import finish, samples  # noqa: E402

EFFECT_QUALITY, MUSIC_QUALITY = 4, 0.5
CEILING = -2.2  # dBFS before encoding, which moves peaks a little
HIGHEST = -1.7  # dBFS after it
SMOOTH_STEP, SMOOTH_LEVEL = 2.0, 3.0  # of a loop's seam, as measure.seam has it


def limited(sound, ceiling=CEILING):
    """Bends what would pass the ceiling, so that a loud attack is rounded and never cut."""
    top = 10 ** (ceiling / 20)
    knee = 0.6 * top
    over = np.maximum(np.abs(sound) - knee, 0)
    room = top - knee
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + room * np.tanh(over / room))


def bake_effect(sound, rng, path):
    dry = finish(sound.make(rng))
    gain = 1.0
    ceiling = CEILING
    for _ in range(4):  # the limiter takes some loudness away, the encoder may raise the peak
        for _ in range(4):
            loudness = measure.punch(np.atleast_2d(limited(gain * dry, ceiling)))
            gain *= 10 ** ((sound.level - loudness) / 20)
        measure.encode(limited(gain * dry, ceiling), EFFECT_QUALITY, path)
        over = measure.peak(measure.decode(path)) - HIGHEST
        if over <= 0:
            break
        ceiling -= over + 0.1


def bake_music(sound, rng, path):
    loop = sound.make(rng)
    loop *= 0.3 / np.max(np.abs(loop))
    measure.encode(loop, MUSIC_QUALITY, path)
    loop *= 10 ** ((MUSIC - measure.ebu(path)[0]) / 20)
    # The encoder does not know that the end meets the beginning and may leave a step between them:
    # then the file begins a little earlier on the circle.
    for earlier in range(8):
        measure.encode(limited(np.roll(loop, samples(0.007 * earlier), axis=1)), MUSIC_QUALITY, path)
        step, level = measure.seam(measure.decode(path))
        if step <= SMOOTH_STEP and abs(level) <= SMOOTH_LEVEL:
            break


def main(only):
    unknown = set(only) - {sound.name for sound in MANIFEST}
    if unknown:
        sys.exit("No such sound: " + ", ".join(sorted(unknown)))
    AUDIO.mkdir(parents=True, exist_ok=True)
    for sound in MANIFEST:
        if only and sound.name not in only:
            continue
        for file in sound.files():
            rng = np.random.default_rng(zlib.crc32(file.encode()))
            path = AUDIO / f"{file}.ogg"
            (bake_music if sound.is_music else bake_effect)(sound, rng, path)
            print(f"{path.name}  {path.stat().st_size / 1000:.1f} kB", flush=True)
    if not only:
        expected = {f"{file}.ogg" for sound in MANIFEST for file in sound.files()}
        for path in AUDIO.glob("*.ogg"):
            if path.name not in expected:
                path.unlink()
        write_note()


main(sys.argv[1:])
