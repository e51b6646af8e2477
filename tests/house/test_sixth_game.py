"""A sixth game is one new folder: laid beside the others it is found by itself."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from circus import games
from tests.program import ROOT, Run


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project to which the toy game was added, and nothing else."""
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "circus", tmp_path / "circus", ignore=unwanted)
    shutil.copytree(ROOT / "levels", tmp_path / "levels")
    shutil.copy(ROOT / "main.py", tmp_path)
    toy = ROOT / "tests" / "sixth" / "pebbles"
    shutil.copytree(toy, tmp_path / "circus" / "games" / "pebbles", ignore=unwanted)
    return tmp_path


def circus(checkout: Path, *words: str) -> Run:
    done = subprocess.run([sys.executable, "main.py", *words], cwd=checkout, capture_output=True)
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


def test_it_is_listed_with_the_others(checkout: Path) -> None:
    assert "pebbles" in circus(checkout, "simulate", "chess", "--games", "1").err
    assert "pebbles" in circus(checkout, "simulate", "--help").out


def test_it_is_simulated_and_recorded_and_checked(checkout: Path) -> None:
    words = ("--games", "4", "--seats", "3", "--option", "low_wins=true", "--jobs", "2", "--with-legal")
    done = circus(checkout, "simulate", "pebbles", *words, "--record", "records")
    assert (done.code, done.err) == (0, "")
    records = [str(path) for path in (checkout / "records").iterdir()]
    assert circus(checkout, "check", *records) == Run(0, "all 4 records hold\n", "")


def test_it_is_measured(checkout: Path) -> None:
    done = circus(checkout, "bench", "rules", "--seconds", "0.0001")
    assert done.code == 0
    assert any(line.startswith("pebbles ") for line in done.out.splitlines())


def test_every_game_is_found_under_the_name_of_its_folder() -> None:
    assert "pebbles" in games.names()
    for name in games.names():
        assert games.find(name).name == name
