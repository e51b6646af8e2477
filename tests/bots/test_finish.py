"""Every strength plays every game to its end, with every seat count, option value and board."""

from random import Random
from typing import Any

import pytest

from circus import bots
from circus.bots import strengths
from circus.core.policy import SearchBudget
from circus.lab.selfplay import play_out
from circus.records.match import Match
from tests.laws.cases import Case
from tests.laws.each import every_case

ITERATIONS = 4
"""Each search imagines a few games only: what is tried is that it ends, not that it is good."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every strength think shortly; a little chance prevents endless games of two short thinkers."""
    usual = strengths.effort

    def short(*asked: Any) -> SearchBudget:
        return SearchBudget(ITERATIONS, careless=0.1, forgetful=usual(*asked).forgetful)

    monkeypatch.setattr(strengths, "effort", short)


@pytest.mark.parametrize("strength", bots.STRENGTHS)
@every_case
def test_every_strength_finishes_the_game(case: Case, strength: str) -> None:
    seed = str(case)
    match = Match(case.game, case.setup)
    outcome = play_out(match, [bots.find(strength)] * case.seats, Random(seed), Random(seed))
    assert outcome and outcome.winners
    assert len(outcome.scores) == case.seats
