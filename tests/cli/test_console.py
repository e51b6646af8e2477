"""A console: letters that its code page lacks, and the keys that end a command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import ROOT

DRIVER = """
import ctypes, pathlib, signal, subprocess, sys, time
out, event = pathlib.Path(sys.argv[1]), int(sys.argv[2])
words = "lab quel_cirque --vary lazy_clown=false,true --games 100000 --jobs 2 --out".split() + [str(out)]
with (out.parent / "said").open("w") as said:
    command = subprocess.Popen([sys.executable, "main.py", *words], stderr=said, stdout=said)
games = out / "games.csv"
until = time.monotonic() + 120
while time.monotonic() < until and not (games.exists() and games.read_bytes().count(b"\\n") > 3):
    time.sleep(0.1)
for each in (signal.SIGINT, signal.SIGBREAK):
    signal.signal(each, lambda *_: None)
ctypes.WinDLL("kernel32").GenerateConsoleCtrlEvent(event, 0)
(out.parent / "code").write_text(str(command.wait(60)))
"""
"""Presses a key in a console of its own while a command of the lab runs in it."""


@pytest.mark.parametrize("page", ["cp850", "cp1252", "ascii"])
def test_letters_that_a_code_page_lacks_are_spelt_out(page: str, tmp_path: Path) -> None:
    words = [sys.executable, str(ROOT / "main.py"), "check", str(tmp_path / "Zoë … \u2713.jsonl")]
    done = subprocess.run(words, env={**os.environ, "PYTHONIOENCODING": page}, capture_output=True)
    said = done.stderr.decode(page)
    assert (done.returncode, done.stdout) == (1, b"")
    assert said.count("\n") == 1 and "\\u2713.jsonl: cannot be read: " in said
    assert ("Zoë" in said) == (page != "ascii")


@pytest.mark.skipif(sys.platform != "win32", reason="consoles of Windows")
@pytest.mark.parametrize("event", [0, 1], ids=["Ctrl+C", "Ctrl+Break"])
def test_a_key_ends_a_command_in_order(event: int, tmp_path: Path) -> None:
    words = [sys.executable, "-c", DRIVER, str(tmp_path / "out"), str(event)]
    flags = getattr(subprocess, "CREATE_NEW_CONSOLE", 0)
    subprocess.run(words, cwd=ROOT, creationflags=flags, timeout=240, check=True)
    said = (tmp_path / "said").read_text(encoding="utf-8", errors="replace")
    assert (tmp_path / "code").read_text(encoding="utf-8") == "1", said
    assert "stopped after" in said and "are kept" in said
    assert "Traceback" not in said
