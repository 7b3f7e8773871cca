"""Buttons, menus and the ends of games. Each function takes its own random generator."""

import numpy as np

from instruments import balafon, bell, calabash, hits, kalimba, scattered, seeds, tune, whoosh, wood
from synth import curve, fading, in_room, mix, noise, swell, tone


def cancel(rng):
    thud = calabash(rng, 92, 0.4, 0.8)
    fall = tone(curve(0.42, (0, 392), (1, 247))) * swell(0.42, 0.12, 1.5)
    return mix(0.5, (0, 1, thud), (0.03, 0.30, fall), (0.03, 0.06, whoosh(rng, 0.35, [(0, 1_100), (1, 350)], 0.2)))


def refuse(rng):
    return mix(0.4, (0, 1, wood(rng, 300, 0.030, 0.22)), (0.105, 0.7, wood(rng, 265, 0.034, 0.18)))


def press(rng):
    return mix(0.16, (0, 1, wood(rng, 250, 0.024, 0.25, 0.16)), (0, 0.12, noise(rng, 0.05, 600, 2_400) * fading(0.05, 0.012, 0.004)))


def click(rng):
    return wood(rng, 860 * rng.uniform(0.96, 1.04), 0.014, rng.uniform(0.5, 0.65), 0.14)


def open_menu(rng):
    air = whoosh(rng, 0.24, [(0, 500), (1, 2_400)], 0.45)
    return mix(0.34, (0, 0.3, air), (0.15, 0.55, wood(rng, 620, 0.02, 0.4, 0.16)))


def close_menu(rng):
    air = whoosh(rng, 0.20, [(0, 2_000), (1, 400)], 0.25)
    return mix(0.3, (0, 0.3, air), (0.13, 0.65, wood(rng, 410, 0.02, 0.35, 0.16)))


def turn(rng):
    notes = tune(rng, kalimba, 1.5, (0, "A4", 0.8), (0.14, "D5", 1.0), seconds=1.2, soft=0.8)
    return in_room(rng, notes, 0.12)


def hint(rng):
    notes = tune(rng, kalimba, 1.6, (0, "D5", 0.6), (0.09, "A5", 0.8), (0.18, "E6", 0.7), seconds=1.2, soft=0.6)
    return in_room(rng, notes, 0.2, 0.7)


def undo(rng):
    air = whoosh(rng, 0.26, [(0, 700), (0.5, 1_700), (1, 600)], 0.7)
    notes = tune(rng, balafon, 0.6, (0.02, "A4", 0.8), (0.12, "E4", 1.0), seconds=0.45, soft=0.8)
    return mix(0.6, (0, 0.14, air), (0, 1, notes))


def win(rng):
    # A run up the bars, the chord rolled on the tines, a bell far behind, seeds thrown in the air.
    run = zip(hits(9, 0.085, 0.065), ["D4", "F#4", "A4", "B4", "D5", "F#5", "A5", "B5", "D6"], np.linspace(0.5, 0.9, 9))
    chord = [(0.66, "D4", 0.9), (0.69, "A4", 0.8), (0.72, "D5", 0.8), (0.75, "F#5", 0.8), (0.79, "A5", 0.9)]
    echo = [(1.12, "B5", 0.5), (1.27, "D6", 0.6), (1.42, "F#6", 0.4)]
    sound = mix(
        2.4,
        (0, 0.8, tune(rng, balafon, 2.2, *run, soft=0.4)),
        (0, 0.6, tune(rng, kalimba, 2.4, *chord, *echo, seconds=1.6, soft=0.5)),
        (0.66, 0.6, calabash(rng, 73)),
        (0.66, 0.10, bell(1_174.7, 1.6, 0.5)),
        (0.66, 0.16, seeds(rng, scattered(rng, 22, 0.8, 1.5), 1.0, [800, 950, 1_100], 0.1)),
    )
    return in_room(rng, sound, 0.22, 0.9)


def draw(rng):
    # Neither up nor down: two voices that meet on an open fifth.
    notes = [(0, "A4", 0.7), (0, "G5", 0.5), (0.24, "B4", 0.7), (0.24, "F#5", 0.5), (0.52, "A4", 0.8), (0.54, "E5", 0.8)]
    return in_room(rng, mix(2.0, (0, 1, tune(rng, kalimba, 2.0, *notes, soft=0.7)), (0.52, 0.5, calabash(rng, 82))), 0.2, 0.8)


def lose(rng):
    notes = [(0, "A4", 0.8), (0.22, "F4", 0.8), (0.46, "E4", 0.8), (0.78, "C4", 0.6), (0.81, "A3", 0.9)]
    low = tune(rng, balafon, 2.0, (0.78, "A3", 0.5), (0.78, "E3", 0.4), soft=0.9)
    return in_room(rng, mix(2.2, (0, 1, tune(rng, kalimba, 2.2, *notes, seconds=1.5, soft=0.85)), (0, 1, low)), 0.25, 0.9)


def ring_bell(rng):
    return in_room(rng, mix(2.2, (0, 1, bell(880)), (0, 0.10, noise(rng, 0.02, 2_000, 8_000) * fading(0.02, 0.003))), 0.1, 0.6)
