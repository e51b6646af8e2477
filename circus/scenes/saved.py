"""The saved games: every unfinished one, to go on with or to delete; the bin, to put back or to empty."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from pygame import Surface

from circus.input.gestures import Gesture, Key, Tap, Wheel
from circus.scenes.destinations import ToSave
from circus.scenes.saved_rows import PICTURE_U, row_height, saved_row
from circus.scenes.scene import Scene, SceneContext
from circus.scenes.scene_widgets import Picture
from circus.scenes.table_picture import position_picture
from circus.session import recycling, saves
from circus.session.all_records import AllRecords
from circus.session.record_entry import BAD, OPEN, RecordEntry
from circus.stage import theme
from circus.stage.compositor import Composition
from circus.stage.lettering import Style
from circus.stage.widgets import (
    Button,
    IconButton,
    Switch,
    Target,
    Widget,
    button_width,
    items_of,
    targets_of,
)
from circus.stage.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, line, row, space

AT_ONCE = 200
"""So many records are read before the list is shown; the others come in quiet moments."""

_TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
_TOP_U = 168.0
_GAP_U = 14.0
_WIDTH_U = 1400.0
_BAR_U = 56.0
_PART_U = 44.0
_PAGE = {"page down": 1, "page up": -1}


class SavedScene(Scene):
    """A list that is scrolled by wheel and keys; what is deleted lies in the bin until that is emptied."""

    name = "saved"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._in_bin = False
        self._entries: list[RecordEntry] = []
        self._first = 0
        self._deleted: Path | None = None
        self._index = saves.all_records()
        self._drawn: dict[Path, Surface] = {}
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Looks through the folder."""
        self._look_through(thorough=True)

    def resized(self) -> None:
        """Lays out the list for another size or language."""
        self._drawn.clear()
        self._lay()

    def handle(self, gesture: Gesture) -> bool:
        """Scrolls, and does what was chosen."""
        if isinstance(gesture, Wheel):
            self._scroll(self._first - gesture.steps)
        elif isinstance(gesture, Key):
            return self._keyed(gesture.key)
        elif isinstance(gesture, Tap):
            parts = (gesture.name or "").split("/")
            doer = _DOERS.get(parts[1]) if len(parts) > 1 else None
            if doer:
                doer(self, parts[2:])
        else:
            return False
        return True

    def preload(self) -> bool:
        """Reads what is left of a large folder, then looks through what is shown, one game at a time."""
        if self._index.waits:
            self._index.read_on(AT_ONCE)
            self._take_over()
            return True
        for entry in self._shown():
            if entry.path not in self._drawn and entry.kind != BAD:
                self._look_into(entry)
                return True
        return False

    def frame(self) -> Composition:
        """The list on the parlour's wall."""
        return Composition(self.kit.background("parlour"), items_of(self._widgets, self.kit, self.pose))

    def targets(self) -> list[Target]:
        """The buttons of the rows that are shown, and those round the list."""
        return targets_of(self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """What the bin does."""
        return self.kit.texts.say("saved-hint-delete") if name.startswith("ui/delete/") else ""

    @property
    def _rows(self) -> int:
        """How many games are shown at once."""
        room = self.kit.units.height_u - _TOP_U - _PART_U
        return max(1, int((room + _GAP_U) / (self._row_u + _GAP_U)))

    @property
    def _row_u(self) -> float:
        return row_height(self.kit.settings.text_size / 100)

    def _shown(self) -> Sequence[RecordEntry]:
        return self._entries[self._first : self._first + self._rows]

    def _look_through(self, *, thorough: bool = False) -> None:
        self._index = AllRecords(saves.bin_folder()) if self._in_bin else saves.all_records()
        self._index.refresh(thorough=thorough)
        self._index.read_on(AT_ONCE)
        self._take_over()

    def _take_over(self) -> None:
        """Unfinished games, those played last first; after them what cannot be used. The bin holds both."""
        bad = sorted(self._index.entries(BAD), key=lambda entry: entry.path.name)
        self._entries = [*self._index.unfinished(), *bad]
        for game in {entry.game for entry in self._entries if entry.game}:
            self.kit.texts.add_game(game)
        self._scroll(self._first)

    def _look_into(self, entry: RecordEntry) -> None:
        """Reads all of a record: how far it has come, a picture of it; or why it cannot be used."""
        known = entry
        if not entry.turn:
            known = saves.looked_through(entry)
            self._index.put(known)
        if known.kind == OPEN:
            size = self.kit.units.px(PICTURE_U[0]), self.kit.units.px(PICTURE_U[1])
            self._drawn[entry.path] = position_picture(self.kit, known, size)
        self._take_over()

    def _scroll(self, first: int) -> None:
        self._first = max(0, min(first, len(self._entries) - self._rows))
        self._lay()
        self.manager.refresh()

    def _keyed(self, key: str) -> bool:
        """Pages; an arrow at the edge of what is shown scrolls, inside it moves the focus."""
        if key in _PAGE:
            self._scroll(self._first + _PAGE[key] * self._rows)
        elif key in ("home", "end"):
            self._scroll(0 if key == "home" else len(self._entries))
        elif key in ("up", "down") and self._is_at_edge(key):
            self._scroll(self._first + (1 if key == "down" else -1))
        else:
            return False
        return True

    def _is_at_edge(self, key: str) -> bool:
        """Whether the focus is on the outermost row that is shown, and more lie beyond it."""
        number = (self.pose.focus or "").rpartition("/")[2]
        if not number.isdigit():
            return False
        last = self._first + self._rows - 1
        if key == "down":
            return int(number) == last and last + 1 < len(self._entries)
        return int(number) == self._first and self._first > 0

    def _lay(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U - _BAR_U)
        left = (units.width_u - wide) / 2
        title = kit.lettering.title(texts.say("saved-title"), theme.TITLE_U, _TITLE)
        back = texts.say("settings-back")
        box = (theme.MARGIN_U, theme.MARGIN_U, button_width(kit, back, "back"), theme.BUTTON_HEIGHT_U)
        self._widgets = [Picture(title, units.width_u / 2, 58), Button("ui/back", box, back, "back")]
        self._widgets += self._head().lay((left, 102, wide, 48))
        rows = [
            replace(self._row(entry, number), high=self._row_u)
            for number, entry in enumerate(self._shown(), self._first)
        ]
        if not rows:
            empty = texts.say("saved-bin-empty" if self._in_bin else "saved-none")
            rows = [line(empty, "ui", theme.PROMPT_U, theme.CREAM, high=120, align=MIDDLE)]
        self._widgets += column(rows, _GAP_U).lay((left, _TOP_U, wide, units.height_u))
        self._widgets += self._turner(left + wide)

    def _row(self, entry: RecordEntry, number: int) -> Part:
        return saved_row(self.kit, entry, number, self._drawn.get(entry.path), self._in_bin)

    def _head(self) -> Part:
        """Which list, and what can be done with all of it or taken back."""
        texts = self.kit.texts
        lists = [("saved", texts.say("saved-title")), ("bin", texts.say("saved-bin"))]
        switch = Switch("ui/list", NOWHERE, lists, "bin" if self._in_bin else "saved")
        parts = [boxed(switch, switch.width(self.kit), 44), space()]
        if self._in_bin and self._entries:
            parts.append(self._button("ui/empty", "saved-empty", "bin"))
        elif self._deleted and not self._in_bin:
            parts.append(self._button("ui/undo", "saved-undo", "undo"))
        return row(parts)

    def _button(self, name: str, key: str, sign: str) -> Part:
        label = self.kit.texts.say(key)
        return boxed(Button(name, NOWHERE, label, sign), button_width(self.kit, label, sign), 48)

    def _turner(self, right: float) -> list[Widget]:
        """Arrows beside the list where not all of it is shown, and which part of it is."""
        if len(self._entries) <= self._rows:
            return []
        x, low = right + _BAR_U / 2 + 8, _TOP_U + self._rows * (self._row_u + _GAP_U)
        last = min(len(self._entries), self._first + self._rows)
        told = self.kit.texts.say("saved-part", first=self._first + 1, last=last, all=len(self._entries))
        where = line(told, "ui-semibold", 20, theme.CREAM, high=_PART_U, align=MIDDLE)
        return [
            IconButton("ui/up", x, _TOP_U + 24, "up", 48, enabled=self._first > 0),
            IconButton("ui/down", x, low - 40, "down", 48, enabled=last < len(self._entries)),
            *where.lay((0, low - 8, self.kit.units.width_u, _PART_U)),
        ]

    def _continue(self, parts: list[str]) -> None:
        entry = self._entries[int(parts[0])]
        self.manager.attempt(lambda: self.manager.go(ToSave(entry)))

    def _delete(self, parts: list[str]) -> None:
        path = self._entries[int(parts[0])].path

        def act() -> None:
            self._deleted = recycling.delete(path, saves.bin_folder())

        self.manager.attempt(act)
        self._look_through()

    def _put_back(self, path: Path) -> None:
        self.manager.attempt(lambda: recycling.put_back(path, saves.records_folder()))
        self._deleted = None
        self._look_through()

    def _undo(self, _parts: list[str]) -> None:
        if self._deleted:
            self._put_back(self._deleted)

    def _choose_list(self, parts: list[str]) -> None:
        self._in_bin, self._first, self._deleted = parts[0] == "bin", 0, None
        self._look_through(thorough=True)

    def _ask_to_empty(self, _parts: list[str]) -> None:
        texts = self.kit.texts
        buttons = (
            ("ui/keep", texts.say("saved-keep"), "wood"),
            ("ui/really", texts.say("saved-empty"), "wood"),
        )
        told = texts.say("saved-empty-text", count=len(self._entries))
        self.manager.ask(texts.say("saved-empty"), told, buttons, {"ui/really": self._empty})

    def _empty(self) -> None:
        self.manager.attempt(lambda: recycling.empty(saves.bin_folder()))
        self._look_through()


_DOERS: dict[str, Callable[[SavedScene, list[str]], None]] = {
    "back": lambda scene, _: scene.manager.back(),
    "continue": SavedScene._continue,
    "delete": SavedScene._delete,
    "put-back": lambda scene, parts: scene._put_back(scene._entries[int(parts[0])].path),
    "undo": SavedScene._undo,
    "empty": SavedScene._ask_to_empty,
    "list": SavedScene._choose_list,
    "up": lambda scene, _: scene._scroll(scene._first - 1),
    "down": lambda scene, _: scene._scroll(scene._first + 1),
}
"""What a click does, by the second part of its target's name."""
