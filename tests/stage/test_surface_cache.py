"""The room for surfaces: shared by several caches, never exceeded, those used longest ago go first."""

import pygame
from pygame import Surface

from circus.stage.surface_cache import SurfaceStore
from circus.stage.toolkit import ROOM
from tests.stage.parlour import stage

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
    old, used = first.get("old", kilobyte), first.get("used", kilobyte)
    second.get("a", kilobyte)
    assert first.get("used", kilobyte) is used
    second.get("b", kilobyte)
    assert store.bytes == 3 * 1024
    assert first.get("used", kilobyte) is used
    assert first.get("old", kilobyte) is not old


def test_a_surface_larger_than_the_room_is_kept_alone() -> None:
    store = SurfaceStore(100)
    cache = store.cache()
    assert cache.get("a", kilobyte) is cache.get("a", kilobyte)
    cache.get("b", kilobyte)
    assert store.bytes == 1024


def test_another_room_is_empty() -> None:
    store = SurfaceStore(3 * 1024)
    cache = store.cache()
    kept = cache.get("a", kilobyte)
    store.resize(5 * 1024)
    assert store.bytes == 0
    assert cache.get("a", kilobyte) is not kept


def test_all_that_a_toolkit_keeps_lies_in_one_room() -> None:
    kit = stage((640, 480)).kit
    store = kit._store
    assert kit.sprites._rasters._store is kit.sprites._derived._store is store
    assert kit.fonts._kept._store is kit.lettering._kept._store is kit._panels._store is store
    for number in range(3000):
        kit.panel((number,), lambda: Surface((100, 100), pygame.SRCALPHA, 32))
        assert store.bytes <= ROOM
