"""The start: a visible window or one clear line, and light enough to be quick."""

import os
import subprocess
import sys
from itertools import pairwise

import pytest

from circus.ui.gfx.bootstrap import KIOSK_HINTS
from circus.ui.gfx.units import units_of
from circus.ui.gfx.window import AppWindow

TRY = """
import sys
from circus.core.errors import CircusError
from circus.ui.gfx import bootstrap
try:
    bootstrap.prepare()
except CircusError as error:
    print(error)
    sys.exit(1)
import pygame
late = ("fluent", "platformdirs", "circus.games")
print(pygame.display.get_driver(), pygame.mixer.get_init(), any(name in sys.modules for name in late))
"""


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    inherited = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        encoding="utf-8",
        env={**inherited, **environment},
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize("display", [{}, {"DISPLAY": ":987"}])
def test_without_a_display_it_ends_with_one_line(display: dict[str, str]) -> None:
    ended = run(TRY, **display)
    assert ended.returncode == 1
    assert len(ended.stdout.splitlines()) == 1
    assert "DISPLAY" in ended.stdout
    assert ended.stderr == ""


def test_the_driver_without_a_picture_is_allowed_when_asked_for() -> None:
    ended = run(TRY, SDL_VIDEODRIVER="dummy")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split() == ["dummy", "None", "False"]


def test_a_driver_that_does_not_exist_ends_with_one_line() -> None:
    ended = run(TRY, SDL_VIDEODRIVER="papyrus")
    assert ended.returncode == 1
    assert len(ended.stdout.splitlines()) == 1


def test_an_overwritten_pygame_is_told() -> None:
    script = (
        "import os; os.environ['PYGAME_HIDE_SUPPORT_PROMPT'] = '1'; import pygame; del pygame.IS_CE\n" + TRY
    )
    ended = run(script, SDL_VIDEODRIVER="dummy")
    assert ended.returncode == 1
    assert "pip" in ended.stdout


def test_the_users_environment_wins() -> None:
    script = (
        "import os; from circus.ui.gfx import bootstrap; bootstrap.set_environment(); "
        "print(os.environ['SDL_VIDEO_X11_WMCLASS'])"
    )
    assert run(script, SDL_VIDEO_X11_WMCLASS="mine").stdout.strip() == "mine"
    assert run(script).stdout.strip() == "circus"


def test_an_unattended_program_has_its_own_hints_whatever_the_user_has_set() -> None:
    script = (
        "import os; from circus.ui.gfx.bootstrap import KIOSK_HINTS, prepare; prepare(kiosk={kiosk}); "
        "print(sorted(name for name in KIOSK_HINTS if os.environ.get(name) == KIOSK_HINTS[name]))"
    )
    driver = {"SDL_VIDEODRIVER": "dummy"}
    held = run(script.format(kiosk=True), SDL_ALLOW_ALT_TAB_WHILE_GRABBED="1", **driver)
    assert held.stdout.strip() == str(sorted(KIOSK_HINTS))
    assert run(script.format(kiosk=False), **driver).stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("size", "scale", "canvas"),
    [
        ((1600, 900), 1.0, (1600, 900)),
        ((1920, 1080), 1.2, (1600, 900)),
        ((3440, 1440), 1.6, (2150, 900)),
        ((1024, 768), 0.64, (1600, 1200)),
        ((900, 1600), 1.0, (900, 1600)),
        ((1080, 2400), 1.2, (900, 2000)),
    ],
)
def test_odd_shapes_get_more_room(size: tuple[int, int], scale: float, canvas: tuple[int, int]) -> None:
    units = units_of(size)
    assert units.scale == pytest.approx(scale)
    assert (units.width_u, units.height_u) == pytest.approx(canvas)
    assert units.portrait == (size[0] < size[1])


def test_neighbouring_boxes_share_their_edges() -> None:
    units = units_of((1366, 768))
    boxes = [units.rect(10 + 33.3 * step, 5, 33.3, 20) for step in range(12)]
    assert all(left.right == right.left for left, right in pairwise(boxes))


def test_a_window_of_any_size_opens_and_nothing_is_presented_for_nothing(window: AppWindow) -> None:
    assert window.size == (640, 480)
    assert not window.resized()
    window.present([])
