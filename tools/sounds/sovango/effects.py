"""Sovango's great moment."""

import numpy as np

from instruments import calabash, kalimba, tune, wood
from synth import in_room, mix, modes, samples, swell, wander


def gate(rng):
    # A heavy gate: the bar lifts, the hinge groans, light comes through as an open fifth.
    latch = mix(0.4, (0, 1, wood(rng, 210, 0.05, 0.35)), (0.07, 0.6, wood(rng, 330, 0.04, 0.45)))
    length = 0.42
    stick = 26 + 60 * wander(rng, length, 11)  # the hinge catches and slips this often each second
    slips = np.diff(np.floor(np.cumsum(stick) / samples(1)), prepend=0)
    hinge = np.convolve(slips, modes(520, [(1, 1, 0.010), (1.9, 0.7, 0.007), (3.3, 0.5, 0.004)], 0.05))[: samples(length)]
    light = tune(rng, kalimba, 1.6, (0, "G4", 0.7), (0.05, "D5", 0.8), (0.10, "G5", 0.6), soft=0.7)
    return in_room(rng, mix(2.0, (0, 1, latch), (0.12, 0.8, hinge * swell(length, 0.5, 1)), (0.36, 0.55, light), (0.36, 0.6, calabash(rng, 65))), 0.25, 0.8)
