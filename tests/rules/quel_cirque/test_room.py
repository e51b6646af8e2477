"""The room of a clown is a number of the set-up: nothing else assumes that it is three."""

from collections.abc import Iterator
from importlib import import_module
from random import Random

import pytest

from circus import bots
from circus.core.action import Action
from circus.core.game import Setup
from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.rows import rows
from circus.games.quel_cirque.state import CirqueState
from tests.rules.quel_cirque import board, opened, refused, roll, turns


def give(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every set-up have this room."""
    for name in ("actions", "rows", "rules"):
        monkeypatch.setattr(import_module(f"circus.games.quel_cirque.{name}"), "room_in", lambda _: room)


@pytest.mark.parametrize("room", [2, 4])
def test_with_another_room_clowns_fill_and_walk_so_far(room: int, monkeypatch: pytest.MonkeyPatch) -> None:
    give(room, monkeypatch)
    setup = GAME.setup(seats=3, level=board())
    every, encoding, fullest, longest = set(GAME.actions(setup)), rows(setup), 0, 0
    for seed in range(12):
        for state, action in played(setup, seed):
            assert action.seat < 0 or action in every
            encoding.read(state)
            fullest = max(fullest, *map(len, state.marbles))
            longest = max(longest, len(action.picks) - 1 if action.verb == "move" else 0)
    assert fullest == longest == room


def played(setup: Setup, seed: int) -> Iterator[tuple[CirqueState, Action]]:
    """Yield each position of a game between greedy bots with the action that follows."""
    state, rng, bot = GAME.start(setup), Random(seed), bots.find("greedy")
    while state.awaited:
        seat = state.awaited[0]
        if seat < 0:
            action = GAME.chance(state, rng)
        else:
            action = bot(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), rng)
        yield state, action
        GAME.apply(state, action, None)


def test_a_full_clown_is_refused_with_the_room_of_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    give(2, monkeypatch)
    table = turns(opened(2), "red add red clown/0", "red add red clown/0")
    refused(roll(table, "red"), "add red clown/0", "QC-2")
