"""The loops of the card games, one mood for each, written bar by bar."""

from instruments import balafon, calabash, kalimba, pitch, shaker, wood
from loop import Loop
from voices import bass, brush, drum, flute, glass, halo, koto, marimba, tap


def sovango(rng):
    """Sovango: the savannah at night. A lope in twelve, G with a lowered seventh; the bars call, the
    tines reply, and in the last four bars they change places."""
    loop = Loop(rng, 12, 3.6, 12, "G A B C D E F")
    chords = "G C G F  G C F G  Am F C Dm".split()
    rest = ". . . . . . . . . . . ."
    calls = [
        "D5 . B4 D5 . E5 D5 . . . . .", rest, "B4 . G4 B4 . D5 B4 . . . . .", rest,
        "D5 . B4 D5 . E5 G5 . . . . .", rest, "C5 . A4 C5 . D5 C5 . A4 . . .", rest,
        rest, ". . . . . . . . C5 A4 . F4", rest, ". . . . . . A4 . C5 . . .",
    ]  # fmt: skip
    replies = [
        rest, ". . . E5 . C5 E5 . D5 C5 . .", rest, ". . . C5 . A4 . . C5 A4 . .",
        rest, ". . . G5 . E5 G5 . E5 D5 . C5", rest, ". . . B4 . D5 B4 . A4 G4 . .",
        "E5 . . . . C5 D5 . E5 . . .", "F5 . . . . C5 A4 . . . . .", "E5 . . . . G5 E5 . D5 C5 . .", "D5 . . A4 . . . . . . . .",
    ]  # fmt: skip
    walk = {  # long, short; long, short: root, fifth and third
        "G": "G3 . D4 G3 . . B3 . D4 . . .", "C": "C4 . G3 C4 . . E4 . G3 . . .",
        "F": "F3 . C4 F3 . . A3 . C4 . . .", "Am": "A3 . E4 . . . C4 . . E4 . .",
        "Dm": "D4 . A3 . . . F4 . . . . .",
    }  # fmt: skip
    turned = {  # the same, leaning on the other foot
        "G": "G3 . . D4 . B3 . . D4 G3 . .", "C": "C4 . . G3 . E4 . . G3 C4 . .", "F": "F3 . . C4 . A3 . . C4 F3 . .",
    }  # fmt: skip
    pairs = {"G": "G4+B4", "C": "G4+C5", "F": "A4+C5", "Am": "A4+C5", "Dm": "A4+D5"}
    deep = {"G": "G2", "C": "C3", "F": "F2", "Am": "A2", "Dm": "D3"}
    for n, chord in enumerate(chords):
        last, second = n == 11, n >= 8
        steps = turned[chord] if 4 <= n < 8 else walk[chord]
        loop.play(balafon, n, steps, 0.25 if second else 0.31, -0.35, 0.22, soft=0.9)
        loop.play(balafon, n, calls[n], 0.52, 0.25, 0.30, soft=0.6)
        loop.play(kalimba, n, replies[n], 0.29, -0.05, 0.40, soft=0.7)
        loop.play(kalimba, n, f"{deep[chord]} . . . . . . . . . . .", 0.18, 0.0, 0.15, soft=1.0)
        if 4 <= n < 11 and n != 8:
            pair = pairs[chord]
            loop.play(balafon, n, f". . . . . {pair} . . . . {pair} .", 0.12, 0.5, 0.30, soft=0.9)
        low = pitch(deep[chord])
        loop.add(calabash(rng, low, 0.8, 0.9), n, 0, 0.32, 0, 0.12)
        if not last:
            loop.add(calabash(rng, low, 0.6, 0.8), n, 8 if n % 2 else 5, 0.20, 0, 0.12)
            loop.add(wood(rng, 310, 0.03, 0.1, 0.2), n, 9, 0.10, 0.15, 0.3)  # knuckles on the gourd
        if n >= 2 and not last:
            for slot in (0, 3, 6, 9) if second else (0, 2, 3, 5, 6, 8, 9, 11):
                strong = slot % 3 == 0
                loop.add(shaker(rng, 0.13, strong), n, slot - 0.15, 0.030 if strong else 0.017, -0.45, 0.25)
    return loop.render()


def sar_zan(rng):
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


def soon(rng):
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


def swoop(rng):
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
