"""The swallow, around the origin, flying upwards."""

from kit.shapes import fill

SWALLOW = (
    "M0 -34Q9 -28 9 -14Q42 -36 84 -18Q46 -10 15 10L10 24L24 66L0 38L-24 66L-10 24L-15 10"
    "Q-46 -10 -84 -18Q-42 -36 -9 -14Q-9 -28 0 -34Z"
)
HALF = "M0 -34Q9 -28 9 -14Q42 -36 84 -18Q46 -10 15 10L10 24L24 66L0 38Z"
# The left wing raised, the right one drawn in: the beat of the wings.
BANKING = (
    "M0 -34Q9 -28 9 -14Q34 -40 62 -58Q44 -16 15 12L10 24L24 66L0 38L-24 66L-10 24L-15 10"
    "Q-40 2 -76 14Q-44 -20 -9 -14Q-9 -28 0 -34Z"
)
BANKING_HALF = "M0 -34Q9 -28 9 -14Q34 -40 62 -58Q44 -16 15 12L10 24L24 66L0 38Z"
GLIDING = (
    "M0 -36Q9 -29 9 -15Q34 -16 66 26Q34 6 15 10L9 26L18 72L0 42L-18 72L-9 26L-15 10"
    "Q-34 6 -66 26Q-34 -16 -9 -15Q-9 -29 0 -36Z"
)
GLIDING_HALF = "M0 -36Q9 -29 9 -15Q34 -16 66 26Q34 6 15 10L9 26L18 72L0 42Z"
POSES = ((SWALLOW, HALF), (BANKING, BANKING_HALF), (GLIDING, GLIDING_HALF))


def swallow(pose: int = 0, shadow: bool = True) -> str:
    """Folded paper, like the pips, with an ember at the throat."""
    whole, half = POSES[pose]
    below = fill(whole, "#041417", opacity=0.6, transform="translate(2 5)") if shadow else ""
    drawn = below + fill(whole, "url(#ivory)") + fill(half, "#E2CFAE")
    return drawn + fill("M-5 -20Q0 -12 5 -20L3 -28H-3Z", "#E4572E")
