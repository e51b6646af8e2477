"""Lab: game, variants as cards, players and duration; and past experiments."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

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
from circus.ui.gfx.widgets import Box, Button, Widget
from circus.ui.gfx.widgets.containers import NOWHERE, Part, column, grid, space, wrapped
from circus.ui.gfx.widgets.controls import STEPS, cycled
from circus.ui.input.gestures import Gesture, Wheel
from circus.ui.scenes.lab.past import Past, newest_first, past_rows
from circus.ui.scenes.lab.run import WIDTH_U
from circus.ui.scenes.lab.search_rows import VALUE, TriedNumber, tried_rows
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.paper import NOTE_U, TURNER_U, note, on_sheet, start_strip, wall_head, words
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import choice, labelled, switched
from circus.ui.scenes.setup.options import help_lines, level_sheet, value_sheet
from circus.ui.scenes.setup.plan import OPTION_U, option_height
from circus.ui.scenes.setup.top import HOUSE, house_label
from circus.ui.scenes.shell.destinations import ToExperiment, ToHouseRules, ToSearch, ToSearchSetup
from circus.ui.scenes.shell.scene import SceneContext

NEW, PAST = "new", "past"
OPTIONS, NUMBERS = "options", "numbers"
"""The two parts of a new experiment: cards of options and boards, and rows of numbers."""
EACH, ALL = "each", "all"
BOTS = tuple(each.name for each in STRENGTHS.values() if each.in_lab)
"""Strengths of the players, the fastest first."""

_GAP_U = 14.0
_MAX_LINES = 4
"""Maximum lines of an explanation on a card."""


class LabScene(WallScene):
    """Choice of an experiment; the experiment itself has another scene."""

    name = "lab"
    prefix = "lab"

    def __init__(self, manager: SceneContext) -> None:
        self._list = ListScroll()
        super().__init__(manager, self._list)
        self._game = games.in_order()[0]
        self._seats = games.find(self._game).usual_seats
        self._strength = BOTS[0]
        self._minutes = MINUTES[0]
        self._tried: set[str] = set()
        self._numbers: Mapping[str, int] = {}
        self._shown_values: dict[str, int] = {}
        self._part = OPTIONS
        self._way = EACH
        self._page = NEW
        self._past: list[Past] = []
        self._deleted: Path | None = None

    def enter(self) -> None:
        """Find past experiments and searches."""
        self._find_past()
        super().enter()

    def resized(self) -> None:
        """Lay everything out for another size or language."""
        for game in games.in_order():
            self.kit.texts.add_game(game)
        super().resized()

    def handle(self, gesture: Gesture) -> bool:
        """Handle clicks, and the wheel over a number's value or a list."""
        match gesture:
            case Wheel(str(name), steps) if name.startswith(VALUE):
                self._step_value(name.split("/")[2], 1 if steps > 0 else -1)
                self._build_widgets()
                return True
        return super().handle(gesture)

    def hint(self, name: str) -> str:
        """Return the range of a number, or what a button does."""
        if name.startswith(VALUE):
            number = games.find(self._game).number(name.split("/")[2])
            say = self.kit.texts.say
            return say("lab-search-range", least=number.least, most=number.most, usual=number.default)
        return super().hint(name)

    def _find_past(self) -> None:
        self._past = newest_first(experiments.past_experiments(), past_searches())

    @property
    def _options(self) -> dict[str, Option]:
        return {option.name: option for option in games.find(self._game).options}

    def _tries(self) -> list[tuple[str, Value]]:
        return experiments.unusual_values(self._game)

    def _chosen(self) -> tuple[tuple[str, Value], ...]:
        tried: list[tuple[str, Value]] = [
            each for each in self._tries() if experiments.spell_choice(*each) in self._tried
        ]
        tried += [(each.number.name, value) for each in self._tried_numbers() for value in each.values]
        return tuple(tried)

    def _tried_numbers(self) -> list[TriedNumber]:
        """Return every number of the game with its compared values."""
        found = []
        for number in games.find(self._game).numbers:
            usual = self._numbers.get(number.name, number.default)
            others = [each for each in range(number.least, number.most + 1) if each != usual]
            tried = [each for each in others if experiments.spell_choice(number.name, each) in self._tried]
            first = next((each for each in others if each > usual), others[-1] if others else usual)
            shown = self._shown_values.get(number.name, first)
            found.append(TriedNumber(number, usual, shown if shown in others else first, tried))
        return found

    def _step_value(self, name: str, by: int) -> None:
        """Show the next value of a number that is not its usual one."""
        for tried in self._tried_numbers():
            value = tried.shown + by
            value += by if value == tried.usual else 0
            if tried.number.name == name and tried.number.allows(value):
                self._shown_values[name] = value

    def _build_widgets(self) -> None:
        kit, texts, room = self.kit, self.kit.texts, self._room(WIDTH_U)
        needed = missing()
        if needed:
            body = note(kit, _how_to_complete(texts, needed), room)
        else:
            make = self._new if self._page == NEW else self._old
            head = self._head(room[2]).with_width(None)
            body = column([head, space(_GAP_U), Part(make)]).arrange(room)
        self._widgets = [*wall_head(kit, texts.say("lab-title")), *body]

    def _head(self, wide: float) -> Part:
        """Return the switch of the page, and for a new experiment game, players and duration."""
        kit, say = self.kit, self.kit.texts.say
        pages = [(page, say(f"lab-page-{page}")) for page in (NEW, PAST)]
        parts = [switched(kit, "ui/page", pages, self._page)]
        if self._page == NEW:
            if games.find(self._game).numbers:
                count = sum(len(each.values) for each in self._tried_numbers())
                parts.append(switched(kit, "ui/part", self._parts(count), self._part))
            titles = {game: posters.title(kit, game) for game in games.in_order()}
            seats = {each: say("lab-seats", count=each) for each in games.find(self._game).seats}
            bots = {each: say(f"lab-bots-{each}") for each in BOTS}
            minutes = [(str(each), say(f"lab-minutes-{each}")) for each in MINUTES]
            ways = [(each, say(f"lab-way-{each}")) for each in (EACH, ALL)]
            parts += [
                choice(kit, "ui/game", titles[self._game], titles.values()),
                choice(kit, "ui/seats", seats[self._seats], seats.values()),
                choice(kit, "ui/bots", bots[self._strength], bots.values()),
                switched(kit, "ui/minutes", minutes, str(self._minutes)),
                switched(kit, "ui/way", ways, self._way),
                *self._house_and_search(),
            ]
        return wrapped(parts, wide, _GAP_U)

    def _parts(self, numbers: int) -> list[tuple[str, str]]:
        """Return the parts of a new experiment with their labels."""
        say = self.kit.texts.say
        return [(OPTIONS, say("lab-part-options")), (NUMBERS, say("lab-part-numbers", count=numbers))]

    def _house_and_search(self) -> list[Part]:
        """Return the buttons of the house rules and of a search; a game without numbers has none."""
        if not games.find(self._game).numbers:
            return []
        labels = [(HOUSE, *house_label(self.kit, len(self._numbers)))]
        labels.append(("ui/search", self.kit.texts.say("lab-search"), "lens"))
        return [labelled(self.kit, Button(name, NOWHERE, label, sign)) for name, label, sign in labels]

    def _new(self, room: Box) -> list[Widget]:
        """Return the cards or the numbers, and below them the summary of the comparison."""
        if self._part == NUMBERS:
            return column([Part(self._number_rows), space(_GAP_U), self._foot(room[2])]).arrange(room)
        kit, (_, _, wide, high) = self.kit, room
        options, text = self._options, kit.text_scale
        columns = max(1, int((wide + _GAP_U) / (OPTION_U * (0.6 + 0.4 * text) + _GAP_U)))
        across = (wide - _GAP_U * (columns - 1)) / columns
        lines = help_lines(kit, self._game, tuple(options.values()), (), across, _MAX_LINES)
        each = option_height(text, lines)
        foot, tries = self._foot(wide), self._tries()
        rows = max(1, int((high - (foot.high or 0) - TURNER_U) / (each + _GAP_U)))
        at = self._list
        at.visible, at.count, at.by_page = rows * columns, len(tries), True
        at.first = max(0, min(at.first, len(tries) - 1)) // at.visible * at.visible
        cards = [
            self._card(name, value, lines).with_width(across).with_height(each)
            for name, value in tries[at.shown]
        ]
        return column([grid(cards, columns, _GAP_U), space(), self._list.arrows(), foot]).arrange(room)

    def _number_rows(self, room: Box) -> list[Widget]:
        """Return the page of the numbers."""
        page = tried_rows(self.kit, games.find(self._game), self._tried_numbers(), room, self._list.first)
        at = self._list
        at.visible, at.count, at.first, at.by_page = 1, page.pages, page.page, False
        return page.part.arrange(room)

    def _card(self, name: str, value: Value, lines: int) -> Part:
        spelt = experiments.spell_choice(name, value)
        target, on = f"ui/try/{spelt}", spelt in self._tried
        if name == LEVEL:
            return level_sheet(self.kit, self._game, str(value), target, on, lines)
        return value_sheet(self.kit, self._game, self._options[name], value, target, on, lines)

    def _foot(self, wide: float) -> Part:
        """Return the comparison in a sentence, next to the start button."""
        say = self.kit.texts.say
        count = variants_count(self._chosen(), all_together=self._way == ALL)
        fits = count < MAX_VARIANTS
        text = say(f"lab-asks-{self._way}" if fits else "lab-too-many", count=count, most=MAX_VARIANTS - 1)
        text = text if count else say("lab-choose")
        text = f"{text} {say('lab-house')}" if self._numbers else text
        return start_strip(self.kit, text, say("lab-start"), wide, enabled=count > 0 and fits)

    def _old(self, room: Box) -> list[Widget]:
        """Return the list of past experiments, the newest first; or a notice if there are none."""
        kit, (_, _, wide, high) = self.kit, room
        parts: list[Part] = []
        if self._deleted:
            undo = Button("ui/undo", NOWHERE, kit.texts.say("past-undo"), "undo")
            parts = [labelled(kit, undo), space(_GAP_U)]
            high -= theme.BUTTON_HEIGHT_U + _GAP_U
        if not self._past:
            wide = min(wide, NOTE_U)
            none = on_sheet(words(kit, kit.texts.say("lab-none"), wide, theme.INK), wide)
            return column([*parts, none]).arrange(room)
        rows, each = past_rows(kit, self._past, wide)
        self._list.visible = max(1, int((high - TURNER_U + _GAP_U) / (each + _GAP_U)))
        self._list.count, self._list.by_page = len(rows), False
        self._list.scroll(0)
        shown = column(rows[self._list.shown], _GAP_U)
        return column([*parts, shown, space(), self._list.arrows()]).arrange(room)

    def _choose_page(self, parts: list[str]) -> None:
        """Turn to a page of the numbers, or switch between new and past experiments."""
        if parts[0] in STEPS:
            self._list.scroll(STEPS[parts[0]])
        else:
            self._page, self._list.first = parts[0], 0

    def _choose_part(self, parts: list[str]) -> None:
        self._part, self._list.first = parts[0], 0

    def _choose_game(self, parts: list[str]) -> None:
        self._game = cycled(games.in_order(), self._game, STEPS[parts[0]])
        self._seats = games.find(self._game).usual_seats
        self._tried.clear()
        self._numbers = {}
        self._shown_values.clear()
        if not games.find(self._game).numbers:
            self._part = OPTIONS
        self._list.first = 0

    def _choose_seats(self, parts: list[str]) -> None:
        self._seats = cycled(games.find(self._game).seats, self._seats, STEPS[parts[0]])

    def _choose_bots(self, parts: list[str]) -> None:
        self._strength = cycled(BOTS, self._strength, STEPS[parts[0]])

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
        stored = self._past[int(parts[0])]
        to = ToSearch if isinstance(stored, StoredSearch) else ToExperiment
        self.manager.attempt(lambda: self.manager.go(to(stored.folder, None, self._minutes)))

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
        deleted, self._deleted = self._deleted, None
        if deleted is None:
            return

        def act() -> None:
            experiments.put_back(deleted)

        self.manager.attempt(act)
        self._find_past()

    clicks: ClassVar[Doers[Any]] = {
        "page": _choose_page,
        "part": _choose_part,
        "value": lambda scene, parts: scene._step_value(parts[0], STEPS[parts[1]]),
        "game": _choose_game,
        "seats": _choose_seats,
        "bots": _choose_bots,
        "minutes": lambda scene, parts: setattr(scene, "_minutes", int(parts[0])),
        "way": lambda scene, parts: setattr(scene, "_way", parts[0]),
        "house": lambda scene, _: scene._change_numbers(),
        "search": lambda scene, _: scene._search(),
        "try": lambda scene, parts: scene._tried.symmetric_difference_update(parts[:1]),
        "start": lambda scene, _: scene._start(),
        "open": _open,
        "delete": _delete,
        "undo": lambda scene, _: scene._undo(),
    }


def _how_to_complete(texts: Texts, lacking: list[str]) -> str:
    """Return the notice shown instead of the page if the packages of the statistics are missing."""
    what = " \N{MIDDLE DOT} ".join(lacking)
    if is_download():
        return texts.say("lab-missing-in-download", what=what, download=LAB_DOWNLOAD)
    return texts.say("lab-missing-packages", what=what, command=install_command(*lacking))
