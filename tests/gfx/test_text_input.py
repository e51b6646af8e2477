"""Text fields and the input method: what is composed is drawn, keys repeat, and both end with the field."""

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToSetup
from tests.gfx.pilot import Pilot, piloted

FIELD = "ui/seat/0/name"


@pytest.fixture
def pilot(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    with piloted(first=ToSetup("texas_showdown"), size=(1280, 720)) as pilot:
        pilot.rest(200)
        pilot.press(pygame.K_RETURN)  # the name that a first table asks for
        yield pilot


def post(pilot: Pilot, *events: Event, ms: int = 16) -> None:
    pilot.loop.step(ms, list(events))


def compose(text: str) -> Event:
    return Event(pygame.TEXTEDITING, text=text, start=0, length=0)


def name_of(pilot: Pilot) -> str | None:
    """What is written now; `None` where no name is."""
    assert isinstance(pilot.scene, SetupScene)
    return pilot.scene._edit.text if pilot.scene._edit else None


def picture(pilot: Pilot) -> bytes:
    pilot.loop.draw()
    return pygame.image.tobytes(pilot.loop.window.surface, "RGB")


def test_enter_and_backspace_while_composing_belong_to_the_input_method(pilot: Pilot) -> None:
    pilot.click(FIELD)
    post(pilot, Event(pygame.TEXTINPUT, text="Ada"))
    post(pilot, compose("にほ"))
    pilot.press(pygame.K_BACKSPACE, pygame.K_RETURN)
    assert name_of(pilot) == "Ada"
    post(pilot, compose(""), Event(pygame.TEXTINPUT, text="日本"))
    assert name_of(pilot) == "Ada日本"
    pilot.press(pygame.K_RETURN)
    assert name_of(pilot) is None
    assert isinstance(pilot.scene, SetupScene) and pilot.scene.table_setup.seats[0].name == "Ada日本"


def test_what_is_composed_is_seen_in_the_field_until_it_is_settled_or_dropped(pilot: Pilot) -> None:
    pilot.click(FIELD)
    post(pilot, Event(pygame.TEXTINPUT, text="Ada"))
    before = picture(pilot)
    post(pilot, compose("li"))
    composed = picture(pilot)
    post(pilot, compose(""))
    assert composed != before == picture(pilot)
    post(pilot, Event(pygame.TEXTINPUT, text="li"))
    assert picture(pilot) not in (before, composed), "what is composed is underlined"


def test_backspace_held_in_a_name_takes_letter_after_letter(pilot: Pilot) -> None:
    pilot.click(FIELD)
    post(pilot, Event(pygame.TEXTINPUT, text="Adelheid"))
    post(pilot, Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0))
    assert name_of(pilot) == "Adelhei"
    for _ in range(100):
        post(pilot)
    assert name_of(pilot) == ""
    post(pilot, Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0), Event(pygame.TEXTINPUT, text="Bo"), ms=90)
    post(pilot, ms=900)
    assert name_of(pilot) == "Bo"


def test_the_input_method_is_on_only_while_a_field_is_open(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[object] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: calls.append("on"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: calls.append("off"))
    monkeypatch.setattr(pygame.key, "set_text_input_rect", calls.append)
    pilot.rest(200)
    assert calls == []
    pilot.click(FIELD)
    (rect,) = (each.rect for each in pilot.manager.targets if each.writes)
    assert calls == ["on", rect]
    pilot.press(pygame.K_RETURN)
    assert calls == ["on", rect, "off"]


def test_f11_fills_the_screen_while_a_name_is_written(pilot: Pilot) -> None:
    pilot.click(FIELD)
    pilot.press(pygame.K_F11)
    assert pilot.loop.window.fullscreen and name_of(pilot) is not None
    pilot.press(pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not pilot.loop.window.fullscreen and name_of(pilot) is not None
