"""What lies where on the table of Texas Showdown, as data."""

from collections.abc import Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import CARDS, DECK, NAMES, NUMBERS, cards_of
from circus.games.texas_showdown.state import DEAL, State


def places(setup: Setup) -> Sequence[str]:
    """The seats, which an action names to pass the lead (TX-13)."""
    return [f"seat/{seat}" for seat in range(setup.seats)]


def pieces(state: State) -> list[Piece]:
    """All sixty cards: in the box, the deck, `hand/S`, `trick/S` (who played it) and `pile/S`.

    In a view the cards of other hands and of the piles are face down, but for the last trick until
    the next lead (TX-17); the box holds what three players leave out, which everybody knows.
    """
    agreed = state.agreed
    placed = [Piece("card", str(NUMBERS[card]), "box") for card in cards_of(DECK & ~agreed.deck)]
    if state.step == DEAL and state.hand == 0:
        open_deck = agreed.deck if state.viewer is None else 0
        return placed + _heap("deck", open_deck, len(CARDS) - len(placed))
    for seat in range(agreed.seats):
        placed += _hand(state, seat)
    for seat in range(agreed.seats):
        placed += _heap(f"trick/{seat}", state.on_table(seat), bool(state.on_table(seat)))
    for seat in range(agreed.seats):
        placed += _pile(state, seat)
    return placed


def _hand(state: State, seat: int) -> list[Piece]:
    if state.viewer in (None, seat):
        return [
            Piece("card", str(NUMBERS[card]), f"hand/{seat}", NAMES[card])
            for card in cards_of(state.held(seat))
        ]
    return _heap(f"hand/{seat}", 0, state.cards_left(seat))


def _pile(state: State, seat: int) -> list[Piece]:
    pile = state.piles[seat]
    shown = pile if state.viewer is None else pile & state.last_trick()
    return _heap(f"pile/{seat}", shown, pile.bit_count())


def _heap(place: str, shown: int, count: int) -> list[Piece]:
    """Cards in one place: those that are shown, the rest face down."""
    faces = [str(NUMBERS[card]) for card in cards_of(shown)]
    return [Piece("card", face, place) for face in [""] * (count - len(faces)) + faces]
