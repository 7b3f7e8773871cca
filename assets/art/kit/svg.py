"""Small helpers that write SVG markup. Everything here returns a string."""

from itertools import count

_fresh = count()


def num(value: float) -> str:
    """A number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def fresh(prefix: str) -> str:
    """An identifier no other element has."""
    return f"{prefix}-{next(_fresh)}"


def attributes(**given) -> str:
    """Attributes from keywords: `stroke_width=2` becomes `stroke-width="2"`."""
    parts = []
    for name, value in given.items():
        if value is None:
            continue
        if isinstance(value, float):
            value = num(value)
        parts.append(f'{name.rstrip("_").replace("_", "-")}="{value}"')
    return " ".join(parts)


def path(data: str, **style) -> str:
    """A path."""
    return f'<path d="{data}" {attributes(**style)}/>'


def rect(x: float, y: float, w: float, h: float, r: float = 0, **style) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" '
        f'rx="{num(r)}" {attributes(**style)}/>'
    )


def ellipse(cx: float, cy: float, rx: float, ry: float, **style) -> str:
    """An ellipse."""
    return (
        f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}" '
        f"{attributes(**style)}/>"
    )


def circle(cx: float, cy: float, r: float, **style) -> str:
    """A circle."""
    return ellipse(cx, cy, r, r, **style)


def group(content: str, **style) -> str:
    """A group."""
    return f"<g {attributes(**style)}>{content}</g>"


def at(x: float, y: float, content: str, scale: float = 1, turn: float = 0, **style) -> str:
    """A group moved to a place, then turned (degrees) and scaled."""
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f" rotate({num(turn)})"
    if scale != 1:
        transform += f" scale({scale:.5g})"
    return group(content, transform=transform, **style)


def clipped(data: str, content: str) -> str:
    """Content cut to the inside of a path."""
    name = fresh("clip")
    return (
        f'<clipPath id="{name}"><path d="{data}"/></clipPath>'
        f'<g clip-path="url(#{name})">{content}</g>'
    )


def masked(shape: str, content: str) -> str:
    """Content shown only where `shape` is drawn in white."""
    name = fresh("mask")
    return f'<mask id="{name}">{shape}</mask><g mask="url(#{name})">{content}</g>'


def _stops(stops) -> str:
    text = ""
    for offset, colour, *opacity in stops:
        text += f'<stop offset="{offset}" stop-color="{colour}"'
        if opacity and opacity[0] < 1:
            text += f' stop-opacity="{opacity[0]}"'
        text += "/>"
    return text


def linear(name: str, stops, line=(0, 0, 0, 1), user_space: bool = False) -> str:
    """A linear gradient along `line`; stops are (offset, colour[, opacity])."""
    x1, y1, x2, y2 = map(num, line)
    units = ' gradientUnits="userSpaceOnUse"' if user_space else ""
    return (
        f'<linearGradient id="{name}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{units}>'
        f"{_stops(stops)}</linearGradient>"
    )


def radial(name: str, stops, centre=(0.5, 0.5), r=0.5, focus=None, user_space: bool = False) -> str:
    """A radial gradient; stops are (offset, colour[, opacity])."""
    units = ' gradientUnits="userSpaceOnUse"' if user_space else ""
    aim = f' fx="{num(focus[0])}" fy="{num(focus[1])}"' if focus else ""
    return (
        f'<radialGradient id="{name}" cx="{num(centre[0])}" cy="{num(centre[1])}" '
        f'r="{num(r)}"{aim}{units}>{_stops(stops)}</radialGradient>'
    )


def blur(name: str, deviation: float, margin: int = 40) -> str:
    """A Gaussian blur; `margin` widens its region, in percent on each side."""
    size = 100 + 2 * margin
    return (
        f'<filter id="{name}" x="-{margin}%" y="-{margin}%" width="{size}%" height="{size}%">'
        f'<feGaussianBlur stdDeviation="{num(deviation)}"/></filter>'
    )


def squircle(cx: float, cy: float, rx: float, ry: float, k: float = 0.76) -> str:
    """Path data of a rounded lozenge between an ellipse (k=.55) and a rectangle (k=1)."""
    a, b = rx * k, ry * k
    return (
        f"M{num(cx)} {num(cy - ry)}"
        f"C{num(cx + a)} {num(cy - ry)} {num(cx + rx)} {num(cy - b)} {num(cx + rx)} {num(cy)}"
        f"S{num(cx + a)} {num(cy + ry)} {num(cx)} {num(cy + ry)}"
        f"S{num(cx - rx)} {num(cy + b)} {num(cx - rx)} {num(cy)}"
        f"S{num(cx - a)} {num(cy - ry)} {num(cx)} {num(cy - ry)}Z"
    )


def round_box(x: float, y: float, w: float, h: float, r: float) -> str:
    """Path data of a rectangle with circular corners."""
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}A{num(r)} {num(r)} 0 0 1 {num(x + w)} {num(y + r)}"
        f"V{num(y + h - r)}A{num(r)} {num(r)} 0 0 1 {num(x + w - r)} {num(y + h)}"
        f"H{num(x + r)}A{num(r)} {num(r)} 0 0 1 {num(x)} {num(y + h - r)}"
        f"V{num(y + r)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z"
    )


def lozenge(cx: float, cy: float, rx: float, ry: float) -> str:
    """Path data of a lozenge."""
    return (
        f"M{num(cx - rx)} {num(cy)}L{num(cx)} {num(cy - ry)}"
        f"L{num(cx + rx)} {num(cy)}L{num(cx)} {num(cy + ry)}Z"
    )


def document(w: float, h: float, defs: str, body: str, origin=(0, 0)) -> str:
    """A whole SVG file showing `w` × `h` units from `origin`."""
    x, y = origin
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(w)}" height="{num(h)}" '
        f'viewBox="{num(x)} {num(y)} {num(w)} {num(h)}"><defs>{defs}</defs>{body}</svg>'
    )
