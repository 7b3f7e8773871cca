"""Swoop's great moments."""

import numpy as np

from instruments import balafon, flick, hits, kalimba, paper, scattered, slap, tune, whoosh
from synth import curve, fading, in_room, mix, noise, swell, times, tone


def chirp(rng, low, high, seconds):
    return tone(curve(seconds, (0, low), (0.35, high), (1, low * 0.9))) * swell(seconds, 0.3, 1.4)


def swoop(rng):
    # The swallow crosses: air from left to right, two chirps, the pile dragged behind it.
    air = whoosh(rng, 0.85, [(0, 450), (0.45, 2_600), (1, 700)], 0.5, 0.55)
    wing = air * (1 + 0.5 * np.sin(2 * np.pi * 13 * times(0.85)))
    birds = [(0.22, 0.16, chirp(rng, 3_100, 4_300, 0.09)), (0.33, 0.20, chirp(rng, 3_400, 4_900, 0.08)), (0.42, 0.12, chirp(rng, 3_000, 4_100, 0.10))]
    trail = [(t, rng.uniform(0.15, 0.35), flick(rng, rng.uniform(1_900, 2_800))) for t in 0.42 + hits(12, 0.018, 0.038)]
    notes = tune(rng, kalimba, 1.1, (0.0, "D5", 0.6), (0.06, "G5", 0.7), (0.12, "B5", 0.8), (0.18, "D6", 0.9), seconds=0.9)
    return in_room(rng, mix(1.6, (0, 0.34, wing), *birds, *trail, (0.46, 0.5, notes)), 0.15, 0.5)


def ten(rng):
    # A burst: a soft explosion, cards flying outwards, a high bar.
    burst = noise(rng, 0.5, 120, 3_500, 1) * fading(0.5, 0.085, 0.003)
    low = tone(curve(0.6, (0, 140), (0.3, 62), (1, 48))) * fading(0.6, 0.14, 0.003)
    flying = [(t, rng.uniform(0.2, 0.5), flick(rng, rng.uniform(2_000, 3_600))) for t in 0.04 + scattered(rng, 18, 0.45, 1.6)]
    notes = tune(rng, balafon, 0.9, (0, "C5", 0.8), (0.05, "G5", 0.8), (0.10, "C6", 0.9), soft=0.2)
    return in_room(rng, mix(1.1, (0, 0.30, burst), (0, 0.5, low), *flying, (0.03, 0.4, notes)), 0.15, 0.6)


def pickup(rng):
    # The pile breaks over the hand like a wave: flicks from dense to sparse above one long slide.
    wave = paper(rng, 0.75, [(0, 1_000), (0.4, 2_600), (1, 1_300)], 0.4, 70, 1.0)
    moments = 0.08 + hits(19, 0.014, 0.055)
    flicks = [(t, rng.uniform(0.3, 0.65), flick(rng, 2_700 - 45 * n)) for n, t in enumerate(moments)]
    return mix(1.0, (0, 0.34, wave), *flicks, (0.02, 0.6, slap(rng, 0.9)), (moments[-1] + 0.05, 0.6, slap(rng, 0.4)))
