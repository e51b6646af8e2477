"""Statistics scene: the person, their wins against the fair share, and the loss of their choices."""

from collections.abc import Sequence
from pathlib import Path

from circus.session import saves
from circus.session.record_entry import ENDED, RecordEntry
from circus.session.statistics import (
    FinishedGame,
    Statistics,
    WinShare,
    games_of,
    mean_loss,
    people,
    statistics,
)
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Switch, Widget
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, boxed, column, row, space
from circus.ui.input.gestures import Gesture, Key, Tap, Wheel
from circus.ui.scenes.paper import wall_head
from circus.ui.scenes.scene import SceneContext
from circus.ui.scenes.scene_widgets import pilled, stepper, written
from circus.ui.scenes.statistics.sheets import board, chart_sheet, fitting, shares_sheet
from circus.ui.scenes.wall import WallScene

AT_ONCE = 200
"""Number of records that are read before the figures are shown; the others follow at rest."""

PAGES = ("game", "opponents", "option", "loss")

_HEAD_U = 104.0
_WIDTH_U = 1560.0
_BOARD_U = 480.0
_BESIDE_U = 1300.0
"""Width from which the board is next to the rows."""
_GAP_U = 26.0
_NAME_U = 260.0


class StatisticsScene(WallScene):
    """Scene over the past games; the arrows choose the person."""

    name = "statistics"

    def __init__(self, manager: SceneContext) -> None:
        super().__init__(manager)
        self._index = saves.all_records()
        self._entries: list[RecordEntry] = []
        self._names: list[str] = []
        self._played: list[FinishedGame] = []
        self._found: Statistics = statistics([])
        self._page = PAGES[0]
        self._first = 0
        self._most = 1
        self._losses: dict[tuple[Path, int], float | None] = {}

    def enter(self) -> None:
        """Read the records."""
        self._index = saves.all_records()
        self._index.refresh()
        self._index.read_on(AT_ONCE)
        self._take_over()

    def preload(self) -> bool:
        """Read the rest of a large folder, then the reviews of the counted games."""
        if self._index.waits:
            self._index.read_on(AT_ONCE)
            self._take_over()
            return True
        for played in self._played:
            key = played.entry.path, played.seat
            if key not in self._losses:
                self._losses[key] = mean_loss(played)
                if self._losses[key] is not None and self._page == "loss":
                    self._build_widgets()
                    self.manager.refresh()
                return True
        return False

    def handle(self, gesture: Gesture) -> bool:
        """Choose person and page; scroll."""
        if isinstance(gesture, Wheel):
            self._scroll(self._first - gesture.steps)
        elif isinstance(gesture, Key) and gesture.key in ("page down", "page up"):
            self._scroll(self._first + (1 if gesture.key == "page down" else -1) * self._most)
        elif isinstance(gesture, Tap):
            self._tapped(gesture.name or "")
        else:
            return False
        return True

    def hint(self, name: str) -> str:
        """Return the hint of the person's choice."""
        return self.kit.texts.say("statistics-hint-me") if name.startswith("ui/me/") else ""

    def _tapped(self, name: str) -> None:
        if name == "ui/back":
            self.manager.back()
        elif name in ("ui/me/less", "ui/me/more"):
            at = self._names.index(self._me) + (1 if name == "ui/me/more" else -1)
            self.manager.note(me=self._names[at % len(self._names)])
            self._take_over()
        elif name.startswith("ui/list/"):
            self._page, self._first = name.removeprefix("ui/list/"), 0
            self._build_widgets()
        elif name in ("ui/up", "ui/down"):
            self._scroll(self._first + (1 if name == "ui/down" else -1))

    @property
    def _me(self) -> str:
        """The selected person if they have played, else the most frequent player."""
        chosen = self.kit.settings.me
        return chosen if chosen in self._names else self._names[0] if self._names else ""

    def _take_over(self) -> None:
        self._entries = list(self._index.entries(ENDED))
        self._names = people(self._entries)
        self._played = games_of(self._me, self._entries)
        self._found = statistics(self._played)
        for game in {played.entry.game for played in self._played}:
            self.kit.texts.add_game(game)
        self._build_widgets()
        self.manager.refresh()

    def _rows(self) -> Sequence[WinShare]:
        found = self._found
        lists = {"game": found.by_game, "opponents": found.by_opponents, "option": found.by_option}
        return lists.get(self._page, ())

    def _scroll(self, first: int) -> None:
        self._first = max(0, min(first, len(self._rows()) - self._most))
        self._build_widgets()

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        self._widgets = list(wall_head(kit, texts.say("statistics-title")))
        wide = min(_WIDTH_U, units.width_u - 2 * theme.MARGIN_U)
        left = (units.width_u - wide) / 2
        if self._played:
            head = self._head(wide)
            self._widgets += head.arrange((left, _HEAD_U, wide, head.high or 0.0))
            top = _HEAD_U + (head.high or 0.0) + 18
            self._widgets += self._body((left, top, wide, units.height_u - top - theme.MARGIN_U))
        else:
            none = written(
                kit, texts.say("statistics-none"), theme.CREAM, 3, size_u=theme.PROMPT_U, align="center"
            )
            self._widgets += none.arrange((left, _HEAD_U + 120, wide, 200))

    def _head(self, wide: float) -> Part:
        """Return the choice of person and page, in a row, or in a column if that is too wide."""
        kit, texts = self.kit, self.kit.texts
        values = [(page, texts.say(f"statistics-page-{page}")) for page in PAGES]
        switch = Switch("ui/list", NOWHERE, values, self._page)
        several = len(self._names) > 1
        name = texts.say("statistics-me", name=self._me)
        inner = max(_NAME_U, kit.fonts.width_u(name, "ui-bold") + 16)
        who = pilled(stepper("ui/me", name, several, several, inner))
        pages = boxed(switch, min(switch.width(kit), wide), 44)
        if (who.wide or 0.0) + switch.width(kit) + _GAP_U <= wide:
            return row([who, space(who.high), pages])
        return column([who, pages], 14)

    def _body(self, room: Box) -> list[Widget]:
        """Return the board, and next to or below it the current page."""
        beside = room[2] >= _BESIDE_U
        told = board(self.kit, self._found, _BOARD_U if beside else room[2])
        wide = room[2] - _BOARD_U - _GAP_U if beside else room[2]
        high = room[3] if beside else room[3] - (told.high or 0.0) - _GAP_U
        if self._page == "loss":
            page = chart_sheet(self.kit, self._known_losses(), wide, high)
        else:
            self._most = fitting(self.kit, self._rows(), wide, high)
            page = shares_sheet(self.kit, self._rows(), self._first, wide, high)
        laid = row([told, page], _GAP_U, START) if beside else column([told, page], _GAP_U)
        return laid.arrange(room)

    def _known_losses(self) -> tuple[float, ...]:
        """Return the losses of the reviewed games that have been read."""
        found = (self._losses.get((played.entry.path, played.seat)) for played in self._played)
        return tuple(loss for loss in found if loss is not None)
