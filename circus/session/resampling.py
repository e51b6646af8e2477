"""Determinization of a recorded past: another course that a seat could not distinguish from the real one.

The past is changed in small steps: two values of a deal are swapped, two hidden choices are swapped, or a
choice is replaced. A change is accepted if everything that follows is legal and the seat's frames stay the
same. So the information of the seat is constant, and everything else may change.
"""

from collections.abc import Mapping
from random import Random

from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError
from circus.core.frame import Frame, frames_of
from circus.core.state import State
from circus.records.timeline import Timeline

STEPS = 6_000
"""Maximum total number of replayed actions: less than a second of work."""

TRIES = 2_000
"""Maximum number of changes that are tried."""


def resample_hidden(timeline: Timeline, at: int, seat: int, rng: Random) -> Timeline:
    """Return the game up to position `at` with all information hidden from `seat` resampled.

    If nothing is hidden, the game is unchanged.
    """
    past = _Past(timeline, at, seat)
    for _ in range(TRIES if at else 0):
        if past.steps > STEPS:
            break
        past.change(_CHANGES[rng.randrange(len(_CHANGES))](past, rng))
    return Timeline(timeline.game, timeline.setup, past.actions)


class _Past:
    """Actions so far, each position before one of them, and the seat's frames of each.

    Attributes:
        steps: number of replayed actions.
    """

    def __init__(self, timeline: Timeline, at: int, seat: int) -> None:
        self.game, self.seat = timeline.game, seat
        self.actions = list(timeline.actions[:at])
        self.states: list[State] = []
        self._seen: list[list[Frame]] = []
        self.steps = 0
        state = self.game.start(timeline.setup)
        for action in self.actions:
            self.states.append(state.copy())
            self._seen.append(frames_of(self.game, state, action, (seat,))[seat])
        self.draws = [n for n, action in enumerate(self.actions) if len(action.picks) > 1 and action.seat < 0]
        self.others = [n for n, action in enumerate(self.actions) if action.seat != seat]

    def change(self, changes: Mapping[int, Action]) -> None:
        """Replace some actions, if the seat's frames stay the same."""
        changes = {n: action for n, action in changes.items() if action is not self.actions[n]}
        if not changes:
            return
        first, last = min(changes), max(changes)
        state, states = self.states[first].copy(), list[State]()
        for number in range(first, len(self.actions)):
            action = changes.get(number, self.actions[number])
            if number > last and state == self.states[number]:
                break
            self.steps += 1
            if self.game.rule_violation(state, action):
                return
            states.append(state.copy())
            if frames_of(self.game, state, action, (self.seat,))[self.seat] != self._seen[number]:
                return
        self.states[first : first + len(states)] = states
        for number, action in changes.items():
            self.actions[number] = action

    def read(self, text: str) -> Action | None:
        """Return the action of its notation; `None` if it is invalid."""
        try:
            return self.game.verbs.parse(text)
        except CircusError:
            return None


def _two_values(past: _Past, rng: Random) -> dict[int, Action]:
    """Return a swap of two values of a draw, such as cards of two hands."""
    if not past.draws:
        return {}
    number = rng.choice(past.draws)
    words = str(past.actions[number]).split()
    picks = [_Pick(word) for word in words[1:]]
    one, other = rng.sample(picks, 2)
    at, to = rng.randrange(len(one.values)), rng.randrange(len(other.values))
    one.values[at], other.values[to] = other.values[to], one.values[at]
    action = past.read(" ".join([words[0], *map(str, picks)]))
    return {number: action} if action else {}


def _two_choices(past: _Past, rng: Random) -> dict[int, Action]:
    """Return a swap of two actions of one kind by other seats."""
    if len(past.others) < 2:
        return {}
    one, other = rng.sample(past.others, 2)
    first, second = past.actions[one], past.actions[other]
    if first.verb != second.verb or CHANCE in (first.seat, second.seat):
        return {}
    swapped = {one: _spelt(first, second), other: _spelt(second, first)}
    read = {number: past.read(text) for number, text in swapped.items()}
    return {number: action for number, action in read.items() if action} if all(read.values()) else {}


def _another(past: _Past, rng: Random) -> dict[int, Action]:
    """Return another legal action of another seat or of chance."""
    if not past.others:
        return {}
    number = rng.choice(past.others)
    legal = past.game.legal_actions(past.states[number], past.actions[number].seat)
    return {number: rng.choice(legal)} if legal else {}


_CHANGES = (_two_values, _two_values, _two_choices, _another)


def _spelt(whose: Action, what: Action) -> str:
    """Return the notation of an action as if another seat had done it."""
    return f"{str(whose).partition(':')[0]}:{str(what).partition(':')[2]}"


class _Pick:
    """Part of a draw: `hand/0=1,3,3`, `clown+acrobat` or a single word."""

    def __init__(self, word: str) -> None:
        self.key, self._equals, values = word.rpartition("=")
        if "+" in values:
            self.key, self._equals, values = values.rpartition("+")
        self.values = values.split(",")

    def __str__(self) -> str:
        numbers = all(value.isdecimal() for value in self.values)
        ordered = sorted(self.values, key=lambda value: (int(value) if numbers else 0, value))
        return f"{self.key}{self._equals}{','.join(ordered)}"
