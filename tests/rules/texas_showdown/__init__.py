"""Rules of Texas Showdown, one test for each sentence of its text and for each ruling TX-n.

Deals are written with ranges: `dealt("0-10 11-14", "15-29", …)` gives each seat these numbers. All other
numbers are dealt in ascending order to the seats with room.
"""

from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.cards import NUMBERS
from tests.table import Table

BLOCKS = ("0-14", "15-29", "31-47", "51-74")
"""Four hands that share hardly a color, so that nearly everything can be played."""


def numbers(text: str) -> list[int]:
    """Return the printed numbers that a text like "0 3-5" names."""
    found: list[int] = []
    for part in text.split():
        first, _, last = part.partition("-")
        found += [number for number in NUMBERS if int(first) <= number <= int(last or first)]
    return found


def dealt(*wanted: str) -> str:
    """Return the line of a deal that gives each seat the wanted numbers, and the rest to those with room."""
    hands = [numbers(text) for text in wanted]
    deck = [number for number in NUMBERS if len(hands) > 3 or number >= 31]
    size = len(deck) // len(hands)
    for number in deck:
        if not any(number in hand for hand in hands):
            next(hand for hand in hands if len(hand) < size).append(number)
    assert all(len(hand) == size for hand in hands), "more was wanted than a hand holds"
    listed = [",".join(map(str, sorted(hand))) for hand in hands]
    return " ".join(["*:deal", *(f"hand/{seat}={hand}" for seat, hand in enumerate(listed))])


def opened(*wanted: str, **options: object) -> Table:
    """Return a table with these hands dealt."""
    return Table(GAME, len(wanted), None, **options).play(dealt(*wanted))


def cards(*lines: str) -> list[str]:
    """Return lines of play from "SEAT NUMBER", to write tricks shortly."""
    return [f"{seat}:play card/{number}" for seat, number in (line.split() for line in lines)]


def play_out(table: Table, tricks: int = 99) -> Table:
    """Play the first legal action of the seat to act until the hand, or this number of tricks, ends."""
    begun = len(table.emitted("take"))
    while table.awaited and table.awaited[0] >= 0 and len(table.emitted("take")) - begun < tricks:
        table.play(str(table.game.legal_actions(table.state, table.awaited[0])[0]))
    return table


def names_at(table: Table, place: str, seat: int | None = None) -> list[str]:
    """Return the faces of the pieces at a place, in the full state or a seat's view."""
    state = table.state if seat is None else table.view(seat)
    return [piece.face for piece in table.game.pieces(state) if piece.place == place]
