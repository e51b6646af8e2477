"""`lab --tune`: what it prints, and what it refuses."""

import json
from pathlib import Path

import pytest

from circus.lab.tuning import search
from circus.lab.tuning.beside import tune_for
from circus.session.experiments import experiments_folder
from circus.session.searches import past_searches
from tests.cli import run
from tests.lab.tuning.test_run import QUESTION

Capsys = pytest.CaptureFixture[str]

TUNE = ("lab", "clown_standoff", "--bots", "random", "--games", "6", "--seed", "5")
AIMED = (*TUNE, "--tune", "dodges=2..4", "--tune", "hits=1,2", "--aim", "minutes=4", "--aim", "ties=0")


def test_the_json_names_the_best_sets_with_their_figures_on_fresh_deals(capsys: Capsys) -> None:
    done = run(capsys, *AIMED, "--json")
    assert done.code == 0
    found = json.loads(done.out.splitlines()[-1])
    assert (found["searched"], found["of"], found["fresh_games"]) == (6, 6, 30)
    assert len(found["tuned"]) == 4
    for each in found["tuned"]:
        assert set(each["numbers"]) == {"dodges", "hits"}
        mean, low, high = each["aims"]["minutes"]
        assert low <= mean <= high
    distances = [each["distance"] for each in found["tuned"]]
    assert distances == sorted(distances)


def test_the_lines_say_what_is_sure(capsys: Capsys) -> None:
    told = run(capsys, *AIMED).out
    assert "6 of 6 sets of numbers, 6 games each" in told
    assert "(published)" in told
    assert "nearer to the aims than the published numbers" in told


REFUSED = [
    (("--tune", "dodges=2..4"), "a search needs an aim: add --aim FIGURE=VALUE"),
    (("--aim", "minutes=4"), "add --tune NAME=LOW..HIGH"),
    (("--tune", "dodges=4..2", "--aim", "minutes=4"), "is no range of a number"),
    (("--tune", "no_tricks=play..sit_out", "--aim", "minutes=4"), "is no range of a number"),
    (("--tune", "dodges=3", "--aim", "minutes=4"), "needs two or more different values"),
    (("--tune", "dodges=3,99", "--aim", "minutes=4"), "number dodges cannot be '99': choose"),
    (("--tune", "lives=3,4", "--aim", "minutes=4"), "there is no option or number 'lives'"),
    (("--tune", "dodges=3,4", "--aim", "minutes=soon"), "write a number"),
    (("--tune", "dodges=3,4", "--aim", "fun=1"), "there is no figure 'fun'"),
    (("--tune", "dodges=3,4", "--number", "dodges=3", "--aim", "minutes=4"), "both fixed and tuned"),
    (("--tune", "dodges=3,4", "--vary", "hits=1,2", "--aim", "minutes=4"), "leave out --vary"),
    (("--tune", "dodges=3,4", "--plan", "ties=0.1", "--aim", "minutes=4"), "leave out --plan"),
    (("--tune", "dodges=3,4", "--aim", "minutes=4", "--resume"), "name it with --out"),
]


@pytest.mark.parametrize(("words", "reason"), REFUSED)
def test_a_wrong_search_is_refused_in_one_sentence(
    words: tuple[str, ...], reason: str, capsys: Capsys
) -> None:
    done = run(capsys, *TUNE, *words)
    assert done.code == 2
    assert reason in done.err
    assert done.err.count("\n") == 1


def test_a_search_of_the_app_goes_on_with_nothing_but_its_folder(capsys: Capsys, tmp_path: Path) -> None:
    folder = str(tmp_path / "search")
    tune_for(QUESTION.line(), Path(folder), 0)
    done = run(capsys, "lab", QUESTION.game, "--out", folder, "--resume", "--json")
    assert done.code == 0
    assert json.loads(done.out.splitlines()[-1])["searched"] == 8
    done = run(capsys, "lab", "quel_cirque", "--out", folder, "--resume")
    assert "holds a search of clown_standoff: name that game" in done.err


def test_only_a_search_with_more_sets_than_are_played_needs_optuna(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "find_spec", lambda _name: None)
    assert run(capsys, *AIMED).code == 0
    done = run(capsys, *AIMED, "--tune", "cards_dealt=2..8", "--tune", "copies=4..6")
    assert done.code == 1 and "this --tune needs optuna: run pip install" in done.err


def test_a_search_of_the_command_line_is_one_of_the_app_too(capsys: Capsys) -> None:
    folder = experiments_folder() / "2026-11-26-search"
    folder.parent.mkdir(parents=True)
    run(capsys, *AIMED, "--out", str(folder))
    (kept,) = past_searches()
    assert kept.folder == folder and kept.is_complete and len(kept.tuned) == 4
