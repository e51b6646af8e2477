"""The window of a stand is brought back whenever it is not in front, and its absence is reported."""

from pathlib import Path

import pygame
import pytest

from circus.stand.place import StandFolder
from circus.stand.presence import BRING_BACK_MS, Presence
from circus.stand.staff_pin import of_digits
from circus.stand.supervisor import Pulse
from circus.ui.app.stand_router import StandAttendant
from circus.ui.gfx.window import AppWindow
from tests.gfx.pilot import piloted
from tests.stand.at_stand import GIVEN, PIN, PLAN


class HeardPulse(Pulse):
    """A pulse that keeps what is reported."""

    is_away = False

    def beat(self, *, is_away: bool = False) -> None:
        self.is_away = is_away


def test_a_window_that_was_never_in_front_is_brought_there_but_not_reported() -> None:
    presence = Presence()
    asked = [presence.advance(100, is_in_front=False) for _ in range(2 * BRING_BACK_MS // 100)]
    assert asked.count(True) == 2
    assert not presence.is_away


def test_time_in_front_does_not_count() -> None:
    presence = Presence()
    assert not presence.advance(BRING_BACK_MS - 1, is_in_front=False)
    assert not presence.advance(10, is_in_front=True)
    assert not presence.advance(BRING_BACK_MS - 1, is_in_front=False)
    assert presence.is_away
    assert presence.advance(1, is_in_front=False)


def test_a_stand_without_the_keyboard_asks_for_it_and_reports_until_it_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pulse = HeardPulse()
    attendant = StandAttendant(StandFolder(tmp_path), PLAN, of_digits(PIN), GIVEN, pulse=pulse)
    brought: list[bool] = []
    monkeypatch.setattr(AppWindow, "bring_to_front", lambda _: brought.append(True))
    with piloted(attendant=attendant) as pilot:
        pilot.rest()
        assert not brought and not pulse.is_away
        with monkeypatch.context() as away:
            away.setattr(AppWindow, "is_in_front", False)
            pilot.rest(2 * BRING_BACK_MS)
        assert len(brought) == 2 and pulse.is_away
        pilot.rest()
        assert len(brought) == 2 and not pulse.is_away


def test_a_stand_keeps_the_screen_lit(tmp_path: Path) -> None:
    attendant = StandAttendant(StandFolder(tmp_path), PLAN, of_digits(PIN), GIVEN)
    with piloted(attendant=attendant) as pilot:
        pilot.rest()
        assert not pygame.display.get_allow_screensaver()
