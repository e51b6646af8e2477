"""The disk cache: pictures come back as they were, and no damage ever reaches the screen."""

import os
import shutil
import sys
import tracemalloc
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from pygame import Surface

from circus.ui.gfx import disk_cache
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.window import AppWindow


def picture(alpha: bool, size: tuple[int, int] = (17, 11)) -> Surface:
    surface = Surface(size, pygame.SRCALPHA).convert_alpha() if alpha else Surface(size).convert()
    surface.fill("#3060A080" if alpha else "#3060A0")
    pygame.draw.line(surface, "#FF8000", (0, 0), (16, 10))
    return surface


@pytest.mark.parametrize("alpha", [True, False])
def test_a_picture_comes_back_as_it_was(window: AppWindow, tmp_path: Path, alpha: bool) -> None:
    DiskCache(tmp_path).store("a", picture(alpha))
    again = DiskCache(tmp_path).load("a")
    assert again is not None
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(picture(alpha), "RGBA")
    assert bool(again.get_flags() & pygame.SRCALPHA) == alpha
    assert DiskCache(tmp_path).load("b") is None


@pytest.mark.parametrize("alpha", [True, False])
def test_a_display_with_another_order_of_colours_reads_the_same_pictures(
    window: AppWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alpha: bool
) -> None:
    monkeypatch.setattr(disk_cache, "_has_file_layout", lambda surface: False)
    cache = DiskCache(tmp_path)
    cache.store("a", picture(alpha))
    again = cache.load("a")
    assert again is not None
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(picture(alpha), "RGBA")
    file = next(tmp_path.iterdir())
    content = file.read_bytes()
    file.write_bytes(content[:60] + bytes([content[60] ^ 85]) + content[61:])
    assert cache.load("a") is None
    file.write_bytes(content[:60])
    assert cache.load("a") is None


@pytest.mark.parametrize("alpha", [True, False])
def test_a_large_picture_comes_and_goes_in_strips(window: AppWindow, tmp_path: Path, alpha: bool) -> None:
    large = picture(alpha, (1000, 1001))
    tracemalloc.start()
    try:
        DiskCache(tmp_path).store("a", large)
        again = DiskCache(tmp_path).load("a")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert again is not None
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(large, "RGBA")
    assert peak < 3_000_000 < next(tmp_path.iterdir()).stat().st_size


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes")
def test_a_pipe_in_the_folder_is_no_picture(window: AppWindow, tmp_path: Path) -> None:
    DiskCache(tmp_path).store("a", picture(True))
    file = next(tmp_path.iterdir())
    file.unlink()
    os.mkfifo(file)
    assert DiskCache(tmp_path).load("a") is None


@pytest.mark.parametrize("cut", [0, 3, 40, -1])
def test_a_cut_file_is_no_picture(window: AppWindow, tmp_path: Path, cut: int) -> None:
    cache = DiskCache(tmp_path)
    cache.store("a", picture(True))
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:cut])
    assert cache.load("a") is None


def test_a_changed_byte_anywhere_is_no_picture(window: AppWindow, tmp_path: Path) -> None:
    cache = DiskCache(tmp_path)
    cache.store("a", picture(True))
    file = next(tmp_path.iterdir())
    content = file.read_bytes()
    for place in (0, 9, 12, 18, 25, 60, len(content) - 1):
        file.write_bytes(content[:place] + bytes([content[place] ^ 85]) + content[place + 1 :])
        assert cache.load("a") is None
    file.write_bytes(content)
    assert cache.load("a") is not None


def test_a_folder_that_cannot_be_made_is_done_without(window: AppWindow, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    cache = DiskCache(tmp_path / "file" / "cache")
    cache.store("a", picture(True))
    assert cache.load("a") is None


def test_without_a_folder_nothing_is_kept(window: AppWindow) -> None:
    cache = DiskCache(None)
    cache.store("a", picture(True))
    assert cache.load("a") is None


def test_the_oldest_pictures_make_room(
    window: AppWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for age, key in enumerate("abc"):
        DiskCache(tmp_path).store(key, picture(True))
        for file in tmp_path.iterdir():
            if not file.stat().st_mtime < 1000:
                os.utime(file, (100 + age, 100 + age))
    monkeypatch.setattr(disk_cache, "ROOM", 2000)
    cache = DiskCache(tmp_path)
    cache.store("d", picture(True))
    assert [key for key in "abcd" if cache.load(key)] == ["c", "d"]


def test_the_last_room_of_a_disk_is_left_to_what_is_played(
    window: AppWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = disk_cache.LEFT_FREE + 17 * 11 * 4
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free - 1))
    cache = DiskCache(tmp_path / "later")
    cache.store("a", picture(alpha=True))
    assert cache.load("a") is None
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=free))
    cache.store("a", picture(alpha=True))
    assert cache.load("a") is not None
