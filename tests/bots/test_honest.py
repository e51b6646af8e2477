"""Bots never peek: what looks alike to a seat is answered alike, whatever the truth is."""

from collections.abc import Iterator
from random import Random

import pytest

from circus import bots, games
from circus.bots import strengths
from circus.core.action import CHANCE
from circus.core.state import State
from tests.laws.cases import Case, all_cases, walk

MOMENTS, TWINS, ITERATIONS = 3, 2, 12


def moments(case: Case) -> Iterator[tuple[State, int]]:
    """Yield positions from all over a random game, each with a seat that has a choice."""
    choices = [
        (position.state, seat)
        for position in walk(case)
        for seat in position.state.awaited
        if seat != CHANCE and len(case.game.legal_actions(position.state, seat)) > 1
    ]
    yield from choices[:: max(1, len(choices) // MOMENTS)]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot do few iterations."""
    usual = strengths.effort
    monkeypatch.setattr(
        strengths, "effort", lambda strength, game: usual(strength, game)._replace(iterations=ITERATIONS)
    )


@pytest.mark.parametrize("strength", bots.STRENGTHS)
@pytest.mark.parametrize("name", games.names())
def test_a_bot_answers_alike_whatever_is_hidden(name: str, strength: str) -> None:
    game = games.find(name)
    for case in [case for case in all_cases() if case.name == name and not case.level]:
        for state, seat in moments(case):
            view = game.view(state, seat)
            answers = set()
            for truth in (state, *(game.determinize(view, Random(number)) for number in range(TWINS))):
                seen, legal = game.view(truth, seat), game.legal_actions(truth, seat)
                answers.add(str(bots.find_untimed(strength)(game, seen, legal, Random(9))))
            assert len(answers) == 1, f"{case}: seat {seat} answers {answers} in {view}"


@pytest.mark.parametrize("name", games.names())
def test_a_bot_changes_nothing_of_what_it_is_shown(name: str) -> None:
    game = games.find(name)
    for seats in game.seats:
        for state, seat in moments(Case(name, seats, (), None)):
            view = game.view(state, seat)
            before = repr(view)
            for strength in bots.STRENGTHS:
                bots.find_untimed(strength)(game, view, game.legal_actions(view, seat), Random(9))
                assert repr(view) == before, strength
