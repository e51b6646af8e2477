"""Rule text "Who takes the trick?": winners of tricks, zeroed colors and ties."""

from random import Random

import pytest

from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.cards import COLORS
from tests.rules.texas_showdown import BLOCKS, cards, names_at, opened
from tests.table import Table


def test_the_color_with_the_most_cards_and_in_it_the_highest_card_takes_the_trick() -> None:
    """The first example: Katrin 0, Beate 2, Alexa 1, Holger 6, Christian 42."""
    table = opened("0 11-21", "2 3 22-32", "1 4 33-41 43-45", "5-10 46-54", "42 55-74")
    for seat, number, other in ((0, 0, 11), (1, 2, 22), (2, 1, 33), (3, 6, 46)):
        table.refused(f"{seat}:play card/{other}", "TX-1" if seat else "TX-9")
        table.play(f"{seat}:play card/{number}")
    assert len(table.legal(4)) == 12, "Christian has no black card"
    table.play("4:play card/42")
    assert table.emitted("take") == [{"seat": 3, "card": "card/6"}]


def test_of_tied_colors_the_highest_card_takes_the_trick() -> None:
    """TX-8: black and red have two cards each."""
    table = opened("43 0 1-7 9 10", "11 21-29 31 32", "13 12 14-20 33-35", "8 51-56 61-65", "41")
    table.play(*cards("0 0", "1 11", "2 12", "3 8", "4 41"))
    assert table.emitted("take") == [{"seat": 2, "card": "card/12"}]


def test_the_second_example_itself() -> None:
    """TX-8: the 43 beats the 13, whatever was led."""
    table = opened("10 43 1-7 9", "11 21-29 31 32", "13 12 14-20 33-35", "8 51-56 61-65", "0 41 36-38")
    table.play(*cards("4 0", "0 9", "1 31", "2 33", "3 8"))
    assert table.awaited == (0,)
    table.play("0:play card/43")
    assert len(table.legal(1)) == 11, "Christian has no green card"
    table.play("1:play card/11")
    table.refused("2:play card/34", "TX-1")
    table.play("2:play card/13")
    assert len(table.legal(3)) == 11, "Beate has neither red nor green"
    table.play("3:play card/51")
    table.refused("4:play card/71", "TX-1")
    table.play("4:play card/41")
    assert table.emitted("take")[1] == {"seat": 0, "card": "card/43"}


def test_with_all_colors_tied_the_highest_number_takes_the_trick() -> None:
    """TX-8."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 46", "3 51"))
    assert table.awaited == (3,)


def test_a_color_with_its_sheriff_in_the_trick_does_not_compete() -> None:
    """The exception: "zeroes out the count for that suit"."""
    table = opened("0-9 71 72 61-63", "10 21-29 31-35", "11-20 36-38 41 42", "43-56 64")
    table.play(*cards("0 0", "1 10", "2 11", "3 43"))
    assert table.awaited == (3,), "black has two cards but its Sheriff"


def test_cards_of_a_zeroed_color_are_out_whoever_played_them_and_when() -> None:
    """TX-4: also a card that is played after the Sheriff."""
    table = opened("0 1-3 71-74 61-65 51 52", "10 21-29 31-35", "4-9 36-38 41-46", "47 53-56 11-20")
    table.play(*cards("0 0", "1 10", "2 9", "3 11"))
    assert table.awaited == (3,), "one red card beats three of the zeroed black"


def test_a_sheriff_takes_a_trick_of_its_color_alone() -> None:
    """TX-5."""
    table = opened("0 1 11-20 21-23", "10 2 24-29 31-37", "3 4 38 41-47 51-55", "5 6 7 8 9")
    table.play(*cards("0 0", "1 10", "2 4", "3 9"))
    assert table.emitted("take") == [{"seat": 1, "card": "card/10"}]


def test_when_all_colors_are_zeroed_the_trick_is_decided_as_if_there_were_no_sheriffs() -> None:
    """TX-6: the color with most cards, not the highest number of all."""
    table = opened("0 1-3 71-74 61-65 51 52", "10 21-29 31-35", "4-9 36-38 41-46", "20 47 53-56 11-19")
    table.play(*cards("0 0", "1 10", "2 9", "3 20"))
    assert table.emitted("take") == [{"seat": 1, "card": "card/10"}], "three black cards, one red"


def test_a_sheriff_that_is_led_zeroes_its_color_out() -> None:
    """TX-4: blue has the most cards, but the 29 among them."""
    table = opened("0 1 11-20 21-23", "10 2 24-29 31-37", "3 4 38 41-47 51-55", "5 6 7 8 9")
    table.play(*cards("0 0", "1 10", "2 4", "3 9"))
    table.play(*cards("1 29", "2 41", "3 61", "0 21"))
    assert table.emitted("take")[1] == {"seat": 3, "card": "card/61"}


def test_colors_tied_after_zeroing_out_compete_by_their_numbers() -> None:
    """TX-7 and TX-8: black is out, green and red have a card each."""
    table = opened("0-9 71 72 61-63", "10 21-29 31-35", "11-20 36-38 41 42", "43-56 64")
    table.play(*cards("0 0", "1 10", "2 11", "3 43"))
    assert table.emitted("take") == [{"seat": 3, "card": "card/43"}]


def test_zeroed_colors_leave_the_trick_to_a_single_card_of_another() -> None:
    """TX-7."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 29", "2 47", "3 74"))
    assert table.emitted("take") == [{"seat": 0, "card": "card/0"}]


@pytest.mark.parametrize("face_cards", ["happy_faces", "pass_the_buck"])
def test_face_cards_played_the_other_ways_zero_nothing_out(face_cards: str) -> None:
    """TX-11: they are alternate ways to use the Face Cards."""
    table = opened(*BLOCKS, face_cards=face_cards).play(*cards("0 0", "1 29", "2 47", "3 74"))
    assert table.emitted("take") == [{"seat": 3, "card": "card/74"}]


def test_a_trick_lies_in_front_of_who_took_it_face_down() -> None:
    """A single face-down pile for each trick; the last may be looked at again (TX-17)."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 31", "3 51"))
    assert sorted(names_at(table, "pile/3")) == ["0", "15", "31", "51"]
    table.play("3:play card/61")
    assert names_at(table, "pile/3", 0) == [""] * 4
    assert sorted(names_at(table, "pile/3")) == ["0", "15", "31", "51"]


def test_everyone_sees_how_many_tricks_each_player_has_taken() -> None:
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 31", "3 51", "3 61", "0 1", "1 16", "2 32"))
    table.play(*cards("3 62", "0 2"))
    for seat in (-1, 0, 2):
        assert [table.view(seat).tricks(each) for each in range(4)] == [0, 0, 0, 2]
        assert names_at(table, "pile/3", seat) == [""] * 8


def best_of(trick: list[int], face_cards: str) -> int:
    """Return the number that takes a trick, computed directly from the rule text."""
    colors = [values for values in COLORS.values() if any(number in values for number in trick)]
    if face_cards == "sheriff":
        colors = [values for values in colors if values[-1] not in trick] or colors
    most = max(sum(number in values for number in trick) for values in colors)
    tied = [values for values in colors if sum(number in values for number in trick) == most]
    return max(number for number in trick if any(number in values for values in tied))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("face_cards", ["sheriff", "happy_faces", "pass_the_buck"])
def test_every_trick_of_whole_games_goes_where_the_rules_say(seats: int, face_cards: str) -> None:
    """TX-4 to TX-8 and TX-11, many tricks of every kind."""
    rng = Random(seats)
    for _ in range(6):
        table = Table(GAME, seats, None, face_cards=face_cards)
        while table.awaited:
            (seat,) = table.awaited
            state = table.state
            action = GAME.chance(state, rng) if seat < 0 else rng.choice(GAME.legal_actions(state, seat))
            GAME.apply(state, action, table.events.append)
        played = [(event["seat"], event["card"]) for event in table.emitted("play")]
        tricks = [dict(played[first : first + seats]) for first in range(0, len(played), seats)]
        for trick, taken in zip(tricks, table.emitted("take"), strict=True):
            numbers = [int(card.removeprefix("card/")) for card in trick.values()]
            assert taken["card"] == trick[taken["seat"]] == f"card/{best_of(numbers, face_cards)}"
