"""The attendant of a stand: which ways lead on there, what nobody may do, and the first scene."""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from circus.core.errors import CircusError
from circus.input.gestures import Dropped, Gesture, Key, Quit, Tap
from circus.navigation import Router
from circus.record import Writer
from circus.scenes.destinations import (
    Destination,
    ToDeals,
    ToPast,
    ToPuzzle,
    ToPuzzles,
    ToResults,
    ToSave,
    ToSetup,
    ToStatistics,
    ToTable,
)
from circus.scenes.scene import Navigator, Scene, SceneContext
from circus.scenes.stand.attract import AttractScene
from circus.scenes.stand.choice import ChoiceScene
from circus.scenes.stand.clock import clock
from circus.scenes.stand.keeper import Keeper
from circus.scenes.transition import CUT
from circus.session.record_entry import FileStamp, entry_of
from circus.session.records_index import stem_of
from circus.stage import settings as settings_file
from circus.stage.compositor import Item
from circus.stand.keeping import expire
from circus.stand.plan import Plan
from circus.stand.questions import Question
from circus.stand.staff_pin import KeptPin
from circus.stand.supervisor import Pulse
from circus.stand.visit import LEFT, Visit, broken_off
from circus.voice import say

_SETTINGS = "settings.json"
_NO_WAY = (ToPast, ToStatistics, ToDeals, ToPuzzles, ToPuzzle)
"""Where a visitor has no business: what others have left."""
_OUT = frozenset({"ui/fullscreen"})
"""Buttons that would lead out."""


class StandAttendant:
    """Minds one stand.

    Attributes:
        navigator: itself.
        keeper: of the visits.
    """

    def __init__(
        self, stand: Path, plan: Plan, pin: KeptPin | None, questions: list[Question], *, goes_on: bool
    ) -> None:
        """`goes_on`: the program was broken off, and the visit that was on is still to end."""
        self._stand, self._goes_on = stand, goes_on
        self._plan, self._pin, self._questions = plan, pin, questions
        self._pulse = Pulse(stand)
        self.navigator: Navigator = self
        self.keeper: Keeper

    def open(self, manager: SceneContext) -> Scene:
        """The attract screen."""
        with suppress(OSError):
            expire(self._stand)
        path = self._stand / _SETTINGS
        settings = settings_file.load(path) if path.exists() else manager.kit.settings
        settings = replace(settings, language=manager.kit.settings.language, fullscreen=False)
        self.keeper = Keeper(self._stand, self._plan, self._pin, self._questions, settings)
        manager.kit.window.hold_input()
        return AttractScene(manager, self.keeper)

    def takes(self, gesture: Gesture, manager: SceneContext) -> bool:
        """Nothing leads out: no closing, no other window, no file that is dropped."""
        if isinstance(gesture, Quit | Dropped):
            return True
        if isinstance(gesture, Key) and gesture.key == "f11":
            return True
        if isinstance(gesture, Tap) and gesture.name in _OUT:
            return True
        return self.keeper.takes(gesture, manager)

    def advance(self, ms: float, manager: SceneContext) -> None:
        """Time passes; whoever has started the program is told that it lives."""
        self._pulse.beat(ms)
        if self._pulse.is_orphan:
            self.keeper.close()
            manager.quit()
            return
        if self._goes_on:
            self._goes_on = False
            self._take_up(manager)
        elif self.keeper.lock is None:
            self.keeper.ask_staff(manager)
        self.keeper.advance(ms, manager)

    def over(self, manager: SceneContext) -> list[Item]:
        """The clock of the time box."""
        return clock(manager.kit, self.keeper.box) if manager.scenes[-1].is_played else []

    def cannot_write(self, writer: Writer, error: OSError) -> None:
        """The staff is told; the visitors play on."""
        self.keeper.fault = f"{writer.path.name}: {error.strerror or error}"
        say(f"circus: the stand cannot write {writer.path}: {error.strerror or error}")

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """As in the app, but games lie with their visit, and what others have left is shut."""
        match destination:
            case ToTable(table_setup):
                record = self.keeper.record_of(table_setup)
                Router().go(manager, destination._replace(record=record))
            case ToSetup(_, instead):
                opens = manager.replace if instead else manager.push
                opens(ChoiceScene(manager, self.keeper))
            case ToResults():
                self.keeper.game_is_over()
                Router().go(manager, destination)
            case _ if not isinstance(destination, _NO_WAY):
                Router().go(manager, destination)

    def _take_up(self, manager: SceneContext) -> None:
        """The visit goes on where it was, at its table if a game was on."""
        folder = broken_off(self._stand)
        if folder is None:
            return
        self.keeper.take_up(folder)
        if self.keeper.visit is None:
            return
        manager.push(ChoiceScene(manager, self.keeper), CUT)
        records = sorted(folder.glob("[0-9][0-9]-*.jsonl"), key=lambda path: stem_of(path.name))
        stamp = FileStamp.of(records[-1]) if records else None
        if stamp:
            try:
                Router().go(manager, ToSave(entry_of(records[-1], stamp)))
            except (CircusError, OSError) as error:
                say(f"circus: {error}")


def end_broken_off(stand: Path) -> None:
    """A visit that was on when the laptop was switched off is over."""
    folder = broken_off(stand)
    if folder:
        with suppress(CircusError, OSError):
            visit = Visit.again(folder, lambda: 0)
            visit.close(LEFT, visit.facts.get("language", ""))
