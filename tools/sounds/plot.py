#!/usr/bin/env python3
"""Draws waveform and spectrogram of the baked sounds into one picture: plot.py OUT.png [name…]."""

import sys

from requirements import check_requirements

check_requirements()

import numpy as np  # noqa: E402
from PIL import Image, ImageDraw  # noqa: E402

import measure  # noqa: E402
from freshness import AUDIO  # noqa: E402
from synth import RATE  # noqa: E402

WIDTH, WAVE, SPECTRUM, COLUMNS = 300, 60, 130, 5


def tile(path):
    sound = measure.decode(path).mean(axis=0)
    image = Image.new("RGB", (WIDTH, WAVE + SPECTRUM + 16), "#14100D")
    draw = ImageDraw.Draw(image)
    draw.text((4, 2), f"{path.stem}  {len(sound) / RATE:.2f} s", fill="#F8EEDD")
    for x, part in enumerate(np.array_split(sound, WIDTH)):
        if len(part):
            draw.line([(x, 16 + WAVE / 2 * (1 - part.max())), (x, 16 + WAVE / 2 * (1 - part.min()))], fill="#F4B860")
    size = 1024 if len(sound) < 4 * RATE else 4096
    padded = np.pad(sound, size // 2)
    window = np.hanning(size)
    starts = np.linspace(0, len(padded) - size, WIDTH).astype(int)
    power = np.array([np.abs(np.fft.rfft(padded[s : s + size] * window)) for s in starts]).T
    level = 20 * np.log10(power / power.max() + 1e-6)
    hertz = np.geomspace(50, 18_000, SPECTRUM)[::-1]  # octaves have equal height
    rows = level[np.clip((hertz * size / RATE).round().astype(int), 1, len(level) - 1)]
    shade = np.clip((rows + 75) / 75, 0, 1)
    colours = np.stack([shade**0.8, shade**1.6 * 0.85, shade**3.5 * 0.7], -1) * 255
    image.paste(Image.fromarray(colours.astype(np.uint8)), (0, 16 + WAVE))
    return image


def main(out, names):
    paths = sorted(p for p in AUDIO.glob("*.ogg") if not names or any(p.stem.startswith(n) for n in names))
    tiles = [tile(path) for path in paths]
    width, height = tiles[0].size
    sheet = Image.new("RGB", ((width + 6) * COLUMNS, (height + 6) * -(-len(tiles) // COLUMNS)))
    for n, picture in enumerate(tiles):
        sheet.paste(picture, ((width + 6) * (n % COLUMNS), (height + 6) * (n // COLUMNS)))
    sheet.save(out)


main(sys.argv[1], sys.argv[2:])
