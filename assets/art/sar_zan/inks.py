"""Sar-Zan's colours, and the gradients and patterns its drawings share."""

from kit.svg import blur, circle, linear, radial, rect

INK = "#1B1716"
VERMILION = "#C3342B"
# Vermilion for figures and marks: 4.5:1 even on the darkest corner of the paper.
CINNABAR = "#A8231B"
BLOOD = "#961919"
PAPER = "#F2E7D3"
JADE = "#2F6F62"
GOLD = "#E9B44C"
PALE = "#FBE3A2"
SNOW = "#F8F0DF"
ROSEWOOD = "#8E2420"
PINE = "#1D4A41"
BARK = "#4A2E1C"
STRAW = "#C98A2B"
TAN = "#8A5A2C"

LINE = {"fill": "none", "stroke": INK, "stroke_linecap": "round", "stroke_linejoin": "round"}
EDGED = {"stroke": INK, "stroke_width": 1.8, "stroke_linejoin": "round"}

SLANT = (0, 0, 0.4, 1)


def sea(name: str, ground: str, line: str, opacity: float) -> str:
    """A pattern of round waves, one behind the other."""
    drawn = rect(0, 0, 36, 18, fill=ground)
    for cx, cy in ((0, 9), (36, 9), (18, 18), (0, 27), (36, 27)):
        for r, fill in ((17.4, ground), (12, "none"), (6.6, "none")):
            drawn += circle(
                cx, cy, r, fill=fill, stroke=line, stroke_opacity=opacity, stroke_width=1.2
            )
    box = 'width="36" height="18" patternUnits="userSpaceOnUse"'
    return f'<pattern id="{name}" {box}>{drawn}</pattern>'


DEFS = (
    linear("paper", [(0, "#FBF4E4"), (0.55, PAPER), (1, "#E3D2B4")], (0, 0, 0.35, 1))
    + linear("lacquer", [(0, "#8E2420"), (0.5, "#5A1614"), (1, "#2F0C0D")], SLANT)
    + linear("jade", [(0, JADE), (0.5, "#1B473F"), (1, "#0C2420")], SLANT)
    + linear("gold", [(0, PALE), (0.5, GOLD), (1, "#A8701F")])
    + linear("scarlet", [(0, "#E0523A"), (1, "#9E1F1E")])
    + linear("malachite", [(0, "#5FB39A"), (1, "#1E5B4E")])
    + linear(
        "blade",
        [(0, "#FFFDF6"), (0.5, "#D9DDE2"), (0.52, "#8F99A6"), (1, "#C9CFD6")],
        (0, 0, 1, 0),
    )
    + linear("wash", [(0, INK, 0.5), (1, INK, 0)])
    + linear("plate", [(0, "#3B1513"), (1, "#230B0B")])
    + radial("sun", [(0, "#DE5140"), (0.7, VERMILION), (1, "#A82A24")], (0.4, 0.35), 0.75)
    + radial("aura", [(0.3, "#F0B94E", 0.75), (1, "#F0B94E", 0)])
    + radial("well", [(0, "#3A0F10"), (1, "#1A0708")], (0.5, 0.45), 0.6)
    + radial("puff", [(0, "#fff", 0.9), (0.45, "#fff", 0.5), (1, "#fff", 0)])
    + sea("sea-red", "#7A1F1B", GOLD, 0.55)
    + sea("sea-jade", "#184139", GOLD, 0.36)
    + blur("blur-3", 3)
    + blur("halo", 9)
)
