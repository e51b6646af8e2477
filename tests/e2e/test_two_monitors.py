"""Two monitors of different size: full screen fills the one that the window is on, and a mouse hits there."""

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.real_window import (
    missing,
    on_display,
    opened,
    wait_until,
    window_manager,
)

XORG = Path("/usr/lib/xorg/Xorg")
DUMMY = Path("/usr/lib/xorg/modules/drivers/dummy_drv.so")
TOOLS = ("openbox", "wmctrl", "xrandr")
pytestmark = pytest.mark.skipif(
    bool(missing(*TOOLS)) or not XORG.exists() or not DUMMY.exists(),
    reason=f"{missing(*TOOLS) or 'the dummy driver of Xorg'} is not installed",
)

CONFIG = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
EndSection
Section "Device"
  Identifier "device"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-200
EndSection
Section "Screen"
  Identifier "screen"
  Device "device"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "1920x1080"
    Virtual 4096 2160
  EndSubSection
EndSection
"""
FIRST, SECOND = "1920x1080+0+0", "1280x720+1920+0"
SECOND_MODE = ("74.5", "1280", "1344", "1472", "1664", "720", "723", "728", "748")


@contextmanager
def two_monitors(folder: Path) -> Iterator[str]:
    """An X server with two monitors; yields its display name."""
    (folder / "xorg.conf").write_text(CONFIG, encoding="utf-8")
    numbers, log = folder / "display", folder / "xorg.log"
    with numbers.open("w", encoding="utf-8") as number:
        server = subprocess.Popen(
            [XORG, "-displayfd", str(number.fileno()), "-config", folder / "xorg.conf", "-logfile", log,
             "-noreset", "-nolisten", "tcp", "-sharevts", "-novtswitch"],
            pass_fds=(number.fileno(),), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    try:
        wait_until(lambda: numbers.read_text(encoding="utf-8").endswith("\n"))
        display = f":{numbers.read_text(encoding='utf-8').strip()}"
        on_display(display, "xrandr", "--newmode", "second", *SECOND_MODE)
        on_display(display, "xrandr", "--addmode", "DUMMY1", "second")
        plug_in(display)
        yield display
    finally:
        server.terminate()
        server.wait()


def plug_in(display: str) -> None:
    on_display(display, "xrandr", "--output", "DUMMY1", "--mode", "second", "--right-of", "DUMMY0")


def monitors(display: str) -> list[str]:
    lines = on_display(display, "xrandr").splitlines()
    return [word for line in lines for word in line.split() if word in (FIRST, SECOND)]


def place_of(display: str, window: str) -> str:
    words = on_display(display, "xdotool", "getwindowgeometry", "--shell", window).split()
    facts = dict(word.split("=") for word in words)
    return f"{facts['WIDTH']}x{facts['HEIGHT']}+{facts['X']}+{facts['Y']}"


def is_laid_out_for(width: int) -> Callable[[dict[str, Any]], bool]:
    """Whether the buttons of the lobby, which are in the middle, are drawn for a window so wide."""

    def is_so(facts: dict[str, Any]) -> bool:
        rects = [target["rect"] for target in facts["targets"] if target["name"].startswith("poster/")]
        return bool(rects) and abs(rects[0][0] + rects[-1][0] + rects[-1][2] - width) < 20

    return is_so


def test_full_screen_stays_on_the_windows_own_monitor_and_leaves_one_that_is_switched_off(
    tmp_path: Path,
) -> None:
    with (
        two_monitors(tmp_path) as display,
        window_manager(display),
        opened(tmp_path, display) as window,
    ):
        own = window.window
        assert monitors(display) == [FIRST, SECOND]
        on_display(display, "wmctrl", "-r", "Circus", "-e", "0,2000,40,900,600")
        wait_until(lambda: place_of(display, own).startswith("900x600+20"))
        before = place_of(display, own)
        window.wait(is_laid_out_for(900))
        window.key("F11")
        wait_until(lambda: place_of(display, own) == SECOND)
        assert monitors(display) == [FIRST, SECOND]
        window.wait(is_laid_out_for(1280))
        window.click("ui/settings")
        window.wait(lambda facts: facts["scene"] == "settings")
        window.key("Escape")
        window.wait(is_laid_out_for(1280))
        window.key("F11")
        wait_until(lambda: place_of(display, own) == before)
        window.key("F11")
        wait_until(lambda: place_of(display, own) == SECOND)
        on_display(display, "xrandr", "--output", "DUMMY1", "--off")
        wait_until(lambda: place_of(display, own) == FIRST)
        window.wait(is_laid_out_for(1920))
        window.click("ui/settings")
        window.wait(lambda facts: facts["scene"] == "settings")
        assert window.process.poll() is None
