"""Main loop: reads events, advances time, draws changes and writes to the test port."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import pygame
from pygame.event import Event

from circus import games
from circus.bots.worker import Worker
from circus.content.texts import Fact, Texts, faults
from circus.core.errors import CircusError
from circus.platform.console import say
from circus.platform.fault_log import fault_count, faults_since, note_fault
from circus.platform.folders import spare_folders
from circus.records.record import Writer, writer_of
from circus.ui.app import report
from circus.ui.app.options import Options
from circus.ui.app.port import Port
from circus.ui.app.router import Router
from circus.ui.gfx import memory
from circus.ui.gfx import settings as settings_file
from circus.ui.gfx.audio import Audio
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Composition, Compositor
from circus.ui.gfx.icon import icon
from circus.ui.gfx.metronome import Metronome
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, ModalButton, Target
from circus.ui.gfx.widgets.buttons import PAPER
from circus.ui.gfx.window import DEFAULT_SIZE, AppWindow
from circus.ui.input.gestures import Exposed, Gesture, Hover, Press, Resize, Tap
from circus.ui.input.pointer import Pointer, stays
from circus.ui.scenes.lobby.scene import LobbyScene
from circus.ui.scenes.shell.crash import CrashScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.scene import Navigator
from circus.ui.scenes.shell.transition import CUT

LIVELY, IDLE, RESTING = 90, 20, 12
"""Rounds a second: while something moves or the pointer is in use; otherwise; and when all work is done,
as waking costs more then than the round. The first gesture is answered within 83 ms."""
LIVELY_MS = 1500
"""Milliseconds after a gesture in which the rounds stay fast."""
QUIET_MS = 200
"""Milliseconds after a gesture before deferred work may begin."""
RESIZE_MS = 120
"""Milliseconds after the last change of size before the scene is drawn for it; until then it is stretched."""
START_SECONDS = 20.0
"""Time limit for the start of the bots' process. On two cores with 20 busy processes it took over 4 s in half
of the starts, and a simple bot replaced one that was only late."""
MAX_REPORTED = 5
"""Maximum number of causes of survived faults that are reported in one run."""
LONGEST_MS = 100
"""Maximum duration of a round in milliseconds; a longer one (window moved, computer asleep) counts as
this."""
DISPLAYS_MS = 1000
"""Milliseconds between two checks that the window's display still exists."""
RESTING_MS = 200
"""Milliseconds between two rounds while nothing moves and no event comes; events are polled at each tick."""


class Loop:
    """Window, toolkit, pointer and scenes; `step` is one round of the loop, for tests without a clock."""

    def __init__(self, options: Options, navigator: Navigator | None = None) -> None:
        """Open the window; nothing is drawn before the first `step`.

        `circus.ui.gfx.bootstrap.prepare` must have run. Without a `navigator` the attendant's is used,
        or else the app's router.

        Raises:
            CircusError: if the settings or the window are refused.
        """
        memory.prepare()
        settings = _settings(options)
        self._attendant = options.attendant
        fullscreen = (settings.fullscreen or self._attendant is not None) and options.size is None
        self.window = AppWindow(options.size or DEFAULT_SIZE, fullscreen, icon())
        self._audio, self._is_silence_said = Audio(settings), False
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
        self._first, self._over = options.first, options.over
        for fault in games.faults():
            say(f"circus: {fault}")
        lowest = self._attendant.open(self.manager) if self._attendant else LobbyScene(self.manager)
        self.manager.push(lowest, CUT)

    def begin(self) -> None:
        """Open the destinations of the options; if the first one raises, the lobby stays open."""
        if self._first:
            self.manager.go(self._first)
        if over := self._over:
            self.manager.attempt(lambda: self.manager.go(over))

    def run(self) -> None:
        """Run rounds of the loop until the program ends."""
        self.step(0)
        memory.settle()
        self._audio.open()
        self._turn()

    def _turn(self) -> None:
        beat = Metronome()
        while self.manager.running:
            self.tick(beat)

    def tick(self, beat: Metronome) -> None:
        """Wait for the next round and run it; rounds are rare while nothing moves and no event comes."""
        lively = self.manager.busy or self._pointer.down or self._now - self._woken < LIVELY_MS
        ms = beat.tick(LIVELY if lively else IDLE)
        if not lively and self.manager.is_prepared and not self.manager.phones.desk:
            while ms < RESTING_MS and not pygame.event.peek():
                ms += beat.tick(RESTING)
        self.step(min(LONGEST_MS if lively else RESTING_MS + 1000 / RESTING, ms))

    def step(self, ms: float, events: list[Event] | None = None) -> None:
        """Run one round: read events (or take `events`), advance time by `ms`, draw what changed."""
        self._now += ms
        given = pygame.event.get() if events is None else events
        self._follow_sound(given)
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
        if not self.manager.running:  # a scene that was left has nothing to draw
            return
        if self._resized is None and self.window.is_other_size:
            self._stretch()  # a projector was plugged in: not every system sends an event
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
        """Paint and present what differs from the last frame; return the changed parts."""
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
            self._write_port_facts()
        return parts

    def _picture(self) -> Composition:
        picture = self.manager.frame()
        over = self._attendant.over(self.manager) if self._attendant else []
        return picture.over(over)

    def warn(self, name: str, **facts: Fact) -> None:
        """Show the notice of this name over the scene until it is clicked away, and print it on stderr."""
        text = self.kit.texts.say(f"notice-{name}", **facts)
        say(f"circus: {text}")
        self.manager.show_notice(self.kit.texts.say(f"notice-{name}-title"), text)

    def _report_faults(self) -> None:
        """Print the faults survived since the last round, and write a report for each new cause."""
        new, self._faults = faults_since(self._faults), fault_count()
        for fault in new:
            cause = fault.cause.rstrip("0123456789 s")
            if cause not in self._reported and len(self._reported) < MAX_REPORTED:
                self._reported.add(cause)
                say(f"circus: {fault}")
                report.write(f"The program went on after a mistake: {fault}", self.kit.settings)

    def show_crash(self, report: Path | None, fault: str = "") -> None:
        """Replace all scenes by the crash screen until the person leaves; arguments as for `CrashScene`."""
        with suppress(Exception):
            self.manager.quit()
        self._canvas.forget()
        self._resized = self._last = None
        self.manager = SceneManager(self.kit)
        self.manager.push(CrashScene(self.manager, report, fault), CUT)
        self._turn()

    def close(self) -> None:
        """Close the window; all actions are on disk already."""
        self.manager.quit()
        self._report_faults()
        self._worker.close()
        self._audio.close()
        pygame.display.quit()

    def _take_all(self, gestures: Sequence[Gesture], seen: Sequence[Target]) -> None:
        """Handle the gestures of a round; `seen` are the targets that were visible when they were made.

        A round can be long, as during the layout of a book. A second click at a target that the first one has
        removed is ignored.
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
        """Run `act`; if a record cannot be written, pause the game until there is space again."""
        try:
            act()
        except OSError as error:
            writer = writer_of(Path(error.filename)) if error.filename else None
            if writer is None:
                raise
            self._pause(writer, error)

    def _pause(self, writer: Writer, error: OSError) -> None:
        """Pause the game under a notice until the record can be written.

        At a stand the attendant handles it instead, because visitors cannot free space.
        """
        if self._attendant:
            self._attendant.cannot_write(writer, error)
            return
        say_ = self.kit.texts.say
        text = say_("notice-paused", file=str(writer.path), fault=faults.of_system(self.kit.texts, error))
        say(f"circus: {text}")
        elsewhere, unsaved = Act(partial(self._keep_elsewhere, writer)), Act(writer.give_up)
        buttons = [
            ModalButton("ui/seen", say_("notice-paused-again")),
            ModalButton("ui/elsewhere", say_("notice-paused-elsewhere"), PAPER, elsewhere),
            ModalButton("ui/unsaved", say_("notice-paused-unsaved"), PAPER, unsaved),
        ]
        self.manager.ask(say_("notice-paused-title"), text, buttons)

    def _keep_elsewhere(self, writer: Writer) -> None:
        """Move the record to another folder and continue; if none takes it, stay paused."""
        try:
            writer.move(spare_folders())
        except OSError as error:
            self._pause(writer, error)
        else:
            self.warn("moved", file=str(writer.path))

    def _stretch(self) -> None:
        """Stretch the last picture to the new size while the person still resizes the window."""
        if not self.window.is_other_size:
            return
        if self._last is None:
            self._last = blank(self.window.units.size)
            Compositor(self._last).draw(self.manager.frame())
        self._resized = self._now
        self.window.stretch_last(self._last)

    def _follow_sound(self, events: Sequence[Event]) -> None:
        """Follow the sound device, and say once that there is none."""
        self._audio.follow_device(events)
        self._audio.proceed()
        if self._audio.take_missed() and not self._is_silence_said:
            self._is_silence_said = True
            say("circus: no sound device was found; the games go on without sound")

    def _follow_system(self) -> None:
        """Keep the window on a display that exists; prevent the screen saver at a stand and in films."""
        if self._now >= self._next_display_check:
            self._next_display_check = self._now + DISPLAYS_MS
            self.window.follow_displays()
        self.window.allow_screensaver(self._attendant is None and not self.manager.scene.is_film)

    def _follow_size(self) -> None:
        """Lay everything out for the new size once the person has stopped resizing."""
        assert self._resized is not None
        if self._now - self._resized < RESIZE_MS:
            return
        self._resized = self._last = None
        if self.window.resized():
            self.kit.rebuild()
            self.manager.rebuilt()
        self._canvas.forget()  # the stretched picture is on the screen
        self.draw()

    def _write_port_facts(self) -> None:
        try:
            self._port.write(self.manager.facts())
        except OSError as error:
            raise CircusError(f"cannot write to the test port: {error.strerror or error}") from None


def _settings(options: Options) -> Settings:
    """Return the saved settings with the overrides of the command line; raise `CircusError`."""
    asked = {"language": options.language, "speed": options.speed, "replay_speed": options.speed}
    try:
        return settings_file.load().changed(**{name: value for name, value in asked.items() if value})
    except ValueError as error:
        raise CircusError(str(error)) from None
