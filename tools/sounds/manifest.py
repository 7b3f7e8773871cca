"""The list of all sounds: what `bake.py` writes and what `check.py` expects."""

from dataclasses import dataclass
from typing import Callable

import effects_cards as cards
import effects_table as table
import music
import music_cards

# How loud the loudest tenth of a second of an effect is (K-weighted, LUFS). All lie above the
# music's -18; the rarer the sound, the higher it may stand out.
TICK, TOUCH, EVENT, MOMENT = -17.0, -15.0, -13.0, -11.0
MUSIC = -18.0


@dataclass(frozen=True)
class Sound:
    name: str
    make: Callable
    level: float
    takes: int = 1

    @property
    def is_music(self):
        return self.level == MUSIC

    def files(self):
        if self.takes == 1:
            return [self.name]
        return [f"{self.name}-{take}" for take in range(1, self.takes + 1)]


MANIFEST = [
    Sound("seed-drop", table.seed_drop, TOUCH, takes=4),
    Sound("seed-lift", table.seed_lift, TOUCH, takes=2),
    Sound("seed-take", table.seed_take, EVENT, takes=3),
    Sound("store-tick", table.store_tick, TICK, takes=2),
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
    Sound("thunder", cards.thunder, MOMENT),
    Sound("sword", cards.sword, EVENT),
    Sound("gate", cards.gate, EVENT),
    Sound("swoop", cards.swoop, MOMENT),
    Sound("ten", cards.ten, MOMENT),
    Sound("dragon", cards.dragon, MOMENT),
    Sound("owatta", cards.owatta, MOMENT),
    Sound("explorer", cards.explorer, EVENT),
    Sound("thief", cards.thief, EVENT),
    Sound("pickup", cards.pickup, EVENT),
    Sound("music-table", music.table, MUSIC),
    Sound("music-songo", music.songo, MUSIC),
    Sound("music-sovango", music_cards.sovango, MUSIC),
    Sound("music-sar-zan", music_cards.sar_zan, MUSIC),
    Sound("music-soon", music_cards.soon, MUSIC),
    Sound("music-swoop", music_cards.swoop, MUSIC),
]
