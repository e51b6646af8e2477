"""Facts about the course of a game: turns, reaction windows, secrets, surprises and key moments.

Screens, bots, logs and replays read them. A fact that only one game has (the present winner of the trick, the
odds of a shot) is a function of the game's own `facts.py`.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.action import Action
from circus.core.event import Event
from circus.core.state import State

S = TypeVar("S", bound=State)


class Turn(NamedTuple):
    """Position in the course of a game; public.

    Attributes:
        phase: current phase, a word of the game ("deal", "draft", "standoff").
        round: number of the hand or round, from 1; 0 before the first.
        turn: number of the trick or turn within the round, from 1; 0 before the first.
    """

    phase: str
    round: int
    turn: int


@dataclass(frozen=True)
class KeyMoment:
    """Notable moment of a game: marked in the replay and the log, described in the results.

    Two key moments are equal if their kind and seats are equal.

    Attributes:
        kind: a word of the game ("hit", "poster", "hole"). The message `<game>-moment-KIND` names the moment;
            `<game>-moment-KIND-told` is its sentence.
        seats: the seats concerned.
        weight: importance relative to the other moments of the game.
        facts: values for the variables of the sentence.
    """

    kind: str
    seats: tuple[int, ...]
    weight: int = field(default=1, compare=False)
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}), compare=False)


@dataclass(frozen=True)
class ReactionWindow:
    """Reaction window: a question put to several seats at once, as everybody sees it (CH-25).

    It is computed from the public view alone. Which seats are asked follows from it, so the window reveals
    nothing about any hand.

    Attributes:
        key: unique for every window of a game.
        turn: equal for all windows in which an answer "not this turn" remains valid.
        kind: subject of the question, one of `Facts.window_kinds`.
        asked: seats that are asked, including those that have answered.
        able: seats in `asked` that may be able to react, according to public knowledge.
        concerned: seats that announced the action or are its target.
        allow, react: verbs of the two answers: let the action happen, or react to it.
    """

    key: Hashable
    turn: Hashable
    kind: str
    asked: frozenset[int]
    able: frozenset[int]
    concerned: frozenset[int]
    allow: str
    react: str


def _one_turn(state: State) -> Turn:
    return Turn("play" if state.awaited else "over", 1, 1)


def _no_window(_state: State) -> ReactionWindow | None:
    return None


def _no_ruling(_event: Event, _view: State) -> str:
    return ""


def _no_moment(_event: Event, _view: State) -> KeyMoment | None:
    return None


def _no_mark(_view: State, _seat: int) -> str:
    return ""


def _no_deduction(view: S) -> S:
    return view


def _nothing_disclosed(_event: Event, _view: State) -> tuple[tuple[str, str], ...]:
    return ()


def _no_words(_view: State, _action: Action) -> Mapping[str, Any]:
    return {}


def _nobody_out(_state: State, _seat: int) -> bool:
    return False


@dataclass(frozen=True)
class Facts(Generic[S]):
    """Functions that describe the course of a game; each takes a full state or any view of it.

    Attributes:
        turn: (state): the present turn; equal for a state and all its views.
        laps: whether people count laps, in each of which every seat has a turn, instead of turns.
        window: (state): the open reaction window; `None` for none.
        window_kinds: picks that a window's `kind` can be ("card/attack"); empty if the game opens no windows.
        secrets: kinds of events that reveal something once to a few seats, who must look alone.
        ruling: (event, view after the event): ruling that explains a surprising event; "" for none.
        is_out: (state, seat): whether the seat has no more decisions to make; public.
        key_moment: (event, view after the event): key moment that the event is; `None` for an ordinary event.
        mark: (view, seat): name of the sprite drawn over the seat's portrait on every screen; "" for none.
        deduce: (view): view in which every hidden face that follows from the rest is filled in; the same view
            if none does.
        disclosed: (event, view before the event): (kind, face) of each piece about which the event tells this
            viewer more than counting the visible faces does. Either the piece is revealed while another is
            covered, or it is certainly not in a hand.
        choice: (view of the seat before it, action): values for the variables of the message
            `<game>-choice-VERB`, which names an action with its picks in a review.
        passive: verbs with which a seat only waits; a review calls none of them a best move.
    """

    turn: Callable[[S], Turn] = _one_turn
    laps: bool = False
    window: Callable[[S], ReactionWindow | None] = _no_window
    window_kinds: tuple[str, ...] = ()
    secrets: frozenset[str] = frozenset()
    ruling: Callable[[Event, S], str] = _no_ruling
    is_out: Callable[[S, int], bool] = _nobody_out
    key_moment: Callable[[Event, S], KeyMoment | None] = _no_moment
    mark: Callable[[S, int], str] = _no_mark
    deduce: Callable[[S], S] = _no_deduction
    disclosed: Callable[[Event, S], tuple[tuple[str, str], ...]] = _nothing_disclosed
    choice: Callable[[S, Action], Mapping[str, Any]] = _no_words
    passive: frozenset[str] = frozenset()

    def turn_number(self, turn: Turn, seats: int) -> int:
        """Return the number of a turn as people at a table with `seats` seats count it."""
        return (turn.turn - 1) // seats + 1 if self.laps else turn.turn

    def counted(self, state: S, seats: int) -> Turn:
        """Return the present turn with the number that people at a table with `seats` seats count."""
        turn = self.turn(state)
        return turn._replace(turn=self.turn_number(turn, seats))
