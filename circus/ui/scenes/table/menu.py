"""Menu of the table: a sheet over the screen, which is blurred and dimmed so that no card is legible."""

from dataclasses import replace

import pygame
from pygame import Surface

from circus import games
from circus.session.learnt import is_taught
from circus.session.table_setup import BOT, HUMAN
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.large import PIXEL
from circus.ui.gfx.settings import SPEEDS
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Switch, Target, Toggle, Widget, items_of, targets_of
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    Part,
    boxed,
    column,
    cornered,
    line,
    padded,
    placed,
    row,
    space,
)
from circus.ui.input.gestures import Cancel, Gesture, Key, Tap
from circus.ui.scenes.destinations import ToLesson, ToRules, ToSettings
from circus.ui.scenes.scene import Scene, SceneContext
from circus.ui.scenes.scene_widgets import written
from circus.ui.scenes.table.buttons import LOG
from circus.ui.scenes.table.seats_sheet import COACH, TableBelow, menu_sheet, seats_sheet, sheet_room
from circus.ui.scenes.transition import CUT

_SHRINK = 28
"""Factor of scaling the picture down and up again: shapes of the table remain, its cards do not."""
_SOFT = 4
"""Factor of a second blur, to avoid visible squares."""
_DIM = "#5A526A"
_WIDTH_U = 520.0
_ROW_U = 60.0
_GAP_U = 12.0


class TableMenuScene(Scene):
    """Menu: continue, rules, lesson, settings, speed, seats and aids, leave; the game is saved."""

    name = "table menu"

    def __init__(
        self,
        manager: SceneContext,
        game: str,
        table: TableBelow | None = None,
        words: str = "table-menu-unkept",
    ) -> None:
        """Open the menu; `table` is the one below; without it, in a lesson, there are no seats to change.

        `words` is the key of the message about a game that is left.
        """
        super().__init__(manager)
        self._words = words
        self.game = game
        self._bed = games.find(game).brand.bed
        self._table = table
        self._without = {
            *(() if table else ("seats",)),
            *(() if table and is_taught(game) else ("learn",)),
        }
        self._at_seats = False
        self._screen = _unreadable(manager.kit)
        self._widgets: list[Widget] = []
        self._body = NOWHERE

    def enter(self) -> None:
        """Lay out the sheet."""
        self._build_widgets()

    def resized(self) -> None:
        """Scale the picture to the new size."""
        self._screen = self.kit.stretched(self._screen)
        self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Handle entries; a click next to the sheet continues, as do Esc and a right click."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "ui/away")
        elif isinstance(gesture, Cancel) or (_is_enter(gesture) and not self.has_focus):
            self._go_back()
        else:
            return False
        return True

    def frame(self) -> Composition:
        """Return the sheet over the blur."""
        return Composition(self._screen, items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """Return the area around the sheet, the sheet and its buttons."""
        units = self.kit.units
        away = Target("ui/away", pygame.Rect(0, 0, *units.size))
        body = Target("ui/sheet", units.rect(*self._body), enabled=False)
        return [away, body, *targets_of(self._widgets, self.kit)]

    def _text(self) -> float:
        return self.kit.settings.text_size / 100

    def _go_back(self) -> None:
        """Return from the seats to the menu, or from the menu to the table."""
        if self._at_seats:
            self._show_seats(False)
        else:
            self.manager.back(CUT)

    def _show_seats(self, seats: bool) -> None:
        self._at_seats = seats
        self.manager.pose = self.manager.pose._replace(focus=None, hover=None)
        self._build_widgets()

    def _entries(self) -> list[tuple[str, str, str]]:
        return [entry for entry in _ENTRIES if entry[0] not in self._without]

    def _build_widgets(self) -> None:
        kit, units = self.kit, self.kit.units
        seats = self._table if self._at_seats else None
        sheet = seats_sheet(kit, self.game, seats) if seats else self._menu()
        self._body = placed(sheet, (0, 0, units.width_u, units.height_u))
        self._widgets = sheet.arrange(self._body)

    def _menu(self) -> Part:
        """Return the entries, the speed, and the message that the game is saved."""
        kit, texts, layer = self.kit, self.kit.texts, theme.LAYER_MODAL
        parts = []
        for name, icon, kind in self._entries():
            gold = kind == "gold"
            label, size = texts.say(f"table-menu-{name}"), 26 if gold else 21
            entry = Button(f"ui/{name}", NOWHERE, label, icon, kind, wanted=gold, size_u=size, layer=layer)
            part = boxed(entry, high=_ROW_U)
            if name == "rules" and self._table:
                past = replace(entry, name=LOG, label=texts.say("table-menu-log"), icon="clock")
                part = row([part, boxed(past, high=_ROW_U)], _GAP_U)
            parts.append(padded(part, 0, 0, 0, _GAP_U))
            if name == "settings":
                parts += [self._speed(), *self._ambience()]
        words = texts.say(self._words)
        lines = kit.fonts.lines(words, "ui", theme.CAPTION_U, sheet_room(kit, _WIDTH_U))
        high = (2 + 26 * lines) * self._text()
        kept = written(kit, words, "#53402C", max(2, lines), high=high, align="center", layer=layer)
        return menu_sheet(kit, texts.say("table-menu-title"), _WIDTH_U, [*parts, padded(kept, 0, 2, 0, -2)])

    def _speed(self) -> Part:
        """Return the speed switch."""
        texts, text, layer = self.kit.texts, self._text(), theme.LAYER_MODAL
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
        return [padded(replace(row([words, toggle], _GAP_U), high=44), 0, 0, 0, _GAP_U)]

    def _tapped(self, name: str) -> None:
        manager = self.manager
        if name == "ui/back" or (name == "ui/away" and self._at_seats):
            self._show_seats(False)
        elif name in ("ui/away", "ui/go-on"):
            manager.back(CUT)
        elif name == "ui/seats":
            self._show_seats(True)
        elif self._table and name.startswith((LOG, "ui/seat/", "ui/aid/")):
            self._change(self._table, name)
        elif name == "ui/rules":
            manager.attempt(lambda: manager.go(ToRules(self.game)))
        elif name == "ui/learn":
            manager.attempt(self._learn)
        elif name == "ui/settings":
            manager.attempt(lambda: manager.go(ToSettings()))
        elif name == "ui/leave":
            manager.home()
        elif name == "ui/ambience" or name.startswith("ui/speed/"):
            self._set(name)

    def _set(self, name: str) -> None:
        """Switch this game's ambience, or change the speed."""
        beds = self.kit.settings.beds
        if name == "ui/ambience":
            self.manager.change(beds={**beds, self._bed: not beds.get(self._bed, True)})
        else:
            self.manager.change(speed=name.removeprefix("ui/speed/"))

    def _learn(self) -> None:
        """Replace the table with the lesson; its game is saved."""
        self.manager.back(CUT)
        self.manager.go(ToLesson(self.game, instead=True))

    def _change(self, table: TableBelow, name: str) -> None:
        """Change a seat or an aid, or open the log."""
        if name == LOG:
            self.manager.back(CUT)
            table.open_log()
            return
        _, what, which, *rest = name.split("/")
        if what == "aid":
            table.switch_aid(which)
        elif rest[0] == COACH:
            table.switch_coach(int(which))
        elif rest[0] == HUMAN:
            table.sit(int(which), HUMAN, table.session.seats[int(which)].strength)
        else:
            table.sit(int(which), BOT, rest[0])
        focus = self.pose
        self._build_widgets()
        self.manager.pose = focus


_ENTRIES = (
    ("go-on", "play", "gold"),
    ("rules", "book", "wood"),
    ("learn", "pointer", "wood"),
    ("settings", "gear", "wood"),
    ("seats", "people", "wood"),
    ("leave", "tent", "wood"),
)


def _is_enter(gesture: Gesture) -> bool:
    return isinstance(gesture, Key) and gesture.key == "return"


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
