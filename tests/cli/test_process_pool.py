"""Work shared out over processes: all of it is done, and nobody waits for a dead one."""

import os
import time
from collections.abc import Iterator, Sequence
from multiprocessing import active_children

import pytest

from circus.core.errors import UsageError
from circus.lab.process_pool import ProcessPoolError, shared


def squares(numbers: Sequence[int]) -> Iterator[int]:
    return (number * number for number in numbers)


def stumbles_over_five(numbers: Sequence[int]) -> Iterator[int]:
    for number in numbers:
        if number == 5:
            raise UsageError("five!")
        yield number


def dies_at_five(numbers: Sequence[int]) -> Iterator[int]:
    for number in numbers:
        if number == 5:
            os._exit(9)
        yield number


def never_ends(numbers: Sequence[int]) -> Iterator[int]:
    time.sleep(0.1)
    yield from numbers
    time.sleep(3600)


@pytest.mark.parametrize("jobs", [1, 2, 9])
def test_every_piece_is_done_once(jobs: int) -> None:
    assert sorted(shared(squares, 7, jobs)) == [0, 1, 4, 9, 16, 25, 36]


def test_one_job_does_the_pieces_in_order_and_only_when_asked() -> None:
    results = shared(stumbles_over_five, 7, 1)
    assert [next(results) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(UsageError):
        next(results)


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_in_a_process_goes_wrong_here(jobs: int) -> None:
    with pytest.raises(UsageError, match="five!"):
        list(shared(stumbles_over_five, 7, jobs))
    assert active_children() == []


def test_a_killed_process_is_told_instead_of_waited_for() -> None:
    with pytest.raises(ProcessPoolError, match="a process was killed: start again, with fewer --jobs"):
        list(shared(dies_at_five, 7, 2))
    assert active_children() == []


def test_who_stops_listening_stops_the_pool() -> None:
    results = shared(never_ends, 4, 2)
    assert next(results) in range(4)
    assert len(active_children()) == 2
    del results
    assert active_children() == []
