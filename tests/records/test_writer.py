"""The writer: a new file, whole lines only, whatever happens to the disk or to the process."""

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.bot import choose_at_random
from circus.core.errors import IllegalActionError
from circus.lab.selfplay import play_out
from circus.records.match import Match
from circus.records.record import Header, Player, Writer, header_of
from circus.records.replay import read
from tests.program import records_in, started, wait_for, wait_until_nobody_writes
from tests.records import HEADER

PEBBLES = games.find("pebbles")
SETUP = PEBBLES.setup(2)


def header(name: str = "Zoë") -> Header:
    players = [Player(name, "human"), Player("Bo", "bot", "random")]
    return header_of(PEBBLES, SETUP, "0.1.0", "2026-11-20T10:00:00Z", players)


def recorded_match(path: Path) -> Match:
    return Match(PEBBLES, SETUP, Writer(path, header(), lambda: 7))


def play(match: Match, *lines: str) -> None:
    for line in lines:
        match.play(PEBBLES.verbs.parse(line))


DEAL, FIRST = "*:deal hand/0=1,5 hand/1=2,3", "0:show pebble/5"
GAME = (DEAL, FIRST, "1:show pebble/3", "0:take stone/black")


def test_every_line_is_in_the_file_when_the_call_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    for count, line in enumerate(GAME):
        assert len(path.read_bytes().splitlines()) == 1 + count
        assert len(read(path).match.actions) == count
        play(match, line)
    assert read(path).ended


def test_undo_is_in_the_file_when_the_call_returns(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    play(match, DEAL, FIRST)
    match.undo(1)
    assert path.read_text(encoding="utf-8").endswith('{"undo": 1}\n')
    assert read(path).match.state == match.state


def test_nothing_is_taken_back_once_the_record_tells_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    play(match, *GAME)
    with pytest.raises(IllegalActionError, match="the game is over"):
        match.undo(1)
    assert read(path).match.state == match.state


def test_an_existing_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("dear diary", encoding="utf-8")
    with pytest.raises(FileExistsError):
        recorded_match(path)
    assert path.read_text(encoding="utf-8") == "dear diary"


def test_the_header_is_the_one_of_the_protocol(tmp_path: Path) -> None:
    recorded_match(tmp_path / "game.jsonl")
    assert header().line() == {**HEADER, "rules": PEBBLES.rules}


@pytest.mark.parametrize("name", ["", "子猫", "half an emoji \ud83d", "two\nlines"])
def test_players_may_have_any_name(tmp_path: Path, name: str) -> None:
    path = tmp_path / "game.jsonl"
    Writer(path, header(name), lambda: 0).close()
    assert read(path).header.players[0].name == name


@contextmanager
def disk_with_room_for(size: int) -> Iterator[None]:
    """Files may not grow beyond `size` bytes; the last write is partial, as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 20])
def test_a_full_disk_leaves_no_half_line_and_the_match_as_it_was(tmp_path: Path, room: int) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    play(match, DEAL)
    before, state = path.read_bytes(), match.state.copy()
    with (
        disk_with_room_for(len(before) + room),
        pytest.raises(OSError, match=r"File too large: '.*game\.jsonl'"),
    ):
        play(match, FIRST)
    assert path.read_bytes() == before
    assert match.state == state
    assert len(match.actions) == 1


def test_a_game_goes_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    play(match, DEAL)
    for refused in (FIRST, "1:show pebble/3"):
        with disk_with_room_for(path.stat().st_size + 9), pytest.raises(OSError):
            play(match, refused)
    with disk_with_room_for(path.stat().st_size + 3), pytest.raises(OSError):
        match.undo(1)
    play(match, *GAME[1:])
    assert read(path).ended
    assert list(map(str, read(path).match.actions)) == list(GAME)


def test_a_disk_too_full_for_the_header_leaves_no_file(tmp_path: Path) -> None:
    with disk_with_room_for(10), pytest.raises(OSError):
        recorded_match(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_too_full_for_the_end_leaves_a_record_that_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = recorded_match(path)
    play(match, *GAME[:-1])
    last_line = len('{"action": "0:take stone/black", "ms": 7}\n')
    with disk_with_room_for(path.stat().st_size + last_line), pytest.raises(OSError):
        play(match, GAME[-1])
    assert read(path).match.state == match.state
    assert not read(path).ended


def test_a_durable_record_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, synced = tmp_path / "game.jsonl", list[int]()
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.stat().st_size))
    match = Match(PEBBLES, SETUP, Writer(path, header(), lambda: 0, durable=True))
    sizes = [path.stat().st_size]
    for line in GAME[:-1]:
        play(match, line)
        sizes.append(path.stat().st_size)
    assert synced == sizes


def test_a_disk_that_fails_at_the_last_moment_takes_the_line_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    match = Match(PEBBLES, SETUP, Writer(path, header(), lambda: 0, durable=True))
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="Input/output error"):
        play(match, DEAL)
    assert path.read_bytes() == before
    assert match.actions == []


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_simulation_leaves_records_whose_whole_lines_hold(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "records"
    words = ("simulate", "clown_standoff", "--games", "1000000", "--with-legal", "--jobs", jobs)
    process = started(*words, "--record", str(folder))
    try:
        wait_for(lambda: len(records_in(folder)) > 20)
    finally:
        process.kill()
        process.communicate()
    wait_until_nobody_writes(folder)
    for path in records_in(folder)[-10:]:
        if whole := path.read_bytes().rpartition(b"\n")[0]:
            path.write_bytes(whole + b"\n")
            read(path)


def test_a_random_game_written_with_legal_sets_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    writer = Writer(path, header(), lambda: 0, with_legal=True)
    play_out(Match(PEBBLES, SETUP, writer), [choose_at_random] * 2, Random(1), Random(2))
    assert read(path).ended
    assert path.read_text(encoding="utf-8").count('"legal"') == 3
