"""What Swoop brings to the sounds."""

from sound import EVENT, MOMENT, MUSIC, Sound

from . import effects
from .music import music

SOUNDS = [
    Sound("swoop", effects.swoop, MOMENT),
    Sound("ten", effects.ten, MOMENT),
    Sound("pickup", effects.pickup, EVENT),
    Sound("music-swoop", music, MUSIC),
]
