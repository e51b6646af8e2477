"""Picker: spells one legal action of a seat, pick by pick; independent of screen and pointer."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from circus.core.action import Action, Verbs

VERB = "verb/"
"""Prefix of the name of a button or menu entry for a verb."""


@dataclass(frozen=True)
class Picker:
    """Picks so far towards one of a seat's legal actions.

    Attributes:
        verbs: of the game; they define which picks have an order.
        legal: the actions to choose from.
        picks: names in the order of picking.
        verb: the named verb; "" if none was named.
        closed: whether the verb was named again, to end a choice that could continue.
    """

    verbs: Verbs
    legal: tuple[Action, ...]
    picks: tuple[str, ...] = ()
    verb: str = ""
    closed: bool = False

    @cached_property
    def live(self) -> list[Action]:
        """Legal actions that begin with the picks."""
        return [action for action in self.legal if self._begins(action)]

    @cached_property
    def spelt(self) -> list[Action]:
        """Live actions that need no further pick."""
        return [action for action in self.live if len(action.picks) == len(self.picks)]

    @cached_property
    def selectable(self) -> frozenset[str]:
        """Names that can come next: items on the table, and verbs if they make a difference."""
        live, spelt = self.live, self.spelt
        if self.done:
            return frozenset()
        names = {name for action in live for name in self._next(action)}
        verbs = {action.verb for action in live}
        if not self.verb and len(verbs) > 1:
            names |= {VERB + verb for verb in verbs}
        return frozenset(names | {VERB + action.verb for action in spelt})

    @cached_property
    def done(self) -> Action | None:
        """Action, once it is the only one left and complete.

        An action without picks needs its verb to be named: a person ends a turn explicitly. So does one whose
        verb `asks` for it: a token is not turned over by accident.
        """
        live, spelt = self.live, self.spelt
        if len(spelt) != 1 or (not self.picks and not self.verb):
            return None
        if self.verbs[spelt[0].verb].asks and not self.verb:
            return None
        return spelt[0] if len(live) == 1 or self.closed else None

    def pick(self, name: str) -> "Picker":
        """Return the picker with one more name; raise `ValueError` for a name that is not in `selectable`."""
        if name not in self.selectable:
            raise ValueError(f"{name} cannot be picked now")
        if not name.startswith(VERB):
            return replace(self, picks=(*self.picks, name))
        verb = name.removeprefix(VERB)
        return replace(self, verb=verb, closed=any(action.verb == verb for action in self.spelt))

    def back(self) -> "Picker":
        """Return the picker without the last pick, or else without the verb; itself if nothing was picked."""
        if self.picks:
            return replace(self, picks=self.picks[:-1], closed=False)
        return replace(self, verb="", closed=False)

    def without(self, name: str) -> "Picker":
        """Return the picker without a pick: the last one, any if unordered, or the verb; else itself."""
        if not self.picks and self.verb and name == VERB + self.verb:
            return replace(self, verb="", closed=False)
        if name not in self.picks or (name != self.picks[-1] and not self._as_set):
            return self
        at = len(self.picks) - 1 - self.picks[::-1].index(name)
        return replace(self, picks=self.picks[:at] + self.picks[at + 1 :], closed=False)

    @property
    def _as_set(self) -> bool:
        return all(self.verbs[action.verb].as_set for action in self.live)

    def _begins(self, action: Action) -> bool:
        if self.verb and action.verb != self.verb:
            return False
        if self.verbs[action.verb].as_set:
            return all(self.picks.count(name) <= action.picks.count(name) for name in self.picks)
        return action.picks[: len(self.picks)] == self.picks

    def _next(self, action: Action) -> Sequence[str]:
        if self.verbs[action.verb].as_set:
            return [name for name in action.picks if action.picks.count(name) > self.picks.count(name)]
        return action.picks[len(self.picks) : len(self.picks) + 1]
