"""What there is to bake, told without drawing it: a game joins by adding its part here."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """What one part of the game needs, as `module:function`.

    `pictures` give files of their own, `sprites` go into one atlas of this `width`, `files` are
    written by the functions themselves, which say which they wrote.
    """

    pictures: tuple[str, ...] = ()
    sprites: tuple[str, ...] = ()
    width: int = 0
    quality: int | None = 88
    files: tuple[str, ...] = ()

    def modules(self) -> set[str]:
        """Where its drawings come from."""
        return {name.split(":")[0] for name in self.pictures + self.sprites + self.files}


PARTS = {
    "backdrop": Part(("backdrop:pictures",)),
    "songo": Part(
        ("songo.board:pictures",),
        ("songo.seeds:sprites", "songo.states:sprites"),
        640,
        files=("songo.layout:write",),
    ),
    "title": Part(
        ("title.tiles:pictures", "title.header:pictures", "title.header_inks:pictures"),
        ("title.mark:sprites", "title.tiles:feet"),
        900,
    ),
    "emblems": Part(files=("title.app_icon:bake", "title.social:bake", "cursors:bake")),
    "sar-zan": Part(
        ("sar_zan.cloth:pictures",),
        ("sar_zan.cards:sprites", "sar_zan.lacquer:sprites", "sar_zan.table:sprites"),
        1300,
        84,
    ),
    "soon": Part(
        ("soon.cloth:pictures",),
        ("soon.cards:sprites", "soon.specials:sprites", "soon.table:sprites"),
        1040,
        84,
    ),
    "cards": Part(sprites=("cards:sprites",), width=640),
    "people": Part(sprites=("people:sprites",), width=352),
    "sovango": Part(
        ("sovango.marks:pictures",), ("sovango.faces:sprites", "sovango.marks:sprites"), 1290, 84
    ),
    "swoop": Part(
        ("swoop.marks:pictures",), ("swoop.faces:sprites", "swoop.marks:sprites"), 1290, 84
    ),
    "swoop-two": Part(sprites=("swoop.faces:two_colour_sprites",), width=903, quality=84),
    "icons": Part(sprites=("icons:sprites",), width=52 * 10, quality=None),
}
