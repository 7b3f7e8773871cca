"""The beasts in two tones, for the index: each in the same box as its head."""

from kit.shapes import fill, star

from .heads import PANTHER, TIGER

PAPER = "#FBF3E3"


def lion(ink: str) -> str:
    """A mane of few rays, brow and nose in one piece."""
    drawn = fill(star(104, 70, 14), ink)
    drawn += fill("M-44 -44H44Q54 10 30 46L0 68L-30 46Q-54 10 -44 -44Z", PAPER)
    return drawn + fill(
        "M-44 -34Q-22 -50 -9 -30L-13 22L-26 34H26L13 22L9 -30Q22 -50 44 -34Q22 -62 0 -54"
        "Q-22 -62 -44 -34ZM-36 -8Q-24 -22 -14 -4Q-26 4 -36 -8ZM36 -8Q24 -22 14 -4Q26 4 36 -8Z",
        ink,
    )


def tiger(ink: str) -> str:
    """The spiked cheeks and the stripes."""
    drawn = fill(TIGER, ink, stroke=ink, stroke_width=6, stroke_linejoin="round")
    drawn += fill(
        "M-54 -22L-16 -6Q-30 8 -46 2ZM54 -22L16 -6Q30 8 46 2Z"
        "M-40 40Q-30 22 0 30Q30 22 40 40Q24 70 0 72Q-24 70 -40 40Z",
        PAPER,
    )
    drawn += fill("M-18 32H18L0 52Z", ink)
    return drawn + fill(
        "M-7 -76L0 -30L7 -76ZM-34 -70L-17 -36L-20 -74ZM34 -70L17 -36L20 -74Z"
        "M-96 -6L-58 2L-80 -14ZM96 -6L58 2L80 -14ZM-92 30L-58 22L-80 14ZM92 30L58 22L80 14Z",
        PAPER,
    )


def panther(ink: str) -> str:
    """The wedge, its slanting eyes and its lozenge."""
    return fill(PANTHER, ink) + fill(
        "M-50 -26Q-28 -34 -12 -2Q-38 4 -50 -26ZM50 -26Q28 -34 12 -2Q38 4 50 -26Z"
        "M-16 46H16L0 66ZM0 -56L10 -42L0 -28L-10 -42Z"
        "M-46 -88Q-34 -74 -32 -54Q-44 -58 -50 -46Q-54 -68 -46 -88Z"
        "M46 -88Q34 -74 32 -54Q44 -58 50 -46Q54 -68 46 -88Z",
        PAPER,
    )
