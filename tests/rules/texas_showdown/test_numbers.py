"""Numbers of the rules that a designer changes: each changes exactly what it says, and bots use it."""

from random import Random

import pytest

from circus import bots
from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import UnknownOptionError
from circus.games.texas_showdown import GAME, facts
from circus.games.texas_showdown.config import config_of
from circus.games.texas_showdown.evaluation import win_shares
from tests.rules.texas_showdown import BLOCKS, cards, opened, play_out
from tests.rules.texas_showdown.test_end_of_a_hand import play_game

PASSED_THREE = (
    "0:give card/0 card/1 card/2",
    "1:give card/15 card/16 card/29",
    "2:give card/31 card/32 card/33",
    "3:give card/51 card/52 card/74",
)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_points_to_end_are_those_of_the_number_of_players(seats: int) -> None:
    table = play_game(seats, **{f"points_to_end_{seats}": 25})
    *before, last = [max(event["points"]) for event in table.emitted("score")]
    assert all(most < 25 for most in before) and last >= 25
    others = {f"points_to_end_{each}": 60 for each in GAME.seats if each != seats}
    plain, own = GAME.setup(seats), GAME.setup(seats, others)
    assert GAME.longest(own) == GAME.longest(plain)
    assert facts.point_limit(GAME.start(own)) == facts.point_limit(GAME.start(plain))


def test_a_trick_costs_the_points_of_the_number() -> None:
    plain, dear = play_out(opened(*BLOCKS)), play_out(opened(*BLOCKS, trick_points=3))
    assert sum(dear.state.points) == 3 * sum(plain.state.points) == 45
    table = opened(*BLOCKS, trick_points=3).play(*cards("0 0", "1 15", "2 31", "3 51"))
    assert facts.last_trick_cost(table.view(0), 3) == 3


def test_a_happy_face_cancels_a_whole_trick_however_much_it_costs() -> None:
    """TX-12."""
    table = opened(*BLOCKS, face_cards="happy_faces", trick_points=4)
    table.play(*cards("0 0", "1 15", "2 31", "3 51", "3 74", "0 1", "1 29", "2 32"))
    assert facts.last_trick_cost(table.view(0), 3) == -4
    play_out(table)
    assert all(points % 4 == 0 for points in table.state.points)


def test_as_many_cards_are_passed_as_the_number_says() -> None:
    """TX-14."""
    table = opened(*BLOCKS, passing=True, cards_passed=3)
    assert len(table.legal(0)) == 455
    table.refused("0:give card/0 card/1", "TX-14")
    table.play(*PASSED_THREE)
    assert table.legal(1) == ["1:play card/0"]
    assert [piece.place for piece in GAME.pieces(table.state)].count("hand/0") == 15
    one = opened(*BLOCKS, passing=True, cards_passed=1)
    assert len(one.legal(0)) == 15
    one.refused("0:give card/0 card/1", "TX-14")


def test_passed_cards_lie_face_down_before_the_others_and_a_determinization_agrees() -> None:
    table = opened(*BLOCKS, passing=True, cards_passed=3).play(PASSED_THREE[0])
    view = table.view(1)
    given = [piece for piece in GAME.pieces(view) if piece.place == "give/0"]
    assert [piece.face for piece in given] == ["", "", ""]
    full = GAME.determinize(view, Random(1))
    assert full.given[0].bit_count() == 3 and not full.given[0] & ~full.hands[0]


@pytest.mark.parametrize(
    ("seats", "number", "opens"), [(4, 0, 0), (3, 0, 31), (4, 30, 31), (4, 20, 20), (3, 40, 41), (3, 74, 74)]
)
def test_the_lowest_card_in_use_from_the_opening_number_on_opens_every_hand(
    seats: int, number: int, opens: int
) -> None:
    """TX-9."""
    rng, setup = Random(4), GAME.setup(seats, {"opening_card": number})
    state = GAME.start(setup)
    GAME.apply(state, GAME.chance(state, rng), None)
    (seat,) = state.awaited
    assert [str(action) for action in GAME.legal_actions(state, seat)] == [f"{seat}:play card/{opens}"]


def test_numbers_outside_their_ranges_are_refused() -> None:
    for number in GAME.numbers:
        for value in (number.least - 1, number.most + 1):
            with pytest.raises(UnknownOptionError):
                GAME.setup(4, {number.name: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_and_refusals_name_the_tables_own_numbers(language: str) -> None:
    texts = Texts(language)
    texts.add_game("texas_showdown")
    table = opened(*BLOCKS, passing=True, cards_passed=3, trick_points=5, opening_card=20)
    few = GAME.rule_violation(table.state, GAME.verbs.parse("0:give card/0"))
    assert few and "3" in texts.explain(few)
    late = GAME.rule_violation(table.state, GAME.verbs.parse("0:play card/3"))
    assert late and "3" in texts.explain(late)
    table.play(*PASSED_THREE)
    told = [GAME.because(event, table.view(0)) for event in table.events if event.kind == "open"]
    assert [why.facts["opening"] for why in told if why] == [20]
    play_out(table, 1)
    take = next(event for event in table.events if event.kind == "take")
    why = GAME.explanation(take, table.view(0), table.setup)
    assert why and why.facts["trick_points"] == 5


def test_a_lead_weighs_as_much_as_the_tricks_that_it_costs() -> None:
    """Three times the points for everything is the same game."""
    plain = config_of(GAME.setup(4))
    dear = config_of(GAME.setup(4, {"trick_points": 3, "points_to_end_4": 45}))
    assert win_shares(dear, (3, 9, 0, 12), False) == pytest.approx(win_shares(plain, (1, 3, 0, 4), False))


@pytest.mark.parametrize("strength", ["greedy", "easy"])
def test_bots_play_with_changed_numbers_as_well_as_with_the_published_ones(strength: str) -> None:
    """One bot against three at random has fewer points than they have."""
    numbers = {"points_to_end_4": 20, "trick_points": 2, "cards_passed": 3, "opening_card": 40}
    rng, mine, others = Random(7), 0, 0
    for number in (0, 1, 2, 3):
        state = GAME.start(GAME.setup(4, {"passing": True, **numbers}))
        players = [bots.find(strength if seat == number else "random") for seat in range(4)]
        while (outcome := GAME.outcome(state)) is None:
            seat = state.awaited[0]
            view = GAME.view(state, seat)
            bot = players[seat] if seat >= 0 else None
            legal = GAME.legal_actions(view, seat)
            action = bot(GAME, view, legal, rng) if bot else GAME.chance(state, rng)
            GAME.apply(state, action, None)
        mine += outcome.scores[number]
        others += sum(outcome.scores) - outcome.scores[number]
    assert mine < 0.8 * others / 3
