"""Seeds in the hand, in the cells and in the granary."""

from instruments import calabash, kalimba, scattered, seed, seeds, whoosh, wood
from synth import band, fading, in_room, mix


def seed_drop(rng):
    # The pitch rises at run time, so all takes share one: only shell, weight and bounce differ.
    bounce = rng.uniform(0.034, 0.052)
    return mix(
        0.24,
        (0, 1, seed(rng, 620, rng.uniform(0.3, 0.7))),
        (bounce, rng.uniform(0.16, 0.28), seed(rng, 660, 0.1)),
        (bounce * 1.6, rng.uniform(0.05, 0.10), seed(rng, 690, 0.0)),
    )


def seed_lift(rng):
    # The fingers go in, the seeds roll over each other, the handful leaves.
    rattle = seeds(rng, 0.01 + scattered(rng, 13, 0.19, 0.8), 0.34, [760, 840, 930], 0.15)
    hand = whoosh(rng, 0.28, [(0, 900), (1, 2_600)], 0.55)
    return mix(0.34, (0, 1, band(rattle, 350, 9_000)), (0, 0.10, hand))


def seed_take(rng):
    # A handful poured into a hollow granary: a dense start, stragglers, one deep answer.
    poured = seeds(rng, scattered(rng, 17, 0.46, 1.7), 0.75, [330, 385, 450], 0.7)
    hollow = calabash(rng, 140, 0.35)
    return in_room(rng, mix(0.75, (0, 1, poured), (0.01, 0.4, hollow)), 0.12, 0.25)


def store_tick(rng):
    tick = wood(rng, 1_180 * rng.uniform(0.94, 1.06), 0.012, rng.uniform(0.55, 0.85), 0.12)
    return mix(0.16, (0, 1, tick), (0, rng.uniform(0.2, 0.4), kalimba(rng, "D6", 0.16, 0.6) * fading(0.16, 0.04)))
