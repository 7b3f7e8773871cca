"""Soon's loop, written bar by bar."""

from instruments import kalimba
from loop import Loop
from voices import drum, glass, halo


def music(rng):
    """Soon: the sky at dusk, in three. One tune on glass, by day in A major, by night in A minor: F# sinks
    to F and the sun is gone; in the last bar G# comes back and so does the light."""
    day, night = "A B C# D E F# G#".split(), "A B C D E F G G#".split()
    loop = Loop(rng, 16, 2.8, 6, "A", beat=6)
    tune = [
        "C#5 . E5 . . .", "A5 . . . G#5 .", "F#5 . . . E5 .", "B4 . . . . .",
        "C#5 . E5 . A5 .", "B5 . . . G#5 .", "A5 . . . F#5 .", "F5 . . . . .",
        "C5 . E5 . . .", "A5 . . . G5 .", "G5 . . . E5 .", "D5 . . . . .",
        "C5 . E5 . A5 .", "C6 . . . A5 .", "A5 . . . F5 .", "E5 . . . . .",
    ]  # fmt: skip
    broken = [  # Amaj7 F#m7 Dmaj7 E, A C#m7 Dmaj7 Dm6; Am7 Fmaj7 C G, Am Fmaj7 Dm7 Esus-E
        "A3 E4 G#4 C#5 G#4 E4", "F#3 E4 A4 C#5 . E4", "D3 A3 F#4 C#5 A4 F#4", "E3 B3 G#4 B4 . .",
        "A3 E4 A4 C#5 A4 E4", "C#4 E4 G#4 B4 G#4 E4", "D3 A3 F#4 C#5 A4 F#4", "D3 A3 F4 B4 . .",
        "A3 . G4 C5 . E4", "F3 . E4 A4 . C4", "C3 . E4 C5 . E4", "G3 . D4 B4 . .",
        "A3 E4 A4 C5 A4 E4", "F3 C4 E4 C5 A4 E4", "D3 A3 F4 C5 A4 F4", "E3 B3 A4 . G#4 .",
    ]  # fmt: skip
    air = "A3+E4 A3+E4 A3+F#4 B3+E4  A3+E4 G#3+E4 A3+F#4 A3+F4  G3+E4 A3+E4 G3+E4 G3+D4  A3+E4 A3+C4 A3+F4 B3+E4"
    sparks = {  # the tune's last note once more, high up
        1: ". . . E6 . C#6", 5: ". . . . . E6", 6: ". . . C#6 . A6", 8: ". . . . . G6",
        9: ". . . E6 . .", 11: ". . G6 . D6 .", 13: ". . . . . E6", 15: ". . . . B5 .",
    }  # fmt: skip
    for n, pair in enumerate(air.split()):
        loop.scale = night if n >= 7 else day
        loop.play(glass, n, tune[n], 0.34, 0.10, 0.45, soft=0.6)
        loop.play(kalimba, n, broken[n], 0.25, -0.25, 0.32, soft=0.95)
        loop.play(halo, n, f"{pair} . . . . .", 0.045, 0.0, 0.5)
        if n in sparks:
            loop.play(glass, n, sparks[n], 0.060, 0.55, 0.7, soft=0.9)
        if n % 4 == 0:  # the day's, and the night's, slow pulse
            loop.add(drum(rng, 55, soft=1.0), n, 0, 0.20, 0.0, 0.2)
    return loop.render(2.4)
