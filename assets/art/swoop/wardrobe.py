"""What sets the courts of the four suits apart: robes, hair, beards, caps and feathers."""

from kit.card import GOLD
from kit.shapes import fill, line, mirrored
from kit.svg import circle


def robe_pattern(suit: str, dark: str, mid: str, shine: str) -> tuple[int, int, str]:
    """Chevrons, scales, harlequin or trefoils: width, height and drawing of one repeat."""
    if suit == "s":
        drawn = fill("M0 20L14 6L28 20V28L14 14L0 28Z", dark)
        return 28, 28, drawn + line("M0 20L14 6L28 20", shine, 1.8, stroke_linecap="butt")
    if suit == "h":
        places = ((14, -14), (0, 0), (28, 0), (14, 14))
        scales = "".join(
            fill(
                f"M{x - 14} {y}A14 14 0 0 0 {x + 14} {y}Z",
                dark if i % 2 else mid,
                stroke=shine,
                stroke_width=1.6,
            )
            for i, (x, y) in enumerate(places)
        )
        return 28, 28, scales
    if suit == "d":
        drawn = fill("M13 0L26 19L13 38L0 19Z", dark)
        return 26, 38, drawn + fill("M13 12L18 19L13 26L8 19Z", shine)
    drawn = "".join(circle(x, y, 5.2, fill=dark) for x, y in ((15, 9), (9.5, 17), (20.5, 17)))
    drawn += line("M15 14V25", dark, 2.6, stroke_linecap="butt")
    return 30, 30, drawn + "".join(circle(x, y, 2.4, fill=shine) for x in (0, 30) for y in (0, 30))


_CHEEKS = "M-40 172Q-30 196 -14 200H14Q30 196 40 172"
BEARDS = {
    "s": _CHEEKS + "V212Q32 262 0 298Q-32 262 -40 212Z",
    "h": _CHEEKS + "V222Q44 262 22 284Q4 282 0 258Q-4 282 -22 284Q-44 262 -40 222Z",
    "d": _CHEEKS + "L46 276L30.7 290L15.4 276L0 290L-15.4 276L-30.7 290L-46 276Z",
    "c": _CHEEKS + "Q54 190 46 214Q58 236 38 252Q34 274 12 272Q0 286 -12 272Q-34 274 -38 252"
    "Q-58 236 -46 214Q-54 190 -40 172Z",
}
BEARD_LINES = {
    "s": "M-22 214Q-18 248 -4 274M22 214Q18 248 4 274M0 224V286",
    "h": "M-24 216Q-28 250 -20 270M24 216Q28 250 20 270M-8 224Q-8 246 -12 262M8 224Q8 246 12 262",
    "d": "M-30.7 206V278M-15.4 222V266M0 224V278M15.4 222V266M30.7 206V278",
    "c": "M-34 214Q-24 226 -12 218M34 214Q24 226 12 218M-26 244Q-14 254 0 244Q14 254 26 244",
}


def _long(hair: str) -> str:
    return fill(
        "M-66 236L-58 150Q-52 92 0 92Q52 92 58 150L66 236Q52 244 38 236V150H-38V236"
        "Q-52 244 -66 236Z",
        hair,
    )


def _waves(hair: str) -> str:
    drawn = fill(
        "M0 84C70 84 88 150 66 178C92 214 60 256 30 240V150H-30V240C-60 256 -92 214 -66 178"
        "C-88 150 -70 84 0 84Z",
        hair,
    )
    return drawn + mirrored(line("M50 112Q70 150 52 176Q74 206 50 232", "#C0562A", 3.5))


def _braids(hair: str) -> str:
    knots = "".join(
        fill(
            f"M37 {y}Q51 {y - 9} 65 {y}L62 {y + 20}Q51 {y + 29} 40 {y + 20}Z",
            hair,
            stroke=GOLD,
            stroke_width=1.6,
        )
        for y in (158, 186, 214, 242, 270)
    )
    return fill("M-46 170Q-54 92 0 92Q54 92 46 170Z", hair) + mirrored(knots)


def _curls(hair: str) -> str:
    curls = "".join(
        circle(x, y, 17, fill=hair, stroke="#7A5228", stroke_width=2)
        for x, y in ((40, 120), (58, 148), (62, 180), (54, 210))
    )
    return circle(0, 170, 64, fill=hair) + mirrored(curls)


LOCKS = {"s": _long, "h": _waves, "d": _braids, "c": _curls}
FRINGES = {
    "s": "M-38 158V122Q0 100 38 122V158Q34 138 30 134H-30Q-34 138 -38 158Z",
    "h": "M-38 164V122Q0 100 38 122V164Q34 134 0 126Q-34 134 -38 164Z",
    "d": "M-38 162V122Q0 100 38 122V162Q30 132 0 124Q-30 132 -38 162Z",
    "c": "M-38 160V122Q0 100 38 122V160Q38 130 6 128Q-30 130 -38 160Z",
}
BOBS = {
    "s": "M-50 120H50V214Q44 222 34 216V140H-34V216Q-44 222 -50 214Z",
    "h": "M-50 120H50L58 206Q46 228 34 208V140H-34V208Q-46 228 -58 206Z",
    "d": "M-46 120H46V200L34 190V140H-34V190L-46 200Z",
    "c": "M-48 120H48Q60 150 52 166Q62 186 50 204Q44 214 34 204V140H-34V204"
    "Q-44 214 -50 204Q-62 186 -52 166Q-60 150 -48 120Z",
}
CAPS = {
    "s": "M-52 128Q-56 72 -8 60Q44 58 54 128Z",
    "h": "M-62 128Q-78 84 -20 68Q56 56 56 128Z",
    "d": "M-50 128L-42 66H42L50 128Z",
    "c": "M-52 128Q-58 92 -34 84Q-28 62 0 62Q28 62 34 84Q58 92 52 128Z",
}
FEATHERS = {"s": "#E9B44C", "h": "#F8EEDD", "d": "#2A9D8F", "c": "#E4572E"}
