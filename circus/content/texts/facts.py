"""Arguments of messages: facts of events and refusals, names of seats, and picks without their kind."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Fact = str | int | float
"""Argument of a message; Fluent selects its wording by it."""

SEAT_FACTS = frozenset(
    {
        "seat",
        "seats",
        "to",
        "from",
        "leader",
        "target",
        "thief",
        "victim",
        "winners",
        "against",
        "awaited",
        "by",
    }
)
"""Facts that are one or several seats; a message also gets their names, as `to_name`.

In some games `by` is the name of a piece.
"""


class Wording:
    """Formatter of facts in one language."""

    def __init__(
        self,
        seat: Callable[[int], str],
        thing: Callable[[str, str], str],
        listed: Callable[[Sequence[str]], str],
    ) -> None:
        """Take functions that name a seat, name an item by kind and name, and join several names."""
        self._seat = seat
        self._thing = thing
        self._listed = listed

    def facts(self, given_facts: Mapping[str, Any]) -> dict[str, Fact]:
        """Return all arguments that a message may use from the facts of an event or a refusal.

        A pick becomes its name (`card/42` is 42, `card/attack` is attack); several items are joined to a list
        and counted (`cards_count`). A seat also gets its name (`to_name`; `name` is that of the fact `seat`).
        The picks of an action get their kinds as keys, a seat among them `target`; `aim` is the kind of the
        last.
        """
        worded: dict[str, Fact] = {}
        for key, value in {**_picked(given_facts.get("picks", ())), **given_facts}.items():
            if key in SEAT_FACTS and not isinstance(value, str):
                worded |= self._seats("" if key == "seat" else f"{key}_", value)
            if isinstance(value, tuple):
                worded[f"{key}_count"] = len(value)
                worded[key] = self._listed([self._word(key.removesuffix("s"), each) for each in value])
            else:
                worded[key] = _name(value)
        return worded

    def _seats(self, prefix: str, value: int | tuple[int, ...]) -> dict[str, Fact]:
        seats = value if isinstance(value, tuple) else (value,)
        return {f"{prefix}name": self._listed([self._seat(seat) for seat in seats])}

    def _word(self, kind: str, value: Any) -> str:
        """Return the name of one item of a list; a pick has its kind, a bare name that of the list."""
        before, slash, name = str(value).partition("/")
        return self._thing(before, name) if slash else self._thing(kind, before)


def _name(value: Any) -> Fact:
    """Return a single fact: numbers unchanged, booleans as words, a pick as its name."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return value
    name = str(value).partition("/")[2] or str(value)
    return int(name) if name.isascii() and name.isdigit() else name


def _picked(picks: tuple[str, ...]) -> dict[str, Any]:
    """Return the picks of an action by kind: `card`, `cell`, and a seat as `target`."""
    parts = [pick.partition("/") for pick in picks]
    details = {"target" if kind == "seat" else kind: _name(name) for kind, _, name in parts}
    return details | {"aim": parts[-1][0]} if parts else details
