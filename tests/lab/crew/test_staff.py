"""The staff of a cluster, with a scheduler that says what a test wants, and time as a number."""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from circus.lab.crew import staff
from circus.lab.crew.silence import LONGEST_STEP, IdleTime
from circus.lab.crew.staff import SILENCE_LIMIT, Staff
from circus.lab.edition import edition

A, B = "tcp://10.0.0.1:1000", "tcp://10.0.0.2:1000"


class Scheduler:
    """What a client asks; each worker answers at once that it plays what is played here."""

    def __init__(self) -> None:
        self.workers = {each: {"status": "running", "last_seen": 0.0, "nthreads": 1} for each in (A, B)}
        self.scheduler = self
        self.status = "finished"

    def identity(self) -> dict[str, Any]:
        return {"workers": self.workers}

    def sync(self, call: Callable[[], Any], callback_timeout: float) -> Any:
        return call()

    def submit(self, *_: object, **__: object) -> "Scheduler":
        return self

    def gather(self, *_: object, **__: object) -> str:
        return edition()


@pytest.fixture
def scheduler(monkeypatch: pytest.MonkeyPatch) -> Scheduler:
    def at_once(_client: object, answer: str) -> "Future[str]":
        future: Future[str] = Future()
        future.set_result(answer)
        return future

    monkeypatch.setattr(staff, "in_background", at_once)
    return Scheduler()


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    lines: list[str] = []
    monkeypatch.setattr(staff, "say", lines.append)
    return lines


def look(there: Staff, scheduler: Scheduler, seconds: range, alive: tuple[str, ...]) -> None:
    """Looks round each second, while these send signs of life."""
    for now in seconds:
        for each in alive:
            scheduler.workers[each]["last_seen"] = float(now)
        there.look_round(float(now))


def test_a_worker_without_a_sign_of_life_gets_no_work_until_it_works_again(
    scheduler: Scheduler, messages: list[str]
) -> None:
    there, limit = Staff(scheduler), int(SILENCE_LIMIT)
    look(there, scheduler, range(limit), alive=(A,))
    assert there.threads == {A: 1, B: 1} and there.silent == [] and messages == []
    look(there, scheduler, range(limit, limit + 3), alive=(A,))
    assert there.threads == {A: 1} and there.silent == [B] and there.present == {A, B}
    assert messages == [f"circus: the worker at {B} has shown no sign of life for 30 s: others do its work"]
    look(there, scheduler, range(limit + 3, limit + 5), alive=(A, B))
    assert there.threads == {A: 1, B: 1} and there.silent == []
    assert messages[1:] == [f"circus: the worker at {B} works again"]


def test_a_paused_worker_gets_nothing_new_at_once_and_after_a_while_loses_what_it_has(
    scheduler: Scheduler, messages: list[str]
) -> None:
    there, limit = Staff(scheduler), int(SILENCE_LIMIT)
    look(there, scheduler, range(2), alive=(A, B))
    scheduler.workers[B]["status"] = "paused"
    look(there, scheduler, range(2, 4), alive=(A, B))
    assert there.threads == {A: 1} and there.silent == [] and messages == []
    look(there, scheduler, range(4, limit + 5), alive=(A, B))
    assert there.silent == [B]
    assert messages == [
        f"circus: the worker at {B} has been paused, for want of memory, for 30 s: others do its work"
    ]


def test_a_worker_that_goes_for_good_is_not_silent_any_more(
    scheduler: Scheduler, messages: list[str]
) -> None:
    there = Staff(scheduler)
    look(there, scheduler, range(int(SILENCE_LIMIT) + 3), alive=(A,))
    del scheduler.workers[B]
    there.look_round(SILENCE_LIMIT + 4)
    assert there.silent == [] and there.present == {A} and len(messages) == 1


def test_time_that_this_program_slept_counts_as_one_short_step() -> None:
    silence = IdleTime(now=0.0, sign=1)
    assert silence.seconds_at(now=36_000.0, sign=1) == LONGEST_STEP < SILENCE_LIMIT
    assert silence.seconds_at(now=36_001.0, sign=2) == 0.0
