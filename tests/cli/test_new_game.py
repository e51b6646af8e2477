"""A game of one's own: written by `new-game`, found as an entry point, and blamed for its own mistakes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from circus import games
from circus.cli import new_game
from circus.core.errors import UsageError
from tests.house.pages import FILE, NEW_GAME, text_of
from tests.program import ROOT, Run, decoded


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """Return the folder of a new game `stone_soup` that Python finds as an installed distribution."""
    folder = tmp_path / "soup"
    new_game.write("stone_soup", folder)
    metadata = folder / "circus_game_stone_soup-0.1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Name: circus-game-stone-soup\nVersion: 0.1.0\n", encoding="utf-8")
    points = "[circus.games]\nstone_soup = stone_soup\n"
    (metadata / "entry_points.txt").write_text(points, encoding="utf-8")
    return folder


def python(folder: Path, *words: str) -> Run:
    """Run Python where the game and this checkout are found."""
    paths = os.pathsep.join([str(folder), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True)
    return Run(done.returncode, decoded(done.stdout), decoded(done.stderr))


def test_the_command_names_the_python_into_which_the_game_is_to_be_installed(tmp_path: Path) -> None:
    done = python(tmp_path, "-m", "circus", "new-game", "stone_soup", "soup")
    assert done == Run(
        0, f"the game is in soup: install it with {sys.executable} -m pip install -e soup\n", ""
    )


def test_a_new_game_passes_its_own_tests(installed: Path) -> None:
    done = python(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "taker or nobody or 3")
    assert (done.code, "4 passed" in done.out) == (0, True), done.out + done.err


def test_it_is_drawn_with_its_own_words(installed: Path) -> None:
    words = ("gallery", "pictures", "--size", "320x180", "--only", "stone_soup_start", "--lang", "fr")
    assert python(installed, "-m", "circus", *words) == Run(0, "1 pictures in pictures\n", "")


def test_a_mistake_in_it_is_shown_with_its_file_and_line(installed: Path) -> None:
    rules = installed / "stone_soup" / "__init__.py"
    source = rules.read_text(encoding="utf-8")
    right, wrong = (
        "left = state.owners.count(IN_ROW)\n    state",
        "left = state.owners.count(IN_ROW) // 0\n    state",
    )
    assert source.count(right) == 1
    rules.write_text(source.replace(right, wrong), encoding="utf-8")
    line = 1 + source[: source.index(right)].count("\n")
    done = python(installed, "-m", "circus", "simulate", "stone_soup", "--games", "1", "--record", "records")
    assert done.code == 1
    assert f"the game 'stone_soup' has a mistake at {rules}:{line}: ZeroDivisionError" in done.err


def test_a_declared_game_that_cannot_be_loaded_is_left_out_with_the_reason(installed: Path) -> None:
    (installed / "stone_soup" / "__init__.py").write_text("GAME = soup\n", encoding="utf-8")
    done = python(installed, "-m", "circus", "simulate", "stone_soup", "--games", "1")
    assert done.code == 2
    assert "NameError at __init__.py:1" in done.err


def test_the_page_shows_the_files_that_the_command_writes() -> None:
    shown = dict(FILE.findall(text_of(NEW_GAME)))
    written = new_game.content_of("matches")
    for file in ("__init__.py", "texts.en.ftl"):
        assert written[f"matches/{file}"] == shown[f"circus/games/matches/{file}"]
    french = shown["circus/games/matches/texts.fr.ftl"].replace("Allumettes", "Matches")
    assert written["matches/texts.fr.ftl"] == french


@pytest.mark.parametrize("name", ["Chess", "2048", "class", "a game", "é", "", "x/y"])
def test_a_name_that_is_none_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="as in stone_soup"):
        new_game.write(name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_neither_another_game_nor_a_filled_folder_is_overwritten(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="choose another name"):
        new_game.write(games.names()[0], tmp_path / "new")
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(UsageError, match="name a new folder"):
        new_game.write("stone_soup", tmp_path)
