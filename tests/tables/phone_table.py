"""Table of tests with phones: its sheet is open, and the server takes any port."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from circus.session.table_setup import BOT, HUMAN, TableSetup, first_table_setup
from circus.ui.scenes.phones.overview import TablePhones
from circus.ui.scenes.shell.destinations import PhoneRequest, ToFirstTable, ToPhones
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted
from tests.tables.phone_client import TestPhone

ANY_PORT = PhoneRequest("", 0)


def two_at_table(people: int = 2) -> TableSetup:
    """A game with secrets for some persons, whose bots are quick."""
    table_setup = first_table_setup("clown_standoff", 3)
    seats = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength="random")
        for number, seat in enumerate(table_setup.seats)
    )
    return replace(table_setup, seats=seats)


@contextmanager
def table(folder: Path, people: int = 2, *, starts: bool = True) -> Iterator[Pilot]:
    """A table with the sheet of its phones open."""
    first = ToFirstTable(two_at_table(people), Random(4), folder / "game.jsonl")
    over = ToPhones("clown_standoff", ANY_PORT, starts=starts)
    with piloted(first=first, over=over, size=(1280, 720)) as pilot:
        yield pilot


def desk_of(pilot: Pilot) -> TablePhones:
    assert pilot.manager.phones.desk is not None
    return pilot.manager.phones.desk


def joined(pilot: Pilot, seat: int, name: str = "") -> TestPhone:
    """A phone that has taken a seat with the join code; a person at the mouse gives theirs."""
    desk = desk_of(pilot)
    phone = TestPhone(desk.overview.address, code=desk.overview.code, seat=seat, name=name)

    def step() -> None:
        pilot.step()
        if desk.request:
            desk.answer_request(gives=True)

    phone.wait(step, lambda each: each.document)
    return phone


def table_of(pilot: Pilot) -> TableScene:
    return next(each for each in pilot.manager.scenes if isinstance(each, TableScene))


def state_of(pilot: Pilot, seat: int) -> str:
    return desk_of(pilot).overview.seats[seat].state
