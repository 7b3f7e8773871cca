"""The games that have pictures: every folder here with a `manifest.py`."""

import importlib
from pathlib import Path

from kit.game import Game

MANIFESTS = sorted(Path(__file__).resolve().parent.glob("*/manifest.py"))

# In the order of the title's shelf.
GAMES: list[Game] = sorted(
    (importlib.import_module(f"{path.parent.name}.manifest").GAME for path in MANIFESTS),
    key=lambda game: (game.shelf, game.name),
)
