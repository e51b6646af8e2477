"""The index of records: each is read once, a bad one costs only itself, and any doubt renews it."""

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from circus.platform.untrusted import open_regular
from circus.session import record_entry
from circus.session.past_games import up_to_date
from circus.session.record_entry import BAD, ENDED, OPEN, RecordEntry, bad_entry
from circus.session.records_index import RecordsIndex

ENDING = {"end": {"winners": [1], "scores": [2, 5], "reason": "stone"}}
OLD = (1_000_000_000, 1_000_000_000)


def header(**changes: object) -> dict[str, object]:
    facts: dict[str, object] = {
        "record": 1,
        "game": "pebbles",
        "seats": 2,
        "options": {"low_wins": False},
        "level": None,
        "app": "0",
        "started": "2026-01-01T10:00:00Z",
        "players": [{"name": "Ada", "kind": "human"}, {"name": "Bo", "kind": "bot", "strength": "easy"}],
    }
    return {**facts, **changes}


def record(*lines: object) -> bytes:
    return b"".join(json.dumps(line).encode() + b"\n" for line in (lines or (header(),)))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "records"
    made.mkdir()
    return made


def put(folder: Path, name: str, content: bytes = record()) -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(content)
    settle(folder)
    return path


def settle(folder: Path) -> None:
    """As if the folder had not been touched for long."""
    os.utime(folder, OLD)


def looked(folder: Path) -> RecordsIndex:
    index = RecordsIndex(folder)
    index.refresh()
    index.read_on()
    return index


def unfinished(folder: Path) -> list[str]:
    return [entry.path.stem for entry in looked(folder).unfinished()]


def of_kind(folder: Path, kind: str) -> dict[str, RecordEntry]:
    return {entry.path.stem: entry for entry in looked(folder).entries(kind)}


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Path]]:
    """The records that are opened meanwhile."""
    opened: list[Path] = []
    usual = open_regular

    def opening(path: Path) -> object:
        opened.append(path)
        return usual(path)

    with monkeypatch.context() as patch:
        patch.setattr(record_entry, "open_regular", opening)
        yield opened


def test_the_lists_tell_who_played_what_and_how_it_ended(folder: Path) -> None:
    put(folder, "open")
    put(folder, "ended", record(header(), ENDING, {"pin": {"text": '{"end"'}}))
    for _ in range(2):
        (entry,) = of_kind(folder, OPEN).values()
        assert (entry.game, entry.names) == ("pebbles", ("Ada", "Bo"))
        assert [seat.kind for seat in entry.seats] == ["human", "bot"]
        (past,) = of_kind(folder, ENDED).values()
        assert (past.winners, past.scores) == ((1,), (2, 5))


def test_an_end_behind_very_many_pins_is_found(folder: Path) -> None:
    pins = [{"pin": {"face": "fun", "text": "x" * 200}, "ms": number} for number in range(900)]
    put(folder, "ended", record(header(), ENDING, *pins))
    put(folder, "open", record(header(), *pins))
    assert unfinished(folder) == ["open"]


def test_a_record_is_read_once_and_again_only_when_it_has_changed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = put(folder, "one"), put(folder, "two", record(header(), ENDING))
    assert unfinished(folder) == ["one"]
    with counted(monkeypatch) as opened:
        assert unfinished(folder) == ["one"]
        assert opened == []
        with one.open("ab") as file:
            file.write(record(ENDING))
        assert unfinished(folder) == []
        assert opened == [one]
        three = put(folder, "three")
        os.utime(folder, (1_100_000_000, 1_100_000_000))
        assert unfinished(folder) == ["three"]
        assert opened == [one, three]
        two.write_bytes(record())
        entry = of_kind(folder, ENDED)["two"]
        again = up_to_date(entry)
        assert again and again.kind == OPEN
        two.unlink()
        assert up_to_date(entry) is None


@pytest.mark.parametrize("count", [10, 2000])
def test_any_number_of_records_costs_two_reads_once_they_are_known(
    folder: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    for number in range(count):
        (folder / f"{number:05}.jsonl").write_bytes(record(header(), ENDING))
    put(folder, "left")
    looked(folder)
    looks: list[object] = []
    with counted(monkeypatch) as opened, monkeypatch.context() as patch:
        for name in ("stat", "lstat"):
            patch.setattr(os, name, noting(looks, getattr(os, name)))
        assert unfinished(folder) == ["left"]
    assert opened == []
    assert len([each for each in looks if str(each).startswith(str(folder))]) <= 4


def noting(looks: list[object], usual: Callable[..., os.stat_result]) -> Callable[..., os.stat_result]:
    def looking(path: object, **how: Any) -> os.stat_result:
        looks.append(path)
        return usual(path, **how)

    return looking


def test_many_new_records_are_read_little_by_little(folder: Path) -> None:
    for number in range(30):
        put(folder, f"{number:02}")
    index = RecordsIndex(folder)
    index.refresh()
    index.read_on(10)
    assert next(index.unfinished()).path.stem == "29"
    assert (len(list(index.unfinished())), index.waits) == (10, True)
    index.read_on(10)
    index.read_on(10)
    assert (len(list(index.unfinished())), index.waits) == (30, False)


def test_of_very_many_unfinished_games_only_the_one_that_is_offered_is_looked_into(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(300):
        put(folder, f"{number:03}")
    index = looked(folder)
    read: list[str] = []
    usual = RecordEntry.of_line

    def reading(path: Path, line: str) -> RecordEntry:
        read.append(path.stem)
        return usual(path, line)

    monkeypatch.setattr(RecordEntry, "of_line", reading)
    assert next(index.unfinished()).path.stem == "299"
    assert read == ["299"]


def test_a_record_that_has_gone_is_no_longer_listed(folder: Path) -> None:
    path = put(folder, "one")
    assert unfinished(folder) == ["one"]
    path.unlink()
    assert unfinished(folder) == []


@pytest.mark.parametrize(
    "harm",
    [
        lambda content: b"",
        lambda content: content[:-7],
        lambda content: content.replace(b"pebbles", b"chesses"),
        lambda content: b"\xff" * 200,
        lambda content: b"[" * 100_000,
        lambda content: content.split(b"\n", 1)[0] + b"\n" + b"x\n" * 9,
        lambda content: b"another program\t" + content,
    ],
)
def test_a_damaged_index_is_thrown_away_and_made_anew(folder: Path, harm: object) -> None:
    put(folder, "one")
    put(folder, "two", record(header(), ENDING))
    looked(folder)
    path = folder.with_name("records.index")
    path.write_bytes(harm(path.read_bytes()))  # type: ignore[operator]
    assert unfinished(folder) == ["one"]
    assert list(of_kind(folder, ENDED)) == ["two"]


def test_an_index_that_cannot_be_kept_only_costs_reading_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("circus.session.records_index.write_whole", full)
    put(folder, "one")
    assert unfinished(folder) == ["one"]
    assert unfinished(folder) == ["one"]


PERSON = [{"name": "Ada", "kind": "human"}]
BROKEN = {
    "nothing": (b"", "empty"),
    "no text": (b"\xff\xfe\x00", "foreign"),
    "half a header": (record()[:30], "damaged"),
    "a list": (b"[]\n", "foreign"),
    "another file": (b'{"name": "circus"}\n', "foreign"),
    "no players": (record({"record": 1, "game": "pebbles"}), "damaged"),
    "players that are none": (record(header(players=[1, 2])), "damaged"),
    "players in a heap": (record(header(players={"a": 1})), "damaged"),
    "a player of no kind": (record(header(players=[{"name": "A", "kind": "x"}])), "damaged"),
    "a game nobody knows": (record(header(game="chess")), "foreign"),
    "a game that is a list": (record(header(game=[])), "damaged"),
    "a time that is none": (record(header(started="yesterday")), "damaged"),
    "a later version": (record(header(record=9)), "later"),
    "an end that is none": (record(header(), {"end": {"winners": "me", "scores": []}}), "damaged"),
    "an end that somebody else won": (
        record(header(), {"end": {"winners": [2], "scores": [1, 2]}}),
        "damaged",
    ),
    "an end that nobody could win": (
        record(header(), {"end": {"winners": [-9], "scores": [1, 2]}}),
        "damaged",
    ),
    "an end with other scores": (record(header(), {"end": {"winners": [0], "scores": [1]}}), "damaged"),
    "more seats than the game has": (record(header(seats=99, players=PERSON * 99)), "damaged"),
    "fewer players than seats": (record(header(players=PERSON)), "damaged"),
    "a header that nests deep": (record()[:-2] + b', "a": ' + b"[" * 980 + b"]" * 980 + b"}\n", "damaged"),
    "a header without an end": (b'{"record": 1, "a": "' + b"x" * 9_000_000, "damaged"),
}


@pytest.mark.parametrize(("content", "fault"), BROKEN.values(), ids=BROKEN)
def test_a_bad_file_is_listed_with_its_reason_and_the_rest_is_listed(
    folder: Path, content: bytes, fault: str
) -> None:
    put(folder, "broken", content)
    put(folder, "sound")
    assert unfinished(folder) == ["sound"]
    assert of_kind(folder, BAD)["broken"].fault[0] == fault
    assert of_kind(folder, BAD)["broken"].fault[0] == fault


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipes_and_folders_among_the_records_are_listed_and_not_waited_for(folder: Path) -> None:
    os.mkfifo(folder / "pipe.jsonl")
    (folder / "inner.jsonl").mkdir()
    put(folder, "sound")
    assert unfinished(folder) == ["sound"]
    assert {name: entry.fault[0] for name, entry in of_kind(folder, BAD).items()} == {
        "pipe": "unreadable",
        "inner": "unreadable",
    }


def test_a_huge_file_is_told_by_its_size_and_not_read(folder: Path) -> None:
    path = put(folder, "huge")
    os.truncate(path, 3_000_000_000)
    assert of_kind(folder, BAD)["huge"].fault[0] == "large"


def test_the_game_before_a_damaged_record_is_offered_again(folder: Path) -> None:
    put(folder, "game")
    put(folder, "game~002", record()[:30])
    assert unfinished(folder) == ["game"]
    put(folder, "game~003")
    os.utime(folder, (1_100_000_000, 1_100_000_000))
    assert unfinished(folder) == ["game~003"]


def test_what_was_found_by_reading_all_of_a_record_is_kept(folder: Path) -> None:
    path = put(folder, "one")
    index = looked(folder)
    (entry,) = index.unfinished()
    index.put(bad_entry(path, entry.stamp, "damaged", "7: a cut line"))
    assert unfinished(folder) == []
    assert of_kind(folder, BAD)["one"].fault == ("damaged", "7: a cut line")
