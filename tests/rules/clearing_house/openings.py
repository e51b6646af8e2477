"""Common openings: hands as a test wants them, pawns where a test wants them."""

from collections import Counter

from circus.core.level import Level, SpaceMark
from circus.core.piece import Piece
from circus.games.clearing_house import GAME
from tests.table import Table

DECK = Counter(
    {
        "move": 6,
        "double_move": 6,
        "abduct": 4,
        "armor": 4,
        "attack": 4,
        "ranged_attack": 4,
        "ambush": 4,
        "intervene": 4,
    }
)

SPACES = [(column, row) for row in range(1, 7) for column in range(1, 7)]


def cell(text: str) -> tuple[int, int]:
    """`3,4` as column and row."""
    column, row = text.split(",")
    return int(column), int(row)


def yard(at: str, walls: str = "") -> Level:
    """Return a 6 x 6 board whose seats start on the given cells, with walls on others."""
    gaps = {cell(each) for each in walls.split()}
    marks = tuple(SpaceMark("corner", cell(each), {"seat": seat}) for seat, each in enumerate(at.split()))
    return Level("yard", 6, 6, frozenset(SPACES) - gaps, marks)


def full_hands(wanted: list[str], seats: int) -> list[list[str]]:
    """Nine cards for each seat: those wanted first, then what the deck still has, by name."""
    hands = [each.split() for each in wanted] + [[] for _ in range(seats - len(wanted))]
    rest = DECK - Counter(card for hand in hands for card in hand)
    spare = sorted(rest.elements(), key=lambda card: (card == "intervene", card))
    return [hand + [spare.pop(0) for _ in range(9 - len(hand))] for hand in hands]


def deal_line(hands: list[list[str]]) -> str:
    """Return the line of a deal of these hands to the seats from 0 on."""
    return "*:deal " + " ".join(f"hand/{seat}={','.join(sorted(hand))}" for seat, hand in enumerate(hands))


def drafted(table: Table, hands: list[list[str]]) -> Table:
    """Deal and draft so that every seat ends with its hand: card k is the pick of turn k."""
    seats, size = len(hands), len(hands[0])
    packs = [[hands[(pack + turn) % seats][turn] for turn in range(size)] for pack in range(seats)]
    table.play(deal_line(packs))
    for turn in range(size - 1):
        table.play(*(f"{seat}:draft card/{hands[seat][turn]}" for seat in range(seats)))
    return table


def opened(
    *wanted: str, seats: int = 4, first: int = 0, at: str = "", walls: str = "", **options: object
) -> Table:
    """Return a table after draft and die roll; the hands contain `wanted`, the pawns are on cells `at`."""
    level = yard(at or "1,1 6,1 6,6 1,6", walls) if at or walls else None
    table = Table(GAME, seats, level, **options)
    return drafted(table, full_hands(list(wanted), seats)).play(f"*:first seat/{first}")


def allowed(table: Table, *lines: str) -> Table:
    """Play the lines and answer every window that they open with `allow` by all."""
    for line in lines:
        table.play(line)
        while in_window(table):
            table.play(*(f"{seat}:allow" for seat in table.awaited))
    return table


def in_window(table: Table) -> bool:
    """Return whether a card has been announced and the others may react."""
    return any(f"{seat}:allow" in table.legal(seat) for seat in table.awaited)


def ended(table: Table, turns: int) -> Table:
    """End this number of turns without a card."""
    for _ in range(turns):
        (seat,) = table.awaited
        table.play(f"{seat}:end")
    return table


def hand(table: Table, seat: int) -> list[str]:
    """Return the cards of a seat, ascending, as its own view lists them."""
    return sorted(piece.face for piece in pieces_at(table, f"hand/{seat}", seat) if piece.kind == "card")


def pieces_at(table: Table, place: str, viewer: int | None = None) -> list[Piece]:
    """Return the pieces at a place, in the full state or a viewer's view."""
    state = table.state if viewer is None else table.view(viewer)
    return [piece for piece in GAME.pieces(state) if piece.place == place]


def kinds_at(table: Table, place: str) -> list[str]:
    """Return the kinds of the pieces at a place."""
    return sorted(piece.kind for piece in GAME.pieces(table.state) if piece.place == place)


def hearts(table: Table) -> list[int]:
    """Return the number of hearts of every seat."""
    return [len(pieces_at(table, f"hearts/{seat}")) for seat in range(table.setup.seats)]


def standing(table: Table, seat: int) -> str:
    """Return the place of a pawn: `3,4`, or `box`."""
    (place,) = (
        piece.place for piece in GAME.pieces(table.state) if (piece.kind, piece.face) == ("pawn", str(seat))
    )
    return place.removeprefix("cell/")


def plays(table: Table, seat: int, card: str) -> list[str]:
    """Return the possible targets of a card now, as picks separated by blanks, ascending."""
    start = f"{seat}:play card/{card}"
    return sorted(
        line[len(start) + 1 :] for line in table.legal(seat) if line.split(" ")[1:2] == [f"card/{card}"]
    )


def answered(table: Table, *intervening: int) -> Table:
    """Answer a window: these seats with `intervene`, all others with `allow`."""
    return table.play(
        *(f"{seat}:{'intervene' if seat in intervening else 'allow'}" for seat in table.awaited)
    )


def cancelled(table: Table, seat: int, *lines: str) -> Table:
    """Play the lines; the seat cancels each card."""
    for line in lines:
        answered(answered(table.play(line), seat))
    return table
