"""What Songo brings to the sounds."""

from sound import EVENT, MUSIC, TICK, TOUCH, Sound

from . import effects
from .music import music

SOUNDS = [
    Sound("seed-drop", effects.seed_drop, TOUCH, takes=4),
    Sound("seed-lift", effects.seed_lift, TOUCH, takes=2),
    Sound("seed-take", effects.seed_take, EVENT, takes=3),
    Sound("store-tick", effects.store_tick, TICK, takes=2),
    Sound("music-songo", music, MUSIC),
]
