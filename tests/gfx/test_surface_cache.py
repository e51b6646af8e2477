"""The room for surfaces: shared by several caches, never exceeded, those used longest ago go first."""

import gc
from collections.abc import Callable
from weakref import ref

import pygame
import pytest
from pygame import Surface

from circus.content.texts import Texts
from circus.ui.gfx import bootstrap
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.large import PAINTED_WITH
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.sprites import Sprites
from circus.ui.gfx.surface_cache import SPARE, WORKING_ROOM, SurfaceStore
from circus.ui.gfx.toolkit import MOST, ROOM, Toolkit
from circus.ui.gfx.window import AppWindow
from tests.gfx.parlour import stage

KILOBYTE = Surface((16, 16), pygame.SRCALPHA, 32)


def kilobyte() -> Surface:
    return KILOBYTE.copy()


def test_the_same_key_gives_the_same_surface() -> None:
    cache = SurfaceStore(10_000).cache()
    assert cache.get("a", kilobyte) is cache.get("a", kilobyte)


def test_two_caches_of_a_room_keep_their_keys_apart() -> None:
    store = SurfaceStore(10_000)
    assert store.cache().get("a", kilobyte) is not store.cache().get("a", kilobyte)


def test_what_was_used_longest_ago_in_any_cache_makes_room() -> None:
    store = SurfaceStore(3 * 1024)
    first, second = store.cache(), store.cache()
    old, used = ref(first.get("old", kilobyte)), first.get("used", kilobyte)
    second.get("a", kilobyte)
    assert first.get("used", kilobyte) is used
    second.get("b", kilobyte)
    assert store.bytes == 3 * 1024
    assert first.get("used", kilobyte) is used
    assert old() is None


def test_a_surface_larger_than_the_room_is_kept_alone() -> None:
    store = SurfaceStore(100)
    cache = store.cache()
    assert cache.get("a", kilobyte) is cache.get("a", kilobyte)
    cache.get("b", kilobyte)
    assert store.bytes == 1024


def test_what_something_needs_while_it_is_made_has_place_made_for_it() -> None:
    store = SurfaceStore(3 * 1024)
    cache = store.cache()
    for name in ("old", "used", "new"):
        cache.get(name, kilobyte)
    used = cache.get("used", kilobyte)
    store.clear(WORKING_ROOM)
    assert store.bytes == 3 * 1024, "so much may be taken beyond the room"
    store.clear(WORKING_ROOM + 2 * 1024)
    assert store.bytes == 1024
    assert cache.get("used", kilobyte) is used
    del used
    store.clear(10 * WORKING_ROOM)
    assert store.bytes == 0


def test_another_room_is_empty() -> None:
    store = SurfaceStore(3 * 1024)
    cache = store.cache()
    cache.get("a", kilobyte)
    kept = cache.get("b", kilobyte)
    store.resize(5 * 1024)
    assert store.bytes == 1024, "only what somebody holds lives on"
    assert cache.get("b", kilobyte) is not kept


def test_what_somebody_holds_takes_its_place_and_is_found_again() -> None:
    store = SurfaceStore(2 * 1024)
    cache = store.cache()
    held = cache.get("held", kilobyte)
    for name in "abc":
        cache.get(name, kilobyte)
        assert store.bytes == 2 * 1024
    assert cache.get("held", kilobyte) is held
    del held
    cache.get("d", kilobyte)
    cache.get("e", kilobyte)
    assert store.bytes == 2 * 1024


def test_what_is_lent_takes_its_place_as_long_as_it_lives() -> None:
    store = SurfaceStore(3 * 1024)
    cache = store.cache()
    lent = store.lend(kilobyte())
    for name in "abc":
        cache.get(name, kilobyte)
    assert store.bytes == 3 * 1024
    assert store.lend(lent) is lent
    assert store.bytes == 3 * 1024, "it counts once"
    del lent
    assert store.bytes == 2 * 1024


def test_however_much_is_held_elsewhere_what_the_next_frame_is_made_of_is_kept() -> None:
    store = SurfaceStore(SPARE * 2_500_000)
    cache = store.cache()
    lent = store.lend(Surface((2500, 2500), 0, 32))
    kept = [ref(cache.get(number, lambda: Surface((500, 500), 0, 32))) for number in range(20)]
    assert sum(each() is not None for each in kept) == 2
    assert store.bytes == 27_000_000
    del lent


def test_all_that_a_toolkit_keeps_lies_in_one_room() -> None:
    kit = stage((640, 480)).kit
    store = kit._store
    assert kit.sprites._rasters._store is kit.sprites._derived._store is store
    assert kit.fonts._cache._store is kit.lettering._cache._store is kit._panels._store is store
    for number in range(3000):
        kit.panel((number,), lambda: Surface((100, 100), pygame.SRCALPHA, 32))
        assert store.bytes <= ROOM


def test_parts_of_a_window_and_stages_beside_it_keep_what_they_draw_in_the_room_of_the_window() -> None:
    kit = stage((640, 480)).kit
    for number in range(6):
        part = kit.for_part((640, 400 + number))
        assert part.units.size == (640, 400 + number)
        assert part._store is kit._store
        assert part.backgrounds._cache._store is kit._store
        assert part.panel(("a",), kilobyte) is not kit.panel(("a",), kilobyte)
        for place in range(600):
            part.panel((place,), lambda: Surface((100, 100), pygame.SRCALPHA, 32))
            assert kit._store.bytes <= ROOM


def test_a_toolkit_that_nobody_has_any_more_is_gone_at_once_with_all_its_pictures() -> None:
    bootstrap.prepare()
    kit = Toolkit(AppWindow((640, 480)), Texts("en"), Settings())
    part = kit.for_part((300, 200))
    part.fonts.block("a clown and a lion", width_u=100)
    kit.fonts.block("a clown and a lion", width_u=100)
    kept = ref(kit._store), ref(part.fonts), ref(kit.fonts)
    gc.disable()
    try:
        del kit, part
        assert [each() for each in kept] == [None, None, None]
    finally:
        gc.enable()


def test_while_a_ground_is_painted_what_was_kept_has_made_place_for_it() -> None:
    kit = stage((1920, 1080)).kit
    kit.disk = DiskCache(None)
    for number in range(3000):
        kit.panel((number,), lambda: Surface((100, 100), pygame.SRCALPHA, 32))
    kept = list[int]()

    def painted() -> Surface:
        kept.append(kit._store.bytes)
        return Surface(kit.units.size)

    kit.stored("a meadow", painted, kit.units.size)
    assert kept[0] + PAINTED_WITH * 4 * 1920 * 1080 <= ROOM + WORKING_ROOM
    kit.stored("a flower", painted)
    assert kept[1] > kept[0], "a small picture pushes nothing out"


def test_at_another_size_no_sheet_and_no_background_of_the_old_one_stays() -> None:
    kit = stage((640, 480)).kit
    kit.background("saloon")
    kit.texture("paper", 100, 100)
    assert kit._store.bytes > 640 * 480 * 3
    kit.rebuild()
    assert kit._store.bytes == 0


def test_a_background_to_paint_on_is_kept_by_nobody_else() -> None:
    kit = stage((640, 480)).kit
    before = kit._store.bytes
    kit.fresh_background("ring").fill("black")
    assert kit._store.bytes == before
    assert kit.background("ring").get_at((320, 240)) != pygame.Color("black")


@pytest.mark.parametrize(
    ("size", "room"),
    [
        ((640, 480), ROOM),
        ((1920, 1080), ROOM),
        ((2560, 1440), ROOM),
        ((3840, 2160), MOST - 4 * 3840 * 2160),
        ((5120, 2880), 2 * 4 * 5120 * 2880),
    ],
)
def test_there_is_room_for_all_that_a_frame_shows(size: tuple[int, int], room: int) -> None:
    assert stage(size).kit._store.room == room


MADE: tuple[Callable[[Sprites, Surface], Surface], ...] = (
    lambda sprites, surface: sprites.tilted(surface, 7),
    lambda sprites, surface: sprites.scaled(surface, 1.5),
    lambda sprites, surface: sprites.flipped(surface),
    lambda sprites, surface: sprites.faded(surface, 100),
    lambda sprites, surface: sprites.halo(surface),
)


@pytest.mark.parametrize("make", MADE)
def test_what_was_made_of_a_surface_does_not_keep_it(make: Callable[[Sprites, Surface], Surface]) -> None:
    sprites = stage((640, 480)).kit.sprites
    surface = kilobyte()
    made, gone = make(sprites, surface), ref(surface)
    assert make(sprites, surface) is made
    del surface
    assert gone() is None
    assert make(sprites, kilobyte()).get_size() == made.get_size()


def test_a_room_says_once_that_much_was_made_in_it_and_what_is_found_again_counts_for_nothing() -> None:
    store = SurfaceStore(10_000)
    cache = store.cache()
    for _ in range(3):
        cache.get("a", kilobyte)
    assert not store.has_made(2048)
    cache.get("b", kilobyte)
    assert store.has_made(2048) and not store.has_made(1)
