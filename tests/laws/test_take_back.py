"""Law 13: an action reveals something to its seat exactly when another possible world would look different.

`circus.session.take_back` decides it from frames. Here the same action is carried out in worlds drawn from
the viewer's view before it. For other viewers one direction holds: what is not revealing looks the same in
every world. (A card that must lie in a hand is revealed to them when it is played.)
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from circus.core.action import CHANCE, Action
from circus.core.frame import Frame, frames_of
from circus.core.game import Game
from circus.core.state import State
from circus.records.match import Match
from circus.session.take_back import is_revealing, is_shared_answer
from tests.laws.cases import Case

PILES = (("hidden_marbles", True), ("push", "clumsy"), ("secret_clown", True), ("over_under", True))
PROTECTED = (("base_deck", "protected"), ("intervene", "one_card"), ("refill", "redraft"))
CASES = (
    Case("quel_cirque", 2, PILES, None),
    Case("flip_circus", 2, (), None),
    Case("flip_circus", 4, (("errors", "penalised"),), None),
    Case("clown_standoff", 2, (), None),
    Case("clown_standoff", 4, (), None),
    Case("texas_showdown", 3, (("passing", True),), None),
    Case("texas_showdown", 4, (("face_cards", "pass_the_buck"),), None),
    Case("clearing_house", 4, (), None),
    Case("clearing_house", 4, PROTECTED, None),
)
every_case = pytest.mark.parametrize("case", CASES, ids=str)

FEW_WORLDS, MANY_WORLDS = 6, 400
"""Worlds in which nothing may look different, and worlds of which one has to, if something was revealed."""


def choose(legal: Sequence[Action], rng: Random) -> Action:
    """Choose a verb first, so that rare verbs come up and piles grow."""
    verb = rng.choice(sorted({action.verb for action in legal}))
    return rng.choice([action for action in legal if action.verb == verb])


def play_course(case: Case, seed: int, most: int) -> Iterator[tuple[Match, int]]:
    """Play a random game; yield the match after each free action, and the number of that action."""
    rng, match = Random(f"{case} {seed}"), Match(case.game, case.setup)
    while match.state.awaited and len(match.actions) < most:
        seat = rng.choice(match.state.awaited)
        if seat == CHANCE:
            match.draw(rng)
            continue
        match.play(choose(match.legal_actions(seat), rng))
        if match.state.awaited and not is_shared_answer(match, len(match.actions) - 1):
            yield match, len(match.actions) - 1


def frames_in(game: Game[Any], world: State, action: Action, viewer: int) -> list[Frame] | None:
    """Return what the viewer sees of an action in a world; `None` where the action is not legal there."""
    if action.seat != viewer and game.rule_violation(world, action) is not None:
        return None
    return frames_of(game, world, action, (viewer,))[viewer]


def check_course(case: Case, seed: int, most: int, few: int) -> None:
    """Compare frames and worlds for the seat and for one other viewer of each free action of a game."""
    game, rng = case.game, Random(seed)
    for match, number in play_course(case, seed, most):
        action, state = match.actions[number], match.timeline.at(number)
        for viewer in {action.seat, rng.choice(range(-1, case.seats))}:
            revealing = is_revealing(match, number, (viewer,))
            if revealing and viewer != action.seat:
                continue
            view, seen = game.view(state, viewer), frames_in(game, state.copy(), action, viewer)
            differs = (
                frames_in(game, game.determinize(view, Random(world)), action, viewer) != seen
                for world in range(MANY_WORLDS if revealing else few)
            )
            assert any(differs) == revealing, f"{action} to {viewer}: {state}"


@every_case
def test_an_action_reveals_something_exactly_when_another_world_would_look_different(case: Case) -> None:
    check_course(case, seed=1, most=90, few=FEW_WORLDS)


@pytest.mark.thorough
@every_case
def test_the_same_holds_in_longer_games_and_more_worlds(case: Case) -> None:
    for seed in (2, 3):
        check_course(case, seed, most=150, few=30)
