"""Where seeds lie in a cell: a fixed list of slots, so that no seed moves when one is added.

The floor's seeds are scattered, pushed apart until none touch, then numbered from an off-centre
heart outwards; the upper ones are placed over the floor's pockets.
"""

import math
import random
from dataclasses import dataclass
from functools import cache

APART = 30.5
WALL = 16.5
TURNS = 8
SHAPES = {"a": "round", "b": "bean", "c": "almond"}


@dataclass(frozen=True)
class Slot:
    """A place from the cell's centre, and the seed that lies there."""

    x: float
    y: float
    shape: str
    turn: int
    upper: bool


class _Hollow:
    """The room seeds have, in which a place is inside when `depth` is at most 1."""

    def __init__(self, key: str, rx: float, ry: float, scale: float):
        self.rng = random.Random(f"veillee-{key}")
        self.ax, self.ay = rx - WALL * scale, ry - WALL * scale
        self.apart = APART * scale
        self.scale = scale
        self.heart = (
            self.rng.uniform(-0.1, 0.1) * self.ax,
            self.rng.uniform(0, 0.16) * self.ay,
        )
        self.wide = self.ax > 1.6 * self.ay

    def depth(self, x: float, y: float) -> float:
        return (abs(x / self.ax) ** 2.5 + abs(y / self.ay) ** 2.5) ** 0.4

    def _dislike(self, x: float, y: float, taken: int) -> float:
        """How unwelcome a place is for the next floor seed."""
        hx, hy = self.heart
        if self.wide:
            worth = ((x - hx) / (self.ax * 0.62)) ** 2 + self.rng.uniform(0, 0.1)
            if taken:
                worth -= 0.13 * min(1, abs(y) / self.ay)
            else:
                worth += 0.5 * (y / self.ay) ** 2
        else:
            worth = ((x - hx) / self.ax) ** 2 + ((y - hy) / self.ay) ** 2
            worth += self.rng.uniform(0, 0.16)
        if taken < 3:
            worth += self.rng.uniform(0, 0.25)
        return worth

    def scatter(self, wanted: int) -> list[tuple[float, float]]:
        """Floor places, as far apart as the room allows."""
        places, apart = [], self.apart
        while len(places) < wanted:
            best = None
            for _ in range(420):
                x = self.rng.uniform(-self.ax, self.ax)
                y = self.rng.uniform(-self.ay, self.ay)
                if self.depth(x, y) > 1:
                    continue
                if any(math.hypot(x - px, y - py) < apart for px, py in places):
                    continue
                dislike = self._dislike(x, y, len(places))
                if best is None or dislike < best[0]:
                    best = (dislike, x, y)
            if best is None:
                apart *= 0.97
            else:
                places.append(best[1:])
        return places

    def relax(self, places) -> list[tuple[float, float]]:
        """Push apart every two that touch, and back inside whatever leaves the floor."""
        moving = [list(place) for place in places]
        for _ in range(400):
            touched = False
            for i, one in enumerate(moving):
                for other in moving[:i]:
                    dx, dy = one[0] - other[0], one[1] - other[1]
                    gap = math.hypot(dx, dy) or 0.01
                    if gap < self.apart:
                        touched = True
                        push = (self.apart - gap) * 0.26 / gap
                        one[0] += dx * push
                        one[1] += dy * push
                        other[0] -= dx * push
                        other[1] -= dy * push
            for place in moving:
                depth = self.depth(*place)
                if depth > 1:
                    place[0] /= depth
                    place[1] /= depth
            if not touched:
                break
        return [tuple(place) for place in moving]

    def number(self, places) -> list[tuple[float, float]]:
        """From the heart outwards, with a little noise."""
        hx, hy = self.heart
        flat = 0.45 if self.wide else 1

        def far(place) -> float:
            x, y = (place[0] - hx) / self.ax, (place[1] - hy) / self.ay
            return x * x + y * y * flat + self.rng.uniform(0, 0.12)

        return sorted(places, key=far)

    def pile(self, floor, wanted: int, reach: float) -> list[tuple[float, float]]:
        """Upper places: over the floor's pockets, within `reach` of the room."""
        places, apart = [], self.apart
        while len(places) < wanted:
            best = None
            for _ in range(500):
                angle = self.rng.random() * math.tau
                far = math.sqrt(self.rng.random()) * reach
                x, y = self.ax * far * math.cos(angle), self.ay * far * math.sin(angle)
                if any(math.hypot(x - px, y - py) < apart * 0.93 for px, py in places):
                    continue
                pocket = min(math.hypot(x - px, y - py) for px, py in floor)
                dislike = 0.025 * math.hypot(x, y) - pocket
                if best is None or dislike < best[0]:
                    best = (dislike, x, y)
            if best is None:
                apart *= 0.95
            else:
                places.append(best[1:])
        return places


@cache
def slots(
    key: str, rx: float, ry: float, scale: float, floor: int = 12, total: int = 20
) -> tuple[Slot, ...]:
    """The slots of a hollow of half-axes rx × ry, for seeds of the given scale."""
    hollow = _Hollow(key, rx, ry, scale)
    lower = hollow.number(hollow.relax(hollow.scatter(floor)))
    upper = hollow.pile(lower, total - floor, 0.72 if total <= 20 else 0.9)
    result = []
    for i, (x, y) in enumerate(lower + upper):
        shape = hollow.rng.choice("aaabbc" if i % 2 else "abbcca")
        turn = hollow.rng.randrange(TURNS)
        high = i >= floor
        result.append(Slot(x, y - 2 * scale if high else y, SHAPES[shape], turn, high))
    return tuple(result)
