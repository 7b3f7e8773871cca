"""Songo's loop, written bar by bar."""

from instruments import balafon, calabash, kalimba, shaker, wood
from loop import Loop


def music(rng):
    """Songo: thought and counting. A twelve-beat weave of wooden bars in D, the tines above it."""
    loop = Loop(rng, 16, 3.0, 12, "D E F G A B C")
    weave = {
        "D1": ("A4 . D5 . F5 D5 . A4 . C5 A4 .", "D4 . . A3 . . D4 . . G3 . A3"),
        "D2": ("A4 . D5 . F5 G5 . F5 . D5 C5 .", "D4 . . A3 . . D4 . . A3 . G3"),
        "C": ("G4 . C5 . E5 C5 . G4 . C5 G4 .", "C4 . . G3 . . C4 . . E4 . G3"),
        "A": ("A4 . C5 . E5 C5 . A4 . G4 E4 .", "A3 . . E4 . . A3 . . G3 . A3"),
        "F": ("A4 . C5 . F5 C5 . A4 . C5 F5 .", "F3 . . C4 . . F4 . . C4 . A3"),
        "G": ("G4 . D5 . G5 D5 . B4 . D5 G4 .", "G3 . . D4 . . G3 . . D4 . B3"),
    }
    roots = {"D1": 73.4, "D2": 73.4, "C": 65.4, "A": 110.0, "F": 87.3, "G": 98.0}
    form = "D1 D2 D1 C  D1 D2 G A  F C D1 D2  G C A D1".split()
    rest = ". . . . . . . . . . . ."
    tines = [rest] * 4 + [
        "D5 . . F5 . . G5 . . F5 . .", "D5 . . C5 . . A4 . . . . .", "B4 . . D5 . . G5 . . A5 . .", "G5 . E5 . . . . . . . . .",
        "A5 . . . . C6 . . A5 . . .", "G5 . . . . E5 . . C5 . . .", "F5 . . D5 . . . . . A4 . C5", "D5 . . . . . . . . . . .",
        "D5 . . G5 . . B5 . . A5 . .", "G5 . . E5 . . C5 . . . . .", "E5 . . C5 . . A4 . . G4 . .", "D5 . . . A4 . . . . . . .",
    ]  # fmt: skip
    for n, name in enumerate(form):
        right, left = weave[name]
        last = n == 15
        if last:
            right, left = "A4 . D5 . F5 . . . . . . .", "D4 . . A3 . . . . . . . ."
        loop.play(balafon, n, right, 0.31, 0.35, 0.22, soft=0.7)
        loop.play(balafon, n, left, 0.40, -0.35, 0.22, soft=0.8)
        loop.play(kalimba, n, tines[n], 0.29, 0.0, 0.38, soft=0.6)
        loop.add(calabash(rng, roots[name], 0.8, 0.9), n, 0, 0.44, 0, 0.1)
        if not last:
            loop.add(calabash(rng, roots[name], 0.6, 0.8), n, 7, 0.26, 0, 0.1)
            for slot in (0, 2, 4, 5, 7, 9, 11) if n >= 2 else ():  # the old bell pattern, on wood
                loop.add(wood(rng, 940, 0.018, 0.35, 0.15), n, slot, 0.055, 0.55, 0.35)
        for slot in range(12):
            if not (last and slot > 8):
                strong = slot % 3 == 0
                loop.add(shaker(rng, 0.11, strong), n, slot - 0.15, 0.042 if strong else 0.020, -0.4, 0.25)
    return loop.render()
