"""The beasts as heavy silhouettes, for the index: each in a box of about 200 around the origin.

They must differ at ten pixels, a pixel to twenty units: what tells them apart is that large.
"""

from kit.shapes import fill, line, mirrored, star
from kit.svg import circle

PAPER = "#FBF3E3"
SOFT = {"stroke_linejoin": "round"}


def lion(ink: str) -> str:
    """A ring of few big rays round a solid face."""
    drawn = fill(star(108, 80, 8), ink, stroke=ink, stroke_width=10, **SOFT)
    drawn += circle(0, 0, 65, fill=PAPER)
    cheek = "C30 -42 43 -26 40 -6C38 6 27 12 25 24C23 38 13 46 0 46"
    drawn += mirrored(fill(f"M0 -42{cheek}Z", ink) + circle(29, -32, 11, fill=ink))
    return drawn + mirrored(line("M27 -12L13 -8", PAPER, 5)) + fill("M-10 13H10L0 24Z", PAPER)


def tiger(ink: str) -> str:
    """A broad round head with round ears, its brow and cheeks cut by strong stripes."""
    head = "M0 -70C62 -70 100 -38 100 8C100 58 56 88 0 88C-56 88 -100 58 -100 8"
    drawn = mirrored(circle(68, -62, 34, fill=ink)) + fill(head + "C-100 -38 -62 -70 0 -70Z", ink)
    half = "M106 4L54 18L106 30ZM98 46L46 46L80 74ZM20 -12Q36 -30 58 -22Q46 -2 20 -12Z"
    return drawn + mirrored(fill(half, PAPER)) + fill("M-17 -74H17L0 -14ZM-17 34H17L0 54Z", PAPER)


def panther(ink: str) -> str:
    """A tall narrow wedge with pointed ears and slanting eyes."""
    half = "C14 -94 32 -104 52 -112Q66 -64 56 -20Q50 40 0 104"
    drawn = mirrored(fill(f"M0 -66H10{half}Z", ink, stroke=ink, stroke_width=6, **SOFT))
    return drawn + mirrored(fill("M11 0Q20 -26 47 -30Q44 6 11 0Z", PAPER))
