"""Sovango's loop, written bar by bar."""

from instruments import balafon, calabash, kalimba, pitch, shaker, wood
from loop import Loop


def music(rng):
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
