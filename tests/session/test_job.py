"""A background job: its owner polls it, and it never waits."""

from collections.abc import Generator, Sequence

import pytest

from circus.platform.fault_log import fault_count, faults_since
from circus.platform.job import DoneWork, Job, StepWork, only_part


class Parts:
    """Brings one part whenever it is asked; breaks down at `broken_at`."""

    def __init__(self, parts: Sequence[int], error: Exception | None = None) -> None:
        self.left, self.error, self.closed = list(parts), error, 0

    @property
    def ended(self) -> bool:
        return not self.left

    def take(self) -> list[int]:
        if self.error and len(self.left) == 1:
            raise self.error
        return [self.left.pop(0)]

    def close(self) -> None:
        self.closed += 1


def total(parts: Sequence[int]) -> int:
    return sum(parts)


def test_it_tells_its_progress_and_a_result_of_the_parts_so_far() -> None:
    work = Parts([1, 2, 3, 4])
    job = Job(lambda: work, total, part_count=4)
    told = []
    while job.poll():
        told.append((job.progress, job.result))
    assert told == [(0.25, 1), (0.5, 3), (0.75, 6), (1.0, 10)]
    assert not job.is_running and work.closed == 1


def test_cancelled_it_keeps_the_parts_that_have_arrived() -> None:
    work = Parts([1, 2, 3])
    job = Job(lambda: work, total, part_count=3)
    job.poll()
    job.cancel()
    job.cancel()
    assert not job.poll() and job.parts == [1] and work.closed == 1 and job.fault is None


def test_an_expected_error_is_only_its_fault() -> None:
    before = fault_count()
    job = Job(
        lambda: Parts([1, 2], OSError("full")), total, part_count=2, purpose="a sum", expected=(OSError,)
    )
    while job.poll():
        pass
    assert str(job.fault) == "full" and job.result == 1 and not faults_since(before)


@pytest.mark.expects_faults
def test_another_error_is_noted_with_what_is_given_up() -> None:
    before = fault_count()
    job = Job(lambda: Parts([1], ValueError("no sum")), total, purpose="a sum")
    assert job.poll() and not job.is_running
    assert [str(each) for each in faults_since(before)] == ["a sum is given up: ValueError: no sum"]


def test_without_a_purpose_another_error_is_raised_once_and_it_is_over() -> None:
    work = Parts([1], ValueError("no sum"))
    job = Job(lambda: work, total)
    with pytest.raises(ValueError, match="no sum"):
        job.poll()
    assert not job.is_running and work.closed == 1 and not job.poll()


def test_a_generator_goes_one_step_at_each_poll_and_returns_the_result() -> None:
    closed = []

    def steps() -> Generator[None, None, str]:
        try:
            yield
            yield
        finally:
            closed.append(True)
        return "done"

    job = Job(lambda: StepWork(steps()), only_part)
    assert [job.poll(), job.poll(), job.poll()] == [False, False, True] and job.result == "done"
    left = Job(lambda: StepWork(steps()), only_part)
    left.poll()
    left.cancel()
    assert len(closed) == 2 and left.result is None


def test_what_is_done_at_once_is_there_at_the_first_poll() -> None:
    job = Job(lambda: DoneWork(["report"]), only_part)
    assert job.poll() and job.result == "report"
