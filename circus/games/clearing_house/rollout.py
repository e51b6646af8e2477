"""Rollouts of Clearing House: a few turns played by heuristics."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from circus.core.action import CHANCE
from circus.games.clearing_house import plays, rounds
from circus.games.clearing_house.actions import ALLOW, END, INTERVENE
from circus.games.clearing_house.board import NOBODY
from circus.games.clearing_house.cards import HAS
from circus.games.clearing_house.cards import INTERVENE as INTERVENE_CARD
from circus.games.clearing_house.draft import draft_at_random
from circus.games.clearing_house.evaluation import evaluate
from circus.games.clearing_house.facts import is_deadly
from circus.games.clearing_house.legal import legal_actions
from circus.games.clearing_house.rules import apply, chance
from circus.games.clearing_house.state import DRAFT, TURN, WINDOW, ClearingHouse
from circus.games.clearing_house.tactics import choose_play

TURNS: Final = 4
"""Number of turns in a rollout: once round a full table."""


def rollout(state: ClearingHouse, rng: Random) -> Sequence[float]:
    """Play a few turns and return each seat's share; a draft is first completed at random."""
    random, active, turns = rng.random, state.active, TURNS
    while state.awaited and turns:
        if state.phase == TURN:
            _play(state, active, random)
        elif state.phase == WINDOW:
            _answer(state)
        elif state.awaited[0] == CHANCE:
            apply(state, chance(state, rng))
        elif state.phase == DRAFT and state.awaited == state.drafters:
            draft_at_random(state, random)
        else:
            legal = legal_actions(state, state.awaited[0])
            apply(state, legal[int(random() * len(legal))])
        if state.active != active:
            active = state.active
            turns -= 1
    return evaluate(state)


def _play(state: ClearingHouse, seat: int, random: Callable[[], float]) -> None:
    action = choose_play(state, seat, random)
    if action:
        plays.play(state, action, None)
    else:
        rounds.end_turn(state, END[seat], None)


def _answer(state: ClearingHouse) -> None:
    """Answer a window: only a seat that would die intervenes."""
    awaited, hand, hearts = state.awaited, state.hand, state.hearts
    config, saved = state.config, NOBODY
    most = max(config.damage.attack, config.damage.ranged, config.damage.trap)
    for seat in awaited:
        if hearts[seat] <= most and hand[seat] & HAS[INTERVENE_CARD] and is_deadly(state, seat):
            saved = seat
            break
    if saved == NOBODY and not state.wish and not len(state.chain) % 2:
        plays.close_window(state, None)
        return
    for seat in awaited:
        apply(state, INTERVENE[seat] if seat == saved else ALLOW[seat])
