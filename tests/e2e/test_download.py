"""What a visitor downloads: opened, played, killed, gone on with, left; on the checkout and on a built app.

`CIRCUS_PROGRAM=dist/circus/circus python -m pytest tests/e2e/test_download.py` takes the built one.
"""

import os
import subprocess
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest
from PIL import Image

from circus import __version__
from circus.platform.source_digest import CARRIED, source_digest
from circus.records.replay import read
from circus.tools.package import archives
from tests.e2e.real_window import (
    PROGRAM,
    RealWindow,
    console_program,
    needs_window,
    opened,
    program,
    screen,
    surroundings,
)
from tests.e2e.test_real_mouse import by_clicks, play_to_the_end
from tests.program import decoded

needs_built = pytest.mark.skipif(PROGRAM not in os.environ, reason=f"{PROGRAM} names no built program")

MAX_BYTES = 75_000_000
"""Of the built folder, unpacked."""
HARD = {
    "clearing_house": ("--seats", "2", "--option", "round_limit=2", "--players", "hard,greedy"),
    "clown_standoff": ("--seats", "2", "--players", "hard,hard"),
    "flip_circus": ("--seats", "2", "--option", "turn_limit=6", "--players", "hard,hard"),
    "quel_cirque": ("--seats", "2", "--players", "hard,greedy"),
    "texas_showdown": ("--seats", "3", "--option", "length=one_hand", "--players", "hard,greedy,greedy"),
}
"""A short table of each game with a hard bot."""
SLOWER = 1.5
"""How much longer than the checkout the built program may take to its first frame."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


def records(home: Path) -> list[Path]:
    """The games in the user's place."""
    return sorted((home / ".local/share/circus/records").glob("*.jsonl"))


def open_table(window: RealWindow) -> None:
    """From the lobby to a first table of Quel Cirque, with the bots that stand there."""
    window.click("poster/quel_cirque")
    window.wait(lambda facts: facts["scene"] == "setup" and not facts["busy"])
    window.click("ui/play")
    window.wait(lambda facts: facts["scene"] == "table")


def leave(window: RealWindow) -> int:
    """From the results through the lobby out of the program; returns its exit code."""
    window.click("ui/home")
    window.wait(lambda facts: facts["scene"] == "lobby" and not facts["busy"])
    window.click("ui/leave")
    window.wait(lambda facts: "ui/quit" in window.names())
    window.click("ui/quit")
    return window.process.wait(20)


def play_some(window: RealWindow, moves: int, rng: Random) -> None:
    """So many clicks that lead on."""
    for _ in range(moves):
        facts = window.wait(lambda now: not now["busy"] and bool(window.wanted()))
        by_clicks(window, rng)
        window.settle(facts)


def children(process: "subprocess.Popen[bytes]") -> list[int]:
    """The processes that it has started, such as those of bots."""
    folder = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(word) for word in folder.read_text(encoding="utf-8").split()] if folder.exists() else []


def is_running(pid: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@needs_window
def test_a_whole_game_against_bots_is_kept_in_the_users_place_and_the_program_ends_with_0(
    display: str, tmp_path: Path
) -> None:
    with opened(tmp_path, display) as window:
        open_table(window)
        play_to_the_end(window, by_clicks, Random(8))
        started = children(window.process)
        assert leave(window) == 0
        end = time.monotonic() + 5
        while any(map(is_running, started)) and time.monotonic() < end:
            time.sleep(0.02)
        assert not any(map(is_running, started)), "a bot's process outlives the program"
    (record,) = records(tmp_path)
    assert read(record).ended
    assert (tmp_path / ".local/share/circus/tables/quel_cirque.json").is_file()


@needs_window
def test_a_killed_game_goes_on_to_its_end_exactly_where_it_was(display: str, tmp_path: Path) -> None:
    rng = Random(9)
    with opened(tmp_path, display) as window:
        open_table(window)
        play_some(window, 3, rng)  # not enough to end it, whatever the dice
        window.process.kill()
        window.process.wait()
    before = read(records(tmp_path)[0], cut_end=True)
    assert before.match.actions
    with opened(tmp_path, display) as window:
        window.click("ui/resume")
        window.wait(lambda facts: facts["scene"] == "table")
        play_to_the_end(window, by_clicks, rng)
    after = read(records(tmp_path)[-1])
    assert after.ended
    assert list(map(str, after.match.actions))[: len(before.match.actions)] == list(
        map(str, before.match.actions)
    )


def run_command(home: Path, *words: str) -> "subprocess.CompletedProcess[bytes]":
    """Run a command of the program that needs no window, to its end."""
    whole = [*console_program(), *words]
    return subprocess.run(whole, env=surroundings(home), capture_output=True, timeout=600, check=False)


def test_bots_play_in_processes_of_their_own_without_a_screen(tmp_path: Path) -> None:
    words = ("simulate", "texas_showdown", "--games", "4", "--jobs", "2", "--record", str(tmp_path / "games"))
    done = run_command(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, b"")
    found = sorted((tmp_path / "games").iterdir())
    assert len(found) == 4
    checked = run_command(tmp_path, "check", *map(str, found))
    assert (checked.returncode, checked.stdout) == (0, b"all 4 records hold" + os.linesep.encode())


@needs_window
@pytest.mark.parametrize("game", HARD)
def test_hard_bots_play_a_game_and_it_is_reviewed_and_nothing_stands_in_for_them(
    game: str, display: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    words = ("play", game, *HARD[game], "--seed", "1", "--record", str(record))
    with opened(tmp_path, display, *words) as window:
        while window.facts["scene"] != "results":
            window.wait(partial(has_gone_on, record, line_count(record)))
        assert window.said == ""
    assert read(record).ended
    words = ("review", str(record), "--effort", "low", "--jobs", "2")
    done = run_command(tmp_path, *words)
    assert (done.returncode, done.stderr) == (0, b"")
    assert game.replace("_", " ") in decoded(done.stdout).lower().replace("_", " ")


def has_gone_on(record: Path, lines: int, facts: dict[str, Any]) -> bool:
    """Return whether the results are shown, or the record has more lines than these."""
    return facts["scene"] == "results" or line_count(record) > lines


def line_count(path: Path) -> int:
    """Return the number of whole lines of a record; 0 before there is one."""
    return path.read_bytes().count(b"\n") if path.exists() else 0


@needs_window
def test_a_passage_of_a_game_is_kept_as_a_gif_among_the_users_pictures(display: str, tmp_path: Path) -> None:
    words = ("simulate", "quel_cirque", "--games", "1", "--record", str(tmp_path / "games"))
    assert run_command(tmp_path, *words).returncode == 0
    with opened(tmp_path, display, "replay", str(tmp_path / "games" / "0000.jsonl"), "--at", "9") as window:
        window.wait(lambda facts: facts["scene"] == "replay" and not facts["busy"])
        window.click("ui/passage")
        window.wait(lambda facts: any(name.startswith("ui/until/") for name in window.names()))
        window.click(next(name for name in window.names() if name.startswith("ui/until/")))
        window.wait(lambda facts: "ui/seen" in window.names())
    (kept,) = tmp_path.rglob("*.gif")
    with Image.open(kept) as gif:
        assert gif.format == "GIF" and getattr(gif, "n_frames", 1) > 1


@needs_built
def test_the_built_program_has_its_version_its_notices_and_not_too_much_else(tmp_path: Path) -> None:
    folder = Path(program()[0]).parent
    said = decoded(run_command(tmp_path, "--version").stdout)
    assert said.strip() in (f"{__version__}, compiled rules", f"{__version__}, pure rules")
    notices = (folder / "NOTICES.txt").read_text(encoding="utf-8")
    for carried in (
        "Python 3.",
        "pygame-ce ",
        "SDL2",
        "PyTMX ",
        "fluent.runtime ",
        "pillow ",
        "font-fredoka-one ",
    ):
        assert carried in notices, f"there is no notice of {carried}"
    assert archives.size_of(folder) <= MAX_BYTES


@needs_built
def test_the_built_program_knows_of_which_sources_it_was_made() -> None:
    carried = Path(program()[0]).parent / "_internal" / "circus" / CARRIED
    assert carried.read_text(encoding="utf-8") == source_digest("**/*.py")


@needs_built
@needs_window
def test_the_built_program_shows_its_first_frame_about_as_soon(display: str, tmp_path: Path) -> None:
    built, environment = program(), surroundings(tmp_path, display)
    plain = {name: value for name, value in os.environ.items() if name not in (PROGRAM, "SDL_VIDEODRIVER")}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(PROGRAM)
        checkout = program()
    homes = {**plain, "HOME": str(tmp_path), "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
    spent: dict[str, list[float]] = {"built": [], "checkout": []}
    for _ in range(6):
        spent["built"].append(first_frame(built, environment, tmp_path))
        spent["checkout"].append(first_frame(checkout, homes, tmp_path))
    middle = {name: median(times[1:]) for name, times in spent.items()}
    print(f"first frame: {middle['built']:.3f} s built, {middle['checkout']:.3f} s from the checkout")
    assert middle["built"] <= SLOWER * middle["checkout"]


def first_frame(command: list[str], environment: dict[str, str], home: Path) -> float:
    """Seconds from the start of the process until the test port tells of a frame."""
    port = home / "first.jsonl"
    port.unlink(missing_ok=True)
    begun = time.monotonic()
    process = subprocess.Popen([*command, "--expose", str(port)], env=environment, cwd=home)
    try:
        while not (port.exists() and port.read_bytes().endswith(b"\n")):
            assert process.poll() is None, f"the program has ended with {process.returncode}"
            assert time.monotonic() - begun < 30, "waited in vain"
            time.sleep(0.002)
        return time.monotonic() - begun
    finally:
        process.kill()
        process.wait()
