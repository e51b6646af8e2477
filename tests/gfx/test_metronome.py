"""The metronome: beats at the rate it is asked for, whatever happened between two beats."""

import pytest

from circus.ui.gfx.metronome import Metronome


class Time:
    """Stands still but for what is slept and what is worked, in seconds."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def beat(time: Time) -> Metronome:
    return Metronome(lambda: time.now, time.sleep)


def test_it_sleeps_for_what_the_work_has_left_of_a_beat(time: Time, beat: Metronome) -> None:
    time.now += 0.03
    assert beat.tick(20) == pytest.approx(50)
    assert time.slept == pytest.approx([0.02])


def test_after_work_that_took_longer_it_does_not_sleep_and_tells_all_that_passed(
    time: Time, beat: Metronome
) -> None:
    time.now += 0.3
    assert beat.tick(20) == pytest.approx(300)
    assert time.slept == []


def test_a_late_beat_does_not_hasten_the_next_ones(time: Time, beat: Metronome) -> None:
    time.now += 0.3
    assert [beat.tick(20), beat.tick(20), beat.tick(100)] == pytest.approx([300, 50, 10])
