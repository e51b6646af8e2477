"""Components, and setting up the game."""

from collections import Counter
from random import Random

import pytest

from circus.core.action import CHANCE
from circus.core.errors import ParseError, UsageError
from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.cards import BIT, COLORS, NUMBERS, SHERIFFS, cards_of, numbers_of
from circus.games.texas_showdown.dealing import split
from tests.rules.texas_showdown import BLOCKS, dealt, names_at, numbers, opened
from tests.table import Table


def test_there_are_60_cards_in_eight_colors_with_these_values() -> None:
    assert len(NUMBERS) == 60 == len(set(NUMBERS))
    bounds = [(name, values[0], values[-1], len(values)) for name, values in COLORS.items()]
    assert bounds == [
        ("black", 0, 10, 11),
        ("red", 11, 20, 10),
        ("blue", 21, 29, 9),
        ("brown", 31, 38, 8),
        ("green", 41, 47, 7),
        ("yellow", 51, 56, 6),
        ("purple", 61, 65, 5),
        ("grey", 71, 74, 4),
    ]


def test_the_highest_card_of_each_color_is_its_sheriff() -> None:
    assert numbers_of(SHERIFFS) == (10, 20, 29, 38, 47, 56, 65, 74)


def test_three_players_leave_out_black_red_and_blue_in_the_box() -> None:
    table = Table(GAME, 3)
    assert names_at(table, "box") == [str(number) for number in numbers("0-29")]
    assert sorted(map(int, names_at(table, "deck"))) == numbers("31-74")
    line = dealt("31-42", "43-53", "54-72").replace("31,", "0,")
    table.refused(line, "Setting up the game")
    table.play(dealt("31-42", "43-53", "54-72"))
    assert names_at(table, "box") == [str(number) for number in numbers("0-29")]
    table.refused("0:play card/0", "A trick")


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_play_with_all_the_cards(seats: int) -> None:
    table = Table(GAME, seats)
    assert len(names_at(table, "deck")) == 60
    assert names_at(table, "box") == []


@pytest.mark.parametrize(("seats", "size"), [(3, 10), (4, 15), (5, 12), (6, 10)])
def test_the_cards_are_dealt_out_equally_to_all_players(seats: int, size: int) -> None:
    table = Table(GAME, seats)
    table.play(str(GAME.chance(table.state, Random(3))))
    assert [len(names_at(table, f"hand/{seat}")) for seat in range(seats)] == [size] * seats
    assert names_at(table, "deck") == []


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_cards_are_shuffled_so_that_every_card_comes_to_every_player(seats: int) -> None:
    table, rng, deals = Table(GAME, seats), Random(8), 3000
    deck, size = table.state.config.deck, table.state.config.hand_size
    lowest_two = sum(BIT[card] for card in [*cards_of(deck)][:2])
    came: Counter[tuple[int, int]] = Counter()
    together = 0
    for _ in range(deals):
        hands = GAME.chance(table.state, rng).code
        came.update((seat, number) for seat, hand in enumerate(hands) for number in numbers_of(hand))
        together += any(hand & lowest_two == lowest_two for hand in hands)
    assert len(came) == seats * deck.bit_count()
    assert all(0.8 < times * seats / deals < 1.2 for times in came.values())
    assert 0.8 < together / deals * (deck.bit_count() - 1) / (size - 1) < 1.2, "two cards go their own ways"


def test_every_deal_of_six_cards_is_as_likely_as_any_other() -> None:
    six = sum(BIT[card] for card in (0, 7, 20, 33, 46, 59))
    for hands, deals in ((2, 20), (3, 90), (6, 720)):
        rng, times = Random(11), 100
        came = Counter(tuple(split(six, hands, rng)) for _ in range(deals * times))
        assert len(came) == deals
        off = sum((count - times) ** 2 / times for count in came.values())
        assert off < deals + 4 * (2 * deals) ** 0.5, "as far off as the chances of a fair deal allow"


def test_every_card_is_dealt_once() -> None:
    table = Table(GAME, 4)
    line = dealt(*BLOCKS)
    table.refused(line.replace("hand/1=15,", "hand/1=14,"), "Setting up the game")
    table.refused(line.replace("hand/0=0,", "hand/0="), "Setting up the game")
    table.refused(line.rpartition(" ")[0], "Setting up the game")
    assert table.offers(line)


@pytest.mark.parametrize(
    "spelling",
    ["hand/0=1,0", "hand/1=0", "hand/0=0,0", "hand/0=30", "hand/0=01", "hand/0=", "cards/0=0", "hand/0"],
)
def test_a_deal_has_one_spelling(spelling: str) -> None:
    with pytest.raises(ParseError):
        GAME.verbs.parse(f"*:deal {spelling}")


def test_nothing_happens_before_the_deal() -> None:
    table = Table(GAME, 4)
    assert table.awaited == (CHANCE,)
    assert table.legal(0) == []
    table.refused("0:play card/0", "turn order")


@pytest.mark.parametrize("seats", [2, 7])
def test_the_game_is_for_three_to_six_players(seats: int) -> None:
    """TX-20."""
    with pytest.raises(UsageError):
        GAME.setup(seats)


def test_after_the_deal_each_player_sees_the_own_cards() -> None:
    table = opened(*BLOCKS)
    assert table.emitted("dealt", 1) == [{"seat": 1, "cards": tuple(f"card/{n}" for n in numbers("15-29"))}]
    assert table.emitted("dealt") == []
    assert table.emitted("deal") == [{"hand": 1}]
