"""What Swoop brings to the pictures."""

from kit.game import Game, Part, Sight
from kit.palette import Cloth

TEAL = "#14525A"

GAME = Game(
    "swoop",
    shelf=5,
    cloth=Cloth("#1A6570", "#0B2F36", "#8FE0DA"),
    thread="#1F8C94",
    tile="swoop.tile:TILE",
    header="swoop.header:HEADER",
    parts={
        "swoop": Part(
            ("swoop.cloth:pictures",),
            ("swoop.faces:sprites", "swoop.marks:sprites"),
            1290,
            84,
        ),
        "swoop-two": Part(sprites=("swoop.faces:two_colour_sprites",), width=903, quality=84),
    },
    sights=(
        Sight(
            3,
            "Swoop",
            TEAL,
            "swoop",
            ("card-6♠", "card-6♥", "card-6♦", "card-6♣"),
            128,
            ("#1E1E24", "#BC1F3E", "#AD5106", "#26724A"),
        ),
        Sight(4, "Swoop, small", TEAL, "swoop", ("tile-9♠", "tile-9♥", "tile-9♦", "tile-9♣"), 52),
    ),
)
