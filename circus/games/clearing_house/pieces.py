"""What lies where: every component of the game as data for drawing, picking and counting.

Hearts, traps and tape keep their kind wherever they lie; with `hearts_as_tape` a lost heart becomes the
tape and stays a "heart". Protected base cards are of a kind of their own, so that they can be told apart.
"""

from collections.abc import Iterator, Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.clearing_house.board import CELL_NAMES, WIDTH, board_of
from circus.games.clearing_house.cards import CARDS, cards_in
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import BASE_BITS, HEARTS, HIDDEN, TAPE, TRAPS, ClearingHouse


def places(setup: Setup) -> Sequence[str]:
    """Every space of the board, and the seats."""
    cells = [CELL_NAMES[cell] for cell in board_of(setup.level).cells]
    return cells + [f"seat/{seat}" for seat in range(setup.seats)]


def pieces(state: ClearingHouse) -> Sequence[Piece]:
    """All there is on the table and in the box, as far as this state or view knows."""
    return [*_pawns(state), *_tokens(state), *_cards(state), *_base_cards(state), Piece("die", "", "table")]


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(WIDTH * WIDTH) if mask >> cell & 1]


def _pawns(state: ClearingHouse) -> Iterator[Piece]:
    for seat, cell in enumerate(state.at):
        yield Piece("pawn", str(seat), CELL_NAMES[cell] if cell >= 0 else "box", f"seat/{seat}")


def _tokens(state: ClearingHouse) -> Iterator[Piece]:
    """Hearts, tape and traps."""
    seats = state.config.seats
    taped = _cells(state.tape)
    for seat, hearts in enumerate(state.hearts):
        yield from [Piece("heart", "", f"hearts/{seat}")] * hearts
    lost = seats * HEARTS - sum(state.hearts)
    if state.config.hearts_as_tape:
        yield from (Piece("heart", "", cell) for cell in taped)
        yield from [Piece("heart", "", "box")] * (lost - len(taped))
    else:
        yield from [Piece("heart", "", "box")] * lost
        yield from (Piece("police", "", cell) for cell in taped)
        yield from [Piece("police", "", "supply")] * (TAPE - len(taped))
    for seat, traps in enumerate(state.supply):
        yield from [Piece("trap", "", f"traps/{seat}")] * traps
    laid = _cells(state.traps)
    yield from (Piece("trap", "", cell) for cell in laid)
    yield from [Piece("trap", "", "box")] * (seats * TRAPS - sum(state.supply) - len(laid))


def _cards(state: ClearingHouse) -> Iterator[Piece]:
    """The ordinary cards; the hand of the dead lies in the box, its faces unseen."""
    for seat, bag in enumerate(state.hand):
        place = f"hand/{seat}" if seat in state.living else "box"
        yield from _bag(bag, place, state.sizes[seat])
        yield from _bag(state.played[seat], f"played/{seat}")
    yield from _bag(state.out, "box")
    dealt = 0
    if state.packs and any(state.packs):
        left = state.share - len(state.picks[0])
        for seat in state.drafters:
            yield from _pack(state, pack_held_by(state, seat), seat, left)
        dealt = state.share * len(state.drafters)
    elif state.packs:
        dealt = state.share * len(state.drafters)
    buried = sum(
        size
        for seat, size in enumerate(state.sizes)
        if seat not in state.living and seat not in state.drafters
    )
    yield from _bag(state.undealt, "deck", len(cards_in(state.stock)) - dealt - buried)


def _pack(state: ClearingHouse, place: int, seat: int, left: int) -> Iterator[Piece]:
    """A draft pack; one that has passed on is unknown, whatever was seen of it."""
    bag = state.packs[place]
    known = bag != HIDDEN and len(cards_in(bag)) == left and state.viewer in (None, seat)
    return _bag(bag if known else HIDDEN, f"pack/{seat}", left)


def _bag(bag: int, place: str, size: int = 0) -> Iterator[Piece]:
    if bag == HIDDEN:
        yield from [Piece("card", "", place)] * size
    else:
        for card in cards_in(bag):
            yield Piece("card", CARDS[card], place, f"card/{CARDS[card]}")


def _base_cards(state: ClearingHouse) -> Iterator[Piece]:
    if state.config.base_deck == "protected":
        for seat, held in enumerate(state.base):
            for card, bit in BASE_BITS.items():
                place = f"hand/{seat}" if held & bit else f"played/{seat}"
                where = place if seat in state.living else "box"
                yield Piece("base_card", CARDS[card], where, f"card/{CARDS[card]}")
