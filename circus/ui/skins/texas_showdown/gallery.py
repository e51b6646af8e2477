"""Pictures of Texas Showdown: every number of seats, passing, dealing, motion, the hint."""

from circus.games.texas_showdown import GAME
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
    Thinks,
    at_every_number,
)
from circus.ui.skins.texas_showdown.spec import SCORE

MIDDLE = Chooses(after=20)

GALLERY = Gallery(
    (
        *at_every_number(GAME.seats, lambda seats: Chooses(after=3 * seats)),
        GalleryTable("late", Chooses(after=100), seed=4),
        GalleryTable("pointer", MIDDLE, Points()),
        GalleryTable("hint", MIDDLE, Presses("ui/hint")),
        GalleryTable("thinking", Thinks(after=20)),
        GalleryTable("passing", Chooses(among=20), FirstPicks(), options={"passing": True}),
        GalleryTable("deal", MotionMoment(120)),
        GalleryTable("flight", MotionMoment(110, after=12)),
        GalleryTable("score", Shows(SCORE), seats=6),
        GalleryTable("happy_score", Shows(SCORE), options={"face_cards": "happy_faces"}),
        GalleryTable("watching", MotionMoment(900, after=30), people=0),
    ),
    phones=(
        PhoneGame(("play",), seats=4),
        PhoneGame(("give",), seats=6, options={"passing": True}),
        PhoneGame(("lead", END), seats=3, options={"face_cards": "pass_the_buck"}),
    ),
)
