"""Surfaces kept in memory, those used longest ago dropped first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class SurfaceCache:
    """Surfaces by key, up to a number of bytes."""

    def __init__(self, budget: int) -> None:
        """`budget` in bytes; one surface bigger than it is still kept."""
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of `key`, made now if it is not kept."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = make()
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._budget and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        """Forgets all."""
        self._kept.clear()
        self._bytes = 0


def _weight(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()
