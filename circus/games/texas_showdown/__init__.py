"""Texas Showdown: a trick-taking game in which every trick is a penalty, for 3 to 6 players."""

from circus.core.game import Game
from circus.core.option import Option
from circus.games.texas_showdown import actions, mind, refusals, rules, table
from circus.games.texas_showdown.heuristic import MIND

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
    mind=MIND,
    view=mind.view,
    fill=mind.fill,
    why_not=refusals.why_not,
    pieces=table.pieces,
    places=table.places,
)
