"""Lists of many games hold every finished game, and pass over one that cannot be shown."""

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from circus import games
from circus.cli import main
from circus.lab.day.merging import day_of
from circus.platform import faulty_items
from circus.platform.fault_log import fault_count, faults_since
from circus.platform.faulty_items import unless_faulty
from circus.records.replay import read
from circus.session import record_entry, saves
from circus.session.deals_played import result_of
from circus.session.end_of_game import rank_seats, summarize
from circus.stand.plan import StaffPlan
from circus.stand.reel import Reel
from circus.ui.scenes.library.scene import PastScene
from circus.ui.scenes.shell.destinations import (
    ToDeals,
    ToPast,
    ToPuzzles,
    ToReplay,
    ToReview,
    ToSave,
    ToStatistics,
)
from circus.ui.scenes.stand.attract import AttractScene
from circus.ui.scenes.stand.panel import StaffScene
from tests.gfx.pilot import Pilot, piloted
from tests.navigators import Recorder
from tests.simulated import write_games, write_visit_of
from tests.stand.at_stand import stand

GAMES = games.in_order()
FEW = {"clearing_house": 12}
"""Games of the everyday version; the fewest of Clearing House in which the first seat is put out."""

every_game = pytest.mark.parametrize("name", GAMES)
how_many = pytest.mark.parametrize("count", [6, pytest.param(50, marks=pytest.mark.thorough)])


def few(name: str, count: int) -> int:
    return max(count, FEW.get(name, 0))


@every_game
@how_many
def test_every_seat_of_a_finished_game_that_is_read_again_has_a_place(
    name: str, count: int, tmp_path: Path
) -> None:
    out = 0
    for path in write_games(tmp_path, name, few(name, count)):
        replay = read(path)
        over = summarize(replay.match)
        assert {each.seat for each in rank_seats(replay.match, over)} == set(range(replay.header.seats))
        for seat in range(replay.header.seats):
            assert result_of(replay, seat).place >= 1
        out += name == "clearing_house" and 0 not in cast(Any, replay.match.state).living
    assert out or name != "clearing_house", "no game in which the first seat was put out"


@every_game
@pytest.mark.parametrize("count", [3, pytest.param(50, marks=pytest.mark.thorough)])
def test_a_stand_opens_with_every_finished_game_of_the_day(name: str, count: int, tmp_path: Path) -> None:
    write_visit_of(tmp_path, name, few(name, count))
    before = fault_count()
    reel = Reel(tmp_path)
    reel.refresh()
    while reel.go_on():
        pass
    assert reel._known and all(reel._known.values())
    with stand(tmp_path, StaffPlan((name,))) as pilot:
        attract = cast(AttractScene, pilot.scene)
        for _ in range(count + 100):
            pilot.rest(100)
            if attract._keeper.reel.cut(attract._keeper.plan, 0):
                break
        else:
            pytest.fail("no passage of a game is shown")
        pilot.manager.push(StaffScene(pilot.manager, cast(Any, attract._keeper)))
        pilot.rest(100)
        pilot.click("ui/page")
    assert (tmp_path / "day.html").stat().st_size > 10_000
    assert faults_since(before) == []


@every_game
def test_the_day_is_written_of_every_finished_game(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_visit_of(tmp_path, name, few(name, 6))
    assert main(["day", str(tmp_path), "--json", "--csv", str(tmp_path / "csv")]) == 0
    assert capsys.readouterr().err == ""
    assert not day_of([tmp_path]).skipped


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    with piloted() as pilot:
        yield pilot


@every_game
@pytest.mark.parametrize("count", [pytest.param(50, marks=pytest.mark.thorough)])
def test_every_list_of_the_app_holds_every_finished_game(name: str, count: int, pilot: Pilot) -> None:
    paths = write_games(saves.records_folder(), name, few(name, count))
    open_lists(pilot)
    for path in paths[:2]:
        for opened in (ToReplay(path), ToReview(pilot_playback(path))):
            pilot.manager.go(opened)
            pilot.rest(100)
            pilot.manager.home()
            pilot.rest(100)


def leave_unfinished(paths: Sequence[Path]) -> Sequence[Path]:
    """Take the end and the last action from every second game, as if somebody had left it; return these."""
    for path in paths[::2]:
        lines = path.read_bytes().splitlines(keepends=True)
        last = max(at for at, line in enumerate(lines) if line.startswith(b'{"action"'))
        path.write_bytes(b"".join(lines[:last]))
    return paths[::2]


@every_game
@how_many
def test_the_lobby_offers_the_last_of_many_unfinished_games(name: str, count: int) -> None:
    left = leave_unfinished(write_games(saves.records_folder(), name, few(name, count)))
    navigator, before = Recorder(), fault_count()
    with piloted(navigator) as pilot:
        pilot.click("ui/resume")
    assert [cast(ToSave, each).save.path for each in navigator.went] == [left[-1]]
    assert [each.path for each in saves.unfinished()] == [*reversed(left)]
    assert faults_since(before) == []


@pytest.mark.expects_faults
@every_game
def test_the_lobby_passes_over_an_unfinished_game_that_meets_a_mistake_of_the_program(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    left = leave_unfinished(write_games(saves.records_folder(), name, 6))
    monkeypatch.setattr(record_entry, "_described", partial(fail, left[-1], record_entry._described))
    navigator = Recorder()
    with piloted(navigator) as pilot:
        pilot.click("ui/resume")
    assert [cast(ToSave, each).save.path for each in navigator.went] == [left[-2]]


def pilot_playback(path: Path) -> Any:
    from circus.session.playback import open_playback

    return open_playback(path)


def open_lists(pilot: Pilot) -> None:
    for destination in (ToPast(), ToDeals(), ToStatistics(), ToPuzzles()):
        pilot.manager.go(destination)
        for _ in range(5):
            pilot.rest(50)
            pilot.manager.scene.preload()
        pilot.manager.home()
        pilot.rest(100)


def fail(path: Path, reading: Any, given: Path, *args: Any, **more: Any) -> Any:
    """A mistake of the program that only one record meets."""
    if given == path:
        raise StopIteration("no such seat")
    return reading(given, *args, **more)


@pytest.mark.expects_faults
def test_a_record_that_meets_a_mistake_of_the_program_is_passed_over(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    paths = write_games(saves.records_folder(), "clown_standoff", 3)
    monkeypatch.setattr(faulty_items, "_REPORTED", {})
    for module in (
        "circus.session.saves",
        "circus.session.deals_played",
        "circus.ui.scenes.parts.table_picture",
    ):
        monkeypatch.setattr(f"{module}.read", partial(fail, paths[1], read))
    open_lists(pilot)
    pilot.manager.go(ToPast())
    pilot.rest(500)
    past = cast(PastScene, pilot.scene)
    assert {each.path: each.kind for each in past._listed} == {paths[0]: "e", paths[1]: "b", paths[2]: "e"}


@pytest.mark.expects_faults
def test_the_reel_passes_over_what_it_cannot_show_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    folder = write_visit_of(tmp_path, "clown_standoff", 3)
    bad = folder / "02-clown_standoff.jsonl"
    monkeypatch.setattr("circus.stand.reel.read", partial(fail, bad, read))
    for _ in range(2):
        reel = Reel(tmp_path)
        reel.refresh()
        while reel.go_on():
            pass
        assert [bool(reel._known[path]) for path in sorted(reel._known)] == [True, False, True]
    assert capfd.readouterr().err.count("is passed over: StopIteration") == 1


@pytest.mark.expects_faults
def test_the_day_names_a_game_that_meets_a_mistake_of_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_visit_of(tmp_path, "clown_standoff", 3)
    bad = folder / "02-clown_standoff.jsonl"
    from circus.lab.day import played

    monkeypatch.setattr("circus.lab.day.visits.played_game", partial(fail, bad, played.played_game))
    day = day_of([tmp_path])
    assert [Path(each.path) for each in day.skipped] == [bad]
    assert sum(len(visit.games) for visit in day.visits) == 2


def test_a_fault_of_a_file_is_no_fault_of_the_program() -> None:
    before = fault_count()
    assert unless_faulty("a file", partial(read, Path("nowhere.jsonl"))) is None
    assert faults_since(before) == []
