"""From SVG to pixels, and from pixels to files."""

import io
import subprocess
from pathlib import Path

import numpy as np
from PIL import Image

DENSITIES = (1, 2, 3)


def rasterise(svg: str, density: float = 1) -> Image.Image:
    """The picture at `density` pixels per unit."""
    done = subprocess.run(
        ["rsvg-convert", "--zoom", str(density), "--format", "png", "--unlimited"],
        input=svg.encode(),
        capture_output=True,
        check=True,
    )
    return Image.open(io.BytesIO(done.stdout)).convert("RGBA")


def flatten(picture: Image.Image, colour: str) -> Image.Image:
    """The same coverage in one pure colour: faint pixels lose none of it to rounding."""
    plain = Image.new("RGBA", picture.size, colour)
    plain.putalpha(picture.getchannel("A"))
    return plain


def bleed(picture: Image.Image, reach: int) -> Image.Image:
    """Spread the colours of the edge under the transparent pixels, so filtering stays clean."""
    pixels = np.array(picture).astype(np.float32)
    colour, known = pixels[..., :3], pixels[..., 3] > 0
    for _ in range(reach):
        if known.all():
            break
        total = np.zeros_like(colour)
        weight = np.zeros(known.shape, np.float32)
        for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            total += np.roll(colour * known[..., None], (dy, dx), (0, 1))
            weight += np.roll(known, (dy, dx), (0, 1))
        new = ~known & (weight > 0)
        colour[new] = total[new] / weight[new][:, None]
        known |= new
    return Image.fromarray(np.rint(pixels).astype(np.uint8))


def dither(picture: Image.Image, strength: float) -> Image.Image:
    """Fine noise, the same at each call, that keeps dark gradients from showing steps."""
    pixels = np.array(picture).astype(np.float32)
    noise = np.random.default_rng(1).normal(0, strength, pixels.shape[:2])
    pixels[..., :3] += noise[..., None]
    return Image.fromarray(np.rint(pixels.clip(0, 255)).astype(np.uint8))


def save_webp(picture: Image.Image, path: Path, quality: int | None = 88) -> None:
    """Write a WebP file, lossless when `quality` is None. Opaque pictures lose their alpha."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if picture.getextrema()[3] == (255, 255):
        picture = picture.convert("RGB")
    if quality is None:
        picture.save(path, lossless=True, exact=True, quality=100, method=6)
    else:
        picture.save(path, quality=quality, method=6, alpha_quality=100)
