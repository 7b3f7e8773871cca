"""What every card game lays on, under or beside its cards, and the marks that move."""

from kit.atlas import Sprite
from kit.card import CORNER, DEFS, HIGH, INK, WIDE
from kit.palette import WHITE
from kit.shapes import line
from kit.svg import at, blur, circle, linear, masked, path, radial, rect

R = CORNER / 2

MARK_DEFS = (
    DEFS
    + linear("plate", [(0, "#33241A"), (1, "#1D140E")])
    + linear("alarm", [(0, "#EE5264"), (0.5, "#D7263D"), (1, "#9E1328")])
    + radial("soft", [(0, "#fff", 1), (0.35, "#fff", 0.6), (0.7, "#fff", 0.16), (1, "#fff", 0)])
    + blur("blur-rest", 6)
    + blur("blur-glow", 6.5)
    + blur("blur-lift", 12)
)


def _shape(out: float = 0, **style) -> str:
    """The outline of a card around the origin, `out` wider on each side."""
    w, h = WIDE + 2 * out, HIGH + 2 * out
    return rect(-w / 2, -h / 2, w, h, R + out, **style)


def _around(name: str, margin: int, body: str, flat: str = WHITE) -> Sprite:
    """A sprite that reaches `margin` beyond a card on every side."""
    w, h = WIDE + 2 * margin, HIGH + 2 * margin
    return Sprite(name, w, h, body, MARK_DEFS, flat=flat)


def _shadow(name: str, dx: float, dy: float, soft: str, margin: int, opacity: float) -> Sprite:
    shape = _shape(-2, fill="#000", fill_opacity=opacity, filter=f"url(#{soft})")
    return _around(name, margin, at(dx, dy, shape), "#000000")


def _frames() -> list[Sprite]:
    """Shadows, rims, veil and slots, all fitted to a card around their anchor."""
    outside = rect(-120, -150, 240, 300, fill="#fff") + _shape(fill="#000")
    glow = _shape(7, fill="#fff", fill_opacity=0.95, filter="url(#blur-glow)")
    rim = masked(outside, glow) + _shape(1.5, fill="none", stroke="#fff", stroke_width=3)
    thin = _shape(0.75, fill="none", stroke="#fff", stroke_width=1.5)
    slot = _shape(-1.5, fill="#fff", fill_opacity=0.07)
    slot += _shape(-1.5, fill="none", stroke="#fff", stroke_width=2.4, stroke_dasharray="9 7")
    arrow = line("M0 18V-18M-14 -5L0 -19L14 -5", "#fff", 4)
    return [
        _shadow("shadow-rest", 0.5, 4, "blur-rest", 22, 0.6),
        _shadow("shadow-lift", 2, 15, "blur-lift", 48, 0.55),
        _around("rim", 26, rim),
        _around("rim-thin", 3, thin),
        _around("veil", 0, _shape(fill="#fff")),
        _around("slot", 0, slot),
        _around("slot-up", 0, slot + arrow),
    ]


def _medal(r: float, mark: str, fill: str = "gold", edge: str = "#7A4E10") -> str:
    """A roundel with a thick lower edge and a fine inner line."""
    shade = circle(0, 3.2, r + 0.5, fill="#000", fill_opacity=0.45, filter="url(#blur-2)")
    inner = circle(
        0, -1, r * 0.84, fill="none", stroke="#fff", stroke_opacity=0.5, stroke_width=r * 0.06
    )
    disc = circle(0, 1, r, fill=edge) + circle(0, -1, r, fill=f"url(#{fill})")
    return shade + disc + inner + at(0, -1, mark)


def _medals() -> list[Sprite]:
    crown = path("M-17 7L-20 -10L-9 -2L0 -15L9 -2L20 -10L17 7Z", fill=INK, stroke=INK)
    crown += rect(-17, 9, 34, 5.5, 2, fill=INK)
    tick = line("M-5.6 .4L-1.6 4.8L5.8 -4.4", "#2A1605", 3.4)
    lock = rect(-8, -2, 16, 12.5, 2.6, fill="#FFF1E4")
    lock += line("M-5 -2V-5.6A5 5 0 0 1 5 -5.6V-2", "#FFF1E4", 2.8)
    lock += circle(0, 3, 2, fill="#8E1024") + path("M0 3V6.6", stroke="#8E1024", stroke_width=1.8)
    eye = line("M-11 0Q0 -13 11 0Q0 13 -11 0Z", "#F8EEDD", 2.4)
    eye += circle(0, 0, 3.8, fill="#F8EEDD")
    badge = {"stroke": "#6B4C34", "stroke_width": 1.4}
    button = circle(0, 2.4, 21, fill="#000", fill_opacity=0.45, filter="url(#blur-2)")
    button += circle(0, 0, 21, fill="url(#plate)", **badge) + eye
    count = circle(0, 0, 13, fill="#14100D", **badge)
    defs = MARK_DEFS + blur("blur-2", 2)
    return [
        Sprite("crown-medal", 60, 60, _medal(24, at(0, 0.6, crown, 0.74)), defs),
        Sprite("tick-medal", 36, 36, _medal(13, tick), defs),
        Sprite("lock-medal", 48, 48, _medal(18, at(0, -1, lock), "alarm", "#5E0917"), defs),
        Sprite("eye", 54, 54, button, defs),
        Sprite("count-badge", 28, 28, count, defs),
    ]


def _plate_glow() -> Sprite:
    """A halo around a plate with round ends, to be stretched."""
    margin, plate = 28, 80
    size = plate + 2 * margin
    shape = rect(-46, -46, 92, 92, 46, fill="#fff", filter="url(#blur-plate)")
    extra = {"slice": [margin + 39] * 4, "inset": margin}
    defs = blur("blur-plate", 9)
    return Sprite("plate-glow", size, size, shape, defs, flat=WHITE, extra=extra)


def _particles() -> list[Sprite]:
    """Small white shapes, tinted as they move."""
    spark = circle(0, 0, 9, fill="url(#soft)", opacity=0.75)
    spark += path(
        "M0 -15C.9 -3 3 -.9 15 0C3 .9 .9 3 0 15C-.9 3 -3 .9 -15 0C-3 -.9 -.9 -3 0 -15Z",
        fill="#fff",
    )
    arrow = path(
        "M-9 -10L12 0L-9 10L-4 0Z",
        fill="#fff",
        stroke="#fff",
        stroke_width=3,
        stroke_linejoin="round",
    )
    confetti = (
        rect(-6, -3.4, 12, 6.8, 1.2, fill="#fff"),
        path("M0 -6.6L6 5H-6Z", fill="#fff", stroke="#fff", stroke_linejoin="round"),
        circle(0, 0, 4.6, fill="#fff"),
        line("M-7 2Q-3.5 -5 0 0T7 -2", "#fff", 3.4),
    )
    return [
        Sprite("spark", 34, 34, spark, MARK_DEFS, flat=WHITE),
        Sprite("puff", 48, 48, circle(0, 0, 23, fill="url(#soft)"), MARK_DEFS, flat=WHITE),
        *(
            Sprite(f"confetti-{i}", 18, 18, shape, flat=WHITE)
            for i, shape in enumerate(confetti, 1)
        ),
        Sprite("turn-arrow", 32, 28, arrow, flat=WHITE),
    ]


def sprites() -> list[Sprite]:
    """Everything the card games share."""
    return _frames() + _medals() + [_plate_glow()] + _particles()
