"""What Songo brings to the pictures."""

from kit.game import Game, Part, Sight
from kit.palette import Cloth

GAME = Game(
    "songo",
    shelf=1,
    cloth=Cloth("#94482A", "#4A2417", "#F0B976"),
    thread="#C06A38",
    tile="songo.tile:TILE",
    header="songo.header:HEADER",
    parts={
        "songo": Part(
            ("songo.board:pictures",),
            ("songo.seeds:sprites", "songo.states:sprites"),
            640,
            files=("songo.layout:write",),
        ),
    },
    sights=(
        Sight(7, "Songo", "#7A3F26", "songo", ("seat-n", "seat-s"), 72, ("#1F776C", "#4668B4")),
    ),
)
