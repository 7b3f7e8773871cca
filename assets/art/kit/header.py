"""The head of a game's set-up: its cloth hangs over the top edge, with its pieces."""

from collections.abc import Callable
from dataclasses import dataclass

from . import cloth, light
from .atlas import Picture
from .game import Game
from .svg import blur, clipped, group, rect

HANG = 196
HEIGHT = 232
WIDTHS = (("landscape", 1280), ("portrait", 390))

Drawing = Callable[[int], str]


def hem(motif: cloth.Motif, colour: str, thick: float = 8) -> Drawing:
    """A band of the game's motif along the cloth's edge."""
    return lambda w: cloth.motif_band(motif, 4, thick, w - 8, thick, colour)


@dataclass(frozen=True)
class Header:
    """What `band` and what `pieces` a game's cloth has, each drawn for the width of the screen.

    `defs` is what the pieces need defined, `lamp` how bright the light on the cloth is.
    """

    game: Game
    band: Drawing
    pieces: Drawing
    defs: str
    quality: int = 80
    lamp: float = 0.7

    def _hanging(self, w: int) -> str:
        """The cloth, wider than the screen, with its fringe below."""
        x, wide = -14, w + 28
        drawn = rect(
            x - 4,
            6,
            wide + 8,
            HANG + 6,
            4,
            fill="#060302",
            fill_opacity=0.7,
            filter="url(#cloth-shadow)",
        )
        fringe = cloth.fringe(x, 0, wide, HANG, True, 0.8)
        drawn += cloth.threads(fringe, self.game.cloth.lit, 0.8)
        drawn += cloth.woven(x, 0, wide, HANG, "dye")
        drawn += group(self.band(w), transform=f"translate(0 {HANG}) scale(1 -1)")
        lit = light.pool(w / 2, 110, max(230, w * 0.4), self.lamp)
        return drawn + clipped(f"M0 0H{w}V{HANG}H0Z", lit)

    def pictures(self) -> list[Picture]:
        """`setup-header-<game>-…`, as wide as the screen it is drawn for."""
        defs = (
            light.DEFS
            + cloth.WEAVE
            + cloth.dye("dye", self.game.cloth)
            + blur("cloth-shadow", 6)
            + self.defs
        )
        return [
            Picture(
                f"setup-header-{self.game.name}-{name}",
                w,
                HEIGHT,
                defs,
                self._hanging(w) + self.pieces(w),
                quality=self.quality,
            )
            for name, w in WIDTHS
        ]
