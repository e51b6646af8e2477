"""One experiment, which runs beside the app: its intervals, and a sentence with the conclusion."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from circus.content.texts import faults
from circus.core.errors import UsageError
from circus.lab.experiment.families import OTHER, PRIMARY, comparisons, is_worth_a_look
from circus.lab.experiment.ledger import question_in
from circus.lab.experiment.question import LEVEL, MAX_GAMES, ExperimentQuestion, confirming
from circus.lab.experiment.stored import StoredExperiment, read
from circus.lab.experiment.verdict import absolutes, verdicts
from circus.platform import file_manager
from circus.platform.job import Job
from circus.session import experiments
from circus.session.experiments import Experimenting, Start, records_job, start_beside
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Button, Widget
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, column, row, wrapped
from circus.ui.gfx.widgets.controls import HEIGHT_U, STEPS, cycled
from circus.ui.scenes.lab.chart import chart_high, interval_chart
from circus.ui.scenes.lab.figures import figures_of, lines_of, steps_of, title_of, wider
from circus.ui.scenes.lab.run import BESIDE_U, GAP_U, SOFT, RunScene
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.paper import PAD_U, note, on_sheet, words
from circus.ui.scenes.parts.scrolling import ChoiceScroll
from circus.ui.scenes.parts.wall import Doers
from circus.ui.scenes.parts.widgets import drawn, labelled, stepper
from circus.ui.scenes.shell.destinations import ToExperiment, ToReplay
from circus.ui.scenes.shell.scene import SceneContext


class ExperimentScene(RunScene):
    """Scene of an experiment; a stopped one offers its notable games."""

    prefix = "lab"
    _run: Experimenting | None

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
        self._variants = ChoiceScroll(1)
        super().__init__(manager, folder, minutes, self._variants)
        self._start = start
        self._run = None if question is None else Experimenting(folder, question, minutes, start)
        self._keep: Callable[[Path], Job[Any, Any]] | None = keep
        self._keeping: Job[Any, Any] | None = None
        self._tables: Job[Path, Path] | None = None
        self._stored: StoredExperiment | None = read(folder) if question is None else None
        self._figure = ""
        self._ends: dict[str, tuple[float, float] | None] = {}

    def close(self) -> None:
        """Stop the experiment."""
        super().close()
        for job in (self._keeping, self._tables):
            if job:
                job.cancel()

    def _take_results(self) -> None:
        if self._run:
            self._stored = self._run.look() or self._stored
        stored = self._stored
        if stored:
            self.kit.texts.add_game(stored.game)
            names = figures_of(stored)
            if names and self._figure not in names:
                self._figure = names[0]
            self._variants.count = len(stored.variants)
            self._variants.index = min(self._variants.index, self._variants.count - 1)
            for name in names:
                self._ends[name] = wider(self._ends.get(name), stored, name)

    def _body(self, room: Box) -> list[Widget]:
        stored, (_, _, wide, high) = self._stored, room
        if stored is None or not self._figure:
            return note(self.kit, self._state(), room)
        if wide >= BESIDE_U:
            half = (wide - GAP_U) / 2
            verdict = self._verdict_sheet(stored, half)
            if (verdict.high or 0.0) <= high:
                return row([self._chart_sheet(stored, half, high), verdict], GAP_U, START).arrange(room)
        verdict = self._verdict_sheet(stored, wide)
        left_over = high - (verdict.high or 0.0) - GAP_U
        if chart_high(self.kit, 2) + 2 * PAD_U + 60 <= left_over:
            return column([self._chart_sheet(stored, wide, left_over), verdict], GAP_U).arrange(room)
        return self._one_page(room, lambda rest: self._chart_sheet(stored, wide, rest), lambda _: verdict)

    def _chart_sheet(self, stored: StoredExperiment, wide: float, high: float) -> Part:
        """Return the chosen figure with as many variants as fit."""
        kit, several = self.kit, len(figures_of(stored)) > 1
        which = stepper(
            "ui/figure", title_of(kit, stored, self._figure), several, several, wide - 2 * PAD_U - 88
        )
        room = high - 2 * PAD_U - HEIGHT_U - 12
        most = 1
        while most < len(stored.variants) - 1 and chart_high(kit, most + 2) <= room:
            most += 1
        first = max(1, min(self._variants.index, len(stored.variants) - most))
        lines = lines_of(kit, stored, self._figure, first, most, self._variants.index)
        ends = self._ends.get(self._figure) or (0.0, 1.0)
        steps = steps_of(kit, self._figure, ends)
        chart = drawn(
            kit, lambda size: interval_chart(kit, size, lines, ends, steps), chart_high(kit, len(lines))
        )
        return on_sheet(column([which, chart], 12), wide)

    def _verdict_sheet(self, stored: StoredExperiment, wide: float) -> Part:
        """Return the progress, and the sentence about the chosen variant."""
        kit, texts = self.kit, self.kit.texts
        verdict = verdicts(stored.results)[self._variants.index][texts.language]
        several = len(stored.variants) > 1
        number = texts.say("lab-variant", number=self._variants.index + 1, of=len(stored.variants))
        heading = f"{posters.title(kit, stored.game)} \N{MIDDLE DOT} {self._state()}"
        if changed := stored.changed_numbers:
            house = texts.say("setup-house-changed", count=len(changed))
            heading = f"{heading} \N{MIDDLE DOT} {house}"
        own = absolutes(stored.results)[self._variants.index][texts.language] if self._variants.index else ""
        counted = comparisons(stored.results)
        notes = texts.say("lab-report-sure")
        if len(stored.variants) > 1:
            facts = {"primary": counted[PRIMARY], "others": counted[OTHER]}
            notes = f"{notes} {texts.say('lab-counted', **facts)}"
        parts = [
            words(kit, heading, wide, SOFT),
            stepper("ui/variant", number, several, several, wide - 2 * PAD_U - 88),
            words(kit, f"{verdict} {own}".strip(), wide, theme.INK),
            words(kit, notes, wide, SOFT),
            self._games(stored, wide - 2 * PAD_U) or words(kit, texts.say("lab-leaving"), wide, SOFT),
        ]
        return on_sheet(column(parts, 14), wide)

    def _games(self, stored: StoredExperiment, wide: float) -> Part | None:
        """Return the variant's notable games, once the experiment has stopped."""
        kit, texts = self.kit, self.kit.texts
        whys: Iterable[str] = () if self.goes_on else stored.records_of(self._variants.index)
        labels = {why: texts.say(f"lab-watch-{why}") for why in whys if texts.has(f"lab-watch-{why}")}
        if not labels:
            return None
        buttons = [
            Button(f"ui/watch/{why}", NOWHERE, label, "play", size_u=theme.CAPTION_U)
            for why, label in labels.items()
        ]
        shown = wrapped([labelled(kit, button, HEIGHT_U) for button in buttons], wide, 8)
        return column([words(kit, texts.say("lab-watch"), wide, SOFT), shown], 4)

    def _progress(self) -> str:
        """Return the number of games played, and whether it is running."""
        say, stored = self.kit.texts.say, self._stored
        if stored is None:
            return say("lab-begins")
        games = say("lab-games", count=sum(variant["games"] for variant in stored.variants))
        if not self.goes_on:
            return say("lab-stopped", games=games)
        if self._minutes:
            return say("lab-runs-for", games=games, minutes=max(1, self._minutes_left))
        return say("lab-runs", games=games)

    def _entries(self) -> Sequence[tuple[str, str, str]]:
        first = ("stop", "pause", WOOD) if self.goes_on else ("go", "play", GOLD)
        entries = [first]
        if self._stored:
            entries += [("play", "cards", WOOD), ("report", "index", WOOD), ("tables", "folder", WOOD)]
            if not self.goes_on and self._looks(self._stored):
                entries.append(("confirm", "cards", WOOD))
        return entries

    def _looks(self, stored: StoredExperiment) -> list[Mapping[str, Any]]:
        """Return the differences that are worth a look, for which fresh deals can be played."""
        return [each for each in stored.differences if is_worth_a_look(each)]

    def _confirm(self) -> None:
        """Open an experiment on fresh deals for what is worth a look."""
        stored = self._stored
        if stored is None:
            return

        def act() -> None:
            asked = question_in(self._folder)
            question = confirming(asked, self._looks(stored), MAX_GAMES, experiments.fresh_seed())
            self.manager.go(ToExperiment(experiments.new_folder(stored.game), question, self._minutes))

        self.manager.attempt(act)

    def _choose_figure(self, parts: list[str]) -> None:
        if self._stored:
            self._figure = cycled(figures_of(self._stored), self._figure, STEPS[parts[0]])

    def _go_on(self) -> None:
        self._resume(lambda: Experimenting.again(self._folder, self._minutes, self._start))

    def _play(self) -> None:
        """Open the set-up of the game with the options of this variant."""
        stored = self._stored
        if stored:
            variant, seats = stored.variants[self._variants.index], len(stored.variants[0]["win_share"])
            level = variant.get(LEVEL, stored.question.get(LEVEL))
            self._open_setup(stored.game, seats, variant["options"], level)

    def _report_job(self) -> Job[Path, Path]:
        return experiments.report_job(self._folder, self.kit.texts.language)

    def _being_written(self) -> set[str]:
        return super()._being_written() | ({"tables"} if self._tables else set())

    def _write_tables(self) -> None:
        """Write the tables for a spreadsheet in a separate process."""
        if self._tables is None:
            self._tables = experiments.tables_job(self._folder)
            self._refresh()

    def _take_tables(self, job: Job[Path, Path]) -> None:
        """Name and open the folder of the tables if they are written, or say why they are not."""
        job.poll()
        if job.is_running:
            return
        self._tables = None
        self._refresh()
        texts = self.kit.texts
        if job.fault:
            self.manager.show_notice(texts.say("notice-failed"), faults.reason_within(texts, job.fault))
        elif job.result:
            self.manager.show_notice(
                texts.say("lab-do-tables"), texts.say("lab-tables-written", folder=str(job.result))
            )
            with suppress(UsageError):
                file_manager.show(job.result)

    def _check(self) -> None:
        super()._check()
        if self._tables:
            self._take_tables(self._tables)
        if not self.goes_on:
            self._find_notable()

    def _find_notable(self) -> None:
        """Start a process that finds missing notable games, or take its end."""
        if self._keeping is None:
            if self._keep and self._stored and not self._stored.has_records:
                self._keeping = self._keep(self._folder)
                self._keep = None
            return
        self._keeping.poll()
        if not self._keeping.is_running:
            self._keeping = None
            self._refresh()

    def _watch(self, parts: list[str]) -> None:
        """Open one of the notable games on its table."""
        found = self._stored.records_of(self._variants.index) if self._stored else {}
        if parts[0] in found:
            self.manager.attempt(lambda: self.manager.go(ToReplay(found[parts[0]])))

    clicks: ClassVar[Doers[Any]] = {
        **RunScene.clicks,
        "figure": _choose_figure,
        "variant": lambda scene, parts: scene._variants.scroll(STEPS[parts[0]]),
        "go": lambda scene, _: scene._go_on(),
        "play": lambda scene, _: scene._play(),
        "watch": _watch,
        "tables": lambda scene, _: scene._write_tables(),
        "confirm": lambda scene, _: scene._confirm(),
    }
