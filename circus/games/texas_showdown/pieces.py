"""Pieces of Texas Showdown with their places, and the observable numbers of a view."""

from collections.abc import Mapping, Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import CARDS, COLORS, DECK, NAMES, NUMBERS, cards_of
from circus.games.texas_showdown.facts import last_trick
from circus.games.texas_showdown.state import (
    DEAL,
    EXCHANGE,
    GIVE,
    STEPS,
    ShowdownState,
)


def places(setup: Setup) -> Sequence[str]:
    """Return the seats, which an action names to pass the lead (TX-13)."""
    return [f"seat/{seat}" for seat in range(setup.seats)]


def piece_places(setup: Setup) -> Sequence[str]:
    """Return the box of three players, the deck, and the places in front of each seat."""
    heaps = (
        ("hand", "give", "got", "trick", "pile") if setup.options["passing"] else ("hand", "trick", "pile")
    )
    before_seats = [f"{heap}/{seat}" for heap in heaps for seat in range(setup.seats)]
    return [*(["box"] if setup.seats == 3 else []), "deck", *before_seats]


def piece_faces(_setup: Setup) -> Sequence[tuple[str, str]]:
    """Return a card face down, and every number."""
    return [("card", ""), *(("card", str(number)) for number in NUMBERS)]


def pieces(state: ShowdownState) -> list[Piece]:
    """Return all sixty cards: in the box, the deck, `hand/S`, `trick/S` (played by S) and `pile/S`.

    While cards are passed, those chosen by S are in `give/S`, and for one frame those for S in `got/S`. In a
    view the cards of others and of the piles are face down, except the last trick until the next lead
    (TX-17). The box holds the cards that three players leave out, which is public.
    """
    config = state.config
    placed = [Piece("card", str(NUMBERS[card]), "box") for card in cards_of(DECK & ~config.deck)]
    if state.step == DEAL and not any(state.piles):
        open_deck = config.deck if state.viewer is None else 0
        return placed + _heap("deck", open_deck, len(CARDS) - len(placed))
    for seat in range(config.seats):
        placed += _hand(state, seat)
    for seat in range(config.seats):
        placed += _passed_by(state, seat)
    for seat in range(config.seats):
        placed += _heap(f"trick/{seat}", state.on_table(seat), bool(state.on_table(seat)))
    for seat in range(config.seats):
        placed += _pile(state, seat)
    return placed


def _gives(state: ShowdownState, seat: int) -> bool:
    """Return whether a seat has set cards aside to be passed."""
    return state.step == EXCHANGE or (state.step == GIVE and seat not in state.awaited)


def _hand(state: ShowdownState, seat: int) -> list[Piece]:
    held = state.hands[seat]
    if held:
        if state.step == GIVE:
            held &= ~state.given[seat]
        return [Piece("card", str(NUMBERS[card]), f"hand/{seat}", NAMES[card]) for card in cards_of(held)]
    given = state.config.cards_passed if _gives(state, seat) else 0
    return _heap(f"hand/{seat}", 0, state.cards_left(seat) - given)


def _passed_by(state: ShowdownState, giver: int) -> list[Piece]:
    """Return the cards that a seat has set aside, at the receiver's place during the exchange."""
    if not _gives(state, giver):
        return []
    passed = state.config.cards_passed
    if state.step == GIVE:
        return _heap(f"give/{giver}", state.given[giver], passed)
    to = state.config.receiver(giver, state.hand)
    return _heap(f"got/{to}", state.given[giver] if state.viewer in (None, to) else 0, passed)


def _pile(state: ShowdownState, seat: int) -> list[Piece]:
    pile = state.piles[seat]
    shown = pile if state.viewer is None else pile & state.last_trick()
    return _heap(f"pile/{seat}", shown, pile.bit_count())


def _heap(place: str, shown: int, count: int) -> list[Piece]:
    """Return the cards of one place: first the hidden ones face down, then the visible ones."""
    faces = [str(NUMBERS[card]) for card in cards_of(shown)]
    return [Piece("card", face, place) for face in [""] * (count - len(faces)) + faces]


def counters(view: ShowdownState) -> Mapping[str, int]:
    """Return the values that a seat may observe and no piece shows.

    Values of the hand: "hand", "step" (index in `STEPS`) and "leader", the seat that led the last trick.
    Values of each seat: "points", its card of the "last" trick by printed number (-1 for none) and its "void"
    in each color. Values of each card: the seat that has "taken" it (-1 for none) and, with passing, "gift".
    A gift is 1 for a card that the viewer passed, 2 for one that it received, until it is played.
    """
    config = view.config
    known = {"hand": view.hand, "step": STEPS.index(view.step), "leader": view.leader}
    last = {card.seat: card.number for card in last_trick(view)}
    for seat in range(config.seats):
        known[f"points/{seat}"] = view.points[seat]
        known[f"last/{seat}"] = last.get(seat, -1)
        for place, name in enumerate(COLORS):
            known[f"void/{seat}/{name}"] = view.voids[seat] >> place & 1
    for card in cards_of(config.deck):
        owners = [seat for seat, pile in enumerate(view.piles) if pile >> card & 1]
        known[f"taken/{NUMBERS[card]}"] = owners[0] if owners else -1
    if config.passing:
        known |= _gifts(view)
    return known


def _gifts(view: ShowdownState) -> dict[str, int]:
    """Return for each card whether the viewer passed it (1) or received it (2), while it is held."""
    viewer = view.viewer
    out = view.given[viewer] if viewer is not None and viewer >= 0 else 0
    come = sum(view.given) - out
    return {
        f"gift/{NUMBERS[card]}": (out >> card & 1) + 2 * (come >> card & 1)
        for card in cards_of(view.config.deck)
    }
