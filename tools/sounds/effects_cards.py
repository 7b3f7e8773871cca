"""Cards in hand and on the cloth."""

from instruments import flick, hits, paper, scattered, slap
from synth import mix


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
