"""Heuristics of a game for bots: a sensible choice, the value of a position, and rollouts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.action import Action
from circus.core.state import State

S = TypeVar("S", bound=State)


class Reason(NamedTuple):
    """Justification of a good action; `circus.content.texts` formats it as a sentence.

    Attributes:
        key: message id in the catalogues; a game gives the part after `<game>-hint-`.
        facts: values for the variables of the sentence, in the form of `Event.facts`.
    """

    key: str
    facts: Mapping[str, Any] = MappingProxyType({})


class SearchBudget(NamedTuple):
    """Search budget and weaknesses of a bot of one strength.

    Attributes:
        iterations: number of search iterations per decision.
        careless: probability of a random choice, 0 to 1.
        forgetful: true if the bot sees the view that `Policy.forget` returns.
    """

    iterations: int
    careless: float = 0.0
    forgetful: bool = False


@dataclass(frozen=True)
class Policy(Generic[S]):
    """Heuristics of one game for bots.

    Values of a position are shares of the win, one per seat, 0 to 1. A sole winner has 1; several winners
    (partners too) share it equally, as `shares` computes.

    Attributes:
        greedy: (view, legal actions, rng): a simple sensible choice for the seat that owns the view and
            actions.
        evaluate: (full state): expected share of the win per seat; the actual shares at the end.
        rollout: (full state, rng): plays on quickly, in place, and returns the share per seat. It may stop
            before the end and evaluate; it does not change a finished state. `None`: random actions for
            `horizon` plies, then `evaluate`.
        horizon: number of plies of the default rollout.
        determinizer: (view): returns a function (rng) that draws determinizations of the view. Work that all
            of them share is done once. It obeys the contract of `Game.determinize`, may share between states
            what `apply` never changes, and may prefer likely worlds. `None`: `Game.determinize`.
        candidates: (state, seat, legal actions): those worth searching, at least one. The state is the seat's
            view for the present decision and a determinization for later ones. `None`: all of them.
        habit: (state, legal actions, rng): the probable choice of the seat that owns these actions, computed
            quickly; search tries it before the others. `None`: no preference.
        open_verbs: verbs whose actions every seat sees and which reveal nothing more. For all others (sealed,
            secret, a hidden draw) search compares the events that its seat receives, which takes longer.
        far_draws: verbs of draws at which search stops descending and evaluates the position by a rollout.
        forget: (view, rng): the view as a careless player remembers it; a view that the game could have
            reached. `None`: nothing is forgotten.
        reason: (view, action): justification of the action; `None` if there is none.
        tempting: keys of reasons that gain something at once; a hint against such an action says what is
            gained instead.
        restless: (view): probability of a random choice instead of any bot's own, above 0 only in games far
            longer than usual. Two bots that answer each other would otherwise repeat a position for ever.
        efforts: effort by the name of a strength. The iterations of a strength that is not named follow from
            those that are (`circus.bots.strengths`); without any, strengths have their usual effort.
    """

    greedy: Callable[[S, Sequence[Action], Random], Action]
    evaluate: Callable[[S], Sequence[float]]
    rollout: Callable[[S, Random], Sequence[float]] | None = None
    horizon: int = 100
    determinizer: Callable[[S], Callable[[Random], S]] | None = None
    candidates: Callable[[S, int, Sequence[Action]], Sequence[Action]] | None = None
    habit: Callable[[S, Sequence[Action], Random], Action] | None = None
    open_verbs: frozenset[str] = frozenset()
    far_draws: frozenset[str] = frozenset()
    forget: Callable[[S, Random], S] | None = None
    reason: Callable[[S, Action], Reason | None] | None = None
    tempting: frozenset[str] = frozenset()
    restless: Callable[[S], float] | None = None
    efforts: Mapping[str, SearchBudget] = field(default_factory=dict)


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """Return each seat's share of the win for these winners.

    >>> shares((0, 2), 3)
    [0.5, 0.0, 0.5]
    """
    part = 1 / len(winners)
    return [part if seat in winners else 0.0 for seat in range(seats)]
