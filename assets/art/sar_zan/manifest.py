"""What Sar-Zan brings to the pictures."""

from kit.game import Game, Part, Sight
from kit.palette import Cloth

GAME = Game(
    "sar-zan",
    shelf=3,
    cloth=Cloth("#6D1C19", "#2B0B0C", "#E9A06A"),
    thread="#C3342B",
    tile="sar_zan.tile:TILE",
    header="sar_zan.header:HEADER",
    parts={
        "sar-zan": Part(
            ("sar_zan.cloth:pictures",),
            ("sar_zan.cards:sprites", "sar_zan.lacquer:sprites", "sar_zan.table:sprites"),
            1300,
            84,
        ),
    },
    sights=(
        Sight(
            6,
            "Sar-Zan",
            "#5A1614",
            "sar-zan",
            ("sar-zan-clockwise", "sar-zan-counter", "card-24"),
            128,
        ),
    ),
)
