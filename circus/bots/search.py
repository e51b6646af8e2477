"""Information Set Monte Carlo Tree Search with a single observer, for every game.

Each iteration draws a determinization of the view, descends one tree that all determinizations share, adds a
node and plays the rest out. Nodes are keyed by the events that the searching seat receives on the way. Its
later choices therefore never depend on a determinization (Cowling, Powley, Whitehouse: Information Set Monte
Carlo Tree Search, 2012).
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
"""Exploration constant of the confidence bound, in standard deviations of the searching seat's share."""

WIDEST: Final = 0.5
"""Standard deviation assumed before there are samples: the maximum for shares of the win."""

NARROWEST: Final = 0.02
"""Minimum standard deviation, so that every action is tried again."""

BREADTH: Final = 0.2
"""Number of actions searched next to the habitual one, per square root of the visits of a node."""

SURPRISES: Final = 0.2
"""Probability of a random sealed choice: without it the seats would learn to coordinate."""

ENDLESS: Final = 2000
"""Plies after which a rollout of a game without a policy counts as a draw."""

_REACH: Final = [0.0, *(EXPLORATION * sqrt(log(times)) for times in range(1, 10_000))]
"""Numerator of the confidence bound, by how many times an action was available; constant beyond the table."""

_MAX_OFFERS: Final = len(_REACH) - 1

Edges = dict[Action, "Edge"]


class TreeNode:
    """Point of the tree with successor nodes, keyed by what the searching seat learns; most have none."""

    __slots__ = ("_after",)

    _after: "dict[Hashable, Node] | None"

    def successor(self, key: Hashable) -> "Node":
        """Return the successor for this key, made if missing.

        It holds all positions that the searching seat cannot distinguish.
        """
        after = self._after
        if after is None:
            after = self._after = {}
        try:
            node = after.get(key)
        except TypeError:  # unhashable: a fact is a list or a dictionary
            key = repr(key)
            node = after.get(key)
        if node is None:
            node = after[key] = Node()
        return node


class Edge(TreeNode):
    """Statistics of one action of one seat at one node.

    Attributes:
        action: the action.
        visits: number of times it was chosen.
        total: sum of the shares that its seat got.
        offered: number of times it was available, up to the size of the bound's table.
    """

    __slots__ = ("action", "offered", "total", "visits")

    def __init__(self, action: Action) -> None:
        self._after = None
        self.action = action
        self.visits = 0
        self.total = 0.0
        self.offered = 1


class Node(TreeNode):
    """Set of positions that the searching seat cannot distinguish.

    Its successors follow draws, forced actions and sealed rounds; an edge has successors for chosen actions.

    Attributes:
        edges: statistics of every action tried here, by any seat.
        choices: actions of the searching seat, which are equal in every determinization.
        visits: number of choices made here by a game's habit.
    """

    __slots__ = ("choices", "edges", "visits")

    def __init__(self) -> None:
        self._after = None
        self.edges: Edges = {}
        self.choices: Sequence[Action] = ()
        self.visits = 0


class RunningDeviation:
    """Running standard deviation of the searching seat's share, which scales exploration.

    Attributes:
        width: standard deviation of all shares so far, or `WIDEST` for up to `FEW` shares.
    """

    __slots__ = ("_count", "_squares", "_sum", "width")

    FEW = 8

    def __init__(self) -> None:
        self.width = WIDEST
        self._count, self._sum, self._squares = 0, 0.0, 0.0

    def add(self, share: float) -> None:
        """Add one share."""
        self._count = count = self._count + 1
        self._sum += share
        self._squares += share * share
        if count > self.FEW:
            mean = self._sum / count
            self.width = max(NARROWEST, sqrt(max(0.0, self._squares / count - mean * mean)))


class Search:
    """Search of one decision of one seat.

    Attributes:
        complete: (rng): draws a determinization of the view.
        choices: the actions that are searched.
    """

    def __init__(
        self, game: Game[Any], view: State, legal: Sequence[Action], among: Sequence[Action] = ()
    ) -> None:
        """Prepare a search; the first iteration runs in `iterate`.

        Args:
            game: the game.
            view: view of the seat that is to act.
            legal: its legal actions, at least one.
            among: the actions to search; () for all that the game's policy proposes.
        """
        policy: Policy[Any] | None = game.policy
        self._game = game
        self._legal_actions, self._apply, self._chance = game.legal_actions, game.apply, game.chance
        self._view = view
        self._legal = tuple(legal)
        self._seat = legal[0].seat
        self._spread = RunningDeviation()
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
        """Run one iteration: determinize, descend to a new node, play out, update the statistics.

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
                node = self._follow(node, state, drawn)
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
        """Return the most visited action, or the greedy one if some action was never tried."""
        tried = self._tried
        if len(self.choices) == 1:
            return self.choices[0]
        if len(tried) < len(self.choices):
            return choose_greedily(self._game, self._view, self._legal, rng)
        return max(tried, key=lambda edge: (edge.visits, edge.total)).action

    @property
    def width(self) -> float:
        """Standard deviation of the shares that the searching seat got."""
        return self._spread.width

    @property
    def action_stats(self) -> Mapping[Action, tuple[int, float]]:
        """Visits and mean share of each action of the decision."""
        return {edge.action: (edge.visits, edge.total / edge.visits) for edge in self._tried}

    @property
    def _tried(self) -> list[Edge]:
        """Edges of the searching seat at the root."""
        return [edge for edge in self._root.edges.values() if edge.action.seat == self._seat]

    def _choices(self, node: Node, state: Any, seat: int) -> Sequence[Action]:
        """Return the actions of a seat that are worth searching."""
        if seat == self._seat and node.choices:
            return node.choices
        legal = self._legal_actions(state, seat)
        if self._candidates and len(legal) > 1:
            legal = self._candidates(state, seat, legal)
        if seat == self._seat:
            node.choices = legal = tuple(legal)
        return legal

    def _turn(self, node: Node, state: Any, seat: int, path: list[Edge], rng: Random) -> Node | None:
        """Let one seat act; return the next node, or `None` if the action was never tried here."""
        choices = self._choices(node, state, seat)
        if len(choices) == 1:
            return self._follow(node, state, choices[0])
        if self._habit and node is not self._root:
            choices = self._likely(node, state, choices, rng)
        edge = select(node.edges, choices, self._spread.width, rng)
        path.append(edge)
        if not edge.visits:
            self._apply(state, edge.action, None)
            return None
        return self._follow(edge, state, edge.action)

    def _likely(self, node: Node, state: Any, choices: Sequence[Action], rng: Random) -> Sequence[Action]:
        """Return the habitual action first, then the tried ones, or all if the visits allow another."""
        node.visits += 1
        edges = node.edges
        known = [action for action in choices if action in edges]
        if not known:
            assert self._habit
            return (self._habit(state, choices, rng),)
        return choices if len(known) <= BREADTH * sqrt(node.visits) else known

    def _sealed(self, node: Node, state: Any, path: list[Edge], rng: Random) -> Node | None:
        """Let all seats to act choose simultaneously; return the next node, or `None` if a choice is new.

        Each choice is selected before any is applied. The key of the next node holds only the searching
        seat's own choice and the events it receives.
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
        observed = self._apply_and_observe(state, last)
        return node.successor(observed if own is None or own is last else (own, observed))

    def _follow(self, place: TreeNode, state: Any, action: Action) -> Node:
        """Apply an action and return the next node, keyed by what the searching seat learns."""
        if action.verb in self._open:
            self._apply(state, action, None)
            return place.successor(action)
        return place.successor(self._apply_and_observe(state, action))

    def _apply_and_observe(self, state: Any, action: Action) -> Hashable:
        """Apply an action and return what the searching seat learns from it, as a key."""
        events: list[Event] = []
        self._apply(state, action, events.append)
        seat = self._seat
        observed = tuple(
            [event.signature for event in events if event.audience is None or seat in event.audience]
        )
        return (action, observed) if action.seat == seat else observed


def rollout_of(game: Game[Any]) -> Callable[[Any, Random], Sequence[float]]:
    """Return the function that plays a full state out in place and returns each seat's share of the win."""
    policy: Policy[Any] | None = game.policy
    return policy.rollout if policy and policy.rollout else partial(play_at_random, game)


def filler_of(game: Game[Any], view: State) -> Callable[[Random], Any]:
    """Return the function that draws determinizations of a view."""
    policy: Policy[Any] | None = game.policy
    return policy.determinizer(view) if policy and policy.determinizer else partial(game.determinize, view)


def select(edges: Edges, choices: Sequence[Action], width: float, rng: Random) -> Edge:
    """Return the edge of a random untried action, or else the one with the highest confidence bound.

    The bound grows with the number of times the action was available, not with the visits of the node: an
    action that hidden cards seldom allow does not look neglected.

    Args:
        edges: statistics of the tried actions; the selected one is added.
        choices: available actions.
        width: standard deviation of the results.
        rng: selects among untried actions.
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
        if offered < _MAX_OFFERS:
            edge.offered = offered = offered + 1
        visits = edge.visits
        bound = edge.total / visits + width * _REACH[offered] / sqrt(visits)
        if bound > highest:
            best, highest = edge, bound
    return best


def play_at_random(game: Game[Any], state: Any, rng: Random) -> Sequence[float]:
    """Play random actions in place to the end or the policy's horizon, and return each seat's share."""
    policy: Policy[Any] | None = game.policy
    legal_actions, apply, random = game.legal_actions, game.apply, rng.random
    for _ in range(policy.horizon if policy else ENDLESS):
        if not state.awaited:
            break
        seat = state.awaited[0]
        if seat == CHANCE:
            apply(state, game.chance(state, rng), None)
            continue
        legal = legal_actions(state, seat)
        apply(state, legal[int(random() * len(legal))], None)
    return worth_of(game, state)


def worth_of(game: Game[Any], state: Any) -> Sequence[float]:
    """Return each seat's share at the end of a game; before it, the policy's evaluation or an even share."""
    outcome = game.outcome(state)
    if outcome is not None:
        return shares(outcome.winners, len(outcome.scores))
    if game.policy:
        worth: Sequence[float] = game.policy.evaluate(state)
        return worth
    return [0.5] * max(game.seats)
