"""Chooser: turns taps and drags on named items into one action of a seat, or the reason why not."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from circus.core.action import Action
from circus.core.errors import ParseError
from circus.core.game import Game, RuleViolation
from circus.core.state import State
from circus.ui.input.picker import VERB, Picker


@dataclass(frozen=True)
class Chosen:
    """Result of a gesture.

    Attributes:
        action: the whole action, if it is complete.
        why: the rule that forbids the attempt, if any; also set if the last name started a new choice.
        picked: whether a pick was added or removed on the way to an action.
        is_in_between: whether the gesture was refused because another choice is open, which it does not
            continue.
    """

    action: Action | None = None
    why: RuleViolation | None = None
    picked: bool = False
    is_in_between: bool = False


class Chooser:
    """Collector of the picks of one seat until they spell one of its legal actions.

    Clicks and drag and drop both end in `Picker`.
    """

    def __init__(
        self,
        game: Game[Any],
        view: State,
        seat: int,
        places: Sequence[str] = (),
        among: Sequence[Action] = (),
    ) -> None:
        """Start a choice; `view` is the seat's view and determines the legal actions.

        Args:
            game: the game.
            view: of the seat.
            seat: the seat that chooses.
            places: those that can be picked (`Game.places`). An incomplete tap is tried with each of them, so
                that a refusal names the rule that applies.
            among: the legal actions that are offered; all if empty.
        """
        self._game = game
        self._view = view
        self.seat = seat
        self._places = [place for place in places if place != f"seat/{seat}"]
        self._legal = tuple(game.legal_actions(view, seat))
        self._fresh = Picker(game.verbs, tuple(among) or self._legal)
        self.picker = self._fresh
        self._whys: dict[tuple[str, ...], RuleViolation | None] = {}

    @property
    def menu(self) -> tuple[str, ...]:
        """Verbs to choose from if the picks alone leave several; empty while other picks are possible."""
        wanted = self.picker.selectable
        if not self.picker.picks or not wanted or any(not name.startswith(VERB) for name in wanted):
            return ()
        return tuple(sorted(wanted))

    @property
    def is_open(self) -> bool:
        """Whether something has been picked, or a verb was named."""
        return bool(self.picker.picks or self.picker.verb)

    @property
    def beginnings(self) -> frozenset[str]:
        """Names with which an action can begin, whatever has been picked; a tap on one restarts it."""
        return self._fresh.selectable

    def tap(self, name: str) -> Chosen:
        """Handle a tap on an item: add it, remove it if it is picked, or start a new choice with it.

        While a choice is open, an item that does not continue it never completes an action. After a named
        verb it does not start another choice either: what is drawn grey must not act.
        """
        if name in self.picker.selectable:
            return self._take(self.picker, name)
        before, self.picker = self.picker, self.picker.without(name)
        if self.picker is not before:
            return Chosen(picked=True)
        if name.startswith(VERB) and self.picker.picks:
            return Chosen(why=self._why((*self.picker.picks, name)))
        begins = self.is_open and name in self._fresh.selectable
        why = self._why((*self.picker.picks, name)) if begins else None
        if self.is_in_between(name):
            return Chosen(why=why, is_in_between=True)
        if begins:
            return replace(self._take(self._fresh, name), why=why)
        way = self.way_to(name)
        return self._take(way, name) if way else Chosen(why=self.pick_violation(name))

    def is_in_between(self, name: str) -> bool:
        """Return whether an item has a use, but the open choice must be finished or put back first."""
        if not self.is_open or name in self.picker.selectable:
            return False
        if name in self._fresh.selectable and self.picker.verb:
            return True
        way = self.way_to(name)
        return way is not None and way.pick(name).done is not None

    def way_to(self, name: str) -> Picker | None:
        """Return the picker to which a tap on this item adds it; `None` if it cannot be picked now.

        The picker may be empty, or have the one pick that must come before, as a rolled colour before a
        clown.
        """
        for picker in (self.picker, self._fresh):
            if name in picker.selectable:
                return picker
        between = self._only_way_to(name)
        return self.picker.pick(between) if between else None

    def after_others(self, name: str) -> list[Action]:
        """Return the live actions that need this item after another pick."""
        beyond = len(self.picker.picks) + 1
        return [action for action in self.picker.live if name in action.picks[beyond:]]

    def pick_violation(self, name: str) -> RuleViolation | None:
        """Return the rule that forbids picking an item now; `None` if none does, or it may come later."""
        if self.way_to(name):
            return None
        why = self._why((*self.picker.picks, name)) if self.picker.picks else None
        return why or (None if self.after_others(name) else self._why((name,)))

    def begin(self, verb: str, name: str) -> Chosen | None:
        """Start a new choice with an item if this verb can follow it; `None` if nothing can begin so."""
        if name not in self._fresh.selectable or self.picker.picks == (name,):
            return None
        begun = self._fresh.pick(name)
        if VERB + verb not in begun.selectable:
            return Chosen(why=self._why((name, VERB + verb)))
        self.picker = begun
        return Chosen(picked=True)

    def drag(self, source: str, crossed: Sequence[str], end: str, *, in_play: bool = True) -> Chosen:
        """Handle a drag: an exact path wins, else source and end if unique, else a choice is left open.

        Released in the play area (`in_play`) without another meaning (`end` may be ""), the source is picked
        as by a tap. That is the whole action if nothing longer begins so; outside the area nothing is chosen.
        Dropped on a verb (such as a deck), it is picked and the verb named. A source that cannot come next
        starts a new choice.
        """
        if self.picker.verb and source not in self.picker.selectable:
            return Chosen(why=self._why((*self.picker.picks, source)), is_in_between=True)
        return self._dragged(source, crossed, end, in_play)

    def _dragged(self, source: str, crossed: Sequence[str], end: str, in_play: bool) -> Chosen:
        base = self.picker if source in self.picker.selectable else self._fresh
        if source.startswith(VERB):
            return self._spend(base, source, end, in_play)
        if not end and not in_play:
            return Chosen()
        if source in base.selectable:
            if not end:
                return self._take(base, source)
            if end in base.pick(source).selectable and end.startswith(VERB):
                return self._take(base.pick(source), end)
        path = (source, *(name for name in crossed if name != source))
        if end and path[-1] != end:
            path = (*path, end)
        exact = self._matching(base, path) or self._matching(base, (source, end))
        ends = [action for action in base.live if _joins(action.picks[len(base.picks) :], source, end)]
        for matching in (exact, ends):
            if len(matching) == 1:
                return self._done(matching[0])
        if ends:
            return self._take(base, source)
        names = (source, end) if end else (source,)
        why = self._why((*base.picks, *names)) or self._why(names)
        picks = why is None and source in base.selectable and in_play
        return self._take(base, source) if picks else Chosen(why=why)

    def _spend(self, base: Picker, verb: str, end: str, in_play: bool) -> Chosen:
        """Handle a drag of an item that represents a verb: onto another verb it names that, else its own."""
        if end.startswith(VERB) and end in base.selectable:
            return self._take(base, end)
        if verb not in base.selectable:
            return Chosen(why=self._why((verb,)))
        named = base.pick(verb)
        if end in named.selectable:
            return self._take(named, end)
        return self._take(base, verb) if in_play else Chosen()

    def back(self) -> Chosen:
        """Remove the last pick."""
        before = self.picker
        self.picker = before.back()
        return Chosen(picked=self.picker != before)

    def _only_way_to(self, name: str) -> str:
        """Return the one pick that must precede `name`, as a rolled colour before a clown; "" if many can."""
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

    def _matching(self, base: Picker, names: Sequence[str]) -> list[Action]:
        """Return the live actions of a picker with exactly these names after its picks."""
        whole = (*base.picks, *names)
        return [action for action in base.live if self._same(action, whole)]

    def _same(self, action: Action, names: Sequence[str]) -> bool:
        if self._game.verbs[action.verb].as_set:
            return sorted(action.picks) == sorted(names)
        return action.picks == tuple(names)

    def _why(self, names: tuple[str, ...]) -> RuleViolation | None:
        """Return the rule that forbids the first action that these names could spell; one may be its verb."""
        if names not in self._whys:
            self._whys[names] = None if self._is_legal(names) else self._search_why(names)
        return self._whys[names]

    def _search_why(self, names: Sequence[str]) -> RuleViolation | None:
        """Return the rule that forbids these names under the named verb, else under the likeliest verb."""
        verbs = [name.removeprefix(VERB) for name in names if name.startswith(VERB)]
        picks = tuple(name for name in names if not name.startswith(VERB))
        legal = {action.verb for action in self._fresh.legal}
        if verbs:
            return self._first_why(verbs[-1:], picks)
        tried = sorted(legal)
        others = [verb.name for verb in self._game.verbs if verb.name not in legal and not verb.by_chance]
        return (
            self._first_why(tried, picks)
            or self._why_nowhere(tried, picks)
            or (self._why_unlike_others(*picks) if len(picks) == 1 else None)
            or next((why for verb in others if (why := self._why_of(verb, picks))), None)
            or (self._why_unreached(picks[0], (*tried, *others)) if len(picks) == 1 else None)
        )

    def _is_legal(self, names: Sequence[str]) -> bool:
        """Return whether a legal action begins with these names, even if it is not among those offered."""
        picker = Picker(self._game.verbs, self._legal)
        for name in names:
            if name not in picker.selectable:
                return False
            picker = picker.pick(name)
        return True

    def _why_of(self, verb: str, picks: tuple[str, ...]) -> RuleViolation | None:
        """Return the rule that forbids these picks under one verb, alone or with any target."""
        return self._forbidden(verb, picks) or self._why_nowhere((verb,), picks)

    def _why_unlike_others(self, name: str) -> RuleViolation | None:
        """Return the rule that forbids replacing an item by this one of the same kind in a legal action."""
        kinds = {piece.name: piece.kind for piece in self._game.pieces(self._view) if piece.name}
        alike = {each for each, kind in kinds.items() if kind == kinds.get(name)} - {name}
        for action in self._fresh.legal:
            for at, pick in enumerate(action.picks):
                stead = (*action.picks[:at], name, *action.picks[at + 1 :])
                if pick in alike and (why := self._forbidden(action.verb, stead)):
                    return why
        return None

    def _why_unreached(self, place: str, verbs: Iterable[str]) -> RuleViolation | None:
        """Return the rule that keeps most pieces from a place, such as a space too far away for all.

        Only pieces that can go elsewhere are tried, if there are any.
        """
        if place not in self._places or place.startswith("seat/"):
            return None
        pieces = {piece.name for piece in self._game.pieces(self._view)} - {""}
        for verb in verbs:
            able = {action.picks[0] for action in self._fresh.legal if action.verb == verb and action.picks}
            tried = sorted(pieces & able or pieces)
            whys = [why for piece in tried if (why := self._forbidden(verb, (piece, place)))]
            if whys:
                count = Counter((why.rule, why.key) for why in whys)
                return max(whys, key=lambda why: count[why.rule, why.key])
        return None

    def _first_why(self, verbs: Iterable[str], picks: tuple[str, ...]) -> RuleViolation | None:
        return next((why for verb in verbs if (why := self._forbidden(verb, picks))), None)

    def _forbidden(self, verb: str, picks: tuple[str, ...]) -> RuleViolation | None:
        """Return the rule of this table that forbids an action; `None` if it is legal or cannot be spelt."""
        try:
            action = self._game.verbs.action(self.seat, verb, self._game.verbs[verb].read(picks))
        except ParseError:
            return None
        why = self._game.rule_violation(self._view, action)
        return why if why and not why.is_off else None

    def _why_nowhere(self, verbs: Iterable[str], picks: tuple[str, ...]) -> RuleViolation | None:
        """Return the rule that forbids these picks with every target; of several rules the rarest.

        Nobody aims at themselves, or at who is out of the game.
        """
        pieces = {piece.name for piece in self._game.pieces(self._view)} - {"", f"seat/{self.seat}"}
        places = [each for each in self._places if not self._is_out(each)]
        aimed = (1, [*places, *sorted(each for each in pieces if not self._is_out(each))]), (2, places)
        for verb in verbs:
            for more, names in aimed:
                aims = self._targets(verb, picks, tuple(dict.fromkeys(names)), more)
                whys = [why for aim in aims if (why := self._forbidden(verb, (*picks, *aim)))]
                count = Counter((why.rule, why.key) for why in whys)
                if whys:
                    return min(whys, key=lambda why: count[why.rule, why.key])
        return None

    def _is_out(self, name: str) -> bool:
        """Return whether this is a seat that is out of the game."""
        kind, _, seat = name.partition("/")
        return kind == "seat" and self._game.facts.is_out(self._view, int(seat))

    def _targets(
        self, verb: str, picks: tuple[str, ...], names: Sequence[str], count: int
    ) -> Iterator[tuple[str, ...]]:
        """Yield sets of `count` targets with which a verb can be spelt after these picks.

        Two names of each kind are tried first: most verbs take only few kinds. This saves nine tenths of the
        time of a refusal.
        """
        kinds = {name: name.partition("/")[0] for name in names}
        samples = {
            **{kinds[name]: name for name in names},
            **{f"{kinds[name]}/": name for name in names[::-1]},
        }
        shapes = {
            tuple(kinds[name] for name in aim)
            for aim in product(samples.values(), repeat=count)
            if self._can_spell(verb, (*picks, *aim))
        }
        if shapes:
            yield from (
                aim for aim in product(names, repeat=count) if tuple(kinds[name] for name in aim) in shapes
            )

    def _can_spell(self, verb: str, picks: tuple[str, ...]) -> bool:
        try:
            self._game.verbs[verb].read(picks)
        except ParseError:
            return False
        return True


def _joins(picks: Sequence[str], source: str, end: str) -> bool:
    """Return whether picks lead from `source` to `end`."""
    return bool(end) and len(picks) > 1 and picks[0] == source and picks[-1] == end
