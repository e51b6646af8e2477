"""Each call that writes fails in turn: nothing said is lost, nothing crashes, and old files stay whole."""

import errno
import json
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from circus.bots.thinker import SynchronousThinker
from circus.platform.folders import private_folder, write_whole
from circus.records.record import Writer, being_written, writer_of
from circus.records.replay import read
from circus.records.resume import open_record
from circus.session import recycling, saves
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import (
    HUMAN,
    TableSetup,
    first_table_setup,
    load_table_setup,
    save_table_setup,
)
from circus.ui.app import report
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.settings import Settings
from tests.system.disks import disk_below

FAULTS = (errno.ENOSPC, errno.EIO, errno.EACCES)
MAX_STEPS = 4000
TIMES = 3
"""So often a call fails before the disk takes it."""


def table() -> TableSetup:
    """Pebbles between two persons: short, with draws and secrets."""
    setup = first_table_setup("pebbles", 2)
    return replace(setup, seats=tuple(replace(seat, kind=HUMAN) for seat in setup.seats))


def lines_of(path: Path, *, cut_end: bool = False) -> list[str]:
    """The actions of a record, as `check` reads it, or as it is gone on with."""
    return [str(action) for action in read(path, cut_end=cut_end).match.actions]


def insisting(act: Callable[[], object]) -> None:
    """Does it until the disk takes it, as a person does who tries again."""
    for _ in range(20):
        try:
            act()
        except OSError as error:
            assert error.filename and writer_of(Path(error.filename)), error
        else:
            return
    raise AssertionError("the disk never takes it")


def play(path: Path) -> list[str]:
    """A whole game at a table that tries again whatever fails; returns what was said."""
    session = saves.begin(table(), Random(5), path)
    host, rng = Host(session, SynchronousThinker(), series_of(table()), speed="off"), Random(6)
    insisting(lambda: session.sit(1, HUMAN, "random"))
    for _ in range(MAX_STEPS):
        if host.is_finished:
            return list(map(str, session.match.actions))
        insisting(lambda: host.advance(100))
        host.open_curtain()
        if host.asked is not None:
            chosen = rng.choice(session.match.legal_actions(host.asked))
            insisting(partial(host.answer, chosen))
        stands = list(map(str, session.match.actions))
        assert lines_of(path, cut_end=True) == stands, "the record is never behind the table"
    raise AssertionError("the game never ends")


def calls_of(folder: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[], object]) -> list[str]:
    """The calls that write which an act makes where nothing fails."""
    with disk_below(folder, monkeypatch) as disk:
        act()
    return [call for call, _ in disk.asked]


def from_call(number: int, fault: int, times: int = TIMES) -> Callable[[int, str], int]:
    """Calls fail from this one on, some times; what undoes a half-done write fails with it."""
    return lambda asked, call: fault if number <= asked < number + times else 0


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
def test_no_line_of_a_game_is_lost_or_torn_whatever_call_fails(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = calls_of(tmp_path, monkeypatch, lambda: play(tmp_path / "0.jsonl"))
    assert len(calls) > 12
    for number in range(calls.index("fsync") + 1, len(calls)):
        path = tmp_path / f"fault{number}.jsonl"
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = from_call(number, fault)
            played = play(path)
        assert disk.refused
        assert lines_of(path) == played
        assert read(path).ended
        assert path not in being_written(), "a finished record is closed"


def test_every_call_that_writes_is_among_those_that_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def act() -> None:
        play(private_folder(tmp_path / "records") / "game.jsonl")
        write_whole(tmp_path / "deep" / "file", b"whole")
        recycling.delete(tmp_path / "records" / "game.jsonl", tmp_path / "bin")
        recycling.empty(tmp_path / "bin")

    calls = set(calls_of(tmp_path, monkeypatch, act))
    assert calls == {"mkdir", "open", "write", "flush", "fsync", "close", "replace", "rename", "unlink"}


@pytest.mark.parametrize("call", ["open", "write", "fsync"])
def test_a_game_that_cannot_begin_leaves_no_file(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with disk_below(tmp_path, monkeypatch) as disk:
        disk.fails = lambda number, asked: errno.ENOSPC if asked == call else 0
        with pytest.raises(OSError, match="No space"):
            saves.begin(table(), Random(1), tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []
    assert tmp_path / "game.jsonl" not in being_written()


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
def test_whatever_fails_at_first_a_game_is_begun_whole_or_not_at_all(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin(folder: Path) -> GameSession:
        return saves.begin(table(), Random(1), folder / "records" / "game.jsonl")

    for number in range(len(calls_of(tmp_path, monkeypatch, lambda: begin(tmp_path / "none").close()))):
        folder = tmp_path / str(number)
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = from_call(number, fault, times=1)
            try:
                begin(folder).close()
            except OSError as error:
                assert error.errno == fault
                assert not (folder / "records").is_dir() or list((folder / "records").iterdir()) == []
            else:
                assert lines_of(folder / "records" / "game.jsonl") == []
        assert disk.refused == 1 and being_written() == []


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
def test_whatever_fails_when_games_are_deleted_and_put_back_none_is_lost(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def act() -> None:
        path = max((tmp_path / "records").iterdir())
        recycling.put_back(recycling.delete(path, tmp_path / "bin"), tmp_path / "records")

    def all_lines() -> list[bytes]:
        folders = (tmp_path / "records", tmp_path / "bin")
        return sorted(each.read_bytes() for folder in folders for each in folder.glob("*.jsonl"))

    private_folder(tmp_path / "records")
    (tmp_path / "records" / "game.jsonl").write_bytes(b"one\n")
    (tmp_path / "records" / "game~002.jsonl").write_bytes(b"two\n")
    for number in range(len(calls_of(tmp_path, monkeypatch, act))):
        if (tmp_path / "bin").exists():
            for left in sorted((tmp_path / "bin").iterdir()):
                left.rename(tmp_path / "records" / left.name)
            (tmp_path / "bin").rmdir()
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = from_call(number, fault, times=1)
            with suppress(OSError):
                act()
        assert disk.refused == 1
        assert all_lines() == [b"one\n", b"two\n"]


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
def test_whatever_fails_the_list_of_games_is_right(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    session = saves.begin(table(), Random(5), folder / "game.jsonl")
    session.draw()
    session.close()

    def listed() -> list[str]:
        return [entry.path.name for entry in saves.unfinished(folder)]

    for number in range(len(calls_of(tmp_path, monkeypatch, listed))):
        (tmp_path / "records.index").unlink(missing_ok=True)
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = from_call(number, fault, times=9)
            assert listed() == ["game.jsonl"]
        assert disk.refused
        assert listed() == ["game.jsonl"], "nothing half is left of it"


def test_half_a_line_that_cannot_be_taken_back_is_taken_back_before_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    with disk_below(tmp_path, monkeypatch) as disk:
        session = saves.begin(table(), Random(5), path)
        session.draw()
        disk.fails = lambda number, call: errno.EIO if call in ("write", "truncate") else 0
        whole = path.read_bytes()
        first = session.match.legal_actions(session.awaited[0])[0]
        for _ in range(2):
            with pytest.raises(OSError, match="Input/output"):
                session.play(first)
        assert path.read_bytes().startswith(whole) and not path.read_bytes().endswith(b"\n")
        disk.fails = lambda number, call: 0
        session.play(first)
    assert lines_of(path) == list(map(str, session.match.actions))
    assert path.read_bytes().startswith(whole)


def test_what_a_torn_record_holds_goes_on_in_a_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    with disk_below(tmp_path, monkeypatch) as disk:
        session = saves.begin(table(), Random(5), path)
        session.draw()
        disk.fails = lambda number, call: errno.EIO if call in ("write", "truncate") else 0
        with pytest.raises(OSError):
            session.play(session.match.legal_actions(session.awaited[0])[0])
    session.close()
    gone_on = open_record(path, tmp_path / "new.jsonl", lambda: 0).match
    assert list(map(str, gone_on.actions)) == list(map(str, session.match.actions))


@pytest.mark.skipif(sys.platform == "win32", reason="a file that is open stays there")
@pytest.mark.parametrize("how", ["file deleted", "folder deleted", "folder moved", "another file there"])
def test_a_record_that_is_taken_away_while_it_is_played_is_laid_down_anew(how: str, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    path = folder / "game.jsonl"
    session = saves.begin(table(), Random(5), path)
    session.draw()
    if how == "file deleted":
        path.unlink()
    elif how == "folder deleted":
        shutil.rmtree(folder)
    elif how == "folder moved":
        folder.rename(tmp_path / "bin")
    else:
        path.unlink()
        path.write_text("dear diary", encoding="utf-8")
    choice = session.match.legal_actions(session.awaited[0])[0]
    if how == "another file there":
        with pytest.raises(FileExistsError):
            session.play(choice)
        assert path.read_text(encoding="utf-8") == "dear diary"
        path.unlink()
    session.play(choice)
    assert lines_of(path) == list(map(str, session.match.actions))


def test_a_game_goes_on_elsewhere_with_all_its_lines(tmp_path: Path) -> None:
    session = saves.begin(table(), Random(5), tmp_path / "game.jsonl")
    session.draw()
    writer = session.match.journal
    assert isinstance(writer, Writer)
    (tmp_path / "file").touch()
    writer.move([tmp_path / "file" / "below", tmp_path / "spare"])
    session.play(session.match.legal_actions(session.awaited[0])[0])
    assert writer.path == tmp_path / "spare" / "game.jsonl"
    assert lines_of(writer.path) == list(map(str, session.match.actions))
    with pytest.raises(OSError):
        writer.move([tmp_path / "file" / "below"])
    assert writer.path == tmp_path / "spare" / "game.jsonl"


def test_a_game_given_up_writes_nothing_more_and_its_record_holds(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = saves.begin(table(), Random(5), path)
    session.draw()
    writer = session.match.journal
    assert isinstance(writer, Writer)
    writer.give_up()
    session.play(session.match.legal_actions(session.awaited[0])[0])
    assert lines_of(path) == list(map(str, session.match.actions))[:-1]


def write_settings(number: int) -> None:
    settings_file.save(Settings(text_size=100 + number))


def write_table(number: int) -> None:
    save_table_setup(replace(table(), goal=number))


def check_settings(numbers: set[int]) -> None:
    assert json.loads(settings_file.settings_path().read_bytes())["text_size"] - 100 in numbers
    assert settings_file.load().text_size - 100 in numbers


def check_table(numbers: set[int]) -> None:
    assert load_table_setup("pebbles").goal in numbers


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
@pytest.mark.parametrize(
    ("write", "check"), [(write_settings, check_settings), (write_table, check_table)], ids=["set", "table"]
)
def test_what_is_kept_is_the_old_or_the_new_whole(
    write: Callable[[int], None],
    check: Callable[[set[int]], None],
    fault: int,
    own_folders: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for _ in range(2):
        write(1)  # on Windows each folder is tried once, whether files can be made in it
    count = len(calls_of(own_folders, monkeypatch, lambda: write(1)))
    assert count >= 3
    for number in range(count + 2):
        with disk_below(own_folders, monkeypatch) as disk:
            disk.fails = from_call(number, fault, times=9)
            write(2)
        check({1, 2} if number >= count else {1})
        write(1)
    left = [path.name for path in own_folders.rglob("*.new")]
    assert len(left) <= 1, "a draft that could not be taken away is overwritten by the next"


def test_a_report_that_cannot_be_written_is_none_and_leaves_none(
    own_folders: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    for call in ("mkdir", "open", "write", "flush", "close"):
        with disk_below(own_folders, monkeypatch) as disk:
            disk.fails = lambda number, asked, call=call: errno.ENOSPC if asked == call else 0  # type: ignore[misc]
            path = report.write("the bot is lost", None)
        assert disk.refused
        assert path is None or path.parent == tmp_path
        assert list(own_folders.rglob("*.txt")) == []


def test_a_cache_that_cannot_be_written_costs_only_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pygame

    for call in ("open", "write", "flush", "close", "replace"):
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = lambda number, asked, call=call: errno.EIO if asked == call else 0  # type: ignore[misc]
            cache = DiskCache(tmp_path / call)
            cache.store("key", pygame.Surface((4, 4)))
        assert cache.load("key") is None


def test_a_file_written_whole_is_never_half_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = private_folder(tmp_path / "deep" / "down") / "file"
    path.write_bytes(b"old")
    for number in range(len(calls_of(tmp_path, monkeypatch, lambda: write_whole(path, b"old"))) + 1):
        with disk_below(tmp_path, monkeypatch) as disk:
            disk.fails = from_call(number, errno.ENOSPC, times=9)
            try:
                write_whole(path, b"newer")
            except OSError:
                assert path.read_bytes() == b"old"
            else:
                assert path.read_bytes() == b"newer"
        path.write_bytes(b"old")
