"""The foot of every game's tile, which bears its name; in the title's own atlas."""

from games import GAMES
from kit.atlas import Sprite
from kit.tile import SHAPES, foot


def sprites() -> list[Sprite]:
    """`foot-<game>-<shape>`."""
    return [foot(game, shape) for shape in SHAPES for game in GAMES]
