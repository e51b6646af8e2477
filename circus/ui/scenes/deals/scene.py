"""Deals: one a day for each game, equal for everybody, the last thirty of them, and any other code."""

from datetime import date
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, ClassVar

from circus import games
from circus.platform.faulty_items import unless_faulty
from circus.records.replay import read
from circus.session import saves
from circus.session.deals import LENGTH, CodedDeal, any_deal, known_deal, last_days, table_of_day
from circus.session.deals_played import Result, first_games, known_result, quick_par, streak
from circus.session.record_entry import ENDED, RecordEntry
from circus.ui.gfx import theme
from circus.ui.gfx.widgets import Box, Button, Edit, TextField, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD, PAPER
from circus.ui.gfx.widgets.containers import NOWHERE, START, Part, boxed, column, row, space
from circus.ui.gfx.widgets.controls import STEPS
from circus.ui.input.gestures import ESCAPE, Cancel, Gesture, Key
from circus.ui.scenes.deals import sheets
from circus.ui.scenes.deals.comparison import Compared
from circus.ui.scenes.parts.paper import PAD_U, TURNER_U, on_sheet, wall_head, words
from circus.ui.scenes.parts.posters import title as game_title
from circus.ui.scenes.parts.scrolling import ListScroll
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import choice, copy_button, pilled
from circus.ui.scenes.shell.destinations import ToReplay, ToTable
from circus.ui.scenes.shell.scene import SceneContext

_WIDTH_U = 1560.0
_CHOSEN_U = 560.0
_BESIDE_U = 1300.0
"""Width in units from which the chosen deal is next to the list."""
_GAP_U = 26.0
_NAME_U = 300.0
_CODE_U = 210.0
_ROW_GAP_U = 8.0
_ROW_U = 52.0
_DAY = "ui/day/"


class DealsScene(WallScene):
    """Scene over the lobby; the arrows choose the game, a click on a day its deal."""

    name = "deals"
    prefix = "deals"

    def __init__(self, manager: SceneContext, today: date | None = None) -> None:
        """Open the scene; `today` is by default the system's date."""
        self._list = ListScroll()
        super().__init__(manager, self._list)
        self._today = today or date.today()
        self._games = games.in_order()
        self._at = 0
        self._deal: CodedDeal = last_days(self._games[0], self._today)[0].deal
        self._index = saves.all_records()
        self._played: dict[str, RecordEntry] = {}
        self._codes: set[str] = set()
        self._results: dict[Path, Result | None] = {}
        self._pars: dict[tuple[str, CodedDeal], Result | None] = {}
        self._edit: Edit | None = None
        self._compared: Compared | None = None
        self._copied = ""

    @property
    def _game(self) -> str:
        return self._games[self._at]

    def enter(self) -> None:
        """Find the deals that have been played."""
        self._index = saves.all_records()
        self._index.refresh()
        self._index.read_on()
        self._choose_game(self._at, keeps=True)

    def leave(self) -> None:
        """Cancel the hard bot's game; it is started again on return."""
        if self.busy:
            self._cancel()

    @property
    def busy(self) -> bool:
        """Whether the hard bot plays."""
        return self._compared is not None and self._compared.job.is_running

    def _cancel(self) -> None:
        if self._compared:
            self._compared.job.cancel()
            self._compared = None

    def advance(self, ms: float) -> None:
        """Take the hard bot's choices."""
        if self._compared and self._compared.poll():
            self._refresh()

    def preload(self) -> bool:
        """Read the result of one more listed game."""
        for entry in self._played.values():
            if self._look_into(entry):
                self._refresh()
                return True
        return False

    def _refresh(self) -> None:
        self._build_widgets()
        self.manager.refresh()

    def _look_into(self, entry: RecordEntry) -> bool:
        """Read the result of a game; return false if it is known."""
        if entry.path in self._results:
            return False
        self._results[entry.path] = unless_faulty(entry.path, partial(known_result, entry))
        return True

    def handle(self, gesture: Gesture) -> bool:
        """Handle the buttons; letters go into the field of the code while it is edited."""
        if isinstance(gesture, Key) and self._edit is not None:
            return self._keyed(gesture, self._edit)
        if isinstance(gesture, Cancel) and gesture.source == ESCAPE and (self._edit or self._compared):
            self._close_over()
            return True
        return super().handle(gesture)

    def _close_over(self) -> None:
        self._cancel()
        self._edit = None
        self._build_widgets()

    def _keyed(self, key: Key, edit: Edit) -> bool:
        if key.key == "return":
            self._take_code(edit.text)
        elif key.key == "tab":
            return False
        else:
            self._edit = edit.keyed(key.key, key.text)
        self._build_widgets()
        return True

    def _take_code(self, typed: str) -> None:
        deal = known_deal(typed)
        if deal is None:
            texts = self.kit.texts
            self.manager.show_notice(
                texts.say("deals-no-code-title"), texts.say("deals-no-code", letters=LENGTH)
            )
            return
        self._edit, self._deal = None, deal

    def _tapped(self, name: str) -> None:
        if name != "ui/code":
            self._edit = None
        super()._tapped(name)

    def _play(self) -> None:
        where = ToTable(table_of_day(self._game, self.kit.settings.me), deal=self._deal, over=True)
        self.manager.attempt(lambda: self.manager.go(where))

    def _copy(self) -> None:
        """Put the code of the deal into the clipboard."""
        if self.manager.clipboard.copy(self._deal.code):
            self._copied = self._deal.code

    def _compare(self) -> None:
        record, thinker = self._played[self._deal.code].path, self.manager.thinker

        def act() -> None:
            self._compared, self._list.first = Compared(read(record), self._deal, thinker), 0

        self.manager.attempt(act)

    def _watch(self) -> None:
        """Open the hard bot's game."""
        if self._compared and self._compared.job.result:
            where = ToReplay(self._compared.job.result.record)
            self.manager.attempt(lambda: self.manager.go(where))

    def _see(self, parts: list[str]) -> None:
        """Open the person's game at a choice."""
        where = ToReplay(self._played[self._deal.code].path, int(parts[0]))
        self.manager.attempt(lambda: self.manager.go(where))

    def _choose_game(self, at: int, *, keeps: bool = False) -> None:
        self._at = at % len(self._games)
        self.kit.texts.add_game(self._game)
        ended = list(self._index.entries(ENDED))
        self._played = first_games(self._game, ended)
        self._codes = {entry.deal for entry in ended}
        if not keeps:
            self._deal, self._compared = last_days(self._game, self._today)[0].deal, None
            self._list.first = 0
        self._build_widgets()

    def _build_widgets(self) -> None:
        room = self._room(_WIDTH_U)
        page = column([self._head(room[2]).with_width(None), space(18), Part(self._body)])
        title = wall_head(self.kit, self.kit.texts.say("deals-title"))
        self._widgets = [*title, *page.arrange(room)]

    def _head(self, wide: float) -> Part:
        """Return the choice of the game, and the field for the code of a deal."""
        kit, texts = self.kit, self.kit.texts
        name = game_title(kit, self._game)
        which = choice(kit, "ui/game", name, least=_NAME_U)
        field = TextField("ui/code", NOWHERE, texts.say("deals-code"), self._edit, theme.CAPTION_U)
        code_u = max(_CODE_U, kit.fonts.width_u(texts.say("deals-code"), "display", theme.CAPTION_U) + 70)
        code = pilled(boxed(field, code_u, 44))
        other = sheets.wide_button(kit, "ui/any", "deals-any", "cards")
        if (which.wide or 0.0) + code_u + (other.wide or 0.0) + 3 * _GAP_U <= wide:
            return row([which, space(which.high), code, space(0.0, _GAP_U), other])
        return column([which, row([code, space(0.0, _GAP_U), other])], 14)

    def _body(self, room: Box) -> list[Widget]:
        beside = room[2] >= _BESIDE_U
        chosen = self._chosen(_CHOSEN_U if beside else room[2])
        wide = room[2] - _CHOSEN_U - _GAP_U if beside else room[2]
        high = room[3] if beside else room[3] - (chosen.high or 0.0) - _GAP_U
        listed = self._comparison(wide, high) if self._compared else self._days(wide, high)
        body = row([chosen, listed], _GAP_U, START) if beside else column([chosen, listed], _GAP_U)
        return body.arrange(room)

    def _chosen(self, wide: float) -> Part:
        """Return the deal that can be played now."""
        kit, texts = self.kit, self.kit.texts
        days = {day.deal: day.date for day in last_days(self._game, self._today)}
        if self._deal in days:
            when = sheets.day_in_words(kit, days[self._deal], self._today)
            heading = texts.say("deals-of", when=when)
        else:
            heading = texts.say("deals-own")
        entry = self._played.get(self._deal.code)
        sentences = [texts.say("deals-how", seats=games.find(self._game).usual_seats)]
        if entry:
            self._look_into(entry)
            sentences = [texts.say("deals-yours", result=self._result_text(entry))]
        if not self._compared:  # which shows the hard bot's par in their place
            sentences += self._worth_coming()
        buttons = [sheets.wide_button(kit, "ui/play", "deals-again" if entry else "deals-play", "play", GOLD)]
        buttons.append(copy_button(kit, self._deal.code, self._copied))
        if entry and not self._compared:
            buttons.append(sheets.wide_button(kit, "ui/compare", "deals-compare", "trophy"))
        return sheets.chosen_sheet(kit, heading, self._deal.code, sentences, buttons, wide)

    def _worth_coming(self) -> list[str]:
        """Return the par of the chosen deal, and the days in a row from the second on."""
        kit, texts, key = self.kit, self.kit.texts, (self._game, self._deal)
        if key not in self._pars:  # at once, in less than a tenth of a second: later the buttons would move
            self._pars[key] = quick_par(table_of_day(self._game), self._deal)
        par, days_played = self._pars[key], streak(self._games, self._codes, self._today)
        found = []
        if par:
            found.append(texts.say("deals-goal", result=sheets.result_in_words(kit, self._game, par)))
        if days_played > 1:
            found.append(texts.say("deals-streak", count=days_played))
        return found

    def _result_text(self, entry: RecordEntry) -> str:
        """Return the result of a game; "" while it is unknown."""
        result = self._results.get(entry.path)
        return sheets.result_in_words(self.kit, self._game, result) if result else ""

    def _days(self, wide: float, high: float) -> Part:
        """Return the last days, as many as fit."""
        kit, days = self.kit, last_days(self._game, self._today)
        each = sheets.day_row_u(kit) + _ROW_GAP_U
        self._list.visible = max(1, min(len(days), int((high - 2 * PAD_U - TURNER_U) / each)))
        self._list.count = len(days)
        labels = {day: sheets.day_label(kit, day, self._today) for day in days}
        least = max(button_width(kit, label, "check", GOLD) for label in labels.values())
        rows = []
        for day in days[self._list.shown]:
            entry, chosen = self._played.get(day.deal.code), day.deal == self._deal
            text = self._result_text(entry) if entry else kit.texts.say("deals-unplayed")
            sign, kind = ("check", GOLD) if chosen else ("", PAPER)
            pick = Button(f"{_DAY}{day.deal.code}", NOWHERE, labels[day], sign, kind)
            rows.append(sheets.day_row(kit, pick, least, text))
        return on_sheet(column([*rows, self._list.arrows()], _ROW_GAP_U), wide)

    def _comparison(self, wide: float, high: float) -> Part:
        """Return the two games next to each other."""
        assert self._compared is not None
        kit = self.kit
        summary, lines = self._compared.summary_lines(kit), self._compared.lines(kit)
        left = high - 2 * PAD_U - TURNER_U - _ROW_U - 24
        left -= sum((words(kit, each, wide, theme.INK).high or 0.0) + 12 for each in summary)
        shown: list[sheets.DifferenceLine] = []
        for each in lines[self._list.first :]:
            left -= sheets.line_height(kit, each.text, wide)
            if left < 0 and shown:
                break
            shown.append(each)
        self._list.visible, self._list.count = max(1, len(shown)), len(lines)
        ways = [sheets.wide_button(kit, "ui/list", "deals-list", "back")]
        if self._compared.job.result:
            ways.append(sheets.wide_button(kit, "ui/watch", "deals-watch", "play"))
        foot = column([row(ways, 14), self._list.arrows()], 8)
        return sheets.compared_sheet(kit, summary, shown, wide, foot)

    clicks: ClassVar[Doers[Any]] = {
        "game": lambda scene, parts: scene._choose_game(scene._at + STEPS[parts[0]]),
        "day": lambda scene, parts: setattr(scene, "_deal", CodedDeal(parts[0])),
        "code": lambda scene, _: setattr(scene, "_edit", scene._edit or Edit.of("")),
        "any": lambda scene, _: setattr(scene, "_deal", any_deal(SystemRandom())),
        "copy": lambda scene, _: scene._copy(),
        "play": lambda scene, _: scene._play(),
        "compare": lambda scene, _: scene._compare(),
        "list": lambda scene, _: scene._close_over(),
        "watch": lambda scene, _: scene._watch(),
        "see": _see,
    }
