"""Verbs of Clown Standoff, and tables of its interned actions."""

from collections.abc import Iterator
from functools import cache, lru_cache, partial
from typing import Final, NamedTuple

from circus.core.action import (
    CHANCE,
    Action,
    Picks,
    Verb,
    Verbs,
    alone,
    expect,
    one_of,
    pick_name,
    whole_number,
)
from circus.core.errors import ParseError
from circus.core.game import Setup
from circus.core.memo import Memo
from circus.games.clown_standoff.cards import (
    CARD,
    MAX_COPIES,
    MAX_HAND,
    VALUES,
    contains,
    groups,
    names,
    pack,
    parts,
    size,
    values,
)
from circus.games.clown_standoff.config import config_of

MAX_SEATS: Final = 6


class DealCode(NamedTuple):
    """Code of a deal: one group of cards per seat, and one for the dummy (0 without a dummy)."""

    hands: tuple[int, ...]
    dummy: int


def _read_value(text: str) -> int:
    value = whole_number(text)
    if value not in VALUES:
        raise ParseError(f"there is no Clown card {value}, they go from 1 to 6")
    return value


def _read_hand(pick: str) -> tuple[str, int]:
    owner, equals, listed = pick.partition("=")
    cards = listed.split(",")
    if not equals or len(cards) > MAX_HAND:
        raise ParseError(f"'{pick}' is not a hand of at most {MAX_HAND} cards, written hand/0=1,3,3,6")
    return owner, pack(map(_read_value, cards))


def _read_deal(picks: Picks) -> DealCode:
    dealt = [_read_hand(pick) for pick in picks]
    dummy = dealt.pop()[1] if dealt and dealt[-1][0] == "dummy" else 0
    if not 1 <= len(dealt) <= MAX_SEATS:
        raise ParseError(f"a deal names hand/0 to at most hand/{MAX_SEATS - 1}")
    return DealCode(tuple(hand for _, hand in dealt), dummy)


def _spell_deal(deal: DealCode) -> Picks:
    owners = [f"hand/{seat}" for seat in range(len(deal.hands))]
    dealt = [*zip(owners, deal.hands, strict=True)]
    if deal.dummy:
        dealt.append(("dummy", deal.dummy))
    return tuple(f"{owner}={','.join(map(str, values(hand)))}" for owner, hand in dealt)


def _read_card(picks: Picks) -> int:
    (pick,) = expect(picks, 1)
    return CARD[_read_value(pick_name(pick, "card"))]


def _read_payment(picks: Picks) -> int:
    if not picks or max(map(picks.count, picks)) > MAX_COPIES:
        raise ParseError(f"a pass costs cards, of each value at most {MAX_COPIES}")
    return pack(_read_value(pick_name(pick, "card")) for pick in picks)


def _spell_pie(face: str) -> Picks:
    return (face,)


def _read_pie(picks: Picks) -> str:
    (face,) = expect(picks, 1)
    if face not in ("hit", "dodge"):
        raise ParseError(f"there is no pie '{face}', it is hit or dodge")
    return face


VERBS: Final = Verbs(
    MAX_SEATS,
    Verb("deal", _spell_deal, _read_deal, by_chance=True, wide=True),
    Verb("choose", names, _read_card),
    Verb("dummy", names, _read_card, by_chance=True),
    one_of("first", "seat", tuple(map(str, range(MAX_SEATS))), by_chance=True),
    alone("reveal", reveals=True),
    Verb("reshuffle", names, _read_card),
    Verb("pass", names, _read_payment, as_set=True),
    Verb("pie", _spell_pie, _read_pie, by_chance=True),
)

HIT: Final = VERBS.action(CHANCE, "pie", "hit")
DODGE: Final = VERBS.action(CHANCE, "pie", "dodge")
ONLY_HIT: Final = (HIT,)
HIT_OR_DODGE: Final = (HIT, DODGE)
FIRST: Final = tuple(VERBS.action(CHANCE, "first", seat) for seat in range(MAX_SEATS))
DUMMY: Final = {card: VERBS.action(CHANCE, "dummy", card) for card in CARD[1:]}

_CHOOSE: Final = VERBS.each_seat("choose", CARD[1:])
_REVEAL: Final = [VERBS.action(seat, "reveal") for seat in range(MAX_SEATS)]
_RESHUFFLE: Final = VERBS.each_seat("reshuffle", CARD[1:])


def _choices(seat: int, hand: int) -> tuple[Action, ...]:
    return tuple(action for card, action in _CHOOSE[seat].items() if contains(hand, card))


CHOICES: Final = tuple(Memo(partial(_choices, seat)) for seat in range(MAX_SEATS))
"""Secret choices by seat and hand: one action per different card of the hand (Argument phase 1)."""


@lru_cache(maxsize=8192)
def turns(seat: int, cards: int, price: int) -> tuple[Action, ...]:
    """Return the actions of a seat that holds the Pie deck (Standoff phase 1-3, CS-15).

    Args:
        seat: the holder.
        cards: its collected cards.
        price: number of cards that a pass costs.
    """
    reshuffles = [action for card, action in _RESHUFFLE[seat].items() if contains(cards, card)]
    return (_REVEAL[seat], *reshuffles, *_passes(seat, cards, price))


def _passes(seat: int, cards: int, cost: int) -> list[Action]:
    if size(cards) < cost:
        return []
    made = _payments(seat, cost)
    return [made[part] for part in parts(cards, cost)]


@cache
def _payments(seat: int, cost: int) -> dict[int, Action]:
    return {part: VERBS.action(seat, "pass", part) for part in groups(cost)}


def actions(setup: Setup) -> Iterator[Action]:
    """Yield every action of each seat in turn: choices of cards, then actions with the Pie deck."""
    config = config_of(setup)
    most = config.cards_dealt * config.owners
    prices = [price for price in sorted(set(config.prices[2:])) if price <= most]
    for seat in config.everybody:
        yield from _CHOOSE[seat].values()
        yield _REVEAL[seat]
        yield from _RESHUFFLE[seat].values()
        for price in prices:
            payments = _payments(seat, price).items()
            yield from (action for part, action in payments if contains(config.whole_deck, part))
