"""Any message of a phone is refused, or read as it is meant, and no message of a stranger changes a table."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from circus.phones.messages import MalformedError, parse_message
from circus.phones.table import PhoneTable
from circus.phones.tokens import is_code
from tests.outside import ANYTHING, damaged
from tests.phones import Phone, hosted, phones_of

KINDS = ["hello", "act", "undo", "language", "ping", "sudo"]
KEYS = ["protocol", "token", "code", "seat", "name", "language", "position", "action", "n", "hat"]
MESSAGES = st.builds(
    lambda kind, rest: {"type": kind, **rest},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(KEYS), ANYTHING | st.just(1) | st.just("en"), max_size=5),
)
HELLO = b'{"type":"hello","protocol":1,"code":"BCDFGH","seat":2,"name":"Ada","language":"fr"}'


def read(text: str) -> Any:
    """The message, or `None` if it is refused."""
    try:
        return parse_message(text)
    except MalformedError:
        return None


@given(text=st.text(max_size=300) | damaged(HELLO).map(lambda raw: raw.decode(errors="replace")))
@example(text='{"type":"hello","protocol":1,"code":"\\ud800"}')
@example(text='{"type":"act","position":1e3,"action":"x"}')
@example(text=10_000 * "[")
def test_any_text(text: str) -> None:
    if (message := read(text)) is not None:
        facts = json.loads(text)
        assert all(getattr(message, key) == facts[key] for key in facts.keys() - {"type", "protocol"})


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> PhoneTable:
    return phones_of(hosted(tmp_path_factory.mktemp("any")))


@given(message=MESSAGES)
@example(message={"type": "hello", "protocol": 1, "token": "\ud800"})
@example(message={"type": "hello", "protocol": 1, "code": "é", "seat": 99})
def test_any_message_of_a_stranger(table: PhoneTable, message: dict[str, Any]) -> None:
    stranger = Phone(table, address=str(id(message)))
    known = read(json.dumps(message))
    if known is not None:
        stranger.send(**message)
        table.advance(16)
    assert not stranger.read().of("seated") and not stranger.of("document")
    assert [seat.state for seat in table.seats] == 4 * ["free"]


@given(typed=st.text(max_size=12))
def test_any_code(typed: str) -> None:
    assert not is_code(typed, "BCDFGH") or "".join(typed.split()).upper() == "BCDFGH"
