"""Letters that the program's fonts lack: fonts of the system have them, or a mark of its own stands in."""

import struct
import threading
from pathlib import Path

import pygame
import pytest

from circus.platform.systems import font_folders
from circus.ui.gfx import fonts
from circus.ui.gfx.fonts import FACES, Fonts, font_path
from circus.ui.gfx.stand_in import draw_mark, pattern
from circus.ui.gfx.system_fonts import SystemFonts, font_files, read_font
from circus.ui.gfx.window import AppWindow
from tests.gfx.parlour import show, stage

NAMES = ("李雷", "王芳", "محمد", "שלום", "हिन्दी", "สมชาย", "👩\u200d👩\u200d👧", "Thị")
OWN = Path(pygame.__file__).parent / "freesansbold.ttf"
"""A font with letters that ours lack, on every computer with pygame."""


@pytest.fixture
def system(window: AppWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SystemFonts:
    """A system with one font; pygame's own has no letters then."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "Free.TTF").write_bytes(OWN.read_bytes())
    (tmp_path / "broken.ttf").write_bytes(b"\0\1\0\0" + bytes(40))
    (tmp_path / "empty.otf").write_bytes(b"")
    found = SystemFonts([tmp_path])
    has = fonts._has
    monkeypatch.setattr(fonts, "_has", lambda path, letter: path is not None and has(path, letter))
    monkeypatch.setattr(fonts, "SYSTEM_FONTS", found)
    return found


def test_the_characters_of_a_font_are_those_that_pygame_draws(window: AppWindow) -> None:
    path = font_path("ui")
    assert path and (known := read_font(path))
    for letter in "aéČœ魔ж":
        assert known.has(letter) == fonts._has(path, letter), letter


def test_files_that_are_no_fonts_are_left_out(system: SystemFonts, tmp_path: Path) -> None:
    assert len(list(font_files([tmp_path]))) == 3
    system.wait()
    assert [each.path.name for each in system._files] == ["Free.TTF"]


@pytest.mark.parametrize("cut", [0, 11, 40, 200])
def test_a_font_that_is_cut_off_is_none(cut: int, tmp_path: Path) -> None:
    (tmp_path / "cut.ttf").write_bytes(OWN.read_bytes()[:cut])
    assert read_font(tmp_path / "cut.ttf") is None


def test_a_collection_has_the_characters_of_its_first_font(tmp_path: Path) -> None:
    body, head = bytearray(OWN.read_bytes()), struct.pack(">4sIII", b"ttcf", 0x10000, 1, 16)
    for number in range(struct.unpack_from(">H", body, 4)[0]):
        at = 12 + 16 * number + 8
        struct.pack_into(">I", body, at, struct.unpack_from(">I", body, at)[0] + len(head))
    (tmp_path / "both.ttc").write_bytes(head + body)
    whole, first = read_font(OWN), read_font(tmp_path / "both.ttc")
    assert whole and first and whole.firsts == first.firsts


def test_nobody_waits_for_the_fonts_of_the_system(
    system: SystemFonts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()
    monkeypatch.setattr("circus.ui.gfx.system_fonts.font_files", lambda _: _slow(tmp_path, goes_on))
    assert system.path_of("Č") is None and system.is_asked and not system.is_read
    assert Fonts(1.0).line("שלום").get_width() > 20, "marks stand in meanwhile"
    goes_on.set()
    system.wait()
    assert system.path_of("Ж") is not None


def _slow(folder: Path, goes_on: threading.Event) -> list[Path]:
    """The files of a disk that takes its time."""
    assert goes_on.wait(10)
    return sorted(folder.rglob("*.TTF"))


@pytest.mark.parametrize("face", FACES)
def test_a_letter_of_a_system_font_is_drawn_in_it(system: SystemFonts, face: str) -> None:
    before = pygame.image.tobytes(Fonts(2.0).line("Ж", face, 30), "RGBA")
    system.wait()
    drawn = Fonts(2.0).line("Ж", face, 30)
    assert pygame.image.tobytes(drawn, "RGBA") != before
    assert drawn.get_bounding_rect().w > 8 and drawn.get_height() == Fonts(2.0).font(face, 30).height


def test_a_leftward_name_begins_at_the_right(system: SystemFonts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.ui.gfx.scripts.bidirectional", lambda letter: "R" if letter in "ЖЯ" else "L")
    system.wait()
    font = Fonts(4.0).font("ui", 30)
    last, both = font.render("Я", "#FFFFFF"), font.render("ЖЯ", "#FFFFFF")
    left = both.subsurface((0, 0, last.get_width(), both.get_height()))
    assert pygame.image.tobytes(left, "RGBA") == pygame.image.tobytes(last, "RGBA")


def test_a_font_that_cannot_be_opened_is_used_no_more(system: SystemFonts) -> None:
    system.wait()
    path = system.path_of("Ж")
    assert path
    path.write_bytes(b"gone")
    assert Fonts(1.0).line("Ж", "ui", 30).get_width() > 4
    assert system.path_of("Ж") is None


def test_names_without_any_font_differ(window: AppWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "SYSTEM_FONTS", none := SystemFonts([]))
    none.wait()
    drawn = [pygame.image.tobytes(Fonts(2.0).line(name, "ui", 30), "RGBA") for name in NAMES]
    assert len(set(drawn)) == len(NAMES)


def test_a_mark_is_neither_empty_nor_full() -> None:
    for code in range(0x4E00, 0x5600):
        assert 3 <= len(pattern(chr(code))) < 25
    assert draw_mark("李", 30, "#FFFFFF").get_bounding_rect().w > 8


def test_folders_of_fonts_need_no_command_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert all(folder.is_dir() for folder in font_folders())


def test_everything_is_drawn_again_once_the_fonts_are_known(
    window: AppWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = SystemFonts([])
    for name in ("circus.ui.gfx.fonts", "circus.ui.scenes.shell.manager"):
        monkeypatch.setattr(f"{name}.SYSTEM_FONTS", known)
    manager = stage((640, 480))
    show(manager)
    before = manager.kit.fonts
    manager.advance(20)
    assert manager.kit.fonts is before, "no name needs them"
    known.wait()
    manager.advance(20)
    assert manager.kit.fonts is not before
    again = manager.kit.fonts
    manager.advance(20)
    assert manager.kit.fonts is again, "once only"
