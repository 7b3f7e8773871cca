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
