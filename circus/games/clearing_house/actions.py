"""Verbs of Clearing House with their text form, and tables of its interned actions.

A card is coded by its number, and a seat by its own. A cell is coded by its index in a grid of `WIDTH`
columns, the same for every board. A play is coded as `(card, seat or -1, cell or -1)`.
"""

from collections.abc import Iterator
from typing import Final

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
from circus.games.clearing_house import cards
from circus.games.clearing_house.board import (
    CELL_NAMES,
    NOBODY,
    NOWHERE,
    SEATS,
    WIDTH,
    HouseBoard,
    board_of,
)
from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.numbers import SIDES

Play = tuple[int, int, int]
"""Card, target seat (or `NOBODY`) and target cell (or `NOWHERE`)."""

Deal = tuple[tuple[int, int], ...]
"""Seats that are dealt to, ascending, each with the bag of its hand."""

SHAPES: Final = {
    cards.MOVE: (("cell",),),
    cards.DOUBLE_MOVE: (("cell",),),
    cards.ATTACK: (("seat",), ("cell",)),
    cards.RANGED_ATTACK: (("seat",),),
    cards.ABDUCT: (("seat", "cell"),),
    cards.AMBUSH: (("cell",),),
    cards.ARMOR: ((),),
    cards.INTERVENE: ((),),
}
"""Kinds of picks that follow each card; a play of INTERVENE is parsed only to be refused (CH-34)."""


_CELLS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
_CARDS: Final = {f"card/{name}": card for card, name in enumerate(CARDS)}
_SEATS: Final = {f"seat/{seat}": seat for seat in range(SEATS)}


def _look_up(pick: str, names: dict[str, int]) -> int:
    if pick not in names:
        raise ParseError(f"there is no '{pick}'")
    return names[pick]


def _spell_play(code: Play) -> Picks:
    card, seat, cell = code
    aim = ((f"seat/{seat}",) if seat >= 0 else ()) + ((CELL_NAMES[cell],) if cell >= 0 else ())
    return (f"card/{CARDS[card]}", *aim)


def _read_play(picks: Picks) -> Play:
    if not picks:
        raise ParseError("a card is missing")
    card = _look_up(picks[0], _CARDS)
    shape = tuple(pick.partition("/")[0] for pick in picks[1:])
    if shape not in SHAPES[card]:
        wanted = " or ".join(" ".join((picks[0], *each)) for each in SHAPES[card])
        raise ParseError(f"it is written with {wanted}")
    aimed = {pick.partition("/")[0]: pick for pick in picks[1:]}
    seat = _look_up(aimed["seat"], _SEATS) if "seat" in aimed else NOBODY
    cell = _look_up(aimed["cell"], _CELLS) if "cell" in aimed else NOWHERE
    return card, seat, cell


def _spell_deal(code: Deal) -> Picks:
    return tuple(
        f"hand/{seat}=" + ",".join(CARDS[card] for card in cards.cards_in(hand)) for seat, hand in code
    )


def _read_deal(picks: Picks) -> Deal:
    hands: dict[int, int] = {}
    for pick in picks:
        owner, _, listed = pick_name(pick, "hand").partition("=")
        seat = whole_number(owner)
        dealt = [_look_up(f"card/{name}", _CARDS) for name in listed.split(",")]
        if seat in hands or seat >= SEATS or len(dealt) > cards.MAX_OF_A_KIND:
            raise ParseError(f"'{pick}' cannot be dealt")
        hands[seat] = cards.bag_of(dealt)
    return tuple(sorted(hands.items()))


def _cell_verb(name: str, *, by_chance: bool = False) -> Verb:
    def read(picks: Picks) -> int:
        return _look_up(expect(picks, 1)[0], _CELLS)

    return Verb(name, lambda cell: (CELL_NAMES[cell],), read, by_chance=by_chance)


VERBS: Final = Verbs(
    SEATS,
    Verb("deal", _spell_deal, _read_deal, by_chance=True, wide=True),
    one_of("draft", "card", CARDS),
    one_of("first", "seat", ("0", "1", "2", "3"), by_chance=True),
    Verb("play", _spell_play, _read_play),
    alone("allow"),
    alone("intervene"),
    one_of("roll", "die", [str(side) for side in range(1, SIDES + 1)], by_chance=True),
    one_of("steal", "card", CARDS, by_chance=True),
    alone("end"),
    _cell_verb("police", by_chance=True),
    one_of("discard", "card", CARDS),
    _cell_verb("flee"),
)

_KINDS: Final = range(len(CARDS))
_ALL_CELLS: Final = range(WIDTH * WIDTH)

ALLOW: Final = tuple(VERBS.action(seat, "allow") for seat in range(SEATS))
INTERVENE: Final = tuple(VERBS.action(seat, "intervene") for seat in range(SEATS))
END: Final = tuple(VERBS.action(seat, "end") for seat in range(SEATS))
DRAFT: Final = VERBS.each_seat("draft", _KINDS)
DISCARD: Final = VERBS.each_seat("discard", _KINDS)
FLEE: Final = VERBS.each_seat("flee", _ALL_CELLS)
FIRST: Final = tuple(VERBS.action(CHANCE, "first", seat) for seat in range(SEATS))
ROLL: Final = tuple(VERBS.action(CHANCE, "roll", code) for code in range(SIDES))
STEAL: Final = tuple(VERBS.action(CHANCE, "steal", card) for card in _KINDS)
POLICE: Final = tuple(VERBS.action(CHANCE, "police", cell) for cell in _ALL_CELLS)


def actions(setup: Setup) -> Iterator[Action]:
    """Yield every action that a seat may ever take on the board of a set-up, seat by seat."""
    board = board_of(setup.level)
    for seat in range(setup.seats):
        yield from DRAFT[seat].values()
        for code in _plays(board, setup.seats, seat):
            yield VERBS.action(seat, "play", code)
        yield from (ALLOW[seat], INTERVENE[seat], END[seat])
        yield from DISCARD[seat].values()
        yield from (FLEE[seat][cell] for cell in board.cells)


def _plays(board: HouseBoard, seats: int, seat: int) -> Iterator[Play]:
    """Yield every play of each card, from any cell."""
    others = [other for other in range(seats) if other != seat]
    for card in (cards.MOVE, cards.DOUBLE_MOVE, cards.ATTACK, cards.AMBUSH):
        for cell in board.cells:
            yield card, NOBODY, cell
    for other in others:
        yield cards.ATTACK, other, NOWHERE
        yield cards.RANGED_ATTACK, other, NOWHERE
        for cell in board.cells:
            yield cards.ABDUCT, other, cell
    yield cards.ARMOR, NOBODY, NOWHERE
