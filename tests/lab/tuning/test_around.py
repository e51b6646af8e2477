"""One step around a found set: which sets are played, on the same deals, and what is stated of them."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from circus.content.texts import Texts
from circus.core.errors import CircusError
from circus.lab.day.words import PageTexts
from circus.lab.experiment.naming import MINUS
from circus.lab.tuning.around import neighbours, stepped
from circus.lab.tuning.lines import result_lines
from circus.lab.tuning.report import page
from circus.lab.tuning.stored import RESULTS, read
from circus.lab.tuning.words import change_text
from tests.lab.tuning.test_run import QUESTION, answer

SMALL = replace(QUESTION, spaces=(*QUESTION.spaces, ("no_tricks", ("play", "sit_out"))))


def test_each_number_is_changed_by_one_where_its_range_allows_it() -> None:
    choice = ("dodges", 3), ("hits", 1), ("no_tricks", "play")
    assert neighbours(SMALL, choice) == [("dodges", 2), ("dodges", 4), ("hits", 2)]
    assert stepped(choice, "hits", 2) == (("dodges", 3), ("hits", 2), ("no_tricks", "play"))


def test_a_step_is_the_difference_on_the_same_deals(tmp_path: Path) -> None:
    tuning = answer(folder=tmp_path / "search")
    around = tuning.around
    assert around and around.choice == tuning.tuned[0].choice and around.games == 2 * QUESTION.games
    for step in around.steps:
        for name, (size, low, high) in step.changes.items():
            assert size == pytest.approx(step.figures[name][0] - around.figures[name][0], abs=1e-5)
            assert low <= size <= high
    assert any(size for step in around.steps for size, _, _ in step.changes.values())
    assert read(tmp_path / "search").around == around


def test_the_steps_are_in_the_text_and_in_both_languages_of_the_page() -> None:
    tuning = answer()
    assert tuning.around
    lines = list(result_lines(tuning.results()))
    assert any(line.startswith("one step around dodges=") for line in lines)
    assert sum(line.startswith("  ") for line in lines) == len(tuning.around.steps)
    text = page(tuning, PageTexts("en", [QUESTION.game]))
    assert "One step around the nearest set" in text and "À un pas du jeu de nombres le plus proche" in text


def test_a_change_has_its_sign_and_that_of_a_share_is_in_points() -> None:
    change = 0.0712, 0.031, 0.113
    assert change_text(Texts("en"), "first_seat", change) == "+7 (+3 to +12)"
    assert (
        change_text(Texts("fr"), "minutes", (-1.52, -2.04, -1.0)) == f"{MINUS}1,5 (de {MINUS}2,1 à {MINUS}1)"
    )


def test_a_strange_step_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "search"
    answer(replace(QUESTION, games=2), folder=folder)
    results = json.loads((folder / RESULTS).read_text(encoding="utf-8"))
    results["around"]["steps"][0]["value"] = 10_000
    (folder / RESULTS).write_text(json.dumps(results), encoding="utf-8")
    with pytest.raises(CircusError):
        read(folder)
