"""Events: changes of the state, each emitted once with the audience that may learn of it."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Event:
    """Change of the state, emitted after the state was changed.

    >>> event = Event("dealt", {"seat": 0, "cards": ("card/3",)}, frozenset((0,)))
    >>> event.reaches(0), event.reaches(1)
    (True, False)

    Attributes:
        kind: the change, as a verb in the present tense ("deal", "play", "take").
        facts: names and numbers that belong to the change.
        audience: seats that may learn of it; `None` for all seats and the public.
        signature: the kind, then the values of the facts: a hashable key for search in most games.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    audience: frozenset[int] | None = None
    signature: tuple[Hashable, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "signature", (self.kind, *self.facts.values()))

    def reaches(self, seat: int) -> bool:
        """Return whether this seat may learn of the event; seat -1 is the public."""
        return self.audience is None or seat in self.audience


EventSink = Callable[[Event], None]
"""Event sink: receives each event of an action while the state shows exactly that event's result.

Search passes `None` instead to save the cost of making events.
"""
