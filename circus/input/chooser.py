"""Chooser: taps and drags on named things become one action of a seat, or the reason why not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from circus.core.action import Action
from circus.core.errors import ParseError
from circus.core.game import Game, Why
from circus.core.state import State
from circus.input.picker import VERB, Picker


@dataclass(frozen=True)
class Chosen:
    """What a gesture came to.

    Attributes:
        action: the whole action, if it is spelt.
        why: the rule that forbids what was tried, if one does.
        picked: whether something was picked or taken back on the way to an action.
    """

    action: Action | None = None
    why: Why | None = None
    picked: bool = False


class Chooser:
    """Collects the picks of one seat until they spell one of its legal actions.

    Click after click and drag and drop end in the same place: `Picker`.
    """

    def __init__(self, game: Game[Any], view: State, seat: int) -> None:
        """`view` is what the seat sees; legality is asked of it."""
        self._game = game
        self._view = view
        self.seat = seat
        self._fresh = Picker(game.verbs, tuple(game.legal(view, seat)))
        self.picker = self._fresh

    @property
    def menu(self) -> tuple[str, ...]:
        """The verbs to choose from when the picks alone leave several; empty while picks are wanted."""
        wanted = self.picker.wanted
        if not self.picker.picks or not wanted or any(not name.startswith(VERB) for name in wanted):
            return ()
        return tuple(sorted(wanted))

    def tap(self, name: str) -> Chosen:
        """Takes a tap on a thing; a thing picked last is put back, a new beginning begins anew."""
        if name in self.picker.wanted:
            return self._take(self.picker, name)
        if self.picker.picks and name == self.picker.picks[-1]:
            return self.back()
        if self.picker is not self._fresh and name in self._fresh.wanted:
            return self._take(self._fresh, name)
        between = self._only_way_to(name)
        if between:
            return self._take(self.picker.pick(between), name)
        return Chosen(why=self._why((*self.picker.picks, name)) or self._why((name,)))

    def drag(self, source: str, crossed: Sequence[str], end: str) -> Chosen:
        """Takes a drag: an exact path wins, else source and end if unique, else what to choose from.

        A thing that is an action by itself may be dropped anywhere off its place; `end` is "" there.
        """
        path = (source, *(name for name in crossed if name != source))
        if end and path[-1] != end:
            path = (*path, end)
        exact = self._matching(path) or self._matching((source, end) if end else (source,))
        if len(exact) == 1:
            return self._done(exact[0])
        ends = [action for action in self._live() if _joins(action, source, end)]
        if len(ends) == 1:
            return self._done(ends[0])
        if ends or (not end and source in self.picker.wanted):
            return self._begin_with(source, ends)
        return Chosen(why=self._why((*self.picker.picks, source, end)) or self._why((source, end)))

    def back(self) -> Chosen:
        """Takes the last pick back."""
        before = self.picker
        self.picker = before.back()
        return Chosen(picked=self.picker != before)

    def _only_way_to(self, name: str) -> str:
        """The one pick that must come before `name`, as the rolled colour before a clown; "" if many can."""
        at = len(self.picker.picks)
        ways = {action.picks[at] for action in self.picker.live if action.picks[at + 1 : at + 2] == (name,)}
        return ways.pop() if len(ways) == 1 else ""

    def _take(self, picker: Picker, name: str) -> Chosen:
        self.picker = picker.pick(name)
        action = self.picker.done
        return self._done(action) if action else Chosen(picked=True)

    def _done(self, action: Action) -> Chosen:
        self.picker = self._fresh
        return Chosen(action=action)

    def _live(self) -> list[Action]:
        return self.picker.live or list(self._fresh.legal)

    def _matching(self, names: Sequence[str]) -> list[Action]:
        """The legal actions that name exactly these things after what is picked already."""
        whole = (*self.picker.picks, *names)
        return [action for action in self._fresh.legal if self._same(action, whole)]

    def _same(self, action: Action, names: Sequence[str]) -> bool:
        if self._game.verbs[action.verb].as_set:
            return sorted(action.picks) == sorted(names)
        return action.picks == tuple(names)

    def _begin_with(self, source: str, ends: Sequence[Action]) -> Chosen:
        """Several actions fit: the source is picked, the rest is chosen by clicks."""
        if source in self.picker.wanted:
            return self._take(self.picker, source)
        if source in self._fresh.wanted:
            return self._take(self._fresh, source)
        return Chosen(picked=bool(ends))

    def _why(self, names: Sequence[str]) -> Why | None:
        """The rule that forbids the first action which these names could spell."""
        tried = sorted({action.verb for action in self._fresh.legal})
        others = [verb.name for verb in self._game.verbs if verb.name not in tried and not verb.by_chance]
        for verb in (*tried, *others):
            try:
                action = self._game.verbs.action(self.seat, verb, self._game.verbs[verb].read(tuple(names)))
            except ParseError:
                continue
            why = self._game.forbids(self._view, action)
            if why is not None:
                return why
        return None


def _joins(action: Action, source: str, end: str) -> bool:
    """Whether an action leads from `source` to `end`."""
    return bool(end) and len(action.picks) > 1 and action.picks[0] == source and action.picks[-1] == end
