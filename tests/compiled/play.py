"""Plays games at random and prints sums of all that can be seen: two builds of the rules print the same.

`python -m tests.compiled.play GAME ACTIONS`
"""

import sys
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any
from zlib import crc32

from circus import games
from circus.bots.search import Search
from circus.core.event import Event
from circus.core.game import Game
from circus.core.state import State
from circus.platform.systems import lower_priority
from circus.tools.compile import rules_build
from tests.laws.cases import Case, all_cases, step, watchers

BLOCK = 1000
"""So many actions have one line, so that a difference is found again."""

LOOK = 100
"""Every so many actions what each seat sees is compared, and how it is filled."""

THINK = 1500
"""Every so many actions a seat thinks."""

ITERATIONS = 25


def main() -> None:
    """Print which build this is, then a line for every block of actions; at low priority, after tests."""
    lower_priority()
    name, count = sys.argv[1], int(sys.argv[2])
    print(rules_build(), flush=True)
    for line in blocks(name, count):
        print(line, flush=True)


def blocks(name: str, count: int) -> Iterator[str]:
    """The sums of `count` actions of a game: its cases in turn, one game each, from the first again."""
    seen = done = 0
    cases = [case for case in all_cases() if case.name == name]
    for case in cycle(cases):
        for text in played(case, done):
            seen = crc32(text.encode(), seen)
            done += 1
            if done % BLOCK == 0:
                yield f"{done} {case}: {seen:08x}"
            if done == count:
                return


def played(case: Case, seed: int) -> Iterator[str]:
    """For every action of one random game: what was legal, what was told, and the state after it."""
    game, rng = case.game, Random(seed)
    state = game.start(case.setup)
    number = seed
    while state.awaited:
        number += 1
        legal = [str(action) for seat in state.awaited for action in game.legal_actions(state, seat)]
        seen = looked_at(case, state) if number % LOOK == 0 else []
        thought = thoughts(game, state) if number % THINK == 0 else ""
        action = step(game, state, rng)
        told: list[Event] = []
        game.apply(state, action, told.append)
        yield "\n".join([*legal, str(action), *seen, thought, repr(told), plain(state)])
    yield repr(game.outcome(state))


def looked_at(case: Case, state: State) -> list[str]:
    """What everybody sees, and what they guess from it."""
    game = case.game
    views = [game.view(state, seat) for seat in watchers(case)]
    return [plain(view) for view in views] + [plain(game.determinize(view, Random(5))) for view in views[1:]]


def thoughts(game: Game[Any], state: State) -> str:
    """What a search finds for the first seat that is awaited, to the last digit."""
    seat = state.awaited[0]
    legal = game.legal_actions(state, seat)
    if seat < 0 or len(legal) < 2:
        return ""
    search, rng = Search(game, game.view(state, seat), legal), Random(3)
    for _ in range(ITERATIONS):
        search.iterate(rng)
    return repr(search.action_stats)


def plain(state: State) -> str:
    """All that a state holds but the tables that its set-up shares, which have addresses."""
    contents = state.contents()
    return repr({name: value for name, value in sorted(contents.items()) if name not in SHARED})


SHARED = {"config"}

if __name__ == "__main__":
    assert sys.argv[1] in games.names()
    main()
