"""Scene of the house rules: every number of a game with its published value, sets of them, and sharing."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from circus import games
from circus.content.texts import faults
from circus.content.texts.numbers import counted, number_name
from circus.core.errors import CircusError
from circus.platform.sanitizing import name_of
from circus.session.house_rule_code import code_of, numbers_of_code
from circus.session.house_rules import HouseRules, forget_rules, load_rules, store_rules
from circus.session.table_setup import TableSetup
from circus.ui.gfx.widgets import Box, Edit, Widget
from circus.ui.gfx.widgets.containers import Part, column, wrapped
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key, Wheel
from circus.ui.scenes.house_rules import tools
from circus.ui.scenes.house_rules.rows import NUMBER, ORIGINAL, numbers_page
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.scrolling import PageScroll
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.shell.scene import SceneContext

_WIDTH_U = 1720.0
_GAP_U = 14.0


class HouseRulesScene(WallScene):
    """Numbers of a game's rules; each change is passed on at once."""

    name = "house_rules"
    prefix = "house"

    def __init__(
        self, manager: SceneContext, table_setup: TableSetup, take: Callable[[Mapping[str, int]], None]
    ) -> None:
        """Open the scene; `take` receives the changed numbers after each change."""
        self._pages = PageScroll()
        super().__init__(manager, self._pages)
        self.game = table_setup.game
        self._table_setup, self._take = table_setup, take
        self.changed_numbers = table_setup.changed
        self._declared = games.find(self.game)
        self._numbers = {number.name: number for number in self._declared.numbers}
        self._sets = load_rules(self.game)
        self._unkept: Mapping[str, int] = {}
        self._edits: dict[str, Edit] = {}
        self._copied = ""

    @property
    def _set(self) -> int:
        """Number of the stored set with these numbers, from 1 on; 0 for none."""
        alike = [at for at, each in enumerate(self._sets, 1) if each.numbers == self.changed_numbers]
        return alike[0] if alike else 0

    def handle(self, gesture: Gesture) -> bool:
        """Handle clicks, the wheel over an arrow or a page, and letters in an open field."""
        match gesture:
            case Key() if self._edits:
                return self._keyed(gesture)
            case Cancel(source) if source == ESCAPE and self._edits:
                self._edits.clear()
            case Wheel(str(name), steps) if name.startswith(NUMBER):
                self._step(name.split("/")[2], steps)
            case _:
                return super().handle(gesture)
        self._build_widgets()
        return True

    def _tapped(self, name: str) -> None:
        self._edits = {field: edit for field, edit in self._edits.items() if field == name}
        super()._tapped(name)

    def _tint(self) -> str:
        return self._declared.brand.table

    def hint(self, name: str) -> str:
        """Return the range and the published value of a number, or what a button does."""
        number = self._numbers.get(name.split("/")[2]) if name.startswith((NUMBER, ORIGINAL)) else None
        if number is None:
            return super().hint(name)
        texts, usual = self.kit.texts, counted(self.kit.texts, number, number.default)
        if name.startswith(ORIGINAL):
            return texts.say("house-back", usual=usual)
        name = number_name(texts, self._declared, number)
        return texts.say("house-range", number=name, least=number.least, most=number.most, usual=usual)

    def takes_numbers(self, game: str, numbers: Mapping[str, int]) -> bool:
        """Take the numbers of a dropped file for this game."""
        if game == self.game:
            self._set_all(numbers)
            self._build_widgets()
        return game == self.game

    def _keyed(self, key: Key) -> bool:
        ((name, edit),) = self._edits.items()
        if key.key == "tab":
            return False
        if key.key == "return":
            self._edits.clear()
            (self._take_code if name == tools.CODE else self._keep)(edit.text)
        else:
            self._edits[name] = edit.keyed(key.key, key.text)
        self._build_widgets()
        return True

    def _set_all(self, changed: Mapping[str, int]) -> None:
        self._table_setup = self._table_setup.with_changed(changed)
        self.changed_numbers = self._table_setup.changed
        self._take(self.changed_numbers)

    def _step(self, name: str, by: int) -> None:
        number = self._numbers[name]
        value = max(number.least, min(self.changed_numbers.get(name, number.default) + by, number.most))
        self._set_all({**self.changed_numbers, name: value})

    def _step_back(self, name: str) -> None:
        """Return one number to its published value."""
        self._set_all({each: value for each, value in self.changed_numbers.items() if each != name})

    def _edit(self, name: str) -> None:
        """Open a text field; the name of the chosen set is suggested."""
        chosen = self._set if name == tools.NAME else 0
        self._edits.setdefault(name, Edit.of(tools.set_names(self._sets)[chosen - 1] if chosen else ""))

    def _choose_set(self, way: int) -> None:
        """Take the numbers of the next stored set; before the first are those that were not stored."""
        at = self._set
        if not at:
            self._unkept = self.changed_numbers
        at = max(0, min(at + way, len(self._sets)))
        self._set_all(self._sets[at - 1].numbers if at else self._unkept)

    def _keep(self, typed: str) -> None:
        """Store these numbers under a name."""
        if name := name_of(typed):
            rules = HouseRules(self.game, name, self.changed_numbers)
            self.manager.attempt(lambda: store_rules(rules))
            self._sets = load_rules(self.game)

    def _delete(self) -> None:
        """Delete the chosen set; its numbers stay until others are chosen."""
        name = self._sets[self._set - 1].name
        self.manager.attempt(lambda: forget_rules(self.game, name))
        self._sets = load_rules(self.game)

    def _take_code(self, typed: str) -> None:
        numbers = numbers_of_code(self.game, typed)
        if numbers is None:
            texts = self.kit.texts
            self.manager.show_notice(texts.say("house-no-code-title"), texts.say("house-no-code-text"))
        else:
            self._set_all(numbers)

    def _copy(self) -> None:
        """Put the code of these numbers into the clipboard."""
        code = code_of(self.game, self.changed_numbers)
        if code and self.manager.clipboard.copy(code):
            self._copied = code

    def _write_file(self) -> None:
        """Write the numbers to a file and say where it is."""
        chosen, texts = self._set, self.kit.texts
        name = self._sets[chosen - 1].name if chosen else texts.say("house-title")

        def act() -> None:
            path = tools.share(HouseRules(self.game, name, self.changed_numbers))
            self.manager.show_notice(
                texts.say("house-written"), texts.say("house-written-text", file=str(path))
            )

        self.manager.attempt(act)

    def _fault(self) -> str:
        """Return why these numbers cannot be played; "" if they can."""
        try:
            self._table_setup.open()
        except CircusError as error:
            return faults.format_error(self.kit.texts, error)
        return ""

    def _build_widgets(self) -> None:
        kit, changed, room = self.kit, self.changed_numbers, self._room(_WIDTH_U)
        fault, wide = self._fault(), room[2]
        summary = tools.summary(kit.texts, self._declared, changed, fault)
        choice = tools.set_choice(kit, self._sets, self._set)
        parts = [*choice, *tools.fields(kit, self.game, changed, self._edits, self._copied)]
        head = wrapped(parts, wide, _GAP_U, _GAP_U + 6)
        page = column(
            [
                head.with_width(None),
                tools.status(kit, summary, wide, is_fault=bool(fault), has_changes=bool(changed)),
                Part(self._rows),
            ],
            _GAP_U,
        )
        self._widgets = [*wall_head(kit, kit.texts.say("house-title")), *page.arrange(room)]

    def _rows(self, room: Box) -> list[Widget]:
        page = numbers_page(self.kit, self._declared, self.changed_numbers, room, self._pages.page)
        self._pages.page, self._pages.pages = page.page, page.pages
        return page.part.arrange(room)

    clicks: ClassVar[Doers[Any]] = {
        "number": lambda scene, parts: scene._step(parts[0], STEPS[parts[1]]),
        "original": lambda scene, parts: scene._step_back(parts[0]),
        "all": lambda scene, _: scene._set_all({}),
        "set": lambda scene, parts: scene._choose_set(STEPS[parts[0]]),
        "delete": lambda scene, _: scene._delete(),
        "keep": lambda scene, _: scene._edit(tools.NAME),
        "code": lambda scene, _: scene._edit(tools.CODE),
        "copy": lambda scene, _: scene._copy(),
        "file": lambda scene, _: scene._write_file(),
        "page": lambda scene, parts: scene._pages.scroll(STEPS[parts[0]]),
    }
