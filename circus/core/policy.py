"""What a game tells bots: a sensible choice, what a position is worth, and how to roll play out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from circus.core.action import Action
from circus.core.state import State

S = TypeVar("S", bound=State)


class Reason(NamedTuple):
    """Why an action is a good one; `circus.texts` puts it into words.

    Attributes:
        key: of the sentence in the game's catalogues; a game gives what follows `<game>-hint-`.
        facts: what the sentence is told, as an event is.
    """

    key: str
    facts: Mapping[str, Any] = MappingProxyType({})


class Effort(NamedTuple):
    """How much a bot of one strength thinks, and how careless it is.

    Attributes:
        iterations: games it imagines before it answers.
        careless: the share of its choices that it makes at random.
        forgetful: whether it remembers the table as a careless player does.
    """

    iterations: int
    careless: float = 0.0
    forgetful: bool = False


USUAL_EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {"easy": Effort(30, careless=0.2, forgetful=True), "normal": Effort(200), "hard": Effort(1500)}
)
"""For games that say nothing else."""


@dataclass(frozen=True)
class Policy(Generic[S]):
    """What bots know of one game.

    Worth is told as one share of the win a seat, 0 to 1: a sole winner has 1, and several
    winners (partners too) share it equally, as `shares` does.

    Attributes:
        greedy: (view, legal, rng): a simple sensible choice for the seat whose view and legal
            actions these are.
        evaluate: each seat's expected share of the win, for a full state; at the end its share.
        rollout: plays a full state on quickly, in place, and says each seat's share; it may stop
            before the end and evaluate, and it never changes a state that is at its end. `None`:
            random actions for `horizon` plies, then evaluate.
        horizon: the plies of the rollout that is made when the game gives none.
        filler: prepares once what stays the same in every completion of a view, and returns what
            draws one. It keeps to what `Game.fill` promises; it may share with other completions
            what `apply` never changes, and may prefer likely worlds. `None`: `Game.fill`.
        candidates: (state, seat, legal): the legal actions worth thinking about, at least one. Asked
            with the view of the seat for the choice that is due, and with guesses for later ones.
            `None`: all of them.
        habit: (state, choices, rng): what the seat to whom these choices belong would probably do,
            told quickly; a search weighs it before the others. `None`: all are weighed alike.
        open_verbs: the verbs whose actions every seat sees, with nothing to be learnt beside. A
            search tells all others (sealed, secret, a hidden draw) apart by what its seat is told,
            which takes longer.
        far_draws: the verbs of draws that a search does not look behind: what was done before them
            counts by its score alone.
        forget: the view as a careless player remembers it: a view that a game could have led to.
            `None`: nothing is forgotten.
        reason: (view, action): one sentence why that action is good; `None` where there is none.
        efforts: how much each strength thinks.
    """

    greedy: Callable[[S, Sequence[Action], Random], Action]
    evaluate: Callable[[S], Sequence[float]]
    rollout: Callable[[S, Random], Sequence[float]] | None = None
    horizon: int = 100
    filler: Callable[[S], Callable[[Random], S]] | None = None
    candidates: Callable[[S, int, Sequence[Action]], Sequence[Action]] | None = None
    habit: Callable[[S, Sequence[Action], Random], Action] | None = None
    open_verbs: frozenset[str] = frozenset()
    far_draws: frozenset[str] = frozenset()
    forget: Callable[[S, Random], S] | None = None
    reason: Callable[[S, Action], Reason | None] | None = None
    efforts: Mapping[str, Effort] = field(default_factory=lambda: USUAL_EFFORTS)


def shares(winners: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the win when these seats have won."""
    part = 1 / len(winners)
    return [part if seat in winners else 0.0 for seat in range(seats)]
