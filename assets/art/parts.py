"""What there is to bake, told without drawing it: what games share, then the parts of each game."""

from games import GAMES
from kit.game import Part

PARTS = {
    "backdrop": Part(("backdrop:pictures",)),
    "title": Part(sprites=("title.mark:sprites", "title.feet:sprites"), width=900),
    "emblems": Part(
        files=("title.app_icon:bake", "title.social:bake", "cursors:bake"),
        also=tuple(game.tile for game in GAMES if game.tile),
    ),
    "cards": Part(sprites=("cards:sprites",), width=640),
    "people": Part(sprites=("people:sprites",), width=352),
    "icons": Part(sprites=("icons:sprites",), width=52 * 10, quality=None),
}

for _game in GAMES:
    for _name, _part in _game.all_parts().items():
        if _name in PARTS:
            raise ValueError(f"{_game.name}: another part is called {_name}")
        PARTS[_name] = _part
