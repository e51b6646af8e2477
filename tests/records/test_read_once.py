"""A file of a game is opened once, whatever is needed of it: position, lines, or a record to go on."""

import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from circus import games
from circus.lab.day.played import played_game
from circus.records import example, lesson, puzzle
from circus.records.resume import open_record
from circus.session import saves
from tests.records import DEAL, FIRST, HEADER, text, written

GAMES = Path(games.__file__).parent


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that were opened to be read, in order."""
    found: list[Path] = []
    usual = os.open

    def opening(path: Any, flags: int, *rest: int, **more: Any) -> int:
        if not flags & (os.O_WRONLY | os.O_RDWR):
            found.append(Path(path))
        return usual(path, flags, *rest, **more)

    monkeypatch.setattr(os, "open", opening)
    return found


def test_a_record_is_read_once_to_go_on(tmp_path: Path, opened: list[Path]) -> None:
    old, new = written(tmp_path, text(HEADER, DEAL, FIRST)), tmp_path / "new.jsonl"
    record = open_record(old, new, lambda: 40)
    assert opened.count(old) == 1
    assert record.match.journal is record.writer and record.header.game == record.match.game.name
    record.writer.close()


def test_a_saved_game_is_opened_once_to_ask_for_its_lock_and_once_to_read(
    tmp_path: Path, opened: list[Path]
) -> None:
    old = written(tmp_path, text(HEADER, DEAL, FIRST))
    saves.go_on(old, Random(1)).session.close()
    assert opened.count(old) == 2


@pytest.mark.parametrize(
    ("read", "path"),
    [
        (lesson.read_lesson, GAMES / "flip_circus" / "lesson.jsonl"),
        (puzzle.read_puzzle, GAMES / "flip_circus" / "puzzles" / "01.jsonl"),
        (example.read_example, min((GAMES / "flip_circus" / "examples").glob("*.jsonl"))),
        (played_game, GAMES / "flip_circus" / "lesson.jsonl"),
    ],
    ids=["lesson", "puzzle", "example", "played"],
)
def test_what_begins_as_a_record_is_read_once(
    read: Callable[[Path], object], path: Path, opened: list[Path]
) -> None:
    read(path)
    assert opened.count(path) == 1
