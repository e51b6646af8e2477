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
from circus.ui.gfx.widgets import Box, Widget
from circus.ui.gfx.widgets.containers import START, Part, column, row, space
from circus.ui.gfx.widgets.controls import cycled
from circus.ui.scenes.parts.paper import wall_head
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.wall import HEAD_U, WallScene
from circus.ui.scenes.parts.widgets import choice, switched, written
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.statistics.sheets import board, chart_sheet, fitting, shares_sheet

AT_ONCE = 200
"""Number of records that are read before the figures are shown; the others follow at rest."""

PAGES = ("game", "opponents", "option", "loss")

_WIDTH_U = 1560.0
_BOARD_U = 480.0
_BESIDE_U = 1300.0
"""Width from which the board is next to the rows."""
_GAP_U = 26.0
_NAME_U = 260.0


class StatisticsScene(WallScene):
    """Scene over the past games; the arrows choose the person."""

    name = "statistics"
    prefix = "statistics"

    def __init__(self, manager: SceneContext) -> None:
        self._list = ListScroll()
        super().__init__(manager, self._list)
        self._index = saves.all_records()
        self._entries: list[RecordEntry] = []
        self._names: list[str] = []
        self._played: list[FinishedGame] = []
        self._found: Statistics = statistics([])
        self._page = PAGES[0]
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

    def _choose_person(self, steps: int) -> None:
        self.manager.note(me=cycled(self._names, self._me, steps))
        self._take_over()

    def _choose_page(self, page: str) -> None:
        self._page, self._list.first = page, 0

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

    def _build_widgets(self) -> None:
        kit, say, room = self.kit, self.kit.texts.say, self._room(_WIDTH_U)
        self._widgets = list(wall_head(kit, say("statistics-title"), back=self.manager.back))
        if self._played:
            page = column([self._head(room[2]).with_width(None), space(18), Part(self._body)])
            self._widgets += page.arrange(room)
        else:
            none = written(kit, say("statistics-none"), theme.CREAM, 3, size_u=theme.PROMPT_U, align="center")
            self._widgets += none.arrange((room[0], HEAD_U + 120, room[2], 200))

    def _head(self, wide: float) -> Part:
        """Return the choice of person and page, in a row, or in a column if that is too wide."""
        kit, texts = self.kit, self.kit.texts
        values = [(page, texts.say(f"statistics-page-{page}")) for page in PAGES]
        several, name = len(self._names) > 1, texts.say("statistics-me", name=self._me)
        who = choice(kit, "ui/me", name, less=several, more=several, least=_NAME_U, step=self._choose_person)
        pages = switched(kit, "ui/list", values, self._page, choose=self._choose_page)
        if (who.wide or 0.0) + (pages.wide or 0.0) + _GAP_U <= wide:
            return row([who, space(who.high), pages])
        narrow = switched(kit, "ui/list", values, self._page, wide, self._choose_page)
        return column([who, narrow], 14)

    def _body(self, room: Box) -> list[Widget]:
        """Return the board, and next to or below it the current page."""
        beside = room[2] >= _BESIDE_U
        summary = board(self.kit, self._found, _BOARD_U if beside else room[2])
        wide = room[2] - _BOARD_U - _GAP_U if beside else room[2]
        high = room[3] if beside else room[3] - (summary.high or 0.0) - _GAP_U
        self._list.count = len(self._rows())
        if self._page == "loss":
            page = chart_sheet(self.kit, self._known_losses(), wide, high)
        else:
            self._list.visible = fitting(self.kit, self._rows(), wide, high)
            page = shares_sheet(self.kit, self._rows(), self._list, wide, high)
        body = row([summary, page], _GAP_U, START) if beside else column([summary, page], _GAP_U)
        return body.arrange(room)

    def _known_losses(self) -> tuple[float, ...]:
        """Return the losses of the reviewed games that have been read."""
        found = (self._losses.get((played.entry.path, played.seat)) for played in self._played)
        return tuple(loss for loss in found if loss is not None)
