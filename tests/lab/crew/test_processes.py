"""Work shared out over processes: all of it is done once, whoever is killed, and nobody is left over."""

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from multiprocessing import active_children
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeVar

import pytest

from circus.core.errors import UsageError
from circus.lab import crew
from circus.lab.crew import pool as pool_module
from circus.lab.crew.ledger import CrewError
from circus.lab.crew.pool import Pool
from tests.lab.crew import tasks

each_crew = pytest.mark.parametrize("jobs", [1, 2, 3])

stops = pytest.mark.skipif(sys.platform == "win32", reason="nothing can be stopped there")

R = TypeVar("R")

SQUARES = [(number, number * number) for number in range(40)]


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    assert active_children() == []


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said of processes."""
    lines: list[str] = []
    monkeypatch.setattr(pool_module, "say", lines.append)
    return lines


def stop(process: BaseProcess) -> None:
    """As Ctrl-Z would, or a debugger."""
    assert process.pid
    os.kill(process.pid, signal.SIGSTOP)


@each_crew
def test_every_number_is_done_once(jobs: int) -> None:
    assert sorted(crew.processes(jobs).work(tasks.square, range(40))) == SQUARES


@each_crew
def test_where_there_is_nothing_to_do_nothing_comes(jobs: int) -> None:
    assert list(crew.processes(jobs).work(tasks.square, [])) == []


def test_no_more_processes_start_than_there_are_numbers() -> None:
    pool = Pool(tasks.slow_square, [6, 7], 9)
    try:
        assert len(active_children()) == 2
        found = []
        while not pool.ended:
            found += pool.receive()
        assert sorted(found) == [(6, 36), (7, 49)]
    finally:
        pool.close()


def test_alone_it_is_done_in_order_and_only_when_asked() -> None:
    results = crew.alone().work(tasks.stumbles_over_five, count())
    assert [next(results) for _ in range(5)] == [(number, number) for number in range(5)]
    with pytest.raises(UsageError):
        next(results)


@each_crew
def test_numbers_without_end_are_no_hindrance_to_who_stops_listening(jobs: int) -> None:
    results = crew.processes(jobs).work(tasks.square, count())
    seen = {next(results) for _ in range(300)}
    assert len(seen) == 300 and all(square == number * number for number, square in seen)
    del results


@each_crew
def test_what_goes_wrong_there_goes_wrong_here(jobs: int) -> None:
    with pytest.raises(UsageError, match="five!"):
        list(crew.processes(jobs).work(tasks.stumbles_over_five, range(9)))


@pytest.mark.parametrize(
    ("task", "words"),
    [
        (tasks.raises_what_cannot_travel, "UntravelledError: this and that"),
        (tasks.returns_what_cannot_travel, "pickle|get local object"),  # Python up to 3.12 | 3.13
    ],
)
def test_what_cannot_travel_is_told_in_words(task: Callable[[int], object], words: str) -> None:
    with pytest.raises(Exception, match=words):
        list(crew.processes(2).work(task, range(3)))


def test_who_stops_listening_stops_everybody() -> None:
    results = crew.processes(2).work(tasks.never_ends, range(9))
    assert next(results)[0] in (0, 1)
    assert len(active_children()) == 2
    del results


def test_killed_processes_are_replaced_and_their_numbers_count_once(tmp_path: Path) -> None:
    task = partial(tasks.killed_once_at, tmp_path, (0, 7, 8, 31))
    lost: list[int] = []
    found = sorted(crew.processes(2, lost.append).work(task, range(40)))
    assert found == SQUARES
    assert {0, 7, 8, 31} <= set(lost)
    for number in (0, 7, 8, 31):
        assert (tmp_path / f"{number} 1").exists()


def test_a_process_killed_from_outside_in_the_middle_changes_nothing() -> None:
    found = []
    for place, each in enumerate(crew.processes(2).work(tasks.slow_square, range(200))):
        found.append(each)
        if place in (20, 90):
            victim = active_children()[0].pid
            assert victim
            os.kill(victim, tasks.KILL)
    assert sorted(found) == [(number, number * number) for number in range(200)]


@stops
def test_one_that_hears_nothing_any_more_is_closed_all_the_same() -> None:
    results = crew.processes(2).work(tasks.never_ends, range(9))
    next(results)
    for process in active_children():
        stop(process)
    del results


@stops
def test_a_process_that_is_stopped_is_replaced_and_this_is_said(
    monkeypatch: pytest.MonkeyPatch, messages: list[str]
) -> None:
    monkeypatch.setattr(pool_module, "SILENCE_LIMIT", 2.0)
    pool = Pool(tasks.slow_square, range(40), 1)
    try:
        found = pool.receive(60)
        stop(active_children()[0])
        assert sorted([*found, *all_of(pool)]) == SQUARES
    finally:
        pool.close()
    assert messages == [
        "circus: a process of the lab has shown no sign of life for 2 s: "
        "it is ended, and another one does its work"
    ]


@stops
def test_a_process_that_is_stopped_while_it_starts_is_replaced(
    monkeypatch: pytest.MonkeyPatch, messages: list[str]
) -> None:
    pool = Pool(tasks.square, range(3), 1)
    try:
        stop(active_children()[0])
        monkeypatch.setattr(pool_module, "START_LIMIT", 0.0)
        assert pool.receive(0) == []
        monkeypatch.undo()
        assert sorted(all_of(pool)) == SQUARES[:3]
    finally:
        pool.close()


@stops
def test_a_long_message_is_not_waited_for_when_its_writer_is_stopped(
    monkeypatch: pytest.MonkeyPatch, messages: list[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(pool_module, "SILENCE_LIMIT", 2.0)
    pool = Pool(partial(tasks.long_answer, tmp_path), [7], 1)
    try:
        until = time.monotonic() + 60
        while not (tmp_path / "done").exists():
            assert time.monotonic() < until
            time.sleep(0.05)
        time.sleep(0.5)  # now it waits for room in the pipe
        stop(active_children()[0])
        begun = time.monotonic()
        assert pool.receive(0) == [] and time.monotonic() - begun < 1
        ((number, answer),) = all_of(pool)
        assert number == 7 and len(answer) == tasks.LONG
    finally:
        pool.close()


def test_a_task_longer_than_a_pipe_holds_starts_without_waiting_for_its_process() -> None:
    task = partial(tasks.length_and_number, b"x" * 3_000_000)
    begun = time.monotonic()
    pool = Pool(task, range(2), 2)
    try:
        assert time.monotonic() - begun < 5
        assert sorted(all_of(pool)) == [(0, 3_000_000), (1, 3_000_001)]
    finally:
        pool.close()


@stops
def test_a_process_that_is_killed_while_it_starts_is_noticed_where_its_pipe_stays_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = []
    pipe = SpawnContext.Pipe

    def open_end(self: SpawnContext, duplex: bool = True) -> object:
        """As on Windows, where the end of a process that never took it stays with this one."""
        ours, theirs = pipe(self, duplex)
        kept.append(os.dup(theirs.fileno()))
        return ours, theirs

    monkeypatch.setattr(SpawnContext, "Pipe", open_end)
    pool = Pool(tasks.square, range(3), 1)
    try:
        (process,) = active_children()
        process.kill()
        assert sorted(all_of(pool)) == SQUARES[:3]
    finally:
        pool.close()
        for each in kept:
            os.close(each)


def all_of(pool: Pool[R]) -> list[tuple[int, R]]:
    """What comes until the pool has ended."""
    found = []
    while not pool.ended:
        found += pool.receive()
    return found


def test_work_that_kills_whoever_takes_it_is_given_up() -> None:
    with pytest.raises(CrewError, match="whoever takes number 5 of the work is killed, 3 times now"):
        list(crew.processes(2).work(tasks.killed_at_five, range(9)))


def test_one_process_does_the_numbers_in_order_even_when_it_was_killed(tmp_path: Path) -> None:
    pool = Pool(partial(tasks.killed_once_at, tmp_path, (3, 4)), range(9), 1)
    found = []
    try:
        while not pool.ended:
            found += [number for number, _ in pool.receive()]
    finally:
        pool.close()
    assert found == list(range(9))


def test_where_the_system_has_no_room_for_more_those_that_are_there_do_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []

    class Rare(pool_module._Worker):
        def __init__(self, task: bytes, low_priority: bool) -> None:
            if made:
                raise OSError(11, "Resource temporarily unavailable")
            made.append(self)
            super().__init__(task, low_priority)

    monkeypatch.setattr(pool_module, "_Worker", Rare)
    assert sorted(crew.processes(3).work(tasks.square, range(40))) == SQUARES


def test_a_pool_that_is_asked_without_waiting_says_what_has_come() -> None:
    pool = Pool(tasks.says_where, range(6), 2, low_priority=True)
    found: list[tuple[int, int]] = []
    try:
        while not pool.ended:
            found += pool.receive(0)
            time.sleep(0.005)
    finally:
        pool.close()
    assert sorted(number for number, _ in found) == list(range(6))
    assert os.getpid() not in {where for _, where in found}


def test_without_shared_memory_this_process_does_the_work_and_says_so(
    monkeypatch: pytest.MonkeyPatch, messages: list[str]
) -> None:
    """As where /dev/shm cannot be written: the system refuses the first process."""

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "/dev/shm/pym-1")

    monkeypatch.setattr(SpawnContext, "RawValue", refused)
    assert list(crew.processes(2).work(tasks.square, range(40))) == SQUARES
    (line,) = messages
    assert "this one does all the work" in line
