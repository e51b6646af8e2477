"""What Windows and macOS do otherwise, each difference faked here: one function holds it."""

import ctypes
import os
import re
import signal
import sys
import threading
from pathlib import Path, PurePosixPath
from types import SimpleNamespace

import pytest

from circus.bots import worker_process
from circus.cli import main
from circus.core.errors import UsageError
from circus.platform import file_manager, folders
from circus.tools.bench import resident
from circus.ui.gfx import bootstrap, memory
from tests.program import wait_for


class Msvcrt:
    """The locks of Windows: they hold bytes of a file, and refuse what another process holds."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.held: list[int] = []
        self.refuses = False

    def locking(self, file: int, _how: int, count: int) -> None:
        self.held.append(os.lseek(file, 0, os.SEEK_CUR))
        assert count == 1
        if self.refuses:
            raise PermissionError(13, "Permission denied")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The program believes that it runs on Windows."""
    monkeypatch.setattr(sys, "platform", "win32")
    return monkeypatch


def test_on_windows_a_lock_lies_beyond_what_others_read(windows: pytest.MonkeyPatch, tmp_path: Path) -> None:
    locks = Msvcrt()
    windows.setitem(sys.modules, "msvcrt", locks)
    path = tmp_path / "game.jsonl"
    path.write_bytes(b"header\n")
    with path.open("r+b", buffering=0) as file:
        file.seek(3)
        assert folders.try_lock(file)
        assert file.tell() == 3, "the next line is written where it would have been"
        locks.refuses = True
        assert not folders.try_lock(file)
    assert all(place > 1_000_000_000 for place in locks.held)


def test_a_disk_without_locks_holds_nobody_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(folders, "lock_file", refuse)
    with (tmp_path / "file").open("wb") as file:
        assert folders.try_lock(file)


def test_on_windows_no_timer_is_asked_for(windows: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("there are none")

    windows.setattr(signal, "setitimer", refuse, raising=False)
    worker_process.die_with_parent()


def test_on_windows_the_letters_are_sharp(windows: pytest.MonkeyPatch) -> None:
    windows.delenv("SDL_WINDOWS_DPI_AWARENESS", raising=False)
    windows.setenv("SDL_FRAMEBUFFER_ACCELERATION", "as the user has it")
    bootstrap.set_environment()
    assert os.environ["SDL_WINDOWS_DPI_AWARENESS"] == "permonitorv2"
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "as the user has it"
    windows.delenv("SDL_WINDOWS_DPI_AWARENESS")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_where_there_is_always_a_display_none_is_asked_for(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    for variable in ("DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(variable, raising=False)
    bootstrap.choose_display()
    bootstrap._name_driver()
    assert "SDL_VIDEODRIVER" not in os.environ


def test_without_a_console_a_command_ends_with_its_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["check", str(tmp_path / "missing.jsonl")]) == 1
    assert main(["simulate", "clown_standoff", "--games", "1"]) == 0
    assert main(["dance"]) == 2


def test_where_links_cannot_be_refused_a_new_file_is_new_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delattr(os, "O_NOFOLLOW", raising=False)
    folders.write_new(tmp_path / "file", b"report")
    with pytest.raises(FileExistsError):
        folders.write_new(tmp_path / "file", b"another")
    assert (tmp_path / "file").read_bytes() == b"report"


def test_on_a_drive_that_is_not_there_a_folder_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, mode: int, exist_ok: bool) -> None:
        raise FileNotFoundError(3, "The system cannot find the path specified", str(path))

    monkeypatch.setattr(folders, "is_folder", lambda path: False)
    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(FileNotFoundError):
        folders.private_folder(Path("/circus/records"))


def test_on_windows_memory_is_told_by_its_own_library(windows: pytest.MonkeyPatch) -> None:
    def inform(_process: object, counters: object, size: int) -> int:
        told = counters._obj  # type: ignore[attr-defined]
        assert size == ctypes.sizeof(told) == told.size
        told.resident, told.peak = 50 * 1024 * 1024, 70 * 1024 * 1024
        return 1

    kernel = SimpleNamespace(GetCurrentProcess=lambda: -1, K32GetProcessMemoryInfo=inform)
    windows.setattr(resident, "kernel32", lambda: kernel)
    windows.setattr(resident, "_STATUS", Path("there is no such file"))
    assert (resident.resident_mb(), resident.most_resident_mb()) == (50, 70)


@pytest.mark.parametrize(("system", "unit"), [("darwin", 1), ("freebsd14", 1024)])
def test_memory_is_told_in_bytes_on_macos_and_in_kilobytes_elsewhere(
    system: str, unit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = SimpleNamespace(ru_maxrss=50 * 1024 * 1024 // unit)
    library = SimpleNamespace(RUSAGE_SELF=0, getrusage=lambda who: usage)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setitem(sys.modules, "resource", library)
    assert resident._of_others() == 50


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_only_on_linux_is_the_c_library_asked_to_give_memory_back(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: object) -> None:
        raise AssertionError("it has no such function")

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", refuse)
    memory.prepare()
    memory.tidy()


def test_where_open_files_cannot_be_counted_the_bench_of_a_day_says_so(
    windows: pytest.MonkeyPatch,
) -> None:
    def nowhere(folder: Path) -> None:
        raise FileNotFoundError(2, "No such file or directory", str(folder))

    windows.setattr(Path, "iterdir", nowhere)
    assert resident.handles() == -1


@pytest.mark.parametrize(
    ("system", "driver"),
    [("linux", "0"), ("win32", None), ("darwin", None)],
    ids=["linux", "win32", "darwin"],
)
def test_only_on_linux_is_the_window_drawn_without_the_graphics_card(
    system: str, driver: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "to be put back")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")
    monkeypatch.setenv("SDL_WINDOWS_DPI_AWARENESS", "as the user has it")
    bootstrap.set_environment()
    assert os.environ.get("SDL_FRAMEBUFFER_ACCELERATION") == driver


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("linux", ["xdg-open", "/games/of mine"]),
        ("darwin", ["open", "-R", "/games/of mine/a.jsonl"]),
        ("win32", ["explorer", "/select,", "/games/of mine/a.jsonl"]),
    ],
)
def test_a_file_is_shown_in_its_folder_by_the_program_of_each_system(
    system: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(file_manager, "Popen", lambda given, **_: started.append(given))
    file_manager.show(PurePosixPath("/games/of mine/a.jsonl"))
    assert started == [words]


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("linux", ["xdg-open", "/lab/a page.html"]),
        ("darwin", ["open", "/lab/a page.html"]),
        ("win32", ["rundll32", "url.dll,FileProtocolHandler", "/lab/a page.html"]),
    ],
)
@pytest.mark.parametrize("failed", [False, True])
def test_a_page_is_opened_by_the_browser_and_its_folder_where_there_is_none(
    system: str, words: list[str], failed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    shown = threading.Event()

    class Program:
        def __init__(self, given: list[str], **_: object) -> None:
            started.append(given)
            if len(started) == 2:
                shown.set()

        def wait(self, _seconds: float) -> int:
            return 3 if failed else 0

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(file_manager, "Popen", Program)
    before = threading.active_count()
    file_manager.open_page(PurePosixPath("/lab/a page.html"))
    assert started[0] == words
    if failed:
        assert shown.wait(30)
    wait_for(lambda: threading.active_count() == before)
    assert started[1:] == ([file_manager.words(PurePosixPath("/lab/a page.html"), system)] if failed else [])


def test_where_no_program_opens_pages_the_folder_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(file_manager, "show", shown.append)
    file_manager.open_page(Path("/lab/a.html"))
    assert shown == [Path("/lab/a.html")]


def test_where_nothing_shows_folders_the_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "platform", "linux")
    path = Path("/games/a.jsonl")
    with pytest.raises(UsageError, match=re.escape(str(path))):
        file_manager.show(path)


def test_another_program_is_not_given_the_libraries_of_a_packaged_app(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packed = {"LD_LIBRARY_PATH": "/app", "LD_LIBRARY_PATH_ORIG": "/usual", "HOME": "/me"}
    assert file_manager.environment(packed) == {"LD_LIBRARY_PATH": "/usual", "HOME": "/me"}
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert file_manager.environment({"LD_LIBRARY_PATH": "/app"}) == {}


def test_this_process_holds_some_memory() -> None:
    assert 5 < resident.resident_mb() < 5000
