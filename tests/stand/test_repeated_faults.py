"""The same fault again and again: the stand opens without the reel, then without what the fault names."""

import os
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, cast

import pytest

from circus.stand import repeated_faults, supervisor
from circus.stand.plan import StaffPlan
from circus.stand.repeated_faults import MAX_TIMES, LeftOut, ProgramFault, RepeatedFaults, fault_of
from circus.stand.supervisor import Pulse, supervise
from circus.ui.scenes.stand.panel import StaffScene
from tests.stand.at_stand import facts, scene, stand

FAULT = ProgramFault("StopIteration reel.py:193", ("clearing_house",), ("20261128-1/01.jsonl",))


def test_three_equal_faults_cost_the_reel_three_more_what_they_name() -> None:
    faults = RepeatedFaults()
    waits = [faults.note(FAULT, now) for now in range(MAX_TIMES)]
    assert faults.left_out == LeftOut(reel=True)
    waits += [faults.note(FAULT, now) for now in range(MAX_TIMES)]
    assert faults.left_out == LeftOut(True, frozenset(FAULT.games), frozenset(FAULT.files))
    assert waits == [0] * 2 * MAX_TIMES


def test_when_nothing_helps_the_waits_grow_to_a_limit() -> None:
    faults = RepeatedFaults()
    waits = [faults.note(FAULT, now) for now in range(20 * MAX_TIMES)]
    assert waits == sorted(waits) and waits[-1] == repeated_faults.MAX_WAIT_S


def test_different_and_old_faults_are_not_the_same() -> None:
    faults = RepeatedFaults()
    for number in range(2 * MAX_TIMES):
        faults.note(ProgramFault(f"fault {number}"), number)
        faults.note(FAULT, 2 * number * repeated_faults.FORGOTTEN_S)
    assert faults.left_out == LeftOut()


def test_a_fault_names_the_game_and_the_files_that_it_met(tmp_path: Path) -> None:
    record = tmp_path / "20261128-101500-abcdef" / "01-clearing_house.jsonl"
    rules = Path(repeated_faults.__file__).parents[1] / "games" / "clearing_house" / "ending.py"
    met: dict[str, Any] = {}
    exec(compile("def meet(record): raise StopIteration", str(rules), "exec"), met)
    with pytest.raises(StopIteration) as raised:
        met["meet"](record)
    fault = fault_of(raised.value, tmp_path)
    assert fault.place.startswith("StopIteration ending.py:")
    assert (fault.games, fault.files) == (
        ("clearing_house",),
        ("20261128-101500-abcdef/01-clearing_house.jsonl",),
    )


def end_in_the_reel(folder: Path, goes_on: bool, left_out: LeftOut, wire: Connection) -> None:
    """A whole stand whose reel always fails; once it shows none, it is closed."""
    from circus.cli.stand import _attended
    from circus.stand.staff_pin import of_digits
    from circus.ui.scenes.stand.keeper import Keeper

    os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    patch, rounds = pytest.MonkeyPatch(), [0]
    (folder / "starts").open("a", encoding="utf-8").write(f"{left_out.reel:d}\n")

    def fail(*_given: object) -> None:
        raise StopIteration("no such seat")

    def close_later(keeper: Keeper, _ms: float, manager: Any) -> None:
        rounds[0] += 1
        assert set(keeper.faults) == {"reel"}
        if rounds[0] > 5:
            keeper.close()
            manager.quit()

    patch.setattr("circus.stand.reel.Reel.cut", fail)
    patch.setattr(Keeper, "advance", close_later)
    known = ("", StaffPlan(("clown_standoff",)), of_digits("2580"))
    _attended(folder, known, ((320, 180), "en", "off", None), goes_on, left_out, wire)


@pytest.mark.expects_faults
def test_a_stand_whose_reel_fails_goes_on_without_it(tmp_path: Path) -> None:
    assert supervise(partial(end_in_the_reel, tmp_path)) == 0
    assert (tmp_path / "starts").read_text(encoding="utf-8").split() == ["0"] * MAX_TIMES + ["1"]


def crash_alike(folder: Path, _goes_on: bool, left_out: LeftOut, wire: Connection) -> None:
    Pulse(wire).beat()
    os._exit(0 if left_out.reel else 7)


def test_a_program_that_cannot_say_what_ended_it_counts_by_its_exit_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 0.0)
    assert supervise(partial(crash_alike, tmp_path)) == 0


def test_without_the_reel_a_touch_begins_and_the_panel_says_why(tmp_path: Path) -> None:
    plan = StaffPlan(("clown_standoff", "clearing_house"))
    out = LeftOut(True, frozenset({"clearing_house"}))
    with stand(tmp_path, plan, left_out=out) as pilot:
        pilot.rest(4000)
        assert scene(pilot) == "attract" and facts(pilot)["targets"]
        keeper = cast(Any, pilot.scene)._keeper
        pilot.click("ui/begin")
        assert [name for name in pilot.names if "clearing_house" in name] == []
        assert [name for name in pilot.names if "clown_standoff" in name]
        pilot.manager.push(StaffScene(pilot.manager, keeper))
        pilot.rest(100)
        notice = pilot.manager._notice
        assert notice and "by the same mistake" in notice.text and "Clearing House" in notice.text
