"""The last table of each game is remembered; a damaged file is said once and a new table laid."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from circus import games
from circus.core.errors import LevelError, UsageError
from circus.session.table_setup import (
    BOT,
    HUMAN,
    LEVELS,
    Seat,
    TableSetup,
    first_table_setup,
    load_table_setup,
    offered_strengths,
    remember_aids,
    save_table_setup,
)

Capsys = pytest.CaptureFixture[str]

WHOLE = TableSetup(
    "quel_cirque",
    (
        Seat("Zoë", HUMAN, "random", "teal"),
        Seat("Bot", BOT, "random", "red"),
        Seat("Ülo", HUMAN, colour="blue"),
    ),
    {"secret_clown": True},
    "long_parade",
    "points",
    12,
)


@pytest.mark.parametrize("name", games.names())
def test_the_first_table_has_one_person_and_bots_and_can_be_played(name: str) -> None:
    table_setup = first_table_setup(name)
    assert [seat.kind for seat in table_setup.seats] == [HUMAN] + [BOT] * (len(table_setup.seats) - 1)
    assert len({seat.name for seat in table_setup.seats}) == len(table_setup.seats)
    colours = games.find(name).brand.seat_colours()
    assert [seat.colour for seat in table_setup.seats] == list(colours[: len(table_setup.seats)])
    game, setup = table_setup.open()
    assert (game.name, setup.seats) == (name, game.usual_seats)
    assert all(setup.options[option.name] == option.default for option in game.options)


def test_a_table_is_remembered_whole(tmp_path: Path, capsys: Capsys) -> None:
    save_table_setup(WHOLE, tmp_path)
    assert load_table_setup("quel_cirque", tmp_path) == WHOLE
    assert capsys.readouterr().err == ""


def test_what_was_switched_at_a_table_is_remembered_with_it(tmp_path: Path) -> None:
    save_table_setup(WHOLE, tmp_path)
    remember_aids("quel_cirque", {"hint": False}, tmp_path)
    assert load_table_setup("quel_cirque", tmp_path) == replace(WHOLE, aids={"hint": False})
    remember_aids("clown_standoff", {"odds": False}, tmp_path)
    assert load_table_setup("clown_standoff", tmp_path).aids == {"odds": False}


def test_bots_play_at_the_middle_level_unless_told_otherwise() -> None:
    assert Seat("Bot").strength == "normal"
    assert offered_strengths("hard") == LEVELS
    assert LEVELS[:3] == ("easy", "normal", "hard")
    assert offered_strengths("random") == ("random", *LEVELS)


def test_each_game_remembers_its_own_table(tmp_path: Path) -> None:
    save_table_setup(WHOLE, tmp_path)
    assert load_table_setup("texas_showdown", tmp_path) == first_table_setup("texas_showdown")


def test_the_later_table_is_the_one_remembered(tmp_path: Path) -> None:
    save_table_setup(WHOLE, tmp_path)
    save_table_setup(replace(WHOLE, goal=5), tmp_path)
    assert load_table_setup("quel_cirque", tmp_path).goal == 5
    assert [path.name for path in tmp_path.iterdir()] == ["quel_cirque.json"]


def test_nothing_remembered_is_no_mistake(tmp_path: Path, capsys: Capsys) -> None:
    assert load_table_setup("flip_circus", tmp_path / "none") == first_table_setup("flip_circus")
    assert capsys.readouterr().err == ""


def seat(**changes: object) -> dict[str, Any]:
    return {"seats": [{"name": "Ada", **changes}, {"name": "Bob"}]}


DAMAGED: dict[str, dict[str, Any]] = {
    "another game": {"game": "flip_circus"},
    "an unknown game": {"game": "chess"},
    "an unknown series": {"series": "best"},
    "a goal of none": {"goal": 0},
    "a goal that is true": {"goal": True},
    "a goal in words": {"goal": "3"},
    "too few seats": {"seats": [{"name": "Ada"}]},
    "too many seats": {"seats": [{"name": "Ada"}] * 9},
    "seats that are a word": {"seats": "Ada"},
    "seats that are nothing": {"seats": None},
    "a seat with more": seat(hat="red"),
    "a kind of player": seat(kind="ghost"),
    "a colour": seat(colour="beige"),
    "a name that is a number": seat(name=7),
    "a bot nobody knows": seat(strength="genius"),
    "a strength that is a list": seat(strength=[]),
    "an option nobody knows": {"options": {"turbo": True}},
    "an option with a wrong value": {"options": {"secret_clown": 1}},
    "options that are a list": {"options": ["secret_clown"]},
    "a board nobody has": {"level": "moon"},
    "a board that is a list": {"level": ["big_top"]},
    "something more": {"hat": "red"},
    "options that are an empty list": {"options": []},
    "aids that are a list": {"aids": []},
    "an aid that is half on": {"aids": {"odds": 0.5}},
    "a goal that no series reaches": {"goal": 10**20},
}


@pytest.mark.parametrize("damage", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_table_is_said_in_one_line_and_laid_anew(
    tmp_path: Path, capsys: Capsys, damage: dict[str, Any]
) -> None:
    save_table_setup(WHOLE, tmp_path)
    path = tmp_path / "quel_cirque.json"
    path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), **damage}), encoding="utf-8")
    assert load_table_setup("quel_cirque", tmp_path) == first_table_setup("quel_cirque")
    said = capsys.readouterr().err
    assert said.startswith(f"circus: the last table in {path} cannot be used: ") and said.count("\n") == 1
    assert said.endswith("; it is kept as quel_cirque.damaged-1.json, a new one is laid\n")
    assert not path.exists()


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"null", b"7", b"{}", b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_table_is_said_in_one_line(tmp_path: Path, capsys: Capsys, content: bytes) -> None:
    (tmp_path / "pebbles.json").write_bytes(content)
    assert load_table_setup("pebbles", tmp_path) == first_table_setup("pebbles")
    assert capsys.readouterr().err.count("\n") == 1


def test_a_remembered_name_is_read_as_it_can_be_seen(tmp_path: Path) -> None:
    save_table_setup(WHOLE, tmp_path)
    path = tmp_path / "quel_cirque.json"
    whole = json.loads(path.read_text(encoding="utf-8"))
    whole["seats"][0]["name"] = "Ada\ufe0f \u202e\0" + "a" * 99
    path.write_text(json.dumps(whole), encoding="utf-8")
    assert load_table_setup("quel_cirque", tmp_path).seats[0].name == "Ada " + "a" * 20


def test_a_folder_in_the_place_of_the_file_is_said_on_reading_and_on_writing(
    tmp_path: Path, capsys: Capsys
) -> None:
    (tmp_path / "pebbles.json").mkdir()
    table_setup = first_table_setup("pebbles")
    assert load_table_setup("pebbles", tmp_path) == table_setup
    assert "cannot be used" in capsys.readouterr().err
    save_table_setup(table_setup, tmp_path)
    said = capsys.readouterr().err
    assert said.startswith("circus: the table is not remembered: ") and said.count("\n") == 1


def test_more_seats_are_filled_with_bots_and_fewer_keep_the_first(tmp_path: Path) -> None:
    four = WHOLE.with_seats(4)
    assert four.seats[:3] == WHOLE.seats
    assert four.seats[3].kind == BOT
    assert four.with_seats(2).seats == WHOLE.seats[:2]
    assert (four.options, four.level, four.goal) == (WHOLE.options, WHOLE.level, WHOLE.goal)


def test_a_table_that_cannot_be_played_says_why() -> None:
    with pytest.raises(UsageError, match="cannot be played with 5 seats"):
        replace(WHOLE, seats=(Seat("x"),) * 5).open()
    with pytest.raises((UsageError, LevelError), match="no level 'moon'"):
        replace(WHOLE, level="moon").open()


def test_a_record_tells_the_strength_of_bots_only() -> None:
    assert Seat("Ada", HUMAN, "random").player.strength is None
    assert Seat("Bo", BOT, "random").player.strength == "random"
