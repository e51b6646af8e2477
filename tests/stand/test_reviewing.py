"""The reel goes by the swings of reviews, which are worked out while nobody plays."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from circus.core.errors import CircusError
from circus.lab.crew.background import PoolWork
from circus.lab.review.steps import ReviewStep, steps
from circus.platform.fault_log import fault_count, faults_since
from circus.records.timeline import Timeline
from circus.session import saves
from circus.session.review_cache import review_file
from circus.session.review_job import judging_these
from circus.session.table_setup import first_table_setup
from circus.stand.plan import StaffPlan
from circus.stand.reel import Reel
from circus.stand.reviewing import COLLECT_MS, QUIET_MS, Reviewing
from circus.stand.visit import FINISHED, Visit

PLAN = StaffPlan(("pebbles",))


class Slowly:
    """Judges one position each time it is asked; counts those that it was given."""

    given: list[int]

    def __init__(self, timeline: Timeline, numbers: Sequence[int]) -> None:
        type(self).given.append(len(numbers))
        self._steps = steps(timeline, numbers, "low", 1)
        self._left = len(numbers)

    @property
    def ended(self) -> bool:
        return self._left == 0

    def take(self) -> Sequence[ReviewStep]:
        self._left -= 1
        return [next(self._steps)]

    def close(self) -> None:
        self._steps.close()  # type: ignore[attr-defined]


class Broken(Slowly):
    """Has no room for a process."""

    def take(self) -> Sequence[ReviewStep]:
        raise OSError("no room")


class Lost(Slowly):
    """Cannot read the game in its process."""

    def take(self) -> Sequence[ReviewStep]:
        raise CircusError("a packed state cannot be read")


@pytest.fixture(autouse=True)
def none_given() -> None:
    Slowly.given = []


@pytest.fixture
def games(tmp_path: Path) -> list[Path]:
    """Two games of a day that were played to their ends."""
    records = []
    for seed in range(2):
        visit = Visit.begin(tmp_path, "en", lambda: 0)
        record = visit.game_begins(first_table_setup("pebbles"))
        session = saves.begin(first_table_setup("pebbles"), Random(seed), record)
        rng = Random(seed)
        while session.awaited:
            awaited = session.awaited_people
            if awaited:
                session.play(rng.choice(session.match.legal_actions(awaited[0])))
            else:
                session.go_on()
        visit.close(FINISHED, "en")
        records.append(record)
    return records


def reel_of(folder: Path) -> Reel:
    reel = Reel(folder)
    reel.refresh()
    while reel.go_on():
        pass
    return reel


def quiet(reviewing: Reviewing, reel: Reel, ms: float = QUIET_MS) -> list[Path]:
    """Lets time pass; returns what was reviewed meanwhile."""
    found = []
    for _ in range(int(ms / COLLECT_MS)):
        if record := reviewing.advance(COLLECT_MS, reel.unreviewed()):
            reel.look_again(record)
            found.append(record)
    return found


def test_every_game_of_the_day_is_reviewed_in_time_and_kept(games: list[Path], tmp_path: Path) -> None:
    reel, reviewing = reel_of(tmp_path), Reviewing(Slowly)
    assert set(reel.unreviewed()) == set(games)
    assert quiet(reviewing, reel, QUIET_MS - COLLECT_MS) == [] and Slowly.given == [], (
        "somebody may still come"
    )
    assert set(quiet(reviewing, reel, 600_000)) == set(games)
    assert all(review_file(record).exists() for record in games)
    assert reel.unreviewed() == [] and reel_of(tmp_path).unreviewed() == []
    assert reel.cut(PLAN, 0)


def test_whoever_comes_stops_it_and_it_goes_on_where_it_was(games: list[Path], tmp_path: Path) -> None:
    reel, reviewing = reel_of(tmp_path), Reviewing(Slowly)
    quiet(reviewing, reel, QUIET_MS + 2 * COLLECT_MS)
    reviewing.stop()
    assert quiet(reviewing, reel, QUIET_MS - COLLECT_MS) == []
    quiet(reviewing, reel, 600_000)
    assert 0 < Slowly.given[0] - Slowly.given[1] <= 4, "what was judged is not judged again"
    assert reel.unreviewed() == []


def test_what_breaks_down_is_not_tried_again_and_again(games: list[Path], tmp_path: Path) -> None:
    reel, reviewing = reel_of(tmp_path), Reviewing(Broken)
    assert quiet(reviewing, reel, 60_000) == []
    assert len(Slowly.given) == len(games)
    assert reel.cut(PLAN, 0), "the reel goes by who led until then"


@pytest.mark.expects_faults
def test_a_game_of_the_day_that_cannot_be_judged_is_a_noted_mistake(
    games: list[Path], tmp_path: Path
) -> None:
    before = fault_count()
    assert quiet(Reviewing(Lost), reel_of(tmp_path), 60_000) == []
    assert {fault.what for fault in faults_since(before)} == {"a game of the day is not reviewed"}


def test_one_process_does_it_and_is_gone_when_somebody_comes(games: list[Path], tmp_path: Path) -> None:
    made: list[PoolWork[ReviewStep]] = []

    def start(timeline: Timeline, numbers: Sequence[int]) -> PoolWork[ReviewStep]:
        made.append(judging_these(timeline, numbers))
        return made[-1]

    reel, reviewing = reel_of(tmp_path), Reviewing(start)
    reviewing.advance(QUIET_MS, reel.unreviewed())
    (process,) = [worker._process for worker in made[0]._pool._workers]
    assert process.is_alive()
    reviewing.stop()
    assert made[0]._pool._workers == [] and not process.is_alive()
