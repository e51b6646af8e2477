"""Large pictures: from the disk or painted, after what is kept in memory has made place for them."""

from collections.abc import Callable

from pygame import Surface

from circus.stage.disk_cache import DiskCache
from circus.stage.surface_cache import SurfaceStore

PIXEL = 4
"""Bytes of each."""
PAINTED_WITH = 5
"""While a picture is painted there are so many of its size at most: shapes, materials, shadows."""


def from_disk(
    disk: DiskCache, store: SurfaceStore, key: str, make: Callable[[], Surface], size: tuple[int, int]
) -> Surface:
    """The picture of `key`, `size` pixels large, as the disk has it; painted and put there if it has not."""
    weight = size[0] * size[1] * PIXEL
    store.clear(weight)
    surface = disk.load(key)
    if surface is None:
        store.clear(PAINTED_WITH * weight)
        surface = make()
        disk.store(key, surface)
    return surface
