"""`simulate`: games between bots, counted and recorded."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from circus import __version__, games
from circus.core.game import Outcome
from circus.core.option import resolve
from circus.lab import crew, selfplay
from circus.lab.crew import pool
from circus.lab.simulate import SimulationPlan, simulate
from circus.lab.tally import Tally, wilson95
from circus.records.replay import read
from tests.cli import Line, actions, lines_in, run, simulated
from tests.program import ROOT, circus

Capsys = pytest.CaptureFixture[str]


def test_every_game_is_one_numbered_record_that_holds(capsys: Capsys, tmp_path: Path) -> None:
    simulated(capsys, tmp_path / "new" / "records", "pebbles", "--games", "12", "--with-legal")
    paths = sorted((tmp_path / "new" / "records").glob("*.jsonl"))
    assert [path.name for path in paths] == [f"{number:04}.jsonl" for number in range(12)]
    assert all(read(path).ended for path in paths)


def test_a_game_without_an_end_is_broken_off_and_left_out_of_the_figures(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "LIMIT", 3)
    done = run(capsys, "simulate", "pebbles", "--games", "4", "--json", "--record", str(tmp_path))
    assert (done.code, done.err.count("\n")) == (0, 1)
    assert done.err.endswith("left out of all figures: 4\n")
    report = json.loads(done.out.splitlines()[-1])
    assert (report["games"], report["actions"], sum(report["wins"])) == (0, 0, 0)
    records = [read(path) for path in sorted(tmp_path.glob("*.jsonl"))]
    assert [(len(record.match.actions), record.ended) for record in records] == [(3, False)] * 4


def test_numbers_grow_with_the_number_of_games() -> None:
    plan = SimulationPlan("pebbles", 2, (), None, ("random",) * 2, games=20_000, seed=1, records=Path("r"))
    assert plan.record_path(7) == Path("r/00007.jsonl")
    assert plan.record_path(19_999) == Path("r/19999.jsonl")


def test_the_header_says_how_it_was_played(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--games", "1", "--seats", "3", "--option", "secret_clown=true", "--option", "push=clumsy")
    ((header, *_),) = simulated(
        capsys, tmp_path, "quel_cirque", *words, "--level", "long_parade", "--bots", "random,random,random"
    )
    usual = resolve(games.find("quel_cirque").options, {})
    assert header.pop("options") == {**usual, "push": "clumsy", "secret_clown": True}
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", header.pop("started"))
    assert header == {
        "record": 1,
        "game": "quel_cirque",
        "seats": 3,
        "level": "long_parade",
        "app": __version__,
        "players": [{"name": f"random {seat}", "kind": "bot", "strength": "random"} for seat in (1, 2, 3)],
        "rules": "1",
        "board": "5590bd8dd0c80fc65e320ff055d1dedf",
    }


def test_the_default_board_is_null_even_when_it_is_named(capsys: Capsys, tmp_path: Path) -> None:
    ((header, *_),) = simulated(
        capsys, tmp_path, "quel_cirque", "--games", "1", "--level", "big_top", "--seed", "1"
    )
    assert header["level"] is None


def test_without_words_the_game_is_played_as_usual(capsys: Capsys, tmp_path: Path) -> None:
    ((header, *_),) = simulated(capsys, tmp_path, "clown_standoff", "--games", "1")
    assert header["seats"] == 4
    assert header["options"] == {"one_beats_six": "revealed", "no_tricks": "play"}


def test_a_count_option_takes_any_number(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--games", "3", "--option", "turn_limit=7")
    records = simulated(capsys, tmp_path, "flip_circus", *words)
    assert all(record[0]["options"]["turn_limit"] == 7 for record in records)
    assert records[0][-1]["end"]["reason"] == "turn_limit"


def test_legal_sets_are_written_only_when_wanted(capsys: Capsys, tmp_path: Path) -> None:
    words = ("pebbles", "--games", "2", "--seed", "4")
    plain = simulated(capsys, tmp_path / "plain", *words)
    legal = simulated(capsys, tmp_path / "legal", *words, "--with-legal")
    assert not any("legal" in line for record in plain for line in record)
    for line in (line for record in legal for line in record if "action" in line):
        assert ("legal" in line) == (not line["action"].startswith("*"))
    assert list(map(actions, plain)) == list(map(actions, legal))


def test_equal_seeds_play_equal_games(capsys: Capsys, tmp_path: Path) -> None:
    words = ("clown_standoff", "--games", "4")
    first, again, other = (
        list(map(actions, simulated(capsys, tmp_path / name, *words, "--seed", seed)))
        for name, seed in (("first", "-5"), ("again", "-5"), ("other", "6"))
    )
    assert first == again
    assert all(one != another for one, another in zip(first, other, strict=True))
    assert len({tuple(game) for game in first}) == 4


def test_a_run_without_a_seed_tells_the_seed_it_took(capsys: Capsys, tmp_path: Path) -> None:
    words = ("simulate", "clown_standoff", "--games", "2", "--record")
    done = run(capsys, *words, str(tmp_path / "first"))
    (seed,) = re.findall(r"seed (\d+)$", done.out, re.MULTILINE)
    run(capsys, *words, str(tmp_path / "again"), "--seed", seed)
    run(capsys, *words, str(tmp_path / "other"))
    first, again, other = (
        list(map(actions, lines_in(tmp_path / name))) for name in ("first", "again", "other")
    )
    assert first == again
    assert first != other


def test_rotate_plays_each_deal_once_per_rotation(capsys: Capsys, tmp_path: Path) -> None:
    words = ("clown_standoff", "--seats", "3", "--games", "9", "--rotate", "--seed", "2")
    deals = [actions(record)[0] for record in simulated(capsys, tmp_path, *words)]
    assert deals[0] == deals[1] == deals[2]
    assert deals[3] == deals[4] == deals[5]
    assert len(set(deals)) == 3


def test_without_rotate_each_game_has_its_own_deal(capsys: Capsys, tmp_path: Path) -> None:
    words = ("clown_standoff", "--seats", "3", "--games", "9", "--seed", "2")
    assert len({actions(record)[0] for record in simulated(capsys, tmp_path, *words)}) == 9


def test_rotate_seats_every_bot_on_every_seat() -> None:
    plan = SimulationPlan("pebbles", 3, (), None, ("easy", "normal", "hard"), games=6, seed=1, rotate=True)
    seated = [plan.seated(number) for number in range(6)]
    assert [deal for deal, _ in seated] == [0, 0, 0, 1, 1, 1]
    for seat in range(3):
        assert {bots[seat] for _, bots in seated[:3]} == {"easy", "normal", "hard"}
    assert seated[3:] == [(1, bots) for _, bots in seated[:3]]


@pytest.mark.parametrize("jobs", ["2", "5"])
def test_several_processes_play_what_one_plays(tmp_path: Path, jobs: str) -> None:
    words = ("simulate", "clown_standoff", "--games", "30", "--seed", "3", "--json", "--record")
    alone = circus(*words, str(tmp_path / "alone"))
    shared = circus(*words, str(tmp_path / "shared"), "--jobs", jobs)
    assert (shared.code, shared.err) == (0, "")
    assert timeless(json.loads(shared.out)) == timeless(json.loads(alone.out))
    assert list(map(actions, lines_in(tmp_path / "shared"))) == list(
        map(actions, lines_in(tmp_path / "alone"))
    )


def test_games_whose_process_was_killed_are_played_and_recorded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed_twice(*words: Any) -> Iterator[Any]:
        for place, each in enumerate(in_processes(*words)):
            if place in (50, 250):
                active_children()[0].kill()
            yield each

    in_processes = pool.in_processes
    monkeypatch.setattr(crew, "in_processes", killed_twice)
    bots = ("greedy",) * 4
    plan = SimulationPlan("clown_standoff", 4, (), None, bots, games=400, seed=3, records=tmp_path / "shared")
    tally, _ = simulate(plan, jobs=2)
    alone, _ = simulate(replace(plan, records=tmp_path / "alone"))
    assert tally == alone
    assert circus("check", *map(str, sorted((tmp_path / "shared").glob("*.jsonl")))).code == 0
    assert list(map(actions, lines_in(tmp_path / "shared"))) == list(
        map(actions, lines_in(tmp_path / "alone"))
    )


def timeless(report: Line) -> Line:
    return {key: value for key, value in report.items() if key not in TIMES}


ENDS = ("length", "ties", "reasons", "endless")

TIMES = {"seconds", "games_per_s", "actions_per_s"}


def test_the_last_line_is_the_documented_object(capsys: Capsys, tmp_path: Path) -> None:
    words = ("simulate", "clown_standoff", "--games", "40", "--seed", "1", "--json")
    done = run(capsys, *words, "--record", str(tmp_path))
    report = json.loads(done.out.splitlines()[-1])
    assert set(report) == {"games", "actions", "wins", "by_bot", *ENDS} | TIMES
    assert sum(report["reasons"].values()) == 40 and report["endless"] == 0
    assert report["length"]["least"] <= report["length"]["mean"] <= report["length"]["most"]
    assert 0 <= report["ties"] <= 1
    assert report["games"] == 40
    assert report["actions"] == sum(len(actions(record)) for record in lines_in(tmp_path))
    assert report["seconds"] > 0
    assert report["games_per_s"] > 0
    assert report["actions_per_s"] > report["games_per_s"]
    assert len(report["wins"]) == 4
    assert set(report["by_bot"]) == {"random"}
    sums = report["by_bot"]["random"]
    assert set(sums) == {"games", "wins", "share", "wilson95"}
    assert (sums["games"], sums["wins"], sums["share"]) == (160, 40, 0.25)
    low, high = sums["wilson95"]
    assert 0.18 < low < 0.25 < high < 0.34


def test_wins_are_those_of_the_records_and_shared_wins_fractions(capsys: Capsys, tmp_path: Path) -> None:
    words = ("simulate", "quel_cirque", "--seats", "3", "--games", "30", "--seed", "1", "--json")
    report = json.loads(run(capsys, *words, "--record", str(tmp_path)).out)
    ends = [record[-1]["end"]["winners"] for record in lines_in(tmp_path)]
    assert any(len(winners) > 1 for winners in ends)
    for seat in range(3):
        won = sum(Fraction(1, len(winners)) for winners in ends if seat in winners)
        assert report["wins"][seat] == float(won)
    assert sum(report["wins"]) == pytest.approx(30)


def test_a_win_of_three_is_a_third_for_each() -> None:
    tally = Tally(4)
    for _ in range(3):
        tally.add(Outcome((0, 1, 3), (5, 5, 0, 5), "tie"), ("hard", "easy", "easy", "easy"), 10)
    report = tally.report(2.0)
    assert report["wins"] == [1.0, 1.0, 0.0, 1.0]
    assert (report["games"], report["actions"]) == (3, 30)
    assert (report["games_per_s"], report["actions_per_s"]) == (1.5, 15.0)
    assert report["by_bot"]["hard"]["wins"] == 1.0
    assert report["by_bot"]["easy"] | {"wilson95": None} == {
        "games": 9,
        "wins": 2.0,
        "share": 2 / 9,
        "wilson95": None,
    }


def test_the_interval_is_wilsons() -> None:
    assert wilson95(50, 100) == pytest.approx((0.4038315, 0.5961685))
    assert wilson95(0, 10) == pytest.approx((0.0, 0.2775328))
    assert wilson95(10, 10) == pytest.approx((0.7224672, 1.0))
    assert wilson95(0, 0) == (0.0, 1.0)


def test_the_plain_report_is_for_people(capsys: Capsys) -> None:
    done = run(capsys, "simulate", "pebbles", "--games", "8", "--seed", "3")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("8 games, 32 actions in ")
    assert "wins by seat: " in done.out
    assert "random: 50.0% of 16 seats (" in done.out


def test_a_folder_that_holds_records_is_refused_and_left_alone(capsys: Capsys, tmp_path: Path) -> None:
    old = tmp_path / "0007.jsonl"
    old.write_text("mine", encoding="utf-8")
    done = run(capsys, "simulate", "pebbles", "--games", "2", "--record", str(tmp_path))
    assert done.code == 2
    assert done.out == ""
    assert done.err == f"circus: {tmp_path} already holds records (0007.jsonl): choose an empty folder\n"
    assert list(tmp_path.iterdir()) == [old]
    assert old.read_text(encoding="utf-8") == "mine"


def test_a_folder_that_holds_something_else_is_used(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    done = run(capsys, "simulate", "pebbles", "--games", "1", "--record", str(tmp_path))
    assert done.code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["0000.jsonl", "notes.txt"]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is told by Linux only")
def test_memory_does_not_grow_with_the_number_of_games() -> None:
    few, many = (peak_megabytes(games) for games in (300, 3000))
    assert many < few + 5
    assert many < 150


def peak_megabytes(games: int) -> float:
    measure = (
        "from pathlib import Path; from circus.cli import main;"
        f"main(['simulate', 'clown_standoff', '--games', '{games}', '--seed', '1']);"
        "print(Path('/proc/self/status').read_text())"
    )
    done = subprocess.run(
        [sys.executable, "-c", measure], capture_output=True, cwd=ROOT, check=True, encoding="utf-8"
    )
    # Not getrusage: what that calls the peak of a new process is at least that of the one it sprang from.
    return int(done.stdout.partition("VmHWM:")[2].split()[0]) / 1024
