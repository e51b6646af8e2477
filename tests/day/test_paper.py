"""Sessions on paper: entered in a form, stored among the visits, and shown with them on one page."""

import io
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from circus.content.texts import LANGUAGES
from circus.core.errors import UsageError
from circus.lab.day import figures
from circus.lab.day.day_lines import line
from circus.lab.day.merging import day_of
from circus.lab.day.page import page
from circus.lab.day.paper_session import PAPER, PaperSession, best_of, write_session
from circus.lab.day.parts import Paper, see_lines
from circus.lab.day.tables import tables
from circus.lab.day.words import PageTexts
from circus.stand.questions import MAX_QUESTIONS, SETS, choose_set, questions
from tests.cli import run
from tests.day import Script, write_visit

Capsys = pytest.CaptureFixture[str]
SESSION = PaperSession(
    game="clown_standoff",
    version="0.9",
    started=datetime(2026, 11, 22, 16, 0, tzinfo=UTC),
    players=("Ada", "Ben", "Cleo"),
    values=(),
    minutes=12.5,
    scores=(3, 7, 7),
    winners=(1, 2),
    answers=(("fun", 4, 0), ("best", "The pies", None), ("price", "up_to_15", None)),
)

FORM = """
chess
clown_standoff
0.9
2026-11-22 14:30
Ada, Ben, Cleo
none
hits=2
soon
12,5
3, 7, 7

4 - 2
yes
The pies
-
5
CS-6
right

nothing
Again!

""".removeprefix("\n")
"""Answers to the form: a game and two values are wrong at first; the winners are those of the scores."""


def test_a_form_asks_until_each_answer_makes_sense(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = tmp_path / "stand"
    choose_set(stand_of(stand), "unpub")
    monkeypatch.setattr(sys, "stdin", io.StringIO(FORM))
    done = run(capsys, "day", str(stand), "--paper", "--json")
    assert done.code == 0 and "there is no game 'chess'" in done.out and "'soon' is no number" in done.out
    (visit,) = day_of([stand]).visits
    (game,) = visit.games
    assert (visit.app, visit.visitors, game.minutes, game.setup.changed) == ("0.9", 3, 12.5, {"hits": 2})
    assert [player.name for player in game.players] == ["Ada", "Ben", "Cleo"]
    assert game.outcome and (game.winners, game.outcome.scores) == ((1, 2), (3, 7, 7))
    said = {(each.question, each.seat): each.answer for each in visit.answers}
    assert said == {
        ("fun", 0): 4,
        ("fun", 2): 2,
        ("again", None): "yes",
        ("best", None): "The pies",
        ("worst", None): "-",
        ("clear", None): 5,
        ("confusing", None): "CS-6",
        ("length", None): "right",
        ("price", None): "nothing",
        ("words", None): "Again!",
    }


def stand_of(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    return folder


def test_a_form_that_ends_early_stores_no_half_session(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_visit(tmp_path, [Script("clown_standoff")], number=1)
    monkeypatch.setattr(sys, "stdin", io.StringIO("clown_standoff\n0.9\n"))
    assert run(capsys, "day", str(tmp_path), "--paper").code == 0
    assert len(day_of([tmp_path]).visits) == 1


def test_one_page_shows_games_of_the_program_and_on_paper(tmp_path: Path) -> None:
    write_visit(tmp_path, [Script("clown_standoff", people=3, seats=3)], number=1)
    write_session(tmp_path, SESSION)
    day = day_of([tmp_path])
    assert len(day.of("clown_standoff")) == 2 and figures.minutes(day.games).n == 2
    assert line(day)
    for language, words in (("en", "up to €15"), ("fr", "jusqu\u2019à 15")):
        text = page(day, Paper(PageTexts(language, day.names), see_lines, lambda *_: "", tmp_path))
        assert "The pies" in text and words in text
    (row,) = [row for row in tables(day)["games"][1] if "paper" in row]
    assert PAPER in row


def test_a_copy_counts_once_and_a_damaged_one_is_named(tmp_path: Path) -> None:
    folder = write_session(tmp_path / "one", SESSION)
    assert len(day_of([tmp_path / "one", folder]).games) == 1
    facts = json.loads((folder / PAPER).read_text(encoding="utf-8"))
    changes: list[dict[str, object]] = [
        {"winners": [7]},
        {"minutes": -1},
        {"game": "chess"},
        {"scores": [1]},
        {"players": []},
    ]
    for change in changes:
        (folder / PAPER).write_text(json.dumps({**facts, **change}), encoding="utf-8")
        day = day_of([folder])
        assert not day.games and [Path(each.path).name for each in day.skipped] == [PAPER]


def test_a_session_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(UsageError, match="2 scores for 3 players"):
        PaperSession("clown_standoff", "", SESSION.started, ("A", "B", "C"), (), 5, (1, 2), (1,))
    with pytest.raises(UsageError, match="from 1 to 3"):
        PaperSession("clown_standoff", "", SESSION.started, ("A", "B", "C"), (), 5, (), (3,))
    assert best_of([3, 7, 7]) == (1, 2) and best_of([]) == ()


def test_the_ready_sets_can_be_asked_in_both_languages(tmp_path: Path) -> None:
    for name, path in SETS.items():
        found = questions(path)
        assert len(found) <= MAX_QUESTIONS
        assert all(each.text[language] for each in found for language in LANGUAGES)
        own = stand_of(tmp_path / name)
        assert questions(choose_set(own, name)) == found
        choose_set(own, name)
    (tmp_path / "usual" / "questions.json").write_text("{}", encoding="utf-8")
    with pytest.raises(UsageError, match="has questions already"):
        choose_set(tmp_path / "usual", "unpub")
