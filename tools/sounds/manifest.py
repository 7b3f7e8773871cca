"""The list of all sounds: what `bake.py` writes and what `check.py` expects."""

from collections import Counter
from importlib import import_module

import effects_cards as cards
import effects_table as table
import music
from games import GAMES
from sound import EVENT, MOMENT, MUSIC, TICK, TOUCH, Sound

# What games share.
MANIFEST = [
    Sound("cancel", table.cancel, TOUCH),
    Sound("refuse", table.refuse, TOUCH),
    Sound("press", table.press, TICK),
    Sound("click", table.click, TICK, takes=2),
    Sound("open", table.open_menu, TICK),
    Sound("close", table.close_menu, TICK),
    Sound("turn", table.turn, TOUCH),
    Sound("hint", table.hint, TOUCH),
    Sound("undo", table.undo, TOUCH),
    Sound("win", table.win, MOMENT),
    Sound("draw", table.draw, EVENT),
    Sound("lose", table.lose, EVENT),
    Sound("bell", table.ring_bell, EVENT),
    Sound("card-slide", cards.card_slide, TICK, takes=4),
    Sound("card-flip", cards.card_flip, TOUCH, takes=3),
    Sound("card-place", cards.card_place, TOUCH, takes=3),
    Sound("riffle", cards.riffle, TOUCH),
    Sound("sweep", cards.sweep, TOUCH, takes=2),
    Sound("music-table", music.table, MUSIC),
]

for game in GAMES:
    MANIFEST += import_module(f"{game}.manifest").SOUNDS

# Two sounds of one name would overwrite each other's file.
_twice = [file for file, times in Counter(f for s in MANIFEST for f in s.files()).items() if times > 1]
assert not _twice, f"listed twice: {_twice}"
