"""Clown Standoff by Ludovic Barbe: collect Clown cards in an argument, then stay clean in a standoff."""

from circus.core.game import Game
from circus.core.option import Option
from circus.games.clown_standoff.actions import VERBS
from circus.games.clown_standoff.information import fill, view
from circus.games.clown_standoff.pieces import pieces, places
from circus.games.clown_standoff.policy import POLICY
from circus.games.clown_standoff.refusals import why_not
from circus.games.clown_standoff.rules import apply, chance, legal, outcome
from circus.games.clown_standoff.state import start

GAME = Game(
    name="clown_standoff",
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
    options=(
        Option("one_beats_six", ("revealed", "uncancelled")),
        Option("no_tricks", ("play", "sit_out")),
    ),
    verbs=VERBS,
    start=start,
    legal=legal,
    apply=apply,
    chance=chance,
    outcome=outcome,
    view=view,
    fill=fill,
    why_not=why_not,
    pieces=pieces,
    places=places,
    policy=POLICY,
)
