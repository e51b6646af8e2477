"""The rounds of the loop: fast while something happens, seldom while nothing does, at once for an event."""

from collections.abc import Iterator

import pygame
import pytest

from circus.loop import IDLE, LIVELY, Loop
from circus.stage.metronome import Metronome
from tests.stage.pilot import piloted


class Beat(Metronome):
    """Lets 50 ms pass at every round, and remembers how fast it was asked to tick."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[float] = []

    def tick(self, rate: int) -> float:
        self.asked.append(rate)
        return 50


@pytest.fixture
def loop() -> Iterator[Loop]:
    """The lobby, on which nothing has moved for a while and nothing is left to be painted ahead."""
    with piloted() as pilot:
        pilot.loop.step(10_000, [])
        while pilot.loop.manager.busy or not pilot.loop.manager.is_prepared:
            pilot.loop.step(50, [])
        pygame.event.clear()
        yield pilot.loop


def rounds(loop: Loop, count: int, monkeypatch: pytest.MonkeyPatch) -> tuple[list[float], list[float]]:
    """The milliseconds of the rounds that are made in so many ticks, and how fast the ticks were."""
    made: list[float] = []
    beat = Beat()
    with monkeypatch.context() as patch:
        patch.setattr(loop, "step", made.append)
        for _ in range(count):
            loop.tick(beat)
    return made, beat.asked


def test_at_rest_few_rounds_are_made_and_no_time_is_lost(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    assert rounds(loop, 2, monkeypatch) == ([200, 200], [IDLE] * 8)


def test_an_event_is_read_in_the_very_next_round(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    made, _ = rounds(loop, 1, monkeypatch)
    assert made == [50]


def test_after_somebody_acted_every_round_is_made_and_they_are_fast(
    loop: Loop, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop.step(16, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")])
    pygame.event.clear()
    assert rounds(loop, 3, monkeypatch) == ([50, 50, 50], [LIVELY] * 3)


def test_what_can_be_painted_ahead_is_not_put_off(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    loop.manager.is_prepared = False
    assert rounds(loop, 3, monkeypatch) == ([50, 50, 50], [IDLE] * 3)
