"""Soon's great moments."""

from instruments import balafon, flick, hits, kalimba, paper, scattered, tune, wood
from synth import curve, fading, in_room, mix, noise, tone, wander


def thunder(rng):
    # The bolt tears (180 ms), then the sky rolls away.
    tear = noise(rng, 0.26, 500, 9_000, 1) * curve(0.26, (0, 0), (0.02, 1), (0.25, 0.35), (0.4, 0.8), (1, 0)) ** 1.5
    crackle = mix(0.4, *((t, rng.uniform(0.3, 1.0), noise(rng, 0.02, 1_200, 9_000) * fading(0.02, 0.003)) for t in scattered(rng, 26, 0.34, 1.6)))
    boom = tone(curve(0.9, (0, 95), (0.3, 58), (1, 40))) * fading(0.9, 0.22, 0.004)
    rolls = noise(rng, 2.2, 45, 260, 2) * wander(rng, 2.2, 9, 0.15) ** 1.4 * curve(2.2, (0, 0), (0.05, 1), (0.35, 0.7), (1, 0)) ** 1.5
    distance = noise(rng, 2.2, 200, 1_100, 1) * wander(rng, 2.2, 14, 0.1) ** 2 * curve(2.2, (0, 0), (0.03, 1), (0.3, 0.3), (1, 0)) ** 2
    return mix(2.2, (0, 0.42, tear), (0, 0.5, crackle), (0.03, 0.9, boom), (0.06, 0.55, rolls), (0.06, 0.3, distance))


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
