"""Interface of a game: its declaration as data and its rules as pure functions.

Chance is a seat and every draw is an action, so a game can be scripted or replayed without random numbers.

This example plays a random game:

>>> from random import Random
>>> from circus import games
>>> game, rng = games.find(games.in_order()[0]), Random(1)
>>> state = game.start(game.setup(seats=2))

>>> while game.outcome(state) is None:
...     seat = state.awaited[0]
...     action = game.chance(state, rng) if seat == CHANCE else rng.choice(game.legal_actions(state, seat))
...     assert game.rule_violation(state, action) is None
...     game.apply(state, action, None)

>>> state.awaited
()
>>> len(game.outcome(state).scores)
2
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.action import CHANCE, Action, Verbs
from circus.core.because import Because
from circus.core.brand import Brand
from circus.core.ending import Ending
from circus.core.errors import UnknownOptionError, UsageError
from circus.core.event import Event, EventSink
from circus.core.facts import Facts
from circus.core.level import Level, LevelSpec
from circus.core.number import Number, TooFewPiecesError, resolve_numbers
from circus.core.option import Option, Value, resolve
from circus.core.piece import Piece
from circus.core.policy import Policy
from circus.core.rows import Rows
from circus.core.state import State

S = TypeVar("S", bound=State)


class Outcome(NamedTuple):
    """Result of a finished game.

    Attributes:
        winners: winning seats, ascending; several seats share the win.
        scores: one number per seat.
        reason: one word for the condition that ended the game.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class RuleViolation(NamedTuple):
    """Violation of a rule; `circus.content.texts` formats it as a sentence.

    Attributes:
        rule: ruling id, or heading of the rule.
        key: message id in the catalogues; a game gives the part after `<game>-why-`.
        facts: values for the variables of the sentence, in the form of `Event.facts`.
        is_off: True for a rule of an option that is not played at this table: no refusal mentions it.
    """

    rule: str
    key: str
    facts: Mapping[str, Any] = MappingProxyType({})
    is_off: bool = False


@dataclass(frozen=True)
class Setup:
    """Settings of one game, fixed before it starts.

    Attributes:
        seats: number of seats.
        options: value of every option of the game.
        level: the board, for games that have one.
        level_name: name of a chosen board; `None` for the game's default board.
        numbers: value of every number of the rules.
        changed: the numbers that differ from the published rules.
    """

    seats: int
    options: Mapping[str, Value]
    level: Level | None = None
    level_name: str | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    changed: Mapping[str, int] = field(default_factory=dict)

    @property
    def values(self) -> dict[str, Value]:
        """Value of every option and number, by name."""
        return {**self.options, **self.numbers}

    @property
    def choices(self) -> dict[str, Value]:
        """The options and the changed numbers: what `Game.setup` takes to make this set-up again."""
        return {**self.options, **self.changed}


def _no_counters(_state: State) -> Mapping[str, int]:
    return {}


def _nothing_dealt(_setup: Setup) -> tuple[int, int]:
    return 0, 0


def _no_limit(_setup: Setup) -> int | None:
    return None


def _no_because(_event: Event, _view: State) -> Because | None:
    return None


@dataclass(frozen=True)
class Game(Generic[S]):
    """Declaration of one game for menus, records, bots and tests, with its rules.

    The arguments of each function are given in brackets. A full state holds every value; a view has the same
    type, and its hidden values are replaced by placeholders. `docs/new_game.md` contains a whole small game.

    Optional are `unofficial_seats`, `numbers`, `dealt`, `rules`, `level`, `weights`, and everything after
    `piece_faces`.

    Attributes:
        name: name of its folder, in its records and on the command line.
        seats: every supported number of seats.
        usual_seats: default number of seats.
        unofficial_seats: numbers of seats that the published rules do not cover.
        options: the declared options of the rules.
        numbers: the declared numbers of the rules; no name is also an option's.
        dealt: (setup): the number of pieces that must be dealt, and the number that exist.
        rules: version of the rules, whole numbers separated by points, stored in every record. Increase it
            when records of the previous version may fail to replay (`python -m tests.golden` checks this).
        verbs: verbs of its actions, with their conversion from and to text.
        level: requirements for its boards; `None` if it has no board.
        start: (setup): the initial state. `CHANCE` is to act if cards must be dealt.
        legal_actions: (state, seat): every legal action of a seat, each once; empty if it is not to act. For
            `CHANCE` the possible outcomes, or an empty sequence if they are too many to list. The sequence is
            valid until the next `apply` on the same state; copy it to store it.
        apply: (state, action, sink): carries out a legal action in place and passes its events to the sink,
            if there is one. The action is not checked: use `rule_violation` first if it may be illegal.
        chance: (state, rng): one outcome of the pending draw, drawn with the true odds.
        outcome: (state): the result; `None` while a seat or chance is to act.
        view: (state, seat): the state as that seat may see it; seat -1 is the public.
        determinize: (view, rng): a determinization: a random full state that agrees with all that the view
            shows.
        broken_rule: (state, action): the rule that forbids an action that is not legal, for a seat to act or
            a draw. `None` only for a draw that is possible.
        pieces: (state): every piece with its place and face, as far as this state or view shows them.
        places: (setup): picks that name a fixed place (a space, a seat), not a piece.
        actions: (setup): every action that a seat can ever take with this set-up, each once, in a fixed
            order. An iterator, because some games have hundreds of thousands.
        weights: (state): odds of the draws that `legal_actions(state, CHANCE)` lists, as whole numbers in its
            order. `None` if all listed draws are equally likely.
        piece_places: (setup): every place where a piece can be with this set-up, in a fixed order.
        piece_faces: (setup): every (kind, face) that a piece can have, hidden ones included, in a fixed
            order.
        counters: (view): further observable numbers by name, such as owed actions or assigned colours. All
            states of a set-up have the same names. Pieces, seats to act and legal actions are not repeated.
        rows: (setup): encoding of a view as numbers, for learning algorithms. `None` to use the general
            encoding (counts of pieces, then `counters`); a game declares its own where that is slow or too
            long.
        longest: (setup): the maximum number of actions in a game, chance included; `None` if unlimited.
        facts: functions about its course: turns, windows, surprises, key moments.
        ending: ranking and presentation of its end.
        because: (event, view after the event): explanation of the event; `None` if it needs none.
        policy: heuristics for bots; `None` if they can use only the rules.
        brand: presentation in menus, posters and benchmarks.
    """

    name: str
    seats: tuple[int, ...]
    usual_seats: int
    options: tuple[Option, ...]
    verbs: Verbs
    start: Callable[[Setup], S]
    legal_actions: Callable[[S, int], Sequence[Action]]
    apply: Callable[[S, Action, EventSink | None], None]
    chance: Callable[[S, Random], Action]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int], S]
    determinize: Callable[[S, Random], S]
    broken_rule: Callable[[S, Action], RuleViolation | None]
    pieces: Callable[[S], Sequence[Piece]]
    places: Callable[[Setup], Sequence[str]]
    actions: Callable[[Setup], Iterator[Action]]
    piece_places: Callable[[Setup], Sequence[str]]
    piece_faces: Callable[[Setup], Sequence[tuple[str, str]]]
    weights: Callable[[S], Sequence[int]] | None = None
    counters: Callable[[S], Mapping[str, int]] = _no_counters
    rows: Callable[[Setup], Rows[S]] | None = None
    longest: Callable[[Setup], int | None] = _no_limit
    level: LevelSpec | None = None
    facts: Facts[S] = field(default_factory=Facts)
    ending: Ending[S] = field(default_factory=Ending)
    because: Callable[[Event, S], Because | None] = _no_because
    policy: Policy[S] | None = None
    brand: Brand = field(default_factory=Brand)
    unofficial_seats: tuple[int, ...] = field(default=())
    numbers: tuple[Number, ...] = ()
    dealt: Callable[[Setup], tuple[int, int]] = _nothing_dealt
    rules: str = "1"

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        level: Level | None = None,
    ) -> Setup:
        """Return a checked set-up with the defaults filled in.

        Args:
            seats: number of seats; `None` for `usual_seats`.
            options: values that differ from the defaults, by the name of the option or number.
            level: the board, for games that have one.

        Raises:
            UsageError: the game does not support this number of seats, option or value, or these numbers
                contradict each other.

        >>> from circus import games
        >>> game = games.find(games.in_order()[0])
        >>> game.setup().seats == game.usual_seats
        True
        """
        chosen = self.usual_seats if seats is None else seats
        if chosen not in self.seats:
            listed = ", ".join(map(str, self.seats))
            raise UsageError(f"{self.name} cannot be played with {chosen} seats: choose {listed}")
        named = level.name if level and self.level and level.name != self.level.default else None
        values = self.values(options or {})
        numbers = resolve_numbers(self.numbers, values)
        defaults = {number.name: number.default for number in self.numbers}
        changed = {name: value for name, value in numbers.items() if value != defaults[name]}
        resolved = {option.name: values[option.name] for option in self.options}
        setup = Setup(chosen, resolved, level, named, numbers, changed)
        needed, present = self.dealt(setup) if changed else (0, 0)
        if needed > present:
            raise TooFewPiecesError(needed, present)
        return setup

    @property
    def declared(self) -> dict[str, Option | Number]:
        """The options and numbers of the rules, by name."""
        return {each.name: each for each in self.options} | {each.name: each for each in self.numbers}

    def option(self, name: str) -> Option:
        """Return the declared option of that name; raise `UnknownOptionError`."""
        for each in self.options:
            if each.name == name:
                return each
        raise UnknownOptionError(f"there is no option '{name}' in {self.name}", name)

    def number(self, name: str) -> Number:
        """Return the declared number of that name; raise `UnknownOptionError`."""
        for each in self.numbers:
            if each.name == name:
                return each
        raise UnknownOptionError(f"there is no number '{name}' in {self.name}", name)

    def values(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Return the value of every option, and of the numbers among `chosen`, in the declared order.

        Raises:
            UnknownOptionError: a name is not declared, or does not allow the chosen value.
        """
        numbers = resolve_numbers(self.numbers, chosen)
        options = {name: value for name, value in chosen.items() if name not in numbers}
        return {
            **resolve(self.options, options),
            **{name: value for name, value in numbers.items() if name in chosen},
        }

    def changed(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """Return the options and numbers among `values` that differ from the published rules.

        >>> from circus import games
        >>> game = games.find(games.in_order()[0])
        >>> game.changed(game.values({}))
        {}
        """
        defaults = {name: each.default for name, each in self.declared.items()}
        return {name: value for name, value in values.items() if name in defaults and value != defaults[name]}

    def odds(self, state: S) -> list[float]:
        """Return the probability of each draw that `legal_actions(state, CHANCE)` lists; [] for none."""
        weights = self.weights(state) if self.weights else [1] * len(self.legal_actions(state, CHANCE))
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def explanation(self, event: Event, view: S, setup: Setup) -> Because | None:
        """Return why an event happened, with the values of the set-up among the facts of the sentence."""
        because = self.because(event, view)
        return because and because._replace(facts={**setup.values, **because.facts})

    def rule_violation(self, state: S, action: Action) -> RuleViolation | None:
        """Return the rule that forbids `action` in this state; `None` if the action is legal.

        This is the one check of legality. An action is legal exactly if `legal_actions` lists it, or if it is
        a possible draw.
        """
        if action.seat not in state.awaited:
            facts = {"seat": action.seat, "awaited": state.awaited}
            return RuleViolation("turn order", _not_awaited(state, action.seat), facts)
        if action in self.legal_actions(state, action.seat):
            return None
        why = self.broken_rule(state, action)
        return why and why._replace(key=f"{self.name}-why-{why.key}")


def rules_number(version: str) -> tuple[int, ...]:
    """Return a version of rules as numbers to compare; raises ValueError if it is none.

    >>> rules_number("2.10") > rules_number("2.9")
    True
    """
    parts = version.split(".")
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise ValueError(version)
    return tuple(map(int, parts))


def _not_awaited(state: State, seat: int) -> str:
    """Return the message id for a seat, or chance, that acts when it is not to act."""
    if not state.awaited:
        return "why-game-over"
    if CHANCE in state.awaited:
        return "why-draw-first"
    return "why-no-draw-now" if seat == CHANCE else "why-not-awaited"
