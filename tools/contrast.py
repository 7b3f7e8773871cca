#!/usr/bin/env python3
"""How well every text of the tour stands out from what is behind it.

    veillee --tour tour/1280x800 --texts
    python3 tools/contrast.py tour/*

The tour takes every picture twice, with its texts and without, and notes where they are. Where the
two differ is ink; the colour noted is compared with the second picture there, as WCAG 2 tells. A
text passes if nine tenths of what its ink lies on do. Left out, and counted, is what something
passes before at that moment: a flying card, a flash, confetti. Left out as well is what is coming or
going, what cannot be used and says so, and what a menu lies over. Needs pillow and numpy. Fails if a
text does not reach what is asked.
"""

import json
import sys
from pathlib import Path

import numpy as np
from PIL import Image

ASKED = 4.5
# The part of the ground that may be worse: the edge of a plate, a hairline.
WORST = 10
# How different (of 255) a pixel must be to be ink.
INK = 10
# Where so much is different, it is not only ink: something moved between the two pictures.
WHOLE = 0.6
# Fainter than this a text is coming or going.
FADING = 0.4
# How far (of 255) the ink may be from the colour noted. Further away, it is behind something: a
# menu over the table, say, which is then what is read.
BEHIND = 40


def luminance(colour: np.ndarray) -> np.ndarray:
    """Of sRGB values from 0 to 1."""
    linear = np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    """Of two luminances."""
    return (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)


def measured(written: np.ndarray, bare: np.ndarray, text: dict) -> float | None:
    """The contrast of one text, or nothing where none of it can be seen."""
    height, width = bare.shape[:2]
    left, top, right, bottom = (round(edge) for edge in text["rect"])
    box = np.s_[max(top, 0) : min(bottom, height), max(left, 0) : min(right, width)]
    ink = np.abs(written[box] - bare[box]).max(axis=2) > INK
    if not ink.any() or ink.mean() > WHOLE:
        return None
    *colour, alpha = text["color"]
    ground = bare[box][ink] / 255
    seen = alpha * np.array(colour) + (1 - alpha) * ground
    if np.abs(255 * seen - written[box][ink]).max(axis=1).min() > BEHIND:
        return None
    return float(np.percentile(contrast(luminance(seen), luminance(ground)), WORST))


def main(folders: list[str]) -> None:
    """Measure all pictures of these folders."""
    pages = sorted(page for folder in folders for page in Path(folder).glob("*.json"))
    if not pages:
        sys.exit("No notes of a tour there: veillee --tour DIR --texts")
    found = []
    behind = 0
    for page in pages:
        written, bare = (
            np.asarray(Image.open(page.with_suffix(end)).convert("RGB"), float)
            for end in (".png", ".unwritten.png")
        )
        for text in json.loads(page.read_text()):
            if text["inactive"] or text["color"][3] < FADING:
                continue
            if text["behind"]:
                behind += 1
                continue
            value = measured(written, bare, text)
            if value is not None:
                found.append((value, f"{page.parent.name}/{page.stem}", text["text"]))
    found.sort()
    for value, page, text in found:
        if value < ASKED:
            print(f"{value:5.2f}  {page}: {' '.join(text.split())[:60]}")
    below = sum(value < ASKED for value, *_ in found)
    print(f"{len(found)} texts in {len(pages)} pictures, the faintest {found[0][0]:.2f}:1")
    print(f"{behind} more have something passing before them")
    if below:
        sys.exit(f"{below} texts do not reach {ASKED}:1")


if __name__ == "__main__":
    main(sys.argv[1:])
