"""A review is worked out once and kept beside its record; what changes the game makes it worked out anew."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from circus.lab.review.steps import steps
from circus.lab.review.verdict import Review, review_of
from circus.records.replay import read
from circus.session import recycling, review_cache
from circus.session.records_index import RecordsIndex
from circus.session.review_cache import review_file, store_review
from tests.session.test_playback import recorded


def loaded(record: Path, effort: str = "low") -> Review | None:
    return review_cache.load_review(record, read(record).match.timeline, effort)


def reviewed(folder: Path, game: str = "clown_standoff") -> tuple[Path, Review]:
    """A record of a whole game with its review beside it."""
    record = recorded(folder, game)
    timeline = read(record).match.timeline
    review = review_of(timeline, steps(timeline, range(len(timeline) + 1), "low", 1))
    store_review(record, timeline, review, "low")
    return record, review


@pytest.mark.parametrize("game", ["clown_standoff", "quel_cirque", "pebbles"])
def test_what_was_kept_is_found_again_to_the_last_digit(game: str, tmp_path: Path) -> None:
    record, review = reviewed(tmp_path, game)
    assert loaded(record) == review
    assert review_file(record).name == "game.review.json"


def test_without_a_kept_one_there_is_none(tmp_path: Path) -> None:
    assert loaded(recorded(tmp_path, "pebbles")) is None


def test_another_effort_is_another_review(tmp_path: Path) -> None:
    record, _ = reviewed(tmp_path, "pebbles")
    assert loaded(record, "normal") is None


def test_another_version_works_it_out_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = reviewed(tmp_path, "pebbles")
    monkeypatch.setattr(review_cache, "__version__", "0.0.1")
    assert loaded(record) is None
    monkeypatch.undo()
    monkeypatch.setattr(review_cache, "ENGINE", review_cache.ENGINE + 1)
    assert loaded(record) is None


def test_a_record_whose_game_went_otherwise_since_is_worked_out_anew(tmp_path: Path) -> None:
    record, _ = reviewed(tmp_path, "pebbles")
    timeline = read(record).match.timeline
    assert review_cache.load_review(record, timeline.branch(len(timeline) - 1), "low") is None


def test_a_note_behind_the_end_changes_nothing(tmp_path: Path) -> None:
    record, review = reviewed(tmp_path, "pebbles")
    with record.open("a", encoding="utf-8") as file:
        file.write('{"pin": {"seat": 0, "text": "a good game"}}\n')
    assert loaded(record) == review


def spoilt(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def spoil(text: str) -> str:
        line = json.loads(text)
        change(line)
        return json.dumps(line)

    return spoil


DAMAGES: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "empty": lambda text: "",
    "a list": lambda text: "[]",
    "a chance too few": spoilt(lambda line: line["chances"].pop()),
    "a chance of two": spoilt(lambda line: line["chances"].insert(0, 2)),
    "a column too short": spoilt(lambda line: line["choices"]["loss"].pop()),
    "no such action": spoilt(lambda line: line["choices"]["best"].__setitem__(0, "0:fly to/moon")),
    "a draw as a choice": spoilt(lambda line: line["choices"]["n"].__setitem__(0, 1)),
    "beyond the end": spoilt(lambda line: line["choices"]["n"].__setitem__(0, 9999)),
    "the choice of another": spoilt(
        lambda line: line["choices"]["best"].__setitem__(0, line["choices"]["best"][0].replace("0:", "1:"))
    ),
    "a key more": spoilt(lambda line: line.update(more=1)),
    "words for numbers": spoilt(lambda line: line.update(luck=["a", "b"])),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_a_damaged_one_is_worked_out_anew(damage: Callable[[str], str], tmp_path: Path) -> None:
    record, _ = reviewed(tmp_path, "pebbles")
    review_file(record).write_text(damage(review_file(record).read_text(encoding="utf-8")), encoding="utf-8")
    assert loaded(record) is None


def test_it_is_no_record_in_any_list(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    record, _ = reviewed(folder, "pebbles")
    index = RecordsIndex(folder)
    index.refresh()
    index.read_on()
    assert [each.path for each in index.entries("oewb")] == [record]


def test_it_is_thrown_away_with_its_record_and_comes_back_with_it(tmp_path: Path) -> None:
    folder, thrown = tmp_path / "records", tmp_path / "bin"
    folder.mkdir()
    record, review = reviewed(folder, "pebbles")
    away = recycling.delete(record, thrown)
    assert list(folder.iterdir()) == [] and loaded(away) == review
    recycling.put_back(away, folder)
    assert loaded(record) == review
    recycling.delete(record, thrown)
    recycling.empty(thrown)
    assert list(thrown.iterdir()) == []


def test_in_the_bin_it_never_lies_beside_another_record(tmp_path: Path) -> None:
    folder, thrown = tmp_path / "records", tmp_path / "bin"
    folder.mkdir()
    record, _ = reviewed(folder, "pebbles")
    recycling.delete(record, thrown)
    other = recorded(folder, "clown_standoff")
    away = recycling.delete(other, thrown)
    assert away.name != record.name and not review_file(away).exists()
