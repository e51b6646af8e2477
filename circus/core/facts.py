"""What a game tells about its course: turns and phases, open windows, secrets, surprises, key moments.

Screens, bots, logs and replays read these; facts that only one game has (who would take the trick, the
odds of a shot) are functions of its own `facts.py`.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.event import Event
from circus.core.state import State

S = TypeVar("S", bound=State)


class Turn(NamedTuple):
    """Where a game stands in its course, as everybody at the table can tell.

    Attributes:
        phase: what is being done, a word of the game ("deal", "draft", "standoff").
        round: counted from 1: a hand, a round; 0 before the first.
        turn: counted from 1 inside the round: a trick, a turn; 0 before the first.
    """

    phase: str
    round: int
    turn: int


@dataclass(frozen=True)
class KeyMoment:
    """A moment that people talk about afterwards; replay and log mark it, results tell it.

    Attributes:
        kind: a word of the game ("hit", "poster", "hole"): `<game>-moment-KIND` is its name, and
            `<game>-moment-KIND-told` the sentence that tells it.
        seats: whom it concerns.
        weight: how much it decided beside the other moments of its game.
        facts: what its sentence is told; how a moment is told makes it no other one.
    """

    kind: str
    seats: tuple[int, ...]
    weight: int = field(default=1, compare=False)
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}), compare=False)


@dataclass(frozen=True)
class Window:
    """A question that is put to several seats at once, as everybody at the table sees it (CH-25).

    It is made of the public view alone: whether a person is asked follows from it, and so tells
    nothing of any hand.

    Attributes:
        key: another one for every window of a game.
        turn: stays the same as long as "not this turn" lasts.
        kind: what is asked about, one of `Facts.window_kinds`.
        asked: the seats that are asked, whoever of them has answered already.
        able: those of them who may hold what it takes to react, as far as everybody can tell.
        concerned: the seats that what is asked about comes from or is aimed at.
        allow, react: verbs of the answer that lets it happen, and of the one that does not.
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


def _no_window(_state: State) -> Window | None:
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


def _nobody_out(_state: State, _seat: int) -> bool:
    return False


@dataclass(frozen=True)
class Facts(Generic[S]):
    """What a game says of its own course; each function takes a full state or any view of it.

    Attributes:
        turn: where the game stands; the same for a state and all its views.
        window: the window for reactions that is open; `None` for none.
        window_kinds: what windows of this game can be about, as picks ("card/attack"); none if it opens none.
        secrets: the kinds of events that tell a few seats something once: whoever is told looks alone.
        ruling: (event, view when it is told): the ruling behind a surprise; "" for none.
        is_out: (state, seat): whether this seat has no decision to come, as everybody sees.
        key_moment: (event, view when it is told): what this event was worth; `None` for nothing much.
        mark: (view, seat): the sprite that lies over a face since something happened to that person, on
            every screen; "" for none.
        deduce: (view): the view with every hidden face filled in that follows from the rest of it; the same
            view where none does.
        disclosed: (event, view just before it): the (kind, face) of each piece of which the event tells this
            viewer something that counting visible faces does not show: it is uncovered while another one is
            covered, or is certainly not in a hand.
    """

    turn: Callable[[S], Turn] = _one_turn
    window: Callable[[S], Window | None] = _no_window
    window_kinds: tuple[str, ...] = ()
    secrets: frozenset[str] = frozenset()
    ruling: Callable[[Event, S], str] = _no_ruling
    is_out: Callable[[S, int], bool] = _nobody_out
    key_moment: Callable[[Event, S], KeyMoment | None] = _no_moment
    mark: Callable[[S, int], str] = _no_mark
    deduce: Callable[[S], S] = _no_deduction
    disclosed: Callable[[Event, S], tuple[tuple[str, str], ...]] = _nothing_disclosed
