"""Cards in hand and on the cloth, and the great moments of the four card games."""

import numpy as np

from instruments import (
    balafon, bell, blade, calabash, flick, gong, hits, kalimba, paper, pitch, scattered, slap, tune, whoosh, wood,
)
from synth import band, curve, fading, in_room, mix, modes, moving_noise, noise, samples, swell, times, tone, wander


def card_slide(rng):
    length = rng.uniform(0.19, 0.25)
    top = rng.uniform(3_600, 4_600)
    return paper(rng, length, [(0, 1_900), (0.4, top), (1, 2_200)], rng.uniform(0.20, 0.32))


def card_flip(rng):
    bend = paper(rng, 0.11, [(0, 1_400), (1, 4_800)], 0.75, 220)
    snap = flick(rng, rng.uniform(2_300, 2_900))
    return mix(0.22, (0, 0.28, bend), (rng.uniform(0.078, 0.092), 1, snap), (0.10, 0.3, slap(rng, 0.1, 0.1)))


def card_place(rng):
    air = paper(rng, 0.06, [(0, 2_800), (1, 1_500)], 0.6)
    return mix(0.24, (0, 0.05, air), (0.016, 1, slap(rng, rng.uniform(0.35, 0.65), 0.2)))


def riffle(rng):
    # Two halves let go by the thumbs, faster and faster, then the bridge falls together.
    left = hits(22, 0.040, 0.017)
    layers = [(t + rng.normal(0, 0.002) + 0.004, rng.uniform(0.5, 0.9), flick(rng, 2_300 + 30 * n)) for n, t in enumerate(left)]
    bridge = left[-1] + 0.16
    fall = bridge + hits(26, 0.007, 0.015)
    layers += [(t, rng.uniform(0.22, 0.40) * (1 - 0.4 * n / 26), flick(rng, 3_100 - 35 * n)) for n, t in enumerate(fall)]
    layers += [
        (bridge, 0.05, paper(rng, 0.30, [(0, 2_000), (1, 3_600)], 0.6)),
        (fall[-1] + 0.05, 0.9, slap(rng, 0.6)),
    ]
    return mix(fall[-1] + 0.3, *layers)


def sweep(rng):
    # A trick gathered: the hand comes down, many cards are dragged over the cloth, then squared.
    drag = paper(rng, 0.46, [(0, 1_200), (0.5, rng.uniform(2_600, 3_200)), (1, 1_500)], 0.5, 90, 0.9)
    edges = [(t, rng.uniform(0.15, 0.4), flick(rng, rng.uniform(1_700, 2_600))) for t in 0.06 + scattered(rng, 6, 0.28)]
    return mix(0.66, (0, 0.3, drag), *edges, (0, 0.35, slap(rng, 0.2)), (0.40, 0.8, slap(rng, 0.5)))


def pickup(rng):
    # The pile breaks over the hand like a wave: flicks from dense to sparse above one long slide.
    wave = paper(rng, 0.75, [(0, 1_000), (0.4, 2_600), (1, 1_300)], 0.4, 70, 1.0)
    moments = 0.08 + hits(19, 0.014, 0.055)
    flicks = [(t, rng.uniform(0.3, 0.65), flick(rng, 2_700 - 45 * n)) for n, t in enumerate(moments)]
    return mix(1.0, (0, 0.34, wave), *flicks, (0.02, 0.6, slap(rng, 0.9)), (moments[-1] + 0.05, 0.6, slap(rng, 0.4)))


def thunder(rng):
    # The bolt tears (180 ms), then the sky rolls away.
    tear = noise(rng, 0.26, 500, 9_000, 1) * curve(0.26, (0, 0), (0.02, 1), (0.25, 0.35), (0.4, 0.8), (1, 0)) ** 1.5
    crackle = mix(0.4, *((t, rng.uniform(0.3, 1.0), noise(rng, 0.02, 1_200, 9_000) * fading(0.02, 0.003)) for t in scattered(rng, 26, 0.34, 1.6)))
    boom = tone(curve(0.9, (0, 95), (0.3, 58), (1, 40))) * fading(0.9, 0.22, 0.004)
    rolls = noise(rng, 2.2, 45, 260, 2) * wander(rng, 2.2, 9, 0.15) ** 1.4 * curve(2.2, (0, 0), (0.05, 1), (0.35, 0.7), (1, 0)) ** 1.5
    distance = noise(rng, 2.2, 200, 1_100, 1) * wander(rng, 2.2, 14, 0.1) ** 2 * curve(2.2, (0, 0), (0.03, 1), (0.3, 0.3), (1, 0)) ** 2
    return mix(2.2, (0, 0.42, tear), (0, 0.5, crackle), (0.03, 0.9, boom), (0.06, 0.55, rolls), (0.06, 0.3, distance))


def sword(rng):
    # Drawn along the scabbard, then left to ring.
    scrape = moving_noise(rng, curve(0.30, (0, 2_400), (1, 7_500)), 0.45) * swell(0.30, 0.85, 1.6) * wander(rng, 0.30, 260, 0.45)
    shine = blade(rng, 2_250, 1.2, 0.34)
    return in_room(rng, mix(1.5, (0, 0.34, scrape), (0.235, 0.36, shine), (0.235, 0.10, blade(rng, 3_370, 0.8, 0.2))), 0.15, 0.6)


def gate(rng):
    # A heavy gate: the bar lifts, the hinge groans, light comes through as an open fifth.
    latch = mix(0.4, (0, 1, wood(rng, 210, 0.05, 0.35)), (0.07, 0.6, wood(rng, 330, 0.04, 0.45)))
    length = 0.42
    stick = 26 + 60 * wander(rng, length, 11)  # the hinge catches and slips this often each second
    slips = np.diff(np.floor(np.cumsum(stick) / samples(1)), prepend=0)
    hinge = np.convolve(slips, modes(520, [(1, 1, 0.010), (1.9, 0.7, 0.007), (3.3, 0.5, 0.004)], 0.05))[: samples(length)]
    light = tune(rng, kalimba, 1.6, (0, "G4", 0.7), (0.05, "D5", 0.8), (0.10, "G5", 0.6), soft=0.7)
    return in_room(rng, mix(2.0, (0, 1, latch), (0.12, 0.8, hinge * swell(length, 0.5, 1)), (0.36, 0.55, light), (0.36, 0.6, calabash(rng, 65))), 0.25, 0.8)


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


def explorer(rng):
    # The compass needle swings, ticking slower and slower, and stops on a question.
    ticks = [(t, 0.35 + 0.4 * n / 8, wood(rng, 1_500 + 40 * (-1) ** n, 0.008, 0.8, 0.08)) for n, t in enumerate(hits(8, 0.038, 0.13))]
    question = tune(rng, kalimba, 1.5, (0, "E5", 0.7), (0.13, "F#5", 0.7), (0.26, "B5", 0.9), seconds=1.2)
    return in_room(rng, mix(1.9, *ticks, (0.50, 0.7, question)), 0.2, 0.6)


def thief(rng):
    # Tiptoe on low bars, one snatch, gone.
    steps = [(0, "A3", 0.6), (0.13, "Bb3", 0.65), (0.26, "A3", 0.7), (0.39, "G#3", 0.75)]
    snatch = paper(rng, 0.20, [(0, 1_500), (0.7, 5_000), (1, 3_000)], 0.7)
    return mix(1.0, (0, 0.8, tune(rng, balafon, 1.0, *steps, seconds=0.17, soft=0.5)), (0.44, 0.34, snatch), (0.60, 0.9, flick(rng, 2_900)), (0.63, 0.4, kalimba(rng, "E6", 0.35, 0.8)))
