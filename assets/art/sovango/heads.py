"""Lion, tiger and panther, each in a box of about 200 around the origin."""

from kit.card import INK, IVORY
from kit.shapes import fill, line, mirrored, polar, star
from kit.svg import at, circle, group, linear, num, radial

from .colours import COLOURS, symbol

DEFS = linear("tiger", [(0, "#F7A63F"), (1, "#DB6A1E")]) + radial(
    "moon", [(0, "#FFFBEF"), (0.7, "#F6E3B9"), (1, "#E3BE77")], (0.42, 0.36)
)
SOFT = {"stroke_linejoin": "round"}


def _mane(c: str) -> str:
    """Eighteen rays; their gaps face the index tabs."""
    s = COLOURS[c]
    front, back = star(107, 74, 18, 10), star(97, 72, 18)
    drawn = fill(front, INK, stroke=INK, stroke_width=5, **SOFT)
    drawn += fill(back, INK, stroke=INK, stroke_width=4, **SOFT)
    drawn += fill(back, "#B4661C") + fill(front, "url(#gold)")
    for i in range(18):
        (x, y), (nx, ny) = polar(99, 10 + i * 20), polar(80, 10 + i * 20)
        drawn += line(f"M{num(x)} {num(y)}L{num(nx)} {num(ny)}", "#8A4A10", 2.4)
    drawn += circle(0, 0, 77, fill=INK) + fill(star(76, 60, 24, 7.5), s.base)
    drawn += circle(0, 0, 61, fill=INK)
    return drawn + "".join(circle(*polar(66.5, i * 15), 2.6, fill=IVORY) for i in range(24))


def lion(c: str) -> str:
    """Round, in a mane of rays."""
    s = COLOURS[c]
    ear = circle(50, -54, 19, fill=INK) + circle(50, -54, 16, fill="url(#gold)")
    drawn = _mane(c) + mirrored(ear + circle(50, -54, 8.5, fill=s.dark))
    drawn += fill(
        "M-48 -52Q0 -70 48 -52Q60 0 40 38Q24 66 0 76Q-24 66 -40 38Q-60 0 -48 -52Z",
        "#FCE3AE",
        stroke=INK,
        stroke_width=5,
    )
    drawn += fill("M0 -61Q26 -60 48 -52Q60 0 40 38Q24 66 0 76Z", "#E8A94A")
    drawn += mirrored(
        "".join(fill(f"M{50 - i * 2.5} {4 + i * 13}l-12 4l10 7Z", INK) for i in range(3))
    )
    drawn += fill(
        "M-46 -30Q-24 -48 -9 -34L-10 12L-24 30Q-12 40 0 40Q12 40 24 30L10 12L9 -34"
        "Q24 -48 46 -30Q26 -62 0 -54Q-26 -62 -46 -30Z",
        s.base,
        stroke=INK,
        stroke_width=3.4,
        **SOFT,
    )
    drawn += fill("M-24 29Q0 16 24 29Q12 46 0 46Q-12 46 -24 29Z", INK)
    eye = fill("M-15 0Q0 -11.2 15 0Q0 11.2 -15 0Z", IVORY)
    eye += circle(0, 0, 5.4, fill=INK) + circle(-1.5, -1.9, 1.5, fill="#fff")
    drawn += mirrored(at(26, -15, eye, turn=-8))
    drawn += line("M0 46V53M-24 50Q-10 62 0 53Q10 62 24 50", INK, 4)
    drawn += fill("M-13 63L0 94L13 63Q0 72 -13 63Z", INK)
    drawn += fill("M-7 70L0 88L7 70Q0 74 -7 70Z", s.light)
    return drawn + symbol(c, 0, -44, 15, IVORY if c != "Y" else s.deep)


TIGER = (
    "M-30 -74Q0 -84 30 -74L44 -70Q48 -98 74 -94Q96 -84 84 -44L102 -8L84 -2L98 28L76 30L82 56"
    "L54 56Q36 84 0 88Q-36 84 -54 56L-82 56L-76 30L-98 28L-84 -2L-102 -8L-84 -44Q-96 -84 -74 -94"
    "Q-48 -98 -44 -70Z"
)


def tiger(c: str) -> str:
    """Wide, with spiked cheeks and stripes."""
    s = COLOURS[c]
    drawn = fill(TIGER, INK, stroke=INK, stroke_width=9, **SOFT) + fill(TIGER, "url(#tiger)")
    half = fill("M52 -70Q54 -88 72 -86Q86 -78 76 -50Z", INK)
    half += fill("M60 -69Q62 -80 71 -78Q78 -72 72 -58Z", s.light)
    half += fill("M42 8L98 -7L80 1L94 27L72 28L78 53L50 52Q58 30 42 8Z", IVORY)
    half += fill(
        "M102 -9L56 2Q66 -10 84 -14ZM98 29L60 20Q70 12 88 10ZM82 57L58 38Q66 34 80 38Z"
        "M84 -44L50 -36Q60 -48 80 -58ZM44 -72L30 -42Q26 -58 30 -75ZM62 -60L40 -38Q42 -52 50 -66Z",
        INK,
    )
    half += fill("M8 -6Q26 -36 64 -24Q58 10 28 8Q14 6 8 -6Z", IVORY)
    half += fill("M14 -4Q32 -28 58 -19Q52 3 30 3Q20 2 14 -4Z", INK)
    half += fill("M20 -5Q34 -21 52 -16Q46 0 32 0Q24 0 20 -5Z", "#FFD98A" if c == "R" else s.light)
    drawn += mirrored(half + circle(36, -9, 5, fill=INK) + circle(34.5, -11, 1.5, fill="#fff"))
    drawn += fill(
        "M-8 -78L0 -84L8 -78L5 -58H-5ZM-20 -64Q0 -50 20 -64L16 -53Q0 -42 -16 -53Z"
        "M-16 -48Q0 -36 16 -48L12 -38Q0 -30 -12 -38Z",
        INK,
    )
    drawn += fill(
        "M-9 -30L9 -30L13 14L22 26Q10 34 0 34Q-10 34 -22 26L-13 14Z",
        s.base,
        stroke=INK,
        stroke_width=3.2,
        **SOFT,
    )
    drawn += symbol(c, 0, -8, 14, IVORY if c != "Y" else s.deep)
    drawn += fill(
        "M0 30Q24 20 42 34Q50 52 34 64Q16 76 0 80Q-16 76 -34 64Q-50 52 -42 34Q-24 20 0 30Z",
        IVORY,
        stroke=INK,
        stroke_width=3,
    )
    drawn += fill("M-21 25Q0 14 21 25Q14 42 0 44Q-14 42 -21 25Z", INK)
    drawn += line("M0 44V54M-28 54Q-12 66 0 54Q12 66 28 54", INK, 4)
    drawn += fill("M-17 60L-12 73L-7 61ZM17 60L12 73L7 61Z", "#fff", stroke=INK, stroke_width=2)
    dots = ((26, 42), (33, 48), (22, 49))
    return drawn + mirrored("".join(circle(x, y, 2, fill=INK) for x, y in dots))


PANTHER = (
    "M-58 -112Q-22 -96 -16 -66Q0 -74 16 -66Q22 -96 58 -112Q74 -66 58 -28Q62 14 34 58"
    "Q22 84 0 100Q-22 84 -34 58Q-62 14 -58 -28Q-74 -66 -58 -112Z"
)


def panther(c: str) -> str:
    """A tall narrow wedge with long ears."""
    s = COLOURS[c]
    night, coat = "#0B080C", "#1C1620"
    shade = fill(PANTHER, s.deep, stroke=s.deep, stroke_width=6, **SOFT)
    drawn = group(shade, transform="translate(0 5)", opacity=0.35)
    drawn += fill(PANTHER, coat, stroke=night, stroke_width=5, **SOFT)
    drawn += fill(
        "M0 -70Q8 -70 16 -66Q22 -96 58 -112Q74 -66 58 -28Q62 14 34 58Q22 84 0 100Z", "#2E2534"
    )
    half = fill("M50 -94Q34 -78 31 -56Q44 -56 53 -42Q60 -68 50 -94Z", s.base)
    half += fill("M47 -82Q38 -72 37 -60Q45 -58 50 -52Q53 -68 47 -82Z", s.light)
    half += fill("M10 -46Q36 -52 54 -24Q34 -36 12 -30Z", s.base)
    half += fill("M12 -4Q24 -34 54 -26Q50 4 28 6Q18 4 12 -4Z", "#F7D774")
    half += fill("M12 -4Q28 -18 54 -26Q50 4 28 6Q18 4 12 -4Z", "#FFEFA8")
    half += fill("M33 -24Q41 -9 33 5Q26 -9 33 -24Z", INK)
    half += fill("M10 -3Q22 -38 57 -28Q28 -26 10 -3Z", night)
    for x, y, r in ((45, 16, 4.6), (38, 30, 4.2), (31, 43, 3.6), (34, 17, 3), (27, 30, 2.6)):
        half += circle(x, y, r, fill="none", stroke=s.light, stroke_width=2.4)
    drawn += mirrored(half + fill("M20 56L64 44L22 62ZM19 64L62 64L20 69Z", IVORY))
    drawn += fill(
        "M-9 -30Q0 -24 9 -30L10 26L19 46Q8 54 0 54Q-8 54 -19 46L-10 26Z",
        s.base,
        stroke=night,
        stroke_width=2.5,
        **SOFT,
    )
    chevrons = "".join(f"M-7 {y}L0 {y + 7}L7 {y}" for y in (-12, -1, 10, 21))
    drawn += line(chevrons, IVORY if c != "Y" else s.deep, 2.6, stroke_linecap="butt")
    drawn += fill("M-19 45Q0 34 19 45Q10 62 0 64Q-10 62 -19 45Z", IVORY)
    drawn += fill("M-10 48Q0 43 10 48Q5 56 0 57Q-5 56 -10 48Z", coat)
    drawn += line("M0 64V72M-16 72Q-6 82 0 73Q6 82 16 72", IVORY, 3.2)
    drawn += fill("M0 -62L15 -46L0 -28L-15 -46Z", IVORY)
    return drawn + symbol(c, 0, -45, 13.5, s.base if c != "Y" else s.ink)
