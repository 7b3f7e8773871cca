"""What is heard at the table: thumb piano, wooden bars, seeds, cards, metal, air."""

import numpy as np

from synth import curve, fading, mix, modes, moving_noise, noise, released, swell, times, tone, wander

NOTES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def pitch(name):
    """The frequency of a note such as A4, Bb4 or F#5."""
    step = NOTES[name[0]] + {"b": -1, "#": 1}.get(name[1], 0)
    return 440 * 2 ** ((step - 9) / 12 + int(name[-1]) - 4)


def kalimba(rng, note, seconds=2.4, soft=0.5):
    """A tine over a wooden box: a nearly pure tone, two far inharmonic partials, the thumb's thump."""
    f = pitch(note) * 2 ** (rng.normal(0, 2) / 1200)
    ring = 0.75 * (440 / f) ** 0.5
    bright = 1.3 - soft
    body = modes(
        f,
        [
            (1, 1.0, ring),
            (1.003, 0.25, ring * 0.8),
            (2.0, 0.15 * bright, ring * 0.35),
            (3.01, 0.07 * bright, ring * 0.25),
            (5.42, 0.16 * bright, 0.060),
            (6.3, 0.07 * bright, 0.045),
            (14.6, 0.03 * bright, 0.018),
        ],
        seconds,
        0.0015,
    )
    thump = modes(178 * rng.uniform(0.97, 1.03), [(1, 0.14, 0.035), (1.9, 0.06, 0.02)], 0.2)
    thumb = noise(rng, 0.03, 900, 4_500) * fading(0.03, 0.005)
    return mix(seconds, (0, 1, body), (0, 1, thump), (0, 0.035 * bright, thumb))


def balafon(rng, note, seconds=0.9, soft=0.5):
    """A wooden bar over a gourd: a short fundamental, its tuned double octave, a dry mallet."""
    f = pitch(note) * 2 ** (rng.normal(0, 4) / 1200)
    ring = 0.20 * (300 / f) ** 0.45
    bright = 1.3 - soft
    bar = modes(
        f,
        [
            (1, 1.0, ring),
            (1.006, 0.35, ring * 1.3),
            (3.93, 0.26 * bright, ring * 0.28),
            (9.4, 0.10 * bright, ring * 0.10),
            (0.5, 0.10, 0.05),
        ],
        seconds,
        0.0012,
    )
    gourd = np.tanh(3 * modes(f, [(1, 0.6, ring * 0.7)], seconds, 0.004)) * noise(rng, seconds, 900, 3_500)
    mallet = noise(rng, 0.03, 500, 3_000) * fading(0.03, 0.006)
    return mix(seconds, (0, 1, bar), (0, 0.012 * bright, gourd), (0, 0.06 * bright, mallet))


def wood(rng, frequency, ring=0.035, hard=0.5, seconds=0.3):
    """A knock on a board: a few inharmonic modes and the contact. `hard` goes from felt to nut."""
    body = modes(
        frequency,
        [
            (1, 1.0, ring),
            (1.58 * rng.uniform(0.98, 1.02), 0.5, ring * 0.7),
            (2.41 * rng.uniform(0.97, 1.03), 0.35 * hard, ring * 0.5),
            (3.72 * rng.uniform(0.97, 1.03), 0.30 * hard, ring * 0.3),
            (5.9 * rng.uniform(0.97, 1.03), 0.18 * hard, ring * 0.18),
        ],
        seconds,
        0.0004 + 0.0025 * (1 - hard),
    )
    contact = noise(rng, 0.02, 300 + 900 * hard, 1_200 + 7_000 * hard) * fading(0.02, 0.002 + 0.003 * (1 - hard))
    return mix(seconds, (0, 1, body), (0, 0.25, contact))


def seed(rng, bowl=620, heavy=0.5, seconds=0.2):
    """A dry nut on wood: the shell's click in the kilohertz, then the bowl's short answer."""
    shell = modes(
        rng.uniform(2_500, 3_300),
        [(1, 0.5, 0.006), (1.47, 0.4, 0.0045), (2.16, 0.25, 0.003)],
        0.06,
        0.0003,
    )
    answer = wood(rng, bowl * 2 ** (rng.normal(0, 12) / 1200), 0.016 + 0.012 * heavy, 0.6, seconds)
    return mix(seconds, (0, 1.0, shell), (0.0004, 0.6 + 0.4 * heavy, answer))


def seeds(rng, moments, seconds, bowls, heavy=0.4):
    """Many seeds at given moments, with gains that vary as those of a handful do."""
    layers = []
    for moment in moments:
        bowl = rng.choice(bowls) * rng.uniform(0.94, 1.06)
        layers.append((moment, rng.uniform(0.35, 1.0), seed(rng, bowl, heavy, 0.14)))
    return mix(seconds, *layers)


def shaker(rng, seconds=0.12, accent=0.5):
    """Grains thrown against a gourd: they gather, hit, and fall back."""
    hit = noise(rng, seconds, 3_800, 9_000, 2) * swell(seconds, 0.30 - 0.15 * accent, 2.2)
    return hit * (0.6 + 0.4 * wander(rng, seconds, 180))


def calabash(rng, frequency=82, seconds=0.5, soft=0.5):
    """A big half gourd struck with the palm: a low tone that sinks a little."""
    f = frequency * (1 + 0.35 * np.exp(-times(seconds) / 0.025))
    low = tone(f) * fading(seconds, 0.13, 0.004)
    over = tone(2.3 * f) * fading(seconds, 0.05, 0.003)
    palm = noise(rng, 0.05, 200, 1_400) * fading(0.05, 0.010, 0.002)
    return mix(seconds, (0, 1, low), (0, 0.22, over), (0, 0.12 * (1.3 - soft), palm))


def whoosh(rng, seconds, centres, peak=0.5, octaves=0.7):
    """Moving air: coloured noise along (fraction, hertz) points under one hump."""
    return moving_noise(rng, curve(seconds, *centres), octaves) * swell(seconds, peak, 1.8)


def paper(rng, seconds, centres, peak=0.35, grain=140, octaves=0.75):
    """Card on cloth or on card: air with the unevenness of fibres in it."""
    return whoosh(rng, seconds, centres, peak, octaves) * wander(rng, seconds, grain, 0.25)


def flick(rng, frequency=2_600, seconds=0.045):
    """One card let go by the thumb."""
    snap = noise(rng, seconds, frequency * 0.55, frequency * 2.4) * fading(seconds, 0.005, 0.0005)
    flap = modes(frequency * 0.32, [(1, 1.0, 0.007), (1.7, 0.5, 0.005)], seconds)
    return mix(seconds, (0, 0.5, snap), (0, 0.45, flap))


def slap(rng, weight=0.5, seconds=0.16):
    """A card laid flat on the cloth: the paper's slap over the table's soft thump."""
    thump = tone(curve(seconds, (0, 190 - 60 * weight), (1, 110 - 25 * weight))) * fading(seconds, 0.022 + 0.02 * weight, 0.0015)
    leaf = noise(rng, 0.05, 900, 5_500, 1) * fading(0.05, 0.007, 0.0006)
    board = wood(rng, 330 * rng.uniform(0.95, 1.05), 0.016, 0.2, 0.1)
    return mix(seconds, (0, 0.35 + 0.4 * weight, thump), (0, 0.5, leaf), (0.001, 0.45, board))


def bell(frequency, seconds=2.2, ring=0.8):
    """A small bronze bell: hum, prime, tierce, quint, nominal and above, each pair beating slowly."""
    partials = [
        (0.5, 0.28, ring * 1.2),
        (1.0, 0.7, ring),
        (1.004, 0.3, ring),
        (1.19, 0.42, ring * 0.75),
        (1.5, 0.22, ring * 0.6),
        (2.0, 0.6, ring * 0.5),
        (2.01, 0.25, ring * 0.5),
        (2.52, 0.22, ring * 0.3),
        (3.01, 0.26, ring * 0.22),
        (4.17, 0.16, ring * 0.13),
        (5.43, 0.10, ring * 0.07),
    ]
    return modes(frequency, partials, seconds, 0.001)


def gong(rng, frequency=110, seconds=2.4):
    """A dark gong: dense partials, the high ones blooming after the stroke."""
    t = times(seconds)
    out = np.zeros_like(t)
    for n in range(26):
        ratio = (1 + 0.62 * n) * rng.uniform(0.97, 1.03)
        bloom = 1 - np.exp(-t / (0.004 + 0.012 * n))
        out += bloom * np.sin(2 * np.pi * (frequency * ratio * t + rng.random())) * np.exp(-t / (0.95 / (1 + 0.16 * n))) / (1 + 0.45 * n)
    return released(out * np.minimum(t / 0.002, 1))


def blade(rng, frequency=2_300, seconds=1.0, ring=0.28):
    """Steel: close inharmonic partials that beat against each other."""
    t = times(seconds)
    out = np.zeros_like(t)
    for ratio in (1, 1.012, 1.27, 1.48, 1.495, 1.83, 2.09, 2.42, 2.74, 2.77, 3.11, 3.46, 3.9):
        f = frequency * ratio * rng.uniform(0.995, 1.005)
        out += np.sin(2 * np.pi * (f * t + rng.random())) * np.exp(-t / (ring / ratio**0.5)) / ratio**0.6
    return released(out * np.minimum(t / 0.001, 1))


def scattered(rng, count, seconds, lean=1.0):
    """Sorted moments over a duration; lean > 1 gathers them at the start."""
    return np.sort(rng.random(count) ** lean) * seconds


def hits(count, first, last):
    """Moments of a run whose gaps go geometrically from `first` to `last` seconds."""
    gaps = np.geomspace(first, last, count - 1)
    return np.concatenate([[0], np.cumsum(gaps)])


def tune(rng, voice, length, *notes, **options):
    """Notes (start, name, gain) on one instrument."""
    return mix(length, *((start, gain, voice(rng, name, **options)) for start, name, gain in notes))
