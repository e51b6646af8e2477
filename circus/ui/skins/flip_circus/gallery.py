"""Pictures of Flip Circus: the ring for two and for teams, the menu, previews, choices, aids."""

from circus.games.flip_circus import GAME
from circus.ui.skins.gallery import (
    Chooses,
    Gallery,
    Moves,
    Picks,
    Picture,
    Points,
    Presses,
    Shows,
    at_every_number,
    offers,
)


def _may(verb: str) -> Chooses:
    return Chooses(when=offers(verb))


GALLERY = Gallery(
    (
        *at_every_number(GAME.seats, lambda _seats: Chooses(after=12)),
        Picture("pointer", Chooses(after=6), Points()),
        Picture("powers", _may("magician"), Picks("magician"), seed=2),
        Picture("peek", _may("peek"), seed=3),
        Picture("clown", _may("applause"), seed=4),
        Picture("flight", Moves(140, after=8), seed=5),
        Picture("cheer", Shows("cheer"), seed=6),
        Picture("rosette", Chooses(after=8), Presses("ui/rosette")),
        Picture("misplay", _may("misuse"), options={"errors": "penalised"}, seed=7),
    )
)
