"""The walnut table under the lamp, behind every screen. Meant to cover the window."""

from kit import light
from kit.atlas import Picture


def pictures() -> list[Picture]:
    """One picture for each orientation; they are soft, so the finest density is enlarged."""
    result = []
    for name, w, h, upright, (x, y, r) in (
        ("landscape", 1280, 800, False, (640, 320, 780)),
        ("portrait", 390, 844, True, (195, 330, 520)),
    ):
        body = light.table(w, h, upright) + light.pool(x, y, r) + light.vignette(w, h)
        defs = light.DEFS + light.table_defs(upright)
        result.append(
            Picture(f"backdrop-{name}", w, h, defs, body, quality=92, finest=2, noise=1.2)
        )
    return result
