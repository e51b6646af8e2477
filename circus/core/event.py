"""Events: what happened, told once, to the audience that may know it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """Something that happened on the table, told when the state already shows it.

    Attributes:
        kind: what it was, a verb in the present ("deal", "play", "take").
        facts: the names and numbers that belong to it.
        audience: the seats that may know it; `None` when everybody may.
        told: kind and facts in one, which is what a search remembers of it.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    audience: frozenset[int] | None = None
    told: tuple[Hashable, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "told", (self.kind, *self.facts.values()))

    def heard_by(self, seat: int) -> bool:
        """Whether this seat (or the public, seat -1) may be told."""
        return self.audience is None or seat in self.audience


Tell = Callable[[Event], None]
"""Receives the events of an action, each at the moment when the state shows what it tells.

Search passes `None` instead and saves their cost.
"""
