"""What Sar-Zan brings to the sounds."""

from sound import EVENT, MOMENT, MUSIC, Sound

from . import effects
from .music import music

SOUNDS = [
    Sound("sword", effects.sword, EVENT),
    Sound("dragon", effects.dragon, MOMENT),
    Sound("owatta", effects.owatta, MOMENT),
    Sound("music-sar-zan", music, MUSIC),
]
