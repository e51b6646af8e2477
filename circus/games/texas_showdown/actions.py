"""The verbs of Texas Showdown, and its actions made once and found by the cards they touch."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final, TypeVar

from circus.core.action import CHANCE, Action, Picks, Verb, Verbs, expect, one_of, pick_name, whole_number
from circus.core.errors import ParseError
from circus.core.game import Setup
from circus.games.texas_showdown.cards import (
    BIT,
    CARD_OF,
    CARDS,
    COLOR_OF,
    COLOR_SETS,
    DECK,
    NAMES,
    SMALL_DECK,
    cards_of,
    numbers_of,
    set_of,
)

MOST_SEATS: Final = 6
GIVEN: Final = 2
"""How many cards each player passes (Optional Start Rules)."""

Hands = tuple[int, ...]
"""The code of a deal: one set of cards a seat."""


def _card(name: str) -> int:
    number = whole_number(name)
    if number not in CARD_OF:
        raise ParseError(f"there is no card {number}")
    return CARD_OF[number]


def _spell_hands(hands: Hands) -> Picks:
    return tuple(f"hand/{seat}={','.join(map(str, numbers_of(hand)))}" for seat, hand in enumerate(hands))


def _read_hands(picks: Picks) -> Hands:
    return tuple(_read_hand(pick, seat) for seat, pick in enumerate(picks))


def _read_hand(pick: str, seat: int) -> int:
    name, _, listed = pick_name(pick, "hand").partition("=")
    if name != str(seat):
        raise ParseError(f"'{pick}' stands where hand/{seat} is expected")
    cards = [_card(each) for each in listed.split(",")]
    if len(set(cards)) < len(cards):
        raise ParseError(f"'{pick}' names a card twice")
    return set_of(cards)


def _spell_cards(cards: int) -> Picks:
    return tuple(NAMES[card] for card in cards_of(cards))


def _read_cards(picks: Picks) -> int:
    cards = {_card(pick_name(pick, "card")) for pick in expect(picks, GIVEN)}
    expect(tuple(NAMES[card] for card in cards), GIVEN)
    return set_of(cards)


VERBS: Final = Verbs(
    MOST_SEATS,
    Verb("deal", _spell_hands, _read_hands, by_chance=True, wide=True),
    Verb("give", _spell_cards, _read_cards, as_set=True),
    one_of("play", "card", [name.removeprefix("card/") for name in NAMES]),
    one_of("lead", "seat", [str(seat) for seat in range(MOST_SEATS)]),
)

PLAY: Final = VERBS.each_seat("play", CARDS)
"""For each seat, playing each card."""

LEADS: Final = {
    seats: [[VERBS.action(seat, "lead", named) for named in range(seats)] for seat in range(seats)]
    for seats in range(3, MOST_SEATS + 1)
}
"""For each number of seats and each seat, naming each seat to lead."""

Plays = list[Action]

Thing = TypeVar("Thing")


def _parts(colors: list[list[Thing]]) -> list[tuple[Thing, ...]]:
    """Every part of each color, small ones first.

    Play meets small sets most often; made together they lie close together in memory, which is
    worth some hundredths of the time of random play.
    """
    sizes = range(max(map(len, colors)) + 1)
    return [part for size in sizes for color in colors for part in combinations(color, size)]


_SETS_OF_ONE_COLOR: Final = [set_of(part) for part in _parts([list(cards_of(color)) for color in COLOR_SETS])]
"""Made once and shared between the seats, so that the processor's cache holds more of them."""


def _plays_of_one_color(seat: int) -> dict[int, Plays]:
    plays = _parts([[PLAY[seat][card] for card in cards_of(color)] for color in COLOR_SETS])
    return dict(zip(_SETS_OF_ONE_COLOR, map(list, plays), strict=True))


PLAYS: Final = [_plays_of_one_color(seat) for seat in range(MOST_SEATS)]
"""For each seat, the plays of every set of cards of one color, 4073 of them, the empty one included.

Lists like all that `legal` returns, because a loop that always meets the same type runs faster.
"""

_BYTE: Final = 8


def _parts_of_bytes(seat: int) -> list[list[Plays]]:
    """For each eight cards of the deck, the plays of every part of them, found by its bits."""
    eights = [[PLAY[seat][card] for card in CARDS[at : at + _BYTE]] for at in range(0, len(CARDS), _BYTE)]
    return [_parts_by_bits(eight) for eight in eights]


def _parts_by_bits(plays: Plays) -> list[Plays]:
    parts: list[Plays] = [[]]
    for play in plays:
        parts += [[*part, play] for part in parts]
    return parts


_PARTS: Final = [_parts_of_bytes(seat) for seat in range(MOST_SEATS)]
"""For each seat its plays by the bytes of a set of cards: eight look-ups in small lists lay out a hand."""


def plays_of(seat: int, held: int) -> Plays:
    """Playing each card of a set of any colors, ascending; a fresh list."""
    if not held:
        return []
    one, two, three, four, five, six, seven, eight = held.to_bytes(_BYTE, "little")
    first, second, third, fourth, fifth, sixth, seventh, eighth = _PARTS[seat]
    return [
        *first[one],
        *second[two],
        *third[three],
        *fourth[four],
        *fifth[five],
        *sixth[six],
        *seventh[seven],
        *eighth[eight],
    ]


def plays_of_colors(seat: int, held: int) -> Plays:
    """The same for a set of few colors, at least two: faster there."""
    plays = PLAYS[seat]
    highest = held & COLOR_OF[held.bit_length() - 1]
    others = held ^ highest
    return (plays.get(others) or plays_of_colors(seat, others)) + plays[highest]


@cache
def _gifts(seat: int) -> dict[int, Action]:
    """Passing each pair of cards, found by the pair."""
    pairs = [BIT[one] | BIT[other] for one, other in combinations(CARDS, GIVEN)]
    return {pair: VERBS.action(seat, "give", pair) for pair in pairs}


def gifts_of(seat: int, held: int) -> list[Action]:
    """Passing each pair of cards of a set."""
    gifts = _gifts(seat)
    return [gifts[BIT[one] | BIT[other]] for one, other in combinations(cards_of(held), GIVEN)]


def deal(hands: Hands) -> Action:
    """Dealing these hands."""
    return Action(CHANCE, "deal", hands, _spell_hands)


def actions(setup: Setup) -> Iterator[Action]:
    """Every action that a seat may ever choose: what it passes, what it plays, whom it lets lead."""
    deck = SMALL_DECK if setup.seats == 3 else DECK
    for seat in range(setup.seats):
        if setup.options["passing"]:
            yield from gifts_of(seat, deck)
        yield from plays_of(seat, deck)
        if setup.options["face_cards"] == "pass_the_buck":
            yield from LEADS[setup.seats][seat]
