"""Any damage to a record is told as FILE:LINE: reason; one that is taken holds by a plainer reading too."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import CircusError, RecordError
from circus.platform.untrusted import LineError, parsed
from circus.platform.untrusted.limits import MESSAGE, RECORD
from circus.records.replay import Replay, read
from tests.outside import ANYTHING, corpus, damaged
from tests.records import DEAL, END, FIRST, GAME, HEADER, LAST, PIN, SECOND, Line, text
from tests.records.test_states import written

WHOLE = text(*GAME[:3], {"undo": 1}, FIRST, *GAME[3:], PIN)
KEYS = sorted({"undo", "state", "sits", *(key for line in (*GAME, PIN) for key in line)})
HURTING = (
    b'"undo": 1',
    b'"ms": 1e999',
    b"NaN",
    b"9" * 30,
    b"[" * 40,
    b'{"end": ',
    b"\xff",
    b"\\ud800",
    b"}\n{",
)


def read_as(folder: Path, content: bytes) -> Replay | str:
    """The record, or why it is refused."""
    path = folder / "any.jsonl"
    path.write_bytes(content)
    try:
        return read(path)
    except RecordError as error:
        where, _, reason = str(error).partition(f"{path}:")
        assert where == ""
        return reason
    finally:
        assert path.read_bytes() == content


def check(folder: Path, content: bytes) -> None:
    """Refused in one short sentence with its line, or true."""
    replay = read_as(folder, content)
    if isinstance(replay, str):
        number, _, reason = replay.partition(": ")
        assert number.isdigit() or reason == "" or number == " cannot be read"
        assert 0 < len(reason) <= MESSAGE
    else:
        assert_true(content, replay)


def assert_true(content: bytes, replay: Replay) -> None:
    """What the plainest reading of the same bytes comes to."""
    lines: list[Line] = [json.loads(line) for line in content.decode().split("\n") if line]
    game, actions = games.find(lines[0]["game"]), list[str]()
    setup, state = replay.match.setup, replay.match.game.start(replay.match.setup)
    latest: float = 0
    ended = False
    for line in lines[1:]:
        assert not ended or "pin" in line
        if "action" in line:
            assert latest <= line["ms"] <= 10**12
            latest = line["ms"]
            action = game.verbs.parse(line["action"])
            legal = game.legal_actions(state, action.seat)
            assert action in legal or (action.seat == CHANCE and game.broken_rule(state, action) is None)
            if "legal" in line:
                assert line["legal"] == sorted(map(str, legal))
            actions.append(line["action"])
        elif "undo" in line:
            assert 1 <= line["undo"] <= len(actions)
            del actions[-line["undo"] :]
        elif "end" in line:
            outcome = game.outcome(state)
            assert outcome is not None
            told = line["end"]
            assert (told["winners"], told["scores"]) == (list(outcome.winners), list(outcome.scores))
            ended = True
        state = game.start(setup)
        for each in actions:
            game.apply(state, game.verbs.parse(each), None)
    assert list(map(str, replay.match.actions)) == actions
    assert replay.match.state == state
    assert (replay.ended, replay.ms) == (ended, latest)


@given(content=damaged(WHOLE.encode(), *HURTING))
def test_no_damage_to_a_record_is_taken_for_a_game(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    check(tmp_path_factory.getbasetemp(), content)


@given(
    number=st.integers(0, 7),
    key=st.sampled_from(KEYS),
    value=ANYTHING,
    more=st.dictionaries(st.sampled_from(KEYS), ANYTHING, max_size=2),
)
def test_no_value_in_the_place_of_another_is_taken_for_a_game(
    tmp_path_factory: pytest.TempPathFactory, number: int, key: str, value: Any, more: Line
) -> None:
    lines = [json.loads(line) for line in WHOLE.splitlines()]
    lines[number] = {**lines[number], **more, key: value}
    check(tmp_path_factory.getbasetemp(), text(*lines).encode(errors="backslashreplace"))


@given(
    order=st.lists(st.sampled_from([HEADER, DEAL, FIRST, SECOND, LAST, END, PIN, {"undo": 1}]), max_size=12)
)
def test_no_order_of_lines_is_taken_for_a_game_that_was_not_played(
    tmp_path_factory: pytest.TempPathFactory, order: list[Line]
) -> None:
    check(tmp_path_factory.getbasetemp(), text(HEADER, DEAL, *order).encode())


@pytest.mark.parametrize("game", ["clown_standoff", "texas_showdown"])
@given(data=st.data())
def test_no_damage_to_a_real_game_is_taken_for_one(
    tmp_path_factory: pytest.TempPathFactory, game: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.getbasetemp()
    kept = folder / f"{game}.jsonl"
    whole = kept.read_bytes() if kept.exists() else written(folder, game, 40).read_bytes()
    check(folder, data.draw(damaged(whole, b"seat/1", b"card/", *HURTING)))


@pytest.mark.parametrize("content", corpus("record"))
def test_what_was_found_once_stays_refused(tmp_path: Path, content: bytes) -> None:
    assert isinstance(read_as(tmp_path, content), str)
    check(tmp_path, content)


@given(
    raw=st.binary(max_size=200) | damaged(b'{"a": [1, 2.5, "x"], "b": {"c": null}}\n', b"[" * 40, b"1e999")
)
def test_a_line_is_read_as_json_says_or_refused(raw: bytes) -> None:
    try:
        line = parsed(raw)
    except LineError:
        return
    assert line == json.loads(raw)


@given(value=st.dictionaries(st.text(max_size=9), ANYTHING, max_size=4))
def test_whatever_json_can_say_is_read_or_refused_in_a_sentence(value: dict[str, Any]) -> None:
    raw = json.dumps(value).encode() + b"\n"
    try:
        assert parsed(raw) == json.loads(raw)
    except CircusError as error:
        assert len(str(error)) < MESSAGE
        told = str(error)
        assert any(why in told for why in ("digits", "letters", "number that can be")), told
        assert len(raw) > RECORD.digits
