"""What a game tells about its course: turns and phases, open windows, secrets, surprises, key moments.

Screens, bots, logs and replays read these; facts that only one game has (who would take the trick, the
odds of a shot) are functions of its own `facts.py`.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

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


class KeyMoment(NamedTuple):
    """A moment that people talk about afterwards; replay and log mark it.

    Attributes:
        kind: a word of the game ("hit", "poster", "hole"), the key of its name in the catalogues.
        seats: whom it concerns.
    """

    kind: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Window:
    """A question that is put to several seats at once, as everybody at the table sees it (CH-25).

    It is made of the public view alone: whether a person is asked follows from it, and so tells
    nothing of any hand.

    Attributes:
        key: another one for every window of a game.
        turn: stays the same as long as "not this turn" lasts.
        asked: the seats that are asked, whoever of them has answered already.
        concerned: the seats that what is asked about comes from or is aimed at.
        verb: of the answer that lets it happen.
    """

    key: Hashable
    turn: Hashable
    asked: frozenset[int]
    concerned: frozenset[int]
    verb: str


def _one_turn(state: State) -> Turn:
    return Turn("play" if state.awaited else "over", 1, 1)


def _no_window(_state: State) -> Window | None:
    return None


def _no_ruling(_event: Event, _view: State) -> str:
    return ""


def _no_moment(_event: Event, _view: State) -> KeyMoment | None:
    return None


@dataclass(frozen=True)
class Facts(Generic[S]):
    """What a game says of its own course; each function takes a full state or any view of it.

    Attributes:
        turn: where the game stands; the same for a state and all its views.
        window: the window for reactions that is open; `None` for none.
        has_windows: whether this game ever opens one.
        secrets: the kinds of events that tell a few seats something once: whoever is told looks alone.
        ruling: (event, view when it is told): the ruling behind a surprise; "" for none.
        key_moment: (event, view when it is told): what this event was worth; `None` for nothing much.
    """

    turn: Callable[[S], Turn] = _one_turn
    window: Callable[[S], Window | None] = _no_window
    has_windows: bool = False
    secrets: frozenset[str] = frozenset()
    ruling: Callable[[Event, S], str] = _no_ruling
    key_moment: Callable[[Event, S], KeyMoment | None] = _no_moment
