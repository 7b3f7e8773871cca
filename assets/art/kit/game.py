"""What a game says of its pictures before any is drawn: see `<game>/manifest.py`.

The freshness check reads this with plain Python. So a drawing is named, as `module:what`, and its
module is loaded only when it is drawn.
"""

import importlib
from dataclasses import dataclass, field
from operator import attrgetter

from .palette import Cloth


def load(name: str):
    """What such a name stands for; `what` may have dots."""
    module, what = name.split(":")
    return attrgetter(what)(importlib.import_module(module))


@dataclass(frozen=True)
class Part:
    """Pictures that are baked together.

    `pictures` give files of their own, `sprites` go into one atlas of this `width`, `files` are
    written by the functions themselves, which say which they wrote. `also` names drawings that
    its modules use without importing them.
    """

    pictures: tuple[str, ...] = ()
    sprites: tuple[str, ...] = ()
    width: int = 0
    quality: int | None = 88
    files: tuple[str, ...] = ()
    also: tuple[str, ...] = ()

    def modules(self) -> set[str]:
        """Where its drawings come from."""
        named = self.pictures + self.sprites + self.files + self.also
        return {name.split(":")[0] for name in named}


@dataclass(frozen=True)
class Sight:
    """Pieces that everybody must be able to tell apart, for `tools/colour_vision.py`.

    `row` is their place on its sheet, `cloth` what they lie on, `height` how high they are shown;
    `colours`, if they are told apart by colour as well, those colours.
    """

    row: int
    name: str
    cloth: str
    atlas: str
    sprites: tuple[str, ...]
    height: int
    colours: tuple[str, ...] = ()


@dataclass(frozen=True)
class Game:
    """A game's manifest.

    `shelf` is its place among the games on the title, `cloth` its colours there and at the head of
    its set-up, `thread` the colour of its strip on the application's icon. `tile` names a
    `kit.tile.Tile`, `header` a `kit.header.Header`.
    """

    name: str
    shelf: int
    cloth: Cloth
    thread: str
    tile: str = ""
    header: str = ""
    parts: dict[str, Part] = field(default_factory=dict)
    sights: tuple[Sight, ...] = ()

    def all_parts(self) -> dict[str, Part]:
        """Its parts, and one of its tile and header: these change less often."""
        front = tuple(f"{name}.pictures" for name in (self.tile, self.header) if name)
        return self.parts | ({f"{self.name}-front": Part(front)} if front else {})
