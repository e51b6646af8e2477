"""Pictures of Flip Circus: the ring for two and for teams, the menu, previews, choices, aids."""

from circus.games.flip_circus import GAME
from circus.ui.skins.gallery import (
    END,
    Chooses,
    FirstPicks,
    Gallery,
    GalleryTable,
    MotionMoment,
    PhoneGame,
    Points,
    Presses,
    Shows,
    at_every_number,
    offers,
)

MANY = {"turn_actions": 6, "posters_to_win": 2, "applause": 9, "second_applause": 5}
"""Numbers that fill the counter, the trays and the reserve."""


def _may(verb: str) -> Chooses:
    return Chooses(when=offers(verb))


GALLERY = Gallery(
    (
        *at_every_number(GAME.seats, lambda _seats: Chooses(after=12)),
        GalleryTable("pointer", Chooses(after=6), Points()),
        GalleryTable("powers", _may("magician"), FirstPicks("magician"), seed=2),
        GalleryTable("peek", _may("peek"), seed=3),
        GalleryTable("clown", _may("applause"), seed=4),
        GalleryTable("flight", MotionMoment(140, after=8), seed=5),
        GalleryTable("cheer", Shows("cheer"), seed=6),
        GalleryTable("rosette", Chooses(after=8), Presses("ui/rosette")),
        GalleryTable("misplay", _may("misuse"), options={"errors": "penalised"}, seed=7),
        GalleryTable("numbers", Chooses(after=9), options=MANY, seed=8),
    ),
    phones=(
        PhoneGame(("swap", "applause", END), seats=2),
        PhoneGame(("swap",), seats=4),
    ),
)
