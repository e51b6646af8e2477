"""Policy for bots in Flip Circus: how bots take posters and forget backs, and the value of a circle."""

from random import Random

import pytest

from circus import bots, games
from circus.bots import strengths
from circus.bots.strengths import STRENGTHS
from circus.core.policy import Reason
from circus.games.flip_circus import GAME
from circus.games.flip_circus.evaluation import backs as backs_of
from circus.games.flip_circus.evaluation import backs_after, evaluate, hidden_clowns, needs
from circus.games.flip_circus.policy import BREADTH, MAX_BOUGHT, POLICY
from circus.games.flip_circus.tokens import CLOWN, HIDDEN
from tests.rules.flip_circus.openings import backs, flips, known, opened, prepare, shown, two_each
from tests.table import Table


def greedy(table: Table, seed: int = 1) -> str:
    """Return the action of the greedy bot."""
    (seat,) = table.awaited
    view = table.view(seat)
    return str(POLICY.greedy(view, GAME.legal_actions(view, seat), Random(seed)))


def hard(table: Table) -> str:
    """Return the action of the hard bot."""
    (seat,) = table.awaited
    view = table.view(seat)
    return str(bots.find("hard")(GAME, view, GAME.legal_actions(view, seat), Random(1)))


def weighed(table: Table) -> list[str]:
    """Return the actions that a search considers."""
    assert POLICY.candidates
    (seat,) = table.awaited
    view = table.view(seat)
    return sorted(map(str, POLICY.candidates(view, seat, GAME.legal_actions(view, seat))))


def why(table: Table, line: str) -> Reason | None:
    """Return the reason that a hint gives for a line."""
    assert POLICY.reason
    action = GAME.verbs.parse(line)
    return POLICY.reason(table.view(action.seat), action)


def test_a_turn_limit_is_no_fifth_poster() -> None:
    """FC-29: the last turn may end the game without one, or with another poster than the last."""
    assert why(prepare(opened(turn_limit=1), *flips(1)), "0:flip token/1") is None
    table = prepare(opened(turn_limit=3), *flips(2, 2), *flips(3, 3), *flips(2))
    assert why(table, "0:flip token/3") == Reason("poster", {"artist": "seer"})


def test_five_clowns_in_sight_win_the_last_poster() -> None:
    """FC-27."""
    table = two_each().play("1:flip token/0", "1:end", "0:flip token/0")
    assert why(table, "0:flip token/9") == Reason("five")


def forgotten(table: Table, seat: int, seed: int) -> set[int]:
    """Return the positions of the backs that a careless player has seen and does not remember."""
    assert POLICY.forget
    view = table.view(seat)
    blurred = POLICY.forget(view, Random(seed))
    remembered = backs(blurred)
    return {position for position, back in known(table, seat).items() if not remembered[position]}


def looked_at() -> Table:
    """Everybody has seen what is behind the tokens at 2 and 3: the second and third Fortune Teller."""
    return prepare(opened(), *flips(2, 2), *flips(3, 3))


def one_flip_short() -> Table:
    """Seat 0 has one action left, and a flip of the token at 3 gathers the Fortune Tellers."""
    return looked_at().play("0:flip token/2")


def test_greedy_takes_the_poster_that_it_can_take() -> None:
    table = one_flip_short()
    assert {greedy(table, seed) for seed in range(9)} == {"0:flip token/3"}


def test_greedy_does_not_know_a_back_that_nobody_has_seen() -> None:
    table = opened()
    assert len({greedy(table, seed) for seed in range(9)}) > 1


def test_the_hard_bot_takes_in_its_turn_a_poster_that_needs_two_actions() -> None:
    table = looked_at()
    while table.awaited == (0,):
        table.play(hard(table))
    assert [(poster["seat"], poster["artist"]) for poster in table.emitted("poster")] == [(0, "seer")]


def test_the_hard_bot_leaves_the_five_clowns_in_sight_when_they_win() -> None:
    """FC-27: an action is owed, and none of the Clowns may turn away."""
    table = two_each()
    while table.awaited:
        table.play(hard(table))
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert table.outcome.reason in ("five_clowns", "posters")


def test_an_easy_bot_forgets_what_was_behind_a_token() -> None:
    table = looked_at()
    assert any(forgotten(table, 0, seed) for seed in range(9))
    assert strengths.effort(STRENGTHS["easy"], games.find("flip_circus")).forgetful


def test_a_hard_bot_forgets_nothing() -> None:
    assert not strengths.effort(STRENGTHS["hard"], games.find("flip_circus")).forgetful
    assert not strengths.effort(STRENGTHS["hard"], games.find("flip_circus")).careless


def test_nobody_forgets_that_a_clown_was_behind_a_token() -> None:
    table = prepare(opened(), *flips(0, 5), *flips(2, 5))
    clowns = {position for position, back in known(table, 0).items() if back == "clown"}
    assert len(clowns) == 2
    assert not any(forgotten(table, 0, seed) & clowns for seed in range(20))


def test_who_forgets_still_sees_the_circle() -> None:
    table = looked_at()
    assert POLICY.forget
    blurred = POLICY.forget(table.view(0), Random(2))
    assert shown(blurred) == shown(table.state)
    assert GAME.legal_actions(blurred, 0) == GAME.legal_actions(table.state, 0)
    assert GAME.view(blurred, 0) == blurred


def test_what_was_forgotten_can_be_guessed_anew() -> None:
    table = prepare(opened(), *flips(3, 5), *flips(7, 2), *flips(9, 9))
    assert POLICY.forget
    guesses = set()
    for seed in range(40):
        guess = GAME.determinize(POLICY.forget(table.view(0), Random(seed)), Random(seed))
        assert HIDDEN not in guess.faces
        assert sorted(guess.faces) == sorted(table.state.faces)
        guesses.add(guess.faces)
    assert len(guesses) > 1


def test_a_search_thinks_about_few_actions() -> None:
    table = opened()
    assert len(table.legal(0)) > BREADTH
    assert len(weighed(table)) == BREADTH


def test_the_flip_that_wins_a_poster_is_thought_about() -> None:
    assert "0:flip token/3" in weighed(one_flip_short())


def test_the_clowns_choice_is_never_declined() -> None:
    table = opened().play("0:swap token/0 token/1")
    assert "0:applause none" in table.legal(0)
    assert weighed(table) == ["0:applause drop", "0:applause take"]


def test_applause_is_kept_while_it_buys_nothing() -> None:
    table = opened().play("0:swap token/0 token/1", "0:applause take", "0:swap token/4 token/5")
    table.play("0:applause take")
    assert {"0:encore", "0:end"} < set(table.legal(0))
    assert needs(table.state)[0][0][0] > 2
    assert weighed(table) == ["0:end"]


def test_applause_buys_the_action_that_wins_a_poster() -> None:
    table = looked_at()
    table.play("0:swap token/6 token/7", "0:applause take", "0:flip token/2")
    assert "0:encore" in weighed(table)
    assert hard(table) == "0:encore"


def test_a_long_turn_is_not_made_longer_though_applause_would_buy_an_action_that_helps() -> None:
    table = looked_at()
    table.play("0:swap token/6 token/7", "0:applause take", "0:flip token/2")
    table.state.done = 2 + MAX_BOUGHT
    assert "0:encore" in table.legal(0)
    assert weighed(table) == ["0:end"]


@pytest.mark.parametrize("seats", [2, 4])
def test_the_shares_of_all_seats_sum_to_one(seats: int) -> None:
    for state in (Table(GAME, seats).state, opened(seats=seats).state, two_each().state):
        assert sum(evaluate(state)) == pytest.approx(1)


def test_partners_share_alike() -> None:
    one, two, three, four = evaluate(prepare(opened(seats=4), *flips(2, 3)).state)
    assert (one, two) == (three, four)
    assert one > two


def test_a_poster_won_is_worth_more_than_a_poster_within_reach() -> None:
    before = one_flip_short()
    share = evaluate(before.state)[0]
    before.play("0:flip token/3")
    assert evaluate(before.state)[0] > share > 0.5


def test_a_poster_needs_a_flip_for_each_back_and_one_more_where_it_was_never_seen() -> None:
    (one, other), ahead = needs(looked_at().state)
    assert one[0] == other[0] == 2
    assert ahead == 0
    (one, _), _ = needs(opened().state)
    assert one[0] == 4


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_lies_below_after_an_action_is_told_from_what_lay_there_before(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(GAME.setup(seats, {"errors": "penalised", "turn_limit": 100}))
    bows = 0
    while state.awaited:
        seat = state.awaited[0]
        legal = GAME.legal_actions(state, seat) or (GAME.chance(state, rng),)
        if state.faces:
            for action in legal:
                after = state.copy()
                GAME.apply(after, action, None)
                bows += after.posters != state.posters
                assert backs_after(backs_of(state), state, action, after) == backs_of(after), action
        GAME.apply(state, rng.choice(legal), None)
    assert bows


def test_who_saw_a_back_alone_needs_less() -> None:
    table = opened().play("0:seer token/1")
    (one, other), ahead = needs(table.state)
    assert ahead == 2
    assert one < other


def test_the_missing_clowns_count_only_with_two_posters_each() -> None:
    assert hidden_clowns(two_each().state) == 0
    state = opened().state
    assert state.where[CLOWN].bit_count() == 5
    assert hidden_clowns(state) > 5


def test_a_hint_names_the_poster() -> None:
    assert why(one_flip_short(), "0:flip token/3") == Reason("poster", {"artist": "seer"})


def test_a_hint_tells_nothing_that_its_reader_has_not_seen() -> None:
    """The token at 3 would make the trio, but nobody has looked behind it."""
    table = opened().play("0:flip token/2")
    assert why(table, "0:flip token/3") == Reason("reveal")


def test_a_hint_says_when_clowns_meet() -> None:
    assert why(opened(), "0:swap token/0 token/1") == Reason("clowns")


def test_a_hint_says_what_the_clowns_choice_is_good_for() -> None:
    table = opened().play("0:swap token/0 token/1")
    assert why(table, "0:applause take") == Reason("take")
    assert why(table, "0:applause drop") == Reason("drop")
    assert why(table, "0:applause none") is None


def test_a_hint_says_that_a_poster_is_taken_from_the_opponents_reach() -> None:
    assert why(looked_at(), "0:swap token/3 token/4") in (Reason("block"), Reason("clowns"))
