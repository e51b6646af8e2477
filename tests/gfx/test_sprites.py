"""Sprites: exact sizes, one surface for one question, and a stand-in for what cannot be drawn."""

from pathlib import Path

import pygame
import pytest

from circus.ui.gfx import sprites as sprites_module
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.sprites import Sprites
from circus.ui.gfx.svg import box, document, filled, oval
from circus.ui.gfx.window import AppWindow

CARD = document(62, 88, box(1, 1, 60, 86, "#FFF6E0", radius=6) + oval(31, 44, 20, 20, filled("#B5282E")))


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one good sprite, and no fault told yet."""
    monkeypatch.setattr(sprites_module, "REPORTED", set())
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "card.svg").write_text(CARD, encoding="utf-8")
    return tmp_path


def test_a_sprite_has_the_exact_size_in_pixels(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.2, assets=assets)
    assert sprites.svg("game/card", width_u=124).get_size() == (149, 211)
    assert sprites.svg("game/card", height_u=176).get_size() == (149, 211)
    assert sprites.ratio("game/card") == pytest.approx(62 / 88)


def test_the_same_question_gives_the_same_surface(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.0, assets=assets)
    card = sprites.svg("game/card", height_u=88)
    assert sprites.svg("game/card", height_u=88) is card
    assert sprites.tilted(card, 3.1) is sprites.tilted(card, 3.0)
    assert sprites.tilted(card, 0.05) is card
    assert sprites.faded(card, 128) is sprites.faded(card, 130)
    assert sprites.faded(card, 255) is card
    assert sprites.scaled(card, 1.004) is card
    assert sprites.scaled(card, 1.1) is sprites.scaled(card, 1.1)
    assert sprites.shadow(card) is sprites.shadow(card)
    assert sprites.svg_text(CARD, 62, 88) is sprites.svg_text(CARD, 62, 88)


def test_a_raster_is_kept_on_disk_and_made_anew_when_its_file_changes(
    window: AppWindow, assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = DiskCache(tmp_path / "cache")
    Sprites(1.0, disk, assets).svg("game/card", height_u=88)
    with monkeypatch.context() as patched:
        patched.setattr("circus.ui.gfx.svg.raster", lambda *_: pytest.fail("drawn again"))
        kept = Sprites(1.0, disk, assets).svg("game/card", height_u=88)
    assert kept.get_at((31, 44)) == pygame.Color("#B5282E")
    (assets / "game" / "card.svg").write_text(CARD.replace("#B5282E", "#23827A"), encoding="utf-8")
    assert Sprites(1.0, disk, assets).svg("game/card", height_u=88).get_at((31, 44)) == pygame.Color(
        "#23827A"
    )


@pytest.mark.parametrize("content", [None, b"", b"<svg", b'<svg viewBox="0 0 9 9"><path', b"\x00\xff" * 40])
def test_a_missing_or_broken_file_is_told_once_and_stood_in_for(
    window: AppWindow, assets: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    if content is not None:
        (assets / "game" / "bad.svg").write_bytes(content)
    sprites = Sprites(1.0, assets=assets)
    for height in (70, 140):
        assert sprites.svg("game/bad", height_u=height).get_height() == height
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert "game/bad" in told[0]


def test_cards_of_one_shape_share_their_shadow_and_others_do_not(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.0, assets=assets)
    red = sprites.svg_text(CARD, 62, 88)
    teal = sprites.svg_text(CARD.replace("#B5282E", "#23827A"), 62, 88)
    disc = sprites.svg_text(document(62, 88, oval(31, 44, 30, 40, filled("#B5282E"))), 62, 88)
    assert sprites.shadow(red) is sprites.shadow(teal)
    assert sprites.shadow(red) is not sprites.shadow(disc)


def test_a_shadow_reaches_past_its_piece_by_the_margin_and_is_navy(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.0, assets=assets)
    card = sprites.svg("game/card", height_u=88)
    shadow = sprites.shadow(card, 6, 0.5)
    margin = sprites.margin(6)
    assert shadow.get_size() == (card.get_width() + 2 * margin, card.get_height() + 2 * margin)
    middle = shadow.get_at((shadow.get_width() // 2, shadow.get_height() // 2))
    assert (middle.r, middle.g, middle.b) == (0x14, 0x1A, 0x2B)
    assert 110 < middle.a < 135
    assert shadow.get_at((0, 0)).a < 8


def test_a_lifted_piece_throws_its_shadow_further(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.0, assets=assets)
    card = sprites.svg("game/card", height_u=88)
    lying, lifted = sprites.dropped(1, card, 100, 100), sprites.dropped(1, card, 100, 100, lift_u=20)
    assert lifted.surface.get_height() > lying.surface.get_height()
    centres = [item.y + item.surface.get_height() / 2 for item in (lying, lifted)]
    assert centres[1] - centres[0] == pytest.approx(18, abs=1)


def test_a_tilt_turns_clockwise_about_the_centre(window: AppWindow, assets: Path) -> None:
    sprites = Sprites(1.0, assets=assets)
    bar = sprites.svg_text(document(40, 40, box(18, 0, 4, 20, "#B5282E")), 40, 40)
    turned = sprites.tilted(bar, 90)
    x, y = turned.get_rect().center
    assert turned.get_at((x + 12, y)).a > 200
    assert turned.get_at((x - 12, y)).a == 0


def test_what_is_turned_has_no_clear_edge_and_its_centre_where_it_was(
    window: AppWindow, assets: Path
) -> None:
    sprites = Sprites(2.0, assets=assets)
    card = sprites.svg("game/card", height_u=60)
    shadow = sprites.shadow(card, 8)
    turned = sprites.tilted(shadow, 7, trimmed=True)
    grown = pygame.Surface((shadow.get_width() + 4, shadow.get_height() + 4), pygame.SRCALPHA)
    grown.blit(shadow, (2, 2), special_flags=pygame.BLEND_RGBA_MAX)
    whole = pygame.transform.rotozoom(grown, -7, 1)
    filled, whole_filled = turned.get_bounding_rect(), whole.get_bounding_rect()
    assert min(filled.left, turned.get_width() - filled.right) == 0
    assert min(filled.top, turned.get_height() - filled.bottom) == 0
    assert turned.get_width() < whole.get_width()
    for found, place in ((filled, turned.get_rect().center), (whole_filled, whole.get_rect().center)):
        found.move_ip(-place[0], -place[1])
    assert filled == whole_filled


def test_a_picture_that_is_kept_is_drawn_at_another_size_from_its_file(
    window: AppWindow, assets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sprites = Sprites(2.0, assets=assets)
    ratio, small = sprites.ratio("game/card"), sprites.svg("game/card", height_u=40)
    read = list[str]()
    file = sprites._file

    def told(name: str) -> Path:
        read.append(name)
        return file(name)

    monkeypatch.setattr(sprites, "_file", told)
    assert sprites.svg("game/card", height_u=40) is small
    assert not read
    assert sprites.svg("game/card", height_u=80).get_height() == 160
    assert read == ["game/card"]
    assert sprites.ratio("game/card") == ratio
