"""Searches with real games: stopping, any number of processes, the folder and its page."""

from contextlib import closing
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from circus.core.errors import UsageError
from circus.lab import crew
from circus.lab.tuning import report
from circus.lab.tuning.question import TuningQuestion
from circus.lab.tuning.run import Tuning
from circus.lab.tuning.stored import TRIAL_LINES

QUESTION = TuningQuestion(
    game="clown_standoff",
    seats=3,
    level=None,
    fixed=(),
    spaces=(("dodges", (2, 3, 5, 7)), ("hits", (1, 2))),
    aims=(("minutes", 4.0), ("first_seat", 0.33)),
    bots=("random",),
    games=6,
    seed=5,
)


def answer(question: TuningQuestion = QUESTION, jobs: int = 1, **more: Any) -> Tuning:
    tuning = Tuning(question, **more)
    with closing(crew.processes(jobs)) as workers:
        for _ in tuning.run(workers):
            pass
    return tuning


def test_the_answer_is_the_same_for_any_number_of_processes() -> None:
    assert answer().results() == answer(jobs=2).results()


def test_a_search_in_a_folder_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = answer()
    tuning = Tuning(QUESTION, tmp_path / "search")
    with closing(crew.processes(1)) as workers:
        for _ in islice(tuning.run(workers), 3):
            pass
    torn = tmp_path / "search" / TRIAL_LINES
    torn.write_bytes(torn.read_bytes() + b'{"numbers": {"dod')
    again = answer(folder=tmp_path / "search", resume=True)
    assert again.results() == whole.results()


def test_another_question_is_not_continued(tmp_path: Path) -> None:
    answer(folder=tmp_path / "search")
    with pytest.raises(UsageError, match="holds another search"):
        Tuning(replace(QUESTION, games=7), tmp_path / "search", resume=True)
    with pytest.raises(UsageError, match="is not empty"):
        Tuning(QUESTION, tmp_path / "search")


def test_an_unknown_figure_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UsageError, match=r"there is no figure 'fun': choose win_share/0, .*minutes"):
        Tuning(replace(QUESTION, aims=(("fun", 1.0),)))


def test_the_page_tells_numbers_aims_and_trade_off_in_both_languages(tmp_path: Path) -> None:
    tuning = answer(folder=tmp_path / "search")
    page = report.write(tmp_path / "search", tuning).read_text(encoding="utf-8")
    for words in (
        "numbers for an aim",
        "des nombres pour un but",
        "published",
        "publiés",
        "Dodges among pies 5",
    ):
        assert words in page
    assert page.count("<svg") >= 6
    assert (tmp_path / "search" / "finalists" / "report.html").is_file()
