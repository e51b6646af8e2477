"""Reports: they never raise, never go through links, and tell of native faults too."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from circus.platform import console as voice
from circus.platform import folders
from circus.ui.app import native_faults, report
from circus.ui.app.options import Options
from circus.ui.app.start import run
from circus.ui.gfx.settings import Settings
from tests.program import ROOT

DIES = """
import faulthandler
from circus.ui.app import native_faults
with native_faults.reported() as fallen:
    print(len(fallen), flush=True)
    faulthandler._sigsegv()
"""


@pytest.mark.expects_faults
def test_a_report_is_private_and_tells_what_was_said_before() -> None:
    voice.say("circus: the trapeze creaks")
    path = report.write(ValueError("the clown has slipped"), Settings())
    assert path is not None
    assert "the trapeze creaks" in path.read_text(encoding="utf-8")
    if sys.platform != "win32":
        assert path.stat().st_mode & 0o077 == 0
        assert path.parent.stat().st_mode & 0o077 == 0


@pytest.mark.expects_faults
def test_two_reports_of_one_moment_are_two_files() -> None:
    paths = [report.write("the bot is lost", None) for _ in range(3)]
    assert len(set(paths)) == 3


@pytest.mark.expects_faults
def test_the_oldest_reports_make_room() -> None:
    for _ in range(report.MOST + 5):
        last = report.write("the bot is lost", None)
    kept = sorted(report.folder().glob("*.txt"))
    assert len(kept) == report.MOST
    assert kept[-1] == last


def test_in_a_shared_folder_nobody_can_lay_a_link_where_the_report_will_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(report, "data_folder", lambda: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    first, second = (report.write("the bot is lost", None) for _ in range(2))
    assert first is not None and second is not None
    assert first.name != second.name and str(os.getpid()) not in first.name


@pytest.mark.expects_faults
def test_what_cannot_be_told_costs_only_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble() -> str:
        raise RuntimeError("no platform")

    monkeypatch.setattr("platform.platform", stumble)
    path = report.write(ValueError("the clown has slipped"), Settings())
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "the clown has slipped" in text and "no platform" in text and '"text_size"' in text


@pytest.mark.expects_faults
@pytest.mark.skipif(sys.platform == "win32", reason="signals have other names there")
def test_a_native_fault_leaves_a_report_that_the_next_start_finds() -> None:
    done = subprocess.run([sys.executable, "-c", DIES], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode < 0
    with native_faults.reported() as fallen:
        (path,) = fallen
        assert "Segmentation fault" in path.read_text(encoding="utf-8") and path.suffix == ".txt"
    with native_faults.reported() as fallen:
        assert fallen == []


def test_a_run_without_a_fault_leaves_nothing() -> None:
    with native_faults.reported():
        assert len(list(report.folder().iterdir())) == 1
    assert list(report.folder().iterdir()) == []


def test_another_copy_that_runs_keeps_its_own() -> None:
    with native_faults.reported(), native_faults.reported() as fallen:
        assert fallen == []
        assert len(list(report.folder().iterdir())) == 2


def test_where_no_report_can_be_written_the_app_runs_unwatched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(report, "data_folder", lambda: tmp_path / "file")
    monkeypatch.setattr("circus.ui.app.loop.Loop._turn", lambda _: None)
    assert run(Options(size=(320, 180))) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_pipes_and_links_among_the_reports_are_passed_over(tmp_path: Path) -> None:
    place = report.folder()
    place.mkdir(parents=True, exist_ok=True)
    os.mkfifo(place / f"1{native_faults._WATCHED}")
    (tmp_path / "mine").write_text("of another program", encoding="utf-8")
    (place / f"2{native_faults._WATCHED}").symlink_to(tmp_path / "mine")
    with native_faults.reported() as fallen:
        assert fallen == []
    assert (tmp_path / "mine").read_text(encoding="utf-8") == "of another program"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_the_place_of_the_lock_does_not_keep_the_app_from_starting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lock = folders.data_folder() / "open.lock"
    lock.parent.mkdir(parents=True, exist_ok=True)
    lock.unlink(missing_ok=True)
    os.mkfifo(lock)
    monkeypatch.setattr("circus.ui.app.loop.Loop._turn", lambda _: None)
    assert run(Options(size=(320, 180))) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_report_does_not_wait_for_a_record_that_is_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert report._content(tmp_path / "pipe") == "cannot be read: not a regular file"
