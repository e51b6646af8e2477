"""Pictures of Clearing House: seats, both boards, draft, targets, the window, moments of a round, wishes."""

from collections.abc import Mapping

from circus.core.option import Value
from circus.games.clearing_house import GAME
from circus.ui.skins.gallery import (
    Chooses,
    Gallery,
    Picks,
    Picture,
    Points,
    Presses,
    Reacts,
    Shows,
    at_every_number,
    offers,
)

TURN = Chooses(after=90, among=8, when=offers("end"))
"""A turn with many legal actions, some rounds into the game."""
WISHES: Mapping[str, Value] = {"base_deck": "protected", "hearts_as_tape": True, "round_limit": 5}

GALLERY = Gallery(
    (
        *at_every_number(GAME.seats, lambda _seats: TURN),
        Picture("draft", Chooses(among=4), Points()),
        Picture("target", TURN, Picks(), seed=5),
        Picture("warehouse", TURN, level="warehouse", seed=6),
        Picture("window", Chooses(among=1, when=offers("allow")), seed=3),
        Picture("reactions", TURN, Presses("ui/ask")),
        Picture("secret_told", Reacts(), people=3, seed=4),
        Picture("secret", Reacts(), Presses("ui/understood"), people=3, seed=4),
        Picture("hit", Shows("loss"), people=0, seed=5),
        Picture("round_over", Shows("round_over"), people=0, seed=5),
        Picture("out", Shows("out"), people=0, seed=5),
        Picture("wishes", TURN, options=WISHES, seed=7),
    )
)
