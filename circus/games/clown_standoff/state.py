"""State of Clown Standoff: hands, collected cards, Pie deck, and the phase."""

from typing import Final

from circus.core.action import CHANCE
from circus.core.diagram import columns, headline, row_of
from circus.core.state import State
from circus.games.clown_standoff.cards import size, values
from circus.games.clown_standoff.config import StandoffConfig

Phase = str

DEALING: Final[Phase] = "dealing"
CHOOSING: Final[Phase] = "choosing"
DUMMY_DUE: Final[Phase] = "dummy due"
FIRST_DUE: Final[Phase] = "first due"
TURN: Final[Phase] = "turn"
PIE_DUE: Final[Phase] = "pie due"
OVER: Final[Phase] = "over"

SHOWN: Final[Phase] = "shown"
CANCELLED: Final[Phase] = "cancelled"
WON: Final[Phase] = "won"
TAKEN: Final[Phase] = "taken"
BETWEEN: Final[Phase] = "between"
DODGE_SEEN: Final[Phase] = "dodge seen"
HIT_SEEN: Final[Phase] = "hit seen"
"""Phases that exist only while events are emitted; no seat is to act.

In order: the cards of a trick are open, equal ones have cancelled each other, the winning one is determined,
the trick is taken; a payment is discarded; the top Pie card is open (Dodge or Hit).
"""

PHASES: Final = (
    DEALING, CHOOSING, SHOWN, DUMMY_DUE, CANCELLED, WON, TAKEN, FIRST_DUE, TURN, BETWEEN, PIE_DUE,
    DODGE_SEEN, HIT_SEEN, OVER,
)  # fmt: skip

BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)


class ClownStandoff(State):
    """State of one game; groups of cards are packed as in `cards`.

    Attributes:
        config: constants of this game.
        viewer: seat whose view this is (-1 the public); `None` for a full state.
        phase: current step of the rules.
        hands: unused cards of each owner, the dummy's last. Hidden in views.
        chosen: card that each owner placed in this trick, 0 if none. Hidden until all have chosen.
        collected: Clown cards in front of each seat (CS-7).
        discards: cards that left the game face up (CS-4, CS-15, CS-19, CS-21).
        playing: seats still in the game, ascending.
        fallen: seats hit by a pie, in that order.
        holder: seat that holds the Pie deck; -1 before the Standoff.
        dodges: number of Dodges left in the Pie deck; each Hit is always there.
    """

    __slots__ = (
        "chosen",
        "collected",
        "config",
        "discards",
        "dodges",
        "fallen",
        "hands",
        "holder",
        "phase",
        "playing",
        "viewer",
    )

    config: StandoffConfig
    viewer: int | None
    phase: Phase
    hands: list[int]
    chosen: list[int]
    collected: list[int]
    discards: int
    playing: tuple[int, ...]
    fallen: tuple[int, ...]
    holder: int
    dodges: int

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> "ClownStandoff":
        """Return an independent state with the same content."""
        twin = ClownStandoff()
        twin.awaited = self.awaited
        twin.config = self.config
        twin.viewer = self.viewer
        twin.phase = self.phase
        twin.hands = self.hands[:]
        twin.chosen = self.chosen[:]
        twin.collected = self.collected[:]
        twin.discards = self.discards
        twin.playing = self.playing
        twin.fallen = self.fallen
        twin.holder = self.holder
        twin.dodges = self.dodges
        return twin


def owner_name(seats: int, owner: int) -> str:
    """Return the name of an owner in places and events: its seat, or `dummy`."""
    return str(owner) if owner < seats else "dummy"


def _drawing(state: ClownStandoff) -> str:
    """Return the drawing: a line for each seat and the dummy with its cards, then the Pie deck.

    >>> from circus import games
    >>> game = games.find("clown_standoff")
    >>> state = game.start(game.setup(seats=2))
    >>> for line in ("*:deal hand/0=1,3,3,6 hand/1=2,4,5,5 dummy=1,1,2,6", "0:choose card/3"):
    ...     game.apply(state, game.verbs.parse(line), None)
    >>> print(game.view(state, 0))
    choosing; seat 1 to act; seat 0's view
            hand     chosen  collected
    seat 0  1 3 6    3
    seat 1  ? ? ? ?
    dummy   ? ? ? ?
    discarded:
    Pie deck: the Hit and 5 Dodges
    """
    seats = state.config.seats
    rows = [("", "hand", "chosen", "collected", "")]
    for owner, hand in enumerate(state.hands):
        name, collected, out = f"seat {owner}", state.collected[owner : owner + 1], owner not in state.playing
        if owner == seats:
            name, out = "dummy", False
        shown = (_cards(hand), _cards(state.chosen[owner]), _cards(sum(collected)))
        rows.append((name, *shown, "out" if out else ""))
    holder = f", held by seat {state.holder}" if state.holder >= 0 else ""
    return "\n".join(
        [
            headline(state.phase, state.awaited, state.viewer),
            *columns(rows),
            f"discarded: {_cards(state.discards)}".rstrip(),
            f"Pie deck: {_hits(state.config.hits)} and {state.dodges} Dodges{holder}",
        ]
    )


def _hits(hits: int) -> str:
    return "the Hit" if hits == 1 else f"{hits} Hits"


def _cards(group: int) -> str:
    return row_of(values(group), size(group))
