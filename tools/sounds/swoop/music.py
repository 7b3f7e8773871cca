"""Swoop's loop, written bar by bar."""

from instruments import kalimba
from loop import Loop
from voices import bass, brush, marimba, tap


def music(rng):
    """Swoop: a bird that hops. B flat, swung; wooden bars over a plucked bass and brushes, four times four
    bars (the tune, the tune, something else, the tune)."""
    loop = Loop(rng, 16, 2.5, 12, "Bb C D Eb E F G A")
    rest = ". . . . . . . . . . . ."
    tune = [
        "D5 . F5 . . G5 . . . F5 . .", "D5 . . . . Bb4 . . . . . .", "C5 . Eb5 . . F5 . . . Eb5 . .", "C5 . . . . A4 . . . . . .",
        "D5 . F5 . . G5 . . . Bb5 . .", "G5 . . . . F5 . . D5 . . .", "Eb5 . G5 . . Eb5 . . C5 A4 . .", "Bb4 . . . . . . . . . . .",
        rest, rest, rest, rest,
        "D5 . F5 . . G5 . . . F5 . .", "D5 . . . . Bb4 . . . . . .", "C5 . Eb5 . . G5 . . Eb5 C5 . .", "Bb4 . . F4 . . Bb4 . . . . .",
    ]  # fmt: skip
    # The tines answer where the bars rest, and have the third line to themselves.
    tines = [
        rest, ". . . . . . . . F5 D5 . .", rest, ". . . . . . . . C5 Eb5 . .",
        rest, rest, rest, ". . . . . D5 F5 . D5 . . .",
        "G5 . . . . Eb5 . . G5 . . .", "F5 . . . . D5 . . . . . .", "E5 . G5 . . E5 . . . C5 . .", "Eb5 . . C5 . . A4 . . . . .",
        rest, ". . . . . . . . F5 G5 . .", rest, ". . . . . . D5 . . . . .",
    ]  # fmt: skip
    # Bb6 Gm7 Cm7 F7, Bb6 Gm7 Cm7-F7 Bb6; Eb6 Dm7 C7 F7 (the pair sinks by steps); Bb6 Gm7 Cm7-F7 Bb
    pairs = "D4+G4 D4+F4 Eb4+G4 Eb4+A4  D4+G4 D4+F4 Eb4+G4 D4+F4  Eb4+G4 C4+F4 Bb3+E4 A3+Eb4  Bb3+D4 D4+F4 Eb4+G4 D4+F4".split()
    low = [
        "Bb2 F2", "G2 D3", "C3 G2", "F2 C3", "Bb2 F2", "G2 D3", "C3 F2", "Bb2 D3",
        "Eb3 Bb2", "D3 A2", "C3 G2", "F2 C3", "Bb2 F2", "G2 D3", "C3 F2", "Bb2 .",
    ]  # fmt: skip
    for n, pair in enumerate(pairs):
        last, third = n == 15, 8 <= n < 12
        loop.play(marimba, n, tune[n], 0.40, 0.20, 0.28, soft=0.5)
        loop.play(kalimba, n, tines[n], 0.32 if third else 0.20, -0.15, 0.40, soft=0.7)
        if n in (4, 12):  # a hop before the tune comes back
            loop.strum(marimba, n, -0.45, "C5", 1, 0.20, 0.20, 0.28, soft=0.6)
        one, three = low[n].split()
        loop.play(bass, n, f"{one} . . . . . {three} . . . . .", 0.27, -0.05, 0.10, soft=0.3)
        if third:
            loop.play(marimba, n, f". . . {pair} . . . . . {pair} . .", 0.15, -0.45, 0.28, soft=0.9)
        elif not last:
            beats = f". . . {pair} . . . . {pair} . . ." if n % 2 else f". . {pair} . . . . . . {pair} . ."
            loop.play(marimba, n, beats, 0.17, -0.45, 0.28, soft=0.9)
        if n >= 1 and n not in (7, 15):  # at the ends of the lines the brushes hold still
            for slot in (3, 9):
                loop.add(brush(rng, 0.34), n, slot - 0.6, 0.034, 0.35, 0.2)
            for slot in (5, 11) if third else (2, 6, 8, 11):
                loop.add(tap(rng), n, slot, 0.030, 0.40, 0.2)
    return loop.render()
