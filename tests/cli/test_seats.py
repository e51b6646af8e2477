"""`lab --vary seats=…`: numbers of players beside one another."""

import json
from pathlib import Path

import pytest

from tests.cli import run

Capsys = pytest.CaptureFixture[str]
LAB = ("lab", "clown_standoff", "--bots", "random", "--games", "6", "--seed", "5")


def test_each_number_of_players_is_played_and_all_stand_in_one_list(capsys: Capsys, tmp_path: Path) -> None:
    words = (*LAB, "--vary", "seats=2,4", "--vary", "hits=1,2", "--out", str(tmp_path / "both"))
    done = run(capsys, *words, "--json")
    assert done.code == 0
    found = json.loads(done.out.splitlines()[-1])
    told = [(each["options"]["seats"], each["options"]["hits"]) for each in found["variants"]]
    assert told == [(2, 1), (2, 2), (4, 1), (4, 2)]
    assert [len(each["win_share"]) for each in found["variants"]] == [2, 2, 4, 4]
    assert {(each["a"], each["b"]) for each in found["differences"]} == {(0, 1), (2, 3)}
    assert sorted(each.name for each in (tmp_path / "both").iterdir()) == ["2_seats", "4_seats"]
    again = json.loads(run(capsys, *words, "--resume", "--json").out.splitlines()[-1])
    assert again["variants"] == found["variants"]


def test_the_lines_name_the_number_of_players(capsys: Capsys) -> None:
    told = run(capsys, *LAB, "--vary", "seats=2,3").out
    assert "2 players:\n" in told
    assert "3 players:\n" in told


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--vary", "seats=2,9"), "clown_standoff is played by 2, 3, 4, 5, 6"),
        (("--vary", "seats=3"), "needs two or more different numbers of players"),
        (("--vary", "seats=3,3"), "needs two or more different numbers of players"),
        (("--vary", "seats=2,3", "--seats", "4"), "the number of players is named twice"),
    ],
)
def test_wrong_numbers_of_players_are_refused(words: tuple[str, ...], reason: str, capsys: Capsys) -> None:
    done = run(capsys, *LAB, *words)
    assert done.code == 2
    assert reason in done.err
