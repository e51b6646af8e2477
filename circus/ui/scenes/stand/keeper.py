"""Kiosk policy: starts and ends visits, detects idleness, and logs the visitors' actions."""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import monotonic

from circus.core.errors import UsageError
from circus.core.facts import Turn
from circus.platform.console import say
from circus.records.record import Writer
from circus.session.table_setup import TableSetup
from circus.stand.keeping import expire
from circus.stand.place import StandFolder
from circus.stand.plan import StaffPlan, store_plan
from circus.stand.questions import FeedbackQuestion, of_stand, questions
from circus.stand.reel import Reel
from circus.stand.repeated_faults import WHOLE, LeftOut
from circus.stand.reviewing import Reviewing
from circus.stand.running_days import note_day, note_visit, present_date
from circus.stand.staff_notes import StaffNotes
from circus.stand.staff_pin import KeptPin, Lock, read_tries, store_tries
from circus.stand.time_box import MINUTE_MS, TimeBox, is_in_rounds
from circus.stand.troubles import Fault, Troubles
from circus.stand.visit import FINISHED, LEFT, STAFF, TIME, Visit
from circus.stand.wall_clock import FIRST_RELEASE, WallClock
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.settings import Settings
from circus.ui.input.gestures import Drop, Gesture, Key, Tap, Wheel
from circus.ui.input.keys import STAFF as STAFF_SHORTCUT
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.card import CardScene
from circus.ui.scenes.stand.pad import PadScene
from circus.ui.scenes.stand.still_there import COUNTED_MS, StillThereScene
from circus.ui.scenes.table.scene import TableScene

SETTINGS = "settings.json"
"""File of the staff's settings; visitors' changes are dropped after the visit."""

PAUSE_MS = 20_000.0
"""Idle time in ms that is logged as a pause."""


class Keeper:
    """State of one kiosk.

    Attributes:
        place: its folder, with a check that it is still there.
        stand: the path of that folder.
        plan: the staff's choices.
        reel: the games of the day for the attract screen.
        shows_reel: whether the attract screen shows passages of games.
        reviewing: finds those with the largest swings.
        lock: opens to the staff's PIN.
        visit: the current one; `None` for none.
        box: its remaining time.
        staff_settings: language, sizes and volumes set by the staff.
        troubles: messages to the staff.
    """

    def __init__(
        self,
        place: StandFolder,
        plan: StaffPlan,
        pin: KeptPin | None,
        settings: Settings,
        left_out: LeftOut = WHOLE,
    ) -> None:
        self.place, self.stand = place, place.folder
        self.plan = plan
        self.reel = Reel(self.stand)
        self.reviewing = Reviewing()
        self.lock = self._lock(pin) if pin else None
        self.staff_settings = settings
        self.visit: Visit | None = None
        self.box = TimeBox(0.0)
        self.troubles = Troubles(place)
        self.shows_reel = not left_out.reel
        if left_out.reel:
            self.faults["reel"] = len(left_out.games) + len(left_out.files)
        if left_out.games or left_out.files:
            self.faults["without"] = (*sorted(left_out.games), *sorted(left_out.files))
        self.now = 0.0
        self._wall = WallClock()
        self._date = present_date()
        self._rested = 0.0
        self._left: list[tuple[Visit, str, str]] = []
        self._held: list[Writer] = []
        self._notes = StaffNotes(self.stand)
        self._how = LEFT
        self._language = settings.language
        self._seen: Scene | None = None
        self._lesson: tuple[str, int, int] | None = None
        self._turn: tuple[Scene, Turn] | None = None

    @property
    def faults(self) -> dict[str, Fault]:
        """The current faults, by kind."""
        return self.troubles.faults

    def begin_visit(self) -> None:
        """Start a visit, since somebody has touched the screen."""
        if self.visit is None:
            begun = monotonic()
            self.troubles.attempt(lambda: self._begin(lambda: int((monotonic() - begun) * 1000)))
        self._rested, self._how = 0.0, LEFT

    def take_up(self, folder: Path) -> None:
        """Resume an interrupted visit."""
        check = self.place.check
        begun = monotonic()
        self.troubles.attempt(
            lambda: self._take(Visit.again(folder, lambda: int((monotonic() - begun) * 1000), check))
        )
        if self.visit and self.visit.facts["game"]:
            self._open_box(self.visit.facts["game"], self.visit.played_ms)

    def record_of(self, table_setup: TableSetup) -> Path | None:
        """Return the path of a new game's record; `None` if the visit cannot have one."""
        self._how = LEFT
        self._open_box(table_setup.game)
        found: list[Path] = []
        if self.visit:
            visit = self.visit
            self.troubles.attempt(lambda: found.append(visit.game_begins(table_setup)))
        return found[0] if found else None

    def questions(self) -> list[FeedbackQuestion]:
        """Return the questions of the feedback card.

        The designer's, or the default ones if their file is invalid.
        """
        try:
            asked = questions(of_stand(self.stand))
        except UsageError as error:
            self.faults["questions"] = error
            return questions()
        self.faults.pop("questions", None)
        return asked

    def game_is_over(self) -> None:
        """Note that the game was played to its end."""
        self._how = FINISHED

    def takes(self, gesture: Gesture, manager: SceneContext) -> bool:
        """Log a gesture; return true for the staff's key, which no scene receives."""
        if isinstance(gesture, Key) and gesture.key in STAFF_SHORTCUT:
            self.ask_staff(manager)
            return True
        scene = manager.scenes[-1].name
        match gesture:
            case Tap(str(name), _):
                self._acted(scene, tap=name)
            case Drop(str(name), _, over, _):
                self._acted(scene, drop=[name, over])
            case Key(str(key)) if key:
                self._acted(scene, key=key if len(key) > 1 else "letter")
            case Wheel(str(name), _):
                self._acted(scene, wheel=name)
        return False

    def ask_staff(self, manager: SceneContext) -> None:
        """Ask for the PIN, over the current scene."""
        if not any(isinstance(scene, PadScene) for scene in manager.scenes):
            manager.push(PadScene(manager, self), CUT)

    def advance(self, ms: float, manager: SceneContext) -> None:
        """Advance time: idleness, time limit, end of the visit."""
        self.now += ms
        jump = self._wall.take_jump()
        if jump:
            self.faults["clock"] = abs(round(jump / 60))
            say(f"circus: the clock of this laptop has jumped by {round(jump)} s")
        if jump or self.troubles.advance(ms):
            self._note_date(jumped=bool(jump))
            self._catch_up()
        if self.visit is None:
            return
        self._rested += ms
        top = manager.scenes[-1]
        self._note_changes(top, manager)
        if len(manager.scenes) == 1:
            self._came_home(manager)
        elif isinstance(top, TableScene) and top.is_played:
            self._mind_time(top, ms, manager)
        waited = self._rested - self.plan.idle * 1000
        if waited > COUNTED_MS:  # under a notice no scene counts
            self.leave(manager)
        elif waited >= 0 and not isinstance(top, StillThereScene):
            manager.push(StillThereScene(manager, self), CUT)

    def stay(self) -> None:
        """Reset the idle time."""
        self._rested = 0.0

    def leave(self, manager: SceneContext) -> None:
        """End the visit after idleness, without a feedback card."""
        manager.home(CUT)
        self.end(manager)

    def end(self, manager: SceneContext, how: str = "") -> None:
        """End the visit and restore the staff's settings."""
        visit, self.visit = self.visit, None
        if visit:
            self._left.append((visit, how or self._how, manager.kit.settings.language))
            self._catch_up()
        self.box, self._how, self._turn, self._lesson = TimeBox(0.0), LEFT, None, None
        if manager.kit.settings != self.staff_settings:
            manager.change(**asdict(self.staff_settings))
        self._language = self.staff_settings.language

    def answered(self, question: str, answer: object, seat: int | None) -> None:
        """Store an answer of the feedback card."""
        visit = self.visit
        if visit:
            self.troubles.attempt(lambda: visit.answer(question, answer, seat))

    def note(self, words: str, manager: SceneContext) -> None:
        """Store a note of the staff, with the current moment; between visits, with the time."""
        visit = self.visit
        if visit is None:
            self.troubles.attempt(lambda: self._note_between(words))
            return
        table = next((each for each in reversed(manager.scenes) if isinstance(each, TableScene)), None)
        at = len(table.session.match.actions) if table else 0
        self.troubles.attempt(lambda: visit.note(words, at))

    def _note_between(self, words: str) -> None:
        self._notes.queue(words)
        self.place.check()
        self._notes.catch_up()

    def set(self, settings: Settings) -> None:
        """Store other settings of the staff: each visit begins with them."""
        if settings != self.staff_settings:
            self.staff_settings = settings
            settings_file.save(settings, self.stand / SETTINGS)

    def lock_with(self, pin: KeptPin) -> None:
        """Use this PIN, which the staff has chosen."""
        self.lock = self._lock(pin)

    def choose(self, plan: StaffPlan) -> None:
        """Store another plan of the staff."""
        self.plan = plan
        self.troubles.attempt(lambda: self._keep(plan))

    def hold(self, writer: Writer, error: OSError) -> None:
        """Queue a record until the disk can be written; visitors play on, and the staff is notified."""
        writer.hold_back()
        self._held.append(writer)
        self.troubles.cannot_write(writer.path, error)

    def close(self) -> None:
        """Close the kiosk for the staff."""
        if self.visit:
            self._left.append((self.visit, STAFF, self._language))
            self.visit = None
        self._catch_up()

    def _lock(self, pin: KeptPin) -> Lock:
        def store(count: int) -> None:
            self.place.check()
            store_tries(self.stand, count)

        return Lock(pin, read_tries(self.stand), lambda count: self.troubles.attempt(partial(store, count)))

    def _open_box(self, game: str, spent_ms: float = 0.0) -> None:
        if not self.box.limit_ms:
            self.box = TimeBox(self.plan.minutes * MINUTE_MS, spent_ms=spent_ms)
        self.box.in_rounds = is_in_rounds(game)

    def _catch_up(self) -> None:
        """Write queued data and close ended visits; if the disk refuses, retry later."""
        self._held = [writer for writer in self._held if not writer.catch_up()]
        if self._notes.waits and self.place.is_there:
            self.troubles.attempt(self._notes.catch_up)
        if self.visit:
            self.troubles.attempt(self.visit.catch_up)
        for left in [*self._left]:
            self.troubles.attempt(partial(self._closed, *left))

    def _closed(self, visit: Visit, how: str, language: str) -> None:
        visit.close(how, language)
        self._left = [each for each in self._left if each[0] is not visit]

    def _note_date(self, *, jumped: bool = False) -> None:
        """Note another date; an impossible one is told to the staff."""
        today = present_date()
        if today < FIRST_RELEASE:
            self.faults["date"] = str(today)
        else:
            self.faults.pop("date", None)
        if today != self._date and self.place.is_there:
            self._date = today
            self.troubles.attempt(lambda: note_day(self.stand, today, jumped=jumped))
            self.troubles.attempt(lambda: expire(self.stand, today))

    def _keep(self, plan: StaffPlan) -> None:
        self.place.check()
        store_plan(self.stand, plan)

    def _begin(self, clock: Callable[[], int]) -> None:
        self.visit = Visit.new(self.stand, self._language, clock, self.place.check)
        self.visit.write_folder()
        note_visit(self.stand, self.visit.folder.name)

    def _take(self, visit: Visit) -> None:
        self.visit = visit

    def _came_home(self, manager: SceneContext) -> None:
        """Open the feedback card after a game, else end the visit."""
        if self.visit and self.visit.facts["game"]:
            manager.push(CardScene(manager, self, timed=self._how == TIME), CUT)
        else:
            self.end(manager)

    def _mind_time(self, table: TableScene, ms: float, manager: SceneContext) -> None:
        turn = table.session.game.facts.turn(table.session.view(-1))
        self.box.advance(ms, turn)
        if table.busy:
            return
        before, self._turn = self._turn, (table, turn)
        if before and before[0] is table and self.box.ends_between(before[1], turn):
            self._how = TIME
            manager.home(CUT)

    def _note_changes(self, top: Scene, manager: SceneContext) -> None:
        """Log another language, another scene, or a lesson that was left."""
        if manager.kit.settings.language != self._language:
            self._language = manager.kit.settings.language
            self._acted(top.name, language=self._language)
        facts = top.port().get("lesson") if top.name == "lesson" else None
        if isinstance(facts, dict):
            self._lesson = top.game, int(facts["step"]), int(facts["of"])
        elif self._lesson and not any(scene.name == "lesson" for scene in manager.scenes):
            game, step, of = self._lesson
            self._lesson = None
            details = {"game": game, "step": step, "of": of, "left": step < of}
            self._write(top.name, lesson=details)
        if top is not self._seen:
            self._seen = top
            self._write(top.name, opened=top.game)

    def _acted(self, scene: str, **what: object) -> None:
        rested, self._rested = self._rested, 0.0
        if rested >= PAUSE_MS:
            self._write(scene, pause=round(rested))
        self._write(scene, **what)

    def _write(self, scene: str, **what: object) -> None:
        visit = self.visit
        if visit:
            self.troubles.attempt(lambda: visit.act(scene, **what))
