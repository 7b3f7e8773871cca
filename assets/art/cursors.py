"""The pointer: an arrow, a hand over what can be pressed, a closed hand that carries a card."""

from pathlib import Path

from kit.render import DENSITIES, rasterise
from kit.svg import blur, document, group, linear, path

SIZE = 32
DEFS = (
    linear("ivory", [(0, "#FFFBF0"), (0.6, "#F8EEDD"), (1, "#E3C99C")])
    + linear("cuff", [(0, "#37A597"), (1, "#1B6E65")])
    + blur("soft", 1.1, 40)
)
EDGE = {"stroke": "#20130B", "stroke_width": 1.7, "stroke_linejoin": "round"}
CREASE = {"fill": "none", "stroke": "#20130B", "stroke_width": 1.3, "stroke_linecap": "round"}

ARROW = "M5 3.5L5 23.4L10.2 18.8L13.7 26.6L18 24.7L14.6 17L21.4 16.4Z"
HAND = (
    "M10.2 4.9C10.2 2.3 14.2 2.3 14.2 4.9L14.2 12.6C14.4 11 17.6 11.1 17.7 13.1"
    "C18.2 11.7 21 11.9 21.1 13.8C21.7 12.7 24.3 13 24.3 15L24.3 19.6C24.3 22.6 23 24.1 22.4 25.6"
    "L12.4 25.6C10.6 22.4 7.2 19.6 5.4 17C4.2 15.1 6.3 13.4 8 14.7L10.2 16.8Z"
)
FIST = (
    "M8.6 13.2C8.4 10.4 12 9.9 12.5 12C12.6 9.7 16.1 9.6 16.3 11.8C16.6 10 19.7 10.1 19.9 12.3"
    "C20.5 10.9 23.4 11.3 23.4 13.6L23.4 18.4C23.4 21.4 22.4 23.4 21.9 25.6L11.4 25.6"
    "C10.2 23.2 7.4 21 6.6 18.6C5.8 16.2 6.9 14.3 8.6 15.4Z"
)
CUFF = "M11.2 25.2H23.2V29.4H11.2Z"


def _lit(shape: str, more: str = "") -> str:
    """A shape with its shadow, its edge and what is drawn on it."""
    shadow = group(path(shape), transform="translate(1 1.6)", fill_opacity=0.5, filter="url(#soft)")
    return shadow + path(shape, fill="url(#ivory)", **EDGE) + more


def _sleeved(shape: str, creases: str) -> str:
    return _lit(shape, path(creases, **CREASE) + path(CUFF, fill="url(#cuff)", **EDGE))


# Name, drawing, and the point that points.
CURSORS = {
    "arrow": (_lit(ARROW), (5, 4)),
    "hand": (_sleeved(HAND, "M14.2 12.6V17M17.7 13.1V17.2M21.1 13.8V17.4"), (12, 3)),
    "fist": (_sleeved(FIST, "M12.5 12V15.4M16.3 11.8V15.4M19.9 12.3V15.6"), (15, 15)),
}


def bake(out: Path) -> list[Path]:
    """Write `<density>/cursor-<name>.png`."""
    written = []
    for density in DENSITIES:
        for name, (body, _) in CURSORS.items():
            file = out / str(density) / f"cursor-{name}.png"
            file.parent.mkdir(parents=True, exist_ok=True)
            rasterise(document(SIZE, SIZE, DEFS, body), density).save(file, optimize=True)
            written.append(file)
    return written
