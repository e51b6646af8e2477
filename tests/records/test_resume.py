"""Going on with a broken-off game: from the last whole line, in a new file, the old one untouched."""

from pathlib import Path

import pytest

from circus.core.errors import RecordError
from circus.records.replay import read
from circus.records.resume import open_record
from tests.records import DEAL, END, FIRST, GAME, HEADER, LAST, PIN, SECOND, text, written


def clock() -> int:
    return 40


@pytest.mark.parametrize("tail", ["", '{"act', '{"action": "1:show pebble/3", "ms": 1900', "\0\0\0"])
def test_a_cut_last_line_is_passed_over(tmp_path: Path, tail: str) -> None:
    old, new = written(tmp_path, text(HEADER, DEAL, FIRST) + tail), tmp_path / "new.jsonl"
    before = old.read_bytes()
    match = open_record(old, new, clock).match
    assert old.read_bytes() == before
    assert new.read_text(encoding="utf-8") == text(HEADER, DEAL, FIRST)
    match.play(match.legal_actions(1)[0])
    assert new.read_text(encoding="utf-8") == text(
        HEADER, DEAL, FIRST, {"action": "1:show pebble/2", "ms": 1240}
    )
    assert read(new).match.state == match.state


def test_a_whole_last_line_without_its_line_break_is_kept(tmp_path: Path) -> None:
    old, new = written(tmp_path, text(HEADER, DEAL, FIRST)[:-1]), tmp_path / "new.jsonl"
    open_record(old, new, clock)
    assert new.read_text(encoding="utf-8") == text(HEADER, DEAL, FIRST)


def test_undone_actions_and_pins_go_along(tmp_path: Path) -> None:
    lines = (HEADER, PIN, DEAL, FIRST, {"undo": 1}, FIRST, PIN)
    old, new = written(tmp_path, text(*lines)), tmp_path / "new.jsonl"
    match = open_record(old, new, clock).match
    match.undo(2)
    assert new.read_text(encoding="utf-8") == text(*lines, {"undo": 2})


def test_a_time_with_a_fraction_does_not_make_the_next_go_back(tmp_path: Path) -> None:
    old, new = written(tmp_path, text(HEADER, DEAL, {**FIRST, "ms": 12.5})), tmp_path / "new.jsonl"
    match = open_record(old, new, lambda: 0).match
    match.play(match.legal_actions(1)[0])
    assert read(new).ms == 13


def test_an_end_line_that_was_lost_is_written(tmp_path: Path) -> None:
    old, new = written(tmp_path, text(*GAME[:-1]) + text(END)[:-9]), tmp_path / "new.jsonl"
    open_record(old, new, clock)
    assert new.read_text(encoding="utf-8") == text(*GAME)


def test_the_end_is_not_written_twice(tmp_path: Path) -> None:
    old, new = written(tmp_path, text(*GAME, PIN)), tmp_path / "new.jsonl"
    open_record(old, new, clock)
    assert new.read_text(encoding="utf-8") == text(*GAME, PIN)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "1: the file is empty"),
        (text(HEADER)[:-5], "1: the line is cut off"),
        (text(HEADER, DEAL)[:-5] + "\n" + text(FIRST), "2: not a JSON object"),
        (text(HEADER, LAST), "2: '0:take stone/black' is not legal"),
        (text(HEADER, DEAL, {**SECOND, "ms": -1})[:-1], "3: 'ms' has to be"),
    ],
)
def test_other_damage_is_refused_and_nothing_is_written(tmp_path: Path, content: str, reason: str) -> None:
    old, new = written(tmp_path, content), tmp_path / "new.jsonl"
    with pytest.raises(RecordError) as caught:
        open_record(old, new, clock)
    assert str(caught.value).startswith(f"{old}:{reason}")
    assert not new.exists()


def test_an_existing_file_is_not_written_over(tmp_path: Path) -> None:
    old = written(tmp_path, text(HEADER, DEAL))
    with pytest.raises(FileExistsError):
        open_record(old, old, clock)
    assert old.read_text(encoding="utf-8") == text(HEADER, DEAL)
