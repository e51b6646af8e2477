"""The wheel and the source archive carry all that the program reads, and run from any other folder."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from circus import __version__
from circus.tools.compile import compiled
from tests.program import ROOT, Run, decoded

SOURCES = ("circus", "assets", "levels", "docs", "tests", ".ci", ".github")
FILES = ("main.py", "pyproject.toml", "uv.lock", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "mkdocs.yml")
STEM = f"tabletop_circus-{__version__}"
LEFT = set(compiled())
"""What a compilation of the rules has left in the checkout; nothing that is built from it carries that."""
NOT_SHOWN = {".py", ".pyc", ".spec", ".desktop"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with both, made by the tool that pip would call."""
    folder = tmp_path_factory.mktemp("built")
    words = (sys.executable, "-m", "hatchling", "build", "-d", str(folder))
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    return folder


def in_wheel(folder: Path) -> set[str]:
    with zipfile.ZipFile(folder / f"{STEM}-py3-none-any.whl") as wheel:
        return {name for name in wheel.namelist() if ".dist-info/" not in name}


def in_sdist(folder: Path) -> set[str]:
    with tarfile.open(folder / f"{STEM}.tar.gz") as archive:
        return {name.partition("/")[2] for name in archive.getnames()} - {"", "PKG-INFO", ".gitignore"}


def files(*folders: str) -> set[str]:
    """What lies in these folders of the checkout and is kept."""
    return {
        path.relative_to(ROOT).as_posix()
        for folder in folders
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path not in LEFT
    }


def test_the_wheel_carries_the_program_with_pictures_sounds_boards_words_and_rulebooks(built: Path) -> None:
    code = {name for name in files("circus") if not name.startswith("circus/tools/package/")}
    shown = {name for name in files("assets", "levels") if Path(name).suffix not in NOT_SHOWN}
    assert {Path(name).suffix for name in code | shown} >= {".py", ".ftl", ".md", ".svg", ".wav", ".tmx"}
    page = {name for name in code if name.startswith("circus/phones/static/")}
    assert {Path(name).suffix for name in page} == {".html", ".css", ".js"}
    assert in_wheel(built) == code | {f"circus/_data/{name}" for name in shown}


def test_the_source_archive_carries_all_that_is_kept(built: Path) -> None:
    assert in_sdist(built) == files(*SOURCES) | set(FILES)


def test_a_wheel_built_from_the_source_archive_is_the_same(built: Path, tmp_path: Path) -> None:
    with tarfile.open(built / f"{STEM}.tar.gz") as archive:
        archive.extractall(tmp_path, filter="data")
    words = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "again"))
    subprocess.run(words, cwd=tmp_path / f"{STEM}", check=True, capture_output=True)
    assert in_wheel(tmp_path / "again") == in_wheel(built)


def test_the_installed_program_runs_from_another_folder(built: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(built / f"{STEM}-py3-none-any.whl") as wheel:
        wheel.extractall(tmp_path / "installed")
    assert installed(tmp_path, "--version") == Run(0, f"{__version__}, pure rules\n", "")
    done = installed(tmp_path, "simulate", "quel_cirque", "--level", "long_parade", "--games", "2")
    assert (done.code, done.err) == (0, "")
    done = installed(tmp_path, "gallery", "pictures", "--size", "640x360", "--lang", "fr", "--only", "lobby")
    assert (done.code, done.err) == (0, "")
    assert any((tmp_path / "pictures").rglob("*.png"))
    where = "import circus; print(circus.__file__)"
    assert str(tmp_path / "installed") in python(tmp_path, "-c", where).out


def installed(folder: Path, *words: str) -> Run:
    return python(folder, "-m", "circus", *words)


def python(folder: Path, *words: str) -> Run:
    """Where nothing of the checkout can be found but what was installed."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "installed"), "HOME": str(folder)}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True)
    return Run(done.returncode, decoded(done.stdout), decoded(done.stderr))
