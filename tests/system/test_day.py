"""A day long: what the app holds does not grow with the games."""

import gc
import json
import sys
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.records.record import being_written
from circus.tools.bench import day
from circus.ui.app.loop import Loop
from circus.ui.gfx import bootstrap, memory
from circus.ui.gfx.fonts import Fonts
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.shell.destinations import ToFirstTable
from tests.cli import run
from tests.gfx.pilot import Pilot, piloted


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small windows, and the quickest game alone."""
    monkeypatch.setattr(day, "SIZES", ((320, 180), (640, 360)))
    monkeypatch.setattr(games, "names", lambda: ["pebbles"])


@pytest.mark.usefixtures("short")
def test_a_day_is_told_with_the_slopes_of_what_could_grow(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "bench", "day", "--games", "6", "--json")
    assert done.code == 0
    assert [line.split(":")[0] for line in done.err.splitlines()] == [f"{n} pebbles" for n in range(1, 7)]
    report = json.loads(done.out)["day"]
    played = report.pop("played")
    assert played.pop("games") == 6
    assert played.pop("peak_mb") >= report["mb"]["most"] - 1
    assert not played
    assert list(report) == ["mb", "handles", "threads", "frame_p99"]
    for figures in report.values():
        assert set(figures) == {"most", "mean", "per_100_games", "low", "high"}
        assert figures["low"] <= figures["per_100_games"] <= figures["high"]


@pytest.mark.usefixtures("short")
def test_a_day_that_is_stopped_tells_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played, changed = list[int](), day._changed

    def stopped_in_the_fifth(app: Loop, name: str, number: int) -> list[tuple[float, float]]:
        played.append(number)
        if number == 5:
            raise KeyboardInterrupt
        return changed(app, name, number)

    monkeypatch.setattr(day, "_changed", stopped_in_the_fifth)
    done = run(capsys, "bench", "day", "--games", "12", "--json")
    assert played == [1, 2, 3, 4, 5]
    assert json.loads(done.out)["day"]["played"]["games"] == 4


def test_a_slope_has_an_interval_that_holds_it() -> None:
    rising = day._slope([1.0, 2.1, 2.9, 4.0])
    assert rising["low"] < 100 < rising["high"]
    level = day._slope([5.0, 5.0, 5.0, 5.0])
    assert (level["per_100_games"], level["low"], level["high"], level["mean"]) == (0, 0, 0, 5)
    assert day._slope([1.0, 2.0]) == {}


@pytest.mark.usefixtures("short")
def test_a_day_without_json_is_a_line_for_each_figure(capsys: pytest.CaptureFixture[str]) -> None:
    done = run(capsys, "bench", "day", "--games", "4")
    assert [line.split()[:2] for line in done.out.splitlines()] == [
        ["day", "played"],
        *(["day", name] for name in ("mb", "handles", "threads", "frame_p99")),
    ]


def handles() -> int:
    return sum(1 for _ in Path("/proc/self/fd").iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
def test_a_font_holds_no_file_open() -> None:
    bootstrap.prepare()
    AppWindow((320, 180))
    before = handles()
    fonts = [Fonts(1 + number / 10) for number in range(5)]
    for each in fonts:
        each.line("the clown", "ui", 20)
        each.line("the clown", "display", 40)
    assert handles() == before


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
@pytest.mark.parametrize("name", ["pebbles", "quel_cirque"])
def test_tables_and_their_records_are_let_go_of(name: str) -> None:
    with piloted(size=(320, 180)) as pilot:
        counts = []
        for number in range(4):
            day._played(pilot.loop, name, number)
            assert being_written() == []
            memory.tidy()
            counts.append((handles(), tables_alive()))
        assert counts[1:] == counts[:-1]
        assert counts[-1][1] == 0


def tables_alive() -> int:
    """Scenes of tables that are still held in memory."""
    return sum(1 for each in gc.get_objects() if type(each).__name__ == "TableScene")


def left(pilot: Pilot) -> None:
    pilot.manager.home()
    pilot.rest(200)


def test_a_table_that_is_left_closes_its_record() -> None:
    with piloted() as pilot:
        pilot.manager.go(ToFirstTable(day._table("pebbles", 2), Random(1)))
        assert len(being_written()) == 1
        left(pilot)
        assert being_written() == []


def test_memory_is_given_back_when_a_scene_has_gone_and_at_another_size(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tidied: list[int] = []
    with piloted() as pilot:
        monkeypatch.setattr(memory, "tidy", lambda: tidied.append(1))
        pilot.manager.go(ToFirstTable(day._table("pebbles", 2), Random(1)))
        pilot.rest(200)
        assert not tidied
        left(pilot)
        assert len(tidied) == 1


def test_where_there_is_no_such_library_memory_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: object) -> None:
        raise OSError("no library")

    monkeypatch.setattr("ctypes.CDLL", refuse)
    memory.prepare()
    memory.tidy()
