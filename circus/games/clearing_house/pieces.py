"""Pieces of Clearing House with their places, for drawing, picking, counting and learning.

Hearts, traps and tape have the same kind in every place; with `hearts_as_tape` a lost heart becomes tape and
stays a "heart". Protected base cards are a separate kind, which identifies them.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.clearing_house.board import CELL_NAMES, NOBODY, NOWHERE, WIDTH, board_of
from circus.games.clearing_house.cards import CARDS, INTERVENE, UNIT, cards_in, count
from circus.games.clearing_house.facts import has_chosen, is_protected
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import (
    BASE_BITS,
    CHANCE_ALONE,
    DRAFT,
    HIDDEN,
    REASONS,
    STEAL,
    TURN,
    WINDOW,
    ClearingHouse,
)

OPEN_TO_ANSWERS = (TURN, WINDOW)
"""Phases in which an announced card is in the middle of the table."""


def places(setup: Setup) -> Sequence[str]:
    """Return every space of the board, and the seats."""
    cells = [CELL_NAMES[cell] for cell in board_of(setup.level).cells]
    return cells + [f"seat/{seat}" for seat in range(setup.seats)]


def piece_places(setup: Setup) -> Sequence[str]:
    """Return every place where a piece can be: spaces, places of seats, the middle of the table, the box."""
    cells = [CELL_NAMES[cell] for cell in board_of(setup.level).cells]
    kinds = ("hearts", "traps", "hand", "played", "pack", "kept")
    own = [f"{kind}/{seat}" for kind in kinds for seat in range(setup.seats)]
    return [*cells, *own, "announced", "stack", "stolen", "deck", "table", "supply", "box"]


def piece_faces(setup: Setup) -> Sequence[tuple[str, str]]:
    """Return every kind of piece with every face that it can show; hidden cards have none."""
    tokens = ("heart", "trap", "die")
    found = [("pawn", str(seat)) for seat in range(setup.seats)]
    found += [(kind, "") for kind in tokens] + [("card", face) for face in ("", *CARDS)]
    if not setup.options["hearts_as_tape"]:
        found.append(("police", ""))
    if setup.options["base_deck"] == "protected":
        found += [("base_card", CARDS[card]) for card in BASE_BITS]
    return found


def pieces(state: ClearingHouse) -> Sequence[Piece]:
    """Return all pieces on the table and in the box, as far as this state or view shows them."""
    return [*_pawns(state), *_tokens(state), *_cards(state), *_base_cards(state), Piece("die", "", "table")]


def _cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(WIDTH * WIDTH) if mask >> cell & 1]


def _pawns(state: ClearingHouse) -> Iterator[Piece]:
    for seat, cell in enumerate(state.at):
        yield Piece("pawn", str(seat), CELL_NAMES[cell] if cell >= 0 else "box", f"seat/{seat}")


def _tokens(state: ClearingHouse) -> Iterator[Piece]:
    """Yield hearts, tape and traps."""
    config = state.config
    seats = config.seats
    taped = _cells(state.tape)
    for seat, hearts in enumerate(state.hearts):
        yield from [Piece("heart", "", f"hearts/{seat}")] * hearts
    lost = seats * config.hearts - sum(state.hearts)
    if config.tape_supply.is_hearts:
        yield from (Piece("heart", "", cell) for cell in taped)
        yield from [Piece("heart", "", "box")] * (lost - len(taped))
    else:
        yield from [Piece("heart", "", "box")] * lost
        yield from (Piece("police", "", cell) for cell in taped)
        yield from [Piece("police", "", "supply")] * (config.tape_supply.pieces - len(taped))
    for seat, traps in enumerate(state.supply):
        yield from [Piece("trap", "", f"traps/{seat}")] * traps
    laid = _cells(state.traps)
    yield from (Piece("trap", "", cell) for cell in laid)
    yield from [Piece("trap", "", "box")] * (seats * config.traps - sum(state.supply) - len(laid))


def _cards(state: ClearingHouse) -> Iterator[Piece]:
    """Yield the ordinary cards; hands of dead players are in the box, faces hidden."""
    played, out = state.played[:], state.out
    for place, seat, card in _in_the_middle(state):
        yield Piece("card", CARDS[card], place, f"card/{CARDS[card]}")
        if count(played[seat], card):
            played[seat] -= UNIT[card]
        else:
            out -= UNIT[card]
    if state.phase == STEAL and state.awaited != CHANCE_ALONE:
        yield from _bag(_bag_of_one(state.steals[-1][2]), "stolen", 1)
    for seat in range(len(state.hand)):
        yield from _hand(state, seat)
        yield from _bag(played[seat], f"played/{seat}")
    yield from _bag(out, "box")
    yield from _undrafted(state)


def _in_the_middle(state: ClearingHouse) -> Iterator[tuple[str, int, int]]:
    """Yield the ordinary cards that may still be canceled: place, seat that played it, card."""
    if state.announced is not None and state.phase in OPEN_TO_ANSWERS:
        if not is_protected(state):
            yield "announced", state.announced.seat, state.announced.code[0]
        for seat in state.chain:
            yield "stack", seat, INTERVENE


def _bag_of_one(card: int) -> int:
    return HIDDEN if card == HIDDEN else UNIT[card]


def _hand(state: ClearingHouse, seat: int) -> Iterator[Piece]:
    """Yield a hand, and the chosen card of a pack before the packs pass on."""
    place = f"hand/{seat}" if seat in state.living else "box"
    yield from _bag(state.hand[seat], place, state.sizes[seat])
    if has_chosen(state, seat):
        yield from _bag(_bag_of_one(state.chosen[seat]), f"kept/{seat}", 1)


def _undrafted(state: ClearingHouse) -> Iterator[Piece]:
    """Yield the packs, and the cards that were not dealt."""
    if state.packs and any(state.packs):
        left = state.share - len(state.picks[0])
        for seat in state.drafters:
            yield from _pack(state, pack_held_by(state, seat), seat, left)
    buried = sum(
        size
        for seat, size in enumerate(state.sizes)
        if seat not in state.living and seat not in state.drafters
    )
    dealt = state.share * len(state.packs)
    yield from _bag(state.undealt, "deck", len(cards_in(state.stock)) - dealt - buried)


def _pack(state: ClearingHouse, place: int, seat: int, left: int) -> Iterator[Piece]:
    """Return the cards of a draft pack; one being passed on is hidden, even if it was seen."""
    bag, chosen = state.packs[place], has_chosen(state, seat)
    whole = bag != HIDDEN and len(cards_in(bag)) == left
    open_to = state.viewer is None or (state.viewer == seat and state.phase == DRAFT)
    if not (whole and open_to):
        bag = HIDDEN
    elif chosen:
        bag -= UNIT[state.chosen[seat]]
    return _bag(bag, f"pack/{seat}", left - chosen)


def _bag(bag: int, place: str, size: int = 0) -> Iterator[Piece]:
    if bag == HIDDEN:
        yield from [Piece("card", "", place)] * size
    else:
        for card in cards_in(bag):
            yield Piece("card", CARDS[card], place, f"card/{CARDS[card]}")


def _base_cards(state: ClearingHouse) -> Iterator[Piece]:
    if state.config.base_deck == "protected":
        announced = None
        if state.announced is not None and state.phase in OPEN_TO_ANSWERS and is_protected(state):
            announced = state.announced.seat, state.announced.code[0]
        for seat, held in enumerate(state.base):
            for card, bit in BASE_BITS.items():
                place = f"hand/{seat}" if held & bit else f"played/{seat}"
                if seat not in state.living:
                    place = "box"
                elif announced == (seat, card):
                    place = "announced"
                yield Piece("base_card", CARDS[card], place, f"card/{CARDS[card]}")


def counters(state: ClearingHouse) -> Mapping[str, int]:
    """Return all other values of a view by name; bags, masks and lists as whole numbers, see `_listed`."""
    seats = range(state.config.seats)
    player, (card, target, cell) = NOBODY, (HIDDEN, NOBODY, NOWHERE)
    if state.announced is not None:
        player, (card, target, cell) = state.announced.seat, state.announced.code
    known = {
        "phase": state.phase, "round": state.round, "starter": state.starter, "active": state.active,
        "lap": state.lap, "left": state.left, "due": state.due,
        "taped": state.taped, "duel_from": state.duel_from, "reason": REASONS.index(state.reason),
        "announced/seat": player, "announced/card": card, "announced/target": target, "announced/cell": cell,
        "chain": _listed(state.chain), "wish": state.wish, "out": state.out, "stock": state.stock,
        "share": state.share, "extra": state.extra, "drafters": _listed(state.drafters),
        "living": _listed(state.living), "packs": _listed(state.packs), "picks": _listed(state.picks),
        "steals": _listed(state.steals), "earlier": _listed(state.earlier),
    }  # fmt: skip
    by_seat: dict[str, Sequence[int]] = {
        "armor": state.armor, "owed": state.owed, "played": state.played, "chosen": state.chosen,
        "spent": state.spent, "shown": state.shown, "most": state.most, "hand": state.hand,
        "losses": state.losses,
    }  # fmt: skip
    return known | {f"{name}/{seat}": bags[seat] for name, bags in by_seat.items() for seat in seats}


_DIGIT = 41
"""Number of bits for each number in a list: enough for a bag."""


def _listed(values: Sequence[Any]) -> int:
    """Return nested tuples of numbers from -1 up as one number; its digits are lengths and numbers + 1."""
    spelt = 1
    for number in _flat(values):
        spelt = spelt << _DIGIT | number + 1
    return spelt


def _flat(values: Sequence[Any]) -> Iterator[int]:
    yield len(values)
    for value in values:
        if isinstance(value, tuple):
            yield from _flat(value)
        else:
            yield value
