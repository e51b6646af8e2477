"""The base of every game's state: who is awaited, and equality by value."""

from functools import cache
from typing import Any, NoReturn, Self

from circus.core.native import mypyc_attr


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """What states of this kind hold, by name: their slots, which a compiled class keeps under another name.

    Raises TypeError where there are none beside `awaited`: such states would all be equal.
    """
    declared = [vars(each).get("__mypyc_attrs__", vars(each).get("__slots__", ())) for each in kind.__mro__]
    names = tuple(dict.fromkeys(name for each in declared for name in each))
    if set(names) <= {"awaited"}:
        raise TypeError(f"{kind.__name__} declares no slots: nothing would tell two of its states apart")
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Where a game stands; changed in place by `Game.apply`.

    A subclass declares all it holds in `__slots__` (numbers, bit masks, tuples, flat lists) and
    writes `copy` by hand, because search copies a state at every iteration.

    Attributes:
        awaited: the seats that must act now, ascending: one in a turn, several when answers are
            sealed, `(CHANCE,)` when a draw is due, `()` when the game has ended.
    """

    __slots__ = ("awaited",)

    awaited: tuple[int, ...]

    def copy(self) -> Self:
        """An independent state with the same content."""
        raise TypeError(f"{type(self).__name__} has to write its own copy")

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """The same as `copy`: tables that all states of a set-up share stay shared."""
        return self.copy()

    def __reduce__(self) -> NoReturn:
        """Raises TypeError: what states share is rebuilt from the set-up, which a pickle does not know."""
        raise TypeError("a state is not pickled: pack it with circus.codec.packed(game, setup, state)")

    def contents(self) -> dict[str, Any]:
        """Every slot by name, for comparing and for looking at."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in _slots(kind)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.contents() == other.contents()

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in sorted(self.contents().items()))
        return f"{type(self).__name__}({inside})"
