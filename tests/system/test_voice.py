"""The voice: whatever stderr is, saying something never fails."""

import io
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from circus.cli.words import FAILED
from circus.platform import console as voice
from circus.ui.gfx.settings import settings_path
from tests.gfx.pilot import piloted
from tests.program import ROOT

FULL = Path("/dev/full")

COMPLAINS = [sys.executable, str(ROOT / "main.py"), "check", "no such record"]


@pytest.mark.skipif(not FULL.exists(), reason="there is no full device")
def test_a_full_device_changes_nothing() -> None:
    with FULL.open("wb") as full:
        assert subprocess.run(COMPLAINS, timeout=60, check=False, stderr=full).returncode == FAILED


def test_a_closed_pipe_changes_nothing() -> None:
    process = subprocess.Popen(COMPLAINS, stderr=subprocess.PIPE)
    assert process.stderr
    process.stderr.close()
    assert process.wait(60) == FAILED


WAITS_FOR_NOBODY = """
import time
from circus.platform import console as voice
voice.wait_for_nobody()
begun = time.monotonic()
for number in range(200):
    voice.say(f"sentence {number}")
print(time.monotonic() - begun < 5 * voice.PATIENCE_S)
"""


@pytest.mark.skipif(not hasattr(os, "set_blocking"), reason="this system has no pipes that never wait")
def test_a_pipe_that_nobody_reads_holds_no_window_up() -> None:
    read, write = os.pipe()
    os.set_blocking(write, False)
    for part in (b"x" * 4096, b"x"):
        with suppress(BlockingIOError):
            while True:
                os.write(write, part)
    os.set_blocking(write, True)
    words = [sys.executable, "-c", WAITS_FOR_NOBODY]
    try:
        done = subprocess.run(words, cwd=ROOT, timeout=60, check=True, stdout=subprocess.PIPE, stderr=write)
    finally:
        os.close(read)
        os.close(write)
    assert done.stdout.strip() == b"True"


def test_whoever_listens_hears_all_of_it_in_its_order() -> None:
    words = [sys.executable, "-c", WAITS_FOR_NOBODY]
    done = subprocess.run(words, cwd=ROOT, timeout=60, check=True, capture_output=True, encoding="utf-8")
    assert done.stderr.splitlines() == [f"sentence {number}" for number in range(200)]


def test_a_code_page_without_the_letters_gets_them_spelt_out(monkeypatch: pytest.MonkeyPatch) -> None:
    page = io.BytesIO()
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(page, encoding="cp1252", errors="strict"))
    voice.say("le clown a trébuché: 魔")
    sys.stderr.flush()
    assert page.getvalue().decode("cp1252").rstrip() == r"le clown a trébuché: \u9b54"


class Broken(io.StringIO):
    """A stream that fails in ways of its own."""

    def __init__(self, fault: Exception) -> None:
        super().__init__()
        self._fault = fault

    def write(self, _: str) -> int:
        raise self._fault


@pytest.mark.parametrize("fault", [OSError(28, "full"), ValueError("closed"), RuntimeError("odd")])
def test_no_stream_makes_it_fail(fault: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", Broken(fault))
    voice.say("nobody hears this")
    assert voice.latest_messages()[-1] == "nobody hears this"


def test_without_a_stderr_it_is_kept_for_a_report(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    voice.say("nobody hears this")
    assert voice.latest_messages()[-1] == "nobody hears this"


def test_what_a_damaged_file_holds_stays_one_line_of_a_stated_length(
    capfd: pytest.CaptureFixture[str],
) -> None:
    voice.say("a\nb\x1b[2J" + "x" * 1_000_000 + " and why")
    line = capfd.readouterr().err
    assert line.count("\n") == 1 and "\x1b" not in line
    assert len(line) < voice.LONGEST + 50
    assert line.endswith("x and why\n")


def test_the_app_opens_and_plays_where_nobody_can_hear_it(monkeypatch: pytest.MonkeyPatch) -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("{damaged", encoding="utf-8")
    monkeypatch.setattr(sys, "stderr", Broken(OSError(28, "No space left on device")))
    with piloted() as pilot:
        pilot.loop.warn("twice")
        pilot.rest()
        pilot.click("ui/seen")
        pilot.click("poster/quel_cirque")
        assert pilot.manager.running
