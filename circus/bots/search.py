"""Search: Information Set Monte Carlo Tree Search, single observer, for every game.

Each iteration guesses the hidden things anew (a completion of the view), walks down one tree that
all guesses share, adds to it and plays the rest out. What the tree remembers hangs on what the
searching seat is told on the way, so that its later choices never use a guess
(Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search, 2012).
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from typing import Any, Final

from circus.bots.greedy import choose as choose_greedily
from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Game
from circus.core.policy import Policy, shares
from circus.core.state import State

EXPLORATION: Final = 1.0
"""How much an action that was seldom tried is favoured, in standard deviations of what its seat gets."""

WIDEST: Final = 0.5
"""The standard deviation of shares of the win before any were seen; it cannot be larger."""

NARROWEST: Final = 0.02
"""The least that is taken for the standard deviation, so that no action is ever given up."""

BREADTH: Final = 0.2
"""How many choices are weighed against the habitual one, by the root of how often they could be."""

SURPRISES: Final = 0.2
"""The share of secret choices made at random: else the seats would learn to move in step."""

ENDLESS: Final = 2000
"""Plies after which a rollout of a game without a policy is called even."""

_REACH: Final = [0.0, *(EXPLORATION * sqrt(log(times)) for times in range(1, 10_000))]
"""The growing part of the confidence bound, by how often an action was offered; it ends there."""

_MOST_OFFERS: Final = len(_REACH) - 1

Edges = dict[Action, "Edge"]


class Place:
    """Where nodes hang on, by what the searching seat is told on the way; most have none behind them."""

    __slots__ = ("_after",)

    _after: "dict[Hashable, Node] | None"

    def behind(self, key: Hashable) -> "Node":
        """The node of all that look alike to the searching seat, when it was told this."""
        after = self._after
        if after is None:
            after = self._after = {}
        try:
            node = after.get(key)
        except TypeError:  # a fact is a list or a dictionary
            key = repr(key)
            node = after.get(key)
        if node is None:
            node = after[key] = Node()
        return node


class Edge(Place):
    """One action of one seat, as often as it was tried at one node.

    Attributes:
        action: which one.
        visits: how often it was chosen.
        total: the sum of the shares that its seat got.
        offered: how often it could have been chosen.
    """

    __slots__ = ("action", "offered", "total", "visits")

    def __init__(self, action: Action) -> None:
        self._after = None
        self.action = action
        self.visits = 0
        self.total = 0.0
        self.offered = 1


class Node(Place):
    """All positions that look alike to the searching seat; behind it draws, forced actions, sealed rounds.

    Attributes:
        edges: what each seat that chooses here has tried.
        choices: what the searching seat may do here, which is the same in every guess.
        visits: how often a seat whose habits are known had a choice here.
    """

    __slots__ = ("choices", "edges", "visits")

    def __init__(self) -> None:
        self._after = None
        self.edges: Edges = {}
        self.choices: Sequence[Action] = ()
        self.visits = 0


class Spread:
    """How far what the searching seat gets lies apart, so that close shares are told apart as well.

    Attributes:
        width: the standard deviation of all shares so far, or `WIDEST` while there are few.
    """

    __slots__ = ("_count", "_squares", "_sum", "width")

    FEW = 8

    def __init__(self) -> None:
        self.width = WIDEST
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, share: float) -> None:
        """Takes one more share into account."""
        self._count = count = self._count + 1
        self._sum += share
        self._squares += share * share
        if count > self.FEW:
            mean = self._sum / count
            self.width = max(NARROWEST, sqrt(max(0.0, self._squares / count - mean * mean)))


class Search:
    """The thoughts of one seat about one decision.

    Attributes:
        complete: draws one guess at all that the view hides.
        choices: the actions that are thought about.
    """

    def __init__(
        self, game: Game[Any], view: State, legal: Sequence[Action], among: Sequence[Action] = ()
    ) -> None:
        """`legal` is what the seat whose view this is may do: at least one action.

        With `among` only these are thought about.
        """
        policy: Policy[Any] | None = game.policy
        self._game = game
        self._legal_of, self._apply, self._chance = game.choices, game.apply, game.chance
        self._view = view
        self._legal = tuple(legal)
        self._seat = legal[0].seat
        self._spread = Spread()
        self._root = Node()
        self._root.choices = tuple(among)
        self._candidates = policy.candidates if policy else None
        self.choices = self._choices(self._root, view, self._seat)
        self._habit = policy.habit if policy else None
        self._open = policy.open_verbs if policy else frozenset[str]()
        self._far = policy.far_draws if policy else frozenset[str]()
        self._rollout = rollout_of(game)
        self.complete = filler_of(game, view)

    def iterate(self, rng: Random) -> float:
        """Completes the view once, walks down the tree to something new, and rolls play out from there.

        Returns the share of the win that the searching seat got.
        """
        state = self.complete(rng)
        path: list[Edge] = []
        node: Node | None = self._root
        while node is not None and (awaited := state.awaited):
            if len(awaited) > 1:
                node = self._sealed(node, state, path, rng)
            elif (seat := awaited[0]) == CHANCE:
                drawn = self._chance(state, rng)
                if drawn.verb in self._far:
                    break
                node = self._behind(node, state, drawn)
            else:
                node = self._turn(node, state, seat, path, rng)
        worth = self._rollout(state, rng)
        share = worth[self._seat]
        self._spread.add(share)
        for edge in path:
            edge.visits += 1
            edge.total += worth[edge.action.seat]
        return share

    def best(self, rng: Random) -> Action:
        """The action that was tried most; the greedy one before each has been tried."""
        tried = self._tried
        if len(self.choices) == 1:
            return self.choices[0]
        if len(tried) < len(self.choices):
            return choose_greedily(self._game, self._view, self._legal, rng)
        return max(tried, key=lambda edge: (edge.visits, edge.total)).action

    @property
    def width(self) -> float:
        """The standard deviation of the shares that the searching seat got."""
        return self._spread.width

    @property
    def found(self) -> Mapping[Action, tuple[int, float]]:
        """For each action of the decision how often it was tried, and the share that it got."""
        return {edge.action: (edge.visits, edge.total / edge.visits) for edge in self._tried}

    @property
    def _tried(self) -> list[Edge]:
        """What the searching seat has tried of its decision."""
        return [edge for edge in self._root.edges.values() if edge.action.seat == self._seat]

    def _choices(self, node: Node, state: Any, seat: int) -> Sequence[Action]:
        """What a seat may do that is worth thinking about."""
        if seat == self._seat and node.choices:
            return node.choices
        legal = self._legal_of(state, seat)
        if self._candidates and len(legal) > 1:
            legal = self._candidates(state, seat, legal)
        if seat == self._seat:
            node.choices = legal = tuple(legal)
        return legal

    def _turn(self, node: Node, state: Any, seat: int, path: list[Edge], rng: Random) -> Node | None:
        """One seat acts; returns the node behind it, `None` if that is new."""
        choices = self._choices(node, state, seat)
        if len(choices) == 1:
            return self._behind(node, state, choices[0])
        if self._habit and node is not self._root:
            choices = self._likely(node, state, choices, rng)
        edge = select(node.edges, choices, self._spread.width, rng)
        path.append(edge)
        if not edge.visits:
            self._apply(state, edge.action, None)
            return None
        return self._behind(edge, state, edge.action)

    def _likely(self, node: Node, state: Any, choices: Sequence[Action], rng: Random) -> Sequence[Action]:
        """What a seat would do by habit; more of its choices the more often the node is met."""
        node.visits += 1
        edges = node.edges
        known = [action for action in choices if action in edges]
        if not known:
            assert self._habit
            return (self._habit(state, choices, rng),)
        return choices if len(known) <= BREADTH * sqrt(node.visits) else known

    def _sealed(self, node: Node, state: Any, path: list[Edge], rng: Random) -> Node | None:
        """All awaited seats act, none of them knowing what another does; as `_turn` else.

        Before the last answer each seat is told no more than that others have answered, and its own.
        """
        edges, width, random = node.edges, self._spread.width, rng.random
        chosen: list[Action] = []
        own: Action | None = None
        known = True
        for seat in state.awaited:
            choices = self._choices(node, state, seat)
            if random() < SURPRISES:
                choices = (choices[int(random() * len(choices))],)
            edge = select(edges, choices, width, rng)
            chosen.append(edge.action)
            path.append(edge)
            if not edge.visits:
                known = False
            if seat == self._seat:
                own = edge.action
        last = chosen.pop()
        for action in chosen:
            self._apply(state, action, None)
        if not known:
            self._apply(state, last, None)
            return None
        told = self._told(state, last)
        return node.behind(told if own is None or own is last else (own, told))

    def _behind(self, place: Place, state: Any, action: Action) -> Node:
        """Carries an action out; the node of all that look alike to the searching seat from then on."""
        if action.verb in self._open:
            self._apply(state, action, None)
            return place.behind(action)
        return place.behind(self._told(state, action))

    def _told(self, state: Any, action: Action) -> Hashable:
        """Carries an action out; what the searching seat is told of it."""
        events: list[Event] = []
        self._apply(state, action, events.append)
        seat = self._seat
        told = tuple([event.told for event in events if event.audience is None or seat in event.audience])
        return (action, told) if action.seat == seat else told


def rollout_of(game: Game[Any]) -> Callable[[Any, Random], Sequence[float]]:
    """What plays a full state of this game on, in place, and says each seat's share of the win."""
    policy: Policy[Any] | None = game.policy
    return policy.rollout if policy and policy.rollout else partial(play_at_random, game)


def filler_of(game: Game[Any], view: State) -> Callable[[Random], Any]:
    """What draws full states that agree with a view."""
    policy: Policy[Any] | None = game.policy
    return policy.filler(view) if policy and policy.filler else partial(game.fill, view)


def select(edges: Edges, choices: Sequence[Action], width: float, rng: Random) -> Edge:
    """One that was never tried, at random; else the one with the highest upper confidence bound.

    Args:
        edges: what was tried.
        choices: what can be done now.
        width: the standard deviation of what comes out.
        rng: chooses among what was never tried.

    The bound of an action grows with how often it was offered, not with how often its node was
    met: what hidden cards seldom allow is not mistaken for neglected.
    """
    known = [edges[action] for action in choices if action in edges]
    if len(known) < len(choices):
        untried = [action for action in choices if action not in edges]
        action = untried[int(rng.random() * len(untried))]
        edge = edges[action] = Edge(action)
        return edge
    best, highest = known[0], -1.0
    for edge in known:
        offered = edge.offered
        if offered < _MOST_OFFERS:
            edge.offered = offered = offered + 1
        visits = edge.visits
        bound = edge.total / visits + width * _REACH[offered] / sqrt(visits)
        if bound > highest:
            best, highest = edge, bound
    return best


def play_at_random(game: Game[Any], state: Any, rng: Random) -> Sequence[float]:
    """Random actions to the end, or as far as the policy of the game looks; then each seat's share."""
    policy: Policy[Any] | None = game.policy
    choices, apply, random = game.choices, game.apply, rng.random
    for _ in range(policy.horizon if policy else ENDLESS):
        if not state.awaited:
            break
        seat = state.awaited[0]
        if seat == CHANCE:
            apply(state, game.chance(state, rng), None)
            continue
        legal = choices(state, seat)
        apply(state, legal[int(random() * len(legal))], None)
    return worth_of(game, state)


def worth_of(game: Game[Any], state: Any) -> Sequence[float]:
    """Each seat's share at the end of a game; before, what the policy of the game expects, or even."""
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome.winners, len(outcome.scores))
    if game.policy:
        worth: Sequence[float] = game.policy.evaluate(state)
        return worth
    return [0.5] * max(game.seats)
