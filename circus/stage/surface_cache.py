"""Surfaces kept in memory within one number of bytes, those used longest ago dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count

from pygame import Surface

USUAL_ROOM = 48_000_000
"""Bytes, where nobody says otherwise."""
WORKING_ROOM = 4_000_000
"""Bytes beyond the room that making something may need, before what is kept has to make place for it."""


class SurfaceStore:
    """Room for surfaces that several caches share: what nobody has asked for longest makes place.

    Attributes:
        bytes: of all that is kept.
        room: as many as are kept at most; one surface bigger than it is still kept.
    """

    def __init__(self, room: int) -> None:
        self.bytes = 0
        self.room = room
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._caches = count()

    def cache(self) -> "SurfaceCache":
        """A cache of its own keys in this room."""
        return SurfaceCache(self, next(self._caches))

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of `key`, made now if it is not kept."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = make()
        self._kept[key] = surface
        self.bytes += _weight(surface)
        self._make_room()
        return surface

    def clear(self, need: int) -> None:
        """Makes place for so many bytes more, which something takes while it is made or held elsewhere."""
        while self._kept and self.bytes + need > self.room + WORKING_ROOM:
            self._drop_oldest()

    def resize(self, room: int) -> None:
        """Changes the room, and forgets all: the window has another size."""
        self.room = room
        self._kept.clear()
        self.bytes = 0

    def _make_room(self) -> None:
        while self.bytes > self.room and len(self._kept) > 1:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        self.bytes -= _weight(self._kept.popitem(last=False)[1])


class SurfaceCache:
    """Surfaces by key, in the room that it is given."""

    def __init__(self, store: SurfaceStore, number: int = 0) -> None:
        """`number` tells the caches of a store apart."""
        self._store = store
        self._number = number

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of `key`, made now if it is not kept."""
        return self._store.get((self._number, key), make)


def _weight(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
