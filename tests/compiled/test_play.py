"""The games that both builds play before they are compared."""

from itertools import islice

import pytest

from tests.compiled import play
from tests.laws.cases import Case, all_cases
from tests.shipped import SHIPPED


@pytest.mark.parametrize("name", SHIPPED)
def test_games_are_played_at_every_set_up_in_turn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Case] = []

    def one_block(case: Case, _seed: int) -> list[str]:
        played.append(case)
        return [""] * play.BLOCK

    monkeypatch.setattr(play, "played", one_block)
    cases = [case for case in all_cases() if case.name == name]
    list(islice(play.blocks(name, 2 * len(cases) * play.BLOCK), 2 * len(cases)))
    assert played == cases * 2
