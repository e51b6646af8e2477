"""`bench rules`: the documented shape, from very short rounds."""

import json

import pytest

from circus import games
from circus.bench import rules
from tests.cli import run

Capsys = pytest.CaptureFixture[str]

SHORT = ("--seconds", "0.0001")


def test_bench_rules_reports_every_game(capsys: Capsys) -> None:
    done = run(capsys, "bench", "rules", "--json", *SHORT)
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out.splitlines()[-1])
    assert set(report) == {"rules"}
    assert list(report["rules"]) == games.names()
    for pace in report["rules"].values():
        assert pace["actions_per_s"] >= pace["plies_per_s"] > 0
        assert pace["games_per_s"] > 0
        assert pace["copy_us"] > 0


def test_bench_without_names_runs_all_for_people(capsys: Capsys) -> None:
    done = run(capsys, "bench", *SHORT)
    assert done.code == 0
    assert [line.split()[0] for line in done.out.splitlines()] == games.names()


def test_a_rival_is_stepped_by_the_same_loop() -> None:
    pebbles = rules.contestant(games.find("pebbles"))
    report = rules.run({"hearts": pebbles}, seconds=0.0001)
    assert set(report["openspiel"]) == {"hearts"}
    assert report["rules"]["clown_standoff"]["against"] == "hearts"
    assert report["rules"]["clown_standoff"]["ratio"] > 0
    assert "ratio" not in report["rules"]["quel_cirque"]
    assert "ratio" not in report["rules"]["pebbles"]
