"""Pictures of Flip Circus: the ring for two and for teams, the menu, previews, choices, aids."""

from circus.games.flip_circus import GAME
from circus.ui.skins.gallery import (
    END,
    Chooses,
    FirstPicks,
    Gallery,
    MotionMoment,
    PhoneGame,
    Points,
    Presses,
    Shows,
    TablePicture,
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
        TablePicture("pointer", Chooses(after=6), Points()),
        TablePicture("powers", _may("magician"), FirstPicks("magician"), seed=2),
        TablePicture("peek", _may("peek"), seed=3),
        TablePicture("clown", _may("applause"), seed=4),
        TablePicture("flight", MotionMoment(140, after=8), seed=5),
        TablePicture("cheer", Shows("cheer"), seed=6),
        TablePicture("rosette", Chooses(after=8), Presses("ui/rosette")),
        TablePicture("misplay", _may("misuse"), options={"errors": "penalised"}, seed=7),
        TablePicture("numbers", Chooses(after=9), options=MANY, seed=8),
    ),
    phones=(
        PhoneGame(("swap", "applause", END), seats=2),
        PhoneGame(("swap",), seats=4),
    ),
)
