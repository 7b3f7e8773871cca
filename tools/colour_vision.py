#!/usr/bin/env python3
"""The pieces as people with the three common colour-vision deficiencies see them.

    python3 tools/colour_vision.py docs/colour-vision.webp

Simulated after Machado, Oliveira and Fernandes (2009), at full severity, on linear light. Prints,
for each kind of eye, how far apart (ΔE of CIE Lab, 1976) the two nearest colours of a set are.
Where they come close, shapes tell them apart. Needs pillow and numpy.
"""

import json
import sys
from itertools import combinations
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFont

ASSETS = Path(__file__).resolve().parent.parent / "assets"
sys.dont_write_bytecode = True
sys.path.insert(0, str(ASSETS / "art"))

from games import GAMES  # noqa: E402
from kit.game import Sight  # noqa: E402

DENSITY = 2

EYES = {
    "all colours": np.eye(3),
    "no red (protanopia)": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "no green (deuteranopia)": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "no blue (tritanopia)": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}

# What has to be told apart: each game's manifest says it.
SIGHTS = sorted((sight for game in GAMES for sight in game.sights), key=lambda s: (s.row, s.name))

GAP, LABEL, COLUMN = 10, 26, 560


def linear(srgb: np.ndarray) -> np.ndarray:
    """Light from what is stored, both from 0 to 1."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def stored(light: np.ndarray) -> np.ndarray:
    """And back."""
    light = light.clip(0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(picture: Image.Image, eye: np.ndarray) -> Image.Image:
    """The picture as this eye sees it."""
    pixels = linear(np.asarray(picture.convert("RGB"), float) / 255)
    return Image.fromarray(np.rint(255 * stored(pixels @ eye.T)).astype(np.uint8))


def lab(light: np.ndarray) -> np.ndarray:
    """CIE Lab of linear sRGB light."""
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    ratio = to_xyz @ light.clip(0, 1) / np.array([0.9505, 1, 1.089])
    x, y, z = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def nearest(colours: tuple[str, ...], eye: np.ndarray) -> float:
    """How far apart the two colours are that come nearest to each other."""
    lights = [linear(np.array([int(c[i : i + 2], 16) for i in (1, 3, 5)]) / 255) for c in colours]
    places = [lab(eye @ light) for light in lights]
    return min(float(np.linalg.norm(a - b)) for a, b in combinations(places, 2))


def row(sight: Sight) -> Image.Image:
    """One set of pieces on its cloth."""
    height = sight.height
    contents = json.loads((ASSETS / "atlas" / f"{sight.atlas}.json").read_text())
    sheet = Image.open(ASSETS / "atlas" / str(DENSITY) / contents["image"]).convert("RGBA")
    strip = Image.new("RGBA", (COLUMN, height + 2 * GAP), sight.cloth)
    x = GAP
    for name in sight.sprites:
        place = contents["sprites"][name]
        corner = (place["x"] * DENSITY, place["y"] * DENSITY)
        size = (place["w"] * DENSITY, place["h"] * DENSITY)
        piece = sheet.crop((*corner, corner[0] + size[0], corner[1] + size[1]))
        piece = piece.resize((round(height * size[0] / size[1]), height), Image.Resampling.LANCZOS)
        strip.alpha_composite(piece, (x, GAP))
        x += piece.width + GAP
    return strip.crop((0, 0, COLUMN, strip.height))


def main(out: str) -> None:
    """Write the sheet, print the table."""
    font = ImageFont.truetype(str(ASSETS / "fonts" / "atkinson-700.ttf"), 17)
    rows = [row(sight) for sight in SIGHTS]
    height = LABEL + sum(strip.height + GAP for strip in rows)
    sheet = Image.new("RGB", (2 * (COLUMN + GAP), 2 * height), "#14100D")
    pen = ImageDraw.Draw(sheet)
    for number, (name, eye) in enumerate(EYES.items()):
        x, y = number % 2 * (COLUMN + GAP) + GAP // 2, number // 2 * height
        pen.text((x + 4, y + 4), name, font=font, fill="#F8EEDD")
        y += LABEL
        for strip in rows:
            sheet.paste(seen(strip, eye), (x, y))
            y += strip.height + GAP
    sheet.save(out, quality=86, method=6)
    told = [sight for sight in SIGHTS if sight.colours]
    print(f"| eye | {' | '.join(s.name for s in told)} |\n|" + " --- |" * (len(told) + 1))
    for name, eye in EYES.items():
        cells = " | ".join(f"{nearest(sight.colours, eye):.0f}" for sight in told)
        print(f"| {name} | {cells} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
