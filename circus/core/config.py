"""Constants of one game: taken from its set-up by name, and one object for equal set-ups."""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Generic, TypeVar

from circus.core.game import Setup
from circus.core.memo import LastValueCache

C = TypeVar("C")

MAX_CONFIGS = 64
"""Maximum number of set-ups of a game whose constants are cached."""


def same_named(config: type, setup: Setup) -> dict[str, Any]:
    """Return the options and numbers of a set-up that are fields of a game's `Config`, by name.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class PieConfig:
    ...     pies: int
    ...     throws: int

    >>> same_named(PieConfig, Setup(2, {"low_wins": True}, numbers={"pies": 3}))
    {'pies': 3}
    """
    names = {each.name for each in fields(config) if each.init}
    return {name: value for name, value in setup.values.items() if name in names}


class ConfigCache(Generic[C]):
    """Cache of the `Config` of a game's set-ups; states of equal set-ups share one object.

    >>> pies = ConfigCache(lambda setup: [setup.seats])
    >>> pies.of(Setup(2, {})) is pies.of(Setup(2, {}))
    True
    """

    def __init__(self, make: Callable[[Setup], C]) -> None:
        """Create an empty cache; `make` computes the constants of a set-up."""
        self._make = make
        self._by_value: dict[object, C] = {}
        self._latest = LastValueCache(self._of_value)  # successive games usually have the same set-up

    def of(self, setup: Setup) -> C:
        """Return the constants of a set-up."""
        return self._latest.of(setup)

    def _of_value(self, setup: Setup) -> C:
        board = setup.level.content if setup.level else None
        key = setup.seats, board, tuple(setup.options.items()), tuple(setup.numbers.items())
        if key not in self._by_value:
            if len(self._by_value) >= MAX_CONFIGS:
                self._by_value.clear()
            self._by_value[key] = self._make(setup)
        return self._by_value[key]
