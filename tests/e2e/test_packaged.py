"""The program as at an event: the stand, the lab, a second copy, deep folders; a checkout or a built one."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from circus.records.replay import read
from tests import console_key
from tests.e2e.pointer import CONSOLES, visible_windows
from tests.e2e.real_window import (
    LOOK_SECONDS,
    READ_ONLY,
    RealWindow,
    console_program,
    needs_window,
    no_console,
    opened,
    program,
    screen,
    surroundings,
    user_folders,
    wait_until,
)

pytestmark = needs_window
on_windows = pytest.mark.skipif(sys.platform != "win32", reason="windows of Windows")

DEEP = 300
"""Letters of a path: Windows refuses more than 260 unless long paths are switched on."""


def run_command(home: Path, *words: str) -> "subprocess.CompletedProcess[bytes]":
    """Run a command of the program that needs no window, to its end."""
    whole = [*console_program(), *words]
    return subprocess.run(whole, env=surroundings(home), capture_output=True, timeout=300, check=False)


def pids(folder: Path) -> set[int]:
    """Return the programs that run, each of which has a file for its last words."""
    return {int(path.stem.rpartition("-")[2]) for path in folder.rglob("reports/*.watch")}


def test_a_stand_whose_program_is_killed_is_seen_again(tmp_path: Path) -> None:
    pin = tmp_path / "pin"
    pin.write_text("2718\n", encoding="utf-8")
    stand = tmp_path / "stand"
    words = ("stand", "--folder", str(stand), "--pin-file", str(pin), "--minutes", "0")
    with screen() as display, opened(tmp_path, display, *words) as window:
        window.wait(lambda facts: facts["scene"] == "attract")
        (first,) = pids(stand)
        os.kill(first, getattr(signal, "SIGKILL", signal.SIGTERM))
        wait_until(lambda: bool(pids(stand) - {first}))
        window.wait(lambda facts: facts["scene"] == "attract" and "started again" in window.said)
        (second,) = pids(stand) - {first}
        window.process.kill()
        window.process.wait()
        wait_until(lambda: second not in pids(stand))


def test_the_lab_plays_on_two_processes(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ("--vary", "lazy_clown=false,true", "--games", "6", "--seed", "1", "--jobs", "2")
    done = run_command(tmp_path, "lab", "quel_cirque", *words, "--out", str(out))
    if b"circus-lab" in done.stderr:
        pytest.skip("this download has no lab")
    assert done.returncode == 0, done.stderr.decode(errors="replace")
    assert len((out / "games.csv").read_text(encoding="utf-8").splitlines()) == 13


def test_a_second_copy_says_so_and_plays_its_own_games(tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    tail = ["--size", "640x360", "--lang", "en", "--expose", str(other)]
    with screen() as display, opened(tmp_path, display):
        whole = [*program(), *tail]
        second = subprocess.Popen(whole, env=surroundings(tmp_path, display), stderr=subprocess.DEVNULL)
        try:
            wait_until(lambda: other.exists() and b'"lobby"' in other.read_bytes())
            assert second.poll() is None
            wait_until(lambda: b'"ui/seen"' in other.read_bytes())  # the sentence that another one runs
        finally:
            second.kill()
            second.wait()


def test_phones_get_their_page_from_the_program(tmp_path: Path) -> None:
    words = ("play", "quel_cirque", "--phones")
    with screen() as display, opened(tmp_path, display, *words) as window:
        page = window.wait(lambda facts: facts["scene"] == "phones")["page"]
        for path in ("/", "/static/app.js", "/static/style.css", "/art/quel_cirque/poster.svg"):
            with urlopen(f"{page}{path}", timeout=10) as answer:
                assert answer.status == 200 and answer.read()


def test_games_lie_in_a_folder_deeper_than_260_letters(tmp_path: Path) -> None:
    folder = tmp_path
    while len(str(folder)) < DEEP:
        folder = folder / "a folder in a folder"
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        pytest.skip(f"long paths are switched off here: {error}")
    record = folder / "game.jsonl"
    words = ("play", "clown_standoff", "--players", "greedy,greedy", "--seats", "2", "--record", str(record))
    with screen() as display, opened(tmp_path, display, *words) as window:
        window.wait(lambda facts: facts["scene"] == "results")
    assert read(record).ended
    assert run_command(tmp_path, "check", str(record)).returncode == 0


@pytest.mark.skipif(READ_ONLY not in os.environ, reason=f"{READ_ONLY} names no drive that takes no files")
def test_a_user_whose_drive_takes_no_files_is_told_so_and_plays(tmp_path: Path) -> None:
    temporary = tmp_path / "temp"
    temporary.mkdir()
    folders = user_folders(Path(os.environ[READ_ONLY]) / "home")
    also = {**folders, **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), str(temporary))}
    words = ("play", "quel_cirque", "--seats", "2", "--players", "greedy,greedy")
    with screen() as display, opened(tmp_path, display, *words, also=also) as window:
        window.wait(lambda facts: "ui/seen" in window.names())  # the sentence that nothing can be kept there
        assert "cannot write in" in window.said
        window.click("ui/seen")
        window.wait(lambda facts: facts["scene"] == "results")
    (record,) = temporary.glob("circus-*/records/*.jsonl")
    assert read(record).ended


@on_windows
def test_the_window_is_sharp(tmp_path: Path) -> None:
    words = ("play", "quel_cirque", "--seats", "2", "--players", "human,hard")
    with screen() as display, opened(tmp_path, display, *words) as window:
        window.wait(lambda facts: facts["scene"] == "table")
        assert dpi_awareness(window) == 2, "Windows would stretch the picture at 150 %"


@on_windows
def test_a_console_that_opens_is_noticed() -> None:
    flags = getattr(subprocess, "CREATE_NEW_CONSOLE", 0)
    waiting = [sys.executable, "-c", "import time; time.sleep(100)"]
    with pytest.raises(AssertionError, match="a console was opened"), no_console():
        before = visible_windows(*CONSOLES)
        process = subprocess.Popen(waiting, creationflags=flags)
        try:
            wait_until(lambda: len(visible_windows(*CONSOLES)) > len(before))
            time.sleep(3 * LOOK_SECONDS)
        finally:
            process.kill()
            process.wait()


@on_windows
@pytest.mark.parametrize("key", console_key.KEYS)
def test_a_key_in_its_console_ends_a_command_and_keeps_the_games(key: str, tmp_path: Path) -> None:
    words = ("simulate", "quel_cirque", "--games", "100000", "--jobs", "2", "--record")
    ended = console_key.press(key, [*console_program(), *words], tmp_path, surroundings(tmp_path))
    assert (ended.code, ended.err) == (1, "circus: stopped; every line already written is kept\n")
    assert list((tmp_path / "out").glob("*.jsonl"))


def dpi_awareness(window: RealWindow) -> int:
    """Return 2 for a window that draws each pixel of its monitor itself, 0 for one that Windows stretches."""
    import ctypes

    user = ctypes.WinDLL("user32")  # type: ignore[attr-defined,unused-ignore]
    user.GetWindowDpiAwarenessContext.restype = ctypes.c_void_p
    user.GetWindowDpiAwarenessContext.argtypes = [ctypes.c_void_p]
    user.GetAwarenessFromDpiAwarenessContext.argtypes = [ctypes.c_void_p]
    context = user.GetWindowDpiAwarenessContext(int(window.window))
    return int(user.GetAwarenessFromDpiAwarenessContext(context))
