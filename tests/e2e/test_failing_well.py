"""What can be wrong with a computer, each tried: one clear sentence, or the app goes on and says so."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from circus.records.replay import read
from tests.e2e.real_window import (
    PROGRAM,
    ROOT,
    RealWindow,
    needs_window,
    opened,
    program,
    screen,
    surroundings,
)
from tests.e2e.test_download import leave, open_table, play_some, records
from tests.e2e.test_real_mouse import by_clicks, play_to_the_end

needs_checkout = pytest.mark.skipif(PROGRAM in os.environ, reason="nobody can put this into a built program")

QUICK = ("--players", "human,random,random,random,random,random")
LONG = ("play", "texas_showdown", *QUICK)
"""Its record soon needs another sheet of the disk."""
SHORT = (*LONG, "--option", "length=one_hand")
OTHER_PYGAME = 'class version:\n    ver = "2.6.1"\n\n\nver = "2.6.1"\n\n\ndef init():\n    return (5, 0)\n'


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The folder of a user, apart from the other things of a test."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk of its own, where this user may mount one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    words = ("mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder))
    if sys.platform != "linux" or subprocess.run(words, capture_output=True).returncode:
        pytest.skip("this user may not mount a disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


MAX_NOTICES = 5


def said_by(environment: dict[str, str], cwd: Path, *words: str) -> str:
    """The one line that the program ends with, by 1 and without anything on standard output."""
    done = subprocess.run([*program(), *words], env=environment, cwd=cwd, capture_output=True, timeout=60)
    err = done.stderr.decode()
    assert (done.returncode, done.stdout) == (1, b""), err
    assert err.count("\n") == 1, err
    return err


def close_notice(window: RealWindow) -> None:
    """Clicks the notice away, again if another one came in its place before the click landed."""
    for _ in range(MAX_NOTICES):
        before = window.facts
        window.click("ui/seen")
        window.settle(before)
        if "ui/seen" not in window.names():
            return
    raise AssertionError(f"the notice stays: {window.said}")


def quit_lobby(window: RealWindow) -> int:
    window.click("ui/leave")
    window.wait(lambda facts: "ui/quit" in window.names())
    window.click("ui/quit")
    return window.process.wait(20)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")
@pytest.mark.parametrize("display", ["", ":4711"])
def test_without_a_display_one_sentence_says_what_to_do(display: str, home: Path) -> None:
    environment = surroundings(home, display)
    if not display:
        del environment["DISPLAY"]
    line = said_by(environment, home)
    assert line.startswith("circus: cannot open a window (")
    assert line.endswith("): start circus in a graphical session, or set DISPLAY\n")


@needs_checkout
@pytest.mark.parametrize("content", [OTHER_PYGAME, ""], ids=["another pygame", "what is left of one"])
@pytest.mark.parametrize("words", [(), ("play", "quel_cirque"), ("gallery", "pictures")])
def test_a_pygame_installed_over_pygame_ce_is_told_with_the_way_to_mend_it(
    content: str, words: tuple[str, ...], home: Path
) -> None:
    (home / "pygame").mkdir()
    (home / "pygame" / "__init__.py").write_text(content, encoding="utf-8")
    environment = {**surroundings(home, ":1"), "PYTHONPATH": str(home)}
    line = said_by({**environment, "SDL_VIDEODRIVER": "dummy"}, home, *words)
    assert line == (
        "circus: another package has overwritten pygame-ce: run pip uninstall pygame, "
        "then pip install --force-reinstall --no-deps pygame-ce\n"
    )


@needs_window
def test_without_a_sound_device_the_game_goes_on_and_says_so(display: str, home: Path) -> None:
    with opened(home, display, also={"SDL_AUDIODRIVER": "nothing"}) as window:
        open_table(window)
        play_to_the_end(window, by_clicks, Random(1))
        assert leave(window) == 0
        assert window.said == "circus: no sound device was found; the games go on without sound\n"


@needs_window
@pytest.mark.parametrize("locale", ["xx_YY.UTF-9", "C", "fr"])
def test_a_locale_that_nobody_knows_changes_nothing(locale: str, display: str, home: Path) -> None:
    with opened(home, display, also={"LC_ALL": locale, "LANG": "?"}) as window:
        assert window.facts["scene"] == "lobby"
        assert quit_lobby(window) == 0
        assert window.said == ""


def test_a_terminal_without_our_letters_gets_them_spelt_out(home: Path) -> None:
    environment = {**surroundings(home), "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    done = subprocess.run([*program(), "simulate", "--help"], env=environment, capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


@needs_window
def test_where_the_home_takes_no_files_games_are_kept_elsewhere_and_it_says_so(
    display: str, home: Path, tmp_path: Path
) -> None:
    blocked, temporary = tmp_path / "blocked", tmp_path / "temporary"
    blocked.write_text("a file, and no folder", encoding="utf-8")
    temporary.mkdir()
    also = {"HOME": str(blocked), "TMPDIR": str(temporary)}
    _play_without_a_home(home, display, also, temporary)


@needs_window
def test_a_home_on_a_disk_that_cannot_be_written_is_no_other(
    display: str, home: Path, disk: Path, tmp_path: Path
) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    (tmp_path / "temporary").mkdir()
    also = {"HOME": str(disk), "TMPDIR": str(tmp_path / "temporary")}
    _play_without_a_home(home, display, also, tmp_path / "temporary")
    assert list(disk.iterdir()) == []


def _play_without_a_home(home: Path, display: str, also: dict[str, str], temporary: Path) -> None:
    rng = Random(3)
    with opened(home, display, also=also) as window:
        assert f"cannot write in {also['HOME']}/.local/share/circus" in window.said
        close_notice(window)
        open_table(window)
        play_some(window, 3, rng)
    (record,) = temporary.rglob("*.jsonl")
    played = list(map(str, read(record, cut_end=True).match.actions))
    with opened(home, display, also=also) as window:
        close_notice(window)
        window.click("ui/resume")
        window.wait(lambda facts: facts["scene"] == "table")
        play_to_the_end(window, by_clicks, rng)
        assert leave(window) == 0
    after = read(sorted(temporary.rglob("*.jsonl"))[-1])
    assert after.ended
    assert list(map(str, after.match.actions))[: len(played)] == played


@needs_window
def test_a_disk_that_is_full_lets_the_game_wait_and_loses_nothing(
    display: str, home: Path, disk: Path
) -> None:
    rng = Random(5)
    with opened(home, display, *LONG, also={"HOME": str(disk)}) as window:
        play_some(window, 2, rng)
        filler = disk / "filler"
        fill(filler)
        play_until_notice(window, rng)
        assert "cannot be saved in" in window.said
        (record,) = records(disk)
        before = record.read_bytes()
        warned = window.said.count("\n")
        window.click("ui/seen")
        window.wait(lambda facts: window.said.count("\n") > warned or "ui/elsewhere" not in window.names())
        play_until_notice(window, rng)
        assert record.read_bytes() == before
        filler.unlink()
        close_notice(window)
        play_some(window, 6, rng)
    read(record, cut_end=True)
    after = record.read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") >= before.count(b"\n") + 3


def play_until_notice(window: RealWindow, rng: Random) -> None:
    """Goes on until the game waits for room; the last sheet of the disk may still take some lines.

    The notice is known by its way out of the full folder: a score sheet too is closed by "ui/seen".
    """
    while "ui/elsewhere" not in window.names():
        facts = window.wait(
            lambda now: not now["busy"] and (bool(window.wanted()) or "ui/elsewhere" in window.names())
        )
        if "ui/elsewhere" not in window.names():
            by_clicks(window, rng)
            window.settle(facts)


def fill(path: Path) -> None:
    """Writes until the disk takes nothing more."""
    with path.open("wb", buffering=0) as file:
        for size in (65536, 4096, 64, 1):
            while True:
                try:
                    file.write(b"\0" * size)
                except OSError:
                    break


@needs_window
def test_a_disk_that_is_full_from_the_start_is_told_when_a_table_is_opened(
    display: str, home: Path, disk: Path
) -> None:
    (disk / ".local/share/circus/records").mkdir(parents=True)
    fill(disk / "filler")
    with opened(home, display, also={"HOME": str(disk)}) as window:
        window.click("poster/quel_cirque")
        window.wait(lambda facts: facts["scene"] == "setup" and not facts["busy"])
        window.click("ui/play")
        window.wait(lambda facts: "ui/seen" in window.names())
        (disk / "filler").unlink()
        close_notice(window)
        window.click("ui/play")
        window.wait(lambda facts: facts["scene"] == "table")


@needs_window
def test_two_copies_keep_their_own_games_and_neither_offers_what_the_other_plays(home: Path) -> None:
    other = home / "other"
    other.mkdir()
    with screen() as left, screen() as right, opened(home, left) as first:
        open_table(first)
        play_some(first, 3, Random(2))
        with opened(other, right, also={"HOME": str(home)}) as second:
            assert "Circus is open in another window, too." in second.said
            close_notice(second)
            assert "ui/resume" not in second.names()
            open_table(second)
            play_to_the_end(second, by_clicks, Random(4))
            first.process.kill()
            first.process.wait()
            second.click("ui/home")
            second.wait(lambda facts: "ui/resume" in second.names() and not facts["busy"])
    begun, ended = records(home)
    assert not read(begun, cut_end=True).ended
    assert read(ended).ended


@pytest.mark.expects_faults
@needs_window
@needs_checkout
def test_a_mistake_of_the_program_is_reported_and_the_game_goes_on_after_it(display: str, home: Path) -> None:
    rng = Random(6)
    broken = [sys.executable, "-m", "tests.e2e.stumbling"]
    also = {"PYTHONPATH": str(ROOT)}
    with opened(home, display, *SHORT, also=also, command=broken) as window:
        while window.facts["scene"] == "table":
            facts = window.wait(lambda now: now["scene"] != "table" or bool(window.wanted()))
            if facts["scene"] == "table":
                by_clicks(window, rng)
                window.settle(facts)
        assert window.facts["scene"] == "crash"
        (report,) = (home / ".local/share/circus/reports").glob("*.txt")
        assert window.said == (
            "circus: the program stopped by a mistake of its own, and your game is kept; "
            f"what happened is written in {report}\n"
        )
        window.click("ui/quit")
        assert window.process.wait(20) == 1
    text = report.read_text(encoding="utf-8")
    (record,) = records(home)
    for part in ("ZeroDivisionError: the clown has slipped", "python 3.", "pygame 2.", '"text_size"'):
        assert part in text
    assert record.read_text(encoding="utf-8") in text
    played = list(map(str, read(record).match.actions))
    with opened(home, display) as window:
        window.click("ui/resume")
        window.wait(lambda facts: facts["scene"] == "table")
        play_to_the_end(window, by_clicks, rng)
    after = read(records(home)[-1])
    assert after.ended
    assert list(map(str, after.match.actions))[: len(played)] == played
