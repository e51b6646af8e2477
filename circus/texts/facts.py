"""What messages are told: the facts of events and refusals, seats by name, picks without their kind."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Fact = str | int | float
"""What a message may be told: Fluent chooses its words by it."""

SEAT_FACTS = frozenset(
    {"seat", "seats", "to", "from", "leader", "target", "thief", "victim", "winners", "against", "awaited"}
)
"""The facts that are a seat or several; a message gets their names beside them, as `to_name`."""


class Wording:
    """How one language writes what facts name."""

    def __init__(
        self,
        seat: Callable[[int], str],
        thing: Callable[[str, str], str],
        listed: Callable[[Sequence[str]], str],
    ) -> None:
        """Words: for a seat, for a thing by its kind and its name, and for several things joined."""
        self._seat = seat
        self._thing = thing
        self._listed = listed

    def facts(self, told: Mapping[str, Any]) -> dict[str, Fact]:
        """All that a message may use of the facts of an event or a refusal.

        A pick is its name (`card/42` is 42, `card/attack` is attack); several things are listed in words
        and counted (`cards_count`). A seat is named too (`to_name`; `name` is that of the fact `seat`).
        The picks of an action are told by their kinds, a seat among them as `target`; `aim` is the kind
        of the last.
        """
        said: dict[str, Fact] = {}
        for key, value in {**_picked(told.get("picks", ())), **told}.items():
            if key in SEAT_FACTS:
                said |= self._seats("" if key == "seat" else f"{key}_", value)
            if isinstance(value, tuple):
                said[f"{key}_count"] = len(value)
                said[key] = self._listed([self._word(key.removesuffix("s"), each) for each in value])
            else:
                said[key] = _name(value)
        return said

    def _seats(self, prefix: str, value: int | tuple[int, ...]) -> dict[str, Fact]:
        seats = value if isinstance(value, tuple) else (value,)
        return {f"{prefix}name": self._listed([self._seat(seat) for seat in seats])}

    def _word(self, kind: str, value: Any) -> str:
        """One thing of a list: a pick tells its kind, for a name the list does."""
        before, slash, name = str(value).partition("/")
        return self._thing(before, name) if slash else self._thing(kind, before)


def _name(value: Any) -> Fact:
    """A single fact: numbers as they are, yes and no as words, a pick as its name."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    name = str(value).partition("/")[2] or str(value)
    return int(name) if name.isascii() and name.isdigit() else name


def _picked(picks: tuple[str, ...]) -> dict[str, Any]:
    """The picks of an action by their kinds: `card`, `cell`, and a seat as `target`."""
    parts = [pick.partition("/") for pick in picks]
    told = {"target" if kind == "seat" else kind: _name(name) for kind, _, name in parts}
    return told | {"aim": parts[-1][0]} if parts else told
