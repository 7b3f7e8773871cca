"""What Sovango brings to the pictures."""

from kit.game import Game, Part, Sight
from kit.palette import Cloth

GREEN = "#3E4A2B"

GAME = Game(
    "sovango",
    shelf=2,
    cloth=Cloth("#4D5C36", "#26301C", "#C9D08A"),
    thread="#5E8A45",
    tile="sovango.tile:TILE",
    header="sovango.header:HEADER",
    parts={
        "sovango": Part(
            ("sovango.cloth:pictures",),
            ("sovango.faces:sprites", "sovango.marks:sprites"),
            1290,
            84,
        ),
    },
    sights=(
        Sight(
            1,
            "Sovango",
            GREEN,
            "sovango",
            ("card-R3", "card-B3", "card-Y3", "card-G3"),
            128,
            ("#C8452D", "#2F4C9B", "#E3A72F", "#2E7D4F"),
        ),
        Sight(
            2, "Sovango, small", GREEN, "sovango", ("tile-R4", "tile-B4", "tile-Y4", "tile-G4"), 52
        ),
    ),
)
