"""Pictures of the phones at a table: their sheet in its states, and the marks at the plates."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

from circus import games
from circus.session.host import Host
from circus.session.table_setup import HUMAN, first_table_setup
from circus.tools.gallery.games import Show
from circus.tools.gallery.tables import open_table
from circus.ui.scenes.phones.overview import (
    AWAY,
    FREE,
    JOINED,
    PhoneFault,
    PhonesOverview,
    SeatCard,
    SeatRequest,
)
from circus.ui.scenes.phones.scene import PhonesScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.skins.gallery import Chooses

_ADDRESS = "http://192.168.137.1:8642"
_INVITATION = "kQ3v0Zr1Tn6mXc8bYd2eWg"
"""No secret: its server does not exist."""
_COUNTS = (2, 4, 6)
"""Numbers of seats of the pictures."""
_LOSSES: Mapping[str, PhoneFault] = {
    "moved": ("phones-fault-moved", {"address": "192.168.137.1"}),
    "ended": ("phones-fault-ended", {}),
}
"""Faults that end the connections during a game."""


class DisplayedPhones:
    """Manager of phones that exist in a picture only.

    Attributes:
        overview: their state.
    """

    def __init__(self, overview: PhonesOverview) -> None:
        self.overview = overview

    def open_at(self, host: str) -> None:
        """Do nothing."""

    def lock(self, *, on: bool) -> None:
        """Do nothing."""

    def remove(self, seat: int) -> None:
        """Do nothing."""

    def prepare(self) -> bool:
        """Return that nothing is left to do."""
        return False

    def abandon(self) -> bool:
        """Return that the game has begun."""
        return False


class DisplayedTable(DisplayedPhones):
    """Desk of such phones at a table.

    Attributes:
        host: of the table.
        has_acted: false.
        request: of a phone for the seat of a person at the mouse; `None` for none.
        next_fault: fault from the next round on; `None` for nothing.
    """

    has_acted = False
    quiet_ms: float | None = None
    request: "SeatRequest | None" = None
    next_fault: "PhoneFault | None" = None

    def __init__(self, overview: PhonesOverview, host: Host) -> None:
        super().__init__(overview)
        self.host = host

    def follow(self, host: Host) -> None:
        """Do nothing."""

    def answer_request(self, *, gives: bool) -> None:
        """Close the request."""
        self.request = None

    def advance(self, ms: float) -> None:
        """Show the fault that comes next, if there is one."""
        self.overview = replace(self.overview, fault=self.next_fault)

    def close(self) -> None:
        """Do nothing."""


def phones(files: Iterator[Path]) -> Iterator[tuple[str, Show]]:
    """Yield pictures of the sheet for several numbers of seats, of its states, and of a table."""
    for count in _COUNTS:
        yield f"phones_{count}", partial(_sheet, overview=displayed(count))
    yield "phones_joined", partial(_sheet, overview=displayed(4, (JOINED, AWAY)))
    here = replace(displayed(4), is_network=False, address="http://127.0.0.1:8642", hosts=(), host="")
    free = tuple(replace(each, url="") for each in here.seats)
    yield "phones_here", partial(_sheet, overview=replace(here, seats=free))
    off = PhonesOverview(free, fault=("phones-fault-network", {}))
    yield "phones_fault", partial(_sheet, overview=off)
    for name, fault in _LOSSES.items():
        yield f"phones_{name}", partial(_lost, file=next(files), fault=fault)
    yield "phones_request", partial(_requested, file=next(files))
    for game in games.in_order():
        yield f"{game}_phones", partial(_table, file=next(files), game=game)


def displayed(count: int, states: tuple[str, ...] = ()) -> PhonesOverview:
    """Return the phones at a table of `count` persons: the states of the first seats, the others free."""
    seats = first_table_setup(_game(count), count).seats
    shown = tuple(
        SeatCard(
            number, replace(who, kind=HUMAN), state, "" if state != FREE else f"{_ADDRESS}/#{_INVITATION}"
        )
        for number, (who, state) in enumerate(zip(seats, (*states, *[FREE] * count), strict=False))
    )
    hosts = ("192.168.1.20", "192.168.137.1")
    return PhonesOverview(shown, True, True, _ADDRESS, hosts, hosts[1], "KWMTBZ")


def _game(count: int) -> str:
    """Return a game for `count` players."""
    return next(game for game in games.in_order() if count in games.find(game).seats)


def _sheet(manager: SceneManager, overview: PhonesOverview) -> None:
    game = _game(len(overview.seats))
    manager.push(PhonesScene(manager, game, DisplayedPhones(overview), starts=True), CUT)


def _lost(manager: SceneManager, file: Path, fault: PhoneFault) -> None:
    """Show the notice of a fault that ends the connections at a table."""
    _table(manager, file, games.in_order()[0]).next_fault = fault
    manager.advance(0)


def _requested(manager: SceneManager, file: Path) -> None:
    """Show the question about a phone that asks for the seat of a person at the mouse."""
    desk = _table(manager, file, games.in_order()[0])
    desk.request = SeatRequest(desk.host.session.seats[0].name, "Zoé")
    manager.advance(0)


def _table(manager: SceneManager, file: Path, game: str) -> DisplayedTable:
    """Show a table at which two persons play on phones, one of whom is away; return its desk."""
    scene = open_table(manager, file, game, Chooses())
    states = {1: JOINED, 2: AWAY} if len(scene.session.seats) > 2 else {1: AWAY}
    shown = [
        SeatCard(number, who, states.get(number, FREE)) for number, who in enumerate(scene.session.seats)
    ]
    desk = DisplayedTable(PhonesOverview(tuple(shown), True, True), scene.host)
    manager.phones.desk = desk
    scene.context.changed()
    return desk
