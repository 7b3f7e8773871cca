"""Voices that only the music has: strings, breath, glass, mallets, skins, brushes."""

import numpy as np

from instruments import pitch
from synth import RATE, band, fading, mix, modes, noise, released, swell, times, tone, wander


def string(frequency, seconds, ring, place, dull, bend=0.0):
    """A plucked string: harmonics, a hair wide of whole, weighted by where along it the finger was.

    `dull` takes the upper ones away; `bend` is how many semitones the left hand presses it up."""
    t = times(seconds)
    pressed = 0.5 - 0.5 * np.cos(np.pi * np.clip((t - 0.35) / 0.25, 0, 1))
    # The pluck pulls the string a few cents sharp before it settles.
    cents = 100 * bend * pressed + 7 * np.exp(-t / 0.04)
    phase = 2 * np.pi * np.cumsum(frequency * 2 ** (cents / 1200)) / RATE
    out = np.zeros_like(t)
    for n in range(1, 17):
        ratio = n * np.sqrt(1 + 0.00012 * n * n)
        if frequency * ratio < 7_000:
            gain = np.sin(np.pi * n * place) / n * np.exp(-dull * (n - 1))
            out += gain * np.sin(ratio * phase) * np.exp(-t * (1 + 0.30 * (n - 1)) / ring)
    return released(out * np.minimum(t / 0.0012, 1) / np.sin(np.pi * place))


def koto(rng, note, seconds=3.2, soft=0.5, bend=0.0):
    """Silk over paulownia: a string plucked near its bridge, the plectrum's tick, the long box."""
    f = pitch(note) * 2 ** (rng.normal(0, 2) / 1200)
    body = string(f, seconds, 1.15 * (220 / f) ** 0.4, 0.17, 0.05 + 0.30 * soft, bend)
    box = modes(168 * rng.uniform(0.97, 1.03), [(1, 0.16, 0.05), (1.7, 0.08, 0.03)], 0.3, 0.002)
    tick = noise(rng, 0.03, 1_200, 4_200) * fading(0.03, 0.004)
    return mix(seconds, (0, 1, body), (0, 1, box), (0, 0.05 * (1.2 - soft), tick))


def bass(rng, note, seconds=1.3, soft=0.5):
    """A gut string under a fingertip: round, and gone before the next."""
    f = pitch(note) * 2 ** (rng.normal(0, 2) / 1200)
    body = string(f, seconds, 0.60, 0.28, 0.25 + 0.3 * soft)
    finger = noise(rng, 0.05, 120, 900) * fading(0.05, 0.010, 0.003)
    return mix(seconds, (0, 1, body), (0, 0.06, finger))


def flute(rng, note, seconds=3.0, soft=0.5):
    """Bamboo: the tone is found from below, and begins to waver only when it is held; air all through."""
    f = pitch(note)
    t = times(seconds)
    held = np.clip((t - 0.8) / 1.2, 0, 1)
    cents = -55 * np.exp(-t / 0.10) + 9 * held * np.sin(2 * np.pi * 4.4 * t + rng.uniform(0, 6))
    phase = 2 * np.pi * np.cumsum(f * 2 ** (cents / 1200)) / RATE
    body = sum(g * np.sin(n * phase) for n, g in ((1, 1.0), (2, 0.22), (3, 0.10), (4, 0.025)))
    breath = noise(rng, seconds, 0.9 * f, 2.4 * f) * (0.10 + 0.22 * np.exp(-t / 0.12))
    air = body * (1 + 0.10 * held * np.sin(2 * np.pi * 4.4 * t)) + breath * wander(rng, seconds, 25, 0.5)
    return band(air, 150, 4_000 - 1_500 * soft, 1) * swell(seconds, 0.22, 1.3)


def drum(rng, frequency=58, seconds=1.4, soft=0.5):
    """A big skin struck with a wrapped stick, far back in the hall."""
    f = frequency * (1 + 0.22 * np.exp(-times(seconds) / 0.05))
    skin = tone(f) * fading(seconds, 0.34, 0.006)
    over = tone(1.59 * f) * fading(seconds, 0.14, 0.005) + 0.6 * tone(2.14 * f) * fading(seconds, 0.09, 0.005)
    stick = noise(rng, 0.08, 90, 700) * fading(0.08, 0.018, 0.004)
    return mix(seconds, (0, 1, skin), (0, 0.30, over), (0, 0.22 * (1.2 - soft), stick))


def glass(rng, note, seconds=3.2, soft=0.5):
    """A rim touched with felt: nearly pure, two tones a beat apart, a faint fifth high above."""
    f = pitch(note) * 2 ** (rng.normal(0, 1.5) / 1200)
    ring = 1.2 * (600 / f) ** 0.5
    partials = [
        (1, 1.0, ring),
        (1 + 0.7 / f, 0.45, ring * 1.1),
        (2.0, 0.12 * (1.3 - soft), ring * 0.5),
        (3.0, 0.05 * (1.3 - soft), ring * 0.25),
        (4.0, 0.05 * (1.3 - soft), 0.07),
    ]
    return modes(f, partials, seconds, 0.005)


def halo(rng, note, seconds=3.5):
    """The same rim, rubbed: it swells and goes, with a slow shimmer."""
    f = pitch(note)
    t = times(seconds)
    shimmer = 1 + 0.12 * np.sin(2 * np.pi * 0.9 * t + rng.uniform(0, 6))
    body = np.sin(2 * np.pi * f * t) + 0.5 * np.sin(2 * np.pi * (f + 0.5) * t + 2) + 0.10 * np.sin(4 * np.pi * f * t)
    return body * shimmer * swell(seconds, 0.45, 1.6)


def marimba(rng, note, seconds=1.2, soft=0.5):
    """Rosewood under yarn: the bar's second mode is tuned two octaves up, the tube carries the first."""
    f = pitch(note) * 2 ** (rng.normal(0, 2) / 1200)
    ring = 0.34 * (300 / f) ** 0.6
    bright = 1.3 - soft
    bar = modes(f, [(1, 1.0, ring), (4.0, 0.20 * bright, ring * 0.22), (9.9, 0.05 * bright, 0.018)], seconds, 0.0018)
    yarn = noise(rng, 0.03, 300, 1_600) * fading(0.03, 0.006, 0.001)
    return mix(seconds, (0, 1, bar), (0, 0.07 * bright, yarn))


def brush(rng, seconds=0.30, peak=0.35):
    """Wires drawn over a skin."""
    return noise(rng, seconds, 1_300, 5_200, 1) * swell(seconds, peak, 1.8) * wander(rng, seconds, 90, 0.5)


def tap(rng, seconds=0.10):
    """The same wires let fall."""
    wires = noise(rng, seconds, 900, 4_800, 1) * fading(seconds, 0.016, 0.0015)
    skin = modes(205 * rng.uniform(0.98, 1.02), [(1, 0.5, 0.03), (1.6, 0.3, 0.02)], seconds, 0.002)
    return mix(seconds, (0, 1, wires), (0, 1, skin))
