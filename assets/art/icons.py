"""Icons of the interface: white strokes, to be tinted. Drawn on a grid from -12 to 12."""

import math

from kit.atlas import Sprite
from kit.palette import WHITE
from kit.svg import group, num

SIZE = 48
STROKE = 2.2
FILLED = 'fill="#fff"'


def _gear() -> str:
    """A wheel of eight teeth."""
    points = []
    for tooth in range(8):
        for offset, radius in ((-0.3, 7.3), (-0.19, 10.2), (0.19, 10.2), (0.3, 7.3)):
            angle = (tooth + offset) * math.tau / 8
            points.append(f"{num(radius * math.sin(angle))} {num(-radius * math.cos(angle))}")
    return f'<path d="M{"L".join(points)}Z"/><circle r="3.2"/>'


def _dots(*places: tuple[float, float], r: float = 1.5) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="{r}" {FILLED} stroke="none"/>' for x, y in places)


def _path(data: str, filled: bool = False) -> str:
    return f'<path d="{data}" {FILLED if filled else ""}/>'


SPEAKER = _path("M-10.5 -3.5V3.5H-6L0 8.5V-8.5L-6 -3.5Z")

ICONS = {
    "menu": _path("M-10 -7H10M-10 0H10M-10 7H10"),
    "undo": _path("M-9 -3H4A6.5 6.5 0 0 1 4 10H-3M-9 -3L-3.5 -8.5M-9 -3L-3.5 2.5"),
    "redo": _path("M9 -3H-4A6.5 6.5 0 0 0 -4 10H3M9 -3L3.5 -8.5M9 -3L3.5 2.5"),
    "hint": _path(
        "M-3.6 7H3.6M-2.4 10.5H2.4M-3.4 3.9C-3.4 1.1 -6.4 -.4 -6.4 -3.9"
        "A6.4 6.4 0 0 1 6.4 -3.9C6.4 -.4 3.4 1.1 3.4 3.9Z"
    ),
    "log": _path("M-7.5 -9.5H7.5V9.5H-7.5ZM-3.6 -4.5H3.6M-3.6 0H3.6M-3.6 4.5H1"),
    "cards": _path("M-1.5 -8.5H8.5V5.5H-1.5ZM-1.5 -5.5H-4.5V8.5H5.5V5.5M-4.5 -2.5H-7.5V11H2.5V8.5"),
    "close": _path("M-7.5 -7.5L7.5 7.5M7.5 -7.5L-7.5 7.5"),
    "back": _path("M-9.5 0H9.5M-9.5 0L-2.5 -7M-9.5 0L-2.5 7"),
    "help": _path("M-5 -4.6A5 5 0 1 1 2.2 -.2C.6 .7 0 1.6 0 3.6") + _dots((0, 8.6), r=1.6),
    "play": _path("M-5 -8L8 0L-5 8Z", True),
    "pause": _path("M-4.5 -8V8M4.5 -8V8"),
    "moon": _path("M8 4.2A9.2 9.2 0 1 1 -2.6 -9A7.2 7.2 0 0 0 8 4.2Z"),
    "resume": _path("M-8 -2.5A8.4 8.4 0 1 1 -6 6M-8 -2.5L-8.6 -8.6M-8 -2.5L-2 -3.4"),
    "gear": _gear(),
    "person": '<circle cy="-4.8" r="4.4"/>' + _path("M-8 9.5C-8 3.4 -4.2 2 0 2S8 3.4 8 9.5"),
    "people": '<circle cx="-3.6" cy="-4.4" r="3.9"/>'
    + _path("M-10.6 8.8C-10.6 3 -7.4 2 -3.6 2S3.4 3 3.4 8.8M3.2 -8A3.9 3.9 0 0 1 3.2 -.8")
    + _path("M6.6 2.6C9.6 3.4 10.6 5.4 10.6 8.8"),
    "robot": _path("M-7.6 -4.5H7.6V8.5H-7.6ZM0 -4.5V-8.4M-10.4 .5V4M10.4 .5V4M-3.2 5H3.2")
    + _dots((-3.6, 0.6), (3.6, 0.6), (0, -9.4), r=1.7),
    "lock": _path("M-6.6 -1.2H6.6V9.6H-6.6ZM-4.1 -1.2V-4.8A4.1 4.1 0 0 1 4.1 -4.8V-1.2"),
    "pencil": _path("M-8.5 8.5L-7.4 3.4L4.6 -8.6L8.6 -4.6L-3.4 7.4ZM1.8 -5.8L5.8 -1.8"),
    "erase": _path("M-10 0L-4 -7H10V7H-4ZM-.5 -3L5.5 3M5.5 -3L-.5 3"),
    "check": _path("M-9 .5L-3 6.8L9 -6.6"),
    "plus": _path("M-8 0H8M0 -8V8"),
    "minus": _path("M-8 0H8"),
    "chevron-left": _path("M4 -8L-4 0L4 8"),
    "chevron-right": _path("M-4 -8L4 0L-4 8"),
    "chevron-up": _path("M-8 4L0 -4L8 4"),
    "chevron-down": _path("M-8 -4L0 4L8 -4"),
    "speaker": SPEAKER + _path("M4 -4.4A6 6 0 0 1 4 4.4M6.8 -7.6A10 10 0 0 1 6.8 7.6"),
    "speaker-off": SPEAKER + _path("M4 -3.3L10.6 3.3M10.6 -3.3L4 3.3"),
    "music": _path("M-4 7V-7.2L9 -9.6V4.8")
    + '<circle cx="-7" cy="7" r="3"/><circle cx="6" cy="4.8" r="3"/>',
    "fullscreen": _path("M-9 -3.4V-9H-3.4M3.4 -9H9V-3.4M9 3.4V9H3.4M-3.4 9H-9V3.4"),
    "eye": _path("M-10.6 0C-8 -5 -4.4 -7 0 -7S8 -5 10.6 0C8 5 4.4 7 0 7S-8 5 -10.6 0Z")
    + '<circle r="3"/>',
    "flag": _path("M-7 10.5V-9.5M-7 -9C-2 -11.5 2 -6 8.5 -8.6V2C2 4.6 -2 -.9 -7 1.6"),
    "handshake": _path("M-10.6 -6H-7.4L-2.6 -4.4")
    + _path("M10.6 -6H6.2L.4 -7.4L-4.6 -2.6C-3.8 -.4 -1.6 -.2 .6 -2")
    + _path("M.6 -2L7.4 4.2M-10.6 4.2H-8.6L-2.6 9.2C-1.2 10.4 .8 9.8 1 8")
    + _path("M-1 6L1 8C2.8 9 4.6 7.8 4.4 6.2M2 3.8L4.4 6.2C6.2 7 7.8 5.8 7.4 4.2H10.6"),
    "dice": '<rect x="-9" y="-9" width="18" height="18" rx="4"/>'
    + _dots((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)),
    "turn-board": '<rect x="-4" y="-7" width="8" height="14" rx="2"/>'
    + _path("M-8.6 5.6A10.2 10.2 0 0 1 -3.6 -9.4M-3.6 -9.4L-7.4 -9.8M-3.6 -9.4L-4.8 -5.8")
    + _path("M8.6 -5.6A10.2 10.2 0 0 1 3.6 9.4M3.6 9.4L7.4 9.8M3.6 9.4L4.8 5.8"),
    "skip": _path("M-9.5 -7L-.5 0L-9.5 7ZM.5 -7L9.5 0L.5 7Z", True),
    "step-back": _path("M5.5 -8L-5 0L5.5 8Z", True) + _path("M-8.5 -8V8"),
    "step-forward": _path("M-5.5 -8L5 0L-5.5 8Z", True) + _path("M8.5 -8V8"),
    "first": _path("M10 -7L2 0L10 7M1.5 -7L-6.5 0L1.5 7M-10 -7.5V7.5"),
    "last": _path("M-10 -7L-2 0L-10 7M-1.5 -7L6.5 0L-1.5 7M10 -7.5V7.5"),
    "speed": _path("M-8.6 7A10 10 0 1 1 8.6 7M0 1.6L5 -4.4") + _dots((0, 1.8), r=2),
    "trophy": _path("M-6 -9.5H6V-3.5A6 6 0 0 1 -6 -3.5ZM0 2.5V6M-4.6 10H4.6L3.4 6H-3.4Z")
    + _path("M-6 -7.5H-10C-10 -3.4 -8.4 -1.4 -5.4 -1M6 -7.5H10C10 -3.4 8.4 -1.4 5.4 -1"),
    "crown": _path("M-10 -5L-5 .5L0 -8L5 .5L10 -5L8 7.5H-8Z"),
    "info": '<circle r="10"/>' + _path("M0 -.6V5.4") + _dots((0, -4.8)),
    "warning": _path("M0 -9.5L10.5 8.8H-10.5ZM0 -3V2.6") + _dots((0, 6)),
    "globe": '<circle r="10"/><ellipse rx="4.4" ry="10"/>' + _path("M-10 0H10"),
    "hand": _path(
        "M-4.6 1.6V-6.2A1.8 1.8 0 0 1 -1 -6.2V-1M-1 -1V-8.6A1.8 1.8 0 0 1 2.6 -8.6V-1"
        "M2.6 -1V-6.8A1.8 1.8 0 0 1 6.2 -6.8V.4M6.2 .4V-3.2A1.7 1.7 0 0 1 9.6 -3.2V3.4"
        "C9.6 7.8 6.6 10.6 2.6 10.6C-1.2 10.6 -3.2 9 -5 6.2L-8.6 .8"
        "A1.7 1.7 0 0 1 -5.8 -1L-4.6 .8"
    ),
    "home": _path("M-10 .2L0 -9L10 .2M-7.4 -1.8V9H7.4V-1.8M-2.4 9V3H2.4V9"),
    "download": _path("M0 -10V4M-5.5 -1.4L0 4L5.5 -1.4M-9.5 5V9.5H9.5V5"),
    "upload": _path("M0 4V-10M-5.5 -4.6L0 -10L5.5 -4.6M-9.5 5V9.5H9.5V5"),
    "share": '<circle cx="-6.6" r="3"/><circle cx="6.6" cy="-6.8" r="3"/>'
    '<circle cx="6.6" cy="6.8" r="3"/>' + _path("M-3.9 -1.4L3.9 -5.4M-3.9 1.4L3.9 5.4"),
}


def sprites() -> list[Sprite]:
    """Every icon, twice the size of its grid."""
    style = {
        "fill": "none",
        "stroke": "#fff",
        "stroke_width": STROKE,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
        "transform": "scale(2)",
    }
    return [
        Sprite(name, SIZE, SIZE, group(drawing, **style), flat=WHITE)
        for name, drawing in ICONS.items()
    ]
