"""Slips that several looks share: as wide as their words, kept, centred where they are asked for."""

from pathlib import Path

import pytest
from pygame import Surface

from circus.content.texts import Texts
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import centred
from circus.ui.gfx.widgets.slips import (
    NOTICE_MARGIN_U,
    SLIP_MARGIN_U,
    dark_strip,
    notice,
    number_disc,
    slip_panel,
)
from circus.ui.gfx.window import AppWindow


@pytest.fixture
def kit(window: AppWindow, tmp_path: Path) -> Toolkit:
    return Toolkit(window, Texts("en"), Settings(), disk=DiskCache(tmp_path))


def test_a_slip_has_its_size_and_a_border_for_its_shadow(kit: Toolkit) -> None:
    panel = slip_panel(kit, 200, 60)
    border = 2 * kit.units.px(SLIP_MARGIN_U)
    assert panel.surface.get_size() == (kit.units.px(200) + border, kit.units.px(60) + border)
    assert panel.surface.get_at((0, 0)).a == 0
    assert panel.surface.get_at((panel.surface.get_width() // 2, panel.surface.get_height() // 2)).a == 255


def test_frame_and_shine_are_drawn_only_where_they_are_asked_for(kit: Toolkit) -> None:
    def pixels(**how: object) -> bytes:
        return bytes(slip_panel(kit, 200, 60, **how).surface.get_buffer().raw)  # type: ignore[arg-type]

    assert len({pixels(), pixels(frame_u=6), pixels(shine=True)}) == 3


def test_a_notice_is_as_wide_as_its_words_up_to_a_limit(kit: Toolkit) -> None:
    picture = Surface((20, 20))
    short, long, longest = (notice(kit, "Hit! " * count, picture, 64, 40, 80) for count in (1, 3, 60))
    assert (
        short.get_width()
        < long.get_width()
        < longest.get_width()
        <= kit.units.px(80 + 664) + 2 * kit.units.px(NOTICE_MARGIN_U)
    )
    assert notice(kit, "Hit! ", picture, 64, 40, 80) is short


def test_strips_and_discs_are_kept_by_their_words(kit: Toolkit) -> None:
    assert dark_strip(kit, "12 left") is dark_strip(kit, "12 left") is not dark_strip(kit, "9 left")
    assert number_disc(kit, "3").get_size() == (kit.units.px(30), kit.units.px(30))
    assert number_disc(kit, "3") is not number_disc(kit, "4")


def test_what_is_centred_lies_round_its_point(kit: Toolkit) -> None:
    item = centred(kit, 7, Surface((10, 20)), 100, 50)
    x, y = kit.units.point(100, 50)
    assert (item.layer, item.x, item.y) == (7, x - 5, y - 10)
