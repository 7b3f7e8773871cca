"""Clouds as a brush draws them: lobes that curl in on themselves, over trailing strokes."""

import math

from kit.engraving import Point, bezier, ribbon, smooth
from kit.svg import circle, group, path

from .inks import JADE, SNOW

# Centre, radius and the angle where the brush sets down, for each lobe from back to front.
LOBES = ((-26, -8, 14, 200), (24, -9, 15, 185), (-2, -19, 19, 190))
# Strokes under the lobes: their two ends, how far they bow, and half their width.
TRAILS = (
    ((-62, 7), (66, 6), 5, 3.4),
    ((-40, 15), (34, 15), -3, 2.4),
    ((42, 14), (78, 12), 3, 1.8),
)


def _curl(x: float, y: float, r: float, start: float) -> list[Point]:
    """A turn and a half from the rim of a lobe to its heart."""
    line = []
    for i in range(46):
        u = i / 45
        a, reach = math.radians(start + 520 * u), r * (1 - 0.78 * u**1.3)
        line.append((x + reach * math.cos(a), y + reach * math.sin(a)))
    return line


def cloud(x: float, y: float, scale: float) -> str:
    """A cloud about 140 wide at scale 1; a negative scale turns it the other way."""
    drawn = ""
    for a, b, bow, half in TRAILS:
        line = bezier(a, (a[0] * 0.4, a[1] - bow), (b[0] * 0.4, b[1] + bow), b, 30)
        stroke = ribbon(line, lambda u, w=half: w * math.sin(math.pi * (0.06 + 0.9 * u)), step=5)
        drawn += path(smooth(stroke), fill=JADE, opacity=0.75)
    for cx, cy, r, start in LOBES:
        drawn += circle(cx, cy, r, fill=SNOW) + circle(cx, cy, r, fill=JADE, opacity=0.2)
        stroke = ribbon(_curl(cx, cy, r, start), lambda u: 2.9 - 1.9 * u, step=3)
        drawn += path(smooth(stroke), fill=JADE)
    flip = f"translate({x} {y}) scale({scale} {abs(scale)})"
    return group(drawn, transform=flip)
