"""Grounds: every place fills windows of every shape, is painted alike each time, and kept on disk."""

from pathlib import Path

import pygame
import pytest

from circus.ui.gfx import backgrounds, textures
from circus.ui.gfx.backgrounds import NAMES, Backgrounds
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.window import AppWindow


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [(640, 360), (360, 640), (1000, 400)])
def test_a_ground_fills_the_window_to_its_corners(
    window: AppWindow, name: str, size: tuple[int, int]
) -> None:
    background = Backgrounds().get(name, size)
    assert background.get_size() == (max(size[0], 480), max(size[1], 360))
    right, low = background.get_width() - 1, background.get_height() - 1
    if name == "valance":
        assert background.get_at((0, 0)).a == 255
        assert background.get_at((right, low)).a == 0
    else:
        corners = [background.get_at(place)[:3] for place in ((0, 0), (right, 0), (0, low), (right, low))]
        assert all(max(corner) > 5 for corner in corners)


def test_a_background_is_painted_alike_each_time_and_read_from_disk(
    window: AppWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = pygame.image.tobytes(Backgrounds().get("saloon", (640, 360)), "RGB")
    assert pygame.image.tobytes(Backgrounds(DiskCache(tmp_path)).get("saloon", (640, 360)), "RGB") == first
    monkeypatch.setattr(backgrounds, "paint", lambda *_: pytest.fail("painted again"))
    assert pygame.image.tobytes(Backgrounds(DiskCache(tmp_path)).get("saloon", (640, 360)), "RGB") == first


def test_felt_and_tint_change_the_picture(window: AppWindow) -> None:
    places = Backgrounds()
    felt, moved = (
        places.get("saloon", (640, 360)),
        places.get("saloon", (640, 360), felt=(400, 500, 200, 120)),
    )
    assert felt.get_at((320, 130)) != moved.get_at((320, 130))
    wall, red = places.get("parlour", (640, 360)), places.get("parlour", (640, 360), tint="#602020")
    assert wall.get_at((320, 130)) != red.get_at((320, 130))


@pytest.mark.parametrize("name", textures.MATERIALS)
def test_a_sheet_of_material_has_its_colour_on_average(window: AppWindow, name: str) -> None:
    expected = pygame.Color(textures.MATERIALS[name][0])
    mean = pygame.transform.average_color(Backgrounds().texture(name, (300, 300), 1.0))[:3]
    assert mean == pytest.approx(expected[:3], rel=0.09)
    assert mean.index(max(mean)) == expected[:3].index(max(expected[:3]))
