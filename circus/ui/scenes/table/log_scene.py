"""Log next to the table: past events line by line, each of which can be replayed on the table."""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from pygame import Rect

from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.looking_back import LookingBack
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.widgets import (
    Box,
    Button,
    IconButton,
    Label,
    PaperSheet,
    Target,
    Tip,
    Widget,
    items_of,
    targets_of,
)
from circus.ui.gfx.widgets.answers import RULES as CARD_RULES
from circus.ui.gfx.widgets.buttons import GOLD, PAPER
from circus.ui.input import gestures
from circus.ui.input.keys import ASK, LOG
from circus.ui.scenes.parts.wood_beside import wood_beside
from circus.ui.scenes.shell.destinations import ToRules
from circus.ui.scenes.shell.notice import Answer
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.log import LogLine, TableLog
from circus.ui.scenes.table.log_rows import LINE, LogRow, picture_of, row_high
from circus.ui.scenes.table.past_why import PastWhy
from circus.ui.scenes.table.showing import Showing
from circus.ui.scenes.table.tabletop import WHY

BACK, RULES, UP, DOWN = "ui/log-back", "ui/log-rules", "ui/log-up", "ui/log-down"

_WIDE, _HIGH = 0.36, 0.46
"""Shares of the window that the log takes at the right, or below in portrait."""
_EDGE_U, _INSET_U, _HEAD_U, _FOOT_U, _GAP_U, _BUTTON_U = 10.0, 14.0, 56.0, 68.0, 8.0, 48.0


class Logged(Protocol):
    """Table whose log is shown."""

    game: str

    @property
    def host(self) -> Host:
        """The course of the game."""

    @property
    def session(self) -> GameSession:
        """The match and its seats."""

    def port(self) -> dict[str, object]:
        """Return the seats to act and the view."""


class LogScene(Scene):
    """Log scene: the table is paused while its past is replayed for the viewer."""

    name = "table"

    def __init__(self, manager: SceneContext, table: Logged, log: Callable[[], TableLog]) -> None:
        """Open the log of a table; `log` returns its lines in the current language."""
        super().__init__(manager)
        self.game = table.game
        self._table = table
        self._log = log
        self._past = LookingBack(table.session, table.host.viewer)
        self._lines: list[LogLine] = []
        self._first = 0
        self._chosen: LogLine | None = None
        self._dragged: tuple[int, int] | None = None
        self._widgets: list[Widget] = []
        self._showing: Showing | None = None
        past = self._past
        self._why = PastWhy(
            lambda: table.session.match.timeline, lambda: past.at, lambda: past.seats, lambda: self._shown
        )

    def enter(self) -> None:
        """Lay out the present position, and the last lines next to it."""
        if self._showing is None:
            self.resized()
            self._scroll(len(self._lines))

    def resized(self) -> None:
        """Lay out both for another size or language."""
        self._why.close()
        units = self.kit.units
        left, top, _, _ = self._box
        part = (units.width, units.px(top)) if units.portrait else (units.px(left), units.height)
        self._showing = Showing(
            self.kit.for_part(part), self._past, self._past.eyes, with_reason=self._why.with_reason
        )
        nothing = LogLine(0, self.kit.texts.say("table-log-nothing"), is_head=True)
        self._lines = self._log().lines(self.kit) or [nothing]
        self._scroll(self._first)

    @property
    def busy(self) -> bool:
        """Whether a moment is being replayed."""
        return self._shown.busy

    def advance(self, ms: float) -> None:
        """Advance the motion; leave once the person whose past is shown has no seat at the screen."""
        if self._past.eyes >= 0 and self._past.eyes not in self._table.host.people:
            self.manager.back(CUT)
            return
        if self._shown.busy:
            self._shown.advance(ms)

    def handle(self, gesture: gestures.Gesture) -> bool:
        """Scroll, replay a moment, return to the game."""
        match gesture:
            case gestures.Wheel(_, steps):
                self._scroll(self._first - steps)
            case gestures.DragStart(_, pos):
                self._dragged = pos[1], self._first
            case gestures.DragMove(_, pos) if self._dragged:
                began, first = self._dragged
                self._scroll(first + round((began - pos[1]) / self.kit.units.px(theme.TARGET_U)))
            case gestures.Drop() | gestures.Lost():
                self._dragged = None
            case gestures.Tap(name, _):
                self._acts().get(name or "", self._close_card)()
            case gestures.Hold():
                return self._ask()
            case gestures.Cancel(source):
                if not (source == gestures.CLICK and self._ask()) and not self._close_card():
                    self.manager.back(CUT)
            case gestures.Key(key):
                return self._keyed(key)
            case _:
                return False
        return True

    def frame(self) -> Composition:
        """Return the table, and the sheet with the lines."""
        table = self._shown.composition()
        over = [*items_of(self._widgets, self.kit, self.pose), *self._why.items(self.kit, self.pose)]
        wood = wood_beside(self.kit, table.background)
        return Composition(table.background, [*wood, *over], table.piles)

    def targets(self) -> list[Target]:
        """Return the visible lines, the buttons, the caption, and its card."""
        why = self._shown.why
        listed = [*([why] if why else ()), *targets_of(self._widgets, self.kit)]
        return [*listed, *self._why.targets(self.kit)]

    def inspectable_targets(self) -> list[Target]:
        """Return the targets, and all items on the table."""
        return self._why.inspectable_targets(self.targets())

    def tip(self, target: Target) -> Tip | None:
        """Return the tip of an item on the table, or of another target."""
        return self._why.tip(target) or super().tip(target)

    def rules_at(self) -> str:
        """Return the anchor of the open card, or of the shown line."""
        return self._why.anchor or (self._chosen.ruling if self._chosen else "")

    def port(self) -> dict[str, object]:
        """Return the facts of the table."""
        return self._table.port()

    @property
    def _shown(self) -> Showing:
        assert self._showing is not None
        return self._showing

    @property
    def _box(self) -> Box:
        """Box of the log, in units."""
        units = self.kit.units
        if units.portrait:
            high = units.height_u * _HIGH
            return 0.0, units.height_u - high, units.width_u, high
        wide = units.width_u * _WIDE
        return units.width_u - wide, 0.0, wide, units.height_u

    def _acts(self) -> dict[str, Answer]:
        """Return what a click on each target does."""
        return {
            **{f"{LINE}{each.at}": partial(self._show, each.at) for each in self._lines if not each.is_head},
            BACK: lambda: self.manager.back(CUT),
            UP: lambda: self._scroll(self._first - self._page),
            DOWN: lambda: self._scroll(self._first + self._page),
            RULES: self._open_rules,
            CARD_RULES: self._open_rules,
            WHY: self._ask_why,
        }

    def _open_rules(self) -> None:
        anchor = self.rules_at()
        self.manager.attempt(lambda: self.manager.go(ToRules(self.game, anchor)))

    def _ask_why(self) -> None:
        self._why.ask(self._past.eyes, self._rows_and_buttons())
        self.manager.refresh()

    def _ask(self) -> bool:
        """Open the reason of a line, with its moment shown at once, or the explanation of an item."""
        target, spare = self.manager.pointed, self._rows_and_buttons()
        if target is None:
            return False
        if target.name.startswith(LINE):
            at = int(target.name.removeprefix(LINE))
            if self._chosen is None or self._chosen.at != at:
                self._show(at)
            self._shown.finish()
            if self._chosen:
                self._why.ask_action(target, self._chosen.words, self._past.eyes, spare)
        elif self._shown.busy or not self._why.ask_item(target, self._past.eyes, spare):
            return False
        self.manager.refresh()
        return True

    def _rows_and_buttons(self) -> list[Rect]:
        """Return the areas that no card may cover."""
        return [target.rect for target in targets_of(self._widgets, self.kit)]

    def _close_card(self) -> bool:
        self.manager.refresh()
        return self._why.close()

    def _show(self, at: int) -> None:
        """Replay an action: show the table before it, then its frames."""
        self._why.close()
        self._chosen = next((each for each in self._lines if each.at == at and not each.is_head), None)
        self._past.step_to(at - 1)
        self._shown.place_all(self._past.eyes)
        self._shown.show(self._past.step_to(at))
        self._scroll(self._first)

    def _keyed(self, key: str) -> bool:
        steps = {"page up": -self._page, "page down": self._page, "home": -len(self._lines)}
        steps["end"] = len(self._lines)
        if key in LOG:
            self.manager.back(CUT)
        elif key in ASK:
            self._ask()
        elif key in steps:
            self._scroll(self._first + steps[key])
        else:
            return False
        return True

    @property
    def _page(self) -> int:
        """Number of visible lines, less one that stays visible after paging."""
        return max(1, sum(isinstance(each, LogRow) for each in self._widgets) - 1)

    def _scroll(self, first: int) -> None:
        self._first = max(0, min(first, self._last_first()))
        self._build_widgets()
        self.manager.refresh()

    def _room(self) -> Box:
        """Return the box of the lines."""
        left, top, wide, high = self._box
        inset = _EDGE_U + _INSET_U
        return left + inset, top + _HEAD_U, wide - 2 * inset, high - _HEAD_U - _FOOT_U

    def _last_first(self) -> int:
        """Return the first visible line when the last one is at the bottom."""
        _, _, wide, room = self._room()
        at = len(self._lines)
        while at and (room := room - row_high(self.kit, self._lines[at - 1], wide)) >= 0:
            at -= 1
        return min(at, max(0, len(self._lines) - 1))

    def _build_widgets(self) -> None:
        texts = self.kit.texts
        left, top, wide, high = self._box
        sheet = (left + _EDGE_U, top + _EDGE_U, wide - 2 * _EDGE_U, high - 2 * _EDGE_U)
        title, middle = texts.say("table-log-title"), left + wide / 2
        room = wide - 4 * _INSET_U
        self._widgets = [
            PaperSheet(sheet),
            Label(middle, top + _EDGE_U + 24, title, "display", 26, theme.DEEP_RED, "center", room),
            *self._rows(),
        ]
        base = top + high - _EDGE_U - _INSET_U - _BUTTON_U
        self._widgets += self._foot(left + _EDGE_U + _INSET_U, base, sheet[2] - 2 * _INSET_U)

    def _rows(self) -> list[LogRow]:
        kit, presenter = self.kit, self._shown.presenter
        skin, table = presenter.skin, presenter.table
        left, top, wide, room = self._room()
        rows: list[LogRow] = []
        for line in self._lines[self._first :]:
            high = row_high(kit, line, wide)
            room -= high
            if room < 0 and rows:
                break
            colour = skin.painter.seat_colour(table, line.seat) if line.seat >= 0 else ""
            chosen = self._chosen is not None and line == self._chosen
            box = (left, top, wide, high)
            picture = picture_of(kit, skin, table, line)
            rows.append(LogRow(line, colour, picture, box, chosen))
            top += high
        return rows

    def _foot(self, left: float, top: float, wide: float) -> list[Widget]:
        """Return the buttons: back to the game, rule of the shown line, up and down."""
        texts, middle = self.kit.texts, top + _BUTTON_U / 2
        rest = wide - 3 * (_BUTTON_U + _GAP_U)
        right = left + wide
        spots = [right - (n + 0.5) * _BUTTON_U - n * _GAP_U for n in range(3)]
        labels = [texts.say(key) for key in ("table-log-down", "table-log-up", "table-log-rules")]
        down = self._first < self._last_first()
        ruled = bool(self._chosen and self._chosen.ruling)
        return [
            Button(BACK, (left, top, rest, _BUTTON_U), texts.say("table-log-back"), "play", GOLD),
            IconButton(RULES, spots[2], middle, "book", _BUTTON_U, PAPER, ruled, label=labels[2]),
            IconButton(UP, spots[1], middle, "up", _BUTTON_U, PAPER, self._first > 0, label=labels[1]),
            IconButton(DOWN, spots[0], middle, "down", _BUTTON_U, PAPER, down, label=labels[0]),
        ]

    def hint(self, name: str) -> str:
        """Return the hint of a round button."""
        keys = {RULES: "table-log-rules", UP: "table-log-up", DOWN: "table-log-down"}
        return self.kit.texts.say(keys[name]) if name in keys else ""
