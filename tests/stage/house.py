"""Tables of Clearing House for the tests of its look: with people and bots, options, sizes and languages."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus import looks
from circus.core.option import Value
from circus.games.clearing_house.state import TURN, ClearingHouse
from circus.input.gestures import Tap
from circus.looks.clearing_house.look import ClearingHouseLook
from circus.looks.table_view import TableView
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup
from circus.stage import bootstrap, sprites
from circus.stage.compositor import Compositor
from circus.stage.settings import Settings
from circus.stage.toolkit import Toolkit
from circus.stage.window import Window
from circus.texts import Texts
from tests.navigators import TableRouter

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "wishes": {
        "refill": "redraft",
        "intervene": "one_card",
        "base_deck": "protected",
        "hearts_as_tape": True,
    },
    "others": {"intervene": "one_time", "base_deck": "open", "police_start": "edge", "round_limit": 5},
}


class Table:
    """A scene with people on the first seats."""

    def __init__(self, path: Path, people: int, size: tuple[int, int], **chosen: Any) -> None:
        language, speed = chosen.pop("language", "fr"), chosen.pop("speed", "off")
        options, seats = OPTIONS[chosen.pop("options", "plain")], chosen.pop("seats", 4)
        navigator = chosen.pop("navigator", None) or TableRouter()
        settings = Settings(language=language, speed=speed, **chosen.pop("settings", {}))
        self.kit = Toolkit(Window(size), Texts(language), settings)
        self.manager = SceneManager(self.kit, navigator=navigator)
        table_setup = replace(first_table_setup("clearing_house", seats), options=options, **chosen)
        kinds = [HUMAN if seat < people else BOT for seat in range(seats)]
        sat = tuple(
            replace(who, kind=kind, strength="random")
            for who, kind in zip(table_setup.seats, kinds, strict=True)
        )
        table_setup = replace(table_setup, seats=sat)
        self.scene = TableScene(
            self.manager,
            table_setup,
            saves.begin(table_setup, random.Random(4), path),
            series_of(table_setup),
        )
        self.manager.push(self.scene)

    @property
    def state(self) -> ClearingHouse:
        """The whole truth."""
        state = self.scene.session.match.state
        assert isinstance(state, ClearingHouse)
        return state

    @property
    def view(self) -> TableView:
        """What the look is told."""
        return self.scene.table

    def wait(self) -> bool:
        """Until the person is asked; false when the game is over."""
        for _ in range(600):
            if self.scene.session.match.outcome:
                return False
            if self.scene.chooser and not self.scene.director.busy:
                return True
            self.scene.advance(3000)
        raise AssertionError("nobody is asked")

    def until(self, holds: Callable[[ClearingHouse], bool], seed: int = 3) -> "Table":
        """Plays at random until the person is asked and something holds."""
        rng = random.Random(seed)
        for _ in range(900):
            assert self.wait(), "the game is over"
            if holds(self.state):
                return self
            assert self.scene.chooser
            self.scene.play(rng.choice(self.scene.chooser.picker.legal))
        raise AssertionError("it never came")

    def looked_at(self) -> "Table":
        """As somebody who has changed the state sees it: laid anew, and asked."""
        self.scene.look_anew()
        assert self.wait()
        return self

    def tap(self, *names: str) -> None:
        """Taps on targets."""
        for name in names:
            assert name in self.targets, name
            self.manager.handle(Tap(name, (0, 0)))
            self.manager.advance(300)

    @property
    def targets(self) -> dict[str, bool]:
        """The names of all targets, and whether they are wanted."""
        self.picture()
        return {target.name: target.wanted for target in self.manager.targets}

    def picture(self) -> bytes:
        """The whole screen."""
        import pygame

        Compositor(self.kit.window.surface).draw(self.manager.frame())
        return pygame.image.tobytes(self.kit.window.surface, "RGB")


Make = Callable[..., Table]


def openings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables for the fixture `make`; a picture that is missing is an error."""
    import pygame

    bootstrap.prepare()

    def missing(name: str, reason: object) -> None:
        raise AssertionError(f"{name}: {reason}")

    monkeypatch.setattr(sprites, "tell_fault", missing)

    def opened(people: int = 1, size: tuple[int, int] = (960, 540), **chosen: Any) -> Table:
        return Table(tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl", people, size, **chosen)

    yield opened
    pygame.display.quit()


def catch(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """From now on what the person carries out is listed and changes nothing."""
    found: list[str] = []
    monkeypatch.setattr(TableScene, "play", lambda _, action: found.append(str(action)))
    return found


def look() -> ClearingHouseLook:
    """The look of this game."""
    found = looks.find("clearing_house")
    assert isinstance(found, ClearingHouseLook)
    return found


def my_turn(state: ClearingHouse) -> bool:
    """The person has both cards of a turn to play."""
    return state.phase == TURN and state.active == 0 and state.left == 2
