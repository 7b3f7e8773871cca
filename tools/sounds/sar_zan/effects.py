"""Sar-Zan's great moments."""

import numpy as np

from instruments import bell, blade, calabash, gong, kalimba, pitch, slap, tune, whoosh, wood
from synth import band, curve, in_room, mix, moving_noise, samples, swell, times, wander


def sword(rng):
    # Drawn along the scabbard, then left to ring.
    scrape = moving_noise(rng, curve(0.30, (0, 2_400), (1, 7_500)), 0.45) * swell(0.30, 0.85, 1.6) * wander(rng, 0.30, 260, 0.45)
    shine = blade(rng, 2_250, 1.2, 0.34)
    return in_room(rng, mix(1.5, (0, 0.34, scrape), (0.235, 0.36, shine), (0.235, 0.10, blade(rng, 3_370, 0.8, 0.2))), 0.15, 0.6)


def dragon(rng):
    # The ring closes in one brush stroke (400 ms), the dragon breathes, the gong carries it off.
    stroke = whoosh(rng, 0.42, [(0, 600), (0.9, 3_200), (1, 2_800)], 0.85, 0.6) * wander(rng, 0.42, 120, 0.5)
    length = 1.15
    growl_pitch = curve(length, (0, 62), (0.3, 96), (1, 48)) * (1 + 0.05 * (wander(rng, length, 30) - 0.5))
    phase = np.cumsum(growl_pitch) / samples(1)
    throat = np.tanh(4 * np.sin(2 * np.pi * phase) + 2 * np.sin(4 * np.pi * phase + 1)) * (0.6 + 0.4 * np.sin(2 * np.pi * 27 * times(length)))
    voice = band(throat, 90, 900, 1) + 0.5 * band(throat, 1_100, 2_600, 2)
    breath = moving_noise(rng, curve(length, (0, 500), (0.35, 1_500), (1, 400)), 0.9)
    roar = (voice + 0.35 * breath) * swell(length, 0.3, 1.4)
    return in_room(rng, mix(2.6, (0, 0.18, stroke), (0.36, 0.45, roar), (0.38, 0.55, gong(rng, 98))), 0.2, 0.9)


def owatta(rng):
    # The last cards slam, the ring of gold spreads.
    slam = mix(0.5, (0, 1, slap(rng, 1.0, 0.25)), (0, 0.9, calabash(rng, 62)), (0.004, 0.5, wood(rng, 190, 0.05, 0.5)))
    names = ["A4", "D5", "E5", "G5", "A5", "D6"]  # in-sen colours kept open: no third until the bell
    notes = tune(rng, kalimba, 1.9, *((0.10 + 0.055 * n, name, 0.6 + 0.06 * n) for n, name in enumerate(names)), seconds=1.5, soft=0.3)
    return in_room(rng, mix(2.2, (0, 1, slam), (0, 0.5, notes), (0.02, 0.28, gong(rng, 146.8, 2.0)), (0.42, 0.14, bell(pitch("A5"), 1.6, 0.5))), 0.2, 0.8)
