"""A test run keeps to itself: nothing of it lies in the user's folders afterwards."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from circus.platform import folders
from circus.session.saves import records_folder
from circus.session.table_setup import first_table_setup, load_table_setup, save_table_setup
from circus.ui.gfx.settings import settings_path
from tests.program import ROOT

WRITERS = (
    "tests/gfx/test_setup.py::test_the_last_table_is_remembered",
    "tests/gfx/test_lobby.py::test_the_language_changes_at_once_and_is_kept",
    "tests/cli/test_play.py::test_the_same_seed_draws_the_same_cards",
    "tests/house/test_own_folders.py::test_a_program_that_a_test_starts_writes_to_the_tests_folder",
)
"""Tests that write settings, tables, records and pictures."""
SAVES = """
from circus.session.table_setup import first_table_setup, save_table_setup
save_table_setup(first_table_setup("quel_cirque"))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the user's folders do not follow the environment")
def test_a_run_leaves_nothing_in_the_users_folders(tmp_path: Path) -> None:
    usual = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "PYTEST_"))}
    (tmp_path / "home").mkdir()
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            f"--basetemp={tmp_path / 'base'}",
            *WRITERS,
        ],
        env={**usual, "HOME": str(tmp_path / "home")},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    assert list((tmp_path / "home").rglob("*")) == []


def test_a_program_that_a_test_starts_writes_to_the_tests_folder(own_folders: Path) -> None:
    subprocess.run([sys.executable, "-c", SAVES], cwd=ROOT, env=dict(os.environ), check=True)
    assert len(list(own_folders.rglob("quel_cirque.json"))) == 1


def test_all_that_is_kept_of_a_test_lies_in_its_folder(own_folders: Path) -> None:
    for path in (settings_path(), records_folder(), folders.data_folder()):
        assert path.is_relative_to(own_folders)
    cache = folders.cache_folder()  # all users of the tests share one, but on Windows each has its own
    assert cache.is_relative_to(os.environ["XDG_CACHE_HOME"]) or cache.is_relative_to(own_folders)


def test_elsewhere_lasts_as_long_as_it_is_asked_for(own_folders: Path, tmp_path: Path) -> None:
    usual = folders.data_folder()
    with folders.elsewhere(tmp_path):
        save_table_setup(first_table_setup("quel_cirque", 2))
        assert len(load_table_setup("quel_cirque").seats) == 2
    assert folders.data_folder() == usual
    assert list(tmp_path.rglob("quel_cirque.json")) and not list(own_folders.rglob("*.json"))
