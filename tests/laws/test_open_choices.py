"""While a choice is open, only what continues it acts: what is drawn grey or does not glow never does."""

from random import Random

from circus.core.state import State
from circus.ui.input.chooser import Chooser
from circus.ui.input.picker import VERB
from tests.laws.cases import Case, walk
from tests.laws.each import every_case

POSITIONS, CHOICES, GESTURES = 12, 6, 8
"""Numbers of positions of a walk, of choices begun in each, and of gestures while a choice is open."""


@every_case
def test_no_item_that_does_not_continue_an_open_choice_acts(case: Case) -> None:
    rng = Random(str(case))
    positions = [each for each in walk(case) if each.state.awaited and each.action.seat >= 0]
    for position in rng.sample(positions, min(POSITIONS, len(positions))):
        for _ in range(CHOICES):
            wild_gestures(case, position.state, position.action.seat, rng)


def wild_gestures(case: Case, state: State, seat: int, rng: Random) -> None:
    """Begin a choice, then tap and drag anything at all."""
    game = case.game
    view = game.view(state, seat)
    places = game.places(case.setup)
    chooser = Chooser(game, view, seat, places)
    pieces = sorted({piece.name for piece in game.pieces(view)} - {""})
    verbs = [VERB + verb.name for verb in game.verbs if not verb.by_chance]
    names = [*pieces, *places, *verbs, *sorted(chooser.beginnings)]
    if not chooser.beginnings or chooser.tap(rng.choice(sorted(chooser.beginnings))).action:
        return
    for _ in range(GESTURES):
        is_open, glowing, verb = chooser.is_open, chooser.picker.selectable, chooser.picker.verb
        name = rng.choice(names)
        if rng.random() < 0.3:
            chosen = chooser.drag(name, (), rng.choice(names))
            may_act = name in glowing or not verb
        else:
            chosen = chooser.tap(name)
            may_act = name in glowing or not is_open
        assert may_act or chosen.action is None, (chooser.picker, name, chosen)
        if chosen.action:
            break
