"""Displays that are not the usual one: other bits for a colour, and Wayland without X."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from circus.records.replay import read
from tests.e2e.real_window import (
    ROOT,
    missing,
    needs_window,
    opened,
    program,
    screen,
    surroundings,
    wait_until,
)
from tests.e2e.test_real_mouse import GAMES, by_clicks, play_to_the_end

pytestmark = [
    needs_window,
    pytest.mark.skipif(sys.platform != "linux", reason="X11 and Wayland are on Linux"),
]

DRAWN = """
import sys
from pathlib import Path

from circus.ui.gfx import bootstrap

bootstrap.prepare()
from circus.tools.gallery.drawing import draw_all

for only in sys.argv[2:]:
    draw_all(Path(sys.argv[1]), (640, 360), "en", only)
"""
"""Draws pictures of the gallery in a window of the display that there is."""

ON_SCREEN = """
import pygame

from circus.ui.gfx import bootstrap

bootstrap.prepare()
from circus.ui.gfx.window import AppWindow

window = AppWindow((64, 48))
part = pygame.Rect(10, 20, 30, 15)
window.surface.fill((200, 120, 40), part)
window.surface.fill((255, 255, 255), (0, 0, 5, 5))
window.present([part])
shown = pygame.display.get_surface()
print(*shown.get_at(part.center)[:3], *shown.get_at((0, 0))[:3])
print(*window.surface.get_at(part.center)[:3])
"""
"""Presents one part of a painted surface, and reads what the window has."""


def run(script: str, home: Path, environment: Mapping[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        cwd=ROOT,
        env={**surroundings(home), **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def pictures(home: Path, environment: Mapping[str, str]) -> dict[str, bytes]:
    folder = home / "pictures"
    run(DRAWN, home, environment, str(folder), "lobby", "_curtain", "_setup", "s_flight", "e_flight")
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def usual_pictures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    return pictures(tmp_path_factory.mktemp("usual"), {"SDL_VIDEODRIVER": "dummy"})


@pytest.mark.parametrize("bits", [15, 16, 30])
def test_a_whole_game_is_played_whatever_the_bits_of_a_colour(bits: int, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", "clown_standoff", *GAMES["clown_standoff"], "--seed", "3", "--record", str(record))
    with screen(bits) as display, opened(tmp_path, display, *words) as window:
        play_to_the_end(window, by_clicks, Random(1))
        assert window.said == ""
    assert read(record).ended


@pytest.mark.parametrize("bits", [15, 16, 30])
def test_pictures_are_the_same_whatever_the_bits_of_a_colour(
    bits: int, tmp_path: Path, usual_pictures: dict[str, bytes]
) -> None:
    with screen(bits) as display:
        assert pictures(tmp_path, {"DISPLAY": display}) == usual_pictures


@pytest.mark.parametrize("bits", [15, pytest.param(16, marks=pytest.mark.everyday), 24, 30])
def test_the_window_has_the_part_that_was_painted(bits: int, tmp_path: Path) -> None:
    with screen(bits) as display:
        shown, painted = run(ON_SCREEN, tmp_path, {"DISPLAY": display}).splitlines()[-2:]
    assert painted == "200 120 40"
    red, green, blue, *outside = map(int, shown.split())
    assert max(abs(red - 200), abs(green - 120), abs(blue - 40)) <= 8
    if bits < 24:
        assert outside == [0, 0, 0], "only the presented part is copied"


def test_a_display_of_256_colours_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with screen(8) as display:
        done = subprocess.run(
            program(), env=surroundings(tmp_path, display), capture_output=True, encoding="utf-8", timeout=60
        )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("circus: cannot open a window (")
    assert done.stderr.endswith(
        "the display has too few colours; set it, or the remote desktop, to 24 bits\n"
    )
    assert done.stderr.count("\n") == 1


@contextmanager
def wayland(folder: Path, scale: int) -> Iterator[dict[str, str]]:
    """A Wayland session without X, with a picture that nobody sees; yields its environment."""
    folder.mkdir(mode=0o700)
    server_file = shutil.which("weston")
    assert server_file, "found here: a packaged program is tested without a PATH"
    words = ["--backend=headless-backend.so", "--use-pixman", "--width=1600", "--height=900", "--no-config"]
    server = subprocess.Popen(
        [server_file, *words, f"--scale={scale}", "--socket=circus", "--idle-time=0"],
        env={**surroundings(folder), "XDG_RUNTIME_DIR": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        wait_until((folder / "circus").exists)
        yield {"XDG_RUNTIME_DIR": str(folder), "WAYLAND_DISPLAY": "circus", "DISPLAY": ""}
    finally:
        server.terminate()
        server.wait()


@pytest.mark.skipif(bool(missing("weston")), reason="it needs weston")
@pytest.mark.parametrize("scale", [1, 2])
def test_a_table_opens_on_wayland_without_x(scale: int, tmp_path: Path) -> None:
    words = ("play", "clown_standoff", *GAMES["clown_standoff"], "--seed", "3")
    with wayland(tmp_path / "run", scale) as session, opened(tmp_path, "", *words, also=session) as window:
        window.wait(lambda facts: 0 in facts["awaiting"] and bool(window.wanted()))
        assert window.said == ""
