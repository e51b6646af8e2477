"""Kiosk policy of a stand: its first scene, the open destinations and the forbidden actions."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from random import Random
from types import MappingProxyType

from circus.core.errors import CircusError
from circus.platform.console import say
from circus.platform.folders import is_there
from circus.records.record import Writer
from circus.session import saves
from circus.session.record_entry import ENDED, FileStamp, entry_of
from circus.session.series import series_of
from circus.session.table_setup import HUMAN, TableSetup
from circus.stand.keeping import expire
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan
from circus.stand.presence import Presence
from circus.stand.repeated_faults import WHOLE, LeftOut, fault_of
from circus.stand.running_days import note_day
from circus.stand.staff_pin import KeptPin
from circus.stand.supervisor import Pulse
from circus.stand.visit import LEFT, Visit, broken_off
from circus.ui.app.router import WAYS, Router
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.settings import Settings
from circus.ui.input.gestures import FULL_SCREEN, Dropped, Gesture, Key, Quit, Tap
from circus.ui.scenes.shell.destinations import (
    NETWORK,
    Destination,
    PhoneRequest,
    ToPhones,
    ToResults,
    ToSave,
    ToSetup,
    ToTable,
    ToTableMenu,
)
from circus.ui.scenes.shell.scene import Navigator, Scene, SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.attract import AttractScene
from circus.ui.scenes.stand.choice import ChoiceScene
from circus.ui.scenes.stand.clock import clock
from circus.ui.scenes.stand.keeper import SETTINGS, Keeper
from circus.ui.scenes.stand.panel import StaffScene
from circus.ui.scenes.table.scene import TableScene

_OUT = frozenset({"ui/fullscreen"})
"""Buttons that would leave the program."""


class StandAttendant:
    """Kiosk policy of one stand.

    Attributes:
        navigator: itself.
        keeper: the keeper of the visits.
    """

    def __init__(
        self,
        place: StandFolder,
        plan: StaffPlan,
        pin: KeptPin | None,
        given: Mapping[str, str] = MappingProxyType({}),
        *,
        goes_on: bool = False,
        pulse: Pulse | None = None,
        left_out: LeftOut = WHOLE,
    ) -> None:
        """Make the policy of one stand.

        Args:
            place: the storage of the stand.
            plan: the choices of the staff.
            pin: the PIN of the staff; `None` if one is still to be chosen.
            given: settings that override the saved ones in this run.
            goes_on: whether the program was interrupted during a visit that has to continue.
            pulse: reports to the supervisor that the program is alive.
            left_out: what the supervisor leaves out, because the program failed there again and again.
        """
        self._place, self._stand, self._goes_on = place, place.folder, goes_on
        self._plan, self._pin, self._given = plan.without(left_out.games), pin, given
        self._left_out = left_out
        self._pulse = pulse or Pulse()
        self._presence = Presence()
        self.navigator: Navigator = self
        self.keeper: Keeper

    def open(self, manager: SceneContext) -> Scene:
        """Start the stand and return the attract screen."""
        with suppress(OSError):
            note_day(self._stand, fresh=not self._goes_on)
            expire(self._stand)
        settings = self._load_settings().changed(**self._given, fullscreen=False)
        self.keeper = Keeper(self._place, self._plan, self._pin, settings, self._left_out)
        self.keeper.questions()
        if not self._goes_on:
            manager.change(**asdict(settings))
        manager.kit.window.hold_input()
        return AttractScene(manager, self.keeper)

    def _load_settings(self) -> Settings:
        """Return the settings of the staff; at the first start copy those of the user."""
        path = self._stand / SETTINGS
        if is_there(path) or not self._place.is_there:
            return settings_file.load(path)
        settings = settings_file.load()
        settings_file.save(settings, path)
        return settings

    def takes(self, gesture: Gesture, manager: SceneContext) -> bool:
        """Consume gestures that would leave the program: quitting, full screen, dropped files."""
        if isinstance(gesture, Quit | Dropped):
            return True
        if isinstance(gesture, Key) and gesture.key == FULL_SCREEN:
            return True
        if isinstance(gesture, Tap) and gesture.name in _OUT:
            return True
        return self.keeper.takes(gesture, manager)

    def advance(self, ms: float, manager: SceneContext) -> None:
        """Advance time, keep the window in front and report to the supervisor; quit if that is gone."""
        window = manager.kit.window
        if self._presence.advance(ms, window.is_in_front):
            window.bring_to_front()
        self._pulse.beat(is_away=self._presence.is_away)
        if self._pulse.is_orphan:
            self.keeper.close()
            manager.quit()
            return
        if self._goes_on:
            self._goes_on = False
            self._take_up(manager)
        elif self.keeper.lock is None:
            self.keeper.ask_staff(manager)
        if manager.phones.desk and manager.phones.desk.has_acted:
            self.keeper.stay()
        self.keeper.advance(ms, manager)

    def over(self, manager: SceneContext) -> list[Item]:
        """Return the clock of the time box during a game."""
        return clock(manager.kit, self.keeper.box) if manager.scenes[-1].is_played else []

    def cannot_write(self, writer: Writer, error: OSError) -> None:
        """Report the trouble to the staff; the game continues.

        Queued lines are written when the disk takes them again.
        """
        self.keeper.hold(writer, error)

    def crashed(self, error: Exception) -> None:
        """Tell the supervisor which fault ends the program, so that it sees the same one again."""
        self._pulse.report(fault_of(error, self._stand))

    def go(self, manager: SceneContext, destination: Destination) -> None:
        """Open a destination as in the app, but store games with their visit; some are closed to visitors."""
        match destination:
            case ToTable():
                self._open_table(manager, destination)
                self._offer_phones(manager, destination.table_setup)
            case ToSetup(_, instead):
                opens = manager.replace if instead else manager.push
                opens(ChoiceScene(manager, self.keeper))
            case ToTableMenu():
                phones = self.keeper.plan.phones
                Router().go(manager, destination._replace(at_stand=True, offers_phones=phones))
            case ToPhones():
                self._open_phones(manager, destination)
            case ToResults():
                self.keeper.game_is_over()
                Router().go(manager, destination)
            case _ if WAYS[type(destination)].at_stand:
                Router().go(manager, destination)

    def _open_table(self, manager: SceneContext, table: ToTable) -> None:
        """Start a game of the visit; if no record can be written, play it without one."""
        record = self.keeper.record_of(table.table_setup)
        if record:
            try:
                Router().go(manager, table._replace(record=record))
            except OSError as error:
                self.keeper.troubles.cannot_write(record, error)
            else:
                return
        series = table.series or series_of(table.table_setup)
        session = saves.begin_unrecorded(table.table_setup, Random(), table.deal)
        opens = manager.push if table.over else manager.replace
        scene = TableScene(manager, table.table_setup, session, series)
        opens(scene)
        manager.phones.follow(scene.host)

    def _offer_phones(self, manager: SceneContext, table_setup: TableSetup) -> None:
        """Open the sheet of the phones at the first table of several visitors."""
        people = sum(seat.kind == HUMAN for seat in table_setup.seats)
        if people > 1 and self.keeper.plan.phones and manager.phones.desk is None:
            manager.attempt(lambda: manager.go(ToPhones(table_setup.game, starts=True)))

    def _open_phones(self, manager: SceneContext, phones: ToPhones) -> None:
        """Open the phones if the staff allows them; only the staff may lock joining and remove phones."""
        if self.keeper.plan.phones:
            manages = any(isinstance(scene, StaffScene) for scene in manager.scenes)
            Router().go(manager, phones._replace(request=PhoneRequest(NETWORK), manages=manages))

    def _take_up(self, manager: SceneContext) -> None:
        """Continue the interrupted visit, at its table if a game was in progress."""
        folder = broken_off(self._stand)
        if folder is None or any(name.startswith(folder.name) for name in self._left_out.files):
            return
        self.keeper.take_up(folder)
        if self.keeper.visit is None:
            return
        record = self.keeper.visit.record
        stamp = FileStamp.of(record) if record else None
        entry = entry_of(record, stamp) if record and stamp else None
        if entry and entry.kind == ENDED:
            self.keeper.game_is_over()  # the feedback card is next
            return
        manager.push(ChoiceScene(manager, self.keeper), CUT)
        if entry:
            try:
                Router().go(manager, ToSave(entry))
            except (CircusError, OSError) as error:
                say(f"circus: {error}")


def end_broken_off(stand: Path) -> None:
    """Close a visit that was interrupted because the laptop was switched off."""
    folder = broken_off(stand)
    if folder:
        with suppress(CircusError, OSError):
            visit = Visit.again(folder, lambda: 0)
            visit.close(LEFT, visit.facts.get("language", ""))
