"""A sound as the manifests list it, and the levels it may have."""

from dataclasses import dataclass
from typing import Callable

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
