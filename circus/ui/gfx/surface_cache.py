"""Cache of surfaces within a number of bytes; the least recently used ones are dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from weakref import WeakValueDictionary, ref

from pygame import Surface

USUAL_ROOM = 48_000_000
"""Default number of bytes."""
WORKING_ROOM = 4_000_000
"""Bytes beyond the room that painting may need before cached surfaces are dropped."""


SPARE = 8
"""One part in this many of the room stays cached in any case: the next frame needs it."""


class _Scales:
    """Bytes of all live surfaces, each counted once, by weak references."""

    def __init__(self) -> None:
        self.bytes = 0
        self._weights: dict[ref[Surface], int] = {}

    def add(self, surface: Surface) -> None:
        """Count a surface until it is freed."""
        here = ref(surface, self._forget)
        if here not in self._weights:
            self._weights[here] = _weight(surface)
            self.bytes += _weight(surface)

    def _forget(self, here: ref[Surface]) -> None:
        self.bytes -= self._weights.pop(here)


class SurfaceStore:
    """Room for surfaces that several caches share; the least recently used ones are dropped.

    Surfaces that are referenced elsewhere still count while they live, and are reused.

    Attributes:
        room: maximum number of bytes; a surface larger than this is cached nevertheless.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._surfaces: OrderedDict[Hashable, Surface] = OrderedDict()
        self._kept_bytes = 0
        self._made_bytes = 0
        self._living: WeakValueDictionary[Hashable, Surface] = WeakValueDictionary()
        self._scales = _Scales()
        self._caches = count()

    @property
    def bytes(self) -> int:
        """Bytes of all live surfaces."""
        return self._scales.bytes

    def cache(self) -> "SurfaceCache":
        """Return a cache with separate keys in this store."""
        return SurfaceCache(self, next(self._caches))

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of `key`, made now if it is not cached."""
        surface = self._surfaces.get(key)
        if surface is not None:
            self._surfaces.move_to_end(key)
            return surface
        surface = self._living.get(key)
        if surface is None:
            surface = make()
            self._living[key] = surface
            self._scales.add(surface)
            self._made_bytes += _weight(surface)
        self._surfaces[key] = surface
        self._kept_bytes += _weight(surface)
        self._make_room()
        return surface

    def lend(self, surface: Surface) -> Surface:
        """Count a surface that the caller holds until it is freed; return it."""
        self._scales.add(surface)
        self._make_room()
        return surface

    def has_made(self, bytes_: int) -> bool:
        """Return whether `bytes_` were made since this was last true."""
        enough = self._made_bytes >= bytes_
        if enough:
            self._made_bytes = 0
        return enough

    def clear(self, need: int) -> None:
        """Drop cached surfaces until `need` more bytes fit, for painting or for a holder outside."""
        while self._surfaces and self.bytes + need > self.room + WORKING_ROOM:
            self._drop_oldest()

    def resize(self, room: int) -> None:
        """Change the room and clear the cache, since the window has another size."""
        self.room = room
        self._surfaces.clear()
        self._living.clear()
        self._kept_bytes = 0

    def _make_room(self) -> None:
        while self.bytes > self.room and self._kept_bytes > self.room / SPARE and len(self._surfaces) > 1:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        self._kept_bytes -= _weight(self._surfaces.popitem(last=False)[1])


class SurfaceCache:
    """View of a store with separate keys."""

    def __init__(self, store: SurfaceStore, number: int = 0) -> None:
        """Use `store`; `number` separates the keys of its caches."""
        self._store = store
        self._number = number

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return the surface of `key`, made now if it is not cached."""
        return self._store.get((self._number, key), make)


def _weight(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
