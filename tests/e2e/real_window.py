"""A real window on a screen of its own, and a hand on its mouse; knows the program by its test port only."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from tests.e2e.pointer import CONSOLES, pointer_on, visible_windows

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = "CIRCUS_PROGRAM"
"""The variable that names a built program, which is tested instead of the checkout."""

IS_WINDOWS = sys.platform == "win32"

READ_ONLY = "CIRCUS_READ_ONLY"
"""The variable that names a drive that takes no files."""

WINDOWS_FOLDERS = {"LOCAL_APPDATA": ".local/share", "PERSONAL": "Documents", "MYPICTURES": "Pictures"}
"""Folders of Windows to where they lie below a home, which is where Linux has them."""

SIZE = (1280, 720)
PATIENCE = 120.0
"""Seconds to wait for anything that has to happen; longer where a virus scanner reads each new program."""

STDERR = "stderr.txt"

SETTLE = 0.4
"""Seconds after which a gesture has surely been taken."""

LOOK_SECONDS = 0.05
"""Time between two looks for a console."""

DRAG_STEPS = 6
"""Places the pointer stops at on its way."""


def missing(*tools: str) -> str:
    """Return what this machine lacks for a real window and those other tools; "" if nothing."""
    usual = () if IS_WINDOWS else ("Xvfb", "xdotool")
    return ", ".join(tool for tool in (*usual, *tools) if shutil.which(tool) is None)


needs_window = pytest.mark.skipif(bool(missing()), reason=f"a real window needs {missing()}")
"""Mark of tests that open a real window."""


def program() -> list[str]:
    """How the program under test is started."""
    built = os.environ.get(PROGRAM)
    return [str(Path(built).resolve())] if built else [sys.executable, str(ROOT / "main.py")]


def console_program() -> list[str]:
    """How its commands are started: on Windows a packaged app has another program for the console."""
    built = Path(program()[0])
    if IS_WINDOWS and os.environ.get(PROGRAM):
        return [str(built.with_name(f"{built.stem}-console.exe"))]
    return program()


def surroundings(home: Path, display: str = "") -> dict[str, str]:
    """The environment of a user whose folders lie under `home`; a built program finds no Python in it."""
    strange = (
        "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME",
        "XDG_DATA_HOME",
        "XDG_DOCUMENTS_DIR",
        "XDG_PICTURES_DIR",
        "SDL_VIDEODRIVER",
        "WAYLAND_DISPLAY",
        "PYTHONWARNDEFAULTENCODING",  # with it the library regex warns at its first pattern
    )
    usual = {name: value for name, value in os.environ.items() if name not in strange}
    if os.environ.get(PROGRAM):
        usual = {name: value for name, value in usual.items() if not name.startswith("PYTHON")}
        usual["PATH"] = str(home / "nothing")
    usual |= {} if IS_WINDOWS else {"DISPLAY": display}
    return {**usual, **user_folders(home), "SDL_AUDIODRIVER": "dummy"}


def user_folders(home: Path) -> dict[str, str]:
    """Return the variables that put a user's folders below `home`."""
    windows = {f"WIN_PD_OVERRIDE_{name}": str(home / place) for name, place in WINDOWS_FOLDERS.items()}
    return {**windows, "HOME": str(home)}


class RealWindow:
    """The running program.

    Attributes:
        process: the program.
        home: the folder of its test port and of what it says on stderr.
    """

    def __init__(self, process: "subprocess.Popen[bytes]", display: str, home: Path) -> None:
        self.process = process
        self.home = home
        self._pointer = pointer_on(display)
        self._port = home / "port.jsonl"

    @property
    def facts(self) -> dict[str, Any]:
        """The last whole line of the test port, behind which one may just be written; {} before the first."""
        try:
            written = self._port.read_bytes()
        except OSError:
            return {}
        whole = written[: written.rfind(b"\n") + 1].splitlines()
        facts: dict[str, Any] = json.loads(whole[-1]) if whole else {}
        return facts

    @property
    def said(self) -> str:
        """What the program has written on stderr so far."""
        return (self.home / STDERR).read_text(encoding="utf-8", errors="replace")

    def wanted(self) -> list[str]:
        """The names that lead on in an action."""
        return [target["name"] for target in self.facts["targets"] if target["wanted"]]

    def names(self) -> list[str]:
        """All that can be clicked."""
        return [target["name"] for target in self.facts["targets"]]

    def wait(self, ready: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Looks at the port until `ready`; fails after `PATIENCE` or when the program has ended."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            facts = self.facts
            if facts and ready(facts):
                return facts
            code = self.process.poll()
            assert code is None, f"the program has ended with {code}: {self.said}"
            time.sleep(0.005)
        raise AssertionError(f"waited in vain; last seen: {json.dumps(self.facts)[:2000]}\n{self.said}")

    def settle(self, before: dict[str, Any]) -> None:
        """Waits until something has changed; a gesture that came to nothing changes nothing."""
        end = time.monotonic() + SETTLE
        while self.facts == before and time.monotonic() < end:
            time.sleep(0.005)

    def place(self, name: str) -> tuple[int, int]:
        """The middle of what is seen of a target."""
        left, top, width, height = next(
            target["rect"] for target in self.facts["targets"] if target["name"] == name
        )
        return left + width // 2, top + height // 2

    def click(self, name: str) -> None:
        """Moves to the target and clicks."""
        self._pointer.press_along([self.place(name)])

    def drag(self, name: str, x: int, y: int) -> None:
        """Presses on the target, moves to (x, y) in steps, lets go."""
        left, top = self.place(name)
        steps = range(DRAG_STEPS + 1)
        self._pointer.press_along(
            [(left + (x - left) * step // DRAG_STEPS, top + (y - top) * step // DRAG_STEPS) for step in steps]
        )

    def key(self, name: str) -> None:
        """Presses a key."""
        self._pointer.key(name)

    @property
    def window(self) -> str:
        """The id of the window, once it is there."""
        return self._pointer.window


@contextmanager
def screen(bits: int = 24) -> Iterator[str]:
    """A virtual screen of its own with so many bits for a colour; yields its display name.

    On Windows the window is on the one there is.
    """
    if IS_WINDOWS:
        yield ""
        return
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", f"1920x1080x{bits}", "-nolisten", "tcp"]
    server = subprocess.Popen(words, pass_fds=(write,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read, encoding="ascii") as number:
            yield f":{number.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def window_manager(display: str) -> Iterator[None]:
    """Run a window manager on the display."""
    manager = subprocess.Popen(
        ["openbox", "--sm-disable"],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until(lambda: "Name: Openbox" in on_display(display, "wmctrl", "-m"))
        yield
    finally:
        manager.terminate()
        manager.wait()


def on_display(display: str, *words: object) -> str:
    """Run a tool there; returns what it prints."""
    environment = {**os.environ, "DISPLAY": display}
    done = subprocess.run(
        [*map(str, words)],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    return done.stdout


def wait_until(ready: Callable[[], bool]) -> None:
    """Wait until `ready`; fails after `PATIENCE`."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@contextmanager
def no_console() -> Iterator[None]:
    """Fail if a console opens during the block, however briefly: those who play on Windows see none."""
    before, seen, is_over = set(visible_windows(*CONSOLES)), set[int](), Event()

    def look() -> None:
        while not is_over.wait(LOOK_SECONDS):
            seen.update(visible_windows(*CONSOLES))

    looking = Thread(target=look)
    looking.start()
    try:
        yield
    finally:
        is_over.set()
        looking.join()
    assert seen <= before, "a console was opened"


@contextmanager
def opened(
    home: Path,
    display: str,
    *words: str,
    also: Mapping[str, str] | None = None,
    command: Sequence[str] | None = None,
    fullscreen: bool = False,
) -> Iterator[RealWindow]:
    """The program in a real window, its user's folders under `home`; killed at the end if it still runs.

    On Windows a built program must not open a console meanwhile.

    Args:
        home: also where its test port and what it says on stderr are written.
        display: of `screen`.
        words: of the command line.
        also: what is special about its environment.
        command: what is started instead of the program.
        fullscreen: whether the window has the size that the program chooses.
    """
    (home / "port.jsonl").unlink(missing_ok=True)
    size = () if fullscreen else ("--size", f"{SIZE[0]}x{SIZE[1]}")
    tail = (*size, "--lang", "en", "--speed", "off", "--expose", str(home / "port.jsonl"))
    environment = {**surroundings(home, display), **(also or {})}
    whole = [*(command or program()), *words, *tail]
    with no_console() if IS_WINDOWS and os.environ.get(PROGRAM) else nullcontext():
        with (home / STDERR).open("wb") as said:
            process = subprocess.Popen(whole, env=environment, cwd=home, stderr=said)
        window = RealWindow(process, display, home)
        try:
            window.wait(lambda facts: not facts["busy"])
            yield window
        finally:
            process.kill()
            process.wait()
