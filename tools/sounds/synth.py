"""Synthesis primitives: everything is a mono numpy array of floats at RATE samples per second."""

import numpy as np

RATE = 44_100


def samples(seconds):
    return int(round(seconds * RATE))


def times(seconds):
    return np.arange(samples(seconds)) / RATE


def curve(seconds, *points):
    """A line through (fraction of the duration, value) points."""
    where, values = zip(*points)
    return np.interp(np.linspace(0, 1, samples(seconds)), where, values)


def swell(seconds, peak=0.3, power=1.5):
    """A hump that starts and ends at zero, highest at the fraction `peak`."""
    x = np.linspace(0, 1, samples(seconds))
    phase = np.where(x < peak, x / peak, (1 - x) / (1 - peak))
    return np.sin(0.5 * np.pi * phase) ** power


def fading(seconds, decay, attack=0.0006):
    """An exponential decay (time to 1/e) behind a short rise, so that it never clicks."""
    t = times(seconds)
    return released(np.minimum(t / attack, 1) * np.exp(-t / decay))


def released(sound, share=0.4):
    """The sound let go over the last share of its length, so that it never stops short."""
    fall = int(share * len(sound))
    out = sound.copy()
    out[len(out) - fall :] *= np.cos(np.linspace(0, 0.5 * np.pi, fall)) ** 2
    return out


def mix(seconds, *layers):
    """Adds (start, gain, sound) layers; what passes the end is released before it."""
    out = np.zeros(samples(seconds))
    for start, gain, sound in layers:
        begin = samples(start)
        length = min(len(sound), len(out) - begin)
        if length > 0:
            kept = sound if length == len(sound) else released(sound[:length])
            out[begin : begin + length] += gain * kept
    return out


def modes(frequency, partials, seconds, attack=0.0006):
    """A struck body: (ratio, gain, decay) partials over a fundamental."""
    t = times(seconds)
    out = np.zeros_like(t)
    for ratio, gain, decay in partials:
        if frequency * ratio < 0.45 * RATE:
            out += gain * np.sin(2 * np.pi * frequency * ratio * t) * np.exp(-t / decay)
    return released(out * np.minimum(t / attack, 1))


def tone(frequencies):
    """A sine whose frequency follows an array, one value per sample."""
    return np.sin(2 * np.pi * np.cumsum(frequencies) / RATE)


def band(sound, low, high, order=2):
    """Keeps what lies between two frequencies, with soft shoulders and no phase shift."""
    padded = 2 * len(sound)
    f = np.fft.rfftfreq(padded, 1 / RATE)
    f[0] = 1e-3
    gain = 1 / np.sqrt((1 + (low / f) ** (2 * order)) * (1 + (f / high) ** (2 * order)))
    return np.fft.irfft(np.fft.rfft(sound, padded) * gain, padded)[: len(sound)]


def noise(rng, seconds, low=20, high=18_000, order=2):
    """Band-limited noise of unit power."""
    out = band(rng.standard_normal(samples(seconds)), low, high, order)
    return out / np.sqrt(np.mean(out**2))


def moving_noise(rng, centres, octaves=0.8):
    """Noise whose colour follows an array of centre frequencies: whooshes, scrapes, breath."""
    size, hop = 1024, 256
    count = len(centres)
    out = np.zeros(count + 2 * size)
    window = np.hanning(size + 1)[:size]
    octave = np.log2(np.maximum(np.fft.rfftfreq(size, 1 / RATE), 10))
    source = rng.standard_normal(count + 2 * size)
    for begin in range(0, count + size, hop):
        centre = centres[min(max(begin - size // 2, 0), count - 1)]
        gain = np.exp(-(((octave - np.log2(centre)) / octaves) ** 2))
        spectrum = np.fft.rfft(source[begin : begin + size] * window) * gain
        out[begin : begin + size] += np.fft.irfft(spectrum, size) * window
    out = out[size : size + count]
    return out / np.sqrt(np.mean(out**2))


def wander(rng, seconds, rate, low=0.0):
    """A smooth random curve from `low` to 1 that changes about `rate` times a second."""
    knots = rng.uniform(low, 1, max(int(seconds * rate) + 3, 4))
    return np.interp(np.linspace(0, len(knots) - 1, samples(seconds)), np.arange(len(knots)), knots)


def room(rng, seconds, low=150, high=5_000):
    """The impulse response of a small warm room, without the direct sound."""
    delay = 0.009
    tail = noise(rng, seconds, low, high, 1) * np.exp(-6.9 * times(seconds) / seconds)
    out = np.concatenate([np.zeros(samples(delay)), tail])
    return out / np.sqrt(np.sum(out**2))


def in_room(rng, sound, wet=0.15, seconds=0.5):
    """The sound with its room, lengthened by the room's tail."""
    response = room(rng, seconds)
    size = len(sound) + len(response)
    tail = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)
    return np.pad(sound, (0, len(response))) + wet * tail


def finish(sound, fade_in=0.0008, fade_out=0.02):
    """Trims the inaudible end, takes out what is under hearing and fades both edges to silence."""
    sound = band(sound, 25, 19_000, 2)
    loud = np.nonzero(np.abs(sound) > 10 ** (-56 / 20) * np.max(np.abs(sound)))[0]
    sound = sound[: loud[-1] + 1].copy()
    rise, fall = samples(fade_in), min(samples(fade_out), len(sound) // 3)
    sound[:rise] *= np.linspace(0, 1, rise)
    sound[-fall:] *= np.cos(np.linspace(0, 0.5 * np.pi, fall)) ** 2
    # A breath of silence keeps the attack, and what the codec smears before it, off the first sample.
    return np.pad(sound, samples(0.006))
