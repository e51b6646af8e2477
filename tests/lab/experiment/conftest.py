"""Seats the duel among the games."""

import pytest

from circus import games
from tests.lab.experiment.duel import duel_or_any


@pytest.fixture(autouse=True)
def with_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "find", duel_or_any)
