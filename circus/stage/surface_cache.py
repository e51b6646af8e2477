"""Surfaces kept in memory within one number of bytes, those used longest ago dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from weakref import WeakValueDictionary, ref

from pygame import Surface

USUAL_ROOM = 48_000_000
"""Bytes, where nobody says otherwise."""
WORKING_ROOM = 4_000_000
"""Bytes beyond the room that making something may need, before what is kept has to make place for it."""


SPARE = 8
"""Such a part of the room is kept whatever else lives on elsewhere: what the next frame is made of."""


class _Scales:
    """The bytes of the surfaces that live, each counted once; it does not keep them."""

    def __init__(self) -> None:
        self.bytes = 0
        self._weights: dict[ref[Surface], int] = {}

    def add(self, surface: Surface) -> None:
        """Counts it until it is gone."""
        here = ref(surface, self._gone)
        if here not in self._weights:
            self._weights[here] = _weight(surface)
            self.bytes += _weight(surface)

    def _gone(self, here: ref[Surface]) -> None:
        self.bytes -= self._weights.pop(here)


class SurfaceStore:
    """Room for surfaces that several caches share: what nobody has asked for longest makes place.

    What somebody else still holds takes its place as long as it lives, and is found again.

    Attributes:
        room: as many as there are at most; one surface bigger than it is still kept.
    """

    def __init__(self, room: int) -> None:
        self.room = room
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()
        self._kept_bytes = 0
        self._made_bytes = 0
        self._living: WeakValueDictionary[Hashable, Surface] = WeakValueDictionary()
        self._scales = _Scales()
        self._caches = count()

    @property
    def bytes(self) -> int:
        """Of all that lives."""
        return self._scales.bytes

    def cache(self) -> "SurfaceCache":
        """A cache of its own keys in this room."""
        return SurfaceCache(self, next(self._caches))

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of `key`, made now if it is not kept."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = self._living.get(key)
        if surface is None:
            surface = make()
            self._living[key] = surface
            self._scales.add(surface)
            self._made_bytes += _weight(surface)
        self._kept[key] = surface
        self._kept_bytes += _weight(surface)
        self._make_room()
        return surface

    def lend(self, surface: Surface) -> Surface:
        """The same surface, held by somebody else: it takes its place among the others till it is gone."""
        self._scales.add(surface)
        self._make_room()
        return surface

    def has_made(self, bytes_: int) -> bool:
        """Whether so many bytes were made since this last said so."""
        enough = self._made_bytes >= bytes_
        if enough:
            self._made_bytes = 0
        return enough

    def clear(self, need: int) -> None:
        """Makes place for so many bytes more, which something takes while it is made or held elsewhere."""
        while self._kept and self.bytes + need > self.room + WORKING_ROOM:
            self._drop_oldest()

    def resize(self, room: int) -> None:
        """Changes the room, and forgets all: the window has another size."""
        self.room = room
        self._kept.clear()
        self._living.clear()
        self._kept_bytes = 0

    def _make_room(self) -> None:
        while self.bytes > self.room and self._kept_bytes > self.room / SPARE and len(self._kept) > 1:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        self._kept_bytes -= _weight(self._kept.popitem(last=False)[1])


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
