"""The words of Clown Standoff's table, and what they are told of its state."""

from collections import Counter
from collections.abc import Sequence

from circus.core.event import Event
from circus.games.clown_standoff.cards import FACES, HAND_SIZE, size
from circus.games.clown_standoff.state import CHOOSING, DEALING, PIE_DUE, TURN, ClownStandoff
from circus.looks.clown_standoff.cards import CREAMED
from circus.looks.table_view import TableView
from circus.stage.director import PlacedPiece
from circus.texts import Texts

MOST, HIGHEST, NEAREST, LOT = "most", "highest", "nearest", "lot"
"""Why a seat begins: most cards, the highest ones, the nearest of those tied, drawn by lot (CS-10, CS-11)."""

FOLLOWS_TRICKS = frozenset({"collect", "cancel", "dummy_wins", "sit_out"})
"""Events after which a turn is the first of the Standoff."""


def state_of(table: TableView) -> ClownStandoff:
    """The state of a table of this game."""
    assert isinstance(table.state, ClownStandoff)
    return table.state


def may_act(table: TableView) -> bool:
    """Whether the viewer has the Pie deck and is asked."""
    return state_of(table).phase == TURN and bool(table.legal)


def can(table: TableView, verb: str) -> bool:
    """Whether the viewer can do this now, whatever has been picked."""
    return any(action.verb == verb for action in table.legal)


def price(table: TableView) -> int:
    """How many cards a pass costs (CS-15)."""
    return len(state_of(table).playing)


def next_seat(table: TableView) -> int:
    """Who gets the Pie deck after its holder (CS-18)."""
    state = state_of(table)
    seats = table.setup.seats
    return min((seat for seat in state.playing if seat != state.holder),
               key=lambda seat: (seat - state.holder) % seats)  # fmt: skip


def why_first(table: TableView, event: Event, before: str) -> str:
    """Why the seat of a turn begins a round; "" when the deck only went on to the next.

    `before` is the event that came before it.
    """
    if before not in FOLLOWS_TRICKS and before != "out":
        return ""
    state, seat = state_of(table), event.facts["seat"]
    mine = state.collected[seat]
    best = max((state.collected[each] for each in state.playing if each != seat), default=0)
    if size(mine) > size(best):
        return MOST
    if mine > best:
        return HIGHEST
    return NEAREST if before == "out" else LOT


def status(texts: Texts, table: TableView, shown: Sequence[PlacedPiece]) -> str:
    """Which trick is seen, or how many clowns are seen to be clean."""
    state = state_of(table)
    if state.phase == DEALING:
        return ""
    held = Counter(
        each.place.partition("/")[2] for each in shown if each.place.startswith(("hand/", "trick/"))
    )
    if held:
        return texts.say(
            "clown_standoff-table-argument", trick=HAND_SIZE + 1 - max(held.values()), tricks=HAND_SIZE
        )
    hit = sum(each.kind == CREAMED for each in shown)
    return texts.say("clown_standoff-table-standoff", count=len(state.playing) + len(state.fallen) - hit)


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """How many cards a seat has collected; that it only watches."""
    state = state_of(table)
    if state.phase in (TURN, PIE_DUE) and seat not in (*state.playing, *state.fallen):
        return texts.say("clown_standoff-table-watches")
    return texts.say("clown_standoff-table-cards", count=size(state.collected[seat]))


def prompt(texts: Texts, table: TableView) -> str:
    """What the viewer does with picked cards, or whom the table waits for; "" for the general prompt."""
    state = state_of(table)
    mine = table.viewer in table.acting
    if state.phase == CHOOSING and not mine and table.viewer >= 0 and state.chosen[table.viewer]:
        return texts.say("clown_standoff-table-chosen")
    if not mine or state.phase != TURN:
        return ""
    verbs = {action.verb for action in table.live}
    if verbs == {"pass"}:
        return texts.say("clown_standoff-table-pay", count=price(table) - len(table.picks))
    if verbs == {"reshuffle"}:
        return texts.say("clown_standoff-table-pay-one")
    if not table.picks and verbs == {"reveal"} and not state.collected[table.viewer] & FACES:
        return texts.say("clown_standoff-table-no-cards")
    return ""
