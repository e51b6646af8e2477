"""Loading of large pictures from the disk cache, or painting, after room is made in memory."""

from collections.abc import Callable

from pygame import Surface

from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.surface_cache import SurfaceStore

PIXEL = 4
"""Bytes per pixel."""
PAINTED_WITH = 5
"""Maximum number of surfaces of its size in memory while a picture is painted: shapes, materials, shadows."""


def from_disk(
    disk: DiskCache, store: SurfaceStore, key: str, make: Callable[[], Surface], size: tuple[int, int]
) -> Surface:
    """Return the picture of `key`, at `size` pixels, from the disk; painted and stored if it is missing."""
    weight = size[0] * size[1] * PIXEL
    store.clear(weight)
    surface = disk.load(key)
    if surface is None:
        store.clear(PAINTED_WITH * weight)
        surface = make()
        disk.store(key, surface)
    return surface
