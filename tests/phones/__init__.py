"""Phones without sockets: a table, phones that speak to its exchange, and a describer that hides nothing."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.game import Game
from circus.core.option import Value
from circus.phones.exchange import Link
from circus.phones.messages import parse_message, pong_message
from circus.phones.moment import Moment
from circus.phones.table import PhoneTable
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import Seat
from tests.session import begun, chosen

ROUND_MS = 16.0
"""Time of one round of the main loop."""

CONFIRMS = 1_000_000
"""Number of the ping with which a page confirms its seat."""

SHORT: dict[str, dict[str, Value]] = {
    "clearing_house": {"round_limit": 1},
    "clown_standoff": {},
    "flip_circus": {"turn_limit": 6},
    "quel_cirque": {"secret_clown": True},
    "texas_showdown": {"passing": True, "length": "one_hand"},
}
"""Short games with all secrets."""


class BareDescriber:
    """Describes all that a moment holds, so that equal documents mean equal moments."""

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        game = moment.game
        return {
            "seat": seat,
            "language": language,
            "seats": [[who.name, who.kind, who.strength, who.colour] for who in moment.seats],
            "view": [str(moment.view), [list(map(str, piece)) for piece in game.pieces(moment.view)]],
            "awaited": list(moment.view.awaited),
            "legal": [str(action) for action in moment.legal],
            "events": [
                [frame.event.kind, str(frame.event), str(frame.view)]
                for frame in moment.frames
                if frame.event
            ],
            "heard": moment.heard,
            "changeable": moment.is_changeable,
            "phones": sorted(moment.phones),
            "away": sorted(moment.away),
            "window": moment.window
            and [str(moment.window.key), moment.window.kind, sorted(moment.window.able)],
            "ms": [moment.left_ms, moment.of_ms],
        }

    def why(self, seat: int, language: str, moment: Moment, picks: Sequence[str], name: str) -> str:
        return f"{seat} {' '.join(picks)} {name}"

    def plate(self, game: Game[Any], seat: Seat) -> Mapping[str, str]:
        return {"colour": "#AA3333", "picture": f"/art/{game.brand.portrait(seat.colour)}.svg"}


class Phone:
    """A phone whose page reads what it is sent.

    Attributes:
        inbox: all messages, the oldest first.
        token: of its seat; "" before it has one.
        confirms: whether it confirms a seat with a ping, as the page does.
        is_given: whether the screen gives it the seat of a person at the mouse at once.
    """

    def __init__(
        self,
        table: PhoneTable,
        address: str = "192.168.1.20",
        *,
        confirms: bool = True,
        is_given: bool = True,
    ) -> None:
        self.table = table
        self.inbox: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.token = ""
        self.confirms = confirms
        self.is_given = is_given
        self.is_cut = False
        self.link: Link = table.exchange.connect(address, lambda: None)

    def send(self, **message: object) -> "Phone":
        """Sends a message, which the table handles in its next round."""
        assert self.link.expect()
        self.table.exchange.put(self.link, parse_message(json.dumps(message)))
        return self

    def hello(self, **message: object) -> "Phone":
        """Sends the first message; its round passes."""
        before = len(self.of("seated"))
        self.send(type="hello", protocol=1, **message)
        self.table.advance(ROUND_MS)
        self.be_given()
        if self.confirms and len(self.read().of("seated")) > before:
            self.send(type="ping", n=CONFIRMS)
        return self.read()

    def be_given(self) -> None:
        """The screen gives the seat that this phone asks for, if it is one of those that are given."""
        if self.is_given and self.table.request and self.table.request.link is self.link:
            self.table.answer_request(gives=True)
            self.table.advance(ROUND_MS)

    def join(self, seat: int, **message: object) -> "Phone":
        """Scans the code of a seat."""
        return self.hello(token=self.table.invitations[seat], **message)

    def act(self, action: str, position: int | None = None) -> "Phone":
        """Chooses an action, as an answer to the last document; its round passes."""
        self.send(type="act", position=self.position if position is None else position, action=action)
        self.table.advance(ROUND_MS)
        return self.read()

    def read(self) -> "Phone":
        """Reads what has come, but for the answer to the ping of a new seat."""
        messages, self.is_cut = self.link.take()
        messages = [each for each in messages if each != pong_message(CONFIRMS)]
        self.raw += messages
        self.inbox += map(json.loads, messages)
        self.token = next((each["token"] for each in self.of("seated")[::-1]), self.token)
        return self

    def leave(self) -> None:
        """Loses its connection; the table notices in its next round."""
        self.table.exchange.put(self.link, None)
        self.table.advance(0)

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of one type."""
        return [each for each in self.inbox if each["type"] == kind]

    @property
    def refused(self) -> str:
        """The code of the last message, which refuses something; "" if it is another one."""
        refusals = [each for each in self.inbox if each["type"] in ("refused", "seated", "seats")]
        return str(refusals[-1].get("code", "")) if refusals else ""

    @property
    def position(self) -> int:
        """The number of the document that it shows."""
        return int(self.read().of("document")[-1]["position"])

    @property
    def document(self) -> dict[str, Any]:
        """The document that it shows."""
        shown: dict[str, Any] = self.read().of("document")[-1]["document"]
        return shown

    @property
    def legal(self) -> list[str]:
        """What it may do now."""
        return list(self.document["legal"])


def hosted(
    folder: Path, game: str = "texas_showdown", people: int = 2, seats: int = 0, speed: str = "off"
) -> Host:
    """A table of this game whose first seats are persons, with quick bots."""
    table_setup = chosen(game, seats or games.find(game).usual_seats, people, SHORT.get(game, {}))
    quick = tuple(replace(seat, strength="random") for seat in table_setup.seats)
    table_setup = replace(table_setup, seats=quick)
    return Host(begun(folder, table_setup), SynchronousThinker(), series_of(table_setup), speed=speed)


def hosted_session(session: GameSession, host: Host) -> Host:
    """A host of another session, with the series of `host`."""
    return Host(session, SynchronousThinker(), host.series, speed="off")


def phones_of(host: Host) -> PhoneTable:
    """The phones of a table."""
    return PhoneTable(host, BareDescriber())


def rounds(table: PhoneTable, host: Host, ms: float = ROUND_MS, count: int = 1) -> None:
    """The main loop goes round."""
    for _ in range(count):
        host.advance(ms)
        table.advance(ms)


def until_asked(table: PhoneTable, host: Host, *phones: Phone, most: int = 2000) -> list[Phone]:
    """Rounds pass until some of these phones may choose; returns them."""
    for _ in range(most):
        asked = [phone for phone in phones if phone.read().of("document") and phone.legal]
        if asked:
            return asked
        rounds(table, host)
    raise AssertionError(f"nobody is asked: {host.phase}")


def played_out(table: PhoneTable, host: Host, rng: Random, *phones: Phone, most: int = 6000) -> None:
    """Phones choose anything until the game is over; nobody sits at the mouse."""
    for _ in range(most):
        if host.is_finished:
            return
        for phone in phones:
            if legal := phone.legal:
                phone.act(rng.choice(legal))
        rounds(table, host, 400.0)
    raise AssertionError(host.phase)
