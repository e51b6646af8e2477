"""Puzzles of one's own games: looked for after a review, kept beside the record, offered, gone with it."""

import errno
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from circus.bots.judgement import Judgement
from circus.core.action import CHANCE
from circus.core.errors import CircusError, RecordError
from circus.lab.puzzles.reviewed import SearchedChoice, candidate_positions, search_choice
from circus.lab.review.verdict import JudgedChoice, Review
from circus.lab.review.work import pack_game
from circus.platform.fault_log import fault_count, faults_since
from circus.platform.job import Work
from circus.records import puzzle
from circus.records.replay import read
from circus.records.timeline import Timeline
from circus.session import own_puzzles, puzzles, recycling, saves
from circus.session.own_puzzles import (
    MAX_PUZZLES,
    PuzzleSearchProgress,
    load_puzzles,
    own_games,
    puzzles_file,
    store_puzzles,
)
from circus.session.puzzle_search import PuzzleSearch, seeking
from tests.session.test_playback import recorded

GAME = "quel_cirque"


@pytest.fixture
def record() -> Path:
    """A finished game in the folder of records."""
    folder = saves.records_folder()
    folder.mkdir(parents=True)
    return recorded(folder, GAME)


def timeline_of(record: Path) -> Timeline:
    return read(record).match.timeline


def choices(timeline: Timeline) -> list[int]:
    """The positions in which somebody had several things to choose from."""
    game = timeline.game
    return [
        at
        for at, action in enumerate(timeline.actions)
        if action.seat != CHANCE and len(game.legal_actions(timeline.at(at), action.seat)) > 2
    ]


def found_at(timeline: Timeline, at: int) -> SearchedChoice:
    """A puzzle of this choice, as if what was done had been the best by far."""
    best = timeline.actions[at]
    legal = timeline.game.legal_actions(timeline.at(at), best.seat)
    return SearchedChoice(at, str(best), {str(action): 0.2 for action in legal if action != best})


def review_of_choices(timeline: Timeline) -> Review:
    """A review that calls each of these choices right, the later ones more helpful."""
    made = [
        JudgedChoice(at + 1, timeline.actions[at], Judgement(str(timeline.actions[at]), 0.0, 0.01), at / 1000)
        for at in choices(timeline)
    ]
    return Review(GAME, timeline.setup.seats, (), (), (), (), tuple(made))


class Slowly:
    """Looks at one choice each time it is asked; those of `good` are puzzles."""

    def __init__(self, timeline: Timeline, positions: Sequence[int], good: Sequence[int]) -> None:
        self.left = list(positions)
        self.closed = False
        self._timeline, self._good = timeline, good

    @property
    def ended(self) -> bool:
        return not self.left

    def take(self) -> list[SearchedChoice]:
        at = self.left.pop(0)
        return [found_at(self._timeline, at) if at in self._good else SearchedChoice(at)]

    def close(self) -> None:
        self.closed = True


class Lost(Slowly):
    """Breaks down at once, as a process does that cannot read its game."""

    def take(self) -> list[SearchedChoice]:
        raise CircusError("a packed state cannot be read")


def slowly(
    good: Sequence[int], begun: list[Slowly]
) -> Callable[[Timeline, Sequence[int]], Work[SearchedChoice]]:
    def seek(timeline: Timeline, positions: Sequence[int]) -> Slowly:
        begun.append(Slowly(timeline, positions, good))
        return begun[-1]

    return seek


def test_a_clear_mistake_is_looked_at_first_and_what_costs_too_little_never() -> None:
    timeline = puzzle.find(GAME, puzzle.names(GAME)[0]).timeline
    at = choices(timeline)[:4]

    def made(number: int, loss: float, gain: float = 0.0, stderr: float = 0.01) -> JudgedChoice:
        action = timeline.actions[at[number]]
        return JudgedChoice(at[number] + 1, action, Judgement(str(action), loss, stderr), gain)

    told = (made(0, 0.0, 0.1), made(1, 0.03), made(2, 0.5), made(3, 0.0, 0.2))
    review = Review(GAME, timeline.setup.seats, (), (), (), (), told)
    assert candidate_positions(review) == [at[2], at[3], at[0]]
    doubtful = replace(review, choices=(made(2, 0.5, stderr=0.4),))
    assert candidate_positions(doubtful) == []


def test_what_is_a_puzzle_is_found_again_in_the_game_it_came_from() -> None:
    known = puzzle.find(GAME, puzzle.names(GAME)[0])
    timeline = known.timeline.branch(len(known.timeline))
    timeline.append(known.best)
    at = len(timeline) - 1
    found = search_choice(pack_game(timeline), at)
    assert (found.at, found.best) == (at, str(known.best))
    assert found.losses.keys() == {str(action) for action in known.losses}


def test_a_choice_that_is_forced_makes_no_puzzle(record: Path) -> None:
    timeline = timeline_of(record)
    forced = [
        at
        for at, action in enumerate(timeline.actions)
        if action.seat != CHANCE and len(timeline.game.legal_actions(timeline.at(at), action.seat)) < 3
    ]
    assert search_choice(pack_game(timeline), forced[0]) == SearchedChoice(forced[0])


def test_what_was_found_is_kept_and_offered_with_the_day_of_its_game(record: Path) -> None:
    timeline, begun = timeline_of(record), list[Slowly]()
    good = choices(timeline)[1:3]
    search = PuzzleSearch(record, timeline, review_of_choices(timeline), slowly(good, begun))
    while search.job and search.job.is_running:
        search.poll()
    assert begun[0].closed
    (own,) = own_games()
    assert {offer.choice.at for offer in own.offers} == set(good)
    assert own.entry.path == record and own.began.tzinfo
    table = own.offers[0].table()
    assert str(table.puzzle.best) == own.offers[0].choice.best
    assert len(table.puzzle.timeline) == own.offers[0].choice.at
    assert [seat.name for seat in table.seats] == list(own.entry.names)
    again = PuzzleSearch(record, timeline, review_of_choices(timeline), slowly(good, begun))
    assert again.job is None and len(begun) == 1, "nothing is looked at twice"


@pytest.mark.expects_faults
def test_a_search_that_breaks_down_is_given_up_and_noted(record: Path) -> None:
    before = fault_count()
    timeline = timeline_of(record)
    search = PuzzleSearch(record, timeline, review_of_choices(timeline), partial(Lost, good=()))
    search.poll()
    assert search.job and not search.job.is_running
    assert list(map(str, faults_since(before))) == [
        "the search for puzzles is given up: CircusError: a packed state cannot be read"
    ]


def test_given_up_it_goes_on_the_next_time_where_it_was(record: Path) -> None:
    timeline, begun = timeline_of(record), list[Slowly]()
    review = review_of_choices(timeline)
    first = PuzzleSearch(record, timeline, review, slowly((), begun))
    first.poll()
    first.poll()
    first.cancel()
    assert begun[0].closed and first.job and not first.job.is_running
    PuzzleSearch(record, timeline, review, slowly((), begun))
    assert begun[1].left == candidate_positions(review)[2:]


def test_one_game_gives_a_few_and_no_more(record: Path) -> None:
    timeline, begun = timeline_of(record), list[Slowly]()
    search = PuzzleSearch(record, timeline, review_of_choices(timeline), slowly(choices(timeline), begun))
    while search.job and search.job.is_running:
        search.poll()
    assert len(load_puzzles(record, timeline).found) == MAX_PUZZLES
    assert begun[0].closed and begun[0].left


def test_a_full_disk_stops_it_and_the_next_time_it_is_tried_again(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    timeline, begun = timeline_of(record), list[Slowly]()
    monkeypatch.setattr(own_puzzles, "write_whole", full)
    search = PuzzleSearch(record, timeline, review_of_choices(timeline), slowly((), begun))
    search.poll()
    assert search.job and not search.job.is_running and begun[0].closed
    assert load_puzzles(record, timeline).seen == 0


def test_the_process_beside_the_app_ends_when_it_is_cancelled(record: Path) -> None:
    timeline = timeline_of(record)
    search = PuzzleSearch(record, timeline, review_of_choices(timeline), seeking)
    assert search.job and search.job.is_running and active_children()
    search.cancel()
    assert not active_children()


def kept_one(record: Path) -> PuzzleSearchProgress:
    timeline = timeline_of(record)
    kept = load_puzzles(record, timeline).with_next(found_at(timeline, choices(timeline)[0]))
    store_puzzles(record, kept)
    return kept


def test_it_counts_as_solved_for_itself_alone(record: Path) -> None:
    kept = kept_one(record)
    timeline = timeline_of(record)
    store_puzzles(record, kept.with_next(found_at(timeline, choices(timeline)[1])))
    first, second = own_games()[0].offers
    puzzles.note_solved(first)
    assert puzzles.is_solved(first) and not puzzles.is_solved(second)


def test_it_goes_to_the_bin_with_its_record_and_comes_back(record: Path) -> None:
    kept_one(record)
    away = recycling.delete(record, saves.bin_folder())
    assert own_games() == [] and puzzles_file(away).exists()
    recycling.put_back(away, saves.records_folder())
    assert len(own_games()) == 1
    recycling.delete(record, saves.bin_folder())
    recycling.empty(saves.bin_folder())
    assert list(saves.bin_folder().iterdir()) == []


def spoilt(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        line = json.loads(text)
        change(line)
        return json.dumps(line)

    return spoil


UNUSABLE: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "another version": spoilt(lambda line: line.update(circus="0.0.1")),
    "another engine": spoilt(lambda line: line.update(puzzles=line["puzzles"] + 1)),
    "a key more": spoilt(lambda line: line.update(more=1)),
    "a loss of two": spoilt(lambda line: line["found"][0]["losses"].update(x=2)),
    "before the start": spoilt(lambda line: line["found"][0].update(at=-1)),
}


@pytest.mark.parametrize("damage", UNUSABLE.values(), ids=list(UNUSABLE))
def test_what_cannot_be_used_is_passed_over_and_looked_for_anew(
    damage: Callable[[str], str], record: Path
) -> None:
    kept_one(record)
    file = puzzles_file(record)
    file.write_text(damage(file.read_text(encoding="utf-8")), encoding="utf-8")
    assert own_games() == [] and load_puzzles(record, timeline_of(record)).seen == 0


FALSE: dict[str, Callable[[str], str]] = {
    "no such action": spoilt(lambda line: line["found"][0].update(best="0:fly to/moon")),
    "beyond the end": spoilt(lambda line: line["found"][0].update(at=9999)),
    "a seat that is none": spoilt(
        lambda line: line["found"][0].update(best="9" + line["found"][0]["best"][1:])
    ),
    "a choice left out": spoilt(lambda line: line["found"][0]["losses"].popitem()),
    "another game": spoilt(lambda line: line.update(of="0" * 32)),
}


@pytest.mark.parametrize("change", FALSE.values(), ids=list(FALSE))
def test_what_does_not_fit_its_record_is_refused_when_it_is_opened(
    change: Callable[[str], str], record: Path
) -> None:
    kept_one(record)
    file = puzzles_file(record)
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(RecordError, match=r"game\."):
        own_games()[0].offers[0].table()


def test_without_its_record_or_before_its_end_none_is_offered(record: Path) -> None:
    kept_one(record)
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), encoding="utf-8")
    assert own_games() == []
    record.unlink()
    assert own_games() == []
