"""What Soon brings to the sounds."""

from sound import EVENT, MOMENT, MUSIC, Sound

from . import effects
from .music import music

SOUNDS = [
    Sound("thunder", effects.thunder, MOMENT),
    Sound("explorer", effects.explorer, EVENT),
    Sound("thief", effects.thief, EVENT),
    Sound("music-soon", music, MUSIC),
]
