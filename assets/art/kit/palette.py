"""The colours of the look."""

from dataclasses import dataclass

WHITE = "#FFFFFF"
LAMPLIGHT = "#FFD494"
SHADOW = "#120803"


@dataclass(frozen=True)
class Cloth:
    """A game's cloth: its lit colour, its dark edge and the colour of its band."""

    lit: str
    edge: str
    band: str


CLOTHS = {
    "songo": Cloth("#94482A", "#4A2417", "#F0B976"),
    "sovango": Cloth("#4D5C36", "#26301C", "#C9D08A"),
    "sar-zan": Cloth("#6D1C19", "#2B0B0C", "#E9A06A"),
    "soon": Cloth("#46396F", "#14183A", "#F2C14E"),
    "swoop": Cloth("#1A6570", "#0B2F36", "#8FE0DA"),
}
