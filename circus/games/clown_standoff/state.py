"""Where a game of Clown Standoff stands: hands, collected cards, Pie deck, and whose turn it is."""

from dataclasses import dataclass
from typing import Final

from circus.core.action import CHANCE
from circus.core.state import State

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
"""Phases only while events are told: nobody is asked.

The cards of a trick lie open, equal ones have cancelled each other, the winning one is known, the trick
is taken; what was paid is gone; the top Pie card lies open.
"""

PHASES: Final = (
    DEALING, CHOOSING, SHOWN, DUMMY_DUE, CANCELLED, WON, TAKEN, FIRST_DUE, TURN, BETWEEN, PIE_DUE,
    DODGE_SEEN, HIT_SEEN, OVER,
)  # fmt: skip

BY_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
DODGES: Final = 5
"""Dodges in a whole Pie deck; the one Hit is always with them, for it ends the round it is revealed in."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What is fixed for one game; shared by all copies of its states.

    Attributes:
        seats: how many play.
        everybody: every seat, ascending.
        owners: how many have a hand of Clown cards: the seats, and the dummy with 2 (CS-21).
        six_must_stand: a 6 makes a 1 count as 7 only if it was not cancelled (CS-3).
        cardless_sit_out: who took no trick has no part in the Standoff (CS-9).
    """

    seats: int
    everybody: tuple[int, ...]
    owners: int
    six_must_stand: bool
    cardless_sit_out: bool


class ClownStandoff(State):
    """One game; groups of cards are packed as in `cards`.

    Attributes:
        rules: what is fixed for this game.
        viewer: the seat whose view this is (-1 the public); `None` for a full state.
        phase: which step of the rules is due.
        hands: for each owner the cards not yet used; the dummy's stand last. Hidden in views.
        chosen: for each owner the card placed in this trick, 0 if none. Hidden until all have chosen.
        collected: for each seat the Clown cards in front of him (CS-7).
        discards: the cards out of the game that everybody saw (CS-4, CS-15, CS-19, CS-21).
        playing: the seats not out of the game, ascending.
        fallen: the seats hit by a pie, in that order.
        holder: the seat that has the Pie deck in his hands; -1 before the Standoff.
        dodges: the Dodges left in the Pie deck; the Hit is always there.
    """

    __slots__ = (
        "chosen",
        "collected",
        "discards",
        "dodges",
        "fallen",
        "hands",
        "holder",
        "phase",
        "playing",
        "rules",
        "viewer",
    )

    rules: Rules
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

    def copy(self) -> "ClownStandoff":
        """An independent state with the same content."""
        twin = ClownStandoff()
        twin.awaited = self.awaited
        twin.rules = self.rules
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
    """How the places and events of an owner are named: by its seat, or `dummy`."""
    return str(owner) if owner < seats else "dummy"
