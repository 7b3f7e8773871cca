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

# What has to be told apart: the cloth it lies on, its sprites, and how high they are shown.
SETS = {
    "Sovango": ("#3E4A2B", "sovango", ["card-R3", "card-B3", "card-Y3", "card-G3"], 128),
    "Sovango, small": ("#3E4A2B", "sovango", ["tile-R4", "tile-B4", "tile-Y4", "tile-G4"], 52),
    "Swoop": ("#14525A", "swoop", ["card-6♠", "card-6♥", "card-6♦", "card-6♣"], 128),
    "Swoop, small": ("#14525A", "swoop", ["tile-9♠", "tile-9♥", "tile-9♦", "tile-9♣"], 52),
    "Soon": ("#3A2E5C", "soon", ["card-5d", "card-5n", "card-E", "card-L", "card-T"], 128),
    "Sar-Zan": ("#5A1614", "sar-zan", ["sar-zan-clockwise", "sar-zan-counter", "card-24"], 128),
    "Songo": ("#7A3F26", "songo", ["seat-n", "seat-s"], 72),
}

# The colours a set is told by.
COLOURS = {
    "Sovango": ["#C8452D", "#2F4C9B", "#E3A72F", "#2E7D4F"],
    "Swoop": ["#1E1E24", "#BC1F3E", "#AD5106", "#26724A"],
    "Soon": ["#FFF4D6", "#1F2A5A"],
    "Songo": ["#1F776C", "#4668B4"],
}

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


def nearest(colours: list[str], eye: np.ndarray) -> float:
    """How far apart the two colours are that come nearest to each other."""
    lights = [linear(np.array([int(c[i : i + 2], 16) for i in (1, 3, 5)]) / 255) for c in colours]
    places = [lab(eye @ light) for light in lights]
    return min(float(np.linalg.norm(a - b)) for a, b in combinations(places, 2))


def row(cloth: str, atlas: str, names: list[str], height: int) -> Image.Image:
    """One set of pieces on its cloth."""
    contents = json.loads((ASSETS / "atlas" / f"{atlas}.json").read_text())
    sheet = Image.open(ASSETS / "atlas" / str(DENSITY) / contents["image"]).convert("RGBA")
    strip = Image.new("RGBA", (COLUMN, height + 2 * GAP), cloth)
    x = GAP
    for name in names:
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
    rows = {name: row(*pieces) for name, pieces in SETS.items()}
    height = LABEL + sum(strip.height + GAP for strip in rows.values())
    sheet = Image.new("RGB", (2 * (COLUMN + GAP), 2 * height), "#14100D")
    pen = ImageDraw.Draw(sheet)
    for number, (name, eye) in enumerate(EYES.items()):
        x, y = number % 2 * (COLUMN + GAP) + GAP // 2, number // 2 * height
        pen.text((x + 4, y + 4), name, font=font, fill="#F8EEDD")
        y += LABEL
        for strip in rows.values():
            sheet.paste(seen(strip, eye), (x, y))
            y += strip.height + GAP
    sheet.save(out, quality=86, method=6)
    print("| eye | " + " | ".join(COLOURS) + " |\n|" + " --- |" * (len(COLOURS) + 1))
    for name, eye in EYES.items():
        cells = " | ".join(f"{nearest(colours, eye):.0f}" for colours in COLOURS.values())
        print(f"| {name} | {cells} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
