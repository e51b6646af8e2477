"""No clock makes a visit old, long, or one of another day: laptops without a battery, clocks that are set."""

import json
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from circus.stand import running_days, wall_clock
from circus.stand.keeping import expire, figures, wipe
from circus.stand.running_days import (
    STORED_DAYS,
    accept_visits,
    impossible_visits,
    note_day,
    note_visit,
    visits_of_today,
)
from circus.stand.visit import LEFT, Visit, facts_of, folders_of
from circus.stand.wall_clock import true_times
from circus.ui.scenes.stand.panel import StaffScene
from tests.stand.at_stand import stand

TODAY = date(2026, 11, 28)
NO_BATTERY = date(2020, 1, 1)


def visit(folder: Path, day: date, number: int = 0) -> Path:
    """A visit that was written on that day."""
    made = Visit.begin(folder, "en", lambda: 600_000)
    made.close(LEFT, "en")
    path = made.folder.rename(folder / f"{day:%Y%m%d}-120000-{number:06}")
    times = {"begun": f"{day}T12:00:00Z", "ended": f"{day}T12:10:00Z"}
    (path / "session.json").write_text(json.dumps({**(facts_of(path) or {}), **times}), encoding="utf-8")
    return path


def opened_on(folder: Path, days: Sequence[date]) -> list[int]:
    """How many visits go on each day on which the stand is opened."""
    gone = []
    for day in days:
        note_day(folder, day, fresh=True)
        gone.append(expire(folder, day))
    return gone


def test_visits_of_a_clock_without_a_battery_outlive_its_setting(tmp_path: Path) -> None:
    visit(tmp_path, NO_BATTERY)
    days = [NO_BATTERY, *(TODAY + timedelta(days=number) for number in range(100))]
    assert sum(opened_on(tmp_path, days)) == 0
    assert len(folders_of(tmp_path)) == 1


def test_visits_of_a_clock_a_year_ahead_outlive_it(tmp_path: Path) -> None:
    for number in range(15):
        visit(tmp_path, TODAY, number)
    ahead = [TODAY + timedelta(days=365 + number) for number in range(2)]
    assert opened_on(tmp_path, [TODAY, *ahead, TODAY + timedelta(days=1)]) == [0] * 4
    assert len(folders_of(tmp_path)) == 15


def test_a_visit_goes_after_thirty_days_on_which_the_program_ran(tmp_path: Path) -> None:
    visit(tmp_path, TODAY)
    ran = [TODAY + timedelta(days=3 * number) for number in range(STORED_DAYS + 1)]
    gone = opened_on(tmp_path, [day for day in ran for _ in range(3)])
    assert gone == [0] * 3 * STORED_DAYS + [1, 0, 0]


def test_a_damaged_file_of_days_makes_nothing_old(tmp_path: Path) -> None:
    visit(tmp_path, TODAY)
    opened_on(tmp_path, [TODAY + timedelta(days=number) for number in range(STORED_DAYS)])
    (tmp_path / "days.json").write_text('{"dates": 3}', encoding="utf-8")
    assert opened_on(tmp_path, [TODAY + timedelta(days=STORED_DAYS)]) == [0]


def test_visits_before_the_release_and_of_the_future_are_asked_about(tmp_path: Path) -> None:
    early, now = visit(tmp_path, NO_BATTERY), visit(tmp_path, TODAY)
    late = visit(tmp_path, TODAY + timedelta(days=400))
    assert impossible_visits(tmp_path, TODAY) == [early, late]
    assert impossible_visits(tmp_path, NO_BATTERY) == [], "it is the clock that is wrong"
    accept_visits(tmp_path, [early])
    assert impossible_visits(tmp_path, TODAY) == [late]
    days = [TODAY + timedelta(days=number) for number in range(STORED_DAYS + 1)]
    assert sum(opened_on(tmp_path, days)) == 2, "what was accepted is as old as all others"
    assert folders_of(tmp_path) == [late] and not now.exists()


def test_a_visit_during_which_the_clock_is_set_has_its_true_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Visit.begin(tmp_path, "en", lambda: 600_000)
    begun.facts["begun"] = "2020-01-01T00:00:00Z"
    begun.close(LEFT, "en")
    facts = cast("dict[str, Any]", facts_of(begun.folder))
    start, end = map(datetime.fromisoformat, (facts["begun"], facts["ended"]))
    assert end - start == timedelta(minutes=10) and end.year >= 2026


def test_a_clock_that_is_set_back_to_the_impossible_is_not_believed() -> None:
    begun = datetime(2026, 11, 28, 10, tzinfo=UTC)
    ten = timedelta(minutes=10)
    assert true_times(begun, ten, datetime(2020, 1, 1, tzinfo=UTC)) == (begun, begun + ten)
    assert true_times(begun, ten, begun + timedelta(hours=2)) == (begun, begun + timedelta(hours=2)), (
        "it slept"
    )


def test_today_holds_the_visits_from_before_the_clock_was_set(tmp_path: Path) -> None:
    note_day(tmp_path, NO_BATTERY, fresh=True)
    morning = visit(tmp_path, NO_BATTERY)
    note_visit(tmp_path, morning.name)
    note_day(tmp_path, TODAY, jumped=True)
    noon = visit(tmp_path, TODAY, 1)
    assert visits_of_today(tmp_path, TODAY) == [morning, noon]
    assert impossible_visits(tmp_path, TODAY) == []
    note_day(tmp_path, TODAY + timedelta(days=1))
    assert visits_of_today(tmp_path, TODAY + timedelta(days=1)) == []


def test_wiping_today_with_a_wrong_clock_spares_other_mornings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running_days, "present_date", lambda: NO_BATTERY)
    yesterday = visit(tmp_path, NO_BATTERY)
    note_day(tmp_path, NO_BATTERY, fresh=True)
    mine = visit(tmp_path, NO_BATTERY, 1)
    note_visit(tmp_path, mine.name)
    assert figures(tmp_path).visits == 1
    assert wipe(tmp_path, today=True) == 1
    assert folders_of(tmp_path) == [yesterday]


@pytest.mark.parametrize(("button", "left"), [("ui/later", 1), ("ui/accept", 1), ("ui/delete", 0)])
def test_the_panel_asks_what_to_do_with_impossible_dates(button: str, left: int, tmp_path: Path) -> None:
    visit(tmp_path, NO_BATTERY)
    with stand(tmp_path) as pilot:
        pilot.manager.push(StaffScene(pilot.manager, cast(Any, pilot.scene)._keeper))
        pilot.rest(100)
        pilot.click("ui/dates")
        pilot.click(button)
        assert ("ui/dates" in pilot.names) == (button == "ui/later")
    assert len(folders_of(tmp_path)) == left


def test_the_panel_says_that_the_clock_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.ui.scenes.stand.keeper.present_date", lambda: NO_BATTERY)
    assert wall_clock.FIRST_RELEASE > NO_BATTERY
    with stand(tmp_path) as pilot:
        pilot.rest(3000)
        keeper = cast(Any, pilot.scene)._keeper
        assert keeper.faults == {"date": "2020-01-01"}
        pilot.manager.push(StaffScene(pilot.manager, keeper))
        pilot.rest(100)
        notice = pilot.manager._notice
        assert notice and "shows 2020-01-01" in notice.text
