"""Lab: game, variants as cards, players and duration; and past experiments."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

from circus import games
from circus.bots.strengths import STRENGTHS
from circus.content.texts import Texts
from circus.core.option import Option, Value
from circus.lab.experiment.lacking import missing
from circus.lab.experiment.question import LEVEL, MAX_VARIANTS
from circus.lab.tuning.stored import StoredSearch
from circus.platform.install_advice import LAB_DOWNLOAD, install_command, is_download
from circus.session import experiments
from circus.session.experiments import MINUTES, ExperimentRequest, variants_count
from circus.session.searches import past_searches
from circus.session.table_setup import first_table_setup
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import (
    Box,
    Button,
    IconButton,
    PaperSheet,
    Switch,
    Widget,
    button_width,
)
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    Part,
    boxed,
    column,
    grid,
    padded,
    row,
    stacked,
    wrapped,
)
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import Gesture, Key, Tap, Wheel
from circus.ui.scenes import posters
from circus.ui.scenes.destinations import ToExperiment, ToHouseRules, ToSearch, ToSearchSetup
from circus.ui.scenes.lab.past import Past, newest_first, past_rows
from circus.ui.scenes.paper import TURNER_U, on_sheet, wall_head, words
from circus.ui.scenes.scene import SceneContext
from circus.ui.scenes.scene_widgets import pilled, stepper, written
from circus.ui.scenes.setup_options import help_lines, level_sheet, value_sheet
from circus.ui.scenes.setup_plan import OPTION_U, option_height
from circus.ui.scenes.setup_top import HOUSE, house_label
from circus.ui.scenes.wall import Doers, WallScene, do

NEW, PAST = "new", "past"
EACH, ALL = "each", "all"
BOTS = tuple(each.name for each in STRENGTHS.values() if each.in_lab)
"""Strengths of the players, the fastest first."""

_HEAD_U = 104.0
_WIDTH_U = 1720.0
_GAP_U = 14.0
_START_U = 64.0
_MAX_LINES = 4
"""Maximum lines of an explanation on a card."""


class LabScene(WallScene):
    """Choice of an experiment; the experiment itself has another scene."""

    name = "lab"
    prefix = "lab"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._game = games.in_order()[0]
        self._seats = games.find(self._game).usual_seats
        self._strength = BOTS[0]
        self._minutes = MINUTES[0]
        self._tried: set[str] = set()
        self._numbers: Mapping[str, int] = {}
        self._way = EACH
        self._page, self._first, self._most = NEW, 0, 1
        self._past: list[Past] = []
        self._deleted: Path | None = None

    def enter(self) -> None:
        """Find past experiments and searches."""
        for game in games.in_order():
            self.kit.texts.add_game(game)
        self._find_past()
        self._build_widgets()

    def resized(self) -> None:
        """Lay everything out for another size or language."""
        for game in games.in_order():
            self.kit.texts.add_game(game)
        self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Choose variants; open experiments; scroll."""
        if isinstance(gesture, Wheel):
            self._scroll(-gesture.steps)
        elif isinstance(gesture, Key) and gesture.key in ("page down", "page up"):
            self._scroll(self._most if gesture.key == "page down" else -self._most)
        elif isinstance(gesture, Tap):
            if do(self, _DOERS, gesture.name):
                self._build_widgets()
        else:
            return False
        return True

    def _find_past(self) -> None:
        self._past = newest_first(experiments.past(), past_searches())

    @property
    def _options(self) -> dict[str, Option]:
        return {option.name: option for option in games.find(self._game).options}

    def _tries(self) -> list[tuple[str, Value]]:
        return experiments.tries(self._game)

    def _chosen(self) -> tuple[tuple[str, Value], ...]:
        return tuple(each for each in self._tries() if experiments.spelt(*each) in self._tried)

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        self._widgets = [*wall_head(kit, texts.say("lab-title"))]
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        left, low = (units.width_u - wide) / 2, units.height_u - theme.MARGIN_U
        needed = missing()
        if needed:
            told = _how_to_complete(texts, needed)
            sheet = on_sheet(words(kit, told, min(wide, 900.0), theme.INK), min(wide, 900.0))
            across = (units.width_u - (sheet.wide or wide)) / 2
            self._widgets += sheet.arrange((across, _HEAD_U + 60, sheet.wide or wide, sheet.high or 0))
            return
        head = self._head(wide)
        self._widgets += head.arrange((left, _HEAD_U, wide, head.high or 0.0))
        room = (left, _HEAD_U + (head.high or 0) + _GAP_U, wide, 0.0)
        room = (*room[:3], low - room[1])
        self._widgets += self._new(room) if self._page == NEW else self._old(room)

    def _head(self, wide: float) -> Part:
        """Return the switch of the page, and for a new experiment game, players and duration."""
        kit, say = self.kit, self.kit.texts.say
        pages = [(page, say(f"lab-page-{page}")) for page in (NEW, PAST)]
        parts = [self._switched("ui/page", pages, self._page)]
        if self._page == NEW:
            titles = {game: posters.title(kit, game) for game in games.in_order()}
            seats = {each: say("lab-seats", count=each) for each in games.find(self._game).seats}
            bots = {each: say(f"lab-bots-{each}") for each in BOTS}
            minutes = [(str(each), say(f"lab-minutes-{each}")) for each in MINUTES]
            ways = [(each, say(f"lab-way-{each}")) for each in (EACH, ALL)]
            parts += [
                self._stepped("game", titles[self._game], titles.values()),
                self._stepped("seats", seats[self._seats], seats.values()),
                self._stepped("bots", bots[self._strength], bots.values()),
                self._switched("ui/minutes", minutes, str(self._minutes)),
                self._switched("ui/way", ways, self._way),
                *self._house_and_search(),
            ]
        return wrapped(parts, wide, _GAP_U)

    def _house_and_search(self) -> list[Part]:
        """Return the buttons of the house rules and of a search; a game without numbers has none."""
        if not games.find(self._game).numbers:
            return []
        labels = [(HOUSE, *house_label(self.kit, len(self._numbers)))]
        labels.append(("ui/search", self.kit.texts.say("lab-search"), "lens"))
        return [
            boxed(
                Button(name, NOWHERE, label, sign),
                button_width(self.kit, label, sign),
                theme.BUTTON_HEIGHT_U,
            )
            for name, label, sign in labels
        ]

    def _stepped(self, name: str, word: str, every: Iterable[str]) -> Part:
        """Return a choice between arrows, as wide as its longest word."""
        inner = max(self.kit.fonts.width_u(each, "ui-bold") for each in every) + 16
        return pilled(stepper(f"ui/{name}", word, True, True, inner))

    def _switched(self, name: str, values: list[tuple[str, str]], chosen: str) -> Part:
        switch = Switch(name, NOWHERE, values, chosen)
        return boxed(switch, switch.width(self.kit), 44)

    def _new(self, room: Box) -> list[Widget]:
        """Return the cards, and below them the summary of the comparison."""
        kit, (left, top, wide, high) = self.kit, room
        options, text = self._options, kit.settings.text_size / 100
        columns = max(1, int((wide + _GAP_U) / (OPTION_U * (0.6 + 0.4 * text) + _GAP_U)))
        across = (wide - _GAP_U * (columns - 1)) / columns
        lines = help_lines(kit, self._game, tuple(options.values()), (), across, _MAX_LINES)
        each = option_height(text, lines)
        foot = self._foot(wide)
        tries = self._tries()
        rows = max(1, int((high - (foot.high or 0) - _GAP_U - TURNER_U + _GAP_U) / (each + _GAP_U)))
        self._most = rows * columns
        self._first = max(0, min(self._first, len(tries) - 1)) // self._most * self._most
        cards = [
            Part(card.arrange, across, each)
            for name, value in tries[self._first : self._first + self._most]
            for card in [self._card(name, value, lines)]
        ]
        widgets = grid(cards, columns, _GAP_U).arrange((left, top, wide, high))
        widgets += self._turner(len(tries), left + wide, top + high - (foot.high or 0) - TURNER_U / 2)
        return widgets + foot.arrange((left, top + high - (foot.high or 0), wide, foot.high or 0))

    def _card(self, name: str, value: Value, lines: int) -> Part:
        spelt = experiments.spelt(name, value)
        target, on = f"ui/try/{spelt}", spelt in self._tried
        if name == LEVEL:
            return level_sheet(self.kit, self._game, str(value), target, on, lines)
        return value_sheet(self.kit, self._game, self._options[name], value, target, on, lines)

    def _foot(self, wide: float) -> Part:
        """Return the comparison in a sentence, next to the start button."""
        kit, say = self.kit, self.kit.texts.say
        count = variants_count(self._chosen(), all_together=self._way == ALL)
        label, fits = say("lab-start"), count < MAX_VARIANTS
        start = Button(
            "ui/start", NOWHERE, label, "play", GOLD, enabled=count > 0 and fits, size_u=theme.HEADING_U
        )
        button = button_width(kit, label, "play", GOLD, theme.HEADING_U)
        told = say(f"lab-asks-{self._way}" if fits else "lab-too-many", count=count, most=MAX_VARIANTS - 1)
        told = told if count else say("lab-choose")
        told = f"{told} {say('lab-house')}" if self._numbers else told
        inner = wide - button - 3 * _GAP_U - 8
        lines = kit.fonts.lines(told, "ui", theme.CAPTION_U, inner)
        high = max(_START_U, 27.0 * kit.settings.text_size / 100 * lines + 16)
        line = written(kit, told, theme.INK, None, MIDDLE, high=high)
        told_part = Part(line.arrange, inner, high)
        pill = boxed(PaperSheet(NOWHERE), None, None)
        parts = row([told_part, boxed(start, button, _START_U)], _GAP_U)
        return Part(stacked(pill, padded(parts, _GAP_U, 4, _GAP_U, 4)).arrange, wide, high + 8)

    def _turner(self, count: int, right: float, middle: float) -> list[Widget]:
        """Return arrows if not all cards are visible."""
        if count <= self._most:
            return []
        last = self._first + self._most >= count
        return [
            IconButton("ui/up", right - 84, middle, "up", 44, enabled=self._first > 0),
            IconButton("ui/down", right - 24, middle, "down", 44, enabled=not last),
        ]

    def _old(self, room: Box) -> list[Widget]:
        """Return the list of past experiments, the newest first; or a notice if there are none."""
        left, top, wide, high = room
        undo: list[Widget] = []
        if self._deleted:
            label = self.kit.texts.say("past-undo")
            asked = button_width(self.kit, label, "undo")
            undo = [Button("ui/undo", (left, top, asked, theme.BUTTON_HEIGHT_U), label, "undo")]
            top, high = top + theme.BUTTON_HEIGHT_U + _GAP_U, high - theme.BUTTON_HEIGHT_U - _GAP_U
        if not self._past:
            none = words(self.kit, self.kit.texts.say("lab-none"), min(wide, 900.0), theme.INK)
            sheet = on_sheet(none, min(wide, 900.0))
            return [*undo, *sheet.arrange((left, top, sheet.wide or wide, sheet.high or 0))]
        rows, each = past_rows(self.kit, self._past, wide)
        self._most = max(1, int((high - TURNER_U + _GAP_U) / (each + _GAP_U)))
        self._first = max(0, min(self._first, len(rows) - self._most))
        shown = column(rows[self._first : self._first + self._most], _GAP_U).arrange((left, top, wide, high))
        return [*undo, *shown, *self._turner(len(rows), left + wide, top + high - TURNER_U / 2)]

    def _scroll(self, by: int) -> None:
        step = by * self._most if self._page == NEW and abs(by) == 1 else by
        count = len(self._tries()) if self._page == NEW else len(self._past)
        if 0 <= self._first + step < count:
            self._first += step
        self._build_widgets()

    def _choose_page(self, parts: list[str]) -> None:
        self._page, self._first = parts[0], 0

    def _choose_game(self, parts: list[str]) -> None:
        listed = games.in_order()
        self._game = listed[(listed.index(self._game) + STEPS[parts[0]]) % len(listed)]
        self._seats = games.find(self._game).usual_seats
        self._tried.clear()
        self._numbers = {}
        self._first = 0

    def _choose_seats(self, parts: list[str]) -> None:
        counts = games.find(self._game).seats
        self._seats = counts[(counts.index(self._seats) + STEPS[parts[0]]) % len(counts)]

    def _choose_bots(self, parts: list[str]) -> None:
        self._strength = BOTS[(BOTS.index(self._strength) + STEPS[parts[0]]) % len(BOTS)]

    def _change_numbers(self) -> None:
        """Open the house rules, which hold for all variants."""
        table_setup = first_table_setup(self._game, self._seats).with_changed(self._numbers)
        self.manager.go(ToHouseRules(table_setup, partial(setattr, self, "_numbers")))

    def _start(self) -> None:
        chosen, numbers = self._chosen(), dict(self._numbers)
        asked = ExperimentRequest(self._game, self._seats, self._strength, chosen, self._way == ALL, numbers)

        def act() -> None:
            question = experiments.question_of(asked, experiments.fresh_seed())
            folder = experiments.new_folder(self._game)
            self.manager.go(ToExperiment(folder, question, self._minutes))

        self.manager.attempt(act)

    def _open(self, parts: list[str]) -> None:
        kept = self._past[int(parts[0])]
        to = ToSearch if isinstance(kept, StoredSearch) else ToExperiment
        self.manager.attempt(lambda: self.manager.go(to(kept.folder, None, self._minutes)))

    def _search(self) -> None:
        """Open the choice of a search at this table."""
        to = ToSearchSetup(self._game, self._seats, self._strength, dict(self._numbers))
        self.manager.attempt(lambda: self.manager.go(to))

    def _delete(self, parts: list[str]) -> None:
        folder = self._past[int(parts[0])].folder

        def act() -> None:
            self._deleted = experiments.delete(folder)

        self.manager.attempt(act)
        self._find_past()

    def _undo(self) -> None:
        deleted = self._deleted
        if deleted is not None:
            self._deleted = None

            def act() -> None:
                experiments.put_back(deleted)

            self.manager.attempt(act)
            self._find_past()


def _how_to_complete(texts: Texts, lacking: list[str]) -> str:
    """Return the notice shown instead of the page if the packages of the statistics are missing."""
    what = " \N{MIDDLE DOT} ".join(lacking)
    if is_download():
        return texts.say("lab-missing-in-download", what=what, download=LAB_DOWNLOAD)
    return texts.say("lab-missing-packages", what=what, command=install_command(*lacking))


_DOERS: Doers[LabScene] = {
    "back": lambda scene, _: scene.manager.back(),
    "page": LabScene._choose_page,
    "game": LabScene._choose_game,
    "seats": LabScene._choose_seats,
    "bots": LabScene._choose_bots,
    "minutes": lambda scene, parts: setattr(scene, "_minutes", int(parts[0])),
    "way": lambda scene, parts: setattr(scene, "_way", parts[0]),
    "house": lambda scene, _: scene._change_numbers(),
    "search": lambda scene, _: scene._search(),
    "try": lambda scene, parts: scene._tried.symmetric_difference_update(parts[:1]),
    "start": lambda scene, _: scene._start(),
    "up": lambda scene, _: scene._scroll(-1),
    "down": lambda scene, _: scene._scroll(1),
    "open": LabScene._open,
    "delete": LabScene._delete,
    "undo": lambda scene, _: scene._undo(),
}
"""Handlers of clicks, by the second part of the target's name."""
