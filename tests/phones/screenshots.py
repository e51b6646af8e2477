"""Pictures of the page in a real browser: `python -m tests.phones.screenshots DIR [GAME]`.

Typical moments of each game, at four sizes and in both languages.
"""

import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from circus.content.data import sprite_files
from circus.content.texts import LANGUAGES
from circus.phones.exchange import Exchange, Link
from circus.phones.messages import REFUSALS, Hello, document_message, seated_message, to_json
from circus.phones.server import PhoneServer
from circus.ui.phones import SkinDescriber
from tests.phones.moments import Played
from tests.phones.pages import Chromium, Page

SIZES = ((320, 640), (390, 844), (844, 390), (1024, 768))
SETTLE_S = 0.4
MOST_STEPS = 3_000


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
    """A server that shows any moment to one phone."""

    def __init__(self, game: str) -> None:
        none = dict.fromkeys(REFUSALS, "")
        self.exchange = Exchange(dict.fromkeys(LANGUAGES, none))
        self.server = PhoneServer(self.exchange, sprite_files(game))
        self.server.start(port=0)
        self._describer = SkinDescriber()
        self._positions = 0

    def greet(self) -> Link:
        """Waits for the first message of a phone and gives it seat 0."""
        while True:
            waiting = self.exchange.take()
            if waiting and isinstance(waiting[1], Hello):
                waiting[0].send(seated_message(0, "x" * 22, "stage"))
                return waiting[0]
            time.sleep(0.02)

    def show(self, link: Link, played: Played, language: str) -> None:
        self._positions += 1
        document = self._describer.describe(0, language, played.moment(0))
        link.publish(document_message(self._positions, to_json(document)))


def _until(played: Played, verb: str) -> None:
    for _ in range(MOST_STEPS):
        if _may(played, verb) or not played.state.awaited:
            return
        played.step()


def _may(played: Played, verb: str) -> bool:
    """Whether seat 0 may choose this verb, with something to choose from; "" at the end of the game."""
    legal = played.moment(0).legal
    return bool(verb) and any(action.verb == verb for action in legal) and len(legal) > 1


def _photograph(page: Page, stage: Stage, link: Link, played: Played, path: str) -> None:
    for language in LANGUAGES:
        stage.show(link, played, language)
        for width, height in SIZES:
            page.resize(width, height)
            time.sleep(SETTLE_S)
            page.driver.save_screenshot(f"{path}_{language}_{width}x{height}.png")
            print(f"{path}_{language}_{width}x{height}.png")


def photograph(game: str, folder: Path, chromium: Chromium) -> None:
    """Write the pictures of one game."""
    for number, wanted in enumerate(SHOWN[game]):
        stage, page = Stage(game), chromium.page()
        page.open(f"{stage.server.urls[0]}#{'x' * 22}")
        page.until("document.querySelector('#enter') && document.querySelector('#enter').offsetParent")
        if not number:
            page.driver.save_screenshot(str(folder / f"{game}_door.png"))
        page.tap("#enter")
        link, played = stage.greet(), Played(game, wanted.seats, wanted.options)
        for verb in wanted.verbs:
            _until(played, verb)
            _photograph(page, stage, link, played, str(folder / f"{game}_{wanted.seats}_{verb or 'over'}"))
        stage.server.stop()


def main(folder: str, *chosen: str) -> None:
    """Write the pictures of the named games, or of all."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as profiles:
        chromium = Chromium(Path(profiles))
        for game in chosen or SHOWN:
            photograph(game, Path(folder), chromium)
        chromium.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
