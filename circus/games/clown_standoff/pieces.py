"""Pieces of Clown Standoff with their places, for drawing, picking, counting and learning."""

from collections.abc import Iterator, Mapping, Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.clown_standoff.argument import equal_cards
from circus.games.clown_standoff.cards import FACES, VALUES, hide, size, values
from circus.games.clown_standoff.config import config_of
from circus.games.clown_standoff.state import (
    CANCELLED,
    DODGE_SEEN,
    HIT_SEEN,
    PHASES,
    PIE_DUE,
    TURN,
    WON,
    ClownStandoff,
    owner_name,
)


def pieces(state: ClownStandoff) -> Sequence[Piece]:
    """Return all Clown cards and Pie cards of a state or a view.

    Places: `hand/0` and `hand/dummy`, `trick/0` and `trick/dummy` (`cancelled/0` once an equal card has
    cancelled it), `collected/0`, `discard` (out of the game, face up), `box` (never dealt). Pie cards are in
    `deck` or `revealed`; the one being revealed is in `flip`.
    """
    return [*_clown_cards(state), *_pie_cards(state)]


def _clown_cards(state: ClownStandoff) -> Iterator[Piece]:
    owners = [owner_name(state.config.seats, owner) for owner in range(state.config.owners)]
    cancelled = equal_cards(state.chosen) if state.phase in (CANCELLED, WON) else ()
    box = state.config.whole_deck - state.discards
    for owner, group in enumerate(state.hands):
        yield from _group_pieces(group, f"hand/{owners[owner]}", named=owner < state.config.seats)
        box -= group
    for owner, group in enumerate(state.chosen):
        yield from _group_pieces(group, f"{'cancelled' if owner in cancelled else 'trick'}/{owners[owner]}")
        box -= group
    for seat, group in enumerate(state.collected):
        yield from _group_pieces(
            group, f"collected/{seat}", named=state.phase == TURN and seat == state.holder
        )
        box -= group
    yield from _group_pieces(state.discards, "discard")
    yield from _group_pieces(box if state.viewer is None else hide(box), "box")


def _group_pieces(group: int, place: str, *, named: bool = False) -> Iterator[Piece]:
    if not group & FACES:
        yield from [Piece("card", "", place)] * size(group)
    else:
        for value in values(group):
            yield Piece("card", str(value), place, f"card/{value}" if named else "")


def _pie_cards(state: ClownStandoff) -> Iterator[Piece]:
    """Return the Pie cards: of the deck a view shows the number of cards only.

    A full state has no top card before it is drawn, so only views show a card being revealed.
    """
    full = state.viewer is None
    deck = [Piece("pie", "hit" if full else "", "deck")] * state.config.hits
    deck += [Piece("pie", "dodge" if full else "", "deck")] * state.dodges
    revealed = [Piece("pie", "dodge", "revealed")] * (state.config.dodges - state.dodges)
    if state.phase == DODGE_SEEN:
        revealed[-1] = Piece("pie", "dodge", "flip")
    elif state.phase == HIT_SEEN:
        deck[0] = Piece("pie", "hit", "flip")
    elif state.phase == PIE_DUE and not full:
        deck[-1] = Piece("pie", "", "flip")
    return iter(deck + revealed)


def places(setup: Setup) -> Sequence[str]:
    """Return the picks that name a place: the seats, one of which chance makes the first."""
    return tuple(f"seat/{seat}" for seat in range(setup.seats))


def piece_places(setup: Setup) -> Sequence[str]:
    """Return every place where a card or a pie can be."""
    seats = [*map(str, range(setup.seats))]
    owners = [*seats, "dummy"] if config_of(setup).owners > setup.seats else seats
    each = [f"{kind}/{owner}" for kind in ("hand", "trick", "cancelled") for owner in owners]
    each += [f"collected/{seat}" for seat in seats]
    return (*each, "discard", "box", "deck", "flip", "revealed")


def piece_faces(setup: Setup) -> Sequence[tuple[str, str]]:
    """Return the faces of Clown cards and Pie cards, and their backs."""
    cards = [("card", str(value)) for value in VALUES]
    return (("card", ""), *cards, ("pie", ""), ("pie", "hit"), ("pie", "dodge"))


def counters(state: ClownStandoff) -> Mapping[str, int]:
    """Return the index of the phase in `PHASES`, the holder of the Pie deck, and each seat's exit.

    `out/0` is 0 while the seat is in the game, its position in the order of going out, -1 if it sits out.
    """
    fallen, playing = state.fallen, state.playing
    out = {
        f"out/{seat}": fallen.index(seat) + 1 if seat in fallen else int(seat in playing) - 1
        for seat in state.config.everybody
    }
    return {"phase": PHASES.index(state.phase), "holder": state.holder, **out}
