"""A review on its way: it comes bit by bit, nobody waits for it, and it can be given up."""

import errno
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from circus.lab.review.steps import ReviewStep, steps
from circus.lab.review.verdict import review_of
from circus.records.replay import read
from circus.records.timeline import Timeline
from circus.session.review_job import judged_at_once, judging, review_job
from tests.session.test_playback import recorded


class Slowly:
    """Judges one position each time it is asked; `broken_at` is the one that it breaks down at."""

    def __init__(self, timeline: Timeline, broken_at: int = -1) -> None:
        self.closed = False
        self._steps = steps(timeline, range(len(timeline) + 1), "low", 1)
        self._broken_at = broken_at
        self._asked = 0
        self._left = len(timeline) + 1

    @property
    def ended(self) -> bool:
        return self._left == 0

    def take(self) -> list[ReviewStep]:
        if self._asked == self._broken_at:
            raise RuntimeError("out of wits")
        self._asked += 1
        self._left -= 1
        return [next(self._steps)]

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def timeline(tmp_path: Path) -> Timeline:
    return read(recorded(tmp_path, "clown_standoff")).match.timeline


def test_it_tells_how_far_it_has_come_and_then_what_came_of_it(timeline: Timeline) -> None:
    working = Slowly(timeline)
    job = review_job(timeline, lambda _: working)
    seen = []
    while job.is_running:
        job.poll()
        seen.append(len(job.parts))
    assert seen == list(range(1, job.part_count + 1))
    assert job.result == review_of(timeline, steps(timeline, range(len(timeline) + 1), "low", 1))
    assert working.closed and not job.fault and not job.poll() and job.progress == 1


def test_given_up_it_stops_and_has_nothing_to_show(timeline: Timeline) -> None:
    working = Slowly(timeline)
    job = review_job(timeline, lambda _: working)
    job.poll()
    job.cancel()
    assert working.closed and not job.is_running and job.result is None and job.fault is None


@pytest.mark.expects_faults
def test_one_that_breaks_down_says_how(timeline: Timeline) -> None:
    working = Slowly(timeline, broken_at=3)
    job = review_job(timeline, lambda _: working)
    while job.is_running:
        job.poll()
    assert working.closed and job.result is None and str(job.fault) == "out of wits"


def test_where_the_system_has_no_room_for_a_process_it_says_so(timeline: Timeline) -> None:
    def no_room(_: Timeline) -> Slowly:
        raise OSError(errno.EAGAIN, "no more processes")

    job = review_job(timeline, no_room)
    assert not job.is_running and "no more processes" in str(job.fault)


def test_at_once_is_all_of_it_the_first_time_it_is_asked(timeline: Timeline) -> None:
    job = review_job(timeline, judged_at_once)
    assert job.poll() and job.result is not None


def test_beside_the_program_it_is_worked_out_by_processes_that_are_gone_afterwards(
    timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.session.review_job.EFFORT", "low")
    job = review_job(timeline, judging)
    while job.is_running:
        job.poll()
        time.sleep(0.01)
    assert job.fault is None and active_children() == []
    assert job.result == review_of(timeline, steps(timeline, range(len(timeline) + 1), "low", 1))


def test_given_up_in_the_middle_its_processes_are_gone_at_once(timeline: Timeline) -> None:
    job = review_job(timeline, judging)
    assert active_children()
    job.cancel()
    assert active_children() == []
