"""Rows and numbers of actions: whole, true, and no more than a seat may know."""

from random import Random

import numpy as np
import pytest

from circus import games
from circus.core.action import CHANCE
from circus.core.errors import IllegalActionError, UsageError
from circus.core.rows import MAX_EXACT, digest
from circus.core.state import State
from circus.envs.table import seat_returns, table
from tests.envs.cases import sealed_positions, table_of
from tests.laws.cases import Case, step, walk
from tests.laws.each import every_case
from tests.table import Table


@every_case
def test_rows_are_equal_exactly_when_views_are(case: Case) -> None:
    game, encoder = case.game, table_of(case).encoder
    view_of: dict[tuple[int, bytes], State] = {}
    seen: list[tuple[int, State, bytes]] = []
    for position in walk(case):
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            row = encoder.encode_view(view, seat)
            assert row.dtype == np.float32
            assert row.shape == (encoder.size,)
            assert np.abs(row).max() <= MAX_EXACT
            assert view_of.setdefault((seat, row.tobytes()), view) == view
            assert (encoder.encode_state(position.state, seat) == row).all()
            assert encoder.encode_view(view.copy(), seat).tobytes() == row.tobytes()
            seen.append((seat, view, row.tobytes()))
    rng = Random(str(case))
    for _ in range(300):
        (seat, view, row_of_it), (other, second, row_of_second) = rng.choice(seen), rng.choice(seen)
        if seat == other:
            assert (view == second) == (row_of_it == row_of_second)


@every_case
def test_guesses_that_look_the_same_have_the_same_row(case: Case) -> None:
    game, encoder, rng = case.game, table_of(case).encoder, Random(str(case))
    for position in walk(case)[::3]:
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            guess = game.determinize(view, rng)
            assert game.view(guess, seat) == view
            assert (encoder.encode_state(guess, seat) == encoder.encode_view(view, seat)).all()


@every_case
def test_every_number_of_a_row_has_a_name_of_its_own(case: Case) -> None:
    encoder = table_of(case).encoder
    assert len(set(encoder.names)) == len(encoder.names) == encoder.size
    assert "" not in encoder.names


@every_case
def test_no_bit_of_a_declared_mask_is_lost(case: Case) -> None:
    game = case.game
    if game.rows is None:
        return
    rows = game.rows(case.setup)
    named = [sum(1 << bit for bit, name in enumerate(mask) if name) for mask in rows.masks]
    for position in walk(case):
        for seat in range(case.seats):
            masks, numbers = rows.read(game.view(position.state, seat))
            assert len(numbers) == len(rows.numbers)
            assert len(masks) == len(named)
            assert not any(mask & ~known for mask, known in zip(masks, named, strict=True))


@every_case
def test_a_mask_allows_exactly_what_is_legal(case: Case) -> None:
    game, played = case.game, table_of(case)
    for position in walk(case):
        state = position.state
        for seat in range(case.seats):
            mask = played.mask(state, seat)
            assert mask.dtype == np.int8
            legal = list(game.legal_actions(state, seat))
            allowed = [played.actions.action(seat, int(number)) for number in np.flatnonzero(mask)]
            assert len(allowed) == len(legal)
            assert set(allowed) == set(legal)
            for action in legal:
                number = played.actions.number(action)
                assert played.action(state, seat, number) is action
                assert played.actions.texts[number] == str(action).partition(":")[2]


@every_case
def test_a_sealed_answer_changes_nothing_for_whoever_is_asked_next(case: Case) -> None:
    game, played = case.game, table_of(case)
    for state in sealed_positions(case):
        first, following = state.awaited[:2]
        rows = set()
        for action in game.legal_actions(state, first):
            later = state.copy()
            game.apply(later, action, None)
            assert later.awaited[0] == following
            rows.add(played.observation(later, following).tobytes() + played.mask(later, following).tobytes())
        assert len(rows) == 1


@every_case
def test_returns_are_shares_of_the_win_or_sum_to_zero(case: Case) -> None:
    game, rng = case.game, Random(str(case))
    state = game.start(case.setup)
    zero_sum, shared = table_of(case), table_of(case, "shares")
    assert zero_sum.results(state) == [0.0] * case.seats
    while state.awaited:
        game.apply(state, step(game, state, rng), None)
    outcome = game.outcome(state)
    assert outcome is not None
    shares, won = shared.results(state), zero_sum.results(state)
    assert sum(shares) == pytest.approx(1)
    assert sum(won) == pytest.approx(0)
    assert {seat for seat, share in enumerate(shares) if share > 0} == set(outcome.winners)
    assert sorted(range(case.seats), key=won.__getitem__) == sorted(range(case.seats), key=shares.__getitem__)


def test_a_sole_winner_of_three_gets_one_and_the_others_lose_half() -> None:
    assert seat_returns((1,), 3, "zero_sum") == [-0.5, 1.0, -0.5]
    assert seat_returns((0, 1), 4, "zero_sum") == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert seat_returns((0, 1), 4, "shares") == [0.5, 0.5, 0.0, 0.0]


def test_marbles_of_the_same_colors_in_another_order_are_another_row() -> None:
    played, rows = table("quel_cirque", 2), []
    for first, second in (("red", "blue"), ("blue", "red")):
        begun = Table(played.game, 2, level=played.setup.level).play("*:colors red blue", "*:first seat/0")
        begun.play(f"*:roll {first}", f"0:add {first} clown/0", f"*:roll {second}", f"1:add {second} clown/0")
        state = begun.play("*:roll white").state
        rows.append(played.observation(state, 0))
    assert (rows[0] != rows[1]).any()


def test_a_digest_tells_how_tuples_are_nested_apart() -> None:
    listed = [(), ((),), ((), ()), (0,), (1,), (0, 0), ((0,), 0), (0, (0,)), ((0, 0),), (-1,), (3,), (2, -1)]
    assert len({digest(each) for each in listed}) == len(listed)
    assert all(0 <= part < MAX_EXACT for each in listed for part in digest(each))


def test_what_cannot_be_chosen_is_refused_in_a_sentence() -> None:
    played = table("texas_showdown")
    state = played.start(Random(1))
    (seat,) = state.awaited
    mask = played.mask(state, seat)
    forbidden = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(IllegalActionError, match="choose one that the mask allows"):
        played.action(state, seat, forbidden)
    with pytest.raises(IllegalActionError, match="there is no action 1000000"):
        played.action(state, seat, 10**6)


def test_a_table_that_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(UsageError, match="there is no game 'chess'"):
        table("chess")
    with pytest.raises(UsageError, match="cannot be played with 9 seats"):
        table("texas_showdown", 9)
    with pytest.raises(UsageError, match="returns cannot be 'points'"):
        table("texas_showdown", returns="points")
    with pytest.raises(UsageError, match="there is no option 'trumps'"):
        table("texas_showdown", trumps=True)


def test_the_same_words_are_the_same_table() -> None:
    assert table("quel_cirque", 2, push="clumsy") is table("quel_cirque", 2, push="clumsy")
    assert {table(name).game.name for name in games.names()} == set(games.names())


def test_chance_never_has_a_number() -> None:
    played = table("quel_cirque", 2)
    assert played.actions.action(CHANCE, 0) is None
    assert not any(text.startswith("roll") for text in played.actions.texts)
