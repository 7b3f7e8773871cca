"""The games that have sounds of their own: every folder here with a `manifest.py`."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
GAMES = sorted(path.parent.name for path in HERE.glob("*/manifest.py"))
