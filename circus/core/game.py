"""What a game offers: its declaration as data and its rules as pure functions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.action import CHANCE, Action, Verbs
from circus.core.because import Because
from circus.core.brand import Brand
from circus.core.ending import Ending
from circus.core.errors import UsageError
from circus.core.event import Event, Tell
from circus.core.facts import Facts
from circus.core.level import Level, LevelSpec
from circus.core.option import Option, Value, resolve
from circus.core.piece import Piece
from circus.core.policy import Policy
from circus.core.rows import Rows
from circus.core.state import State

S = TypeVar("S", bound=State)


class Outcome(NamedTuple):
    """How a game ended.

    Attributes:
        winners: the winning seats, ascending; several share the win.
        scores: one number a seat.
        reason: one word for what ended it.
    """

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Why(NamedTuple):
    """Why something is not allowed; `circus.texts` puts it into words.

    Attributes:
        rule: the ruling, or the heading of the rule.
        key: of the sentence in the catalogues; a game gives what follows `<game>-why-`.
        facts: what the sentence is told, as an event is.
    """

    rule: str
    key: str
    facts: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Setup:
    """What is fixed before a game starts.

    Attributes:
        seats: how many play.
        options: every option of the game with its value.
        level: the board, for games that have one.
        level_name: the name of a chosen board; `None` for the game's default board.
    """

    seats: int
    options: Mapping[str, Value]
    level: Level | None = None
    level_name: str | None = None


def _no_numbers(_state: State) -> Mapping[str, int]:
    return {}


def _no_limit(_setup: Setup) -> int | None:
    return None


def _no_because(_event: Event, _view: State) -> Because | None:
    return None


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game: the declaration that menus, records, bots and tests read, and its rules.

    Attributes:
        name: of its folder, its records and its command-line word.
        seats: every number of seats it can be played with.
        usual_seats: the number it opens with.
        unofficial_seats: numbers that its rule text does not give.
        options: the declared choices of rules.
        rules: version of the rules, whole numbers with points between them. A record names it; count it up
            when records of before may not replay any more (`python -m tests.golden` finds out).
        verbs: the kinds of action, and how each is read and spelt.
        level: what its boards must hold; `None` if it has no board.

        start: the state before anything happened; chance is awaited where cards are to be dealt.
        choices: every legal action of an awaited seat, each once; for `CHANCE` the possible outcomes, or an
            empty sequence where they are too many to list. Valid until the next `apply` on the same state:
            copy it to keep it. It trusts its caller, as `apply` does: ask `legal` for any other seat.
        apply: carries a legal action out, in place; tells the events when `tell` is given.
        chance: one outcome of the draw that is due, with the true odds.
        outcome: how the game ended; `None` while somebody is awaited.
        view: the state as one seat may see it, hidden values replaced; seat -1 is the public.
        fill: a full state that agrees with a view in everything that view knows, drawn at random.
        why_not: which rule forbids an action that is not legal, for an awaited seat or a draw;
            `None` only for a draw that is possible.
        pieces: what lies where, as far as this state or view knows.
        places: the picks that name a fixed place (a space, a seat) and not a piece.

        actions: every action that a seat may ever choose in this set-up, each once, in a fixed order;
            an iterator, because some games have hundreds of thousands.
        weights: the odds of the draws that `legal(state, CHANCE)` lists, whole numbers in its order;
            `None`: all listed draws are as likely as one another.
        piece_places: every place where a piece can lie in this set-up, in a fixed order.
        piece_faces: every (kind, face) that a piece can have, hidden ones included, in a fixed order.
        numbers: what a view knows beside pieces, awaited seats and legal actions (owed actions, whose
            colour, who still plays), by name; the same names in every state of a set-up.
        rows: how a view is written for learners, where counting pieces and telling `numbers` would be slow
            or too long; `None`: so.
        longest: the most actions a game of this set-up can have, chance included; `None` without limit.

        facts: turns, windows, surprises, key moments: what a game tells about its course.
        ending: places, teams, measures: how its end is told.
        because: (event, view when it is told): why it came about, with its numbers; `None` where nobody
            would ask.
        policy: what bots know of the game; `None` if they have only its rules.
        brand: how menus, posters and benchmarks present it.
    """

    name: str
    seats: tuple[int, ...]
    usual_seats: int
    options: tuple[Option, ...]
    verbs: Verbs
    start: Callable[[Setup], S]
    choices: Callable[[S, int], Sequence[Action]]
    apply: Callable[[S, Action, Tell | None], None]
    chance: Callable[[S, Random], Action]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int], S]
    fill: Callable[[S, Random], S]
    why_not: Callable[[S, Action], Why | None]
    pieces: Callable[[S], Sequence[Piece]]
    places: Callable[[Setup], Sequence[str]]
    actions: Callable[[Setup], Iterator[Action]]
    piece_places: Callable[[Setup], Sequence[str]]
    piece_faces: Callable[[Setup], Sequence[tuple[str, str]]]
    weights: Callable[[S], Sequence[int]] | None = None
    numbers: Callable[[S], Mapping[str, int]] = _no_numbers
    rows: Callable[[Setup], Rows[S]] | None = None
    longest: Callable[[Setup], int | None] = _no_limit
    level: LevelSpec | None = None
    facts: Facts[S] = field(default_factory=Facts)
    ending: Ending[S] = field(default_factory=Ending)
    because: Callable[[Event, S], Because | None] = _no_because
    policy: Policy[S] | None = None
    brand: Brand = field(default_factory=Brand)
    unofficial_seats: tuple[int, ...] = field(default=())
    rules: str = "1"

    def setup(
        self,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        level: Level | None = None,
    ) -> Setup:
        """A checked set-up, defaults filled in; raises `UsageError` in one sentence."""
        chosen = self.usual_seats if seats is None else seats
        if chosen not in self.seats:
            listed = ", ".join(map(str, self.seats))
            raise UsageError(f"{self.name} cannot be played with {chosen} seats: choose {listed}")
        named = level.name if level and self.level and level.name != self.level.default else None
        return Setup(chosen, resolve(self.options, options or {}), level, named)

    def legal(self, state: S, seat: int) -> Sequence[Action]:
        """The `choices` of a seat; none if it is not awaited."""
        return self.choices(state, seat) if seat in state.awaited else ()

    def odds(self, state: S) -> list[float]:
        """The chance of each draw that `legal(state, CHANCE)` lists; [] where none are listed."""
        weights = self.weights(state) if self.weights else [1] * len(self.legal(state, CHANCE))
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def forbids(self, state: S, action: Action) -> Why | None:
        """Why `action` cannot be done now; `None` if it is legal: the one place that decides it."""
        if action.seat not in state.awaited:
            facts = {"seat": action.seat, "awaited": state.awaited}
            return Why("turn order", _not_awaited(state, action.seat), facts)
        if action in self.choices(state, action.seat):
            return None
        why = self.why_not(state, action)
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
    """The key of what to say of a seat, or chance, that acts when it is not awaited."""
    if not state.awaited:
        return "why-game-over"
    if CHANCE in state.awaited:
        return "why-draw-first"
    return "why-no-draw-now" if seat == CHANCE else "why-not-awaited"
