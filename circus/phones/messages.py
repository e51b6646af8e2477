"""Messages between the page on a phone and the table: JSON texts, one a websocket frame."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from circus.content.texts import LANGUAGES
from circus.core.errors import CircusError
from circus.platform.untrusted import LineError, parsed
from circus.platform.untrusted.limits import PHONE
from circus.platform.untrusted.shapes import (
    FLAG,
    MANY,
    NULL,
    TEXT,
    Shape,
    choice,
    either,
    list_of,
    object_of,
    whole,
)

PROTOCOL = 1
"""Version of the messages."""

REFUSALS = (
    "illegal",
    "stale",
    "malformed",
    "too_often",
    "too_large",
    "not_yours",
    "locked",
    "taken",
    "unknown",
    "undrawn",
)
"""Codes of a refusal; `phones-refused-CODE` is its sentence. "undrawn": the page cannot be described."""

WRONG_HOST = "host"
"""Key of the sentence about a page that was asked for by a name; it has the field `{address}`."""

_NUMBER = whole(0, MANY)
MAX_PICKS = 40
"""Maximum number of picks of a question why; no action has more."""

GONE = ("closed", "removed", "elsewhere")
"""Reasons why a connection ends: the table closed, the phone lost its seat, the seat is open on another page;
`phones-gone-REASON` is the sentence."""

_TYPE = object_of({"type": choice("hello", "act", "undo", "why", "language", "ping")})
_SHAPES: Mapping[str, Shape] = {
    "hello": object_of(
        {"type": TEXT, "protocol": whole(1, MANY)},
        {
            "token": TEXT,
            "code": TEXT,
            "seat": either(whole(-1, 99), NULL),
            "name": TEXT,
            "look": FLAG,
            "language": choice(*LANGUAGES),
        },
        closed=True,
    ),
    "act": object_of({"type": TEXT, "position": _NUMBER, "action": TEXT}, closed=True),
    "undo": object_of({"type": TEXT, "position": _NUMBER}, closed=True),
    "why": object_of(
        {"type": TEXT, "position": _NUMBER, "picks": list_of(TEXT, MAX_PICKS), "name": TEXT}, closed=True
    ),
    "language": object_of({"type": TEXT, "language": choice(*LANGUAGES)}, closed=True),
    "ping": object_of({"type": TEXT, "n": _NUMBER}, closed=True),
}


class MalformedError(CircusError):
    """Message that the protocol does not allow."""


@dataclass(frozen=True)
class Hello:
    """Request to join or to come back.

    Attributes:
        token: an invitation or a seat token; "" for none.
        code: the join code as typed; "" for none.
        seat: the chosen seat, -1 to watch; `None` to be sent the free seats.
        name: the person's name; "" for the seat's.
        look: whether to be sent the seat of an invitation, without a claim to it.
        language: of `LANGUAGES`.
    """

    token: str = field(default="", repr=False)
    code: str = field(default="", repr=False)
    seat: int | None = None
    name: str = ""
    look: bool = False
    language: str = LANGUAGES[0]


@dataclass(frozen=True)
class Act:
    """Action, as an answer to the document of a position."""

    position: int
    action: str


@dataclass(frozen=True)
class TakeBack:
    """Request to take a secret choice back, as an answer to the document of a position."""

    position: int


@dataclass(frozen=True)
class Why:
    """Question which rule forbids a pick after those so far, at the document of a position."""

    position: int
    picks: tuple[str, ...]
    name: str


@dataclass(frozen=True)
class ChangeLanguage:
    """Request for the documents in another language."""

    language: str


@dataclass(frozen=True)
class Ping:
    """Question whether the table still answers."""

    n: int


ClientMessage = Hello | Act | TakeBack | Why | ChangeLanguage | Ping


def parse_message(raw: str) -> ClientMessage:
    """Parse a frame of a phone; raise `MalformedError`.

    >>> parse_message('{"type":"act","position":3,"action":"0:pass"}')
    Act(position=3, action='0:pass')
    """
    try:
        message = parsed(raw.encode(), PHONE)
        _TYPE.check(message)
        kind = message.pop("type")
        _SHAPES[kind].check({"type": kind, **message})
    except (LineError, UnicodeEncodeError) as error:
        raise MalformedError(str(error)) from None
    if kind == "hello":
        return _hello(message)
    if kind == "act":
        return Act(**message)
    if kind == "undo":
        return TakeBack(**message)
    if kind == "why":
        return Why(message["position"], tuple(message["picks"]), message["name"])
    return Ping(**message) if kind == "ping" else ChangeLanguage(**message)


def _hello(message: dict[str, Any]) -> Hello:
    if message.pop("protocol") != PROTOCOL:
        raise MalformedError(f"the protocol is {PROTOCOL}")
    if bool(message.get("token")) == bool(message.get("code")):
        raise MalformedError("a hello has a token or a code")
    return Hello(**message)


def to_json(value: object) -> str:
    """Return the canonical JSON text of a value: equal values have equal texts.

    >>> to_json({"b": 1, "a": "é"})
    '{"a":"é","b":1}'
    """
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"), sort_keys=True)


def seats_message(free: Sequence[Mapping[str, object]], *, locked: bool) -> str:
    """Return the message with the free seats; each has `seat`, `name`, `colour` and `picture`."""
    return to_json({"type": "seats", "free": free, "locked": locked})


def seated_message(seat: int, token: str, table: str) -> str:
    """Return the message with a seat (-1 for a spectator) and its token ("" for a spectator)."""
    return to_json({"type": "seated", "seat": seat, "token": token, "table": table})


def waiting_message(text: str) -> str:
    """Return the message that a wish for a seat waits for the screen: one sentence."""
    return to_json({"type": "waiting", "text": text})


def document_message(position: int, document: str) -> str:
    """Return the message with a document, which is JSON text already."""
    return f'{{"type":"document","position":{position},"document":{document}}}'


def refused_message(code: str, text: str) -> str:
    """Return the message of a refusal: a code of `REFUSALS` and one sentence."""
    return to_json({"type": "refused", "code": code, "text": text})


def why_message(name: str, text: str) -> str:
    """Return the message why an item cannot be picked: one sentence, "" for none."""
    return to_json({"type": "why", "name": name, "text": text})


def gone_message(code: str, text: str) -> str:
    """Return the message that the connection ends: a code of `GONE` and one sentence."""
    return to_json({"type": "gone", "code": code, "text": text})


def pong_message(n: int) -> str:
    """Return the answer to a ping."""
    return to_json({"type": "pong", "n": n})
