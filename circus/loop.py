"""The loop: reads what happened, lets time pass, draws what changed, tells the test port."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pygame
from pygame.event import Event

from circus import games, report
from circus.bots.worker import Worker
from circus.core.errors import CircusError
from circus.fault_log import fault_count, faults_since, note_fault
from circus.folders import spare_folders
from circus.input.gestures import Exposed, Gesture, Hover, Press, Resize, Tap
from circus.input.pointer import Pointer, stays
from circus.navigation import Router
from circus.options import Options
from circus.port import Port
from circus.record import Writer, writer_of
from circus.scenes.crash import CrashScene
from circus.scenes.lobby import LobbyScene
from circus.scenes.scene import Navigator
from circus.scenes.scene_manager import SceneManager
from circus.scenes.transition import CUT
from circus.stage import memory
from circus.stage import settings as settings_file
from circus.stage.audio import Audio
from circus.stage.compositor import Composition, Compositor
from circus.stage.icon import icon
from circus.stage.metronome import Metronome
from circus.stage.settings import Settings
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Target
from circus.stage.window import DEFAULT_SIZE, Window
from circus.texts import Fact, Texts, faults
from circus.voice import say

LIVELY, IDLE, RESTING = 90, 20, 12
"""Rounds a second: while something moves or the pointer is at work, otherwise, and when all is done: to
wake up costs more then than what is looked at. The first thing somebody does is seen within 83 ms."""
LIVELY_MS = 1500
"""How long after a gesture the rounds stay fast."""
QUIET_MS = 200
"""How long after a gesture work for later may begin."""
RESIZE_MS = 120
"""How long after the last change of size the scene is drawn for it; until then it is stretched."""
START_SECONDS = 20.0
"""Time for the bots' process to start. On two cores with 20 busy processes it took over 4 s in half of the
starts, and a simple bot replaced one that was only late."""
MOST_REPORTED = 5
"""Causes of survived faults that are reported in one run."""
LONGEST_MS = 100
"""A round that took longer (the window was moved, the computer slept) counts as this."""
DISPLAYS_MS = 1000
"""How often the window checks that the display it is on still exists."""
RESTING_MS = 200
"""Between two rounds while nothing moves and nobody acts; what somebody does is seen at the next tick."""


class Loop:
    """Window, toolkit, pointer and scenes; `step` is one round of the loop, for tests without a clock."""

    def __init__(self, options: Options, navigator: Navigator | None = None) -> None:
        """Opens the window; nothing is drawn before the first `step`. Raises `CircusError`.

        Without a `navigator` the ways between the scenes are those of the app.

        `circus.stage.bootstrap.prepare` must have run.
        """
        memory.prepare()
        settings = _settings(options)
        self._attendant = options.attendant
        fullscreen = (settings.fullscreen or self._attendant is not None) and options.size is None
        _show_icon()
        self.window = Window(options.size or DEFAULT_SIZE, fullscreen)
        self._audio = Audio(settings)
        self.kit = Toolkit(self.window, Texts(settings.language), settings, self._audio)
        self._worker = Worker(
            tell=lambda fault: note_fault("a bot broke down", fault), start_limit=START_SECONDS
        )
        self._faults = fault_count()
        self._reported: set[str] = set()
        navigator = navigator or (self._attendant.navigator if self._attendant else Router())
        self._canvas = Compositor(self.window.surface)
        self.manager = SceneManager(self.kit, self._worker, navigator, self._canvas.forget)
        self._painted = self.window.surface
        self._pointer = Pointer(self.window)
        self._port = Port(options.expose)
        self._now = 0.0
        self._woken = 0.0
        self._resized: float | None = None
        self._next_display_check = 0.0
        self._last: pygame.Surface | None = None
        self._first = options.first
        for fault in games.faults():
            say(f"circus: {fault}")
        lowest = self._attendant.open(self.manager) if self._attendant else LobbyScene(self.manager)
        self.manager.push(lowest, CUT)

    def begin(self) -> None:
        """Goes where the options say first; raises what the destination says, and the lobby stands."""
        if self._first:
            self.manager.go(self._first)

    def run(self) -> None:
        """Rounds of the loop until the program ends."""
        self.step(0)
        memory.settle()
        self._audio.open()
        if not self._audio.is_open:
            say("circus: no sound device was found; the games go on without sound")
        self._turn()

    def _turn(self) -> None:
        beat = Metronome()
        while self.manager.running:
            self.tick(beat)

    def tick(self, beat: Metronome) -> None:
        """Waits for the next round and makes it; while nothing moves and nobody acts, few of them."""
        lively = self.manager.busy or self._pointer.down or self._now - self._woken < LIVELY_MS
        ms = beat.tick(LIVELY if lively else IDLE)
        if not lively and self.manager.is_prepared:
            while ms < RESTING_MS and not pygame.event.peek():
                ms += beat.tick(RESTING)
        self.step(min(LONGEST_MS if lively else RESTING_MS + 1000 / RESTING, ms))

    def step(self, ms: float, events: list[Event] | None = None) -> None:
        """One round: reads what happened (or is given `events`), lets `ms` pass, draws what changed."""
        self._now += ms
        given = pygame.event.get() if events is None else events
        self._audio.follow_device(given)
        self._follow_system()
        seen = self.manager.targets if self._resized is None else ()
        gestures = self._pointer.read(given, seen, self._now)
        stirred = self._pointer.take_stir()
        if stirred:
            self.manager.stir(stirred)
        self._take_all(gestures, seen)
        if not self.manager.running:
            return
        self._spared(lambda: self.manager.advance(ms))
        self._report_faults()
        if self._attendant:
            self._attendant.advance(ms, self.manager)
        if self._resized is None and self.window.is_other_size:
            self._stretch()  # a projector was plugged in: not every system tells
        if self.manager.take_litter():
            memory.tidy()
        if self._resized is not None:
            self._follow_size()
        elif self.manager.take_dirty():
            self.draw()
        elif self._now - self._woken >= QUIET_MS:
            self.manager.preload()
            self._audio.retry(self._now)

    def draw(self) -> list[pygame.Rect]:
        """Paints and presents what differs from the last frame, tells the test port, returns those parts."""
        if self.window.surface is not self._painted:
            self._painted = self.window.surface
            self._canvas.forget(self._painted)
        picture, share = self._picture(), self.manager.take_share()
        self._pointer.write_at(*self.manager.text_input)
        parts = self._canvas.draw(picture) if share == 1 else self._canvas.fade(picture, share)
        self.window.present(parts)
        if self.kit.take_litter():
            memory.give_back()
        if self._port.is_open:
            self._tell()
        return parts

    def _picture(self) -> Composition:
        picture = self.manager.frame()
        over = self._attendant.over(self.manager) if self._attendant else []
        return picture.over(over)

    def warn(self, name: str, **facts: Fact) -> None:
        """Says the notice of this name: over the scene until it is clicked away, and on stderr."""
        text = self.kit.texts.say(f"notice-{name}", **facts)
        say(f"circus: {text}")
        self.manager.tell(self.kit.texts.say(f"notice-{name}-title"), text)

    def _report_faults(self) -> None:
        """Say what the program survived since the last round, and write a report for each new cause."""
        new, self._faults = faults_since(self._faults), fault_count()
        for fault in new:
            cause = fault.cause.rstrip("0123456789 s")
            if cause not in self._reported and len(self._reported) < MOST_REPORTED:
                self._reported.add(cause)
                say(f"circus: {fault}")
                report.write(f"The program went on after a mistake: {fault}", self.kit.settings)

    def show_crash(self, report: Path | None) -> None:
        """Shows in place of all scenes that the program has to stop, until the person leaves."""
        with suppress(Exception):
            self.manager.quit()
        self._canvas.forget()
        self._resized = self._last = None
        self.manager = SceneManager(self.kit)
        self.manager.push(CrashScene(self.manager, report), CUT)
        self._turn()

    def close(self) -> None:
        """Closes the window; what was played is on disk already."""
        self.manager.quit()
        self._report_faults()
        self._worker.close()
        self._audio.close()
        pygame.display.quit()

    def _take_all(self, gestures: Sequence[Gesture], seen: Sequence[Target]) -> None:
        """Takes the gestures of a round, which were made at what was `seen`.

        A round can be long, as where a book is laid out: what a click has taken away takes no second one.
        """
        has_acted = False
        for gesture in gestures:
            self._woken = self._now
            if has_acted and isinstance(gesture, Tap) and gesture.name:
                self.manager.frame()
                if not stays(gesture.name, seen, self.manager.targets):
                    continue
            self._take(gesture)
            if not self.manager.running:
                return
            has_acted = has_acted or not isinstance(gesture, Hover | Press)

    def _take(self, gesture: Gesture) -> None:
        if isinstance(gesture, Resize):
            self._stretch()
            return
        if isinstance(gesture, Exposed):
            self._canvas.forget()
        if self._attendant is None or not self._attendant.takes(gesture, self.manager):
            self._spared(lambda: self.manager.handle(gesture))

    def _spared(self, act: Callable[[], None]) -> None:
        """Lets a full or vanished disk stop the game only until there is room again: nothing is played."""
        try:
            act()
        except OSError as error:
            writer = writer_of(Path(error.filename)) if error.filename else None
            if writer is None:
                raise
            self._pause(writer, error)

    def _pause(self, writer: Writer, error: OSError) -> None:
        """The game waits under a notice; what could not be written happens as soon as it can be.

        Where nobody could mend it, whoever minds the program sees to it that it goes on.
        """
        if self._attendant:
            self._attendant.cannot_write(writer, error)
            return
        say_ = self.kit.texts.say
        text = say_("notice-paused", file=str(writer.path), fault=faults.of_system(self.kit.texts, error))
        say(f"circus: {text}")
        buttons = [
            (name, say_(f"notice-paused-{key}"), kind)
            for name, key, kind in (
                ("ui/seen", "again", "wood"),
                ("ui/elsewhere", "elsewhere", "paper"),
                ("ui/unsaved", "unsaved", "paper"),
            )
        ]
        acts = {"ui/elsewhere": lambda: self._keep_elsewhere(writer), "ui/unsaved": writer.give_up}
        self.manager.ask(say_("notice-paused-title"), text, buttons, acts)

    def _keep_elsewhere(self, writer: Writer) -> None:
        """The record goes on in another folder; where none takes it, the game goes on waiting."""
        try:
            writer.move(spare_folders())
        except OSError as error:
            self._pause(writer, error)
        else:
            self.warn("moved", file=str(writer.path))

    def _stretch(self) -> None:
        """Shows the last picture in the new size until the person has let go of the window's edge."""
        if not self.window.is_other_size:
            return
        if self._last is None:
            self._last = pygame.Surface(self.window.units.size).convert()
            Compositor(self._last).draw(self.manager.frame())
        self._resized = self._now
        self.window.stretch_last(self._last)

    def _follow_system(self) -> None:
        """Keep the window on a display that exists, and the screen lit while nobody needs to act."""
        if self._now >= self._next_display_check:
            self._next_display_check = self._now + DISPLAYS_MS
            self.window.follow_displays()
        self.window.allow_screensaver(self._attendant is None and not self.manager.scene.is_film)

    def _follow_size(self) -> None:
        assert self._resized is not None
        if self._now - self._resized < RESIZE_MS:
            return
        self._resized = self._last = None
        if self.window.resized():
            self.kit.rebuild()
            self.manager.rebuilt()
        self._canvas.forget()  # what was stretched is on the screen
        self.draw()

    def _tell(self) -> None:
        try:
            self._port.tell(self.manager.facts())
        except OSError as error:
            raise CircusError(f"cannot write to the test port: {error.strerror or error}") from None


def _show_icon() -> None:
    picture = icon()
    if picture:
        pygame.display.set_icon(picture)


def _settings(options: Options) -> Settings:
    """Those kept, with what the command line says otherwise; raises `CircusError`."""
    asked = {"language": options.language, "speed": options.speed}
    try:
        return settings_file.load().changed(**{name: value for name, value in asked.items() if value})
    except ValueError as error:
        raise CircusError(str(error)) from None
