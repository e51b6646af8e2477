"""Lines after the header that do not hold: actions, times, legal sets, undo, the end."""

from pathlib import Path
from typing import Any

import pytest

from tests.records import DEAL, END, FIRST, GAME, HEADER, LAST, PIN, SECOND, Line, refusal, without

TIME = "a number from 0 to 1000000000000"


def acting(action: Any, **more: Any) -> Line:
    return {"action": action, "ms": 5000, **more}


def test_an_unknown_verb(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, acting("0:eat pebble/5"))
    assert reason == "3: '0:eat pebble/5' is not an action: no verb 'eat' here; write SEAT:VERB PICK …"


@pytest.mark.parametrize("action", ["", "0", "show pebble/5", ":show pebble/5", "0:", "*", "\n", "0;show"])
def test_a_text_that_is_no_action(tmp_path: Path, action: str) -> None:
    assert "is not an action" in refusal(tmp_path, HEADER, DEAL, acting(action))


@pytest.mark.parametrize("action", [None, 7, ["0:show pebble/5"], {"seat": 0}])
def test_an_action_that_is_no_text(tmp_path: Path, action: object) -> None:
    assert refusal(tmp_path, HEADER, DEAL, acting(action)) == "3: 'action' has to be a JSON string"


@pytest.mark.parametrize("seat", ["3", "9", "-1", "00", "0 ", "²", "a"])
def test_a_seat_that_no_table_of_the_game_has(tmp_path: Path, seat: str) -> None:
    assert "is not an action" in refusal(tmp_path, HEADER, DEAL, acting(f"{seat}:show pebble/5"))


def test_a_seat_beyond_this_table(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, acting("2:show pebble/5"))
    assert reason.startswith("3: '2:show pebble/5' is not legal: ")
    assert reason.endswith(" (turn order)")


@pytest.mark.parametrize("action", ["0:deal hand/0=1,5 hand/1=2,3", "*:show pebble/5"])
def test_chance_and_seats_do_not_act_for_one_another(tmp_path: Path, action: str) -> None:
    assert " is for " in refusal(tmp_path, HEADER, acting(action))


@pytest.mark.parametrize(
    "action",
    [
        "0:show pebble/05",
        "0:show  pebble/5",
        "0:show pebble/5 ",
        " 0:show pebble/5",
        "0:show\tpebble/5",
        "0:SHOW pebble/5",
        "0:show pebble/+5",
        "0:show pebble/\uff15",
        "0:show pebble/5 pebble/5",
        "0:show",
        "0:show stone/5",
        "0:show pebble",
    ],
)
def test_an_action_in_another_spelling(tmp_path: Path, action: str) -> None:
    assert "is not an action" in refusal(tmp_path, HEADER, DEAL, acting(action))


@pytest.mark.parametrize(
    ("deal", "written"),
    [
        ("*:deal hand/0=3,1,3,6 hand/1=1,2,4,5 hand/2=2,4,5,6", "not ascending"),
        ("*:deal hand/0=1,3,3,06 hand/1=1,2,4,5 hand/2=2,4,5,6", "a leading zero"),
        ("*:deal hand/1=1,2,4,5 hand/0=1,3,3,6 hand/2=2,4,5,6", "not in seat order"),
        ("*:deal hand/0=1,3,3,6  hand/1=1,2,4,5 hand/2=2,4,5,6", "two blanks"),
        ("*:deal hand/0=1,3,3,6 hand/1=1,2,4,5 hand/2=2,4,5,6 ", "a blank at the end"),
        ("*:deal hand/0=1, 3,3,6 hand/1=1,2,4,5 hand/2=2,4,5,6", "a blank after a comma"),
    ],
)
def test_a_deal_in_another_spelling(tmp_path: Path, deal: str, written: str) -> None:
    header = {
        **HEADER,
        "game": "clown_standoff",
        "seats": 3,
        "options": {"one_beats_six": "revealed", "no_tricks": "play"},
        "players": [{"name": "Ada", "kind": "human"}] * 3,
    }
    reason = refusal(tmp_path, header, acting(deal))
    assert reason.startswith(f"2: '{deal}' is "), written
    assert "not an action" in reason or "written" in reason


def test_an_illegal_action_names_the_rule(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, acting("0:show pebble/2"))
    assert reason.startswith("3: '0:show pebble/2' is not legal: ")
    assert reason.endswith(" (P-2)")


def test_an_impossible_draw_names_the_rule(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, acting("*:deal hand/0=1,5 hand/1=5,6"))
    assert reason.startswith("2: '*:deal hand/0=1,5 hand/1=5,6' is not legal: ")
    assert reason.endswith(" (P-1)")


def test_an_action_out_of_turn_is_told_so_before_its_legal_list(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, FIRST, acting("0:show pebble/1", legal=["0:show pebble/1"]))
    assert reason.startswith("4: '0:show pebble/1' is not legal: ")
    assert reason.endswith(" (turn order)")


def test_an_action_when_the_game_is_over(tmp_path: Path) -> None:
    reason = refusal(tmp_path, *GAME[:-1], acting("0:take stone/white"))
    assert reason.startswith("6: '0:take stone/white' is not legal: ")
    assert reason.endswith(" (turn order)")


@pytest.mark.parametrize("ms", [-1, "0", True, None, [], 10**12 + 1])
def test_a_time_that_is_none(tmp_path: Path, ms: object) -> None:
    reason = refusal(tmp_path, HEADER, {**DEAL, "ms": ms})
    assert reason == f"2: 'ms' has to be {TIME}"


def test_an_action_without_its_time(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, without(DEAL, "ms"))
    assert reason == f"2: 'ms' is missing: it has to be {TIME}"


def test_a_time_that_goes_back(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, FIRST, {**SECOND, "ms": 1199})
    assert reason == "4: 'ms' goes back from 1200 to 1199"


def test_a_time_that_goes_back_over_an_undo(tmp_path: Path) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, FIRST, {"undo": 1}, {**FIRST, "ms": 300})
    assert reason == "5: 'ms' goes back from 1200 to 300"


@pytest.mark.parametrize(
    ("legal", "difference"),
    [
        (["0:show pebble/5"], "'0:show pebble/1' is missing"),
        (["0:show pebble/1", "0:show pebble/5", "0:show pebble/6"], "'0:show pebble/6' is too much"),
        (["0:show pebble/5", "0:show pebble/1"], "it has to be sorted, each action once"),
        (["0:show pebble/1", "0:show pebble/5"] * 2, "it has to be sorted, each action once"),
        ([], "'0:show pebble/1' is missing"),
    ],
)
def test_a_legal_list_that_is_not_the_legal_set(tmp_path: Path, legal: object, difference: str) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, {**FIRST, "legal": legal})
    assert reason == f"3: 'legal' is not what seat 0 may do: {difference}"


@pytest.mark.parametrize(
    ("legal", "where"), [(None, "legal"), ("0:show pebble/1", "legal"), ([1, 5], "legal[0]")]
)
def test_a_legal_list_that_is_no_list_of_actions(tmp_path: Path, legal: object, where: str) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, {**FIRST, "legal": legal})
    assert reason.startswith(f"3: '{where}' has to be a JSON ")


@pytest.mark.parametrize("legal", [[], ["*:deal hand/0=1,5 hand/1=2,3"]])
def test_a_legal_list_on_a_line_of_chance(tmp_path: Path, legal: object) -> None:
    assert refusal(tmp_path, HEADER, {**DEAL, "legal": legal}) == "2: 'legal' on a line of chance"


def test_an_undo_of_more_than_stands(tmp_path: Path) -> None:
    assert refusal(tmp_path, HEADER, {"undo": 1}) == "2: cannot take back 1 actions: 0 stand"
    reason = refusal(tmp_path, HEADER, DEAL, FIRST, {"undo": 1}, {"undo": 2})
    assert reason == "5: cannot take back 2 actions: 1 stand"


@pytest.mark.parametrize("count", [0, -1])
def test_an_undo_of_nothing(tmp_path: Path, count: int) -> None:
    reason = refusal(tmp_path, HEADER, DEAL, {"undo": count})
    assert reason == f"3: cannot take back {count} actions: 1 stand"


@pytest.mark.parametrize("count", ["1", True, 1.0, None, [1]])
def test_an_undo_that_is_no_number(tmp_path: Path, count: object) -> None:
    assert refusal(tmp_path, HEADER, DEAL, {"undo": count}) == "3: 'undo' has to be a whole number"


@pytest.mark.parametrize(
    ("line", "kinds"),
    [
        ({**FIRST, "undo": 1}, "action and undo"),
        ({**LAST, **END}, "action and end"),
        ({**FIRST, **PIN}, "action and pin"),
        ({**HEADER, **FIRST}, "record and action"),
    ],
)
def test_two_kinds_in_one_line(tmp_path: Path, line: Line, kinds: str) -> None:
    assert refusal(tmp_path, HEADER, DEAL, line) == f"3: one line cannot be {kinds}"


def test_an_end_that_comes_too_early(tmp_path: Path) -> None:
    assert refusal(tmp_path, HEADER, END) == "2: the game has not ended: it waits for chance"
    reason = refusal(tmp_path, HEADER, DEAL, END)
    assert reason == "3: the game has not ended: it waits for seat 0 and seat 1"


@pytest.mark.parametrize(
    ("key", "wrong", "told"),
    [
        ("winners", [1], "winners [1], the rules give [0]"),
        ("winners", [0, 1], "winners [0, 1], the rules give [0]"),
        ("winners", [False], "winners [false], the rules give [0]"),
        ("winners", 0, "winners 0, the rules give [0]"),
        ("scores", [0, 2], "scores [0, 2], the rules give [2, 0]"),
        ("scores", [2], "scores [2], the rules give [2, 0]"),
        ("scores", ["2", "0"], 'scores ["2", "0"], the rules give [2, 0]'),
        ("reason", "boredom", 'reason "boredom", the rules give "best_pebble"'),
        ("reason", None, 'reason null, the rules give "best_pebble"'),
    ],
)
def test_an_end_that_the_rules_do_not_give(tmp_path: Path, key: str, wrong: object, told: str) -> None:
    reason = refusal(tmp_path, *GAME[:-1], {"end": {**END["end"], key: wrong}})
    assert reason == f"6: the end has {told}"


@pytest.mark.parametrize("key", ["winners", "scores", "reason"])
def test_an_end_that_leaves_something_out(tmp_path: Path, key: str) -> None:
    reason = refusal(tmp_path, *GAME[:-1], {"end": without(END["end"], key)})
    assert reason.startswith(f"6: the end has {key} null")


@pytest.mark.parametrize("end", [None, True, [], "won"])
def test_an_end_that_is_no_object(tmp_path: Path, end: object) -> None:
    assert refusal(tmp_path, *GAME[:-1], {"end": end}) == "6: 'end' has to be a JSON object"


@pytest.mark.parametrize("line", [END, {"undo": 1}, LAST, HEADER, {"note": "well played"}, {}])
def test_anything_but_pins_after_the_end(tmp_path: Path, line: Line) -> None:
    assert refusal(tmp_path, *GAME, PIN, line) == "8: nothing but pins may follow the end"


@pytest.mark.parametrize("pin", [None, "here", 3, []])
def test_a_pin_that_is_no_object(tmp_path: Path, pin: object) -> None:
    assert refusal(tmp_path, HEADER, {"pin": pin, "ms": 0}) == "2: 'pin' has to be a JSON object"
