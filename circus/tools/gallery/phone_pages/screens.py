"""Pictures of the page around a game: joining, refusals, the log, a lost connection, leaving."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.action import CHANCE
from circus.session import saves
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import HUMAN, first_table_setup
from circus.tools.gallery.phone_pages.browser import PHONE, Browser, Page
from circus.tools.gallery.phone_pages.camera import Camera
from circus.tools.gallery.phone_pages.served_table import ServedTable

_SEATS = 4
_NAME = "Zoé"
_WRONG_CODE = "QQQQQQ"

_HAS_CODE = "document.querySelector('#code').offsetParent"
_HAS_PROBLEM = "document.querySelector('#door-problem').textContent"
_IS_AT_DOOR = "document.body.classList.contains('at-door')"
_IS_AT_TABLE = "document.body.classList.contains('at-table')"

_Shown = Iterator[str]
"""Yields the name of each screen once a page shows it."""


def _join(served: ServedTable, page: Page, _: Browser) -> _Shown:
    """Show the screens before the table."""
    page.open(served.link(1)).until("document.querySelector('#door-seat').textContent")
    yield "invited"
    page.open("about:blank").open(served.server.url).until(_HAS_CODE)
    yield "code"
    page.type("#code", _WRONG_CODE).tap("#enter").until(_HAS_PROBLEM)
    yield "code_wrong"
    page.type("#code", served.table.code).tap("#enter").until("document.querySelector('#free .plate')")
    yield "seats"
    served.do(lambda: served.table.lock(on=True))
    page.until(_HAS_PROBLEM)
    yield "locked"


def _sit(served: ServedTable, page: Page, _: Browser) -> _Shown:
    """Show the screens of a phone at the table."""
    page.sit(served.link(_first_to_act(served)), _NAME).until("document.querySelector('.finger')")
    yield "first"
    page.tap("#seats .plate").until("document.querySelector('#refusal').textContent")
    yield "refusal"
    page.press_long(".item.can")
    yield "about"
    page.tap("#about button").resize(*PHONE)
    page.tap("#open-log")
    yield "log"
    page.resize(*PHONE)
    page.tap("#close-log").run("localStorage.setItem('circus.played', '1')")
    served.server.stop()
    page.until("!document.querySelector('#lost').hidden")
    yield "lost"


def _leave(served: ServedTable, page: Page, browser: Browser) -> _Shown:
    """Show the screens after the table."""
    page.sit(served.link(0), _NAME)
    other = browser.page().open(served.server.url)
    page.until(_IS_AT_DOOR)
    other.open("about:blank")
    yield "elsewhere"
    page.tap("#enter").until(_IS_AT_TABLE)
    served.do(lambda: served.table.remove(0))
    page.until(_IS_AT_DOOR)
    yield "removed"
    page.open("about:blank").open(served.server.url).until(_HAS_CODE)
    page.type("#code", served.table.code).tap("#enter").tap("#watch").until(_IS_AT_TABLE)
    yield "watch"
    served.do(served.table.close)
    page.until(_IS_AT_DOOR)
    yield "closed"


def _first_to_act(served: ServedTable) -> int:
    """Return the seat that may choose first; raise `CircusError` if the table's loop has ended."""
    while (seat := next(iter(served.host.session.awaited), CHANCE)) == CHANCE:
        served.do(lambda: None)
    return seat


class _Part(NamedTuple):
    """Screens of one phone at one table.

    Attributes:
        show: does what the phone's person does.
        names: of the screens.
    """

    show: Callable[[ServedTable, Page, Browser], _Shown]
    names: tuple[str, ...]


_PARTS = (
    _Part(_join, ("invited", "code", "code_wrong", "seats", "locked")),
    _Part(_sit, ("first", "refusal", "about", "log", "lost")),
    _Part(_leave, ("elsewhere", "removed", "watch", "closed")),
)


def photograph_screens(camera: Camera, browser: Browser, language: str) -> None:
    """Write the pictures of the screens around a game."""
    for part in _PARTS:
        if camera.selects(part.names):
            with TemporaryDirectory() as folder:
                _photograph(camera, browser, language, part, Path(folder))
            browser.close_windows()


def _photograph(camera: Camera, browser: Browser, language: str, part: _Part, folder: Path) -> None:
    """Write the pictures of a part, whose game is recorded in `folder`."""
    host = _host(folder)
    served, page = ServedTable(host), browser.page()
    try:
        page.open(served.server.url)
        page.run("localStorage.setItem('circus.language', arguments[0])", language)
        page.open("about:blank")
        for name in part.show(served, page, browser):
            camera.photograph(page, name)
    finally:
        served.close()
        host.session.close()  # Windows cannot delete an open record


def _host(folder: Path) -> Host:
    """Return a new game of persons."""
    setup = first_table_setup(games.in_order()[0], _SEATS)
    setup = replace(setup, seats=tuple(replace(seat, kind=HUMAN) for seat in setup.seats))
    session = saves.begin(setup, Random(1), folder / "game.jsonl")
    return Host(session, SynchronousThinker(), series_of(setup), speed="off")
