"""Answers that are kept: a table that works out what it does not hold yet."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar
from weakref import WeakSet

K = TypeVar("K")
V = TypeVar("V")

MANY = 1 << 14
"""Answers that are kept where nothing else is said: bounds the memory."""

_ALL: Final = WeakSet["Memo[Any, Any]"]()
"""Every memo there is, so that all can be emptied."""


class Memo(dict[K, V]):
    """What belongs to each key, worked out when it is first asked for.

    Looking something up costs less than with a function that remembers; `Memo(…).__getitem__`, kept, is such
    a function all the same. But not in a slot: to call what a slot holds costs a third more than `[key]`.

    Attributes:
        known: the same answers in a plain dictionary, where Python finds them in two thirds of the time: what
            asks at every step looks here first, and asks the memo itself only for what is missing.
    """

    def __init__(self, work: Callable[[K], V], most: int = MANY) -> None:
        """With `most` answers in it all are forgotten before the next one."""
        super().__init__()
        self._work = work
        self._most = most
        self.known: dict[K, V] = {}
        _ALL.add(self)

    def __hash__(self) -> int:  # type: ignore[override]
        return object.__hash__(self)

    def __eq__(self, other: object) -> bool:
        """What it holds by chance does not matter."""
        return self is other

    def __missing__(self, key: K) -> V:
        if len(self) >= self._most:
            self.clear()
        found = self[key] = self.known[key] = self._work(key)
        return found

    def clear(self) -> None:
        """Forgets all answers."""
        super().clear()
        self.known.clear()


def forget() -> None:
    """Empties every memo: a day of games of all kinds weighs no more than the last of them."""
    for memo in list(_ALL):
        memo.clear()


class Latest(Generic[K, V]):
    """What belongs to the very thing that was asked for last, where telling things apart costs more."""

    def __init__(self, work: Callable[[K], V]) -> None:
        self._work = work
        self._kept: tuple[K, V] | None = None

    def of(self, key: K) -> V:
        """What belongs to it, worked out anew unless it is the one of the last time."""
        if self._kept is None or self._kept[0] is not key:
            self._kept = key, self._work(key)
        return self._kept[1]
