"""Optional Start Rules: two cards passed to the left (TX-14)."""

from random import Random

import pytest

from circus.core.action import CHANCE
from circus.core.errors import ParseError
from circus.games.texas_showdown import GAME
from tests.rules.texas_showdown import BLOCKS, dealt, names_at, opened, play_out
from tests.table import Table

GIFTS = ("0:give card/0 card/1", "1:give card/15 card/29", "2:give card/31 card/32", "3:give card/51 card/74")
EVEN = ("0-13 74", "15-29", "31-47", "51-73 14")


def test_each_player_passes_two_cards_to_the_player_on_the_left() -> None:
    """TX-14: clockwise, seat after seat."""
    table = opened(*BLOCKS, passing=True)
    assert table.awaited == (0, 1, 2, 3)
    table.play(*GIFTS)
    assert {"0", "1"} < set(names_at(table, "hand/1"))
    assert {"15", "29"} < set(names_at(table, "hand/2"))
    assert {"31", "32"} < set(names_at(table, "hand/3"))
    assert {"51", "74"} < set(names_at(table, "hand/0"))
    assert [len(names_at(table, f"hand/{seat}")) for seat in range(4)] == [15] * 4


def test_any_two_cards_of_the_hand_may_be_passed_also_the_0() -> None:
    """TX-14."""
    table = opened(*BLOCKS, passing=True)
    assert len(table.legal(0)) == 105
    assert "0:give card/0 card/1" in table.legal(0)
    table.refused("0:give card/0", "TX-14")
    table.refused("0:give card/0 card/1 card/2", "TX-14")
    table.refused("0:give card/0 card/15", "TX-14")


def test_whoever_was_passed_the_0_opens() -> None:
    """TX-9: after any passing."""
    table = opened(*BLOCKS, passing=True).play(*GIFTS)
    assert table.awaited == (1,)
    assert table.legal(1) == ["1:play card/0"]
    assert table.emitted("open") == [{"seat": 1}]


def test_cards_are_chosen_before_seeing_what_comes_in() -> None:
    """TX-14: all at once, and cards received cannot be passed on."""
    table = opened(*BLOCKS, passing=True).play(*GIFTS[:3])
    assert table.awaited == (3,)
    assert names_at(table, "hand/3") == [
        str(number) for number in (51, 52, 53, 54, 55, 56, *range(61, 66), *range(71, 75))
    ]
    table.refused("3:give card/31 card/51", "TX-14")
    table.refused("0:give card/2 card/3", "turn order")
    table.refused("3:play card/51", "TX-14")


def test_the_order_of_the_answers_does_not_matter() -> None:
    one = opened(*BLOCKS, passing=True).play(*GIFTS)
    other = opened(*BLOCKS, passing=True).play(*reversed(GIFTS))
    assert one.state == other.state


def test_the_passed_cards_have_one_spelling() -> None:
    for text in (
        "0:give card/1 card/0",
        "0:give card/1 card/1",
        "0:give",
        "0:give card/0 card/1 card/2 card/3",
    ):
        with pytest.raises(ParseError):
            GAME.verbs.parse(text)


def give_any(table: Table) -> list[list[str]]:
    """Everybody passes their two lowest cards; what each hand held before."""
    before = [names_at(table, f"hand/{seat}") for seat in range(4)]
    for seat in range(4):
        table.play(str(GAME.legal_actions(table.state, seat)[0]))
    return before


def pass_at_random(table: Table, rng: Random) -> dict[int, int]:
    """Everybody passes two cards, in any order; how many places to the left each pair was found again."""
    seats = table.setup.seats
    gifts: dict[int, set[str]] = {}
    while (action := rng.choice(GAME.legal_actions(table.state, rng.choice(table.awaited)))).verb == "give":
        gifts[action.seat] = {pick.removeprefix("card/") for pick in action.picks}
        table.play(str(action))
    hands = [set(names_at(table, f"hand/{seat}")) for seat in range(seats)]
    return {
        giver: (next(seat for seat in range(seats) if gift <= hands[seat]) - giver) % seats
        for giver, gift in gifts.items()
    }


def far_in_each_hand(seats: int, seed: int) -> list[set[int]]:
    """Return the distances of passing in each hand of a game; an empty set for a hand without passing."""
    table, rng = Table(GAME, seats, None, passing=True, face_cards="happy_faces"), Random(seed)
    far = []
    while table.awaited == (CHANCE,):
        table.play(str(GAME.chance(table.state, rng)))
        far.append(set(pass_at_random(table, rng).values()))
        while table.awaited and table.awaited != (CHANCE,):
            GAME.apply(
                table.state,
                rng.choice(GAME.legal_actions(table.state, table.awaited[0])),
                table.events.append,
            )
    return far


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_hand_passes_one_player_farther_and_starts_again(seats: int) -> None:
    """TX-14: h seats in hand h; in the hand that would pass to oneself nobody passes.

    With Happy Faces games last long enough to come round.
    """
    games = (far_in_each_hand(seats, seed) for seed in range(50))
    far = next(far for far in games if len(far) > seats)
    assert far[:seats] == [*({places} for places in range(1, seats)), set()]
    assert far[seats] == {1}


def test_in_the_second_hand_cards_go_two_players_to_the_left() -> None:
    table = opened(*EVEN, passing=True)
    give_any(table)
    play_out(table)
    assert max(table.state.points) < 15
    table.play(dealt(*BLOCKS))
    assert table.awaited == (0, 1, 2, 3)
    table.play(*GIFTS)
    assert {"0", "1"} < set(names_at(table, "hand/2"))
    assert {"31", "32"} < set(names_at(table, "hand/0"))
    assert len(table.awaited) == 1
    assert table.legal(2) == ["2:play card/0"]


def test_with_three_players_nobody_passes_in_the_third_hand() -> None:
    """TX-14: it would be to oneself, so the holder of the 31 opens at once (TX-9)."""
    table = Table(GAME, 3, None, passing=True)
    hands = (
        "31 34 37 42 45 51 54 62 65 73",
        "32 35 38 43 46 52 55 63 71 74",
        "33 36 41 44 47 53 56 61 64 72",
    )
    for _ in (1, 2):
        table.play(dealt(*hands))
        assert table.awaited == (0, 1, 2)
        for seat in (0, 1, 2):
            table.play(str(GAME.legal_actions(table.state, seat)[0]))
        play_out(table)
    table.play(dealt(*hands))
    assert table.awaited == (0,)
    assert table.legal(0) == ["0:play card/31"]
    table.refused("0:give card/31 card/34", "TX-14")
    assert len(table.emitted("give")) == 6


def test_whoever_was_passed_the_31_opens_with_three_players() -> None:
    """TX-9: after any passing."""
    table = opened("31-42", "43-53", "54-72", passing=True)
    table.play("0:give card/31 card/32", "1:give card/43 card/44", "2:give card/63 card/72")
    assert table.awaited == (1,)
    assert table.legal(1) == ["1:play card/31"]


def test_nobody_passes_without_the_option() -> None:
    table = opened(*BLOCKS)
    assert table.awaited == (0,)
    table.refused("0:give card/0 card/1", "TX-14")


def test_that_a_player_has_passed_is_public_but_not_what() -> None:
    table = opened(*BLOCKS, passing=True).play(GIFTS[0])
    assert table.emitted("give", 2) == [{"seat": 0}]
    assert table.emitted("given", 2) == table.emitted("given") == []
    assert table.emitted("given", 0) == [{"seat": 0, "to": 1, "cards": ("card/0", "card/1")}]
    table.play(*GIFTS[1:])
    assert table.emitted("receive", 1) == [{"seat": 1, "from": 0, "cards": ("card/0", "card/1")}]
    assert table.emitted("receive") == []
