"""Games that went elsewhere are listed among all others, each once and as far as it has come."""

import errno
import os
import sys
from pathlib import Path
from random import Random

import pytest

from circus.platform import folders
from circus.records.record import Writer
from circus.records.replay import read
from circus.session import recycling, saves
from circus.session.all_records import AllRecords
from circus.session.record_entry import BAD, ENDED, OPEN
from circus.session.table_setup import first_table_setup
from tests.session.test_records_index import ENDING, header, record


def put(folder: Path, name: str, content: bytes = record()) -> Path:
    path = folder / f"{name}.jsonl"
    path.write_bytes(content)
    return path


def looked(folder: Path, *spare: Path) -> AllRecords:
    index = AllRecords(folder, spare)
    index.refresh()
    index.read_on()
    assert not index.waits
    return index


def paths(index: AllRecords, kind: str = OPEN) -> list[Path]:
    return sorted(entry.path for entry in index.entries(kind))


@pytest.fixture
def houses(tmp_path: Path) -> tuple[Path, Path, Path]:
    """The usual folder of records, and two spare ones."""
    usual, first, second = tmp_path / "data" / "records", tmp_path / "documents", tmp_path / "spare"
    for each in (usual, first, second):
        each.mkdir(parents=True)
    return usual, first, second


def test_games_of_all_folders_are_listed_those_played_last_first(houses: tuple[Path, Path, Path]) -> None:
    found = [put(folder, name) for folder, name in zip(houses, "bca", strict=True)]
    for number, path in enumerate(found):
        os.utime(path, (1_000_000 + number, 1_000_000 + number))
    assert [entry.path for entry in looked(*houses).unfinished()] == found[::-1]


def test_of_a_game_that_went_elsewhere_what_stayed_is_not_listed(houses: tuple[Path, Path, Path]) -> None:
    usual, first, second = houses
    put(usual, "moved")
    assert paths(looked(*houses)) == [usual / "moved.jsonl"]
    there = put(first, "moved")
    assert paths(looked(*houses)) == [there]
    later = put(first, "moved~002")
    assert paths(looked(*houses)) == [later]
    further = put(second, "moved~002")
    assert paths(looked(*houses)) == [further]
    ended = put(second, "moved~003", record(header(), ENDING))
    assert paths(looked(*houses)) == []
    assert paths(looked(*houses), ENDED) == [ended]


def test_a_bad_file_elsewhere_hides_no_game(houses: tuple[Path, Path, Path]) -> None:
    usual, first, _ = houses
    here, there = put(usual, "game"), put(first, "game", b"torn")
    index = looked(*houses)
    assert paths(index) == [here]
    assert paths(index, BAD) == [there]


def test_what_is_known_of_games_elsewhere_lies_with_the_usual_ones(houses: tuple[Path, Path, Path]) -> None:
    usual, first, second = houses
    put(usual, "here")
    put(first, "there")
    index = looked(*houses)
    (entry,) = (each for each in index.unfinished() if each.path.parent == first)
    index.put(entry)
    assert sorted(each.name for each in usual.parent.iterdir()) == [
        "records",
        "records.index",
        "records.spare-1.index",
    ]
    assert [each.name for each in first.iterdir()] == ["there.jsonl"]
    assert list(second.iterdir()) == []


def test_a_game_kept_elsewhere_is_offered_and_gone_on_with_there(own_folders: Path) -> None:
    session = saves.begin(first_table_setup("quel_cirque", 2), Random(2))
    writer = session.match.journal
    assert isinstance(writer, Writer)
    left = writer.path
    writer.move(folders.spare_folders())
    session.play(session.match.legal_actions(session.awaited[0])[0])
    session.close()
    assert not left.exists()
    (entry,) = saves.unfinished()
    assert entry.path.parent == folders.spare_folders()[0]
    assert entry.path.is_relative_to(own_folders)
    gone_on = saves.go_on(entry.path, Random(3)).session
    assert gone_on.match.actions == session.match.actions
    gone_on.close()
    (entry,) = saves.unfinished()
    assert entry.path.name == left.name.replace(".jsonl", "~002.jsonl")
    assert read(entry.path).match.actions == session.match.actions


@pytest.mark.skipif(sys.platform == "win32", reason="folders do not refuse there by their mode")
def test_what_cannot_be_taken_away_in_the_old_place_is_left_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = saves.begin(
        first_table_setup("quel_cirque", 2), Random(2), tmp_path / "game.jsonl"
    ).match.journal
    assert isinstance(writer, Writer)

    old, unlink = writer.path, Path.unlink

    def refuse_old_place(path: Path, *, missing_ok: bool = False) -> None:
        if path == old:
            raise OSError(errno.EROFS, "Read-only file system")
        unlink(path, missing_ok=missing_ok)

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Path, "unlink", refuse_old_place)
        writer.move([tmp_path / "spare"])
    assert (tmp_path / "game.jsonl").read_bytes() == (tmp_path / "spare" / "game.jsonl").read_bytes()
    writer.close()


def test_to_a_bin_on_another_disk_a_game_is_copied_and_then_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EXDEV, "Invalid cross-device link")

    (tmp_path / "documents").mkdir()
    path = put(tmp_path / "documents", "game")
    monkeypatch.setattr(Path, "rename", refuse)
    gone = recycling.delete(path, tmp_path / "bin")
    assert not path.exists() and gone.read_bytes() == record()
    recycling.put_back(gone, tmp_path / "documents")
    assert not gone.exists() and path.read_bytes() == record()


def test_a_spare_folder_that_may_not_be_looked_for_is_none(tmp_path: Path) -> None:
    forbidden = tmp_path / ("x" * 300) / "circus"  # fails as one does that the user has closed to programs
    path = put(tmp_path, "one")
    assert paths(looked(tmp_path, forbidden)) == [path]
