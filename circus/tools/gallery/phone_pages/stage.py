"""Server of one phone that shows any moment of any game, as the phone of seat 0 gets it."""

import time
from threading import Thread

from circus.content.data import sprite_files
from circus.content.texts import LANGUAGES
from circus.phones.exchange import Exchange, Link
from circus.phones.messages import REFUSALS, Hello, document_message, seated_message, to_json
from circus.phones.server import PhoneServer
from circus.tools.gallery.phone_pages.browser import Page
from circus.tools.gallery.phone_pages.random_game import RandomGame
from circus.ui.phones import SkinDescriber

_TOKEN = "x" * 22
_ROUND_S = 0.02


class Stage:
    """Server on this machine that gives seat 0 to every phone that connects, also once more."""

    def __init__(self, game: str) -> None:
        """Start the server; `game` is the game whose pictures it has."""
        self._exchange = Exchange(dict.fromkeys(LANGUAGES, dict.fromkeys(REFUSALS, "")))
        self._server = PhoneServer(self._exchange, sprite_files(game))
        self._server.start(port=0)
        self._describer = SkinDescriber()
        self._position = 0
        self._document = ""
        self._link: Link | None = None
        self._runs = True
        self._thread = Thread(target=self._greet, name="stage", daemon=True)
        self._thread.start()

    def _greet(self) -> None:
        while self._runs:
            waiting = self._exchange.take()
            if waiting and isinstance(waiting[1], Hello):
                self._link = waiting[0]
                self._link.send(seated_message(0, _TOKEN, "stage"))
                if self._document:
                    self._link.publish(self._document)
            time.sleep(_ROUND_S)

    def show(self, played: RandomGame, language: str) -> None:
        """Show the present moment of a game."""
        self._position += 1
        document = self._describer.describe(0, language, played.moment(0))
        self._document = document_message(self._position, to_json(document))
        if self._link:
            self._link.publish(self._document)

    def seat(self, page: Page) -> None:
        """Open the page of a phone that has its seat already."""
        url = self._server.url
        page.open(url).run(f"localStorage.setItem('circus.seat.', '{_TOKEN}')")
        page.open(f"{url}?")

    def close(self) -> None:
        """Stop the server."""
        self._runs = False
        self._thread.join(10)
        self._server.stop()
