"""`gallery`: pictures are drawn without a screen, in both languages."""

import sys
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from circus.session.table_setup import first_table_setup, save_table_setup
from circus.tools.gallery import drawing
from circus.ui.gfx import bootstrap, settings
from circus.ui.gfx.settings import Settings
from circus.ui.scenes.shell.manager import SceneManager
from tests.cli import run
from tests.other_systems import refusal_words

Capsys = pytest.CaptureFixture[str]


def drawn(capsys: Capsys, folder: Path, *words: str) -> dict[str, bytes]:
    """The pictures that a gallery draws into a folder, by name."""
    done = run(capsys, "gallery", str(folder), "--size", "320x180", *words)
    assert (done.code, done.err) == (0, "")
    found = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert done.out == f"{len(found)} pictures in {folder}\n"
    return found


def test_a_picture_of_a_table_has_its_size_and_more_than_one_colour(capsys: Capsys, tmp_path: Path) -> None:
    pictures = drawn(capsys, tmp_path / "deep" / "new", "--only", "texas_showdown_3_seats")
    assert list(pictures) == ["texas_showdown_3_seats.png"]
    picture = pygame.image.load(tmp_path / "deep" / "new" / "texas_showdown_3_seats.png")
    assert picture.get_size() == (320, 180)
    colours = {tuple(picture.get_at((x, y))) for x in range(0, 320, 8) for y in range(0, 180, 8)}
    assert len(colours) > 20


def test_size_and_language_may_be_said_before_the_command(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--size", "320x180", "--lang", "fr", "gallery", str(tmp_path / "before"), "--only", "settings")
    assert run(capsys, *words).code == 0
    after = drawn(capsys, tmp_path / "after", "--lang", "fr", "--only", "settings")
    assert {path.name: path.read_bytes() for path in (tmp_path / "before").iterdir()} == after


def test_the_same_words_draw_the_same_picture_and_french_another(capsys: Capsys, tmp_path: Path) -> None:
    english, again, french = (
        drawn(capsys, tmp_path / str(number), "--only", "settings", "--lang", language)["settings.png"]
        for number, language in enumerate(("en", "en", "fr"))
    )
    assert english == again != french


def test_what_a_person_has_remembered_is_not_in_the_pictures(capsys: Capsys, tmp_path: Path) -> None:
    words = ("--only", "quel_cirque_setup")
    first = drawn(capsys, tmp_path / "0", *words)
    table_setup = first_table_setup("quel_cirque", 3)
    save_table_setup(replace(table_setup, options={"lazy_clown": True}, series="games", goal=5))
    settings.save(Settings(text_size=160))
    assert drawn(capsys, tmp_path / "1", *words) == first


def test_a_name_that_no_picture_has_draws_none(capsys: Capsys, tmp_path: Path) -> None:
    assert drawn(capsys, tmp_path, "--only", "no such picture") == {}


def test_an_error_of_a_skin_is_the_one_that_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def show(manager: SceneManager) -> None:
        raise ZeroDivisionError("in the skin")

    bootstrap.prepare()
    monkeypatch.setattr(drawing, "pictures", lambda _records: iter([("broken", show)]))
    with pytest.raises(ZeroDivisionError, match="in the skin"):
        drawing.draw_all(tmp_path, (320, 180), "en")


def test_a_file_in_the_place_of_the_folder_is_told(capsys: Capsys, tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("mine", encoding="utf-8")
    done = run(capsys, "gallery", str(path))
    assert (done.code, done.out) == (1, "")
    assert done.err == f"circus: {path} cannot hold pictures: {refusal_words(path.mkdir)}\n"


def test_a_picture_that_cannot_be_written_is_told(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / "settings.png").mkdir()
    done = run(capsys, "gallery", str(tmp_path), "--size", "320x180", "--only", "settings")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(f"circus: {tmp_path / 'settings.png'} cannot be written: ")
    assert done.err.count("\n") == 1


def test_without_a_browser_the_pages_of_phones_are_refused_in_one_sentence(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("selenium")
    monkeypatch.setenv("PATH", str(tmp_path))
    done = run(capsys, "gallery", str(tmp_path / "new"), "--phones", "--only", "settings")
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "circus: pictures of the phones' page need chromium and chromedriver: "
        "install them (on Debian chromium and chromium-driver), or leave out --phones\n"
    )
    assert not (tmp_path / "new").exists()


def test_without_its_driver_they_are_refused_too(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [each for each in sys.modules if each.startswith("circus.tools.gallery.phone_pages")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "selenium", None)
    done = run(capsys, "gallery", str(tmp_path / "new"), "--phones", "--only", "settings")
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("circus: pictures of the phones' page need selenium: run pip install ")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([], "required: DIR"),
        (["x", "--size", "0x0"], "a window cannot be 0x0 pixels"),
        (["x", "--lang", "la"], "choose from"),
        (["x", "--browser", "webkit"], "add --phones"),
        (["x", "--phones", "--browser", "lynx"], "choose chromium, firefox, webkit"),
    ],
)
def test_wrong_words_are_told_in_one_line(capsys: Capsys, words: list[str], told: str) -> None:
    done = run(capsys, "gallery", *words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert told in done.err
