"""What Sovango brings to the sounds."""

from sound import EVENT, MUSIC, Sound

from . import effects
from .music import music

SOUNDS = [
    Sound("gate", effects.gate, EVENT),
    Sound("music-sovango", music, MUSIC),
]
