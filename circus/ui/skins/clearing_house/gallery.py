"""Pictures of Clearing House: seats, both boards, draft, targets, the window, moments of a round, wishes."""

from collections.abc import Mapping

from circus.core.option import Value
from circus.games.clearing_house import GAME
from circus.ui.skins.gallery import (
    END,
    Chooses,
    FirstPicks,
    Gallery,
    GalleryTable,
    PhoneGame,
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
        GalleryTable("draft", Chooses(among=4), Points()),
        GalleryTable("target", TURN, FirstPicks(), seed=5),
        GalleryTable("warehouse", TURN, level="warehouse", seed=6),
        GalleryTable("window", Chooses(among=1, when=offers("allow")), seed=3),
        GalleryTable("reactions", TURN, Presses("ui/ask")),
        GalleryTable("secret_told", Reacts(), people=3, seed=4),
        GalleryTable("secret", Reacts(), Presses("ui/understood"), people=3, seed=4),
        GalleryTable("hit", Shows("loss"), people=0, seed=5),
        GalleryTable("round_over", Shows("round_over"), people=0, seed=5),
        GalleryTable("out", Shows("out"), people=0, seed=5),
        GalleryTable("wishes", TURN, options=WISHES, seed=7),
    ),
    phones=(PhoneGame(("draft", "play", "allow", "flee", END), seats=4, seed=11, picked="play"),),
)
