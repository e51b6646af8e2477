"""Pictures of Texas Showdown: every number of seats, passing, dealing, motion, the hint."""

from circus.games.texas_showdown import GAME
from circus.ui.skins.gallery import (
    Chooses,
    Gallery,
    Moves,
    Picks,
    Picture,
    Points,
    Presses,
    Shows,
    Thinks,
    at_every_number,
)
from circus.ui.skins.texas_showdown.spec import SCORE

MIDDLE = Chooses(after=20)

GALLERY = Gallery(
    (
        *at_every_number(GAME.seats, lambda seats: Chooses(after=3 * seats)),
        Picture("late", Chooses(after=100), seed=4),
        Picture("pointer", MIDDLE, Points()),
        Picture("hint", MIDDLE, Presses("ui/hint")),
        Picture("thinking", Thinks(after=20)),
        Picture("passing", Chooses(among=20), Picks(), options={"passing": True}),
        Picture("deal", Moves(120)),
        Picture("flight", Moves(110, after=12)),
        Picture("score", Shows(SCORE), seats=6),
        Picture("happy_score", Shows(SCORE), options={"face_cards": "happy_faces"}),
        Picture("watching", Moves(900, after=30), people=0),
    )
)
