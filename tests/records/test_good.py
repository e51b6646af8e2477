"""Records that hold, with everything a record may carry."""

import json
from pathlib import Path

import pytest

from circus.records.replay import Replay, read
from tests.records import DEAL, END, FIRST, GAME, HEADER, LAST, PIN, SECOND, Line, text, written

OTHER_DEAL: Line = {"action": "*:deal hand/0=2,4 hand/1=3,6", "ms": 1300}


def replayed(folder: Path, *lines: Line) -> Replay:
    return read(written(folder, text(*lines)))


def test_a_whole_game(tmp_path: Path) -> None:
    replay = replayed(tmp_path, *GAME)
    assert replay.ended
    assert replay.ms == 2500
    assert list(map(str, replay.match.actions)) == [line["action"] for line in GAME[1:5]]
    assert replay.match.outcome is not None
    assert replay.match.outcome.winners == (0,)
    assert replay.header.line() == HEADER


def test_a_game_that_was_broken_off(tmp_path: Path) -> None:
    for count in range(1, len(GAME)):
        replay = replayed(tmp_path, *GAME[:count])
        assert not replay.ended
        assert len(replay.match.actions) == count - 1


def test_undo_takes_back_the_last_actions_that_stand(tmp_path: Path) -> None:
    other = {"action": "0:show pebble/1", "ms": 1950}
    replay = replayed(tmp_path, HEADER, DEAL, FIRST, {"undo": 1}, other, SECOND | {"ms": 2000}, {"undo": 2})
    assert list(map(str, replay.match.actions)) == [DEAL["action"]]
    assert replay.match.state.awaited == (0, 1)


def test_undo_over_chance(tmp_path: Path) -> None:
    replay = replayed(tmp_path, HEADER, DEAL, FIRST, {"undo": 2}, OTHER_DEAL)
    assert list(map(str, replay.match.actions)) == [OTHER_DEAL["action"]]
    assert [str(action) for action in replay.match.legal_actions(1)] == ["1:show pebble/3", "1:show pebble/6"]


def test_undo_of_an_action_that_ended_the_game(tmp_path: Path) -> None:
    replay = replayed(tmp_path, *GAME[:-1], {"undo": 1}, LAST, END)
    assert replay.ended


def test_pins_anywhere_also_after_the_end(tmp_path: Path) -> None:
    pinned = [each for line in GAME for each in (line, PIN)]
    assert replayed(tmp_path, *pinned).ended


def test_unknown_keys_are_passed_over(tmp_path: Path) -> None:
    noted = [{**line, "weather": ["sunny", None]} for line in GAME[:-1]]
    replay = replayed(tmp_path, *noted, {"chat": "good luck"}, {}, {**END, "applause": True})
    assert replay.ended


def test_a_whole_last_line_without_its_line_break(tmp_path: Path) -> None:
    assert read(written(tmp_path, text(*GAME).rstrip("\n"))).ended
    assert len(read(written(tmp_path, text(*GAME[:3])[:-1])).match.actions) == 2


def test_line_breaks_of_another_system(tmp_path: Path) -> None:
    assert read(written(tmp_path, text(*GAME).replace("\n", "\r\n"))).ended


def test_equal_times_and_fractions_of_a_millisecond(tmp_path: Path) -> None:
    assert replayed(tmp_path, HEADER, {**DEAL, "ms": 0.25}, {**FIRST, "ms": 0.25}).ms == 0.25


@pytest.mark.parametrize("name", ["", 'O\'Neill "Bo"', "子猫", "half an emoji \ud83d", "two\nlines"])
def test_players_may_have_any_name(tmp_path: Path, name: str) -> None:
    players = [{"name": name, "kind": "human"}, HEADER["players"][1]]
    path = written(tmp_path, text(*GAME).replace('"Zoë"', json.dumps(name)))
    assert read(path).header.line()["players"] == players
