"""A table of Flip Circus for the tests of its look: laid by lines of actions, played with gestures."""

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from circus import looks
from circus.core.event import Event
from circus.core.option import Value
from circus.core.piece import Piece
from circus.games.flip_circus.state import FlipState
from circus.input.gestures import DragMove, DragStart, Drop, Hover, Tap
from circus.looks.flip_circus.placement import NOTICE, ORDER, POSE, SEEN
from circus.looks.table_view import TableView
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.scene import TableScene
from circus.session import saves
from circus.session.series import series_of
from circus.session.table_setup import first_table_setup
from circus.stage import bootstrap, sprites
from circus.stage.director import PlacedPiece
from circus.stage.disk_cache import DiskCache
from circus.stage.settings import Settings
from circus.stage.toolkit import Toolkit
from circus.stage.window import Window
from circus.texts import Texts
from tests.navigators import TableRouter

FIRST = "*:first seat/0"
SETUP = (
    "*:setup clown+acrobat acrobat+magician clown+magician magician+seer clown+seer "
    "seer+strongman clown+strongman strongman+tamer clown+tamer tamer+acrobat"
)
"""The Magician at 3, the Fortune Teller at 5, the Strongman at 7, the Tamer at 9."""
STAGED = {ORDER, POSE, SEEN, NOTICE, "cheer", "ghost"}
"""Kinds that steps lay down and take away again."""


class Table:
    """A scene at speed "off", with the pieces laid as lines of actions say."""

    def __init__(
        self,
        folder: Path,
        kinds: tuple[str, ...],
        options: Mapping[str, Value],
        aids: Mapping[str, bool],
        size: tuple[int, int],
    ) -> None:
        settings = Settings(language="fr", speed="off")
        self.kit = Toolkit(Window(size), Texts("fr"), settings, disk=DiskCache(None))
        self.manager = SceneManager(self.kit, navigator=TableRouter())
        table_setup = first_table_setup("flip_circus", len(kinds))
        seats = tuple(replace(seat, kind=kind) for seat, kind in zip(table_setup.seats, kinds, strict=True))
        table_setup = replace(table_setup, seats=seats, options={**table_setup.options, **options}, aids=aids)
        record = folder / f"{len(list(folder.iterdir()))}.jsonl"
        self.session = saves.begin(table_setup, random.Random(1), record)
        self.scene = TableScene(self.manager, table_setup, self.session, series_of(table_setup))
        self.manager.push(self.scene)

    def play(self, *lines: str) -> "Table":
        """Carries actions out, whoever's they are, and asks the person anew."""
        for line in lines:
            self.session.play(self.session.match.game.verbs.parse(line))
        self.scene.look_anew()
        return self.wait()

    def wait(self) -> "Table":
        """Lets time pass until the person at the screen is asked, or another scene has opened."""
        for _ in range(60):
            if self.manager.scene is not self.scene or self.scene.chooser:
                break
            self.manager.advance(500)
        return self

    @property
    def state(self) -> FlipState:
        """As it truly is."""
        state = self.session.match.state
        assert isinstance(state, FlipState)
        return state

    @property
    def view(self) -> TableView:
        """What the look is told."""
        return self.scene.table

    @property
    def last(self) -> str:
        """The last action."""
        return str(self.session.match.actions[-1])

    def places(self, *, wanted: bool = False) -> dict[str, tuple[int, int]]:
        """Every target, or every wanted one, with a point that hits it."""
        self.manager.frame()
        found = {}
        for target in self.manager.facts()["targets"]:
            if target["wanted"] or not wanted:
                left, top, width, height = target["rect"]
                found[target["name"]] = (left + width // 2, top + height // 2)
        return found

    def hover(self, name: str) -> None:
        """The pointer goes there."""
        self.manager.handle(Hover(name, self.places()[name]))

    def tap(self, *names: str) -> "Table":
        """Clicks, one after the other."""
        for name in names:
            pos = self.places()[name]
            self.manager.handle(Hover(name, pos))
            self.manager.handle(Tap(name, pos))
            self.manager.advance(200)
        return self

    def drag(self, name: str, end: str) -> "Table":
        """Pulls a thing onto another one and drops it."""
        places = self.places()
        self.manager.handle(DragStart(name, places[name]))
        self.manager.handle(DragMove(name, places[end], end, (end,)))
        self.manager.frame()
        self.manager.handle(Drop(name, places[end], end, (end,)))
        self.manager.advance(200)
        return self


Make = Callable[..., Table]


def opening(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    """Opens tables; a picture that is missing is an error."""
    import pygame

    bootstrap.prepare()

    def missing(name: str, reason: object) -> None:
        raise AssertionError(f"{name}: {reason}")

    monkeypatch.setattr(sprites, "_tell", missing)

    def opened(
        *lines: str,
        kinds: tuple[str, ...] = ("human", "bot"),
        options: Mapping[str, Value] | None = None,
        aids: Mapping[str, bool] | None = None,
        size: tuple[int, int] = (1280, 720),
    ) -> Table:
        table = Table(folder, kinds, options or {}, aids or {}, size)
        return table.play(FIRST, SETUP, *lines)

    yield opened
    pygame.display.quit()


def until(table: Table, rng: random.Random, holds: Callable[[FlipState], bool]) -> bool:
    """Plays at random until something holds in a turn of seat 0; false if the game ended before."""
    match = table.session.match
    while table.state.awaited:
        if table.state.awaited == (0,) and holds(table.state):
            table.scene.look_with(table.scene._eyes)
            table.wait()
            return True
        table.session.play(rng.choice(list(match.legal(table.state.awaited[0]))))
    return False


def laid(table: Table) -> tuple[PlacedPiece, ...]:
    look = looks.find("flip_circus")
    return look.shown(table.view, table.session.match.game.pieces(table.view.state))


def events_of(table: Table, rng: random.Random) -> Iterator[tuple[Event, list[Piece]]]:
    """What happens in a random game, with the pieces before each action."""
    game = table.session.match.game
    while table.state.awaited:
        pieces = list(game.pieces(table.session.view(0)))
        told = table.session.play(rng.choice(list(table.session.match.legal(table.state.awaited[0]))))
        table.scene._changed()
        yield from ((event, pieces) for event in told)
