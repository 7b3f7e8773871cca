"""Sar-Zan's loop, written bar by bar."""

from loop import Loop
from voices import drum, flute, koto


def music(rng):
    """Sar Zan: ink and lacquer. Two kotos face each other over a far drum, in the mode D Eb G A Bb;
    the flute turns it to one with C in place of Bb, and what is left unplayed belongs to the tune."""
    loop = Loop(rng, 12, 4.0, 8, "D Eb G A Bb")
    rest = ". . . . . . . ."
    right = [
        "D4 . . . A4 . Bb4 .", "A4 . . . . . . .", "G4 . A4 . Eb4 . . .", "D4 . . . . . . .",
        "D5 . . . Bb4 . A4 .", "G4 . . A4 . . . .", "Bb4 . A4 . G4 . Eb4 .", "D4 . . . . . . .",
        ". . . . C5 . A4 .", "G4 . . . Eb4 . . .", "A4 . C5 . D5 . G5 .", rest,
    ]  # fmt: skip
    left = [
        "D3 . . . . . . .", ". . D4 . G3 . A3 .", ". . . . . . G3 .", ". . A3 . D3 . . .",
        "D3 . A3 . . . . .", ". . . . . . Eb4 D4", ". . . . . . G3 .", ". . D3+A3 . . . . .",
        "G3 . D4 . . . . .", ". . G3 . . . A3 .", "D3 . A3 . . . G4 .", "A3 . . . D3 . . .",
    ]  # fmt: skip
    breath = {  # bar: (line, seconds)
        3: (". . . . A4 . . .", 3.4), 7: (". . . D5 . . . .", 3.6), 9: (". . . . . G4 . .", 3.0),
        11: ("D5 . . . . . . .", 3.2),
    }  # fmt: skip
    skins = [(0,), (), (6,), (4,), (0,), (), (6,), (2, 3.5), (0,), (), (6, 7), (4,)]
    for n in range(12):
        loop.scale = "D Eb G A C".split() if n >= 8 else "D Eb G A Bb".split()
        loop.play(koto, n, right[n], 0.44, 0.30, 0.34, soft=0.45)
        loop.play(koto, n, left[n], 0.32, -0.22, 0.30, soft=0.6)
        if n in breath:
            line, seconds = breath[n]
            loop.play(flute, n, line, 0.115, 0.05, 0.55, seconds=seconds)
        for slot in skins[n]:
            loop.add(drum(rng, 58, soft=0.8), n, slot, 0.34 if slot == 0 else 0.22, 0.0, 0.25)
    # What fingers do between the beats: a press, two rolled chords, and the long fall at the end.
    loop.scale = "D Eb G A Bb C".split()
    loop.strum(koto, 3, 6, "D4", 1, 0.22, -0.35, 0.30, soft=0.6, bend=1.0)
    loop.strum(koto, 5, 4.9, "D4 G4 A4", 0.10, 0.17, 0.30, 0.40, soft=0.7)
    loop.strum(koto, 8, 0.1, "D4 G4 C5", 0.12, 0.20, 0.30, 0.40, soft=0.6)
    loop.strum(koto, 11, 1.5, "D5 C5 A4 G4 Eb4 D4", 0.36, 0.26, 0.30, 0.40, soft=0.6)
    return loop.render(2.2)
