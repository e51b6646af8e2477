"""A bot takes a seat in the middle of a game and hands it back: the game, its record and its save follow."""

import json
from pathlib import Path
from random import Random

import pytest

from circus.cli import main
from circus.records.replay import read
from circus.session import saves
from circus.session.screen_view import ScreenView, next_view
from circus.session.table_setup import BOT, HUMAN
from tests.records import DEAL, FIRST, GAME, HEADER, Line, refusal, text, written
from tests.rules.clown_standoff.openings import deal_line
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])
TAKEN: Line = {"sits": {"seat": 0, "name": "Zoë", "kind": "bot", "strength": "easy"}}


def test_a_bot_goes_on_for_a_person_at_once(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    assert session.awaited_bots == (1, 2)
    session.sit(0, BOT, "random")
    assert not session.people
    assert len(session.awaited_bots) == 3
    session.go_on()
    assert session.match.actions[-1].seat == 0


def test_a_person_takes_the_seat_of_a_bot_and_plays_on(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    session.sit(2, HUMAN, "random")
    assert session.awaited_people == (0, 2)
    played(session, "2:choose card/3")
    assert session.match.actions[-1].seat == 2


def test_who_sits_down_is_told_what_happened_since(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 1), HANDS)
    session.sit(1, HUMAN, "random")
    assert session.missed(1) == []
    played(session, "2:choose card/3")
    assert session.missed(1)


def test_the_curtain_begins_with_the_second_person(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    assert next_view(session, session.people, 0) == ScreenView(0)
    session.sit(1, HUMAN, "random")
    played(session, "0:choose card/6")
    assert next_view(session, session.people, 0).curtain_for == 1
    session.sit(1, BOT, "random")
    assert next_view(session, session.people, 0) == ScreenView(0)


def test_a_bot_that_sits_down_is_asked_anew(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    first = session.question(1)
    assert session.question(1) is first
    session.sit(1, BOT, "hard")
    assert session.question(1).strength == "hard"
    played(session, "2:choose card/3")
    assert session.question(1) is not first


def test_a_hint_does_not_change_what_bots_do(tmp_path: Path) -> None:
    seeds = []
    for hints in (0, 3):
        folder = tmp_path / str(hints)
        folder.mkdir()
        session = begun(folder, chosen("clown_standoff", 3), HANDS)
        asked = [session.hint_question(0) for _ in range(hints)]
        assert all(each == asked[0] and each.strength == "hard" and each.with_reason for each in asked)
        seeds.append(session.question(1).seed)
    assert seeds[0] == seeds[1]


def test_the_record_notes_it_and_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    session.sit(0, BOT, "easy")
    played(session, "0:choose card/6")
    path = tmp_path / "game.jsonl"
    line = json.loads(path.read_text(encoding="utf-8").splitlines()[2])
    assert line == {"sits": {"seat": 0, "name": "Ada", "kind": "bot", "strength": "easy"}}
    assert main(["check", str(path)]) == 0
    replay = read(path)
    assert replay.header.players[0].kind == "human"
    assert (replay.players[0].kind, replay.players[0].strength) == ("bot", "easy")


def test_a_save_is_opened_with_those_who_sat_there_last(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3), HANDS)
    session.sit(1, BOT, "hard")
    session.sit(0, BOT, "easy")
    session.sit(2, HUMAN, "random")
    table_setup, again, *_ = saves.go_on(tmp_path / "game.jsonl", Random(1))
    assert [seat.kind for seat in again.seats] == [BOT, BOT, HUMAN]
    assert [seat.strength for seat in again.seats[:2]] == ["easy", "hard"]
    assert table_setup.seats == again.seats
    again.sit(0, HUMAN, "easy")
    assert saves.go_on(tmp_path / "game~002.jsonl", Random(1)).session.people == (0, 2)


def test_a_game_of_bots_that_a_person_joined_is_listed(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 0), HANDS)
    assert saves.unfinished(tmp_path) == []
    session.sit(1, HUMAN, "random")
    assert [save.path.name for save in saves.unfinished(tmp_path)] == ["game.jsonl"]


def test_a_whole_record_with_such_lines_replays(tmp_path: Path) -> None:
    lines = (HEADER, DEAL, TAKEN, FIRST, {"undo": 1}, FIRST, *GAME[3:])
    replay = read(written(tmp_path, text(*lines)))
    assert replay.ended and replay.players[0].strength == "easy"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"sits": "Ada"}, "'sits' has to be a JSON object"),
        ({"sits": {"name": "A", "kind": "human"}}, "'sits.seat' is missing"),
        ({"sits": {"seat": True, "name": "A", "kind": "human"}}, "'sits.seat' has to be a whole number"),
        ({"sits": {"seat": 2, "name": "A", "kind": "human"}}, "there is no seat 2"),
        ({"sits": {"seat": -1, "name": "A", "kind": "human"}}, "'sits.seat' has to be a whole number from 0"),
        ({"sits": {"seat": 0, "kind": "human"}}, "'sits.name' is missing"),
        ({"sits": {"seat": 0, "name": "A", "kind": "bot"}}, "a bot needs its strength"),
    ],
)
def test_a_line_that_seats_nobody_is_refused(tmp_path: Path, line: Line, reason: str) -> None:
    assert refusal(tmp_path, HEADER, DEAL, line).startswith(f"3: {reason}")
