"""A sixth game is one new folder, skin included: laid beside the others it is found by itself."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from circus import games
from tests.house.pages import FILE, NEW_GAME, text_of
from tests.program import ROOT, Run, decoded, not_sources


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the project to which the toy game was added, and nothing else."""
    shutil.copytree(ROOT / "circus", tmp_path / "circus", ignore=not_sources)
    shutil.copytree(ROOT / "levels", tmp_path / "levels")
    shutil.copy(ROOT / "main.py", tmp_path)
    toy = ROOT / "tests" / "sixth" / "pebbles"
    shutil.copytree(toy, tmp_path / "circus" / "games" / "pebbles", ignore=not_sources)
    return tmp_path


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """A copy of the project to which the game of `docs/new_game.md` was added, and nothing else."""
    for folder in ("circus", "assets", "levels"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=not_sources)
    for file in ("main.py", "pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, tmp_path)
    for name, content in FILE.findall(text_of(NEW_GAME)):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path


def circus(checkout: Path, *words: str) -> Run:
    done = subprocess.run([sys.executable, "main.py", *words], cwd=checkout, capture_output=True)
    return Run(done.returncode, decoded(done.stdout), decoded(done.stderr))


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


MATCHES = Path("circus", "games", "matches")


def drawn(checkout: Path, name: str, size: str = "320x180") -> bytes:
    """A picture of the gallery; a sprite that is missing is told and stands in as a card."""
    assert circus(checkout, "gallery", "pictures", "--size", size, "--only", name).code == 0
    return (checkout / "pictures" / f"{name}.png").read_bytes()


@pytest.mark.parametrize("changed", ["assets/match.svg", "assets/last.svg", "skin.py"])
def test_the_skin_in_the_games_own_folder_is_used(example: Path, changed: str) -> None:
    before = drawn(example, "matches_pointer")
    (example / MATCHES / changed).unlink()
    assert drawn(example, "matches_pointer") != before


def test_the_poster_in_the_games_own_folder_hangs_in_the_lobby(example: Path) -> None:
    before = drawn(example, "lobby", "1280x720")
    (example / MATCHES / "assets" / "poster.svg").unlink()
    assert drawn(example, "lobby", "1280x720") != before


def test_the_table_and_the_pictures_in_the_games_own_folder_are_used(example: Path) -> None:
    before = drawn(example, "matches_start")
    table = (example / "levels" / "tables" / "default.tmx").read_text(encoding="utf-8")
    moved = re.sub(r'(name="slots" type="zone" x="[\d.]+" y=")[\d.]+', r"\g<1>230", table)
    assert moved != table
    (example / MATCHES / "table.tmx").write_text(moved, encoding="utf-8")
    assert drawn(example, "matches_start") != before
    (example / MATCHES / "gallery.py").write_text(
        '"""One picture."""\n'
        "from circus.ui.skins.gallery import Chooses, Gallery, GalleryTable\n"
        'GALLERY = Gallery((GalleryTable("late", Chooses(after=3)),))\n',
        encoding="utf-8",
    )
    assert circus(example, "gallery", "pictures", "--only", "matches_start").out == "0 pictures in pictures\n"
    assert drawn(example, "matches_late")


def test_the_whole_folder_is_in_the_wheel(example: Path) -> None:
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(example / "built"))
    subprocess.run(words, cwd=example, check=True, capture_output=True)
    (wheel,) = (example / "built").iterdir()
    files = {
        path.relative_to(example).as_posix() for path in (example / MATCHES).rglob("*") if path.is_file()
    }
    assert len(files) > 6
    assert files <= set(zipfile.ZipFile(wheel).namelist())
