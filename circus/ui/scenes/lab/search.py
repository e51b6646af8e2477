"""One search, which runs beside the app: the growing chart, and the best sets of numbers."""

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from circus.content.texts import faults
from circus.core.errors import CircusError
from circus.lab.tuning.distance import distance
from circus.lab.tuning.question import Choice, TuningQuestion
from circus.lab.tuning.search import FINALISTS
from circus.lab.tuning.stored import FRESH, StoredSearch, read
from circus.lab.tuning.words import aim_text, distance_text, interval_text, set_text, verdict
from circus.platform import file_manager
from circus.platform.job import Job
from circus.session.searches import Searching, StartSearch, search_report_job, start_search, values_of
from circus.session.table_setup import load_table_setup, save_table_setup
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Button, Switch, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, boxed, column, row, space, wrapped
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import Gesture, Key, Tap, Wheel
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToSetup
from circus.ui.scenes.lab.experiment import CHART, LOOK_MS, VERDICT
from circus.ui.scenes.lab.search_chart import chart_note, chart_of, chart_title, charts_of, search_chart
from circus.ui.scenes.outside import open_outside
from circus.ui.scenes.paper import PAD_U, on_sheet, wall_head, words
from circus.ui.scenes.scene import SceneContext
from circus.ui.scenes.scene_widgets import picture, stepper
from circus.ui.scenes.wall import Doers, WallScene, do

_HEAD_U = 104.0
_WIDTH_U = 1720.0
_GAP_U = 16.0
_BESIDE_U = 1200.0
"""Width in units from which the words are next to the chart."""
_CHART_U, _MAX_CHART_U = 300.0, 720.0
"""Minimum and maximum height of the chart."""
_LINE_GAP_U = 10.0
_SOFT = "#53402C"


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


class SearchScene(WallScene):
    """Scene of a search.

    Closing it stops the search, which stores its sets and can be resumed.
    """

    name = "lab"
    prefix = "lab-search"

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
        super().__init__(manager)
        self._folder, self._minutes, self._start, self._report = folder, minutes, start, report
        self._kept: StoredSearch | None = read(folder) if question is None else None
        self._search = None if question is None else Searching(folder, question, self._seconds, start)
        self._writing: Job[Path, Path] | None = None
        self._begun = time.monotonic()
        self._chart = self._set = 0
        self._shown = CHART
        self._waited = LOOK_MS

    @property
    def _seconds(self) -> float | None:
        return self._minutes * 60 if self._minutes else None

    def enter(self) -> None:
        """Read the current state."""
        self._look()

    def close(self) -> None:
        """Stop the search."""
        if self._search:
            self._search.stop()
        if self._writing:
            self._writing.cancel()

    def advance(self, ms: float) -> None:
        """Check regularly for new sets."""
        self._waited -= ms
        if self._waited > 0:
            return
        self._waited = LOOK_MS
        if self._writing:
            self._take_report(self._writing)
        if self.goes_on:
            self._look()

    def handle(self, gesture: Gesture) -> bool:
        """Select a chart or a set; stop, resume, or open another scene."""
        if isinstance(gesture, Wheel):
            self._choose_set(-1 if gesture.steps > 0 else 1)
        elif isinstance(gesture, Key) and gesture.key in ("page down", "page up"):
            self._choose_set(1 if gesture.key == "page down" else -1)
        elif isinstance(gesture, Tap):
            do(self, _DOERS, gesture.name)
        else:
            return False
        self._build_widgets()
        return True

    @property
    def goes_on(self) -> bool:
        """Whether the search is running."""
        return self._search is not None and self._search.job.is_running

    def _look(self) -> None:
        if self._search:
            self._kept = self._search.look() or self._kept
        if self._kept:
            self.kit.texts.add_game(self._kept.game)
        self._build_widgets()
        self.manager.refresh()

    def _sets(self, kept: StoredSearch) -> list[ShownSet]:
        """Return the best sets on fresh deals and the published one, or the nearest in the search so far."""
        if kept.tuned:
            return [ShownSet(each.choice, dict(each.figures), each.distance) for each in kept.tuned]
        aims = kept.aims
        return [
            ShownSet(each.choice, dict(each.figures), distance(each.figures, aims))
            for each in kept.nearest(FINALISTS)
        ]

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        self._widgets = [*wall_head(kit, kit.texts.say("lab-title"))]
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        left, low = (units.width_u - wide) / 2, units.height_u - theme.MARGIN_U
        foot = self._buttons(wide)
        top = low - (foot.high or 0.0)
        self._widgets += foot.arrange((left, top, wide, foot.high or 0.0))
        self._widgets += self._body((left, _HEAD_U, wide, top - _GAP_U - _HEAD_U))

    def _body(self, room: Box) -> list[Widget]:
        """Return chart and words next to or below each other, or one of them if there is no room.

        Next to each other they are sheets of one size from the start, so that none is painted as they fill.
        """
        left, top, wide, high = room
        kept = self._kept if self._kept and self._kept.trials else None
        half = (wide - _GAP_U) / 2
        if wide >= _BESIDE_U:
            told = self._words_sheet(kept, half, high) if kept else self._waiting_sheet(half)
            if (told.high or 0.0) <= high:
                chart = self._chart_sheet(kept, half, high) if kept else on_sheet(space(), half)
                sheets = [Part(each.arrange, half, high) for each in (chart, told)]
                return row(sheets, _GAP_U, START).arrange(room)
        if kept is None:
            sheet = self._waiting_sheet(min(wide, 900.0))
            across = left + (wide - (sheet.wide or wide)) / 2
            return sheet.arrange((across, top + 60, sheet.wide or wide, sheet.high or 0.0))
        told = self._words_sheet(kept, wide, high / 2)
        left_over = high - (told.high or 0.0) - _GAP_U
        chart = self._chart_sheet(kept, wide, left_over)
        if (chart.high or 0.0) <= left_over:
            return column([chart, told], _GAP_U).arrange(room)
        pages = [(page, self.kit.texts.say(f"lab-shown-{page}")) for page in (CHART, VERDICT)]
        switch = Switch("ui/shown", NOWHERE, pages, self._shown)
        choice = boxed(switch, min(wide, switch.width(self.kit)), 44)
        rest = high - 44 - _GAP_U
        shown = self._shown == VERDICT
        part = (
            self._words_sheet(kept, wide, rest, is_cut=True) if shown else self._chart_sheet(kept, wide, rest)
        )
        return column([choice, part], _GAP_U).arrange(room)

    def _waiting_sheet(self, wide: float) -> Part:
        """Return what is being played before there is a set."""
        return on_sheet(words(self.kit, self._state(), wide, theme.INK), wide)

    def _chart_sheet(self, kept: StoredSearch, wide: float, high: float) -> Part:
        """Return the chosen chart, at least `_CHART_U` high."""
        kit, texts, names = self.kit, self.kit.texts, charts_of(kept)
        self._chart %= len(names)
        name, several = names[self._chart], len(names) > 1
        inner = wide - 2 * PAD_U
        title = chart_title(texts, kept, name)
        if kit.fonts.width_u(title, "ui-bold") > inner - 96:  # the note names the figures too
            title = texts.say("lab-search-chart", number=self._chart + 1, of=len(names))
        which = stepper("ui/chart", title, several, several, inner - 88)
        note = words(kit, chart_note(texts, kept, name), wide, _SOFT)
        left = high - 2 * PAD_U - (which.high or 44.0) - (note.high or 0.0) - 24
        asked = max(_CHART_U, min(_MAX_CHART_U, left))
        sets = self._sets(kept)
        content = chart_of(texts, kept, name, sets[self._set % len(sets)].choice)

        def arrange(box: Box) -> list[Widget]:
            size = kit.units.px(box[2]), kit.units.px(asked)
            return picture(search_chart(kit, size, content), START, START).arrange(box)

        return on_sheet(column([which, Part(arrange, inner, asked), note], 12), wide)

    def _words_sheet(self, kept: StoredSearch, wide: float, room: float, *, is_cut: bool = False) -> Part:
        """Return the progress, the verdict, the figures of the chosen set, and all sets if there is room.

        Args:
            kept: the search.
            wide: width in units.
            room: height in units that should be enough.
            is_cut: whether figures without room are left out.
        """
        kit, texts = self.kit, self.kit.texts
        sets = self._sets(kept)
        self._set %= len(sets)
        shown = sets[self._set]
        above = [*self._heading(kept, wide), self._set_choice(kept, wide, len(sets), shown)]
        figures = []
        for name, aim in kept.question.aims:
            value = interval_text(texts, name, shown.figures.get(name))
            told = texts.say("lab-search-figure", aim=aim_text(texts, kept.game, name, aim), value=value)
            figures.append(words(kit, told, wide, theme.INK))
        steps = texts.say("lab-search-distance", distance=distance_text(texts, shown.distance))
        note = texts.say("lab-tuned-steps" if kept.tuned else "lab-search-luck")
        below = [words(kit, steps, wide, theme.INK), words(kit, note, wide, _SOFT)]
        count = len(figures)
        while is_cut and count and _high([*above, *figures[:count], *below]) > room:
            count -= 1
        if count < len(figures):
            more = texts.say("lab-search-more", count=len(figures) - count + 1)
            figures = [*figures[: max(0, count - 1)], words(kit, more, wide, _SOFT)]
        every = words(kit, self._every_set(kept, sets), wide, theme.INK)
        parts = [*above, *figures, *below]
        if len(sets) > 1 and _high([*parts, every]) <= room:
            parts = [*above, *figures, *below, every]
        return on_sheet(column(parts, _LINE_GAP_U), wide)

    def _heading(self, kept: StoredSearch, wide: float) -> list[Part]:
        """Return the game and the progress, and at the end the verdict."""
        kit, texts = self.kit, self.kit.texts
        heading = f"{posters.title(kit, kept.game)} \N{MIDDLE DOT} {self._state()}"
        parts = [words(kit, heading, wide, _SOFT)]
        if kept.tuned:
            parts.append(words(kit, verdict(texts, kept.game, kept.tuned), wide, theme.INK))
        return parts

    def _set_choice(self, kept: StoredSearch, wide: float, count: int, shown: ShownSet) -> Part:
        """Return the choice of a set, and its numbers."""
        kit, texts = self.kit, self.kit.texts
        key = "lab-search-set" if kept.tuned else "lab-search-near"
        number = texts.say(key, number=self._set + 1, of=count)
        named = set_text(texts, kept.game, shown.choice, kept.question.published)
        inner = min(wide - 2 * PAD_U, 640.0) - 88
        which = stepper("ui/set", number, count > 1, count > 1, inner)
        return column([which, words(kit, named, wide, theme.DEEP_RED)], _LINE_GAP_U)

    def _every_set(self, kept: StoredSearch, sets: Sequence[ShownSet]) -> str:
        """Return all sets with their distances, a line each."""
        texts = self.kit.texts
        lines = []
        for number, each in enumerate(sets, 1):
            named = set_text(texts, kept.game, each.choice, kept.question.published)
            told = distance_text(texts, each.distance)
            lines.append(texts.say("lab-search-row", number=number, numbers=named, distance=told))
        return "\n".join(lines)

    def _state(self) -> str:
        """Return the number of tried sets, and what is being played."""
        texts, kept = self.kit.texts, self._kept
        if self._search and self._search.job.fault:
            return texts.say("lab-fault", fault=faults.reason_within(texts, self._search.job.fault))
        tried = len(kept.trials) if kept else 0
        planned = kept.planned if kept else 0
        if not self.goes_on:
            ended = kept is not None and kept.is_complete
            return texts.say("lab-search-ended" if ended else "lab-search-stopped", count=tried, of=planned)
        progress = kept.progress if kept else None
        percent = 100 * progress.done // max(1, progress.of) if progress else 0
        if progress and progress.stage == FRESH and kept and not kept.tuned:
            state = texts.say("lab-search-fresh", count=tried, percent=percent)
        elif not tried:
            state = texts.say("lab-search-begins", percent=percent)
        else:
            left = self._minutes * 60 - (time.monotonic() - self._begun)
            minutes = max(0, -int(-left // 60))
            key = "lab-search-runs-for" if minutes else "lab-search-runs"
            state = texts.say(key, count=tried, of=planned, percent=percent, minutes=minutes)
        replaced = self._search and self._search.was_replaced
        return texts.say("lab-replaced", state=state) if replaced else state

    def _buttons(self, wide: float) -> Part:
        """Return the buttons."""
        kept, buttons = self._kept, []
        if self.goes_on:
            buttons.append(("stop", "pause", WOOD))
        elif kept is None or not kept.is_complete:
            buttons.append(("go", "play", GOLD))
            if kept and kept.trials and not kept.tuned:
                buttons.append(("again", "cards", WOOD))
        if kept and kept.trials:
            buttons.append(("take", "book", WOOD))
        if kept and kept.tuned and not self.goes_on:
            buttons.append(("report", "index", WOOD))
        return wrapped([self._button(*each) for each in buttons], wide, _GAP_U)

    def _button(self, name: str, icon: str, kind: str) -> Part:
        key = f"lab-search-do-{name}"
        label = self.kit.texts.say(key if self.kit.texts.has(key) else f"lab-do-{name}")
        free = name != "report" or self._writing is None
        button = Button(f"ui/{name}", NOWHERE, label, icon, kind, enabled=free, size_u=theme.BUTTON_U)
        return boxed(button, button_width(self.kit, label, icon, kind, theme.BUTTON_U), theme.BUTTON_HEIGHT_U)

    def _choose_chart(self, way: int) -> None:
        if self._kept:
            self._chart = (self._chart + way) % len(charts_of(self._kept))

    def _choose_set(self, way: int) -> None:
        if self._kept and self._kept.trials:
            self._set = (self._set + way) % len(self._sets(self._kept))

    def _stop(self) -> None:
        if self._search:
            self._search.stop()
            self._look()

    def _go_on(self, seconds: float | None) -> None:
        def act() -> None:
            self._begun = time.monotonic()
            self._search = Searching.again(self._folder, seconds, self._start)

        self.manager.attempt(act)

    def _take(self) -> None:
        """Open the set-up of the game with the numbers of this set."""
        kept = self._kept
        if kept is None or not kept.trials:
            return
        question, chosen = kept.question, self._sets(kept)[self._set]

        def act() -> None:
            table = load_table_setup(kept.game).with_seats(question.seats)
            values = values_of(question, chosen.choice)
            save_table_setup(replace(table, options=values, level=question.level))
            self.manager.go(ToSetup(kept.game))

        self.manager.attempt(act)

    def _write_report(self) -> None:
        """Write the report in a separate process; the browser opens it when it is ready."""
        if self._writing is None:
            self._writing = self._report(self._folder, self.kit.texts.language)
            self._take_report(self._writing)

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


_DOERS: Doers[SearchScene] = {
    "back": lambda scene, _: scene.manager.back(),
    "shown": lambda scene, parts: setattr(scene, "_shown", parts[0]),
    "chart": lambda scene, parts: scene._choose_chart(STEPS[parts[0]]),
    "set": lambda scene, parts: scene._choose_set(STEPS[parts[0]]),
    "stop": lambda scene, _: scene._stop(),
    "go": lambda scene, _: scene._go_on(scene._seconds),
    "again": lambda scene, _: scene._go_on(0.0),
    "take": lambda scene, _: scene._take(),
    "report": lambda scene, _: scene._write_report(),
}
"""Handlers of clicks, by the second part of the target's name."""
