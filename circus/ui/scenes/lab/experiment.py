"""One experiment, which runs beside the app: its intervals, and a sentence with the conclusion."""

import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from circus.content.texts import faults
from circus.core.errors import CircusError
from circus.lab.experiment.question import LEVEL, ExperimentQuestion
from circus.lab.experiment.stored import StoredExperiment, read
from circus.lab.experiment.verdict import verdicts
from circus.platform import file_manager
from circus.platform.job import Job
from circus.session import experiments
from circus.session.experiments import Experimenting, Start, records_job, start_beside
from circus.session.table_setup import load_table_setup, save_table_setup
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Button, Switch, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, boxed, column, row, wrapped
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import Gesture, Key, Tap, Wheel
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToReplay, ToSetup
from circus.ui.scenes.lab.chart import chart_high, interval_chart
from circus.ui.scenes.lab.figures import figures_of, lines_of, steps_of, title_of, wider
from circus.ui.scenes.outside import open_outside
from circus.ui.scenes.paper import PAD_U, on_sheet, wall_head, words
from circus.ui.scenes.scene import SceneContext
from circus.ui.scenes.scene_widgets import picture, stepper
from circus.ui.scenes.wall import Doers, WallScene, do

LOOK_MS = 500.0
"""Interval in ms between two checks for results."""

CHART, VERDICT = "chart", "verdict"

_HEAD_U = 104.0
_WIDTH_U = 1720.0
_GAP_U = 16.0
_BESIDE_U = 1200.0
"""Width in units from which the verdict is next to the chart."""


class ExperimentScene(WallScene):
    """Scene of an experiment.

    Closing it stops the experiment, which stores its results and can be resumed.
    """

    name = "lab"
    prefix = "lab"

    def __init__(
        self,
        manager: SceneContext,
        folder: Path,
        question: ExperimentQuestion | None,
        minutes: int,
        start: Start = start_beside,
        keep: Callable[[Path], Job[Any, Any]] = records_job,
    ) -> None:
        """Start the experiment of `question`, or show the one in the folder.

        Raises:
            UsageError: there is nothing to show.
        """
        super().__init__(manager)
        self._folder, self._minutes, self._start = folder, minutes, start
        self._experiment = None if question is None else Experimenting(folder, question, minutes, start)
        self._writing: Job[Path, Path] | None = None
        self._keep: Callable[[Path], Job[Any, Any]] | None = keep
        self._keeping: Job[Any, Any] | None = None
        self._begun = time.monotonic()
        self._kept: StoredExperiment | None = read(folder) if question is None else None
        self._figure = ""
        self._variant = 1
        self._shown = CHART
        self._ends: dict[str, tuple[float, float] | None] = {}
        self._waited = LOOK_MS

    def enter(self) -> None:
        """Read the current results."""
        self._look()

    def close(self) -> None:
        """Stop the experiment."""
        if self._experiment:
            self._experiment.stop()
        for job in (self._writing, self._keeping):
            if job:
                job.cancel()

    def advance(self, ms: float) -> None:
        """Check regularly for results."""
        self._waited -= ms
        if self._waited <= 0:
            self._waited = LOOK_MS
            if self._writing:
                self._take_report(self._writing)
            if self.goes_on:
                self._look()
            elif self._kept:
                self._keep_records(self._kept)

    def handle(self, gesture: Gesture) -> bool:
        """Select a figure or a variant; stop, resume, or open another scene."""
        if isinstance(gesture, Wheel):
            self._choose_variant(-1 if gesture.steps > 0 else 1)
        elif isinstance(gesture, Key) and gesture.key in ("page down", "page up"):
            self._choose_variant(1 if gesture.key == "page down" else -1)
        elif isinstance(gesture, Tap):
            do(self, _DOERS, gesture.name)
        else:
            return False
        self._build_widgets()
        return True

    @property
    def goes_on(self) -> bool:
        """Whether the experiment is running."""
        return self._experiment is not None and self._experiment.job.is_running

    def _look(self) -> None:
        if self._experiment:
            self._kept = self._experiment.look() or self._kept
        kept = self._kept
        if kept:
            self.kit.texts.add_game(kept.game)
            names = figures_of(kept)
            if names and self._figure not in names:
                self._figure = names[0]
            self._variant = min(self._variant, len(kept.variants) - 1)
            for name in names:
                self._ends[name] = wider(self._ends.get(name), kept, name)
        self._build_widgets()
        self.manager.refresh()

    def _build_widgets(self) -> None:
        kit, units, say = self.kit, self.kit.units, self.kit.texts.say
        self._widgets = [*wall_head(kit, say("lab-title"))]
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        left, low = (units.width_u - wide) / 2, units.height_u - theme.MARGIN_U
        foot = self._buttons(wide)
        top = low - (foot.high or 0.0)
        self._widgets += foot.arrange((left, top, wide, foot.high or 0.0))
        self._widgets += self._body((left, _HEAD_U, wide, top - _GAP_U - _HEAD_U))

    def _body(self, room: Box) -> list[Widget]:
        """Return chart and verdict next to or below each other, or one of them if there is no room."""
        left, top, wide, high = room
        if self._kept is None or not self._figure:
            told = words(self.kit, self._state(), min(wide, 900.0), theme.INK)
            sheet = on_sheet(told, min(wide, 900.0))
            across = left + (wide - (sheet.wide or wide)) / 2
            return sheet.arrange((across, top + 60, sheet.wide or wide, sheet.high or 0.0))
        if wide >= _BESIDE_U:
            half = (wide - _GAP_U) / 2
            verdict = self._verdict_sheet(self._kept, half)
            if (verdict.high or 0.0) <= high:
                parts = row([self._chart_sheet(self._kept, half, high), verdict], _GAP_U, START)
                return parts.arrange(room)
        verdict, chart = self._verdict_sheet(self._kept, wide), self._least_chart()
        if (verdict.high or 0.0) + _GAP_U + chart <= high:
            left_over = high - (verdict.high or 0.0) - _GAP_U
            return column([self._chart_sheet(self._kept, wide, left_over), verdict], _GAP_U).arrange(room)
        return self._one_of_both(self._kept, room)

    def _one_of_both(self, kept: StoredExperiment, room: Box) -> list[Widget]:
        left, top, wide, high = room
        pages = [(page, self.kit.texts.say(f"lab-shown-{page}")) for page in (CHART, VERDICT)]
        switch = Switch("ui/shown", NOWHERE, pages, self._shown)
        choice = boxed(switch, min(wide, switch.width(self.kit)), 44)
        rest = high - 44 - _GAP_U
        part = (
            self._chart_sheet(kept, wide, rest) if self._shown == CHART else self._verdict_sheet(kept, wide)
        )
        return column([choice, part], _GAP_U).arrange((left, top, wide, high))

    def _least_chart(self) -> float:
        return chart_high(self.kit, 2) + 2 * PAD_U + 60

    def _chart_sheet(self, kept: StoredExperiment, wide: float, high: float) -> Part:
        """Return the chosen figure with as many variants as fit."""
        kit, names = self.kit, figures_of(kept)
        inner = wide - 2 * PAD_U
        which = stepper(
            "ui/figure", title_of(kit, kept, self._figure), len(names) > 1, len(names) > 1, inner - 88
        )
        room = high - 2 * PAD_U - (which.high or 44.0) - 12
        most = 1
        while most < len(kept.variants) - 1 and chart_high(kit, most + 2) <= room:
            most += 1
        first = max(1, min(self._variant, len(kept.variants) - most))
        lines = lines_of(kit, kept, self._figure, first, most, self._variant)
        ends = self._ends.get(self._figure) or (0.0, 1.0)
        steps = steps_of(kit, self._figure, ends)
        asked = chart_high(kit, len(lines))

        def arrange(box: Box) -> list[Widget]:
            size = kit.units.px(box[2]), kit.units.px(asked)
            return picture(interval_chart(kit, size, lines, ends, steps), START, START).arrange(box)

        return on_sheet(column([which, Part(arrange, inner, asked)], 12), wide)

    def _verdict_sheet(self, kept: StoredExperiment, wide: float) -> Part:
        """Return the progress, and the sentence about the chosen variant."""
        kit, texts = self.kit, self.kit.texts
        told = verdicts(kept.results)[self._variant][texts.language]
        several = len(kept.variants) > 1
        number = texts.say("lab-variant", number=self._variant + 1, of=len(kept.variants))
        heading = f"{posters.title(kit, kept.game)} \N{MIDDLE DOT} {self._state()}"
        if changed := kept.changed_numbers:
            told_house = texts.say("setup-house-changed", count=len(changed))
            heading = f"{heading} \N{MIDDLE DOT} {told_house}"
        parts = [
            words(kit, heading, wide, "#53402C"),
            stepper("ui/variant", number, several, several, min(wide - 2 * PAD_U, 640.0) - 88),
            words(kit, told, wide, theme.INK),
            words(kit, texts.say("lab-report-sure"), wide, "#53402C"),
            self._games(kept, wide - 2 * PAD_U) or words(kit, texts.say("lab-leaving"), wide, "#53402C"),
        ]
        return on_sheet(column(parts, 14), wide)

    def _games(self, kept: StoredExperiment, wide: float) -> Part | None:
        """Return the variant's notable games, once the experiment has stopped."""
        whys: Iterable[str] = () if self.goes_on else kept.records_of(self._variant)
        known = [why for why in whys if self.kit.texts.has(f"lab-watch-{why}")]
        if not known:
            return None
        said = self.kit.texts.say("lab-watch")
        buttons = [self._game_button(why) for why in known]
        return column([words(self.kit, said, wide, "#53402C"), wrapped(buttons, wide, 8)], 4)

    def _game_button(self, why: str) -> Part:
        label = self.kit.texts.say(f"lab-watch-{why}")
        button = Button(f"ui/watch/{why}", NOWHERE, label, "play", size_u=theme.CAPTION_U)
        return boxed(button, button_width(self.kit, label, "play", size_u=theme.CAPTION_U), 44)

    def _state(self) -> str:
        """Return the number of games played, and whether it is running."""
        say, kept = self.kit.texts.say, self._kept
        if self._experiment and self._experiment.job.fault:
            return say("lab-fault", fault=faults.reason_within(self.kit.texts, self._experiment.job.fault))
        if kept is None:
            return say("lab-begins")
        played = sum(variant["games"] for variant in kept.variants)
        games = say("lab-games", count=played)
        if not self.goes_on:
            return say("lab-stopped", games=games)
        left = self._minutes * 60 - (time.monotonic() - self._begun)
        state = say("lab-runs", games=games)
        if self._minutes:
            state = say("lab-runs-for", games=games, minutes=max(1, -int(-left // 60)))
        replaced = self._experiment and self._experiment.was_replaced
        return say("lab-replaced", state=state) if replaced else state

    def _buttons(self, wide: float) -> Part:
        """Return the buttons."""
        runs = self.goes_on
        buttons = [("stop", "pause", WOOD)] if runs else [("go", "play", GOLD)]
        if self._kept:
            buttons += [("play", "cards", WOOD), ("report", "index", WOOD)]
        return wrapped([self._button(*each) for each in buttons], wide, _GAP_U)

    def _button(self, name: str, icon: str, kind: str) -> Part:
        label = self.kit.texts.say(f"lab-do-{name}")
        free = name != "report" or self._writing is None
        button = Button(f"ui/{name}", NOWHERE, label, icon, kind, enabled=free, size_u=theme.BUTTON_U)
        return boxed(button, button_width(self.kit, label, icon, kind, theme.BUTTON_U), theme.BUTTON_HEIGHT_U)

    def _choose_variant(self, way: int) -> None:
        if self._kept:
            self._variant = (self._variant + way) % len(self._kept.variants)

    def _choose_figure(self, parts: list[str]) -> None:
        if self._kept:
            names = figures_of(self._kept)
            self._figure = names[(names.index(self._figure) + STEPS[parts[0]]) % len(names)]

    def _stop(self) -> None:
        if self._experiment:
            self._experiment.stop()
            self._look()

    def _go_on(self) -> None:
        def act() -> None:
            self._begun = time.monotonic()
            self._experiment = Experimenting.again(self._folder, self._minutes, self._start)

        self.manager.attempt(act)

    def _play(self) -> None:
        """Open the set-up of the game with the options of this variant."""
        kept = self._kept
        if kept is None:
            return
        variant = kept.variants[self._variant]
        options, level = dict(variant["options"]), variant.get(LEVEL, kept.question.get(LEVEL))
        seats = len(kept.variants[0]["win_share"])

        def act() -> None:
            table = load_table_setup(kept.game).with_seats(seats)
            save_table_setup(replace(table, options=options, level=level))
            self.manager.go(ToSetup(kept.game))

        self.manager.attempt(act)

    def _report(self) -> None:
        """Write the report in a separate process; the browser opens it when it is ready."""
        if self._writing is None:
            self._writing = experiments.report_job(self._folder, self.kit.texts.language)
            self._take_report(self._writing)

    def _keep_records(self, kept: StoredExperiment) -> None:
        """Start a process that finds missing notable games, once the experiment has stopped."""
        if self._keeping is None:
            if self._keep and not kept.has_records:
                self._keeping = self._keep(self._folder)
                self._keep = None
            return
        self._keeping.poll()
        if not self._keeping.is_running:
            self._keeping = None
            self._build_widgets()
            self.manager.refresh()

    def _watch(self, why: str) -> None:
        """Open one of the notable games on its table."""
        found = self._kept.records_of(self._variant) if self._kept else {}
        if why in found:
            self.manager.attempt(lambda: self.manager.go(ToReplay(found[why])))

    def _take_report(self, job: Job[Path, Path]) -> None:
        """Show the report if it is ready."""
        job.poll()
        if job.is_running:
            return
        self._writing = None
        self._build_widgets()
        self.manager.refresh()
        texts = self.kit.texts
        if isinstance(job.fault, CircusError | OSError):
            self.manager.show_notice(texts.say("notice-failed"), faults.format_error(texts, job.fault))
        if job.result:
            open_outside(self.manager, file_manager.open_page, job.result, "lab-do-report")


_DOERS: Doers[ExperimentScene] = {
    "back": lambda scene, _: scene.manager.back(),
    "shown": lambda scene, parts: setattr(scene, "_shown", parts[0]),
    "figure": ExperimentScene._choose_figure,
    "variant": lambda scene, parts: scene._choose_variant(STEPS[parts[0]]),
    "stop": lambda scene, _: scene._stop(),
    "go": lambda scene, _: scene._go_on(),
    "play": lambda scene, _: scene._play(),
    "report": lambda scene, _: scene._report(),
    "watch": lambda scene, parts: scene._watch(parts[0]),
}
"""Handlers of clicks, by the second part of the target's name."""
