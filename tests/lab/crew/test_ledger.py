"""The ledger: every number is handed out, counts once, and none runs far ahead of those before it."""

import gc
import tracemalloc
from itertools import count

import pytest

from circus.lab.crew import ledger
from circus.lab.crew.ledger import CrewError, WorkLedger


def test_numbers_are_taken_from_their_source_as_they_are_needed() -> None:
    source = count()
    work = WorkLedger(source)
    assert work.take(3) == [0, 1, 2]
    assert next(source) == 4


def test_it_ends_when_all_that_was_handed_out_is_done() -> None:
    work = WorkLedger([7, 8])
    assert work.take(5) == [7, 8] and not work.more and not work.ended
    assert work.done(7) and work.done(8) and work.ended
    assert WorkLedger([]).ended


def test_a_number_counts_once() -> None:
    work = WorkLedger([7])
    work.take(1)
    assert work.done(7) and not work.done(7)


def test_what_was_under_way_when_somebody_died_is_done_first_and_alone() -> None:
    work = WorkLedger(range(9))
    assert work.take(3) == [0, 1, 2]
    work.done(0)
    work.take_back_lost([1, 2])
    assert work.suspects and work.take(5) == [1] and work.take(5) == [2]
    assert not work.suspects and work.take(2) == [3, 4]


def test_what_ends_everybody_who_takes_it_is_given_up_the_third_time() -> None:
    work = WorkLedger(range(2))
    for _ in range(2):
        work.take_back_lost(work.take(1))
    with pytest.raises(CrewError, match="whoever takes number 0 of the work is killed, 3 times now"):
        work.take_back_lost(work.take(1))


def test_deaths_are_forgotten_when_a_number_is_done() -> None:
    work = WorkLedger(range(2))
    work.take_back_lost(work.take(2))
    work.take_back_lost(work.take(1))
    assert work.take(1) == [0] and work.done(0)
    work.take_back_lost(work.take(1))
    assert work.take(1) == [1] and work.done(1) and work.ended


def test_nothing_is_handed_out_far_behind_a_number_that_is_unfinished(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ledger, "WINDOW", 4)
    work = WorkLedger(count())
    assert work.take(9) == [0, 1, 2, 3]
    for number in (1, 2, 3):
        work.done(number)
    assert work.take(9) == [] and work.more
    work.done(0)
    assert work.take(9) == [4, 5, 6, 7]


def test_what_is_done_leaves_nothing_behind_however_much_it_is() -> None:
    work, held = WorkLedger(range(60_000)), []
    tracemalloc.start()
    try:
        for at in count():
            numbers = work.take(64)
            if not numbers:
                break
            for number in reversed(numbers):
                assert work.done(number)
            if at in (10, 900):
                gc.collect()
                held.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert work.ended
    assert held[1] - held[0] < 10_000
