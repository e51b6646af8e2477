"""Past games on this machine, to replay, resume or delete; and the bin."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from pygame import Surface

from circus.platform import file_manager
from circus.session import experiments, recycling, saves
from circus.session.all_records import AllRecords
from circus.session.past_games import RecordFilter, names_in, past_games, up_to_date
from circus.session.record_entry import BAD, RecordEntry
from circus.session.records_index import Listed
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import (
    Act,
    Box,
    Button,
    IconButton,
    ModalButton,
    PointMenu,
    Widget,
    button_width,
    targets_of,
)
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, column, line
from circus.ui.input.gestures import Cancel, Gesture, Key
from circus.ui.scenes.library.empty_shelf import nothing_here
from circus.ui.scenes.library.head import BIN, GAME, PERSON, filter_row, games_in_order, menu_of
from circus.ui.scenes.library.rows import PICTURE_U, RowActs, past_row, row_height
from circus.ui.scenes.parts.outside import open_outside
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.table_picture import position_picture
from circus.ui.scenes.parts.wall import WallScene
from circus.ui.scenes.shell.destinations import Destination, ToReplay, ToSave, ToStatistics
from circus.ui.scenes.shell.scene import SceneContext

AT_ONCE = 200
"""Number of records that are read before the list is shown; the others follow at rest."""

_HEAD_U = 102.0
_BELOW_HEAD_U = 18.0
_LABELLED_U = 1200.0
"""Width of the window below which the title leaves no room for a button's label."""
_GAP_U = 14.0
_WIDTH_U = 1400.0
_BAR_U, _ARROW_U = 56.0, 46.0
_PART_U = 44.0


class PastScene(WallScene):
    """List scrolled by wheel and keys; deleted games stay in the bin until it is emptied.

    A record is read only when its row is shown, so that a list of any length opens at once.
    """

    name = "past"
    prefix = "past"

    def __init__(self, manager: SceneContext) -> None:
        self._list = ListScroll()
        super().__init__(manager, self._list)
        self._filter = RecordFilter()
        self._in_bin = False
        self._listed: list[Listed] = []
        self._deleted: Path | None = None
        self._index = saves.all_records()
        self._drawn: dict[Path, Surface] = {}
        self._gone: set[Path] = set()
        self._menu: PointMenu | None = None
        self._acts = RowActs(self._continue, self._replay, self._show_in_folder, self._delete, self._put_back)
        self._top_u = _HEAD_U

    def enter(self) -> None:
        """Read the folder."""
        self._menu = None
        self._look_through()

    def resized(self) -> None:
        """Lay out the list for another size or language."""
        self._drawn.clear()
        self._menu = None
        self._build_widgets()

    def handle(self, gesture: Gesture) -> bool:
        """Scroll, and close an open menu."""
        if self._menu and isinstance(gesture, Cancel):
            self._close_menu()
            return True
        if isinstance(gesture, Key):
            return not self._menu and self._keyed(gesture)
        return super().handle(gesture)

    def preload(self) -> bool:
        """Read the rest of a large folder, then the records of the shown rows, one at a time."""
        if self._index.waits:
            self._index.read_on(AT_ONCE)
            self._take_over()
            return True
        for listed in self._shown():
            path = listed.path
            if path not in self._drawn and path not in self._gone and listed.kind != BAD:
                self._look_into(listed.entry)
                return True
        return False

    def _over(self) -> list[Widget]:
        return [self._menu] if self._menu else []

    @property
    def _wide_u(self) -> float:
        return min(_WIDTH_U, self.kit.units.width_u - 2 * theme.MARGIN_U - _BAR_U)

    @property
    def _row_u(self) -> float:
        return row_height(self.kit)

    def _shown(self) -> Sequence[Listed]:
        return self._listed[self._list.shown]

    def _look_through(self) -> None:
        self._index = AllRecords(saves.bin_folder()) if self._in_bin else saves.all_records()
        self._index.refresh()
        self._index.read_on(AT_ONCE)
        self._take_over()

    def _take_over(self) -> None:
        """Apply the filter, those played last first, unusable ones at the end; the bin is shown whole."""
        self._listed = past_games(self._index, RecordFilter() if self._in_bin else self._filter)
        self._build_widgets()
        self.manager.refresh()

    def _look_into(self, entry: RecordEntry) -> None:
        """Read all of a record: its progress and a picture, or why it cannot be used."""
        known = up_to_date(entry)
        if known is None:
            self._gone.add(entry.path)
            return
        if known.kind != BAD and not known.turn:
            known = saves.read_completely(known)
        if known is not entry:
            self._index.put(known)
        if known.kind != BAD:
            self.kit.texts.add_game(known.game)
            size = self.kit.units.px(PICTURE_U[0]), self.kit.units.px(PICTURE_U[1])
            self._drawn[known.path] = position_picture(self.kit, known, size)
        self._take_over()

    def _keyed(self, key: Key) -> bool:
        """Handle paging keys; an arrow at the edge of the rows scrolls, inside it moves the focus."""
        if key.key not in ("up", "down") or not self._is_at_edge(key.key):
            return super().handle(key)
        self._list.scroll(1 if key.key == "down" else -1)
        self._build_widgets()
        return True

    def _is_at_edge(self, key: str) -> bool:
        """Return whether the focus is on the outermost visible row, and more follow."""
        number = (self.pose.focus or "").rpartition("/")[2]
        if not number.isdigit():
            return False
        last = self._list.first + self._list.visible - 1
        if key == "down":
            return int(number) == last and last + 1 < len(self._listed)
        return int(number) == self._list.first and self._list.first > 0

    def _statistics_button(self) -> Widget:
        """Return the statistics button in the upper right corner, without a label if there is little room."""
        kit, units = self.kit, self.kit.units
        label = kit.texts.say("statistics-title")
        wide, act = button_width(kit, label, "trophy"), Act(partial(self._go, ToStatistics()))
        if units.width_u < _LABELLED_U:
            side = theme.BUTTON_HEIGHT_U
            middle = theme.MARGIN_U + side / 2
            return IconButton("ui/statistics", units.width_u - middle, middle, "trophy", side, act=act)
        left = units.width_u - theme.MARGIN_U - wide
        box = (left, theme.MARGIN_U, wide, theme.BUTTON_HEIGHT_U)
        return Button("ui/statistics", box, label, "trophy", act=act)

    def _head(self) -> list[Widget]:
        """Lay out list switch and filters; below them are as many rows as fit."""
        wide, say = self._wide_u, self.kit.texts.say
        extra = None
        if self._in_bin and self._listed:
            act = Act(self._ask_to_empty)
            extra = Button("ui/empty", NOWHERE, say("past-empty"), "bin", act=act)
        elif self._deleted and not self._in_bin:
            act = Act(partial(self._put_back, self._deleted))
            extra = Button("ui/undo", NOWHERE, say("past-undo"), "undo", act=act)
        head = filter_row(
            self.kit,
            self._filter,
            self._in_bin,
            extra,
            wide,
            choose=self._choose_list,
            open_menu=self._open_filter,
        )
        self._top_u = _HEAD_U + (head.high or 0) + _BELOW_HEAD_U
        room = self.kit.units.height_u - self._top_u - _PART_U
        self._list.visible = max(1, int((room + _GAP_U) / (self._row_u + _GAP_U)))
        return head.arrange(((self.kit.units.width_u - wide) / 2, _HEAD_U, wide, head.high or 0))

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        wide, head = self._wide_u, self._head()
        self._list.count = len(self._listed)
        self._list.scroll(0)
        left = (units.width_u - wide) / 2
        self._widgets = [*wall_head(kit, texts.say("past-title"), back=self.manager.back), *head]
        self._widgets.append(self._statistics_button())
        rows = [
            self._row(listed.entry, number).with_height(self._row_u)
            for number, listed in enumerate(self._shown(), self._list.first)
        ]
        self._widgets += column(rows, _GAP_U).arrange((left, self._top_u, wide, units.height_u))
        if not rows:
            self._widgets += self._nothing((left, self._top_u, wide, units.height_u - self._top_u))
        self._widgets += self._list_turner(left + wide)

    def _nothing(self, room: Box) -> list[Widget]:
        """Return the reason of an empty list, and a button to a game or to all games."""
        say = self.kit.texts.say
        if self._in_bin:
            return nothing_here(self.kit, say("past-bin-empty"), None, room)
        if self._filter == RecordFilter():
            act = Act(self.manager.home)
            way = Button("ui/play", NOWHERE, say("past-play"), "play", GOLD, act=act)
            return nothing_here(self.kit, say("past-none"), way, room)
        way = Button("ui/all", NOWHERE, say("past-show-all"), "eye", GOLD, act=Act(self._show_all))
        return nothing_here(self.kit, say("past-none-such"), way, room)

    def _show_all(self) -> None:
        self._filter, self._list.first = RecordFilter(), 0
        self._take_over()

    def _row(self, entry: RecordEntry, number: int) -> Part:
        if entry.game:
            self.kit.texts.add_game(entry.game)
        return past_row(self.kit, entry, number, self._drawn.get(entry.path), self._in_bin, self._acts)

    def _list_turner(self, right: float) -> list[Widget]:
        """Return arrows next to the list if not all of it is visible, and the visible part in words."""
        if len(self._listed) <= self._list.visible:
            return []
        x, low = right + _BAR_U / 2, self._top_u + self._list.visible * (self._row_u + _GAP_U)
        last = min(len(self._listed), self._list.first + self._list.visible)
        text = self.kit.texts.say("past-part", first=self._list.first + 1, last=last, all=len(self._listed))
        where = line(text, "ui-semibold", 20, theme.CREAM, high=_PART_U, align=MIDDLE)
        up, down = (Act(partial(self._list.scroll, by)) for by in (-1, 1))
        return [
            IconButton("ui/up", x, self._top_u + 24, "up", _ARROW_U, enabled=self._list.first > 0, act=up),
            IconButton("ui/down", x, low - 40, "down", _ARROW_U, enabled=last < len(self._listed), act=down),
            *where.arrange((0, low - 8, self.kit.units.width_u, _PART_U)),
        ]

    def _go(self, destination: Destination) -> None:
        self.manager.attempt(partial(self.manager.go, destination))

    def _continue(self, entry: RecordEntry) -> None:
        self._go(ToSave(entry))

    def _replay(self, path: Path) -> None:
        self._go(ToReplay(path))

    def _show_in_folder(self, path: Path) -> None:
        open_outside(self.manager, file_manager.show, path)

    def _delete(self, path: Path) -> None:
        def act() -> None:
            self._deleted = recycling.delete(path, saves.bin_folder())

        self.manager.attempt(act)
        self._look_through()

    def _put_back(self, path: Path) -> None:
        self.manager.attempt(lambda: recycling.put_back(path, saves.records_folder()))
        self._deleted = None
        self._look_through()

    def _choose_list(self, name: str) -> None:
        self._in_bin, self._list.first, self._deleted = name == BIN, 0, None
        self._filter = RecordFilter() if self._in_bin else replace(self._filter, course=name)
        self._look_through()

    def _open_filter(self, name: str) -> None:
        """Open the menu of a filter."""
        if name == GAME:
            names = games_in_order(self.kit)
        else:
            names = names_in(
                past_games(self._index, replace(self._filter, **{name: ""})), people=name == PERSON
            )
        self._open_menu(name, names, 0)

    def _apply_filter(self, name: str, value: str) -> None:
        self._close_menu()
        self._filter, self._list.first = replace(self._filter, **{name: value}), 0
        self._take_over()

    def _open_menu(self, name: str, names: Sequence[str], page: int) -> None:
        targets = targets_of(self._widgets, self.kit)
        button = next((each.rect for each in targets if each.name == f"ui/{name}"), None)
        if button is None:
            return
        choose, turn = partial(self._apply_filter, name), partial(self._open_menu, name, names)
        entries = menu_of(self.kit, self._filter, name, names, page, choose=choose, turn=turn)
        close = Act(self._close_menu)
        self._menu = PointMenu(button.bottomleft, entries, hangs=True, close=close)

    def _close_menu(self) -> None:
        self._menu = None

    def _ask_to_empty(self) -> None:
        texts = self.kit.texts
        buttons = (
            ModalButton("ui/keep", texts.say("past-keep")),
            ModalButton("ui/really", texts.say("past-empty"), act=Act(self._empty)),
        )
        text = texts.say("past-empty-text", count=len(self._listed))
        self.manager.ask(texts.say("past-empty"), text, buttons)

    def _empty(self) -> None:
        def act() -> None:
            recycling.empty(saves.bin_folder())
            experiments.empty_bin()

        self.manager.attempt(act)
        self._look_through()
