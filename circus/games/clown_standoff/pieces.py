"""What lies where on the table of Clown Standoff, as data for drawing, picking and counting."""

from collections.abc import Iterator, Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.clown_standoff.cards import FACES, WHOLE_DECK, hide, size, values
from circus.games.clown_standoff.state import DODGES, TURN, ClownStandoff


def pieces(state: ClownStandoff) -> Sequence[Piece]:
    """All 24 Clown cards and 6 Pie cards of a state or a view.

    Places: `hand/0` and `hand/dummy`, `trick/0` and `trick/dummy`, `collected/0`, `discard` (out of
    the game, face up), `box` (never dealt); the Pie cards lie in `deck` or `revealed`.
    """
    return [*_clown_cards(state), *_pie_cards(state)]


def _clown_cards(state: ClownStandoff) -> Iterator[Piece]:
    seats = state.rules.seats
    owners = [*map(str, range(seats)), "dummy"]
    box = WHOLE_DECK - state.discards
    for owner, group in enumerate(state.hands):
        yield from _lay(group, f"hand/{owners[owner]}", named=owner < seats)
        box -= group
    for owner, group in enumerate(state.chosen):
        yield from _lay(group, f"trick/{owners[owner]}")
        box -= group
    for seat, group in enumerate(state.collected):
        yield from _lay(group, f"collected/{seat}", named=state.phase == TURN and seat == state.holder)
        box -= group
    yield from _lay(state.discards, "discard")
    yield from _lay(box if state.viewer is None else hide(box), "box")


def _lay(group: int, place: str, *, named: bool = False) -> Iterator[Piece]:
    if not group & FACES:
        yield from [Piece("card", "", place)] * size(group)
    else:
        for value in values(group):
            yield Piece("card", str(value), place, f"card/{value}" if named else "")


def _pie_cards(state: ClownStandoff) -> Iterator[Piece]:
    """The deck lies face down: a view shows its number of cards only."""
    full = state.viewer is None
    yield Piece("pie", "hit" if full else "", "deck")
    yield from [Piece("pie", "dodge" if full else "", "deck")] * state.dodges
    yield from [Piece("pie", "dodge", "revealed")] * (DODGES - state.dodges)


def places(setup: Setup) -> Sequence[str]:
    """The picks that name a place: the seats, one of which chance makes the first."""
    return tuple(f"seat/{seat}" for seat in range(setup.seats))
