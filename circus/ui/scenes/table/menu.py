"""Menu of the table: a sheet over the screen, which is blurred and dimmed so that no card is legible.

`ENTRIES` has one entry for each button; see `docs/add_something.md`.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import pygame
from pygame import Surface

from circus import games
from circus.session.game_session import GameSession
from circus.session.learnt import is_taught
from circus.session.table_setup import BOT, HUMAN
from circus.ui.gfx import theme
from circus.ui.gfx.large import PIXEL
from circus.ui.gfx.settings import SPEEDS
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Button, ModalButton, Switch, Toggle
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, cornered, line, row, space
from circus.ui.gfx.widgets.controls import STEPS, neighbour
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.input.keys import IN_MENU, RULES, Shortcut
from circus.ui.input.keys import LOG as LOG_SHORTCUT
from circus.ui.scenes.parts.modal_sheet import ModalSheetScene
from circus.ui.scenes.parts.wall import Doers, do
from circus.ui.scenes.parts.widgets import written
from circus.ui.scenes.shell.destinations import ToLesson, ToPhones, ToRules, ToSettings
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.keys_sheet import keys_sheet
from circus.ui.scenes.table.parts import TableParts
from circus.ui.scenes.table.seats_sheet import (
    COACH,
    menu_sheet,
    player_of,
    players_offered,
    seats_sheet,
    sheet_room,
)

_SHRINK = 28
"""Factor of scaling the picture down and up again: shapes of the table remain, its cards do not."""
_SOFT = 4
"""Factor of a second blur, to avoid visible squares."""
_DIM = "#5A526A"
_WIDTH_U = 520.0
_ROW_U = 60.0
_GAP_U = 12.0


class TableBelow(Protocol):
    """Table below the menu.

    Attributes:
        parts: its components.
    """

    parts: TableParts

    @property
    def session(self) -> GameSession:
        """The match and its seats."""

    @property
    def aids(self) -> frozenset[str]:
        """The aids that are switched on."""


class TableMenuScene(ModalSheetScene):
    """Menu: continue, rules, lesson, settings, speed, seats and aids, leave; the game is saved."""

    name = "table menu"
    veil = None

    def __init__(
        self,
        manager: SceneContext,
        game: str,
        table: TableBelow | None = None,
        words: str = "table-menu-unkept",
        *,
        at_stand: bool = False,
        offers_phones: bool = True,
        leave: Callable[[], None] | None = None,
    ) -> None:
        """Open the menu.

        Args:
            manager: of the scenes.
            game: its name.
            table: the one below; without it, in a lesson, there are no seats to change.
            words: the key of the message about a game that is left.
            at_stand: whether entries that leave the program are closed.
            offers_phones: whether phones may join this table.
            leave: function that leaves an exercise; without it the table is left for the lobby.
        """
        super().__init__(manager, _unreadable(manager.kit))
        self._words = words
        self._leave = leave
        self._at_stand = at_stand
        self.offers_phones = offers_phones and table is not None
        self.game = game
        self._bed = games.find(game).brand.bed
        self.table = table
        self._shown: Callable[[], Part] = self._menu

    def handle(self, gesture: Gesture) -> bool:
        """Handle entries; a click next to the sheet continues, as do Esc and a right click."""
        match gesture:
            case Tap(name):
                self._tapped(name or AWAY)
            case Cancel():
                self.go_back()
            case Key("return") if not self.has_focus:
                self.go_back()
            case Key(key) if entry := self._entry(key):
                entry.command(self)
            case _:
                return False
        return True

    def go_back(self) -> None:
        """Return from another sheet to the menu, or from the menu to the table."""
        if self._shown == self._menu:
            self.manager.back(CUT)
        else:
            self._show(self._menu)

    def open_rules(self) -> None:
        """Open the rulebook."""
        self.manager.attempt(lambda: self.manager.go(ToRules(self.game)))

    def open_settings(self) -> None:
        """Open the settings."""
        self.manager.attempt(lambda: self.manager.go(ToSettings()))

    def open_log(self) -> None:
        """Continue with the log next to the table."""
        self.manager.back(CUT)
        if self.table:
            self.table.parts.history.open_log()

    def learn(self) -> None:
        """Replace the table with the lesson; its game is saved."""
        self.manager.attempt(self._learn)

    def show_seats(self) -> None:
        """Show the sheet of seats and aids."""
        table = self.table
        if table:
            self._show(lambda: seats_sheet(self.kit, self.game, table.session, table.aids))

    def open_phones(self) -> None:
        """Open the phones over the table, instead of the menu."""
        self.manager.back(CUT)
        self.manager.attempt(lambda: self.manager.go(ToPhones(self.game)))

    def show_keys(self) -> None:
        """Show the sheet of the keyboard."""
        self._show(lambda: keys_sheet(self.kit, self.game, own_shortcuts(self._entries())))

    def leave_table(self) -> None:
        """Return to the lobby, or from an exercise to the scene below it.

        At a stand that ends everybody's game, so it is asked first.
        """
        if self._leave:
            self.manager.back(CUT)
            self._leave()
            return
        if not self._at_stand:
            self.manager.home()
            return
        say = self.kit.texts.say
        people = [seat.name for seat in self.table.session.seats if seat.kind == HUMAN] if self.table else []
        text = say("stand-leave-all", names=self.kit.texts.listed(people)) if len(people) > 1 else ""
        buttons = (
            ModalButton("ui/stay", say("stand-stay")),
            ModalButton("ui/go", say("stand-leave-table"), act=Act(self.manager.home)),
        )
        words = text or say("stand-menu-left")
        self.manager.ask(say("stand-leave-ask"), words, buttons)

    def _learn(self) -> None:
        self.manager.back(CUT)
        self.manager.go(ToLesson(self.game, instead=True))

    def _show(self, sheet: Callable[[], Part]) -> None:
        self._shown = sheet
        self.manager.pose = self.manager.pose._replace(focus=None, hover=None)
        self._build_widgets()

    def _entries(self) -> list["MenuEntry"]:
        shown = (entry for entry in ENTRIES if entry.is_shown(self))
        return [entry for entry in shown if not (self._at_stand and entry.leaves_program)]

    def _entry(self, key: str) -> "MenuEntry | None":
        """Return the entry of a key; on another sheet it has none."""
        shown = self._entries() if self._shown == self._menu else []
        return next((entry for entry in shown if entry.shortcut and key in entry.shortcut), None)

    def _sheet(self) -> Part:
        return self._shown()

    def _menu(self) -> Part:
        """Return the entries, the speed, and the message that the game is saved."""
        kit, texts, layer = self.kit, self.kit.texts, theme.LAYER_MODAL
        parts: list[Part] = []
        for row_entries in _rows(self._entries()):
            buttons = [boxed(self._button(entry), high=_ROW_U) for entry in row_entries]
            parts.append(row(buttons, _GAP_U).padded(0, 0, 0, _GAP_U))
            if SETTINGS in row_entries:
                parts += [self._speed(), *self._ambience()]
        words = texts.say(self._words)
        lines = kit.fonts.lines(words, "ui", theme.CAPTION_U, sheet_room(kit, _WIDTH_U))
        high = (2 + 26 * lines) * self.kit.text_scale
        message = written(kit, words, "#53402C", max(2, lines), high=high, align="center", layer=layer)
        return menu_sheet(kit, texts.say("table-menu-title"), _WIDTH_U, [*parts, message.padded(0, 2, 0, -2)])

    def _button(self, entry: "MenuEntry") -> Button:
        gold, words = entry.style == "gold", self.kit.texts.say(f"table-menu-{entry.name}")
        return Button(
            entry.target,
            NOWHERE,
            words,
            entry.icon,
            entry.style,
            wanted=gold,
            size_u=26 if gold else 21,
            layer=theme.LAYER_MODAL,
        )

    def _speed(self) -> Part:
        """Return the speed switch."""
        texts, text, layer = self.kit.texts, self.kit.text_scale, theme.LAYER_MODAL
        values = [(speed, texts.say(f"settings-speed-{speed}")) for speed in SPEEDS]
        switch = Switch("ui/speed", NOWHERE, values, self.kit.settings.speed, layer=layer)
        words = texts.say("table-menu-speed")
        head = line(words, "ui-semibold", 20, high=30 * text, align=MIDDLE, layer=layer)
        return column([head, space(4 * text), boxed(switch, high=44), space(_GAP_U)])

    def _ambience(self) -> list[Part]:
        """Return the switch of this game's ambience, if it has one."""
        if not self._bed:
            return []
        say, on = self.kit.texts.say, self.kit.settings.beds.get(self._bed, True)
        wide = 94 + max(self.kit.fonts.width_u(say(f"settings-{word}"), "ui-bold") for word in ("yes", "no"))
        words = line(say("settings-volume-bed"), "ui-semibold", 20, layer=theme.LAYER_MODAL)
        toggle = cornered(
            lambda x, y: Toggle(
                "ui/ambience", x, y, on, say("settings-yes" if on else "settings-no"), layer=theme.LAYER_MODAL
            ),
            wide + 8,
            44,
        )
        return [row([words, toggle], _GAP_U).with_height(44).padded(0, 0, 0, _GAP_U)]

    def _tapped(self, name: str) -> None:
        entry = next((entry for entry in self._entries() if entry.target == name), None)
        if entry:
            entry.command(self)
        else:
            do(self, _DOERS, name)

    def _switch_ambience(self, _: list[str]) -> None:
        beds = self.kit.settings.beds
        self.manager.change(beds={**beds, self._bed: not beds.get(self._bed, True)})

    def _switch_aid(self, parts: list[str]) -> None:
        if self.table:
            self.table.parts.changes.switch_aid(parts[0])
            self._refresh()

    def _change_seat(self, parts: list[str]) -> None:
        number, what, *_ = parts
        if self.table and what == COACH:
            self.table.parts.changes.switch_coach(int(number))
        elif self.table:
            self._sit(self.table, int(number), what)
        self._refresh()

    def _refresh(self) -> None:
        """Lay out the sheet again; the focus stays."""
        focus = self.pose
        self._build_widgets()
        self.manager.pose = focus

    def _sit(self, table: TableBelow, number: int, player: str) -> None:
        """Give a seat to a person or a bot of a strength; `player` may be the direction of an arrow."""
        seat = table.session.seats[number]
        if player in STEPS:
            player = neighbour(players_offered(seat), player_of(seat), player)
        if player == HUMAN:
            table.parts.changes.sit(number, HUMAN, seat.strength)
        else:
            table.parts.changes.sit(number, BOT, player)


_DOERS: Doers[TableMenuScene] = {
    "back": lambda scene, _: scene.go_back(),
    "away": lambda scene, _: scene.go_back(),
    "seat": TableMenuScene._change_seat,
    "aid": TableMenuScene._switch_aid,
    "ambience": TableMenuScene._switch_ambience,
    "speed": lambda scene, parts: scene.manager.change(speed=parts[0]),
}
"""Clicks on what is not an entry."""


class MenuEntry(NamedTuple):
    """Entry of the menu: its button, its key and its action.

    Its words are `table-menu-NAME`.

    Attributes:
        name: of its target, `ui/NAME`.
        icon: one of `circus.ui.gfx.widgets.icons`.
        command: what a click or the key does.
        is_shown: whether this menu has it.
        shortcut: of the table of shortcuts, or its own one with the place `IN_MENU`, whose name is the
            entry's; `None` if it has no key.
        style: of the button.
        is_beside: whether it is in one row with the entry before.
        leaves_program: whether it opens a folder or another program; a stand does not show it.
    """

    name: str
    icon: str
    command: Callable[[TableMenuScene], None]
    is_shown: Callable[[TableMenuScene], bool] = lambda _: True
    shortcut: Shortcut | None = None
    style: str = "wood"
    is_beside: bool = False
    leaves_program: bool = False

    @property
    def target(self) -> str:
        """The name of the click target."""
        return f"ui/{self.name}"


def _has_table(menu: TableMenuScene) -> bool:
    return menu.table is not None


SETTINGS = MenuEntry("settings", "gear", TableMenuScene.open_settings)
"""Entry above the switches of speed and ambience."""

ENTRIES = (
    MenuEntry("go-on", "play", TableMenuScene.go_back, style="gold"),
    MenuEntry("rules", "book", TableMenuScene.open_rules, shortcut=RULES),
    MenuEntry("log", "clock", TableMenuScene.open_log, _has_table, LOG_SHORTCUT, is_beside=True),
    MenuEntry(
        "learn", "pointer", TableMenuScene.learn, lambda menu: _has_table(menu) and is_taught(menu.game)
    ),
    SETTINGS,
    MenuEntry("keys", "keyboard", TableMenuScene.show_keys, is_beside=True),
    MenuEntry("seats", "people", TableMenuScene.show_seats, _has_table),
    MenuEntry("phones", "phone", TableMenuScene.open_phones, lambda menu: menu.offers_phones),
    MenuEntry("leave", "tent", TableMenuScene.leave_table),
)
"""All entries, from the top."""


def own_shortcuts(entries: Sequence[MenuEntry] = ENTRIES) -> list[Shortcut]:
    """Return the shortcuts that act only in the menu; the sheet "Keys" and `docs/play.md` list them."""
    return [entry.shortcut for entry in entries if entry.shortcut and entry.shortcut.place == IN_MENU]


def _rows(entries: Sequence[MenuEntry]) -> list[list[MenuEntry]]:
    """Return the entries of each row."""
    rows: list[list[MenuEntry]] = []
    for entry in entries:
        if entry.is_beside and rows:
            rows[-1].append(entry)
        else:
            rows.append([entry])
    return rows


def _unreadable(kit: Toolkit) -> Surface:
    """Return the screen so coarse and dark that no hand is legible."""
    screen = kit.window.surface
    width, height = screen.get_size()
    kit.clear(width * height * PIXEL)
    small = pygame.transform.smoothscale(screen, (max(2, width // _SHRINK), max(2, height // _SHRINK)))
    small = pygame.transform.gaussian_blur(small, 1)
    small.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.smoothscale(small, (max(2, width // _SOFT), max(2, height // _SOFT)))
    soft = pygame.transform.gaussian_blur(soft, _SHRINK // _SOFT)
    return kit.lend(pygame.transform.smoothscale(soft, (width, height)))
