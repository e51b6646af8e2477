"""The end of a hand, and the end of the game."""

from random import Random

import pytest

from circus.core.action import CHANCE
from circus.games.texas_showdown import GAME
from tests.rules.texas_showdown import BLOCKS, cards, dealt, names_at, opened, play_out
from tests.table import Table


def play_game(seats: int, seed: int = 1, **options: object) -> Table:
    """Return a table after a whole game of random play."""
    table, rng = Table(GAME, seats, None, **options), Random(seed)
    while table.awaited:
        seat = table.awaited[0]
        action = (
            GAME.chance(table.state, rng) if seat < 0 else rng.choice(GAME.legal_actions(table.state, seat))
        )
        GAME.apply(table.state, action, table.events.append)
    return table


def test_each_player_scores_one_point_for_each_trick_taken() -> None:
    table = play_out(opened(*BLOCKS))
    taken = [event["seat"] for event in table.emitted("take")]
    (scored,) = table.emitted("score")
    assert scored["scored"] == tuple(taken.count(seat) for seat in range(4))
    assert sum(scored["scored"]) == 15


def test_no_point_is_scored_before_the_hand_ends() -> None:
    """TX-15: in one step, at the end of the hand."""
    table = play_out(opened(*BLOCKS), 14)
    assert table.state.points == (0, 0, 0, 0)
    play_out(table)
    assert sum(table.state.points) == 15


def test_the_next_hand_starts_by_reshuffling_and_dealing_all_cards() -> None:
    table = play_out(opened("0-13 74", "15-29", "31-47", "51-73 14"))
    points = table.state.points
    assert max(points) < 15
    assert table.awaited == (CHANCE,)
    table.play(dealt(*BLOCKS))
    assert [len(names_at(table, f"hand/{seat}")) for seat in range(4)] == [15] * 4
    assert [len(names_at(table, f"pile/{seat}")) for seat in range(4)] == [0] * 4
    assert table.state.points == points


def test_the_scores_of_the_hands_add_up() -> None:
    table = play_game(5)
    hands = table.emitted("score")
    assert len(hands) > 1
    assert table.state.points == tuple(sum(hand["scored"][seat] for hand in hands) for seat in range(5))


@pytest.mark.parametrize(("seats", "threshold"), [(3, 15), (4, 15), (5, 12), (6, 10)])
def test_the_game_ends_at_the_end_of_a_hand_that_brings_someone_to_the_threshold(
    seats: int, threshold: int
) -> None:
    """TX-15, and TX-19 for three players."""
    ends = set()
    for seed in range(30):
        table = play_game(seats, seed)
        *before, last = [max(event["points"]) for event in table.emitted("score")]
        assert all(most < threshold for most in before)
        assert last >= threshold
        assert len(table.emitted("take")) == len(table.emitted("score")) * {3: 10, 4: 15, 5: 12, 6: 10}[seats]
        ends.add(last)
        assert table.outcome is not None and table.outcome.reason == "threshold"
    assert threshold in ends, "reaching it is enough"


def test_the_hand_is_played_out_after_somebody_has_taken_enough_tricks_to_end_the_game() -> None:
    """TX-15: the final hand is always played out."""
    early = 0
    for seed in range(20):
        table, rng = Table(GAME, 4), Random(seed)
        while table.awaited:
            state = table.state
            seat = table.awaited[0]
            enough = any(state.points[each] + state.tricks(each) >= 15 for each in range(4))
            early += enough and seat >= 0 and sum(map(state.tricks, range(4))) < 15
            action = GAME.chance(state, rng) if seat < 0 else rng.choice(GAME.legal_actions(state, seat))
            GAME.apply(state, action, None)
        assert sum(map(table.state.tricks, range(4))) == 15
    assert early, "some game went on after its threshold was certain"


def test_the_player_with_the_fewest_points_wins() -> None:
    table = play_game(4, 2)
    outcome = table.outcome
    assert outcome is not None
    assert outcome.scores == table.state.points
    assert all(outcome.scores[seat] == min(outcome.scores) for seat in outcome.winners)


def test_tied_players_have_all_won() -> None:
    """TX-15."""
    outcomes = [play_game(4, seed, length="one_hand").outcome for seed in range(40)]
    shared = [outcome for outcome in outcomes if outcome and len(outcome.winners) > 1]
    assert shared
    for outcome in shared:
        fewest = [seat for seat, score in enumerate(outcome.scores) if score == min(outcome.scores)]
        assert list(outcome.winners) == fewest


def test_one_hand_decides_where_that_was_chosen() -> None:
    table = play_out(opened(*BLOCKS, length="one_hand"))
    assert table.awaited == ()
    assert table.outcome is not None
    assert table.outcome.reason == "one_hand"
    assert sum(table.outcome.scores) == 15


def test_one_hand_is_hand_1_in_every_respect_passing_included() -> None:
    table = opened(*BLOCKS, length="one_hand", passing=True)
    assert table.awaited == (0, 1, 2, 3)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("face_cards", ["sheriff", "happy_faces", "pass_the_buck"])
def test_every_hand_brings_points_so_that_the_game_ends(seats: int, face_cards: str) -> None:
    """TX-18: at least the tricks of a hand less the Sheriffs in the deck."""
    least = (
        {3: 5, 4: 7, 5: 4, 6: 2}[seats]
        if face_cards == "happy_faces"
        else {3: 10, 4: 15, 5: 12, 6: 10}[seats]
    )
    table = play_game(seats, 5, face_cards=face_cards, passing=True)
    assert all(sum(event["scored"]) >= least for event in table.emitted("score"))
    assert table.emitted("end") == [{"winners": table.outcome.winners if table.outcome else ()}]


def test_the_dealer_plays_no_part() -> None:
    """TX-16: the holder of the 0 opens, in every hand."""
    table = play_out(opened("0-13 74", "15-29", "31-47", "51-73 14"))
    table.play(dealt("51-73 14", "15-29", "31-47", "0-13 74"))
    assert [event["seat"] for event in table.emitted("open")] == [0, 3]


def test_a_trick_of_the_hand_before_is_gone_once_the_cards_are_dealt_anew() -> None:
    table = play_out(opened("0-13 74", "15-29", "31-47", "51-73 14"))
    assert sum(face != "" for seat in range(4) for face in names_at(table, f"pile/{seat}", 0)) == 4
    table.play(dealt(*BLOCKS))
    table.play(*cards("0 0"))
    assert [names_at(table, f"pile/{seat}") for seat in range(4)] == [[]] * 4
