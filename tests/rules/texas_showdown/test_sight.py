"""Views of a seat: visible and hidden values, and the constraints that a guess respects."""

from random import Random

import pytest

from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.cards import BIT, CARD_OF, COLOR_SETS, COLORED, numbers_of
from tests.rules.texas_showdown import BLOCKS, cards, dealt, names_at, numbers, opened, play_out
from tests.rules.texas_showdown.test_passing import GIFTS

BLACK, RED, BLUE = COLOR_SETS[:3]


def bit(number: int) -> int:
    """Return the card with this number, as a set."""
    return BIT[CARD_OF[number]]


def test_a_player_sees_the_own_hand_and_only_the_size_of_the_others() -> None:
    table = opened(*BLOCKS)
    assert names_at(table, "hand/1", 1) == [str(number) for number in numbers("15-29")]
    assert names_at(table, "hand/1", 0) == names_at(table, "hand/1", -1) == [""] * 15
    assert table.view(0).hands[1:] == [0, 0, 0]


def test_the_last_trick_may_be_looked_at_until_the_next_lead() -> None:
    """TX-17."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 31", "3 51"))
    for seat in (-1, 0, 1, 2, 3):
        assert names_at(table, "pile/3", seat) == ["0", "15", "31", "51"]
    table.play("3:play card/61")
    for seat in (-1, 0, 1, 2, 3):
        assert names_at(table, "pile/3", seat) == [""] * 4
        assert [names_at(table, f"trick/{each}", seat) for each in range(4)] == [[], [], [], ["61"]]


def test_what_was_played_in_this_hand_is_known_to_all() -> None:
    table = play_out(opened(*BLOCKS), 3)
    played = sum(bit(int(event["card"].removeprefix("card/"))) for event in table.emitted("play"))
    for seat in (-1, 0, 3):
        assert table.view(seat).played_cards() == played


def test_who_does_not_follow_is_known_to_have_no_color_of_the_trick() -> None:
    """TX-1: of all colors that were in the trick, not only the led one."""
    table = opened(*BLOCKS).play("0:play card/0", "1:play card/15", "2:play card/31")
    for seat in (-1, 0, 3):
        assert [COLORED[void] for void in table.view(seat).voids] == [0, BLACK, BLACK | RED, 0]


def test_who_follows_shows_no_void() -> None:
    table = opened("0 11-19 21-25", "1 20 26-29 31-38 41", "2-10 42-47", "51-74")
    table.play("0:play card/0", "1:play card/1", "2:play card/2")
    assert table.view(3).voids == [0, 0, 0, 0]


def test_voids_last_until_the_next_deal() -> None:
    table = play_out(opened("0-13 74", "15-29", "31-47", "51-73 14"))
    table.play(dealt(*BLOCKS))
    assert table.view(0).voids == [0, 0, 0, 0]


def test_a_player_remembers_the_cards_passed_until_they_are_played() -> None:
    """TX-14: to the giver and the receiver, not to others."""
    table = opened(*BLOCKS, passing=True).play(*GIFTS)
    both = bit(0) | bit(1)
    assert table.view(0).given[0] == both
    assert table.view(1).given[0] == both
    assert table.view(2).given[0] == table.view(-1).given[0] == 0
    table.play("1:play card/0")
    assert table.view(0).given[0] == bit(1)


def test_a_passed_card_is_not_seen_before_all_have_passed() -> None:
    table = opened(*BLOCKS, passing=True).play(GIFTS[0])
    assert table.view(0).given[0] == bit(0) | bit(1)
    assert table.view(1).given == [0, 0, 0, 0]


def test_guessing_leaves_the_own_hand_and_the_table_as_they_are() -> None:
    table = play_out(opened("", "", "", ""), 4)
    for seat in (-1, 0, 1, 2, 3):
        guessed = GAME.determinize(table.view(seat), Random(4))
        assert GAME.view(guessed, seat) == table.view(seat)
        assert guessed.viewer is None
        assert [guessed.hands[each].bit_count() for each in range(4)] == [
            table.state.hands[each].bit_count() for each in range(4)
        ]


def test_guessing_gives_no_card_of_a_color_that_was_shown_void() -> None:
    table = opened(*BLOCKS).play("0:play card/0", "1:play card/15", "2:play card/31")
    for seed in range(50):
        guessed = GAME.determinize(table.view(3), Random(seed))
        assert guessed.hands[1] & BLACK == 0
        assert guessed.hands[2] & (BLACK | RED) == 0


def test_guessing_keeps_passed_cards_where_they_went() -> None:
    table = opened(*BLOCKS, passing=True).play(*GIFTS)
    for seed in range(50):
        guessed = GAME.determinize(table.view(3), Random(seed))
        assert guessed.hands[0] & (bit(51) | bit(74)) == bit(51) | bit(74)
        assert guessed.hands[1] & bit(0), "seat 1 must open"


def test_guessing_gives_each_player_two_passed_cards_to_have_passed() -> None:
    table = opened(*BLOCKS, passing=True).play(*GIFTS[:2])
    guessed = GAME.determinize(table.view(3), Random(1))
    assert [given.bit_count() for given in guessed.given] == [2, 2, 0, 0]
    assert guessed.given[0] & ~guessed.hands[0] == 0


def test_the_holder_of_the_0_is_known_before_it_is_led() -> None:
    """TX-9: who must open holds it."""
    table = opened("15-29", "0-14", "31-47", "51-74")
    assert all(GAME.determinize(table.view(0), Random(seed)).hands[1] & bit(0) for seed in range(20))


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_guessing_follows_only_what_is_known(seat: int) -> None:
    """The same view and the same chance give the same guess for any full state."""
    table = opened(*BLOCKS).play("0:play card/0", "1:play card/15")
    view = table.view(seat)
    twin = GAME.view(GAME.determinize(view, Random(9)), seat)
    assert GAME.determinize(view, Random(5)) == GAME.determinize(twin, Random(5))


def test_guesses_differ_and_reach_every_card() -> None:
    table = opened(*BLOCKS)
    came = 0
    for seed in range(60):
        came |= GAME.determinize(table.view(0), Random(seed)).hands[1]
    assert numbers_of(came) == tuple(numbers("15-74"))


def test_guessing_finds_the_only_way_there_is() -> None:
    """Voids can leave a single way to deal out the hidden cards; it must be found."""
    table = play_out(opened(*BLOCKS), 14)
    for seat in range(4):
        guessed = GAME.determinize(table.view(seat), Random(seat))
        assert all(guessed.hands[each] & COLORED[guessed.voids[each]] == 0 for each in range(4))


def test_every_pick_of_a_legal_action_is_on_the_table() -> None:
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 15", "2 31", "3 74"))
    places = set(GAME.places(table.setup))
    assert {pick for action in GAME.legal_actions(table.state, 3) for pick in action.picks} <= places
    table.play("3:lead seat/1")
    names = {piece.name for piece in GAME.pieces(table.view(1))}
    assert {pick for action in GAME.legal_actions(table.state, 1) for pick in action.picks} <= names
