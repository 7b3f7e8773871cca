"""The four suits: their shades and their pips, folded like paper."""

from dataclasses import dataclass

from kit.shapes import fill
from kit.svg import at


@dataclass(frozen=True)
class Shades:
    """`base` and its darker and lighter kin; `pip` is the lit half of a pip."""

    base: str
    dark: str
    deep: str
    light: str
    pale: str
    mid: str
    pip: str


# Every `base` and `pip` keeps 4.5 to 1 or more on the index and on the paper of its panel.
SHADES = {
    "s": Shades("#1E1E24", "#0F0F14", "#0A0A0E", "#5B5B70", "#DCD9E0", "#35353F", "#2C2C36"),
    "h": Shades("#BC1F3E", "#84102B", "#4E0715", "#EF7C8A", "#F9D3D6", "#A31735", "#BC1F3E"),
    "d": Shades("#AD5106", "#7C3603", "#4D2204", "#F3AC66", "#FAE3B8", "#964404", "#AD5106"),
    "c": Shades("#26724A", "#144B2E", "#0B2D1B", "#7CC59A", "#D2E8D6", "#1E5F3C", "#26724A"),
}
# The colours of a suit in the two-colour pack.
TWO_COLOURS = {"d": "h", "c": "s"}
SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

# Each pip as a whole, then its right half, in a box of 100 around the origin.
PIPS = {
    "s": (
        "M0 -52C9 -30 46 -12 46 15C46 37 22 43 6 27Q8 44 20 51H-20Q-8 44 -6 27"
        "C-22 43 -46 37 -46 15C-46 -12 -9 -30 0 -52Z",
        "M0 -52C9 -30 46 -12 46 15C46 37 22 43 6 27Q8 44 20 51H0Z",
    ),
    "h": (
        "M0 50C-14 27 -49 8 -49 -19C-49 -47 -13 -52 0 -25C13 -52 49 -47 49 -19C49 8 14 27 0 50Z",
        "M0 50V-25C13 -52 49 -47 49 -19C49 8 14 27 0 50Z",
    ),
    "d": (
        "M0 -53Q17 -22 42 0Q17 22 0 53Q-17 22 -42 0Q-17 -22 0 -53Z",
        "M0 -53Q17 -22 42 0Q17 22 0 53Z",
    ),
    "c": (
        "M0 -51A22.5 22.5 0 0 1 17 -14A22.5 22.5 0 1 1 6 24Q8 43 20 50H-20Q-8 43 -6 24"
        "A22.5 22.5 0 1 1 -17 -14A22.5 22.5 0 0 1 0 -51Z",
        "M0 -51A22.5 22.5 0 0 1 17 -14A22.5 22.5 0 1 1 6 24Q8 43 20 50H0Z",
    ),
}


@dataclass(frozen=True)
class Suit:
    """A suit's letter and the shades it is drawn in."""

    letter: str
    shades: Shades
    plain: bool = False

    def pip(self, x: float, y: float, size: float, turn: float = 0) -> str:
        """A pip folded down its middle."""
        whole, half = PIPS[self.letter]
        drawn = fill(whole, self.shades.pip) + fill(half, self.shades.dark)
        return at(x, y, drawn, size / 100, turn)

    def flat_pip(self, x: float, y: float, size: float, colour: str) -> str:
        """A pip of one colour."""
        return at(x, y, fill(PIPS[self.letter][0], colour), size / 100)


SUITS = {letter: Suit(letter, shades) for letter, shades in SHADES.items()}
TWO_COLOUR_SUITS = {
    letter: Suit(letter, SHADES[other], plain=True) for letter, other in TWO_COLOURS.items()
}
