"""What goes wrong while a command runs: exit 1, one line on stderr, never a traceback."""

import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli import run
from tests.program import ROOT, circus, records_in, started, wait_for, wait_until_nobody_writes

Capsys = pytest.CaptureFixture[str]

LONG = ("simulate", "clown_standoff", "--games", "1000000")
"""Takes minutes if nobody stops it."""

STOPPED = "circus: stopped; every line already written is kept\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_is_one_line(tmp_path: Path, jobs: str) -> None:
    process = started(*LONG, "--jobs", jobs, "--record", str(tmp_path))
    wait_for(lambda: len(records_in(tmp_path)) > 20)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (1, "", STOPPED)
    whole = [str(path) for path in records_in(tmp_path) if b'"end"' in path.read_bytes()]
    assert circus("check", *whole).code == 0


def test_ctrl_c_while_other_processes_start_is_one_line(tmp_path: Path) -> None:
    process = started(*LONG, "--jobs", "2", "--record", str(tmp_path / "records"))
    wait_for((tmp_path / "records").exists)
    os.killpg(process.pid, signal.SIGINT)
    time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err == STOPPED
    wait_until_nobody_writes(tmp_path / "records")


def test_a_full_disk_is_told_with_the_file(capsys: Capsys, tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300, hard))
    try:
        done = run(capsys, "simulate", "pebbles", "--games", "3", "--record", str(tmp_path))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert (done.code, done.out) == (1, "")
    assert done.err == f"circus: {tmp_path / '0000.jsonl'}: File too large\n"
    left = [path.read_bytes() for path in tmp_path.glob("*.jsonl")]
    assert all(content.endswith(b"\n") for content in left)


def test_a_broken_board_is_told_with_its_file(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.content.levels.data_root", lambda: tmp_path)
    done = run(capsys, "simulate", "quel_cirque", "--games", "1", "--record", str(tmp_path / "records"))
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"circus: {tmp_path / 'levels' / 'quel_cirque' / 'big_top.tmx'}: ")
    assert done.err.count("\n") == 1
    assert not (tmp_path / "records").exists()


def test_a_mistake_of_the_program_is_one_line_that_says_where(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise ZeroDivisionError("division\nby zero")

    monkeypatch.setattr("circus.lab.simulate.simulate", stumble)
    done = run(capsys, "simulate", "pebbles", "--games", "1")
    assert (done.code, done.out) == (1, "")
    assert done.err.count("\n") == 1
    assert "please report it: ZeroDivisionError at test_failures.py:" in done.err


OUTPUTS = {">/dev/full": "No space left on device", ">&-": "Bad file descriptor"}

needs_full_device = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="this system has no device that is always full"
)


def at_a_shell(redirection: str, *words: str) -> tuple[int, str]:
    """Exit code and stderr of a Python program whose output goes nowhere."""
    shell = ["sh", "-c", f'exec "$@" {redirection}', "sh", sys.executable, *words]
    done = subprocess.run(shell, cwd=ROOT, stderr=subprocess.PIPE, encoding="utf-8", timeout=60, check=False)
    return done.returncode, done.stderr


@needs_full_device
@pytest.mark.parametrize("redirection", OUTPUTS)
@pytest.mark.parametrize("words", ["simulate clown_standoff --games 2", "--version"])
def test_an_answer_that_cannot_be_written_is_a_failure(words: str, redirection: str) -> None:
    told = f"circus: writing failed: {OUTPUTS[redirection]}\n"
    assert at_a_shell(redirection, "main.py", *words.split()) == (1, told)


WINDOW_CLOSED = """
import sys
from circus import cli
from circus.ui.app import start as app, loop
loop.Loop.run = lambda self: None
sys.exit(cli.main(sys.argv[1:]))
"""


@needs_full_device
@pytest.mark.parametrize("redirection", [*OUTPUTS, "2>/dev/full", "2>&-"])
def test_an_app_that_prints_nothing_ends_well_where_nothing_can_be_printed(
    redirection: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # the app sets it before it loads pygame
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")  # then even a print of nothing is written
    assert at_a_shell(redirection, "-c", WINDOW_CLOSED, "play", "quel_cirque", "--speed", "off") == (0, "")


@needs_full_device
@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"])
def test_an_error_that_nobody_can_read_has_its_exit_code(redirection: str) -> None:
    assert at_a_shell(redirection, "main.py", "check", "nothing")[0] == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell there cannot close them")
def test_where_stderr_is_closed_no_file_gets_its_place(tmp_path: Path) -> None:
    script = "import os, sys; from circus.cli import main; main(['check', sys.argv[1]]); os.write(2, b'!')"
    script += "; file = open(sys.argv[1], 'wb'); os.write(2, b'a library complains'); sys.exit(file.fileno())"
    words = [sys.executable, "-c", script, str(tmp_path / "record.jsonl")]
    shell = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *words]
    assert subprocess.run(shell, cwd=ROOT, timeout=60, check=False).returncode > 2
    assert (tmp_path / "record.jsonl").read_bytes() == b""
