"""What Soon brings to the pictures."""

from kit.game import Game, Part, Sight
from kit.palette import Cloth

GAME = Game(
    "soon",
    shelf=4,
    cloth=Cloth("#46396F", "#14183A", "#F2C14E"),
    thread="#6A57B0",
    tile="soon.tile:TILE",
    header="soon.header:HEADER",
    parts={
        "soon": Part(
            ("soon.cloth:pictures",),
            ("soon.cards:sprites", "soon.specials:sprites", "soon.table:sprites"),
            1040,
            84,
        ),
    },
    sights=(
        Sight(
            5,
            "Soon",
            "#3A2E5C",
            "soon",
            ("card-5d", "card-5n", "card-E", "card-L", "card-T"),
            128,
            ("#FFF4D6", "#1F2A5A"),
        ),
    ),
)
