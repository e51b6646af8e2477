"""The table's menu: a sheet over what was on the screen, blurred and dimmed so that no card can be read."""

import pygame
from pygame import Surface

from circus.input.gestures import Cancel, Gesture, Key, Tap
from circus.scenes.destinations import ToRules, ToSettings
from circus.scenes.scene import Scene, SceneContext
from circus.scenes.scene_widgets import Words
from circus.scenes.table.seats_sheet import Laid, seats_sheet, seats_size
from circus.scenes.transition import CUT
from circus.session.table_setup import BOT, HUMAN
from circus.stage import theme
from circus.stage.compositor import Composition
from circus.stage.settings import SPEEDS
from circus.stage.widgets import Box, Button, Label, Sheet, Switch, Target, Widget, items_of, targets_of

_SHRINK = 28
"""The picture is made so many times smaller and large again: shapes of the table stay, its cards do not."""
_SOFT = 4
"""So many times smaller it is blurred once more, so that no squares are seen."""
_DIM = "#5A526A"
_WIDTH_U = 520.0
_ROW_U = 60.0
_GAP_U = 12.0


class TableMenuScene(Scene):
    """Go on, rules, settings, speed, who plays and what helps, leave; the game is kept."""

    name = "table menu"

    def __init__(self, manager: SceneContext, game: str, table: Laid | None = None) -> None:
        """`table` is the one that lies below; without it there is nobody to seat."""
        super().__init__(manager)
        self.game = game
        self._table = table
        self._at_seats = False
        self._screen = _unreadable(manager.kit.window.surface)
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Lays the sheet."""
        self._lay()

    def resized(self) -> None:
        """Stretches the picture to the new size."""
        size = self.kit.units.size
        self._screen = pygame.transform.smoothscale(self._screen, size)
        self._lay()

    def handle(self, gesture: Gesture) -> bool:
        """What was chosen; a click beside the sheet goes on, as do Esc and a right click."""
        if isinstance(gesture, Tap):
            self._tapped(gesture.name or "ui/away")
        elif isinstance(gesture, Cancel) or (_is_enter(gesture) and not self.pose.focus):
            self._go_back()
        else:
            return False
        return True

    def frame(self) -> Composition:
        """The sheet over the blur."""
        return Composition(self._screen, items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """All round the sheet, the sheet itself, the buttons."""
        units = self.kit.units
        away = Target("ui/away", pygame.Rect(0, 0, *units.size))
        body = Target("ui/sheet", units.rect(*self._box()), enabled=False)
        return [away, body, *targets_of(self._widgets, self.kit)]

    def _text(self) -> float:
        return self.kit.settings.text_size / 100

    def _go_back(self) -> None:
        """From the seats to the menu, from the menu to the table."""
        if self._at_seats:
            self._show_seats(False)
        else:
            self.manager.back(CUT)

    def _show_seats(self, seats: bool) -> None:
        self._at_seats = seats
        self.manager.pose = self.manager.pose._replace(focus=None, hover=None)
        self._lay()

    def _entries(self) -> list[tuple[str, str, str]]:
        return [entry for entry in _ENTRIES if self._table or entry[0] != "seats"]

    def _box(self) -> Box:
        units, text = self.kit.units, self._text()
        if self._at_seats and self._table:
            wide, high = seats_size(self.kit, self._table)
        else:
            wide = min(units.width_u - 48, _WIDTH_U * (0.75 + 0.25 * text))
            high = 84 + len(self._entries()) * (_ROW_U + _GAP_U) + 34 * text + 56 + 28 * text + 22
        return (units.width_u - wide) / 2, (units.height_u - high) / 2, wide, high

    def _lay(self) -> None:
        if self._at_seats and self._table:
            self._widgets = seats_sheet(self.kit, self.game, self._table, self._box())
        else:
            self._lay_menu()

    def _lay_menu(self) -> None:
        texts = self.kit.texts
        left, top, wide, high = self._box()
        layer = theme.LAYER_MODAL
        inner, room = left + 36, wide - 72
        title = Label(
            left + wide / 2,
            top + 46,
            texts.say("table-menu-title"),
            "display",
            36,
            theme.DEEP_RED,
            "center",
            room,
            layer,
        )
        self._widgets = [Sheet((left, top, wide, high), layer=layer, radius=20), title]
        y = top + 84
        for name, icon, kind in self._entries():
            label = texts.say(f"table-menu-{name}")
            gold = kind == "gold"
            self._widgets.append(
                Button(
                    f"ui/{name}",
                    (inner, y, room, _ROW_U),
                    label,
                    icon,
                    kind,
                    wanted=gold,
                    size_u=26 if gold else 21,
                    layer=layer,
                )
            )
            y += _ROW_U + _GAP_U
            if name == "settings":
                y = self._speed(inner, room, y)
        self._widgets.append(
            Words(
                inner,
                y + 2,
                room,
                texts.say("table-menu-kept"),
                colour="#53402C",
                align="center",
                layer=layer,
            )
        )

    def _speed(self, inner: float, room: float, y: float) -> float:
        """How fast pieces move; returns where the next row begins."""
        texts, text = self.kit.texts, self._text()
        layer = theme.LAYER_MODAL
        head = Label(
            inner + room / 2,
            y + 15 * text,
            texts.say("table-menu-speed"),
            "ui-semibold",
            20,
            theme.INK,
            "center",
            room,
            layer,
        )
        values = [(speed, texts.say(f"settings-speed-{speed}")) for speed in SPEEDS]
        switch = Switch(
            "ui/speed", (inner, y + 34 * text, room, 44), values, self.kit.settings.speed, layer=layer
        )
        self._widgets += [head, switch]
        return y + 34 * text + 44 + _GAP_U

    def _tapped(self, name: str) -> None:
        manager = self.manager
        if name == "ui/back" or (name == "ui/away" and self._at_seats):
            self._show_seats(False)
        elif name in ("ui/away", "ui/go-on"):
            manager.back(CUT)
        elif name == "ui/seats":
            self._show_seats(True)
        elif self._table and name.startswith(("ui/seat/", "ui/aid/")):
            self._change(self._table, name)
        elif name == "ui/rules":
            manager.attempt(lambda: manager.go(ToRules(self.game)))
        elif name == "ui/settings":
            manager.attempt(lambda: manager.go(ToSettings()))
        elif name == "ui/leave":
            manager.home()
        elif name.startswith("ui/speed/"):
            manager.change(speed=name.removeprefix("ui/speed/"))

    def _change(self, table: Laid, name: str) -> None:
        """Another player on a seat, or a help on or off."""
        _, what, which, *rest = name.split("/")
        if what == "aid":
            table.switch_aid(which)
        elif rest[0] == HUMAN:
            table.sit(int(which), HUMAN, table.session.seats[int(which)].strength)
        else:
            table.sit(int(which), BOT, rest[0])
        focus = self.pose
        self._lay()
        self.manager.pose = focus


_ENTRIES = (
    ("go-on", "play", "gold"),
    ("rules", "book", "wood"),
    ("settings", "gear", "wood"),
    ("seats", "people", "wood"),
    ("leave", "tent", "wood"),
)


def _is_enter(gesture: Gesture) -> bool:
    return isinstance(gesture, Key) and gesture.key in ("return", "enter")


def _unreadable(screen: Surface) -> Surface:
    """What was on the screen, so coarse and dark that nothing of a hand can be told."""
    width, height = screen.get_size()
    small = pygame.transform.smoothscale(screen, (max(2, width // _SHRINK), max(2, height // _SHRINK)))
    small = pygame.transform.gaussian_blur(small, 1)
    small.fill(_DIM, special_flags=pygame.BLEND_RGB_MULT)
    soft = pygame.transform.smoothscale(small, (max(2, width // _SOFT), max(2, height // _SOFT)))
    soft = pygame.transform.gaussian_blur(soft, _SHRINK // _SOFT)
    return pygame.transform.smoothscale(soft, (width, height))
