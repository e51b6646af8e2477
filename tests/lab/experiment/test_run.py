"""An experiment can be stopped, killed, cut and shared out: what comes of it is the same."""

import gc
import json
import shutil
import tracemalloc
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.content.data import data_root
from circus.core.errors import CircusError, UsageError
from circus.lab import crew
from circus.lab.experiment import stored
from circus.lab.experiment.ledger import question_in
from circus.lab.experiment.question import MAX_VARIANTS, ExperimentQuestion, variants_of
from circus.lab.experiment.run import Experiment
from circus.lab.experiment.stored import GAMES, QUESTION, RESULTS
from tests.lab.experiment.duel import duel

DEALS = 12


def cirque(deals: int = DEALS, seed: int = 4) -> ExperimentQuestion:
    """A real game, which other processes know too."""
    variants = variants_of(games.find("quel_cirque"), {"lazy_clown": True}, {"push": ("none", "clumsy")})
    return ExperimentQuestion("quel_cirque", 3, None, variants, ("greedy",), False, deals, None, seed)


def played(
    question: ExperimentQuestion,
    folder: Path | None = None,
    jobs: int = 1,
    most: int | None = None,
    resume: bool = False,
) -> dict[str, Any]:
    """Plays to the end, or so many deals more; the results without what depends on the clock."""
    experiment = Experiment(question, folder, resume=resume)
    running = experiment.run(crew.processes(jobs))
    for number, _ in enumerate(running, 1):
        if number == most:
            break
    running.close()
    found = experiment.results()
    del found["games_per_s"]
    return found


def same(found: dict[str, Any], other: dict[str, Any]) -> bool:
    """To the last digit."""
    return json.dumps(found) == json.dumps(other)


@pytest.mark.parametrize("jobs", [2, 3])
def test_however_many_processes_play_all_figures_are_the_same(jobs: int, tmp_path: Path) -> None:
    alone = played(cirque(), tmp_path / "alone")
    assert same(alone, played(cirque(), tmp_path / "many", jobs))
    assert (tmp_path / "alone" / GAMES).read_bytes() == (tmp_path / "many" / GAMES).read_bytes()


def test_deals_that_come_early_wait_for_those_before_them() -> None:
    class Backwards:
        def work(self, task: Any, numbers: Iterable[int]) -> Any:
            return [(number, task(number)) for number in reversed(list(numbers))]

        def close(self) -> None:
            pass

    experiment = Experiment(duel(DEALS, 3))
    assert list(experiment.run(Backwards())) == list(range(1, DEALS + 1))
    assert json.dumps(experiment.results()["variants"]) == json.dumps(played(duel(DEALS, 3))["variants"])


def test_a_folder_holds_the_question_a_line_a_game_and_the_results(tmp_path: Path) -> None:
    found = played(cirque(), tmp_path)
    assert question_in(tmp_path) == cirque()
    rows = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines()
    assert len(rows) == 1 + 2 * DEALS
    assert rows[0].startswith("deal,variant,table,reason,actions,win_share/0")
    kept = json.loads((tmp_path / RESULTS).read_text(encoding="utf-8"))
    assert kept["variants"] == found["variants"]
    assert kept["done"] == kept["of"] == DEALS
    assert [each["options"]["push"] for each in kept["variants"]] == ["none", "clumsy"]


def test_an_experiment_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = played(cirque(), tmp_path / "whole")
    assert played(cirque(), tmp_path / "parts", most=5)["done"] == 5
    assert played(cirque(), tmp_path / "parts", most=3, resume=True)["done"] == 8
    assert same(whole, played(cirque(), tmp_path / "parts", jobs=2, resume=True))
    assert (tmp_path / "whole" / GAMES).read_bytes() == (tmp_path / "parts" / GAMES).read_bytes()


@pytest.mark.parametrize("left", [0, 5, 400, 2000, 2001, 2399])
def test_whatever_is_cut_off_is_played_again(left: int, tmp_path: Path) -> None:
    whole = played(cirque(), tmp_path)
    lines = (tmp_path / GAMES).read_bytes()
    assert len(lines) > left
    (tmp_path / GAMES).write_bytes(lines[:left])
    assert same(whole, played(cirque(), tmp_path, resume=True))
    assert (tmp_path / GAMES).read_bytes() == lines


def test_of_a_deal_that_was_cut_off_between_two_games_none_counts(tmp_path: Path) -> None:
    whole = played(cirque(), tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:-1]))
    assert Experiment(cirque(), tmp_path, resume=True).sums.deals == DEALS - 1
    assert same(whole, played(cirque(), tmp_path, resume=True))


def test_nought_bytes_that_a_pulled_plug_left_at_the_end_are_no_games(tmp_path: Path) -> None:
    whole = played(cirque(), tmp_path)
    lines = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(lines[:-600] + bytes(600))
    assert same(whole, played(cirque(), tmp_path, resume=True))


def test_an_experiment_that_was_ended_is_told_again_and_nothing_is_played(tmp_path: Path) -> None:
    whole = played(cirque(), tmp_path)
    experiment = Experiment(cirque(), tmp_path, resume=True)
    assert list(experiment.run(crew.alone())) == []
    assert experiment.results()["variants"] == whole["variants"]


def test_a_damaged_line_in_the_middle_is_named(tmp_path: Path) -> None:
    played(cirque(), tmp_path)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b",", b";")
    (tmp_path / GAMES).write_bytes(b"".join(lines))
    with pytest.raises(CircusError, match=f"{GAMES}:4: this deal does not hold"):
        Experiment(cirque(), tmp_path, resume=True)


@pytest.mark.parametrize("bad", ["nan", "inf", "x", "1e999"])
def test_a_number_that_is_none_is_no_figure(bad: str, tmp_path: Path) -> None:
    played(cirque(), tmp_path)
    lines = (tmp_path / GAMES).read_text(encoding="utf-8").splitlines(keepends=True)
    cells = lines[1].split(",")
    cells[10] = bad
    lines[1] = ",".join(cells)
    (tmp_path / GAMES).write_text("".join(lines), encoding="utf-8")
    with pytest.raises(CircusError, match=f"{GAMES}:2"):
        Experiment(cirque(), tmp_path, resume=True)


def test_another_question_in_the_folder_is_refused(tmp_path: Path) -> None:
    played(cirque(), tmp_path, most=2)
    kept = (tmp_path / GAMES).read_bytes()
    with pytest.raises(UsageError, match="holds another experiment"):
        Experiment(cirque(seed=5), tmp_path, resume=True)
    with pytest.raises(UsageError, match="add --resume"):
        Experiment(cirque(), tmp_path)
    assert (tmp_path / GAMES).read_bytes() == kept


def test_other_games_of_people_are_the_same_question_and_are_remembered(tmp_path: Path) -> None:
    played(cirque(), tmp_path, most=2)
    assert "people" not in json.loads((tmp_path / QUESTION).read_text(encoding="utf-8"))
    beside = replace(cirque(), people=(str(tmp_path / "people"),))
    assert beside == cirque()
    Experiment(beside, tmp_path, resume=True).close()
    assert question_in(tmp_path).people == beside.people


def test_a_folder_with_anything_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("keep me", encoding="utf-8")
    with pytest.raises(UsageError, match="choose an empty folder"):
        Experiment(cirque(), tmp_path)
    with pytest.raises(UsageError, match="no experiment to go on with"):
        Experiment(cirque(), tmp_path, resume=True)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_games_that_another_process_writes_are_not_taken_from_it(tmp_path: Path) -> None:
    experiment = Experiment(cirque(), tmp_path)
    running = experiment.run(crew.alone())
    next(running)
    with pytest.raises(UsageError, match="being written"):
        Experiment(cirque(), tmp_path, resume=True)
    running.close()
    Experiment(cirque(), tmp_path, resume=True)


@pytest.mark.parametrize("content", ["{}", "[]", "{", '{"version": "0"}', "\0" * 40])
def test_a_question_that_is_none_is_told_in_one_line(content: str, tmp_path: Path) -> None:
    (tmp_path / QUESTION).write_text(content, encoding="utf-8")
    with pytest.raises(CircusError, match=QUESTION):
        Experiment(cirque(), tmp_path, resume=True)


def test_the_results_of_as_many_variants_as_there_may_be_are_read_again(tmp_path: Path) -> None:
    game = games.find("clearing_house")
    variants = variants_of(game, {"base_deck": "open"}, {"round_limit": range(2, 2 + MAX_VARIANTS)})
    question = ExperimentQuestion("clearing_house", 4, None, variants, ("random",), False, 2, None, 1)
    running = Experiment(question, tmp_path).run(crew.alone())
    assert next(running) == 1
    running.close()
    found = stored.read(tmp_path)
    assert len(found.variants) == MAX_VARIANTS
    with pytest.raises(UsageError, match="41 variants are too many"):
        more = variants_of(game, {}, {"round_limit": range(2, 3 + MAX_VARIANTS)})
        ExperimentQuestion("clearing_house", 4, None, more, ("random",), False, 2, None, 1)


def test_however_many_games_are_played_nothing_of_them_is_kept(tmp_path: Path) -> None:
    experiment = Experiment(duel(1200, 1), tmp_path)
    running = experiment.run(crew.alone())
    held = []
    tracemalloc.start()
    try:
        for deal in running:
            if deal in (200, 1200):
                gc.collect()
                held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert held[1] - held[0] < 50_000


def test_an_experiment_is_not_gone_on_with_on_another_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    monkeypatch.setattr("circus.content.levels.data_root", lambda: tmp_path)
    begun = cirque(2)
    played(begun, tmp_path / "parade", most=1)
    board = tmp_path / "levels" / "quel_cirque" / "big_top.tmx"
    board.write_text(board.read_text(encoding="utf-8").replace('value="6"', 'value="9"'), encoding="utf-8")
    with pytest.raises(UsageError, match="begun on other boards: put them back, or choose another folder"):
        played(cirque(2), tmp_path / "parade", resume=True)
    with pytest.raises(UsageError, match="a board here is not the one that this experiment was begun on"):
        begun.open()


def test_a_question_of_before_an_option_was_added_is_the_same_question(tmp_path: Path) -> None:
    played(cirque(2), tmp_path, most=1)
    line = json.loads((tmp_path / QUESTION).read_text(encoding="utf-8"))
    for variant in line["variants"]:
        del variant["options"]["over_under"]
    del line["boards"]
    (tmp_path / QUESTION).write_text(json.dumps(line), encoding="utf-8")
    assert question_in(tmp_path) == cirque(2)
