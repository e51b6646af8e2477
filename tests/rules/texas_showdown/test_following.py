"""A trick: who opens it, and which card may be played."""

from random import Random

import pytest

from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.cards import COLORS
from tests.rules.texas_showdown import BLOCKS, cards, dealt, names_at, numbers, opened, play_out
from tests.table import Table

FOLLOWED = ("0-5 11-19", "6-8 21-29 31-33", "9 10 20 34-38 41-47", "51-74")
"""Three players with black; the fourth has neither black, red, blue, brown nor green."""


def test_the_holder_of_the_0_opens_the_first_trick_with_it() -> None:
    """TX-9."""
    table = opened("15-29", "0-14", "31-47", "51-74")
    assert table.awaited == (1,)
    assert table.legal(1) == ["1:play card/0"]
    table.refused("1:play card/3", "TX-9")
    assert table.emitted("open") == [{"seat": 1}]


def test_with_three_players_the_holder_of_the_31_opens() -> None:
    """TX-9."""
    table = opened("41-53", "54-72", "31-38 73 74")
    assert table.awaited == (2,)
    assert table.legal(2) == ["2:play card/31"]
    table.refused("2:play card/32", "TX-9")


def test_the_0_opens_every_hand() -> None:
    """TX-9: the first trick of every hand; the winner of the last trick before makes no difference."""
    table = play_out(opened(*BLOCKS))
    table.play(dealt(*BLOCKS[1:], BLOCKS[0]))
    assert table.awaited == (3,)
    assert table.legal(3) == ["3:play card/0"]


def test_players_play_one_card_each_in_clockwise_order() -> None:
    """TX-16: clockwise is seat after seat."""
    table = opened("15-29", "31-47", "0-14", "51-74")
    order: list[int] = []
    for _ in range(4):
        order += table.awaited
        table.play(table.legal(table.awaited[0])[0])
    assert order == [2, 3, 0, 1]
    assert [event["seat"] for event in table.emitted("play")] == order


def test_a_played_card_lies_face_up_in_the_center() -> None:
    table = opened(*BLOCKS).play("0:play card/0", "1:play card/29")
    for seat in (-1, 0, 1, 2, 3):
        assert names_at(table, "trick/0", seat) == ["0"]
        assert names_at(table, "trick/1", seat) == ["29"]
    assert len(names_at(table, "hand/1")) == 14


def test_the_color_of_the_trick_must_be_followed_with_any_card_of_it() -> None:
    """TX-1: which card of the color is free, higher or lower."""
    table = opened(*FOLLOWED).play("0:play card/0")
    assert table.legal(1) == ["1:play card/6", "1:play card/7", "1:play card/8"]
    table.refused("1:play card/21", "TX-1")


def test_without_a_matching_card_any_card_is_played() -> None:
    """TX-2: Sheriffs and the highest cards included."""
    table = opened(*BLOCKS).play("0:play card/0")
    assert table.legal(1) == sorted(f"1:play card/{number}" for number in numbers("15-29"))
    assert table.offers("1:play card/20") and table.offers("1:play card/29")


def test_any_color_in_the_trick_may_be_followed_not_only_the_one_led() -> None:
    """TX-1."""
    table = opened("0 51-56 71-74 31-34", "1-10 15-19", "11-14 41-47 35-38", "20-29 61-65")
    table.play("0:play card/0", "1:play card/1", "2:play card/41", "3:play card/61")
    assert table.awaited == (1,)
    table.play("1:play card/15")
    assert table.legal(2) == [f"2:play card/{number}" for number in numbers("11-14")]
    table.play("2:play card/11")
    assert table.legal(3) == ["3:play card/20"]
    table.play("3:play card/20")


def test_a_color_that_came_later_binds_a_player_without_the_color_led() -> None:
    """TX-1: the obligation holds with any of the colors in the trick."""
    table = opened("0-14", "15-19 31-38 41 42", "20-29 43-47", "51-74")
    table.play("0:play card/0", "1:play card/15")
    assert table.legal(2) == ["2:play card/20"]
    table.refused("2:play card/43", "TX-1")


def test_with_several_colors_of_the_trick_in_hand_the_player_chooses() -> None:
    """TX-1."""
    table = opened("0-6 51-56 71 72", "11-19 21-26", "7 8 20 31-38 41-44", "9 10")
    table.play("0:play card/0", "1:play card/11")
    assert table.legal(2) == ["2:play card/20", "2:play card/7", "2:play card/8"]


def test_a_zeroed_color_must_still_be_followed() -> None:
    """TX-3."""
    table = opened("0-9 11-15", "10 21-29 31-35", "16-20 41-47 36-38", "51-74")
    table.play("0:play card/0", "1:play card/10", "2:play card/20")
    assert len(table.legal(3)) == 15
    table = opened("0-8 11-16", "10 21-29 31-35", "9 17-20 41-47 36-38", "51-74")
    table.play("0:play card/0", "1:play card/10")
    assert table.legal(2) == ["2:play card/9"]


def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    table = opened(*BLOCKS).play("0:play card/0")
    table.refused("1:play card/51", "A trick")


def test_only_the_player_whose_turn_it_is_plays() -> None:
    table = opened(*BLOCKS).play("0:play card/0")
    table.refused("2:play card/31", "turn order")
    assert table.legal(2) == []


def test_whoever_takes_a_trick_opens_the_next_with_any_card() -> None:
    """TX-10."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 31", "3 51"))
    assert table.awaited == (3,)
    assert table.legal(3) == sorted(f"3:play card/{number}" for number in numbers("52-74"))


def test_also_who_takes_a_trick_with_a_sheriff_opens_the_next() -> None:
    """TX-10: in the default game without exception."""
    table = opened("0 1 11-20 21-23", "10 2 24-29 31-37", "3 4 38 41-47 51-55", "5 6 7 8 9")
    table.play(*cards("0 0", "1 10", "2 4", "3 9"))
    assert table.awaited == (1,)
    assert table.legal(1) == sorted(f"1:play card/{number}" for number in numbers("2 24-29 31-37"))


@pytest.mark.parametrize("number", [1, 5])
def test_the_colors_of_the_trick_before_bind_nobody(number: int) -> None:
    table = opened(*FOLLOWED).play(*cards("0 0", "1 6", "2 9", "3 51"))
    assert table.awaited == (2,)
    table.play("2:play card/41", f"3:play card/{51 + number}")
    assert len(table.legal(0)) == 14


@pytest.mark.parametrize(("seats", "tricks"), [(3, 10), (4, 15), (5, 12), (6, 10)])
def test_a_hand_has_as_many_tricks_as_cards_in_a_hand(seats: int, tricks: int) -> None:
    table = play_out(opened(*[""] * seats))
    assert len(table.emitted("take")) == len(table.emitted("play")) / seats == tricks


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_trick_goes_once_around_the_table_from_its_leader(seats: int) -> None:
    """TX-10 and TX-16: clockwise from the winner of the trick before."""
    table = play_out(opened(*[""] * seats))
    order = [event["seat"] for event in table.emitted("play")]
    leaders = [table.emitted("open")[0]["seat"], *(event["seat"] for event in table.emitted("take"))]
    assert order == [(leader + place) % seats for leader in leaders[:-1] for place in range(seats)]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_may_be_played_follows_from_the_faces_on_the_table(seats: int) -> None:
    """TX-1 and TX-2, in whole hands with any number of colors in a trick."""
    rng = Random(seats)
    matched = set()
    for _ in range(6):
        table = Table(GAME, seats, None, length="one_hand")
        table.play(str(GAME.chance(table.state, rng)))
        while table.awaited:
            (seat,) = table.awaited
            hand = [int(face) for face in names_at(table, f"hand/{seat}")]
            colors = {
                color_of(int(face)) for each in range(seats) for face in names_at(table, f"trick/{each}")
            }
            matching = [number for number in hand if color_of(number) in colors]
            if table.emitted("play"):
                assert table.legal(seat) == sorted(f"{seat}:play card/{n}" for n in matching or hand)
            matched.add(len({color_of(number) for number in matching}))
            table.play(rng.choice(table.legal(seat)))
    assert matched >= {0, 1, 2}


def color_of(number: int) -> str:
    """Return the color of a printed number."""
    return next(color for color, values in COLORS.items() if number in values)
