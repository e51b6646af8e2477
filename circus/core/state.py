"""Base class of every game's state: the seats to act, and equality by value."""

from functools import cache
from typing import Any, NoReturn, Self

from circus.core.native import mypyc_attr


@cache
def _slots(kind: Any) -> tuple[str, ...]:
    """Return the names of all slots of a state class; a compiled class lists them in another attribute.

    Raises TypeError if there is none except `awaited`: all such states would be equal.
    """
    declared = [vars(each).get("__mypyc_attrs__", vars(each).get("__slots__", ())) for each in kind.__mro__]
    names = tuple(dict.fromkeys(name for each in declared for name in each))
    if set(names) <= {"awaited"}:
        raise TypeError(f"{kind.__name__} declares no slots: nothing would tell two of its states apart")
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Position of a game, changed in place by `Game.apply`.

    A subclass declares all its attributes in `__slots__` (numbers, bit masks, tuples, flat lists). It
    implements `copy` by hand, because search copies a state at every iteration. Its `__str__` draws the
    position in a few lines, for failed tests (`circus.core.diagram` helps); by default `str` is `repr`.

    Attributes:
        awaited: seats to act now, ascending: one in a turn, several while answers are sealed, `(CHANCE,)`
            while a draw is pending, `()` after the end.
    """

    __slots__ = ("awaited",)

    awaited: tuple[int, ...]

    def copy(self) -> Self:
        """Return an independent state with the same content."""
        raise TypeError(f"{type(self).__name__} has to write its own copy")

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """Return `copy()`: tables that all states of a set-up share are not copied."""
        return self.copy()

    def __reduce__(self) -> NoReturn:
        """Raise TypeError: shared tables are rebuilt from the set-up, which a pickle does not hold."""
        raise TypeError(
            "a state is not pickled: pack it with circus.records.codec.pack_state(game, setup, state)"
        )

    def contents(self) -> dict[str, Any]:
        """Return the value of every slot by name, for comparison and display."""
        kind: Any = type(self)
        return {name: getattr(self, name) for name in _slots(kind)}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State) or type(other) is not type(self):
            return NotImplemented
        return self.contents() == other.contents()

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value!r}" for name, value in sorted(self.contents().items()))
        return f"{type(self).__name__}({inside})"
