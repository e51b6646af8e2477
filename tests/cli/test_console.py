"""A console: letters that its code page lacks, and the keys that end a command."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import console_key
from tests.program import ROOT


@pytest.mark.parametrize("page", ["cp850", "cp1252", "ascii"])
def test_letters_that_a_code_page_lacks_are_spelt_out(page: str, tmp_path: Path) -> None:
    words = [sys.executable, str(ROOT / "main.py"), "check", str(tmp_path / "Zoë … \u2713.jsonl")]
    done = subprocess.run(words, env={**os.environ, "PYTHONIOENCODING": page}, capture_output=True)
    said = done.stderr.decode(page)
    assert (done.returncode, done.stdout) == (1, b"")
    assert said.count("\n") == 1 and "\\u2713.jsonl: cannot be read: " in said
    assert ("Zoë" in said) == (page != "ascii")


@pytest.mark.skipif(sys.platform != "win32", reason="consoles of Windows")
@pytest.mark.parametrize("key", console_key.KEYS)
def test_a_key_ends_a_command_in_order(key: str, tmp_path: Path) -> None:
    words = [
        "lab",
        "quel_cirque",
        "--vary",
        "lazy_clown=false,true",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--out",
    ]
    program = [sys.executable, str(ROOT / "main.py")]
    ended = console_key.press(key, [*program, *words], tmp_path)
    assert ended.code == 1, ended.err
    assert "stopped after" in ended.err and "are kept" in ended.err
    assert "Traceback" not in ended.err
