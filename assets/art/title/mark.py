"""The word-mark and its flame, the lamp and its light, and the frames of tiles."""

from kit import light
from kit.atlas import Sprite
from kit.palette import LAMPLIGHT, SHADOW, WHITE
from kit.svg import blur, ellipse, group, linear, path, radial, rect
from kit.type import advance, letter_at

FACE = "fraunces-900"
SIZE = 104
SHELL = "M-9 4C-15 -5 -9 -14 -1 -20C5 -25 9 -31 9 -40C19 -30 21 -17 15 -7C11 1 2 8 -9 4Z"
CORE = "M-6 1C-9 -5 -4 -11 2 -16C6 -19 9 -23 10 -28C15 -20 15 -11 10 -5C6 0 0 4 -6 1Z"

FLAME_DEFS = linear("shell", [(0, "#FFB23E"), (0.5, "#F47B2E"), (1, "#E4572E")]) + linear(
    "core", [(0, "#FFE9B0"), (1, "#FFF9E8")]
)
LAMP_DEFS = (
    linear("enamel", [(0, "#3FAE9F"), (0.5, "#217A70"), (1, "#0E3E3B")])
    + linear(
        "brass",
        [(0, "#8A5A1D"), (0.35, "#FFE09A"), (0.6, "#D59A3A"), (1, "#6A4110")],
        (0, 0, 1, 0),
    )
    + radial("bulb", [(0, "#FFFDF2"), (0.35, "#FFE9B4", 0.95), (1, "#F4B860", 0)])
    + linear(
        "cone",
        [
            (0, "#fff", 0.5),
            (0.15, "#fff", 0.34),
            (0.35, "#fff", 0.2),
            (0.6, "#fff", 0.09),
            (0.8, "#fff", 0.03),
            (1, "#fff", 0),
        ],
    )
    + blur("cone-blur", 5, 20)
)


def word() -> tuple[str, float, tuple[float, float]]:
    """The name in outlines without its accent, how wide it is, and where the flame stands.

    The origin is on the baseline, at the left.
    """
    letters, pen, accent = "", 0.0, 0.0
    for i, letter in enumerate("Veillee"):
        if i == 1:
            pen -= 0.045 * SIZE
        wide = advance(FACE, letter, SIZE)
        if i == 5:
            accent = pen + wide / 2 - 1
        letters += letter_at(FACE, letter, SIZE, pen, 0)
        pen += wide - 0.012 * SIZE
    return letters, pen, (accent, -SIZE * 0.6)


def _wordmark() -> Sprite:
    """The name; its flame is a sprite of its own, because it moves."""
    letters, wide, (x, y) = word()
    body = group(
        letters, transform="translate(0 3)", fill="#000", fill_opacity=0.55, filter="url(#drop)"
    )
    body += group(letters, fill="#F8E7C6")
    return Sprite(
        "wordmark",
        int(wide) + 20,
        112,
        body,
        blur("drop", 2, 10),
        anchor=(10, 92),
        extra={"flame": [round(x, 2), round(y, 2)]},
    )


def flame() -> str:
    """Shell and core around the flame's foot."""
    return path(SHELL, fill="url(#shell)") + path(CORE, fill="url(#core)")


def lamp(lit: bool) -> str:
    """Teal enamel and brass; the origin is the middle of the rim."""
    drawn = path("M0 -220V-74", stroke="#0C0806", stroke_width=3.4)
    drawn += path("M1.2 -220V-74", stroke="#7A5A3A", stroke_width=0.9)
    drawn += rect(-11, -82, 22, 26, 5, fill="url(#brass)")
    drawn += path(
        "M-14 -58H14C18 -36 74 -32 84 2C84 7 -84 7 -84 2C-74 -32 -18 -36 -14 -58Z",
        fill="url(#enamel)",
    )
    drawn += path(
        "M-10 -54C-20 -34 -62 -28 -74 -4",
        fill="none",
        stroke="#C9FFF2",
        stroke_opacity=0.35,
        stroke_width=3,
        stroke_linecap="round",
    )
    drawn += ellipse(0, 2.5, 84, 8, fill="#FFE6B0" if lit else "#2A1C12")
    drawn += ellipse(0, 4, 70, 5.6, fill="#FFF8E6" if lit else "#3A281C")
    drawn += path("M-84 2C-74 -3 74 -3 84 2", fill="none", stroke="url(#brass)", stroke_width=3)
    if lit:
        drawn += ellipse(0, 10, 34, 20, fill="url(#bulb)")
    return drawn


def _cone() -> Sprite:
    """The lamp's beam at half its size: it is soft."""
    beam = path("M-38 6L-260 350H260L38 6Z", fill="url(#cone)", filter="url(#cone-blur)")
    return Sprite("cone", 560, 372, beam, LAMP_DEFS, (280, 16), LAMPLIGHT, {"scale": 2})


def _frames() -> list[Sprite]:
    """Rim, halo and shadow of a tile, to be stretched between their `slice` margins."""
    rim = rect(-22.5, -22.5, 45, 45, 12, fill="none", stroke="#fff", stroke_width=3)
    halo = rect(-24, -24, 48, 48, 16, fill="#fff", filter="url(#wide)")
    shade = rect(-24, -24, 48, 48, 12, fill="#000", fill_opacity=0.6, filter="url(#near)")
    wide, near = blur("wide", 9, 80), blur("near", 6, 60)
    return [
        Sprite("rim", 52, 52, rim, flat=WHITE, extra={"slice": [18] * 4, "inset": 2}),
        Sprite("halo", 104, 104, halo, wide, flat=WHITE, extra={"slice": [48] * 4, "inset": 28}),
        Sprite("shadow", 88, 88, shade, near, flat=SHADOW, extra={"slice": [40] * 4, "inset": 20}),
    ]


def sprites() -> list[Sprite]:
    """Everything of the title screen that moves or is laid alone."""
    return [
        _wordmark(),
        Sprite("flame-shell", 44, 56, path(SHELL, fill="url(#shell)"), FLAME_DEFS, (18, 46)),
        Sprite("flame-core", 32, 42, path(CORE, fill="url(#core)"), FLAME_DEFS, (13, 34)),
        Sprite("glow", 200, 200, light.pool(0, 0, 98), light.DEFS, flat=LAMPLIGHT),
        Sprite("lamp", 180, 260, lamp(True), LAMP_DEFS, (90, 222)),
        Sprite("lamp-off", 180, 260, lamp(False), LAMP_DEFS, (90, 222)),
        _cone(),
        *_frames(),
    ]
