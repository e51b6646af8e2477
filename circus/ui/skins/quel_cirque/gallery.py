"""Pictures of Quel Cirque: every number of seats, both boards, a path, secrets."""

from circus.games.quel_cirque import GAME
from circus.ui.skins.gallery import (
    END,
    Chooses,
    FirstPicks,
    Gallery,
    GalleryTable,
    MotionMoment,
    PhoneGame,
    Points,
    RestingChoice,
)


def _three_steps(choice: RestingChoice) -> bool:
    """Return whether a clown may be moved three spaces."""
    return any(action.verb == "move" and len(action.picks) > 3 for action in choice.legal)


def _five_steps(choice: RestingChoice) -> bool:
    """Return whether a clown may be moved five spaces or more."""
    return any(action.verb == "move" and len(action.picks) > 5 for action in choice.legal)


MANY = {"color_marbles": 6, "capacity": 6, "marble_steps": 2}
"""Numbers that fill the plates, the stacks and the ways."""

MIDDLE = Chooses(after=24)
SECRET = {"secret_clown": True, "hidden_marbles": True}

GALLERY = Gallery(
    (
        *(GalleryTable(f"{seats}_seats", MIDDLE, seats=seats) for seats in GAME.seats),
        GalleryTable("start", Chooses()),
        GalleryTable("late", Chooses(after=56), seed=2),
        GalleryTable("pointer", MIDDLE, Points()),
        GalleryTable("path", Chooses(when=_three_steps), FirstPicks()),
        GalleryTable("parade", Chooses(after=36), level="long_parade"),
        GalleryTable("secret", Chooses(after=30), options=SECRET),
        GalleryTable("flight", MotionMoment(110, after=20)),
        GalleryTable("numbers", Chooses(when=_five_steps), FirstPicks("move"), options=MANY, seed=2),
    ),
    phones=(
        PhoneGame(("move", END), seats=4),
        PhoneGame(("return",), seats=3, options={"secret_clown": True}),
    ),
)
