"""The command line: what each command does, and that every mistake is one line and an exit code."""

import json
from pathlib import Path
from typing import Any

import pytest

from circus.cli import main
from tests.program import Run

Line = dict[str, Any]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Run:
    """Runs a command in this process, where the toy game sits among the others."""
    capsys.readouterr()
    code = main(words)
    out, err = capsys.readouterr()
    return Run(code, out, err)


def simulated(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> list[list[Line]]:
    """The records that `simulate` writes into `folder`, as lists of lines."""
    done = run(capsys, "simulate", *words, "--record", str(folder))
    assert (done.code, done.err) == (0, "")
    return lines_in(folder)


def lines_in(folder: Path) -> list[list[Line]]:
    """The lines of every record of a folder."""
    return [
        [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        for path in sorted(folder.glob("*.jsonl"))
    ]


def actions(record: list[Line]) -> list[str]:
    """What was done in a game."""
    return [line["action"] for line in record if "action" in line]
