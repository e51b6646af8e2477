"""Set-up of a table: seats, variants, board, series; the last table of each game is stored."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from circus import games
from circus.content.texts import faults
from circus.content.texts.numbers import changed_summary
from circus.core.errors import CircusError
from circus.core.option import Value, spell
from circus.platform.sanitizing import name_of
from circus.session.learnt import is_learnt, is_taught
from circus.session.secrecy import SECRECIES, has_secrets
from circus.session.table_setup import (
    HUMAN,
    SERIES,
    Seat,
    named_after,
    offered_strengths,
    person_at,
    read_table_setup,
    save_table_setup,
    with_distinct_colours,
)
from circus.ui import skins
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Button, Edit, IconButton, Modal, ModalButton, Widget
from circus.ui.gfx.widgets.containers import END, MIDDLE, NOWHERE, Part, line, row, stacked
from circus.ui.gfx.widgets.controls import STEPS, cycled, neighbour
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.scenes.parts.scrolling import PageScroll
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import centred_button, labelled
from circus.ui.scenes.setup.options import aid_help, aid_sheet, aids_line, help_lines, option_sheet, stepped
from circus.ui.scenes.setup.plan import Canvas, SetupPage, SetupSheets, option_height, plan
from circus.ui.scenes.setup.seats import players_line, seat_sheet
from circus.ui.scenes.setup.secrecy import secrecy_lines, secrecy_sheet
from circus.ui.scenes.setup.side import FIRST_GOAL, PHONES, heading, next_goal, side
from circus.ui.scenes.setup.top import HOUSE, top
from circus.ui.scenes.shell.destinations import ToHouseRules, ToLesson, ToPhones, ToRules, ToTable
from circus.ui.scenes.shell.scene import SceneContext


class SetupScene(WallScene):
    """Set-up of a table before its game; Play replaces this scene."""

    name = "setup"

    def __init__(self, manager: SceneContext, game: str) -> None:
        self._pages = PageScroll()
        super().__init__(manager, self._pages)
        self.game = game
        last, self._aside = read_table_setup(game)
        self.table_setup = named_after(last, manager.kit.settings.me)
        self.changed_numbers = self.table_setup.changed
        self._declared = games.find(game)
        self._aids = tuple(skins.aids(game))
        self._taught = is_taught(game)
        self._learns = self._taught and not is_learnt(game)
        self._aids_in_line = False
        self._edited = -1
        self._edit: Edit | None = None
        self._fault = ""
        self._secrets: tuple[object, bool] | None = None
        if not manager.kit.settings.me and person_at(self.table_setup):
            own = [seat.kind for seat in self.table_setup.seats].index(HUMAN)
            self._write([str(own), "name"])

    def enter(self) -> None:
        """Lay out the sheets; report once a last table that could not be read."""
        super().enter()
        if self._aside:
            texts, file = self.kit.texts, self._aside
            self.manager.show_notice(texts.say("setup-aside-title"), texts.say("setup-aside", file=file))
            self._aside = ""

    def leave(self) -> None:
        """Store the table, and the name of its only person as the one who plays here."""
        save_table_setup(self.table_setup)
        me = person_at(self.table_setup)
        if me and me != self.kit.settings.me:
            self.manager.note(me=me)

    def handle(self, gesture: Gesture) -> bool:
        """Handle changes of the table."""
        if self._fault:
            return self._answer_fault(gesture)
        if isinstance(gesture, Key) and self._edit is not None:
            return self._keyed(gesture, self._edit)
        return self._cancelled() if isinstance(gesture, Cancel) else super().handle(gesture)

    def hint(self, name: str) -> str:
        """Return the hint of a portrait, a coach, the house rules, the phones, or an aid without a sheet."""
        if name.startswith("ui/aid/") and self._aids_in_line:
            return aid_help(self.kit, self.game, name.removeprefix("ui/aid/"))
        if name.endswith("/coach"):
            return self.kit.texts.say("table-what-ui-coach-does", name=self._seat(name.split("/")[2]).name)
        if name == f"ui/{PHONES}":
            return self.kit.texts.say("setup-phones-does")
        if name == HOUSE:
            summary = changed_summary(self.kit.texts, self._declared, self.changed_numbers)
            return summary or self.kit.texts.say("setup-house-does")
        if not name.endswith("/colour"):
            return ""
        return self.kit.texts.say("setup-hint-colour" if self._declared.brand.colours else "setup-hint-face")

    def _over(self) -> list[Widget]:
        """Return the window with the reason why the table cannot be played."""
        say = self.kit.texts.say
        buttons = (ModalButton("ui/seen", say("notice-close")),)
        return [Modal(say("setup-fault"), self._fault, buttons)] if self._fault else []

    def _tint(self) -> str:
        return self._declared.brand.table

    def _build_widgets(self) -> None:
        page = self._planned()
        self._pages.page, self._pages.pages = page.page, page.pages
        self._widgets = [
            *top(self.kit, self.table_setup),
            *page.part.arrange(self._canvas.inner),
            *self._page_turner(page),
        ]

    @property
    def _canvas(self) -> Canvas:
        units = self.kit.units
        return Canvas(units.width_u, units.height_u, units.portrait, self.kit.text_scale)

    def _planned(self) -> SetupPage:
        """Return the page.

        Aids have sheets like the variants, or are in the line above if that saves a page.
        """
        whole = first = self._planned_for(aids_in_line=False)
        if whole.pages > 1:
            fewer = self._planned_for(aids_in_line=True)
            head = self.kit.fonts.width_u(self.kit.texts.say("setup-variants"), "display", theme.PROMPT_U)
            helps = aids_line(self.kit, self.game, self._aids, ())
            if fewer.pages == 1 and (helps.wide or 0.0) + 14 <= self._canvas.beside - head - 24:
                whole = fewer
        self._aids_in_line = whole is not first
        return whole

    def _planned_for(self, *, aids_in_line: bool) -> SetupPage:
        """Return the page, planned twice: the lines of an explanation depend on the width of the sheets."""
        kit = self.kit
        width = plan(self._canvas, self._sheets(1, aids_in_line), 1).option_width
        lines = help_lines(kit, self.game, self._declared.options, self._aids, width)
        lines = max(lines, secrecy_lines(kit, width) if self._needs_secrecy() else 0)
        return plan(self._canvas, self._sheets(lines, aids_in_line), self._pages.page)

    def _sheets(self, lines: int, aids_in_line: bool) -> SetupSheets:
        kit, declared, table_setup = self.kit, self._declared, self.table_setup
        boards, series, learn, play = side(kit, declared, table_setup, self._learns)
        return SetupSheets(
            partial(players_line, kit, declared, len(table_setup.seats)),
            self._page_opener().wide or 0.0,
            self._seat_sheet,
            len(table_setup.seats),
            self._variants(aids_in_line),
            partial(self._option_sheet, lines=lines),
            len(declared.options) + self._needs_secrecy() + (0 if aids_in_line else len(self._aids)),
            self._needs_secrecy(),
            boards,
            declared.level is not None,
            series,
            play,
            learn if self._taught else None,
        )

    def _seat_sheet(self, at: int, compact: bool) -> Part:
        edit = self._edit if at == self._edited else None
        return Part(partial(seat_sheet, self.kit, self.game, self.table_setup.seats[at], at, compact, edit))

    def _variants(self, aids_in_line: bool) -> Part:
        """Return the line above the variants."""
        head = heading(self.kit, self.kit.texts.say("setup-variants"))
        if not aids_in_line:
            return head
        helps = aids_line(self.kit, self.game, self._aids, self._aids_on)
        aside = Part(lambda box: helps.arrange_in((box[0], box[1] - 6, *box[2:]), END))
        return stacked(head, aside)

    def _option_sheet(self, number: int, lines: int) -> Part:
        """Return the sheet of this number, which is made once it has a box: plans only need its height."""
        high = option_height(self._canvas.text, lines)
        return Part(lambda box: self._made_sheet(number, lines).arrange(box), high=high)

    def _made_sheet(self, number: int, lines: int) -> Part:
        """Return the sheet of this number: that of secrecy comes first, then options, then aids."""
        options, at = self._declared.options, number - self._needs_secrecy()
        if at < 0:
            return secrecy_sheet(self.kit, self.table_setup.secrecy, lines)
        if at < len(options):
            return option_sheet(self.kit, self.game, options[at], self._value(options[at].name), lines)
        aid = self._aids[at - len(options)]
        return aid_sheet(self.kit, self.game, aid, aid in self._aids_on, lines)

    @property
    def _aids_on(self) -> frozenset[str]:
        return skins.aids_on(self.game, self.table_setup.aids)

    def _page_turner(self, page: SetupPage) -> list[Widget]:
        """Return arrows and the number of the page, if there are several."""
        if page.pages < 2:
            return []
        if page.page == 0:
            turner = self._page_opener()
        else:
            word = f"{page.page + 1} / {page.pages}"
            wide = self.kit.fonts.width_u(word, "ui-bold", 20) + 24
            number = line(word, "ui-bold", 20, theme.PAPER, wide=wide, high=48, align=MIDDLE)
            less, more = page.page > 0, page.page + 1 < page.pages
            turner = row([_arrow("less", "left", less), number, _arrow("more", "right", more)])
        left, top, _, _ = self._canvas.inner
        return turner.arrange_in((left, top - 6, page.head_width, self._canvas.head), END)

    def _page_opener(self) -> Part:
        """Return the button that leads from the seats to the variants."""
        label = self.kit.texts.say("setup-variants")
        return labelled(self.kit, Button("ui/page/more", NOWHERE, label, "right", end=True))

    def _needs_secrecy(self) -> bool:
        """Check whether several persons share the screen in a game with hidden information."""
        people = sum(seat.kind == HUMAN for seat in self.table_setup.seats)
        key = self.table_setup.options, len(self.table_setup.seats)
        if self._secrets is None or self._secrets[0] != key:
            _, setup = replace(self.table_setup, level=None).with_changed({}).open()
            self._secrets = key, has_secrets(self._declared, setup)
        return people > 1 and self._secrets[1]

    def _change_secrecy(self, parts: list[str]) -> None:
        if parts[0] in STEPS:
            parts = [neighbour(SECRECIES, self.table_setup.secrecy, parts[0])]
        self.table_setup = replace(self.table_setup, secrecy=parts[0])

    def _value(self, name: str) -> Value:
        declared = {option.name: option for option in self._declared.options}
        return self.table_setup.options.get(name, declared[name].default)

    def _tapped(self, name: str) -> None:
        self._stop_writing(keep=True)
        super()._tapped(name)

    def _keyed(self, key: Key, edit: Edit) -> bool:
        if key.key in ("return", "tab"):
            follow = (self._edited + (-1 if key.shift else 1)) % len(self.table_setup.seats)
            self._stop_writing(keep=True)
            if key.key == "tab":
                self._write([str(follow), "name"])
        else:
            self._edit = edit.keyed(key.key, key.text)
        self._build_widgets()
        return True

    def _cancelled(self) -> bool:
        if self._edit is None:
            return False
        self._stop_writing(keep=False)
        self._build_widgets()
        return True

    def _answer_fault(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Tap | Cancel) or (isinstance(gesture, Key) and gesture.key == "return"):
            self._fault = ""
        return isinstance(gesture, Tap | Cancel)

    def _play(self, *, on_phones: bool = False) -> None:
        try:
            self.manager.go(ToTable(self.table_setup))
            if on_phones:
                self.manager.attempt(lambda: self.manager.go(ToPhones(self.game, starts=True)))
        except (CircusError, OSError) as error:
            self._fault = faults.format_error(self.kit.texts, error)

    def take_numbers(self, changed: Mapping[str, int]) -> None:
        """Take the changed numbers of the rules; the others are as published."""
        self.table_setup = self.table_setup.with_changed(changed)
        self.changed_numbers = changed

    def takes_numbers(self, game: str, numbers: Mapping[str, int]) -> bool:
        """Take the numbers of a dropped file for this game."""
        if game == self.game:
            self.take_numbers(numbers)
            self._build_widgets()
        return game == self.game

    def _learn(self) -> None:
        """Replace this scene with the lesson; the game after it uses this set-up."""
        self.manager.attempt(lambda: self.manager.go(ToLesson(self.game, instead=True)))

    def _stop_writing(self, keep: bool) -> None:
        """End editing a name; an empty one is dropped."""
        if self._edit and keep and name_of(self._edit.text):
            self._set_seat(self._edited, name=name_of(self._edit.text))
        self._edit, self._edited = None, -1

    def _set_seat(self, number: int, **changes: Any) -> None:
        seats = list(self.table_setup.seats)
        seats[number] = replace(seats[number], **changes)
        self.table_setup = replace(self.table_setup, seats=tuple(seats))

    def _write(self, parts: list[str]) -> None:
        self._edited = int(parts[0])
        self._edit = Edit.of(self.table_setup.seats[self._edited].name)

    def _change_seat(self, parts: list[str]) -> None:
        number, what, *rest = parts
        if what == "name":
            self._write(parts)
        elif what == "kind":
            self._set_seat(int(number), kind=rest[0])
        elif what == "strength":
            strength = self._seat(number).strength
            self._set_seat(int(number), strength=neighbour(offered_strengths(strength), strength, rest[0]))
        elif what == "coach":
            self._set_seat(int(number), coach=not self._seat(number).coach)
        elif what == "colour":
            self._recolour(int(number), rest)

    def _seat(self, number: str) -> Seat:
        return self.table_setup.seats[int(number)]

    def _recolour(self, number: int, rest: list[str]) -> None:
        """Take the next colour; its owner gets this one."""
        step = STEPS.get(rest[0], 1) if rest else 1
        mine = self.table_setup.seats[number].colour
        wished = cycled(self._declared.brand.seat_colours(), mine, step)
        for other, seat in enumerate(self.table_setup.seats):
            if seat.colour == wished:
                self._set_seat(other, colour=mine)
        self._set_seat(number, colour=wished)

    def _change_count(self, parts: list[str]) -> None:
        counts = self._declared.seats
        at = counts.index(len(self.table_setup.seats)) + STEPS[parts[0]]
        if 0 <= at < len(counts):
            table_setup = self.table_setup.with_seats(counts[at])
            self.table_setup = replace(table_setup, seats=with_distinct_colours(self.game, table_setup.seats))

    def _change_option(self, parts: list[str]) -> None:
        name, *rest = parts
        option = self._declared.option(name)
        value = self._value(name)
        if not rest:
            value = not value
        elif option.is_count:
            assert isinstance(value, int)
            value = stepped(value, STEPS[rest[0]])
        elif rest[0] in STEPS and rest[0] not in map(spell, option.values):
            at = option.values.index(value) + STEPS[rest[0]]
            value = option.values[max(0, min(len(option.values) - 1, at))]
        else:
            value = option.read(rest[0])
        self.table_setup = replace(self.table_setup, options={**self.table_setup.options, name: value})

    def _switch_aid(self, parts: list[str]) -> None:
        on = parts[0] in self._aids_on
        self.table_setup = replace(self.table_setup, aids={**self.table_setup.aids, parts[0]: not on})

    def _change_level(self, parts: list[str]) -> None:
        level = self._declared.level
        assert level is not None
        self.table_setup = replace(self.table_setup, level=None if parts[0] == level.default else parts[0])

    def _change_series(self, parts: list[str]) -> None:
        if parts[0] in STEPS:
            parts = [neighbour(SERIES, self.table_setup.series, parts[0])]
        if parts[0] != self.table_setup.series:
            self.table_setup = replace(self.table_setup, series=parts[0], goal=FIRST_GOAL[parts[0]])

    def _change_goal(self, parts: list[str]) -> None:
        self.table_setup = replace(self.table_setup, goal=next_goal(self.table_setup, STEPS[parts[0]]))

    clicks: ClassVar[Doers[Any]] = {
        "rules": lambda scene, _: scene.manager.go(ToRules(scene.game)),
        "house": lambda scene, _: scene.manager.go(ToHouseRules(scene.table_setup, scene.take_numbers)),
        "play": lambda scene, _: scene._play(),
        PHONES: lambda scene, _: scene._play(on_phones=True),
        "learn": lambda scene, _: scene._learn(),
        "page": lambda scene, parts: scene._pages.scroll(STEPS[parts[0]]),
        "seats": _change_count,
        "seat": _change_seat,
        "option": _change_option,
        "aid": _switch_aid,
        "secrecy": _change_secrecy,
        "level": _change_level,
        "series": _change_series,
        "goal": _change_goal,
    }


def _arrow(name: str, sign: str, enabled: bool) -> Part:
    """Return a round button that turns the page."""
    return centred_button(IconButton(f"ui/page/{name}", 0, 0, sign, 48, enabled=enabled))


def setup_scene(manager: SceneContext, game: str, numbers: Mapping[str, int] | None) -> SetupScene:
    """Return the set-up of a table, with changed `numbers`, or those of the last table."""
    scene = SetupScene(manager, game)
    if numbers is not None:
        scene.take_numbers(numbers)
    return scene
