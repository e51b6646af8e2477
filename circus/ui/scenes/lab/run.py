"""Experiment or search that runs beside the app: its scene stops it, resumes it and writes its report."""

import time
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar, Protocol

from circus.content.texts import faults
from circus.core.errors import CircusError
from circus.core.option import Value
from circus.platform import file_manager
from circus.platform.job import Job
from circus.session.table_setup import load_table_setup, save_table_setup
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Button, Widget
from circus.ui.gfx.widgets.containers import NOWHERE, Part, column, space, wrapped
from circus.ui.gfx.widgets.controls import HEIGHT_U
from circus.ui.scenes.parts.outside import open_outside
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.scrolling import Scroller
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import labelled, switched
from circus.ui.scenes.shell.destinations import ToSetup
from circus.ui.scenes.shell.scene import SceneContext

LOOK_MS = 500.0
"""Interval in ms between two checks for results."""

CHART, VERDICT = "chart", "verdict"
"""Pages, where there is no room for chart and words together."""

WIDTH_U, GAP_U = 1720.0, 16.0
BESIDE_U = 1200.0
"""Width in units from which the words are next to the chart."""
SOFT = "#53402C"


class RunningWork(Protocol):
    """Experiment or search that runs beside the app."""

    @property
    def job(self) -> Job[Any, Any]:
        """Its process."""

    @property
    def was_replaced(self) -> bool:
        """Whether a process that ended or hung was replaced."""

    def stop(self) -> None:
        """Stop it; its results are stored, and it can be resumed."""


class RunScene(WallScene):
    """Scene of an experiment or a search.

    Closing it stops what runs; the results are stored, and it can be resumed.
    """

    name = "lab"

    def __init__(self, manager: SceneContext, folder: Path, minutes: int, scroller: Scroller) -> None:
        super().__init__(manager, scroller)
        self._folder, self._minutes = folder, minutes
        self._run: RunningWork | None = None
        self._writing: Job[Path, Path] | None = None
        self._begun = time.monotonic()
        self._shown = CHART
        self._waited = LOOK_MS

    def enter(self) -> None:
        """Read the current results."""
        self._look()

    def close(self) -> None:
        """Stop what runs."""
        if self._run:
            self._run.stop()
        if self._writing:
            self._writing.cancel()

    def advance(self, ms: float) -> None:
        """Check regularly for results."""
        self._waited -= ms
        if self._waited <= 0:
            self._waited = LOOK_MS
            self._check()

    def _check(self) -> None:
        """Take what the processes have finished."""
        if self._writing:
            self._take_report(self._writing)
        if self.goes_on:
            self._look()

    @property
    def goes_on(self) -> bool:
        """Whether it is running."""
        return self._run is not None and self._run.job.is_running

    @abstractmethod
    def _take_results(self) -> None:
        """Take the current results."""

    @abstractmethod
    def _body(self, room: Box) -> list[Widget]:
        """Return chart and words next to or below each other, or one of them if there is no room."""

    @abstractmethod
    def _entries(self) -> Sequence[tuple[str, str, str]]:
        """Return name, icon and kind of the buttons."""

    @abstractmethod
    def _progress(self) -> str:
        """Return what was played, and whether it is running."""

    @abstractmethod
    def _report_job(self) -> Job[Path, Path]:
        """Start a process that writes the report."""

    def _look(self) -> None:
        self._take_results()
        self._refresh()

    def _refresh(self) -> None:
        self._build_widgets()
        self.manager.refresh()

    def _build_widgets(self) -> None:
        room = self._room(WIDTH_U)
        foot = wrapped([self._button(*each) for each in self._entries()], room[2], GAP_U)
        page = column([Part(self._body), space(GAP_U), foot.with_width(None)])
        self._widgets = [*wall_head(self.kit, self.kit.texts.say("lab-title")), *page.arrange(room)]

    def _button(self, name: str, icon: str, kind: str) -> Part:
        texts, own = self.kit.texts, f"{self.prefix}-do-{name}"
        label = texts.say(own if texts.has(own) else f"lab-do-{name}")
        free = name not in self._being_written()
        return labelled(
            self.kit, Button(f"ui/{name}", NOWHERE, label, icon, kind, free, size_u=theme.BUTTON_U)
        )

    def _being_written(self) -> set[str]:
        """Return the names of the buttons whose files are being written."""
        return {"report"} if self._writing else set()

    def _one_page(
        self, room: Box, chart: Callable[[float], Part], make_words: Callable[[float], Part]
    ) -> list[Widget]:
        """Return the chart or the words, made for a height in units, below a switch."""
        pages = [(page, self.kit.texts.say(f"lab-shown-{page}")) for page in (CHART, VERDICT)]
        choice = switched(self.kit, "ui/shown", pages, self._shown, room[2])
        make = chart if self._shown == CHART else make_words
        return column([choice, make(room[3] - HEIGHT_U - GAP_U)], GAP_U).arrange(room)

    def _state(self) -> str:
        """Return why it has failed, or its progress."""
        texts, run = self.kit.texts, self._run
        if run and run.job.fault:
            return texts.say("lab-fault", fault=faults.reason_within(texts, run.job.fault))
        state = self._progress()
        return texts.say("lab-replaced", state=state) if run and self.goes_on and run.was_replaced else state

    @property
    def _minutes_left(self) -> int:
        """Minutes until its time is over, rounded up."""
        return -int(-(self._minutes * 60 - (time.monotonic() - self._begun)) // 60)

    def _stop(self) -> None:
        if self._run:
            self._run.stop()
            self._look()

    def _resume(self, begin: Callable[[], RunningWork]) -> None:
        def act() -> None:
            self._begun = time.monotonic()
            self._run = begin()

        self.manager.attempt(act)

    def _open_setup(self, game: str, seats: int, options: Mapping[str, Value], level: str | None) -> None:
        """Open the set-up of a game with these options and this board."""

        def act() -> None:
            table = load_table_setup(game).with_seats(seats)
            save_table_setup(replace(table, options=dict(options), level=level))
            self.manager.go(ToSetup(game))

        self.manager.attempt(act)

    def _write_report(self) -> None:
        """Write the report in a separate process; the browser opens it when it is ready."""
        if self._writing is None:
            self._writing = self._report_job()
            self._take_report(self._writing)

    def _take_report(self, job: Job[Path, Path]) -> None:
        """Show the report if it is ready."""
        job.poll()
        if job.is_running:
            return
        self._writing = None
        self._refresh()
        texts = self.kit.texts
        if isinstance(job.fault, CircusError | OSError):
            self.manager.show_notice(texts.say("notice-failed"), faults.format_error(texts, job.fault))
        if job.result:
            open_outside(self.manager, file_manager.open_page, job.result, "lab-do-report")

    clicks: ClassVar[Doers[Any]] = {
        "shown": lambda scene, parts: setattr(scene, "_shown", parts[0]),
        "stop": lambda scene, _: scene._stop(),
        "report": lambda scene, _: scene._write_report(),
    }
