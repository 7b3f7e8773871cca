"""The title's loop, written bar by bar."""

from instruments import balafon, calabash, kalimba, shaker
from loop import Loop


def table(rng):
    """The title: an evening beginning. F major, unhurried, a tune that asks and answers."""
    bar = 3.2
    loop = Loop(rng, 16, bar, 8, "F G A Bb C D E")
    tune = [
        "A4 . C5 . D5 C5 . A4", "G4 . A4 . . . C5 .", "F5 . D5 . C5 . A4 .", "G4 . . A4 G4 . . .",
        "A4 . C5 . D5 C5 . F5", "D5 . . . C5 . D5 .", "G5 . E5 . D5 . C5 .", "A4 . . . . . C5 .",
        "D5 . F5 . D5 . Bb4 .", "C5 . A4 . . . C5 D5", "Bb4 . D5 . F5 . G5 .", "E5 . . C5 . . G4 .",
        "A4 . C5 . D5 C5 . A4", "F5 . . D5 . . C5 .", "D5 . C5 . A4 . G4 .", "F4+A4 . . . C5 . . .",
    ]  # fmt: skip
    chords = "F F Dm C  F Bb C F  Bb F Gm C  F Dm Bb F".split()
    thumbs = {  # the other thumb's broken chord
        "F": "F3 . C4 . F4 . C4 .", "Dm": "D3 . A3 . F4 . A3 .", "Bb": "Bb3 . F4 . D4 . F4 .",
        "C": "C4 . G4 . E4 . G3 .", "Gm": "G3 . D4 . Bb3 . D4 .",
    }  # fmt: skip
    bars = {
        "F": "A3+C4", "Dm": "A3+D4", "Bb": "Bb3+D4", "C": "G3+E4", "Gm": "Bb3+D4",
    }  # fmt: skip
    roots = {"F": 87.3, "Dm": 73.4, "Bb": 116.5, "C": 65.4, "Gm": 98.0}
    for n, chord in enumerate(chords):
        last = n == 15
        loop.play(kalimba, n, tune[n], 0.50, 0.15, 0.30, soft=0.6)
        loop.play(kalimba, n, thumbs[chord] if not last else "F3 . C4 . . . . .", 0.26, -0.25, 0.25, soft=0.85)
        if n >= 4 and not last:
            pair = bars[chord]
            loop.play(balafon, n, f". . . {pair} . {pair} . .", 0.20, -0.45, 0.25, soft=0.8)
        if n >= 8 and not last:  # the bars answer in the second half
            high = pair.split("+")[1].replace("4", "5")
            loop.play(balafon, n, f". {high} . . . . {high} .", 0.13, 0.5, 0.3, soft=0.7)
        loop.add(calabash(rng, roots[chord], 0.8, 0.9), n, 0, 0.42, 0, 0.1)
        if not last:
            loop.add(calabash(rng, roots[chord], 0.6, 0.9), n, 5, 0.24, 0, 0.1)
        for slot in range(8):
            if n >= 2 and not (last and slot > 4):
                strong = slot % 4 == 2
                loop.add(shaker(rng, 0.14, strong), n, slot - 0.12, 0.050 if strong else 0.024, 0.35, 0.25)
    return loop.render()
