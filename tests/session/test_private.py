"""What is kept of a person is theirs alone: files nobody else can read, in folders nobody can look into."""

import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from circus.platform import folders
from circus.records.record import Writer
from circus.session import recycling, saves
from circus.session.learnt import note_learnt
from circus.session.records_index import RecordsIndex
from circus.session.table_setup import first_table_setup, save_table_setup
from circus.ui.app import report
from circus.ui.gfx import settings
from circus.ui.gfx.disk_cache import DiskCache

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="modes of files are another matter there")


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A user whose new files everybody may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in sorted(folder.rglob("*"))
    }


@pytest.mark.expects_faults
def test_all_that_a_person_leaves_is_closed_to_others(own_folders: Path) -> None:
    settings.save(settings.Settings())
    save_table_setup(first_table_setup("quel_cirque"))
    note_learnt("quel_cirque")
    for _ in range(2):
        session = saves.begin(first_table_setup("quel_cirque"), Random(1))
        session.draw()
        path = next(saves.records_folder().glob("*.jsonl"))
        assert isinstance(session.match.journal, Writer)
        session.match.journal.close()
    index = RecordsIndex(saves.records_folder())
    index.refresh()
    index.read_on()
    recycling.delete(path, saves.records_folder().with_name("bin"))
    report.write(ValueError("broken"), None)
    cache = own_folders / "cache" / "pictures"
    DiskCache(cache).store("one", pygame.Surface((4, 4)))
    found = modes(own_folders)
    kinds = {Path(name).suffix for name in found}
    assert kinds >= {".json", ".jsonl", ".txt", ".pixels"}
    for name, mode in found.items():
        assert mode == (0o700 if (own_folders / name).is_dir() else 0o600), name


def test_folders_of_earlier_versions_are_closed_at_the_start(own_folders: Path) -> None:
    for folder in (folders.config_folder(), folders.data_folder() / "records"):
        folder.mkdir(parents=True)
    folders.make_private()
    for folder in (folders.config_folder(), folders.data_folder()):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_link_in_the_place_of_a_draft_is_not_written_through(tmp_path: Path) -> None:
    (tmp_path / "theirs").write_text("precious", encoding="utf-8")
    (tmp_path / f"mine.{os.getpid()}.new").symlink_to(tmp_path / "theirs")
    folders.write_whole(tmp_path / "mine", b"new")
    assert (tmp_path / "theirs").read_text(encoding="utf-8") == "precious"
    assert (tmp_path / "mine").read_bytes() == b"new" and not (tmp_path / "mine").is_symlink()


def test_a_report_never_goes_through_a_link_and_has_a_name_of_its_own_among_others(
    own_folders: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "theirs").mkdir()
    shared = tmp_path / "shared"
    shared.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(shared))
    folders.private_folder(folders.data_folder())
    report.folder().write_text("in the way", encoding="utf-8")
    names = {path for _ in range(5) if (path := report.write(ValueError("broken"), None))}
    assert len(names) == 5
    for path in names:
        assert path.parent == shared and stat.S_IMODE(path.stat().st_mode) == 0o600
        assert len(path.stem.removeprefix("circus-report-")) >= 8
