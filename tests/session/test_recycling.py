"""A deleted game lies in the bin with all its records, comes back whole, and goes when the bin is emptied."""

import errno
import gc
import os
import sys
from pathlib import Path
from random import Random

import pytest

from circus.core.errors import UsageError
from circus.session import recycling, saves
from tests.session import chosen


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this user's records."""
    monkeypatch.setattr("circus.session.saves.records_folder", lambda: tmp_path / "records")
    return tmp_path / "records"


def twice_gone_on() -> Path:
    saves.begin(chosen("pebbles", 2), Random(1))
    for _ in range(2):
        (save,) = saves.unfinished()
        saves.go_on(save.path, Random(1))
    gc.collect()  # nobody plays any of them now
    return saves.unfinished()[0].path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.glob("*.jsonl")}


def test_a_deleted_game_is_offered_no_more_and_comes_back_as_it_was(folder: Path) -> None:
    newest = twice_gone_on()
    before = contents(folder)
    assert len(before) == 3
    recycling.delete(newest, saves.bin_folder())
    assert saves.unfinished() == []
    assert contents(saves.bin_folder()) == before
    (thrown,) = saves.unfinished(saves.bin_folder())
    recycling.put_back(thrown.path, folder)
    assert contents(folder) == before
    assert [save.path for save in saves.unfinished()] == [newest]


def test_other_games_whose_names_begin_alike_stay(folder: Path) -> None:
    path = twice_gone_on()
    other = folder / f"{path.stem.partition('~')[0]}s.jsonl"
    other.write_bytes(path.read_bytes())
    recycling.delete(path, saves.bin_folder())
    assert list(folder.iterdir()) == [other]


def test_nothing_in_the_bin_is_written_over(folder: Path) -> None:
    path = twice_gone_on()
    recycling.delete(path, saves.bin_folder())
    first = contents(saves.bin_folder())
    for name in first:
        (folder / name).write_bytes(b"another\n")
    recycling.delete(folder / next(iter(first)), saves.bin_folder())
    thrown = contents(saves.bin_folder())
    assert {name: thrown[name] for name in first} == first
    assert list(thrown.values()).count(b"another\n") == 3


def test_the_bin_is_emptied_for_good(folder: Path) -> None:
    recycling.delete(twice_gone_on(), saves.bin_folder())
    recycling.empty(saves.bin_folder())
    assert contents(saves.bin_folder()) == {}
    recycling.empty(saves.bin_folder())


def test_a_game_that_another_window_plays_is_not_deleted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = twice_gone_on()
    monkeypatch.setattr("circus.session.recycling.is_written_elsewhere", lambda path: True)
    with pytest.raises(UsageError):
        recycling.delete(path, saves.bin_folder())
    assert len(contents(folder)) == 3


@pytest.fixture
def another_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bin lies on a disk of its own."""
    rename = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if "bin" in Path(target).parent.name:
            raise OSError(errno.EXDEV, "another disk", str(path))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse)


@pytest.mark.usefixtures("another_disk")
def test_to_another_disk_a_game_is_copied_part_by_part(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recycling, "_PART", 100)
    path = twice_gone_on()
    before = contents(folder)
    recycling.delete(path, saves.bin_folder())
    assert contents(saves.bin_folder()) == before
    assert contents(folder) == {}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
@pytest.mark.usefixtures("another_disk")
def test_a_pipe_is_not_waited_for(folder: Path) -> None:
    path = twice_gone_on()
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(OSError, match="not a regular file"):
        recycling.delete(path, saves.bin_folder())
    assert path.exists()
