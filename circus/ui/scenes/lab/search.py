"""One search, which runs beside the app: the growing chart, and the best sets of numbers."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from circus.lab.tuning.distance import distance
from circus.lab.tuning.question import Choice, TuningQuestion
from circus.lab.tuning.search import FINALISTS
from circus.lab.tuning.stored import AROUND, FRESH, StoredSearch, read
from circus.lab.tuning.words import aim_text, distance_text, interval_text, set_text, verdict
from circus.platform.job import Job
from circus.session.searches import Searching, StartSearch, search_report_job, start_search, values_of
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Widget
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import START, Part, column, row, space
from circus.ui.gfx.widgets.controls import HEIGHT_U, STEPS
from circus.ui.scenes.lab.chart import chart_high, interval_chart
from circus.ui.scenes.lab.run import BESIDE_U, GAP_U, SOFT, RunScene
from circus.ui.scenes.lab.search_chart import (
    STEP,
    chart_note,
    chart_of,
    chart_title,
    charts_of,
    search_chart,
    step_lines,
)
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.paper import PAD_U, note, on_sheet, words
from circus.ui.scenes.parts.scrolling import ChoiceScroll
from circus.ui.scenes.parts.wall import Doers
from circus.ui.scenes.parts.widgets import drawn, stepper
from circus.ui.scenes.shell.scene import SceneContext

_CHART_U, _MAX_CHART_U = 300.0, 720.0
"""Minimum and maximum height of the chart."""
_LINE_GAP_U = 10.0
_MAX_STEPS = 40
"""Maximum number of rows of a chart of steps."""


def _high(parts: Sequence[Part]) -> float:
    """Return the height of a sheet of parts below one another."""
    return sum(each.high or 0.0 for each in parts) + _LINE_GAP_U * (len(parts) - 1) + 2 * PAD_U


class ShownSet(NamedTuple):
    """Set of numbers with its figures.

    Attributes:
        choice: the numbers.
        figures: of the aims.
        distance: from the aims, in steps.
    """

    choice: Choice
    figures: dict[str, tuple[float, float, float]]
    distance: float


class SearchScene(RunScene):
    """Scene of a search."""

    prefix = "lab-search"
    _run: Searching | None

    def __init__(
        self,
        manager: SceneContext,
        folder: Path,
        question: TuningQuestion | None,
        minutes: int,
        start: StartSearch = start_search,
        report: Callable[[Path, str], Job[Path, Path]] = search_report_job,
    ) -> None:
        """Start the search of `question`, or show the one in the folder.

        Raises:
            CircusError: there is nothing to show.
        """
        self._chosen = ChoiceScroll()
        super().__init__(manager, folder, minutes, self._chosen)
        self._start, self._report = start, report
        self._stored: StoredSearch | None = read(folder) if question is None else None
        self._run = None if question is None else Searching(folder, question, self._seconds, start)
        self._chart = 0

    @property
    def _seconds(self) -> float | None:
        return self._minutes * 60 if self._minutes else None

    def _take_results(self) -> None:
        if self._run:
            self._stored = self._run.look() or self._stored
        if self._stored:
            self.kit.texts.add_game(self._stored.game)
            self._chosen.count = len(self._sets(self._stored)) if self._stored.trials else 0

    def _sets(self, stored: StoredSearch) -> list[ShownSet]:
        """Return the best sets on fresh deals and the published one, or the nearest in the search so far."""
        if stored.tuned:
            return [ShownSet(each.choice, dict(each.figures), each.distance) for each in stored.tuned]
        aims = stored.aims
        return [
            ShownSet(each.choice, dict(each.figures), distance(each.figures, aims))
            for each in stored.nearest(FINALISTS)
        ]

    def _body(self, room: Box) -> list[Widget]:
        """Return chart and words next to or below each other, or one of them if there is no room.

        Next to each other they are sheets of one size from the start, so that none is painted as they fill.
        """
        _, _, wide, high = room
        stored = self._stored if self._stored and self._stored.trials else None
        half = (wide - GAP_U) / 2
        if wide >= BESIDE_U:
            sheet = self._words_sheet(stored, half, high) if stored else self._waiting_sheet(half)
            if (sheet.high or 0.0) <= high:
                chart = self._chart_sheet(stored, half, high) if stored else on_sheet(space(), half)
                sheets = [Part(each.arrange, half, high) for each in (chart, sheet)]
                return row(sheets, GAP_U, START).arrange(room)
        if stored is None:
            return note(self.kit, self._state(), room)
        sheet = self._words_sheet(stored, wide, high / 2)
        left_over = high - (sheet.high or 0.0) - GAP_U
        chart = self._chart_sheet(stored, wide, left_over)
        if (chart.high or 0.0) <= left_over:
            return column([chart, sheet], GAP_U).arrange(room)
        return self._one_page(
            room,
            lambda rest: self._chart_sheet(stored, wide, rest),
            lambda rest: self._words_sheet(stored, wide, rest, is_cut=True),
        )

    def _waiting_sheet(self, wide: float) -> Part:
        """Return what is being played before there is a set."""
        return on_sheet(words(self.kit, self._state(), wide, theme.INK), wide)

    def _chart_sheet(self, stored: StoredSearch, wide: float, high: float) -> Part:
        """Return the chosen chart, at least `_CHART_U` high."""
        kit, texts, names = self.kit, self.kit.texts, charts_of(stored)
        self._chart %= len(names)
        name, several = names[self._chart], len(names) > 1
        inner = wide - 2 * PAD_U
        title = chart_title(texts, stored, name)
        if kit.fonts.width_u(title, "ui-bold") > inner - 96:  # the note names the figures too
            title = texts.say("lab-search-chart", number=self._chart + 1, of=len(names))
        which = stepper("ui/chart", title, several, several, inner - 88)
        note_part = words(kit, chart_note(texts, stored, name), wide, SOFT)
        left = high - 2 * PAD_U - HEIGHT_U - (note_part.high or 0.0) - 24
        if name.startswith(STEP):
            room = max(_CHART_U, left)
            most = next((each for each in range(_MAX_STEPS, 1, -1) if chart_high(kit, each) <= room), 1)
            made = step_lines(texts, stored, name, most - 1)
            steps = drawn(
                kit, lambda size: interval_chart(kit, size, *made), chart_high(kit, len(made.lines))
            )
            return on_sheet(column([which, steps, note_part], 12), wide)
        sets = self._sets(stored)
        content = chart_of(texts, stored, name, sets[self._chosen.index % len(sets)].choice)
        chart = drawn(
            kit, lambda size: search_chart(kit, size, content), max(_CHART_U, min(_MAX_CHART_U, left))
        )
        return on_sheet(column([which, chart, note_part], 12), wide)

    def _words_sheet(self, stored: StoredSearch, wide: float, room: float, *, is_cut: bool = False) -> Part:
        """Return the progress, the verdict, the figures of the chosen set, and all sets if there is room.

        Args:
            stored: the search.
            wide: width in units.
            room: height in units that should be enough.
            is_cut: whether figures without room are left out.
        """
        kit, texts = self.kit, self.kit.texts
        sets = self._sets(stored)
        self._chosen.index %= len(sets)
        shown = sets[self._chosen.index]
        above = [*self._heading(stored, wide), self._set_choice(stored, wide, len(sets), shown)]
        figures = []
        for name, aim in stored.question.aims:
            value = interval_text(texts, name, shown.figures.get(name))
            text = texts.say("lab-search-figure", aim=aim_text(texts, stored.game, name, aim), value=value)
            figures.append(words(kit, text, wide, theme.INK))
        steps = texts.say("lab-search-distance", distance=distance_text(texts, shown.distance))
        doubt = texts.say("lab-tuned-steps" if stored.tuned else "lab-search-luck")
        below = [words(kit, steps, wide, theme.INK), words(kit, doubt, wide, SOFT)]
        count = len(figures)
        while is_cut and count and _high([*above, *figures[:count], *below]) > room:
            count -= 1
        if count < len(figures):
            more = texts.say("lab-search-more", count=len(figures) - count + 1)
            figures = [*figures[: max(0, count - 1)], words(kit, more, wide, SOFT)]
        every = words(kit, self._every_set(stored, sets), wide, theme.INK)
        parts = [*above, *figures, *below]
        if len(sets) > 1 and _high([*parts, every]) <= room:
            parts = [*above, *figures, *below, every]
        return on_sheet(column(parts, _LINE_GAP_U), wide)

    def _heading(self, stored: StoredSearch, wide: float) -> list[Part]:
        """Return the game and the progress, and at the end the verdict."""
        kit, texts = self.kit, self.kit.texts
        heading = f"{posters.title(kit, stored.game)} \N{MIDDLE DOT} {self._state()}"
        parts = [words(kit, heading, wide, SOFT)]
        if stored.tuned:
            parts.append(words(kit, verdict(texts, stored.game, stored.tuned), wide, theme.INK))
        return parts

    def _set_choice(self, stored: StoredSearch, wide: float, count: int, shown: ShownSet) -> Part:
        """Return the choice of a set, and its numbers."""
        kit, texts = self.kit, self.kit.texts
        key = "lab-search-set" if stored.tuned else "lab-search-near"
        number = texts.say(key, number=self._chosen.index + 1, of=count)
        named = set_text(texts, stored.game, shown.choice, stored.question.published)
        inner = wide - 2 * PAD_U - 88
        which = stepper("ui/set", number, count > 1, count > 1, inner)
        return column([which, words(kit, named, wide, theme.DEEP_RED)], _LINE_GAP_U)

    def _every_set(self, stored: StoredSearch, sets: Sequence[ShownSet]) -> str:
        """Return all sets with their distances, a line each."""
        texts = self.kit.texts
        lines = []
        for number, each in enumerate(sets, 1):
            named = set_text(texts, stored.game, each.choice, stored.question.published)
            text = distance_text(texts, each.distance)
            lines.append(texts.say("lab-search-row", number=number, numbers=named, distance=text))
        return "\n".join(lines)

    def _progress(self) -> str:
        """Return the number of tried sets, and what is being played."""
        texts, stored = self.kit.texts, self._stored
        tried = len(stored.trials) if stored else 0
        planned = stored.planned if stored else 0
        if not self.goes_on:
            ended = stored is not None and stored.is_complete
            return texts.say("lab-search-ended" if ended else "lab-search-stopped", count=tried, of=planned)
        progress = stored.progress if stored else None
        percent = 100 * progress.done // max(1, progress.of) if progress else 0
        if progress and progress.stage == FRESH and stored and not stored.tuned:
            return texts.say("lab-search-fresh", count=tried, percent=percent)
        if progress and progress.stage == AROUND and stored and stored.tuned and not stored.around:
            return texts.say("lab-search-around", count=tried, percent=percent)
        if not tried:
            return texts.say("lab-search-begins", percent=percent)
        minutes = max(0, self._minutes_left)
        key = "lab-search-runs-for" if minutes else "lab-search-runs"
        return texts.say(key, count=tried, of=planned, percent=percent, minutes=minutes)

    def _entries(self) -> list[tuple[str, str, str]]:
        stored, entries = self._stored, []
        if self.goes_on:
            entries.append(("stop", "pause", WOOD))
        elif stored is None or not stored.is_complete:
            entries.append(("go", "play", GOLD))
            if stored and stored.trials and not stored.tuned:
                entries.append(("again", "cards", WOOD))
        if stored and stored.trials:
            entries.append(("take", "book", WOOD))
        if stored and stored.tuned and not self.goes_on:
            entries.append(("report", "index", WOOD))
        return entries

    def _choose_chart(self, parts: list[str]) -> None:
        if self._stored:
            self._chart = (self._chart + STEPS[parts[0]]) % len(charts_of(self._stored))

    def _go_on(self, seconds: float | None) -> None:
        self._resume(lambda: Searching.again(self._folder, seconds, self._start))

    def _take(self) -> None:
        """Open the set-up of the game with the numbers of this set."""
        stored = self._stored
        if stored and stored.trials:
            question, chosen = stored.question, self._sets(stored)[self._chosen.index]
            self._open_setup(stored.game, question.seats, values_of(question, chosen.choice), question.level)

    def _report_job(self) -> Job[Path, Path]:
        return self._report(self._folder, self.kit.texts.language)

    clicks: ClassVar[Doers[Any]] = {
        **RunScene.clicks,
        "chart": _choose_chart,
        "set": lambda scene, parts: scene._chosen.scroll(STEPS[parts[0]]),
        "go": lambda scene, _: scene._go_on(scene._seconds),
        "again": lambda scene, _: scene._go_on(0.0),
        "take": lambda scene, _: scene._take(),
    }
