"""Where files of the user go, and which files another copy of the program holds."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from circus import folders, games
from circus.record import Writer, being_written, header_of, is_written_elsewhere
from tests.program import ROOT

HOLDER = """
import sys, time
from pathlib import Path
from circus.folders import hold
file = Path(sys.argv[1]).open("rb")
print(hold(file), flush=True)
time.sleep(60)
"""


@contextmanager
def holder(path: Path) -> Iterator[str]:
    """Another process that tries to hold a file; tells whether it could."""
    words = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """The folder that stands in for the user's is looked for anew."""
    folders._makeshift.cache_clear()
    yield
    folders._makeshift.cache_clear()


@pytest.fixture
def no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A home that is a file; returns the folder for temporary files."""
    (tmp_path / "home").touch()
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "home" / "circus")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "temporary"))
    return tmp_path / "temporary"


def test_a_folder_that_can_be_made_can_be_written(tmp_path: Path) -> None:
    assert folders.can_be_written(tmp_path)
    assert folders.can_be_written(tmp_path / "not" / "yet" / "there")
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_folder_or_lies_below_none_cannot(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "broken").symlink_to(tmp_path / "nowhere")
    for name in ("file", "file/below", "broken", "broken/below"):
        assert not folders.can_be_written(tmp_path / name)


def test_a_temporary_folder_stands_in_for_one_that_cannot_be_written(no_home: Path) -> None:
    folder = folders.data_folder()
    assert folder.parent == no_home
    assert folder.stat().st_mode & 0o077 == 0
    folders._makeshift.cache_clear()
    assert folders.data_folder() == folder


def test_a_folder_that_others_can_write_is_not_trusted(no_home: Path) -> None:
    folder = folders.data_folder()
    folder.chmod(0o777)
    folders._makeshift.cache_clear()
    assert folders.data_folder() not in (folder, folders.users_folder())


def test_a_record_is_held_while_it_is_written_and_free_for_this_process(tmp_path: Path) -> None:
    game = games.find("pebbles")
    header = header_of(game, game.setup(), "0", "2026-11-20T10:00:00Z", [])
    path = tmp_path / "game.jsonl"
    writer = Writer(path, header, lambda: 0)
    assert path in being_written()
    assert not is_written_elsewhere(path)
    with holder(path) as held:
        assert held == "False"
    writer.close()
    assert path not in being_written()


def test_a_record_that_another_process_holds_is_known_until_that_ends(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.touch()
    with holder(path) as held:
        assert held == "True"
        assert is_written_elsewhere(path)
    assert not is_written_elsewhere(path)
    assert not is_written_elsewhere(tmp_path / "missing.jsonl")
