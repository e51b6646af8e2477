"""A figure is added in one place: other figures stay as they are, and experiments begun before it go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus.lab import crew
from circus.lab.experiment import measures, playing
from circus.lab.experiment.families import is_primary
from circus.lab.experiment.ledger import LedgerError
from circus.lab.experiment.measures import COUNT, Measure
from circus.lab.experiment.observed import ObservedGame
from circus.lab.experiment.question import ExperimentQuestion, variants_of
from circus.lab.experiment.run import Experiment
from circus.lab.experiment.stored import GAMES
from tests.lab.experiment.duel import DUEL, MISS, duel

DEALS = 40
ADDED = "shots_missed"


def missed(game: ObservedGame) -> float:
    return sum(action is MISS for action in game.course.actions)


def asked() -> ExperimentQuestion:
    return duel(DEALS, 3, variants=variants_of(DUEL, {}, {"may_wait": (False, True)}))


@contextmanager
def added(monkeypatch: pytest.MonkeyPatch, at: int = 3) -> Iterator[None]:
    """Add a figure among the others; caches of figures are of the program before or after."""
    new = Measure(ADDED, COUNT, "shots that missed", missed)
    with monkeypatch.context() as patch:
        patch.setattr(measures, "ALWAYS", (*measures.ALWAYS[:at], new, *measures.ALWAYS[at:]))
        forget()
        try:
            yield
        finally:
            forget()


def forget() -> None:
    measures.measures.cache_clear()
    playing.prepare.cache_clear()


def played(folder: Path, deals: int | None = None, resume: bool = False) -> dict[str, Any]:
    experiment = Experiment(asked(), folder, resume=resume)
    for number in (running := experiment.run(crew.processes(1))):
        if number == deals:
            break
    running.close()
    return experiment.results()


def p_values(found: dict[str, Any]) -> dict[tuple[str, int], float]:
    return {
        (each["metric"], each["b"]): each["p_holm"]
        for each in found["differences"]
        if each["family"] == "primary" or each["metric"] == ADDED
    }


def test_a_figure_added_in_one_place_is_measured_compared_and_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with added(monkeypatch):
        found = played(tmp_path)
        assert found["variants"][0][ADDED][0] > 0
        assert (ADDED, 1) in p_values(found)
        assert f",{ADDED}," in (tmp_path / GAMES).read_text(encoding="utf-8").partition("\n")[0]


def test_it_moves_no_p_value_of_another_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = played(tmp_path / "before")
    with added(monkeypatch):
        after = played(tmp_path / "after")
    others = {key: p for key, p in p_values(after).items() if key[0] != ADDED}
    assert others == p_values(before)
    assert any(p is not None and p < 1 for p in others.values())
    for old, new in zip(before["variants"], after["variants"], strict=True):
        assert {name: value for name, value in new.items() if name != ADDED} | {"n": old["n"]} == old


def test_an_experiment_begun_before_it_goes_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played(tmp_path / "whole")
    played(tmp_path / "parts", deals=15)
    with added(monkeypatch):
        assert played(tmp_path / "parts", deals=30, resume=True)["done"] == 30
        resumed = played(tmp_path / "parts", resume=True)
    assert (tmp_path / "parts" / GAMES).read_bytes() == (tmp_path / "whole" / GAMES).read_bytes()
    for name in ("variants", "differences"):
        assert resumed[name] == whole[name]


def test_a_column_that_no_figure_of_this_program_has_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with added(monkeypatch):
        played(tmp_path, deals=3)
    with pytest.raises(LedgerError, match="no games of this question"):
        played(tmp_path, resume=True)


def test_a_figure_named_before_the_games_may_be_sure_and_one_that_is_not_may_not() -> None:
    question = asked()
    assert is_primary(question, "win_share/0") and is_primary(question, "ended/limit")
    assert not is_primary(question, ADDED) and not is_primary(question, "drama")
    assert is_primary(replace(question, figures=("drama",)), "drama")
    confirming = replace(question, figures=("drama",), confirms=True)
    assert is_primary(confirming, "drama") and not is_primary(confirming, "win_share/0")
