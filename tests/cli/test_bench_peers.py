"""Bench peers: every game beside the environments of PettingZoo that are there."""

import json
import sys

import pytest

from circus import games
from circus.tools.bench import peers
from tests.cli import run

Capsys = pytest.CaptureFixture[str]


def test_every_game_is_held_against_the_rivals_that_are_there(capsys: Capsys) -> None:
    done = run(capsys, "bench", "peers", "--json", "--seconds", "0.0001")
    assert done.code == 0
    report = json.loads(done.out)["peers"]
    assert report.keys() >= {*games.names(), "connect_four_v3"}
    for name in games.names():
        assert report[name]["steps_per_s"] > 0
        assert report[name]["times_connect_four_v3"] > 0


def test_a_rival_that_cannot_be_made_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "RIVALS", ("no_such_thing_v1",))
    assert peers.run(0.0001).keys() == set(games.names())


def test_what_is_not_installed_is_told_in_a_sentence(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith(("pettingzoo", "circus.envs"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    done = run(capsys, "bench", "peers")
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("circus: PettingZoo is not installed: run pip install")
