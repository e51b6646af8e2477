"""Pictures of the page in a real browser: `python -m tests.phones.screenshots DIR [GAME]`.

Typical moments of each game, or of one, and the screens around them (`screens` as GAME), at four sizes and in
both languages.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

from circus.content.data import sprite_files
from circus.content.texts import LANGUAGES
from circus.core.action import CHANCE
from circus.phones.exchange import Exchange, Link
from circus.phones.messages import REFUSALS, Hello, document_message, seated_message, to_json
from circus.phones.server import PhoneServer
from circus.ui.phones import SkinDescriber
from tests.phones import hosted
from tests.phones.moments import Played
from tests.phones.pages import Chromium, Loop, Page

SIZES = ((320, 640), (390, 844), (844, 390), (1024, 768))
SETTLE_S = 0.4
LOST_S = 1.0
"""Time until the notice of a lost connection is shown."""
MOST_STEPS = 3_000
TOKEN = "x" * 22
SCREENS = "screens"
"""Name of the pictures without a game."""


class Moments(NamedTuple):
    """A game, its set-up, and the verbs for which seat 0 is shown when it may choose them, in this order."""

    seats: int
    verbs: tuple[str, ...]
    options: Mapping[str, Any] = {}


SHOWN: Mapping[str, tuple[Moments, ...]] = {
    "clearing_house": (Moments(4, ("draft", "play", "allow", "flee", "")),),
    "clown_standoff": (Moments(4, ("choose", "pass", "")), Moments(2, ("choose",))),
    "flip_circus": (Moments(2, ("swap", "applause", "")), Moments(4, ("swap",))),
    "quel_cirque": (Moments(4, ("move", "")), Moments(3, ("return",), {"secret_clown": True})),
    "texas_showdown": (
        Moments(4, ("play",)),
        Moments(6, ("give",), {"passing": True}),
        Moments(3, ("lead", ""), {"face_cards": "pass_the_buck"}),
    ),
}


class Stage:
    """A server that shows any moment to one phone, also after a lost connection."""

    def __init__(self, game: str) -> None:
        none = dict.fromkeys(REFUSALS, "")
        self.exchange = Exchange(dict.fromkeys(LANGUAGES, none))
        self.server = PhoneServer(self.exchange, sprite_files(game))
        self.server.start(port=0)
        self._describer = SkinDescriber()
        self._positions = 0
        self._document = ""
        self._link: Link | None = None
        self._runs = True
        self._thread = Thread(target=self._greet, name="stage", daemon=True)
        self._thread.start()

    def _greet(self) -> None:
        """Gives seat 0 to every phone that says hello."""
        while self._runs:
            waiting = self.exchange.take()
            if waiting and isinstance(waiting[1], Hello):
                self._link = waiting[0]
                self._link.send(seated_message(0, TOKEN, "stage"))
                if self._document:
                    self._link.publish(self._document)
            time.sleep(0.02)

    def show(self, played: Played, language: str) -> None:
        self._positions += 1
        document = self._describer.describe(0, language, played.moment(0))
        self._document = document_message(self._positions, to_json(document))
        if self._link:
            self._link.publish(self._document)

    def seat(self, page: Page) -> None:
        """Opens a page that has its seat already."""
        page.open(self.server.urls[0]).run(f"localStorage.setItem('circus.seat.', '{TOKEN}')")
        page.open(f"{self.server.urls[0]}?")

    def close(self) -> None:
        self._runs = False
        self._thread.join(10)
        self.server.stop()


def until(played: Played, verb: str) -> None:
    """Plays until seat 0 may choose this verb."""
    for _ in range(MOST_STEPS):
        if _may(played, verb) or not played.state.awaited:
            return
        played.step()


def _may(played: Played, verb: str) -> bool:
    """Whether seat 0 may choose this verb, with something to choose from; "" at the end of the game."""
    legal = played.moment(0).legal
    return bool(verb) and any(action.verb == verb for action in legal) and len(legal) > 1


def _photograph(page: Page, path: str) -> None:
    """Writes the pictures of what a page shows, one for each size."""
    for width, height in SIZES:
        page.resize(width, height)
        time.sleep(SETTLE_S)
        page.driver.save_screenshot(f"{path}_{width}x{height}.png")
        print(f"{path}_{width}x{height}.png")


def photograph(game: str, folder: Path, chromium: Chromium) -> None:
    """Write the pictures of one game; the example for beginners is on those of its first moment."""
    for wanted in SHOWN[game]:
        stage, page = Stage(game), chromium.page()
        stage.seat(page)
        played = Played(game, wanted.seats, wanted.options)
        for verb in wanted.verbs:
            until(played, verb)
            for language in LANGUAGES:
                stage.show(played, language)
                page.until(f"document.documentElement.lang === '{language}'")
                _photograph(page, str(folder / f"{game}_{wanted.seats}_{verb or 'over'}_{language}"))
            page.run("localStorage.setItem('circus.played', '1')")
        stage.close()


Screens = Iterator[str]
"""Yields the name of each screen once a page shows it."""


def _joining(loop: Loop, page: Page) -> Screens:
    """The screens before the table."""
    page.open("about:blank").open(loop.link(1)).until("document.querySelector('#door-seat').textContent")
    yield "invited"
    page.open("about:blank").open(loop.server.urls[0]).until("document.querySelector('#code').offsetParent")
    yield "code"
    page.type("#code", "QQQQQQ").tap("#enter").until("document.querySelector('#door-problem').textContent")
    yield "code_wrong"
    page.type("#code", loop.table.code).tap("#enter").until("document.querySelector('#free .plate')")
    yield "seats"
    loop.do(lambda: loop.table.lock(on=True))
    page.until("document.querySelector('#door-problem').textContent")
    yield "locked"
    loop.do(lambda: loop.table.lock(on=False))


def _to_act(loop: Loop) -> int:
    """The seat that may choose first."""
    while (seat := next(iter(loop.host.session.awaited), CHANCE)) == CHANCE:
        time.sleep(0.02)
    return seat


def _sitting(loop: Loop, page: Page) -> Screens:
    """The screens of a phone at the table."""
    page.open("about:blank").sit(loop.link(_to_act(loop)), "Ada").until("document.querySelector('.finger')")
    yield "first"
    page.tap('#areas [data-name="cell/2,6"]').until("document.querySelector('#refusal').textContent")
    yield "refusal"
    page.ask(".item.can").until("document.querySelector('#about').open")
    yield "about"
    page.tap("#about button").resize(390, 844)
    page.tap("#open-log")
    yield "log"
    page.resize(390, 844)
    page.tap("#close-log").run("localStorage.setItem('circus.played', '1')")
    loop.server.stop()
    page.until("!document.querySelector('#lost').hidden")
    time.sleep(LOST_S)
    yield "lost"


def _leaving(loop: Loop, page: Page, chromium: Chromium) -> Screens:
    """The screens after the table."""
    page.open("about:blank").sit(loop.link(0), "Ada")
    other = chromium.page().open(loop.server.urls[0])
    page.until("document.body.classList.contains('at-door')")
    other.open("about:blank")
    yield "elsewhere"
    page.tap("#enter").until("document.body.classList.contains('at-table')")
    loop.do(lambda: loop.table.remove(0))
    page.until("document.body.classList.contains('at-door')")
    yield "removed"
    page.open("about:blank").open(loop.server.urls[0]).until("document.querySelector('#code').offsetParent")
    page.type("#code", loop.table.code).tap("#enter").tap("#watch")
    page.until("document.body.classList.contains('at-table')")
    yield "watch"
    loop.do(loop.table.close)
    page.until("document.body.classList.contains('at-door')")
    yield "closed"


def photograph_screens(folder: Path, chromium: Chromium) -> None:
    """Write the pictures of the screens around the games."""
    for language in LANGUAGES:
        parts: tuple[tuple[str, Callable[[Loop, Page], Screens]], ...] = (
            ("clearing_house", _joining),
            ("quel_cirque", _sitting),
            ("texas_showdown", lambda loop, page: _leaving(loop, page, chromium)),
        )
        for game, part in parts:
            with tempfile.TemporaryDirectory() as table:
                loop, page = Loop(hosted(Path(table), game, people=4, seats=4)), chromium.page()
                page.open(loop.server.urls[0]).run(f"localStorage.setItem('circus.language', '{language}')")
                for name in part(loop, page):
                    _photograph(page, str(folder / f"{SCREENS}_{name}_{language}"))
                loop.close()


def main(folder: str, *chosen: str) -> None:
    """Write the pictures of the named games, or of all, and of the screens around them."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profiles:
        chromium = Chromium(Path(profiles))
        try:
            for game in chosen or (SCREENS, *SHOWN):
                if game == SCREENS:
                    photograph_screens(Path(folder), chromium)
                else:
                    photograph(game, Path(folder), chromium)
        finally:
            chromium.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
