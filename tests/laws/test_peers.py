"""Law 10: what a peer (another framework, a learner) reads of a game is complete and true."""

import copy
import pickle
from collections import Counter
from functools import cache
from random import Random

import pytest

from circus.core.action import CHANCE
from circus.core.errors import CircusError
from circus.core.state import State
from circus.records import codec
from tests.laws.cases import MAX_ACTIONS, Case, step, walk, watchers
from tests.laws.each import every_case

DRAWS = 1500
"""Enough to tell an uneven draw from an even one."""


@cache
def universe(case: Case) -> dict[str, int]:
    """The place of every action text in the list of all that a seat may ever choose."""
    listed = [str(action) for action in case.game.actions(case.setup)]
    assert len(set(listed)) == len(listed), "an action is listed twice"
    return {text: place for place, text in enumerate(listed)}


@every_case
def test_every_choice_stands_in_the_list_of_all_actions(case: Case) -> None:
    game, known = case.game, universe(case)
    for position in walk(case):
        for seat in position.state.awaited:
            if seat != CHANCE:
                assert {str(action) for action in game.legal_actions(position.state, seat)} <= known.keys()


@every_case
def test_listed_draws_have_their_true_odds(case: Case) -> None:
    game, rng, tried = case.game, Random(str(case)), 0
    for position in walk(case):
        listed = game.legal_actions(position.state, CHANCE)
        odds = game.odds(position.state)
        assert len(odds) == len(listed)
        if len(set(odds)) < 2 or tried >= 3:
            continue
        tried += 1
        drawn = Counter(game.chance(position.state, rng) for _ in range(DRAWS))
        for action, chance in zip(listed, odds, strict=True):
            spread = (chance * (1 - chance) / DRAWS) ** 0.5
            assert abs(drawn[action] / DRAWS - chance) <= 5 * spread + 1e-9, action


@every_case
def test_pieces_lie_at_declared_places_with_declared_faces(case: Case) -> None:
    game, setup = case.game, case.setup
    places, faces = game.piece_places(setup), game.piece_faces(setup)
    assert len(set(places)) == len(places)
    assert len(set(faces)) == len(faces)
    for position in walk(case):
        for watcher in watchers(case):
            for piece in game.pieces(game.view(position.state, watcher)):
                assert piece.place in places
                assert (piece.kind, piece.face) in faces


@every_case
def test_views_are_equal_exactly_when_what_a_peer_reads_of_them_is(case: Case) -> None:
    game, names = case.game, None
    read: dict[object, State] = {}
    for position in walk(case):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            numbers = game.counters(view)
            names = names or tuple(numbers)
            assert tuple(numbers) == names
            assert all(type(number) is int for number in numbers.values())
            legal = tuple(map(str, game.legal_actions(view, seat)))
            key = seat, tuple(game.pieces(view)), view.awaited, legal, tuple(numbers.values())
            assert read.setdefault(key, view) == view


@every_case
def test_no_game_is_longer_than_the_longest(case: Case) -> None:
    game, rng, longest = case.game, Random(str(case)), case.game.longest(case.setup)
    if longest is None:
        return
    state, played = game.start(case.setup), 0
    while state.awaited and played < MAX_ACTIONS:
        game.apply(state, step(game, state, rng), None)
        played += 1
    assert played <= longest


@every_case
def test_a_deep_copy_is_a_copy_and_a_pickle_says_what_to_do_instead(case: Case) -> None:
    for position in walk(case):
        twin = copy.deepcopy(position.state)
        assert twin == position.state
        case.game.apply(twin, position.action, None)
        assert twin != position.state
        with pytest.raises(TypeError, match="pack it with"):
            pickle.dumps(position.state)
        with pytest.raises(TypeError, match="read it with"):
            pickle.dumps(position.action)


@every_case
def test_a_state_and_its_views_travel_as_bytes(case: Case) -> None:
    game, setup = case.game, case.setup
    for position in walk(case):
        views = [game.view(position.state, watcher) for watcher in watchers(case)]
        for state in [position.state, *views]:
            packed = codec.pack_state(game, setup, state)
            come_game, come_setup, come = codec.unpack_state(packed)
            assert (come_game, come_setup, come) == (game, setup, state)
            for seat in state.awaited:
                assert list(game.legal_actions(come, seat)) == list(game.legal_actions(state, seat))


@every_case
def test_an_opened_state_plays_on_and_leaves_others_alone(case: Case) -> None:
    game, setup = case.game, case.setup
    for position in walk(case):
        packed = codec.pack_state(game, setup, position.state)
        there, here = codec.unpack_state(packed)[2], position.state.copy()
        game.apply(there, position.action, None)
        game.apply(here, position.action, None)
        assert there == here
        assert codec.unpack_state(packed)[2] == position.state


@every_case
def test_damaged_bytes_are_refused(case: Case) -> None:
    rng, position = Random(str(case)), walk(case)[-1]
    whole = codec.pack_state(case.game, case.setup, position.state)
    for _ in range(20):
        place = rng.randrange(len(whole))
        changed = whole[:place] + bytes([whole[place] ^ 1 << rng.randrange(8)]) + whole[place + 1 :]
        for damaged in (changed, whole[:place], whole + whole[: place + 1]):
            with pytest.raises(CircusError):
                codec.unpack_state(damaged)
