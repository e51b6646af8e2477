"""The rounds of the loop: fast while something happens, seldom while nothing does, at once for an event."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from circus.ui.app.loop import IDLE, LIVELY, RESTING, Loop
from circus.ui.gfx.metronome import Metronome
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.shell.destinations import ToRules
from tests.gfx.pilot import Pilot, piloted


class Beat(Metronome):
    """Lets 50 ms pass at every round, and remembers how fast it was asked to tick."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[float] = []

    def tick(self, rate: int) -> float:
        self.asked.append(rate)
        return 50 if rate != RESTING else 83


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
    assert rounds(loop, 2, monkeypatch) == ([216, 216], [IDLE, RESTING, RESTING] * 2)


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


@pytest.fixture
def book() -> Iterator[Pilot]:
    """A rulebook that is open at its contents, where there are more links than on any other page."""
    with piloted(size=(1280, 720)) as pilot:
        pilot.manager.go(ToRules("quel_cirque"))
        pilot.loop.step(50, [])
        yield pilot


def clicks(pos: tuple[int, int], times: int = 1) -> list[Event]:
    """So many quick ones at a place."""
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    return [Event(kind, pos=pos, button=1) for _ in range(times) for kind in kinds]


def last_link(pilot: Pilot) -> str:
    return max(
        (name for name in pilot.names if name.startswith("ui/link/")), key=lambda name: (len(name), name)
    )


def open_at(pilot: Pilot) -> int:
    assert isinstance(pilot.scene, RulebookScene)
    return pilot.scene.spread


def test_a_double_click_that_falls_into_one_long_round_follows_a_link_once(book: Pilot) -> None:
    pos = book.place(last_link(book))
    book.loop.step(16, clicks(pos, 2))
    followed = open_at(book)
    book.press(pygame.K_HOME)
    book.rest()
    book.loop.step(16, clicks(pos))
    assert followed == open_at(book) > 0


def test_what_a_key_has_taken_away_under_a_held_button_is_not_clicked_any_more(book: Pilot) -> None:
    press, release = clicks(book.place(last_link(book)))
    book.loop.step(16, [press])
    book.press(pygame.K_END)
    book.rest(200)
    at = open_at(book)
    book.loop.step(16, [release])
    assert open_at(book) == at


def test_every_click_of_one_round_counts_on_what_stays(book: Pilot) -> None:
    book.loop.step(16, clicks(book.place("ui/next"), 3))
    assert open_at(book) == 3


def test_while_the_window_changes_its_size_nothing_of_the_stretched_picture_is_clicked(book: Pilot) -> None:
    pos = book.place(last_link(book))
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    book.loop.step(16, [Event(pygame.VIDEORESIZE, w=1000, h=700)])
    book.loop.step(16, clicks(pos, 2))
    book.loop.step(16, clicks(pos))
    assert open_at(book) == 0
