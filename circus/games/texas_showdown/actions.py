"""Verbs of Texas Showdown, and tables of its interned actions by the cards they name."""

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Final

from circus.core.action import CHANCE, Action, Picks, Verb, Verbs, expect, one_of, pick_name, whole_number
from circus.core.errors import ParseError
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.games.texas_showdown.cards import (
    BIT,
    CARD,
    CARD_OF,
    COLOR_SETS,
    DECK,
    FIRST,
    NAMES,
    PLACE_OF,
    SMALL_DECK,
    ShowdownCard,
    cards_of,
    names_of,
    numbers_of,
    set_of,
)

MAX_SEATS: Final = 6
MAX_PASSED: Final = 3
"""Maximum number of cards each player passes; with more there were millions of actions."""

Hands = tuple[int, ...]
"""Code of a deal: one set of cards per seat."""


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


def _read_cards(picks: Picks) -> int:
    cards = {_card(pick_name(pick, "card")) for pick in picks}
    if not 1 <= len(picks) <= MAX_PASSED or len(cards) < len(picks):
        raise ParseError(f"from 1 to {MAX_PASSED} different cards are passed")
    return set_of(cards)


def _spell_played(card: ShowdownCard) -> Picks:
    return (NAMES[card.place],)


def _read_played(picks: Picks) -> ShowdownCard:
    (pick,) = expect(picks, 1)
    return CARD[_card(pick_name(pick, "card"))]


VERBS: Final = Verbs(
    MAX_SEATS,
    Verb("deal", _spell_hands, _read_hands, by_chance=True, wide=True),
    Verb("give", names_of, _read_cards, as_set=True),
    Verb("play", _spell_played, _read_played),
    one_of("lead", "seat", [str(seat) for seat in range(MAX_SEATS)]),
)

PLAY: Final = [[VERBS.action(seat, "play", card) for card in CARD] for seat in range(MAX_SEATS)]
"""For each seat the action of playing each card."""

LEADS: Final = {
    seats: [[VERBS.action(seat, "lead", named) for named in range(seats)] for seat in range(seats)]
    for seats in range(3, MAX_SEATS + 1)
}
"""For each number of seats and each seat the actions of naming each seat as the leader."""

Plays = list[Action]


_PARTS: Final = [
    (place, size, [sum(bits) for bits in combinations([1 << bit for bit in range(count)], size)])
    for size in range(max(color.bit_count() for color in COLOR_SETS) + 1)
    for place, count in enumerate(color.bit_count() for color in COLOR_SETS)
]
"""Bits of every part of each color, by index of the color and size of the part, small parts first.

Small parts occur most often; made together, their plays are close together in memory.
"""


def _plays_of_one_color(seat: int) -> list[list[Plays]]:
    plays = [[PLAY[seat][card] for card in cards_of(color)] for color in COLOR_SETS]
    found: list[list[Plays]] = [[[]] * (1 << len(each)) for each in plays]
    for place, size, parts in _PARTS:
        for bits, part in zip(parts, combinations(plays[place], size), strict=True):
            found[place][bits] = list(part)
    return found


PLAYS: Final = [_plays_of_one_color(seat) for seat in range(MAX_SEATS)]
"""For each seat and each color, the plays of every set of cards of that color, indexed by its bits.

Bit 0 is the color's lowest card, `FIRST`. They are lists like all that `legal` returns: a loop that always
receives the same type runs faster.
"""

HIGHEST_COLOR: Final = [
    [(0, 0, plays[0]), *[((1 << FIRST[place]) - 1, FIRST[place], plays[place]) for place in PLACE_OF]]
    for plays in PLAYS
]
"""For each seat, by the bit length of a set of cards, three values for the highest color in it.

These are the set of all cards below that color, its lowest card, and its `PLAYS`.
"""

_HALF: Final = 30
"""Number of cards in black, red and blue, the lower half; Python is fast with numbers of this size."""
_LOWER: Final = (1 << _HALF) - 1


def plays_of(seat: int, held: int) -> Plays:
    """Return a new list of the plays of each card of a set of any colors, ascending.

    The constants in the code are the numbers of cards of each color, which cut out its bits.
    """
    low, high = held & _LOWER, held >> _HALF
    black, red, blue, brown, green, yellow, purple, grey = PLAYS[seat]
    return [
        *black[low & 0x7FF],
        *red[low >> 11 & 0x3FF],
        *blue[low >> 21],
        *brown[high & 0xFF],
        *green[high >> 8 & 0x7F],
        *yellow[high >> 15 & 0x3F],
        *purple[high >> 21 & 0x1F],
        *grey[high >> 26],
    ]


def plays_of_colors(seat: int, held: int) -> Plays:
    """Return the plays of a set; faster than `plays_of` for few colors. The list must not be changed."""
    below, first, plays = HIGHEST_COLOR[seat][held.bit_length()]
    others = held & below
    highest = plays[held >> first]
    return plays_of_colors(seat, others) + highest if others else highest


_GIFTS: Final = [Memo(partial(VERBS.action, seat, "give")) for seat in range(MAX_SEATS)]
"""For each seat a cache of the actions of passing a set of cards."""


def gifts_of(seat: int, held: int, count: int) -> list[Action]:
    """Return the actions of passing any `count` cards of a set."""
    gifts = _GIFTS[seat]
    return [gifts[sum(bits)] for bits in combinations([BIT[card] for card in cards_of(held)], count)]


def deal(hands: Hands) -> Action:
    """Return the action of dealing these hands."""
    return Action(CHANCE, "deal", hands, _spell_hands)


def actions(setup: Setup) -> Iterator[Action]:
    """Yield every action that a seat may ever take: passes, plays, and names of the leader."""
    deck = SMALL_DECK if setup.seats == 3 else DECK
    for seat in range(setup.seats):
        if setup.options["passing"]:
            yield from gifts_of(seat, deck, setup.numbers["cards_passed"])
        yield from plays_of(seat, deck)
        if setup.options["face_cards"] == "pass_the_buck":
            yield from LEADS[setup.seats][seat]
