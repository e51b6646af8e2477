"""Staff's panel: offered games and times, today's figures, a note, deletion, and the way out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Protocol

from circus import games
from circus.content.texts import faults
from circus.content.texts.options import option_help, option_name, option_word
from circus.core.option import Option, Value
from circus.lab.day.merging import day_of
from circus.lab.day.page import write_page
from circus.phones.addresses import lan_addresses
from circus.records.pin import MAX_LETTERS, words_of
from circus.stand.keeping import delete, figures, wipe
from circus.stand.plan import IDLE_S, MINUTES, StaffPlan
from circus.stand.running_days import accept_visits, impossible_visits
from circus.stand.troubles import GONE, WRITE, Fault
from circus.stand.visit import Visit
from circus.ui.gfx import theme
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Button, Edit, ModalButton, TextField, Toggle
from circus.ui.gfx.widgets.containers import (
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    cornered,
    grid,
    line,
    row,
    space,
)
from circus.ui.gfx.widgets.controls import STEPS, cycled
from circus.ui.input.gestures import Cancel, Gesture, Key
from circus.ui.scenes.parts.paper import TITLE
from circus.ui.scenes.parts.posters import title as title_of
from circus.ui.scenes.parts.wall import Doers, WallScene
from circus.ui.scenes.parts.widgets import PictureWidget, papered, stepper, written
from circus.ui.scenes.rulebook.text import heading_of
from circus.ui.scenes.shell.destinations import ToPhones, ToSettings
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.moments import Moments

_HEAD_U, _GAP_U, _PAD_U, _ROW_U, _BUTTON_U = 96.0, 20.0, 22.0, 50.0, 52.0
_APART_U, _NEAR_U = 24.0, 8.0
_QUIET, _GOOD = "#53402C", "#1F5C2E"
"""Colours of notes and of success on paper."""


class Staffed(Protocol):
    """Interface of the kiosk policy for the staff's panel."""

    stand: Path
    plan: StaffPlan
    visit: Visit | None

    @property
    def faults(self) -> Mapping[str, Fault]:
        """The current faults, by kind."""

    def choose(self, plan: StaffPlan) -> None:
        """Apply another plan."""

    def set(self, settings: Settings) -> None:
        """Apply other settings."""

    def note(self, words: str, manager: SceneContext) -> None:
        """Store a note of the staff, with the current moment."""

    def end(self, manager: SceneContext, how: str = "") -> None:
        """End the visit."""

    def close(self) -> None:
        """Close the kiosk."""


_MANY = 6
"""Number of games from which their buttons are closer together, since the last would reach the edge."""


_LOOK_MS = 5000.0
"""Milliseconds between two looks at the phones."""
_NAMED = 5
"""Maximum number of visits with an impossible date whose date is shown."""


class StaffScene(WallScene):
    """Panel with all functions of the staff."""

    name = "staff"
    prefix = "stand"

    def hint(self, name: str) -> str:
        """Explain an option of a game by its present value, and everything else by its message."""
        _, kind, *rest = name.split("/")
        if kind != "option":
            return super().hint(name)
        game = games.in_order()[self._game]
        option = games.find(game).option(rest[0])
        return option_help(self.kit.texts, game, option, self._value(game, option))

    def __init__(self, manager: SceneContext, keeper: Staffed) -> None:
        super().__init__(manager)
        self._keeper = keeper
        self._game = 0
        self._edit: Edit | None = None
        self._sets = False
        self._shown_faults: tuple[str, ...] = ()
        self._message, self._is_good = "", True
        self._addresses: tuple[str, ...] = ()
        self._looked = 0.0

    def enter(self) -> None:
        """Lay out the panel; changes in its settings scene become the staff's."""
        if self._sets:
            self._sets = False
            self._keeper.set(self.kit.settings)
        self._addresses = lan_addresses() if self._keeper.plan.phones else ()
        self._build_widgets()
        self._warn_of_others()

    def advance(self, ms: float) -> None:
        """Update the panel when the faults change, and what is known of phones every few seconds."""
        self._looked += ms
        if self._looked >= _LOOK_MS and self._has_phones and self.manager.scenes[-1] is self:
            self._looked = 0.0
            self._build_widgets()
        if tuple(self._keeper.faults) != self._shown_faults and self.manager.scenes[-1] is self:
            self._build_widgets()
            self._warn_of_others()

    def handle(self, gesture: Gesture) -> bool:
        """Handle buttons, switches, and the line of the note."""
        if isinstance(gesture, Cancel):
            self.manager.back(CUT)
            return True
        return self._keyed(gesture) if isinstance(gesture, Key) else super().handle(gesture)

    def _keyed(self, key: Key) -> bool:
        if self._edit is None or key.key == "tab":
            return False
        if key.key == "return":
            self._note()
        else:
            self._edit = self._edit.keyed(key.key, key.text, MAX_LETTERS)
        self._build_widgets()
        return True

    def _choose_game(self, parts: list[str]) -> None:
        self._game = (self._game + STEPS[parts[0]]) % len(games.in_order())

    def _offer_game(self, parts: list[str]) -> None:
        """Offer a game to visitors, or no longer."""
        plan = self._keeper.plan
        self._keeper.choose(plan.offering(parts[0], on=parts[0] not in plan.games))

    def _choose_time(self, name: str, values: tuple[int, ...], arrow: str) -> None:
        """Choose the next of some values of the plan's field `name`; a stored one may lie between them."""
        plan = self._keeper.plan
        near = min(values, key=lambda each: abs(each - getattr(plan, name)))
        changes: dict[str, Any] = {name: cycled(values, near, STEPS[arrow])}
        self._keeper.choose(replace(plan, **changes))

    def _switch_phones(self) -> None:
        """Let visitors join with phones, or end that at once, also for those that have joined."""
        plan = self._keeper.plan
        self._keeper.choose(replace(plan, phones=not plan.phones))
        self._addresses = () if plan.phones else lan_addresses()
        if plan.phones:
            self.manager.phones.close()

    @property
    def _table_game(self) -> str:
        """The game of the table below."""
        return next((scene.game for scene in reversed(self.manager.scenes) if scene.keeps_phones), "")

    def _choose_option(self, parts: list[str]) -> None:
        game, (which, way) = games.in_order()[self._game], parts
        option = games.find(game).option(which)
        value = cycled(option.values, self._value(game, option), STEPS[way])
        self._keeper.choose(self._keeper.plan.choosing(game, which, value))

    def _value(self, game: str, option: Option) -> Value:
        chosen = self._keeper.plan.options.get(game, {}).get(option.name)
        return option.default if chosen is None or chosen not in option.values else chosen

    def _warn_of_others(self) -> None:
        """Report the faults if there are new ones."""
        before, self._shown_faults = self._shown_faults, tuple(self._keeper.faults)
        if not set(self._shown_faults) <= set(before):
            self._warn()

    def _warn(self) -> None:
        """Report all faults."""
        texts = self.kit.texts
        words = " ".join(_fault(self.kit, *each) for each in self._keeper.faults.items())
        self.manager.show_notice(texts.say("stand-faults"), words)

    def _open_settings(self) -> None:
        self._sets = True
        self.manager.go(ToSettings())

    def _write(self) -> None:
        self._edit = self._edit or Edit("", 0)

    def _note(self) -> None:
        words = words_of(self._edit.text) if self._edit else ""
        self._edit = None
        if words:
            self._keeper.note(words, self.manager)
            waits = bool({GONE, WRITE} & self._keeper.faults.keys())
            self._report("stand-note-waits" if waits else "stand-note-kept", is_good=not waits)

    def _report(self, key: str, *, is_good: bool = True, **facts: str | int) -> None:
        """Show a message: success in green, all else in red."""
        self._message, self._is_good = self.kit.texts.say(key, **facts), is_good

    def _write_page(self) -> None:
        """Write the page of the day next to the visits."""
        path, kit = self._keeper.stand / "day.html", self.kit

        def act() -> None:
            write_page(
                day_of([self._keeper.stand]), path, kit.texts.language, Moments(kit).render_moment, heading_of
            )
            self._report("stand-page-written", file=str(path))

        self.manager.attempt(act)

    def _end_visit(self) -> None:
        self.manager.home(CUT)
        self._keeper.end(self.manager, "staff")

    def _ask_to_leave(self) -> None:
        self._ask("leave", "leave", "ui/quit", self._leave)

    def _ask_to_wipe(self, parts: list[str]) -> None:
        (which,) = parts
        self._ask("wipe", f"wipe-{which}", "ui/wipe", partial(self._wipe, today=which == "today"))

    def _ask(self, what: str, question: str, name: str, act: Callable[[], None]) -> None:
        """Ask whether to do something; the words of the buttons are `stand-WHAT-no` and `stand-WHAT-yes`."""
        say = self.kit.texts.say
        buttons = (
            ModalButton("ui/stay", say(f"stand-{what}-no")),
            ModalButton(name, say(f"stand-{what}-yes"), act=Act(act)),
        )
        self.manager.ask(say(f"stand-{question}"), say(f"stand-{question}-text"), buttons)

    def _leave(self) -> None:
        self._keeper.close()
        self.manager.quit()

    def _wipe(self, *, today: bool) -> None:
        visit = self._keeper.visit
        spare = visit.folder if visit else None

        def act() -> None:
            gone = wipe(self._keeper.stand, today=today, spare=spare)
            self._report("stand-wiped", count=gone)

        self.manager.attempt(act)
        self._build_widgets()

    def _build_widgets(self) -> None:
        kit, units, texts = self.kit, self.kit.units, self.kit.texts
        title = kit.lettering.title(texts.say("stand-staff"), theme.TITLE_U, TITLE)
        room = (theme.MARGIN_U, _HEAD_U, units.width_u - 2 * theme.MARGIN_U, units.height_u - _HEAD_U)
        sheets = [self._offered(), self._rules(), self._today()]
        body = column(sheets, _GAP_U) if units.portrait else row(sheets, _GAP_U, START)
        widgets = body.arrange(room)
        self._widgets = [PictureWidget(title, units.width_u / 2, 52), *widgets]
        self.manager.refresh()

    @property
    def _columns(self) -> int:
        """Number of columns of buttons on a sheet."""
        return 2 if self.kit.units.portrait else 1

    @property
    def _wide(self) -> float:
        """Width of one sheet: three in a row, or a column in portrait."""
        units = self.kit.units
        room = units.width_u - 2 * theme.MARGIN_U
        return room if units.portrait else (room - 2 * _GAP_U) / 3

    def _sheet(self, parts: list[Part]) -> Part:
        return papered(column(parts, 8), _PAD_U, _PAD_U, _PAD_U, _PAD_U).with_width(None)

    def _heading(self, key: str) -> Part:
        high = 38 * self.kit.text_scale
        return line(self.kit.texts.say(key), "display", theme.PROMPT_U, theme.DEEP_RED, high=high)

    def _offered(self) -> Part:
        """Return offered games, time limits, and the buttons back and out."""
        texts, plan = self.kit.texts, self._keeper.plan
        offers = [self._offer(game) for game in games.in_order()]
        minutes = texts.say("stand-minutes", minutes=plan.minutes)
        idle = texts.say("stand-idle", seconds=plan.idle)
        times = (("ui/minutes", minutes), ("ui/idle", idle))
        buttons = [
            Button("ui/back", NOWHERE, texts.say("stand-back"), "back", "gold"),
            Button("ui/settings", NOWHERE, texts.say("lobby-settings"), "gear"),
            Button("ui/end", NOWHERE, texts.say("stand-end"), "tent", enabled=self._keeper.visit is not None),
            Button("ui/leave", NOWHERE, texts.say("stand-leave"), "leave"),
        ]
        return self._sheet(
            [
                self._heading("stand-offered"),
                grid(offers, self._columns, 8 if len(offers) < _MANY else 0),
                space(6),
                grid([stepper(*each, True, True) for each in times], self._columns, _APART_U, _NEAR_U),
                space(10),
                grid([boxed(button, high=_BUTTON_U) for button in buttons], self._columns, 8),
            ]
        )

    def _offer(self, game: str) -> Part:
        plan = self._keeper.plan
        sign = "check" if game in plan.games else "cross"
        self.kit.texts.add_game(game)
        button = Button(f"ui/offer/{game}", NOWHERE, title_of(self.kit, game), sign, "paper")
        return boxed(button, high=_ROW_U)

    def _rules(self) -> Part:
        """Return the options of one game after the other."""
        game = games.in_order()[self._game]
        chosen = stepper("ui/game", title_of(self.kit, game), True, True)
        cells = []
        for option in games.find(game).options:
            name = option_name(self.kit.texts, game, option)
            value = option_word(self.kit.texts, game, option, self._value(game, option))
            steps = stepper(f"ui/option/{option.name}", value, True, True)
            cells.append(column([line(name, "ui-semibold", 19, high=28), steps], 8))
        return self._sheet(
            [self._heading("stand-options"), chosen, grid(cells, self._columns, _APART_U, _NEAR_U)]
        )

    def _today(self) -> Part:
        """Return today's figures, a note, deletion, and the phones of visitors."""
        kit, texts, keeper = self.kit, self.kit.texts, self._keeper
        is_there = GONE not in keeper.faults
        text = texts.say("stand-figures", **figures(keeper.stand)._asdict()) if is_there else ""
        where = texts.say("stand-folder", folder=str(keeper.stand))
        page = Button("ui/page", NOWHERE, texts.say("stand-page"), "book", enabled=is_there)
        wrong = Button("ui/faults", NOWHERE, texts.say("stand-faults"), "flag", "gold")
        reports = [page, wrong] if keeper.faults else [page]
        note = TextField("ui/note", NOWHERE, texts.say("stand-note"), self._edit)
        writes = self._edit is not None
        is_full = bool(self._message or keeper.faults or writes or self._has_phones)
        colour = _GOOD if self._is_good else theme.DEEP_RED
        keeps = Button("ui/keep", NOWHERE, texts.say("stand-note-keep"), "pencil")
        wipes = [
            Button(f"ui/wipe/{key}", NOWHERE, texts.say(f"stand-wipe-{key}"), "cross", enabled=is_there)
            for key in ("today", "all")
        ]
        parts = [
            self._heading("stand-today"),
            *(self._paragraph(text, theme.INK) if text else ()),
            grid(
                [boxed(each, high=_BUTTON_U) for each in reports], min(self._columns, len(reports)), _NEAR_U
            ),
            *(self._paragraph(self._message, colour) if self._message else ()),
            *(self._paragraph(where, _QUIET) if not is_full else ()),
            *self._impossible(is_there),
            boxed(note, high=46 * kit.text_scale),
            *([boxed(keeps, high=_BUTTON_U)] if writes else ()),
            grid([boxed(each, high=_BUTTON_U) for each in wipes], self._columns, 8),
            *self._phones(),
        ]
        return self._sheet(parts)

    def _impossible(self, is_there: bool) -> list[Part]:
        """Return the button that asks about visits with an impossible date; nothing without such visits."""
        count = len(impossible_visits(self._keeper.stand)) if is_there else 0
        words = self.kit.texts.say("stand-dates", count=count)
        return [boxed(Button("ui/dates", NOWHERE, words, "flag", "gold"), high=_BUTTON_U)] if count else []

    def _ask_about_dates(self) -> None:
        """Ask what to do with visits from before the release or from the future."""
        say, visits = self.kit.texts.say, impossible_visits(self._keeper.stand)
        named = self.kit.texts.listed([visit.name[:8] for visit in visits[:_NAMED]])
        accept = partial(self._settle, partial(accept_visits, self._keeper.stand, visits))
        remove = partial(self._delete, visits)
        buttons = [
            ModalButton("ui/later", say("stand-dates-later")),
            ModalButton("ui/accept", say("stand-dates-accept"), act=Act(accept)),
            ModalButton("ui/delete", say("stand-dates-delete"), act=Act(partial(self._settle, remove))),
        ]
        text = say("stand-dates-text", count=len(visits), named=named)
        self.manager.ask(say("stand-dates", count=len(visits)), text, buttons)

    def _delete(self, visits: Sequence[Path]) -> None:
        self._report("stand-wiped", count=delete(visits))

    def _settle(self, act: Callable[[], None]) -> None:
        self.manager.attempt(act)
        self._build_widgets()

    def _phones(self) -> list[Part]:
        """Return whether visitors may join with phones, and the sheet to lock joining and remove phones."""
        texts, on = self.kit.texts, self._keeper.plan.phones
        words = texts.say("stand-phones")
        toggle = cornered(lambda x, y: Toggle("ui/join", x, y, on, words), high=_ROW_U)
        button = Button("ui/phones", NOWHERE, texts.say("phones-title"), "phone")
        status = self._paragraph(self._phone_status(), _QUIET) if on else []
        return [toggle, *status, *([boxed(button, high=_BUTTON_U)] if self._has_phones else ())]

    def _phone_status(self) -> str:
        """Return whether phones can connect: at which address, and when one was last heard of."""
        texts, desk = self.kit.texts, self.manager.phones.desk
        if desk is None:
            found = self._addresses
            key = "stand-phones-ready" if found else "stand-phones-no-network"
            return texts.say(key, address=found[0] if found else "")
        overview = desk.overview
        if overview.fault:
            return texts.say(overview.fault[0], **overview.fault[1])
        if not overview.is_network:
            return texts.say("stand-phones-no-network")
        heard = desk.quiet_ms
        if heard is None:
            return texts.say("stand-phones-unheard", address=overview.address)
        return texts.say("stand-phones-heard", address=overview.address, seconds=round(heard / 1000))

    @property
    def _has_phones(self) -> bool:
        """Whether phones may join the table below."""
        return self.manager.phones.desk is not None

    def _paragraph(self, words: str, colour: str) -> list[Part]:
        lines = self.kit.fonts.lines(words, "ui", theme.CAPTION_U, self._wide - 2 * _PAD_U)
        high = 27 * self.kit.text_scale * lines
        return [written(self.kit, words, colour, None, high=high)]

    clicks: ClassVar[Doers[Any]] = {
        "back": lambda scene, _: scene.manager.back(CUT),
        "settings": lambda scene, _: scene._open_settings(),
        "leave": lambda scene, _: scene._ask_to_leave(),
        "wipe": _ask_to_wipe,
        "note": lambda scene, _: scene._write(),
        "keep": lambda scene, _: scene._note(),
        "end": lambda scene, _: scene._end_visit(),
        "page": lambda scene, _: scene._write_page(),
        "faults": lambda scene, _: scene._warn(),
        "dates": lambda scene, _: scene._ask_about_dates(),
        "join": lambda scene, _: scene._switch_phones(),
        "phones": lambda scene, _: scene.manager.go(ToPhones(scene._table_game)),
        "game": _choose_game,
        "offer": _offer_game,
        "minutes": lambda scene, parts: scene._choose_time("minutes", MINUTES, parts[0]),
        "idle": lambda scene, parts: scene._choose_time("idle", IDLE_S, parts[0]),
        "option": _choose_option,
    }


def _fault(kit: Toolkit, kind: str, fault: Fault) -> str:
    """Return a fault as a sentence; games among names are said by their titles."""
    texts = kit.texts
    if isinstance(fault, tuple):
        known = games.names()
        named = [title_of(kit, each) if each in known else each for each in fault]
        return texts.say(f"stand-fault-{kind}", fault=texts.listed(named))
    if isinstance(fault, int | str):
        return texts.say(f"stand-fault-{kind}", fault=fault)
    text = str(fault) if isinstance(fault, Path) else faults.format_error(texts, fault)
    return texts.say(f"stand-fault-{kind}", fault=text)
