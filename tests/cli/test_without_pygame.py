"""Where pygame is not installed: simulate, check, the lab and bench rules run all the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import ROOT, Run, decoded

BLOCKER = 'raise ModuleNotFoundError("No module named \'pygame\'", name="pygame")\n'


@pytest.fixture
def poor(tmp_path: Path) -> Path:
    """A folder of modules in which pygame cannot be imported."""
    (tmp_path / "modules" / "pygame").mkdir(parents=True)
    (tmp_path / "modules" / "pygame" / "__init__.py").write_text(BLOCKER, encoding="utf-8")
    return tmp_path / "modules"


def python(modules: Path, *words: str) -> Run:
    environment = {**os.environ, "PYTHONPATH": str(modules)}
    done = subprocess.run([sys.executable, *words], capture_output=True, env=environment, cwd=ROOT)
    return Run(done.returncode, decoded(done.stdout), decoded(done.stderr))


def test_pygame_is_really_out_of_reach(poor: Path) -> None:
    assert "No module named 'pygame'" in python(poor, "-c", "import pygame").err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_game_with_a_board_is_simulated_and_checked(poor: Path, tmp_path: Path, jobs: str) -> None:
    records = tmp_path / "records"
    words = ("simulate", "quel_cirque", "--games", "4", "--jobs", jobs, "--record", str(records))
    done = python(poor, "main.py", *words)
    assert (done.code, done.err) == (0, "")
    done = python(poor, "main.py", "check", *map(str, records.glob("*.jsonl")))
    assert (done.code, done.out, done.err) == (0, "all 4 records hold\n", "")


@pytest.mark.parametrize(
    "words", [("rules", "--seconds", "0.0001"), ("search", "--iterations", "3")], ids=lambda words: words[0]
)
def test_the_rules_and_the_bots_are_measured(poor: Path, words: tuple[str, ...]) -> None:
    done = python(poor, "main.py", "bench", *words, "--json")
    assert (done.code, done.err) == (0, "")
    assert '"flip_circus"' in done.out


def test_bots_that_think_are_simulated(poor: Path) -> None:
    done = python(
        poor, "main.py", "simulate", "clown_standoff", "--games", "2", "--bots", "easy,greedy,normal,random"
    )
    assert (done.code, done.err) == (0, "")


def test_variants_are_compared(poor: Path) -> None:
    words = (
        "lab",
        "quel_cirque",
        "--vary",
        "lazy_clown=false,true",
        "--games",
        "2",
        "--bots",
        "easy",
        "--json",
    )
    done = python(poor, "main.py", *words)
    assert (done.code, done.err) == (0, "")
    assert '"differences"' in done.out
