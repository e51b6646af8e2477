"""Headers that do not say what is played, or say what there is not."""

from pathlib import Path
from typing import Any

import pytest

from tests.records import DEAL, END, HEADER, PIN, Line, refusal, without


def header(**changes: Any) -> Line:
    return {**HEADER, **changes}


@pytest.mark.parametrize("first", [DEAL, END, PIN, {}, {"undo": 1}, without(HEADER, "record")])
def test_a_record_without_its_header(tmp_path: Path, first: Line) -> None:
    assert refusal(tmp_path, first) == "1: not a record: the first line has to be the header"


def test_a_second_header(tmp_path: Path) -> None:
    assert refusal(tmp_path, HEADER, DEAL, HEADER) == "3: a second header"


def test_a_later_version_says_what_to_do(tmp_path: Path) -> None:
    later = "1: record version 2 is of a later Circus: update this one to read it"
    assert refusal(tmp_path, header(record=2)) == later
    assert refusal(tmp_path, {"record": 2, "entirely": "different"}) == later


@pytest.mark.parametrize("version", [0, -1, True, 1.0, "1", [1]])
def test_a_version_that_there_never_was(tmp_path: Path, version: object) -> None:
    assert refusal(tmp_path, header(record=version)).startswith("1: there is no record version")


def test_an_unknown_game_lists_the_games_there_are(tmp_path: Path) -> None:
    reason = refusal(tmp_path, header(game="chess"))
    assert reason.startswith("1: there is no game 'chess': choose ")
    assert "pebbles" in reason


@pytest.mark.parametrize("name", ["", ".", "pebbles.rules", "../pebbles", "Pebbles"])
def test_no_name_reaches_past_the_games(tmp_path: Path, name: str) -> None:
    assert refusal(tmp_path, header(game=name)).startswith(f"1: there is no game '{name}'")


def test_an_unknown_option(tmp_path: Path) -> None:
    reason = refusal(tmp_path, header(options={"low_wins": False, "high_wins": True}))
    assert reason == "1: there is no option 'high_wins': this game has low_wins"


@pytest.mark.parametrize("value", ["false", 0, 1, "sometimes"])
def test_an_option_with_a_value_it_cannot_have(tmp_path: Path, value: object) -> None:
    reason = refusal(tmp_path, header(options={"low_wins": value}))
    assert reason == f"1: option low_wins cannot be {value!r}: choose false, true"


@pytest.mark.parametrize("value", [0.0, None, [], {}, 10**12, 10**20])
def test_an_option_that_is_nothing_a_rule_can_be(tmp_path: Path, value: object) -> None:
    reason = refusal(tmp_path, header(options={"low_wins": value}))
    assert reason == "1: 'options.low_wins' has to be a JSON string or true or false or a whole number"


@pytest.mark.parametrize("value", ["20", -1, True])
def test_a_count_option_that_is_no_count(tmp_path: Path, value: object) -> None:
    reason = refusal(tmp_path, header(game="flip_circus", options={"errors": "refused", "turn_limit": value}))
    assert reason == f"1: option turn_limit cannot be {value!r}: choose a whole number from 0 on"


@pytest.mark.parametrize("seats", [0, 1, 4, -2])
def test_a_number_of_seats_the_game_does_not_have(tmp_path: Path, seats: int) -> None:
    reason = refusal(tmp_path, header(seats=seats))
    assert reason == f"1: pebbles cannot be played with {seats} seats: choose 2, 3"


def test_a_board_for_a_game_without_boards(tmp_path: Path) -> None:
    reason = refusal(tmp_path, header(level="meadow"))
    assert reason == "1: pebbles is played without a board: leave the level 'meadow' out"


@pytest.mark.parametrize("name", ["meadow", "", "../quel_cirque/big_top"])
def test_an_unknown_board_lists_the_boards_there_are(tmp_path: Path, name: str) -> None:
    options = dict.fromkeys(("lazy_clown", "secret_clown", "over_under", "hidden_marbles"), False)
    reason = refusal(
        tmp_path, header(game="quel_cirque", seats=2, options={**options, "push": "none"}, level=name)
    )
    assert reason == f"1: quel_cirque has no level '{name}': choose big_top, long_parade"


@pytest.mark.parametrize(
    ("key", "wrong", "kind"),
    [
        ("game", 7, "a JSON string"),
        ("game", ["pebbles"], "a JSON string"),
        ("seats", "2", "a whole number"),
        ("seats", True, "a whole number"),
        ("seats", 2.0, "a whole number"),
        ("seats", None, "a whole number"),
        ("options", [], "a JSON object (of 99 keys at most)"),
        ("options", "low_wins=false", "a JSON object (of 99 keys at most)"),
        ("level", 1, "a JSON string or null"),
        ("level", False, "a JSON string or null"),
        ("app", 0.1, "a JSON string"),
        ("players", {}, "a JSON array (of 99 values at most)"),
        ("players", [{}] * 100, "a JSON array (of 99 values at most)"),
        ("players", 2, "a JSON array (of 99 values at most)"),
    ],
)
def test_a_value_of_the_wrong_json_type(tmp_path: Path, key: str, wrong: object, kind: str) -> None:
    assert refusal(tmp_path, header(**{key: wrong})) == f"1: '{key}' has to be {kind}"


@pytest.mark.parametrize("key", ["game", "seats", "options", "level", "app", "started", "players"])
def test_a_missing_key(tmp_path: Path, key: str) -> None:
    assert refusal(tmp_path, without(HEADER, key)).startswith(f"1: '{key}' is missing: it has to be ")


@pytest.mark.parametrize(
    "started",
    [
        1763632800,
        "",
        "yesterday",
        "2026-11-20",
        "2026-11-20T10:00:00",
        "2026-02-30T10:00:00Z",
        "2026-11-20T24:30:00Z",
        "0001-01-01T00:00:00Z",
        "9999-12-31T23:59:59Z",
        "2026-11-20T10:00:00+14:00",
        "\uff12026-11-20T10:00:00Z",
    ],
)
def test_a_start_at_no_time_that_a_clock_shows(tmp_path: Path, started: object) -> None:
    reason = refusal(tmp_path, header(started=started))
    assert reason == "1: 'started' has to be a time such as 2026-11-20T10:00:00Z"


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_wrong_number_of_players(tmp_path: Path, count: int) -> None:
    players = [{"name": "Ada", "kind": "human"}] * count
    assert refusal(tmp_path, header(players=players)) == f"1: {count} players for 2 seats"


@pytest.mark.parametrize(
    ("player", "reason"),
    [
        ({"name": "Bo", "kind": "bot"}, "a bot needs its strength"),
        ({"name": "Bo", "kind": "bot", "strength": None}, "a bot needs its strength"),
        (
            {"name": "Bo", "kind": "bot", "strength": 3},
            "'players[0].strength' has to be a JSON string or null",
        ),
        ({"name": "Bo", "kind": "dog"}, "'players[0].kind' has to be 'human' or 'bot'"),
        ({"name": "Bo"}, "'players[0].kind' is missing: it has to be 'human' or 'bot'"),
        ({"kind": "human"}, "'players[0].name' is missing: it has to be a JSON string"),
        ({"name": 7, "kind": "human"}, "'players[0].name' has to be a JSON string"),
        ("Bo", "'players[0]' has to be a JSON object"),
    ],
)
def test_a_player_who_is_nobody(tmp_path: Path, player: object, reason: str) -> None:
    assert refusal(tmp_path, header(players=[player, HEADER["players"][1]])) == f"1: {reason}"
