"""`bench`: the documented shapes, from very short rounds; nothing is timed here."""

import json
from typing import Any

import pytest

from circus import bots, games
from circus.core.errors import CircusError
from circus.records import lesson
from circus.tools.bench import lab as bench_lab
from circus.tools.bench import pace as bench_pace
from circus.tools.bench import rules, screen, timeline
from tests.cli import run

Capsys = pytest.CaptureFixture[str]

SHORT = ("--seconds", "0.0001")
FEW = ("--iterations", "4")


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


def test_bench_search_reports_the_first_decision_of_every_game(capsys: Capsys) -> None:
    done = run(capsys, "bench", "search", "--json", *FEW)
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out.splitlines()[-1])
    assert list(report) == ["search"]
    assert list(report["search"]) == games.names()
    for pace in report["search"].values():
        assert set(pace) == {"iterations_per_s", "fill_share"}
        assert pace["iterations_per_s"] > 0
        assert 0 <= pace["fill_share"] <= 1.5


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """The benches of the screen with very little to do."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for name, value in {
        "SIZES": ((320, 180), (640, 360)),
        "TABLES": ("quel_cirque",),
        "FRAMES": 3,
        "STARTS": 1,
        "IDLE_SECONDS": 0.2,
        "EVENTS": 4,
    }.items():
        monkeypatch.setattr(screen, name, value)


def numbers(report: dict[str, Any], *names: str) -> None:
    """Exactly these figures, and each of them measured."""
    assert set(report) == set(names)
    assert all(type(value) is float and value > 0 for value in report.values()), report


@pytest.mark.usefixtures("short")
def test_bench_frame_reports_every_table_size_and_state(capsys: Capsys) -> None:
    done = run(capsys, "bench", "frame", "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert list(report) == ["frame"]
    assert list(report["frame"]) == list(screen.TABLES)
    for sizes in report["frame"].values():
        assert list(sizes) == ["320x180", "640x360"]
        for states in sizes.values():
            plain = ["still", "dragging", "animating", "thinking"]
            assert list(states) == [*plain, *(f"hover_{name}" for name in plain), "phones"]
            phones = states.pop("phones")
            assert phones.pop("phones") > 1
            numbers(phones, "median", "p99", "bare_median", "bare_p99", "ratio")
            pointers = {name: state.pop("pointer") for name, state in states.items()}
            assert all((pointers[name] == "parked") != name.startswith("hover_") for name in states)
            for name in ("thinking", "hover_thinking"):
                numbers(states.pop(name), "median", "p99", "interval_median", "interval_p99")
            for state in states.values():
                bare = {name: state.pop(name) for name in ("bare_median", "bare_p99", "ratio")}
                numbers(state, "median", "p99")
                assert bare["bare_median"] <= bare["bare_p99"]
                assert bare["ratio"] > 0


@pytest.mark.usefixtures("short")
def test_bench_input_idle_and_start_report_their_figures(capsys: Capsys) -> None:
    done = run(capsys, "bench", "input", "idle", "start", "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert list(report) == ["input", "idle", "start"]
    numbers(report["input"], "median", "p99")
    numbers(report["idle"], "cpu")
    numbers(report["start"], "median", "p99", "first", "bare_median", "ratio")


@pytest.mark.usefixtures("short")
def test_bench_memory_reports_megabytes_of_a_process_of_its_own(capsys: Capsys) -> None:
    report = json.loads(run(capsys, "bench", "memory", "--json").out)
    numbers(report["memory"], "mb")
    assert 10 < report["memory"]["mb"] < 2000


def test_without_a_screen_the_benches_draw_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.setenv(variable, "")
        monkeypatch.delenv(variable)
    monkeypatch.setattr(screen, "STARTS", 1)
    monkeypatch.setattr(screen, "SIZES", ((320, 180),))
    numbers(screen.start(), "median", "p99", "first", "bare_median", "ratio")


def test_a_program_that_does_not_start_is_told_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing")
    with pytest.raises(CircusError, match="the program ended before it showed its lobby"):
        screen.start()


def test_bench_without_names_runs_all_for_people(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in screen.BENCHMARKS:
        monkeypatch.setitem(screen.BENCHMARKS, name, lambda: {"deep": {"median": 1.5, "p99": 2.0}})
    short_timeline(monkeypatch)
    done = run(capsys, "bench", *SHORT, *FEW)
    assert done.code == 0
    lines = done.out.splitlines()
    searched, looked = ["search"] * len(games.names()), ["timeline"] * 4 * len(games.names())
    assert [line.split()[0] for line in lines] == [*games.names(), *searched, *looked, *screen.BENCHMARKS]
    assert lines[-1].split() == ["memory", "deep", "median", "1.5", "p99", "2.0"]


def test_a_rival_is_stepped_by_the_same_loop() -> None:
    pebbles = rules.contestant(games.find("pebbles"))
    report = rules.run({"hearts": pebbles}, seconds=0.0001)
    assert set(report["openspiel"]) == {"hearts"}
    assert report["rules"]["texas_showdown"]["against"] == "hearts"
    assert report["rules"]["texas_showdown"]["ratio"] > 0
    assert "ratio" not in report["rules"]["quel_cirque"]
    assert "ratio" not in report["rules"]["pebbles"]


def test_bench_pace_reports_the_minutes_of_every_table(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_pace, "STRENGTH", "greedy")
    done = run(capsys, "bench", "pace", "--games", "1", "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)["pace"]
    assert list(report) == games.names()
    for figures in report.values():
        assert set(figures) == {"games", "mean", "longest", "person", "over_12"}
        assert figures["games"] == 1 and 0 < figures["person"] < figures["mean"] == figures["longest"]


def test_bench_lessons_reports_the_seconds_in_each_language(capsys: Capsys) -> None:
    done = run(capsys, "bench", "lessons", "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)["lessons"]
    assert list(report) == [name for name in games.names() if lesson.find(name)]
    for figures in report.values():
        assert list(figures) == ["en", "fr"]
        assert all(0 < each["first"] < each["free"] <= each["seconds"] for each in figures.values())


def test_the_same_seed_lasts_as_long_and_a_slower_person_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    first = bench_pace.play_game("quel_cirque", 3, "greedy")
    assert bench_pace.play_game("quel_cirque", 3, "greedy") == first
    monkeypatch.setattr(bench_pace, "CHOICE_MS", bench_pace.CHOICE_MS * 2)
    slower = bench_pace.play_game("quel_cirque", 3, "greedy")
    more = slower.person - first.person
    assert more > 0 and slower.minutes - first.minutes == pytest.approx(more, abs=0.02)


def short_timeline(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 2, "FIRST_LOOKS": 3, "LOOKS": 20, "LONG": 50}.items():
        monkeypatch.setattr(timeline, name, value)


def test_bench_timeline_reports_every_game(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    short_timeline(monkeypatch)
    done = run(capsys, "bench", "timeline", "--json")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out.splitlines()[-1])
    assert list(report) == ["timeline"]
    assert list(report["timeline"]) == games.names()
    for figures in report["timeline"].values():
        assert set(figures) == {"game", "first", "position", "frames"}
        assert 0 < figures["game"]["actions"] <= 50 and figures["game"]["kb"] > 0
        numbers(figures["position"], "median", "p99")


def test_bench_lab_reports_every_bot_and_what_a_second_process_gains(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "names", lambda: ["clown_standoff", "quel_cirque"])
    monkeypatch.setattr(bots, "STRENGTHS", {name: bots.STRENGTHS[name] for name in ("random", "greedy")})
    monkeypatch.setitem(bench_lab.GAMES_PER_S, "long", 500.0)
    monkeypatch.setattr(bench_lab, "SHORT_GAMES", 30)
    monkeypatch.setattr(bench_lab, "BARE_STEPS", 1000)
    done = run(capsys, "bench", "lab", "--json", "--seconds", "0.001", "--games", "4")
    assert (done.code, done.err) == (0, "")
    report = json.loads(done.out)
    assert list(report) == ["lab"]
    for pace in report["lab"]["pace"].values():
        assert list(pace) == ["random", "greedy"]
        assert all(each["games"] >= 1 and each["games_per_s"] > 0 for each in pace.values())
    for name, size in (("long", 4), ("short", 30)):
        gain = report["lab"]["jobs"][name]
        assert gain.pop("games") == size
        assert gain.pop("of").split()[0] in report["lab"]["pace"]
        assert all(type(value) is float and value > 0 for value in gain.values())
        assert list(gain) == ["alone_games_per_s", "two_games_per_s", "gain", "bare_gain", "of_bare"]
