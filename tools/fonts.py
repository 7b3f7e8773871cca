#!/usr/bin/env python3
"""Rebuild `assets/fonts/` from the fonts' npm packages.

Each face comes as two WOFF2 files (Latin, Latin Extended). They are merged, cut down to the
characters of `KEPT`, given the thin spaces French typography needs and zeros without a slash (a
score of 100 looks struck out with it), and written as TTF. The licence of each family is written
beside it. Needs `npm`, and the Python packages fonttools and brotli. Running it twice gives
identical files.
"""

import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

try:
    import brotli  # noqa: F401  (fontTools needs it to read WOFF2)
    from fontTools.merge import Merger
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.ttLib.tables._g_l_y_f import Glyph, GlyphCoordinates
except ImportError as error:
    sys.exit(f"fonts.py needs the Python packages fonttools and brotli ({error}).")

FONTS = Path(__file__).resolve().parent.parent / "assets" / "fonts"

FAMILIES = {
    "fraunces": ("@fontsource/fraunces@5.3.0", "fraunces", (600, 900)),
    "atkinson": (
        "@fontsource/atkinson-hyperlegible@5.3.0",
        "atkinson-hyperlegible",
        (400, 700),
    ),
}

KEPT = [
    *range(0x20, 0x7F),
    *range(0xA0, 0x180),
    *map(ord, "‘’‚“”„‹›–—…•×−→←↑↓✓♠♥♦♣€™"),
    0x2009,
    0x202F,
    0x2011,
]

# Blank characters the packages lack: code point → (glyph name, width as a share of the space's).
BLANKS = {0x2009: ("thinspace", 0.6), 0x202F: ("narrownobreakspace", 0.6)}


def download(package: str, folder: Path) -> tarfile.TarFile:
    """The npm package as an open archive."""
    try:
        done = subprocess.run(
            ["npm", "pack", "--silent", package],
            cwd=folder,
            check=True,
            capture_output=True,
            text=True,
        )
    except FileNotFoundError:
        sys.exit("fonts.py needs npm to download the fonts.")
    except subprocess.CalledProcessError as error:
        sys.exit(f"npm could not download {package}:\n{error.stderr}")
    return tarfile.open(folder / done.stdout.split()[-1])


def read(archive: tarfile.TarFile, name: str) -> bytes:
    """One file of the package."""
    member = archive.extractfile(f"package/{name}")
    if member is None:
        sys.exit(f"{name} is not in {archive.name}.")
    return member.read()


def merged(parts: list[bytes], folder: Path) -> TTFont:
    """One font from several that share their metrics."""
    paths = []
    for number, data in enumerate(parts):
        font = TTFont(io.BytesIO(data), recalcTimestamp=False)
        font.flavor = None
        for tag in ("STAT", "prep", "fpgm", "cvt ", "gasp"):
            if tag in font:
                del font[tag]
        path = folder / f"part-{number}.ttf"
        font.save(path)
        paths.append(str(path))
    return Merger().merge(paths)


def subset(font: TTFont) -> None:
    """Keep the wanted characters and their kerning, drop hinting."""
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "lnum"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    options.recalc_timestamp = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=KEPT)
    subsetter.subset(font)


def add_blanks(font: TTFont) -> None:
    """Give the font the blanks it lacks, and a non-breaking hyphen."""
    space = font["hmtx"][font.getBestCmap()[0x20]][0]
    added = {}
    for code, (name, share) in BLANKS.items():
        if code in font.getBestCmap():
            continue
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = Glyph()
        font["hmtx"][name] = (round(space * share), 0)
        added[code] = name
    if 0x2011 not in font.getBestCmap():
        added[0x2011] = font.getBestCmap()[ord("-")]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(added)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())


def open_zero(font: TTFont) -> None:
    """Make one opening of the two that a slash leaves of a zero's."""
    glyphs = font["glyf"]
    zero = glyphs["zero"]
    if zero.numberOfContours != 3:
        return
    points, ends, _ = zero.getCoordinates(glyphs)
    outer, inner = list(points[: ends[0] + 1]), points[ends[0] + 1 :]
    (left, right), (foot, head) = ((min(axis), max(axis)) for axis in zip(*inner))
    x, y = (left + right) / 2, (foot + head) / 2

    def corner(one: tuple[float, float], other: tuple[float, float]) -> list:
        """Two quadratic curves from one end of an axis of the oval to an end of the other."""
        bend = (other[0], one[1]) if one[0] == x else (one[0], other[1])
        return [
            ((point[0] + bend[0]) / 2, (point[1] + bend[1]) / 2) for point in (one, other)
        ]

    # The other way round than the outline.
    axes = [(x, foot), (right, y), (x, head), (left, y)]
    oval, flags = [], []
    for one, other in zip(axes, axes[1:] + axes[:1]):
        oval += [one, *corner(one, other)]
        flags += [1, 0, 0]
    zero.coordinates = GlyphCoordinates([*outer, *((round(a), round(b)) for a, b in oval)])
    zero.flags = bytearray([*zero.flags[: ends[0] + 1], *flags])
    zero.endPtsOfContours = [ends[0], ends[0] + len(oval)]
    zero.numberOfContours = 2


def main() -> None:
    """Download, convert and write every face."""
    FONTS.mkdir(parents=True, exist_ok=True)
    for family, (package, stem, weights) in FAMILIES.items():
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            archive = download(package, folder)
            (FONTS / f"{family}-OFL.txt").write_bytes(read(archive, "LICENSE"))
            for weight in weights:
                parts = [
                    read(archive, f"files/{stem}-{script}-{weight}-normal.woff2")
                    for script in ("latin", "latin-ext")
                ]
                font = merged(parts, folder)
                created = TTFont(io.BytesIO(parts[0]))["head"]
                subset(font)
                add_blanks(font)
                open_zero(font)
                font["head"].created = created.created
                font["head"].modified = created.modified
                font.recalcTimestamp = False
                path = FONTS / f"{family}-{weight}.ttf"
                font.save(path)
                have = font.getBestCmap()
                absent = "".join(chr(code) for code in KEPT if code not in have)
                print(f"{path.name}: {path.stat().st_size // 1024} KB, lacks {absent}")


if __name__ == "__main__":
    main()
