"""Texas Showdown: a trick-taking game in which every trick is a penalty, for 3 to 6 players."""

from circus.core.game import Game
from circus.core.option import Option
from circus.games.texas_showdown import actions, information, pieces, refusals, rules
from circus.games.texas_showdown.policy import POLICY

GAME = Game(
    name="texas_showdown",
    seats=(3, 4, 5, 6),
    usual_seats=4,
    options=(
        Option("face_cards", ("sheriff", "happy_faces", "pass_the_buck")),
        Option("passing", (False, True)),
        Option("length", ("full", "one_hand")),
    ),
    verbs=actions.VERBS,
    start=rules.start,
    legal=rules.legal,
    apply=rules.apply,
    chance=rules.chance,
    outcome=rules.outcome,
    policy=POLICY,
    view=information.view,
    fill=information.fill,
    why_not=refusals.why_not,
    pieces=pieces.pieces,
    places=pieces.places,
)
