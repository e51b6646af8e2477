"""Caches of computed values: bounded tables by key, and a cache of the last value."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar
from weakref import WeakSet

K = TypeVar("K")
V = TypeVar("V")

MANY = 1 << 14
"""Default maximum number of entries of a cache, to bound its memory."""

_ALL: Final = WeakSet["Memo[Any, Any]"]()
"""Every cache in use, so that `forget` can empty them all."""


class Memo(dict[K, V]):
    """Bounded cache that computes the value of a missing key.

    A lookup is faster than a call of a `functools.cache` function. Where a function is needed, store
    `Memo(…).__getitem__`, but not in a slot: calling a function held in a slot costs a third more than
    `[key]`.

    >>> squares = Memo(lambda number: number * number)
    >>> squares[12]
    144
    >>> dict(squares)
    {12: 144}
    """

    def __init__(self, work: Callable[[K], V], most: int = MANY) -> None:
        """Create an empty cache.

        Args:
            work: computes the value of a key.
            most: maximum number of entries; a full cache is emptied before the next entry is added.
        """
        super().__init__()
        self._work = work
        self._most = most
        _ALL.add(self)

    def __hash__(self) -> int:  # type: ignore[override]
        return object.__hash__(self)

    def __eq__(self, other: object) -> bool:
        """Return whether `other` is this object: the present entries do not matter."""
        return self is other

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self._work(key)
        return found


def forget() -> None:
    """Empty every cache, so that the memory of a long session does not grow with the games played."""
    for memo in list(_ALL):
        memo.clear()


class LastValueCache(Generic[K, V]):
    """Cache of the value of the last key, compared by identity; for keys that are slow to compare."""

    def __init__(self, work: Callable[[K], V]) -> None:
        self._work = work
        self._last: tuple[K, V] | None = None

    def of(self, key: K) -> V:
        """Return the value of `key`; compute it unless `key` is the object of the previous call."""
        if self._last is None or self._last[0] is not key:
            self._last = key, self._work(key)
        return self._last[1]
