"""Where files of the user go, and which files another copy of the program holds."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from circus import games
from circus.platform import folders
from circus.platform import systems as platforms
from circus.records.record import Writer, being_written, header_of, is_written_elsewhere
from tests.program import ROOT

HOLDER = """
import sys, time
from pathlib import Path
from tempfile import TemporaryDirectory
from circus.platform.folders import try_lock
file = Path(sys.argv[1]).open("rb")
print(try_lock(file), flush=True)
time.sleep(60)
"""


@contextmanager
def holder(path: Path) -> Iterator[str]:
    """Another process that tries to hold a file; tells whether it could."""
    words = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, encoding="utf-8", cwd=ROOT) as process:
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
    assert platforms.is_private_folder(folder)
    folders._makeshift.cache_clear()
    assert folders.data_folder() == folder


def test_a_folder_that_others_can_write_is_not_trusted(no_home: Path) -> None:
    folder = folders.data_folder()
    folder.chmod(0o777)
    folders._makeshift.cache_clear()
    assert folders.data_folder() not in (folder, folders.users_folder())


def test_without_a_home_of_any_kind_a_temporary_folder_stands_in(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def nowhere(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    for kind in ("data", "config", "cache"):
        monkeypatch.setattr(f"platformdirs.user_{kind}_path", nowhere)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert not folders.can_be_written(folders.users_folder())
    for found in (folders.data_folder(), folders.config_folder(), folders.cache_folder()):
        assert tmp_path in found.parents
        assert folders.can_be_written(found)


def test_a_home_named_from_here_is_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: Path("share/circus"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert tmp_path in folders.data_folder().parents


NAMELESS = """
import os, sys, tempfile
import platformdirs.unix
from circus.platform import folders
os.setuid(54321)
print(folders.data_folder(), folders.config_folder(), folders.cache_folder(), sep="\\n")
"""


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root takes other names")
def test_a_user_without_a_name_and_a_home_gets_folders_that_take_files() -> None:
    with TemporaryDirectory(dir="/tmp") as shared:
        Path(shared).chmod(0o777)  # what pytest makes is closed to others
        _get_folders_without_a_home(shared)


def _get_folders_without_a_home(shared: str) -> None:
    environment = {"TMPDIR": shared, "PATH": os.environ["PATH"]}
    words = [sys.executable, "-c", NAMELESS]
    done = subprocess.run(
        words, env=environment, cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    data, config, cache = map(Path, done.stdout.split())
    assert data.is_dir() and data.stat().st_uid == 54321
    assert config.parent == cache.parent == data
    assert data.parent == Path(shared)


def refusing(times: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Windows, where the file to be replaced is open for some attempts; tells the pauses between them."""
    pauses, replaced = list[float](), Path.replace

    def replace(draft: Path, path: Path) -> Path:
        if len(pauses) < times:
            raise PermissionError(13, "The process cannot access the file", str(path))
        return replaced(draft, path)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("time.sleep", pauses.append)
    monkeypatch.setattr(Path, "replace", replace)
    return pauses


def test_on_windows_a_file_that_is_open_for_a_moment_is_replaced_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = refusing(3, monkeypatch)
    (tmp_path / "file").write_text("old", encoding="utf-8")
    folders.write_whole(tmp_path / "file", b"new")
    assert (tmp_path / "file").read_text(encoding="utf-8") == "new"
    assert len(pauses) == 3


def test_on_windows_a_file_that_stays_open_is_told_and_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusing(99, monkeypatch)
    (tmp_path / "file").write_text("old", encoding="utf-8")
    with pytest.raises(PermissionError):
        folders.write_whole(tmp_path / "file", b"new")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["old"]


def test_elsewhere_a_file_that_may_not_be_replaced_is_told_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = refusing(99, monkeypatch)
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(PermissionError):
        folders.write_whole(tmp_path / "file", b"new")
    assert pauses == []


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
