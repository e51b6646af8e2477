"""A table on the screen for tests of skins: people and bots, options, size, language, speed; public API only.

`SkinTable` is a whole scene that gestures play; `watched` lets the presenter alone show a game of bots and
stops at every keyframe.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from typing import Any

import pygame

from circus.content.texts import Texts
from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.core.option import Value
from circus.core.piece import Piece
from circus.records.match import Match
from circus.session import saves
from circus.session.game_session import GameSession
from circus.session.secrecy import CURTAIN
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, TableSetup, first_table_setup
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import DragMove, DragStart, Drop, Hover, Tap
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.scene import Navigator
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.table_view import TableView
from tests.navigators import TableRouter

STEP_MS = 45.0
"""Time between two looks at what moves."""


@dataclass(frozen=True)
class SkinSetup:
    """A table that a test asks for; what it leaves out is as a first table has it.

    Attributes:
        game: its name.
        people: how many of the first seats have persons; bots have the others.
        strength: of the bots.
        seats: how many play; 0 for the usual number.
        options, level, aids: as in the set-up.
        size, language, speed: of the window and its settings.
        seed: of everything that is drawn.
        settings: further ones, by name.
        secrecy: how several persons keep their secrets.
        navigator: where the scenes go; the table of a finished game stays by default.
        lines: actions that are carried out before the table is opened, draws included.
    """

    game: str
    people: int = 1
    strength: str = "random"
    seats: int = 0
    options: Mapping[str, Value] | None = None
    level: str | None = None
    aids: Mapping[str, bool] | None = None
    size: tuple[int, int] = (960, 540)
    language: str = "fr"
    speed: str = "off"
    seed: int = 1
    settings: Mapping[str, Any] | None = None
    secrecy: str = CURTAIN
    navigator: Navigator | None = None
    lines: tuple[str, ...] = ()

    def table_setup(self) -> TableSetup:
        """The table that is asked for."""
        first = first_table_setup(self.game, self.seats or None)
        seats = tuple(
            replace(seat, kind=HUMAN if number < self.people else BOT, strength=self.strength)
            for number, seat in enumerate(first.seats)
        )
        options = {**first.options, **(self.options or {})}
        return replace(
            first, seats=seats, options=options, level=self.level, aids=self.aids or {}, secrecy=self.secrecy
        )

    def kit(self) -> Toolkit:
        """A toolkit for its window."""
        settings = Settings(language=self.language, speed=self.speed, **(self.settings or {}))
        kit = Toolkit(AppWindow(self.size), Texts(self.language), settings)
        kit.texts.add_game(self.game)
        return kit


class SkinTable:
    """A scene that is played with gestures.

    Attributes:
        kit, manager, scene: as the app has them.
    """

    def __init__(self, folder: Path, wish: SkinSetup) -> None:
        """`folder` takes its record."""
        self.kit = wish.kit()
        self.manager = SceneManager(self.kit, navigator=wish.navigator or TableRouter())
        table_setup = wish.table_setup()
        record = folder / f"{len(list(folder.iterdir()))}.jsonl"
        session = saves.begin(table_setup, random.Random(wish.seed), record)
        for line in wish.lines:
            session.play(session.match.game.verbs.parse(line))
        self.scene = TableScene(self.manager, table_setup, session, series_of(table_setup))
        self.manager.push(self.scene)
        self.manager.advance(2000)

    @property
    def state(self) -> Any:
        """The whole truth."""
        return self.scene.session.match.state

    @property
    def view(self) -> TableView:
        """What the look is told."""
        return self.scene.table

    @property
    def last(self) -> str:
        """The last action."""
        return str(self.scene.session.match.actions[-1])

    def play(self, *lines: str) -> "SkinTable":
        """Carries actions out, whoever's they are, then lays the table anew and waits."""
        session = self.scene.session
        for line in lines:
            session.play(session.match.game.verbs.parse(line))
        self.scene.host.refresh_view()
        self.wait()
        return self

    def wait(self) -> bool:
        """Until the person at the screen is asked; false when the game is over or another scene opened."""
        for _ in range(600):
            if self.scene.session.match.outcome or self.manager.scene is not self.scene:
                return False
            if self.scene.chooser and not self.scene.director.busy:
                return True
            if self.scene.director.waiting:
                self.scene.director.finish()
            self.manager.advance(2000)
        raise AssertionError("nobody is asked")

    def until(self, holds: Callable[[Any], bool], seed: int = 3) -> "SkinTable":
        """Plays at random until the person is asked and something holds of the state."""
        rng = random.Random(seed)
        for _ in range(900):
            assert self.wait(), "the game is over"
            if holds(self.state):
                return self
            assert self.scene.chooser
            self.scene.play(rng.choice(self.scene.chooser.picker.legal))
        raise AssertionError("it never came")

    @property
    def targets(self) -> dict[str, bool]:
        """The names of all targets, and whether they are wanted."""
        self.manager.frame()
        return {target.name: target.wanted for target in self.manager.targets}

    def points(self, *, wanted: bool = False) -> dict[str, tuple[int, int]]:
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
        self.manager.handle(Hover(name, self.points()[name]))

    def tap(self, *names: str) -> "SkinTable":
        """Clicks, one after the other."""
        for name in names:
            pos = self.points()[name]
            self.manager.handle(Hover(name, pos))
            self.manager.handle(Tap(name, pos))
            self.manager.advance(200)
        return self

    def pull(self, name: str, *crossed: str) -> "SkinTable":
        """Begins to drag a thing over others, and holds it above the last."""
        points = self.points()
        self.manager.handle(DragStart(name, points[name]))
        for number, over in enumerate(crossed, 1):
            self.manager.handle(DragMove(name, points[over], over, crossed[:number]))
            self.manager.frame()
        return self

    def drag(self, name: str, *crossed: str) -> "SkinTable":
        """Drags a thing over others and drops it on the last."""
        pos = self.points()[crossed[-1]]
        self.pull(name, *crossed)
        self.manager.handle(Drop(name, pos, crossed[-1], crossed))
        self.manager.advance(200)
        return self

    def picture(self) -> bytes:
        """The whole screen."""
        Compositor(self.kit.window.surface).draw(self.manager.frame())
        return pygame.image.tobytes(self.kit.window.surface, "RGB")


def with_input(view: TableView, **changes: Any) -> TableView:
    """Return a view with other fields of its `TableChoice` or `TablePointer`."""
    picked = {name: changes.pop(name) for name in ("legal", "live", "selectable", "picks") if name in changes}
    return replace(view, choice=replace(view.choice, **picked), pointer=replace(view.pointer, **changes))


Make = Callable[..., SkinTable]
"""Opens a table: the arguments are those of `SkinSetup`."""


def watched(wish: SkinSetup, viewer: int = CHANCE) -> Iterator[tuple[Frame, TablePresenter]]:
    """Shows a game of bots to one pair of eyes, and holds wherever a frame has been shown.

    Raises AssertionError wherever pieces are lost, lie nowhere, or the table tells of a frame that has not
    been reached.
    """
    game, setup = wish.table_setup().open()
    kit, session = wish.kit(), _session(wish)
    presenter = TablePresenter(session, TableSwitches())
    session.watch(viewer)
    presenter.place_all(kit, viewer)
    presenter.director.speed = "normal"
    kinds = Counter(piece.kind for piece in game.pieces(game.start(setup)))
    while session.awaited:
        for frame in session.go_on()[viewer]:
            _check_keyframes(presenter, frame, kinds)
            _shown(kit, presenter, frame, viewer)
            yield frame, presenter


def _session(wish: SkinSetup) -> GameSession:
    """A game of bots alone that writes no record."""
    table_setup = replace(wish, people=0).table_setup()
    game, setup = table_setup.open()
    return GameSession(Match(game, setup), table_setup.seats, random.Random(wish.seed))


def _check_keyframes(presenter: TablePresenter, frame: Frame, kinds: Counter[str]) -> None:
    """No keyframe of a frame loses a piece of the game, and every piece lies somewhere."""
    before = presenter.table
    if frame.event is None:
        return
    after = replace(before, state=frame.view, event=frame.event)
    keyframes = presenter.skin.choreography.animate(frame.event, before.pieces, after.pieces, after)
    for each in keyframes:
        laid = Counter(piece.kind for piece in each.pieces if isinstance(piece, Piece))
        assert laid == kinds, (frame.event, laid)
        placed = presenter.skin.layout.place(before if each.before else after, each.pieces)
        assert all(isfinite(piece.x + piece.y + piece.height) and piece.height > 0 for piece in placed)
        assert len({piece.key for piece in placed}) == len(placed), frame.event


def _shown(kit: Toolkit, presenter: TablePresenter, frame: Frame, viewer: int) -> None:
    """Shows one frame to its end; the table tells of it once and for all at some moment on the way."""
    before, told = presenter.table.state, False  # by identity: two moments may look alike
    presenter.show(kit, [frame], viewer)
    while presenter.director.busy:
        presenter.director.advance(STEP_MS)
        table = presenter.table
        told = told or table.state is frame.view
        assert table.state is (frame.view if told else before), frame.event
        presenter.skin.painter.overlays(kit, table, presenter.director.placed)
    table = presenter.table
    assert table.state is frame.view
    assert presenter.director.placed == presenter.skin.layout.place(table, table.pieces)
