"""Laws of a table whose seats change hands while the screen waits: nothing on it waits for who has left."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from time import sleep

import pygame
import pytest

from circus.phones.seating import GRACE_MS
from circus.phones.table import PhoneTable
from circus.session.secrecy import CURTAIN, HOLD, OPEN
from circus.session.table_setup import BOT, TableSetup
from circus.ui.gfx import bootstrap
from circus.ui.scenes.phones.desk import PhoneDesk
from circus.ui.scenes.shell.destinations import ToFirstTable, ToPhones
from circus.ui.scenes.shell.manager import GIVE_SEAT, KEEP_SEAT, LOCK_SEATS
from circus.ui.scenes.table.curtain import CurtainScene
from tests.gfx.pilot import Pilot, piloted
from tests.phones import SHORT, Phone
from tests.session import chosen
from tests.tables.phone_table import ANY_PORT, table_of

SEATS = 4
GAMES = sorted(SHORT)


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


class Table:
    """A table on the screen with persons at it, some of them with phones."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot
        self.scene = table_of(pilot)
        self.host = self.scene.host
        desk = pilot.manager.phones.desk
        assert isinstance(desk, PhoneDesk)
        self.phone_table: PhoneTable = desk.table
        self.phones: list[Phone] = []
        self._rng = Random(4)

    def join(self, seat: int) -> Phone:
        """Gives a seat to a phone, whoever has it."""
        phone = Phone(self.phone_table).join(seat)
        for _ in range(20):  # a round handles messages for a few milliseconds only
            if phone.read().of("seated"):
                break
            self.pilot.step()
            phone.be_given()
        assert phone.token, phone.inbox
        self.phones.append(phone)
        return phone

    def leave(self, phone: Phone) -> None:
        """A phone has no connection for long."""
        self.phones.remove(phone)
        phone.leave()
        self.phone_table.advance(GRACE_MS + 1)

    @property
    def actions(self) -> int:
        return len(self.scene.session.match.actions)

    def go_on(self, rounds: int = 1, *, act: bool = True) -> None:
        """Time passes; phones choose anything, and nobody touches the screen."""
        for _ in range(rounds):
            self.pilot.loop.step(50, [])
            if self.host.thinking:
                sleep(0.005)  # bots think in a process of their own
            for phone in self.phones if act else ():
                if phone.read().of("document") and (legal := phone.document["actions"]):
                    phone.act(self._rng.choice(legal)["text"])

    def until(self, waits: Callable[["Table"], bool], most: int = 600) -> None:
        """Phones choose until the screen waits as it should."""
        for _ in range(most):
            if waits(self):
                return
            self.go_on()
        raise AssertionError(f"the screen shows {self.pilot.scene.name}, {self.host.phase}")


def at_table(game: str, secrecy: str, people: int = SEATS) -> TableSetup:
    """A table for four with quick bots."""
    setup = chosen(game, SEATS, people, SHORT[game])
    return replace(
        setup, secrecy=secrecy, seats=tuple(replace(each, strength="random") for each in setup.seats)
    )


@contextmanager
def opened(game: str, secrecy: str, folder: Path, people: int = SEATS) -> Iterator[Table]:
    """A table with phones, and the sheet of codes closed again."""
    first = ToFirstTable(at_table(game, secrecy, people), Random(4), folder / "game.jsonl")
    over = ToPhones(game, ANY_PORT, starts=True)
    with piloted(first=first, over=over, size=(960, 540)) as pilot:
        pilot.click("ui/go-on")
        yield Table(pilot)


def check_goes_on(table: Table, more: int = 12) -> None:
    """The game continues with phones and bots alone."""
    before = table.actions
    for _ in range(400):
        table.go_on()
        if table.scene.session.match.outcome or table.actions >= before + more:
            return
    raise AssertionError(f"stands still at {table.actions}: {table.pilot.scene.name}, {table.host.phase}")


def waits_for(seat: int) -> Callable[[Table], bool]:
    """Whether the screen asks or calls the person of a seat."""

    def waits(table: Table) -> bool:
        host = table.host
        return host.asked == seat or (host.call is not None and host.call.seat == seat)

    return waits


def to_phone(table: Table, seat: int) -> None:
    table.join(seat)


def to_bot(table: Table, seat: int) -> None:
    table.host.sit(seat, BOT, "random")


CHANGES: Sequence[Callable[[Table, int], None]] = (to_phone, to_bot)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("secrecy", [CURTAIN, HOLD, OPEN])
@pytest.mark.parametrize("change", CHANGES)
def test_what_waits_for_the_last_person_at_the_screen_leaves_with_their_seat(
    game: str, secrecy: str, change: Callable[[Table, int], None], tmp_path: Path
) -> None:
    with opened(game, secrecy, tmp_path) as table:
        for seat in range(SEATS - 1):
            table.join(seat)
        table.until(waits_for(SEATS - 1))
        change(table, SEATS - 1)
        check_goes_on(table)
        assert not any(isinstance(each, CurtainScene) for each in table.pilot.manager.scenes)


def open_menu(table: Table) -> None:
    table.pilot.press(pygame.K_ESCAPE)
    if table.pilot.scene.name != "table menu":  # Esc has closed or undone something first
        table.pilot.press(pygame.K_ESCAPE)
    assert table.pilot.scene.name == "table menu", table.pilot.scene.name


def hold_hand(table: Table) -> None:
    """Holds the hand of the asked person open, where hands are held."""
    table.host.held.hold(SEATS - 1)


def pick(table: Table) -> None:
    """Makes half a choice."""
    before, names = table.actions, sorted(table.scene.table.choice.selectable)
    if names and table.host.session.game.name != "clown_standoff":  # there one pick may be all
        table.scene.parts.moves.pick(names[0])
    assert table.actions - before in (0, 1)


def open_log(table: Table) -> None:
    table.pilot.press(pygame.K_l)


OPENED = (
    (open_menu, to_phone, CURTAIN),
    (open_menu, to_bot, CURTAIN),
    (hold_hand, to_phone, HOLD),
    (pick, to_bot, HOLD),
    (pick, to_phone, CURTAIN),
    (open_log, to_phone, HOLD),
)
"""What is open, who takes the seat, and how persons at the screen keep their secrets."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("opens", "change", "secrecy"), OPENED)
def test_whatever_is_open_on_the_screen_the_game_goes_on_once_it_is_closed(
    game: str,
    opens: Callable[[Table], None],
    change: Callable[[Table, int], None],
    secrecy: str,
    tmp_path: Path,
) -> None:
    with opened(game, secrecy, tmp_path) as table:
        for seat in range(SEATS - 1):
            table.join(seat)
        table.until(waits_for(SEATS - 1))
        table.go_on(20, act=False)
        opens(table)
        change(table, SEATS - 1)
        for _ in range(3):
            if table.pilot.scene is not table.scene and table.pilot.scene.name != "results":
                table.pilot.press(pygame.K_ESCAPE)
                table.go_on(2)
        check_goes_on(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("secrecy", [CURTAIN, HOLD])
def test_a_bot_plays_for_a_phone_that_left_while_the_screen_calls_somebody(
    game: str, secrecy: str, tmp_path: Path
) -> None:
    with opened(game, secrecy, tmp_path) as table:
        phones = [table.join(seat) for seat in range(SEATS - 1)]
        table.until(waits_for(SEATS - 1))
        table.leave(phones[0])
        assert table.host.session.seats[0].kind == BOT
        table.join(SEATS - 1)
        check_goes_on(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("secrecy", [CURTAIN, HOLD, OPEN])
def test_persons_whose_phones_end_are_asked_at_the_screen(game: str, secrecy: str, tmp_path: Path) -> None:
    with opened(game, secrecy, tmp_path) as table:
        for seat in range(SEATS):
            table.join(seat)
        table.go_on(30)
        table.pilot.manager.phones.close()
        table.phones.clear()
        before, rng = table.actions, Random(5)
        for _ in range(600):
            table.go_on()
            if table.actions >= before + 8 or table.scene.session.match.outcome:
                return
            if table.host.call is not None:
                table.pilot.rest(600)
                table.pilot.press(pygame.K_RETURN)
            elif table.host.secret and table.scene.parts.reactions.explains:
                table.scene.parts.reactions._close_instructions()
            elif table.host.asked is not None:
                table.host.answer(rng.choice(table.host.session.match.legal_actions(table.host.asked)))
        raise AssertionError(f"nobody is asked: {table.pilot.scene.name}, {table.host.phase}")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_screen_is_confirmed_for_phones(game: str, tmp_path: Path) -> None:
    """The setting that stops after each bot is for persons at the screen."""
    with opened(game, CURTAIN, tmp_path, people=3) as table:
        table.pilot.manager.note(bot_stops=True)
        for seat in range(3):
            table.join(seat)
        check_goes_on(table, more=30)


def asked_for(table: Table) -> Phone:
    """A phone asks for the seat of the person at the mouse, who sees the question."""
    for seat in range(SEATS - 1):
        table.join(seat)
    table.until(waits_for(SEATS - 1))
    phone = Phone(table.phone_table, is_given=False).hello(code=table.phone_table.code, seat=SEATS - 1)
    table.go_on(2, act=False)
    assert GIVE_SEAT in table.pilot.names and not phone.read().of("seated")
    return phone


@pytest.mark.parametrize("secrecy", [CURTAIN, OPEN])
@pytest.mark.parametrize(
    ("button", "is_seated"), [(GIVE_SEAT, True), (KEEP_SEAT, False), (LOCK_SEATS, False)]
)
def test_a_phone_gets_the_seat_of_a_person_at_the_mouse_by_a_click_on_the_screen(
    secrecy: str, button: str, is_seated: bool, tmp_path: Path
) -> None:
    with opened("clown_standoff", secrecy, tmp_path) as table:
        phone = asked_for(table)
        table.pilot.click(button)
        table.go_on(2, act=False)
        assert bool(phone.read().of("seated")) == is_seated
        assert GIVE_SEAT not in table.pilot.names
        assert table.phone_table.is_locked == (button == LOCK_SEATS)
        assert (SEATS - 1 in table.host.people) != is_seated


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_esc_and_enter_keep_the_seat(key: int, tmp_path: Path) -> None:
    with opened("clown_standoff", OPEN, tmp_path) as table:
        phone = asked_for(table)
        table.pilot.press(key)
        table.go_on(2, act=False)
        assert phone.read().refused == "taken" and SEATS - 1 in table.host.people


def test_the_question_for_a_seat_leaves_with_its_phone(tmp_path: Path) -> None:
    with opened("clown_standoff", CURTAIN, tmp_path) as table:
        phone = asked_for(table)
        phone.leave()
        table.go_on(2, act=False)
        assert GIVE_SEAT not in table.pilot.names and isinstance(table.pilot.scene, CurtainScene)


def test_a_log_of_private_events_leaves_with_the_seat_of_its_person(tmp_path: Path) -> None:
    with opened("texas_showdown", OPEN, tmp_path) as table:
        for seat in range(SEATS - 1):
            table.join(seat)
        table.until(waits_for(SEATS - 1))
        table.go_on(20, act=False)
        assert table.host.viewer == SEATS - 1
        open_log(table)
        assert table.pilot.scene is not table.scene
        to_phone(table, SEATS - 1)
        table.go_on(2, act=False)
        assert table.pilot.scene is table.scene
