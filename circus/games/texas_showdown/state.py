"""State of Texas Showdown, and its drawing."""

from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.diagram import columns, headline, row_of
from circus.core.state import State as CoreState
from circus.games.texas_showdown.actions import plays_of
from circus.games.texas_showdown.cards import (
    COLOR_SETS,
    numbers_of,
)
from circus.games.texas_showdown.config import ShowdownConfig

DEAL: Final = "deal"
DEALT: Final = "dealt"
GIVE: Final = "give"
EXCHANGE: Final = "exchange"
OPEN: Final = "open"
PLAY: Final = "play"
LEAD: Final = "lead"
OVER: Final = "over"
STEPS: Final = (DEAL, DEALT, GIVE, EXCHANGE, OPEN, PLAY, LEAD, OVER)
"""Steps of a hand, in the order of their numbers for learners.

No seat is to act in two of them, which exist only while events are emitted. In DEALT the hands are face down
as dealt; in EXCHANGE the passed cards are face down in front of their receivers.
"""

ALONE: Final[tuple[tuple[int, ...], ...]] = (*((seat,) for seat in range(6)), (CHANCE,))
"""Value of `awaited` for each seat alone; chance is the last entry, at index -1."""


class ShowdownState(CoreState):
    """State of one game.

    Attributes:
        config: constants of this game.
        step: current step, DEAL to OVER.
        hand: number of the present hand, from 1; 0 before the first deal.
        hands: for each seat the cards in its hand, as a set; 0 for a hand that this view hides.
        plays: for each seat the plays of its hand, ascending: listing them at every turn would take as long
            as the rest of the turn.
        left: cards that are in no finished trick of this hand, as a set.
        given: for each seat the cards it has passed in this hand, as a set; 0 before.
        played: for each seat the card it played last, as a set; 0 before its first of this hand; see
            `on_table`.
        leader: seat that led the trick, or the last one if the next card is a lead.
        colors: colors in the trick, as a set of colors; 0 if the next card is a lead.
        matching: cards of these colors that are `left`, as a set.
        tally: number of cards of each color in the trick, and its Sheriffs; see `cards.competing`.
        piles: for each seat the cards in the tricks it has taken in this hand, as a set.
        voids: for each seat the colors that its play has shown it lacks, as a set of colors. A seat that
            plays another color has none of the colors in the trick.
        points: for each seat its penalty points of all finished hands.
        viewer: seat (or -1, the public) whose view this is; `None` for the full state.
    """

    __slots__ = (
        "colors",
        "config",
        "given",
        "hand",
        "hands",
        "leader",
        "left",
        "matching",
        "piles",
        "played",
        "plays",
        "points",
        "step",
        "tally",
        "viewer",
        "voids",
    )

    config: ShowdownConfig
    step: str
    hand: int
    hands: list[int]
    plays: list[list[Action]]
    left: int
    given: list[int]
    played: list[int]
    leader: int
    colors: int
    matching: int
    tally: int
    piles: list[int]
    voids: list[int]
    points: tuple[int, ...]
    viewer: int | None

    def clear(self, hands: list[int]) -> None:
        """Set up the table for these hands."""
        config = self.config
        nothing = [0] * config.seats
        self.take_up(hands)
        self.left = config.deck
        self.given = nothing
        self.piles = nothing[:]
        self.voids = nothing[:]
        self.played = nothing[:]
        self.leader = 0
        self.colors = self.matching = self.tally = 0

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> "ShowdownState":
        """Return an independent state with the same content."""
        made = ShowdownState()
        made.config = self.config
        made.awaited = self.awaited
        made.step = self.step
        made.hand = self.hand
        made.hands = self.hands[:]
        made.plays = [plays[:] for plays in self.plays]
        made.left = self.left
        made.given = self.given[:]
        made.played = self.played[:]
        made.leader = self.leader
        made.colors = self.colors
        made.matching = self.matching
        made.tally = self.tally
        made.piles = self.piles[:]
        made.voids = self.voids[:]
        made.points = self.points
        made.viewer = self.viewer
        return made

    def take_up(self, hands: list[int]) -> None:
        """Replace the cards of all hands."""
        self.hands = hands
        self.plays = [plays_of(seat, hand) for seat, hand in enumerate(hands)]

    def on_table(self, seat: int) -> int:
        """Return the card of a seat in the unfinished trick, as a set; 0 if there is none.

        Cards of a finished trick are no longer `left`: they are in a pile.
        """
        return self.played[seat] & self.left

    def plays_last(self, seat: int) -> bool:
        """Return whether a seat plays the last card of a trick (TX-16)."""
        return self.config.after[seat] == self.leader

    def trick(self) -> int:
        """Return the cards in the unfinished trick, as a set."""
        return sum(self.played) & self.left

    def last_trick(self) -> int:
        """Return the cards of the last trick while it may be inspected: until the next lead (TX-17)."""
        return 0 if self.colors else sum(self.played)

    def played_cards(self) -> int:
        """Return all cards played in this hand, as a set."""
        return self.config.deck & ~self.left | self.trick()

    def colors_left(self) -> int:
        """Return the colors of the cards that are `left`, as a set of colors."""
        return sum(1 << place for place, color in enumerate(COLOR_SETS) if self.left & color)

    def tricks(self, seat: int) -> int:
        """Return the number of tricks a seat has taken in this hand."""
        return self.piles[seat].bit_count() // self.config.seats

    def cards_left(self, seat: int) -> int:
        """Return the number of cards a seat holds, computed from public values."""
        if self.step in (DEAL, OVER):
            return 0
        gone = sum(map(self.tricks, range(self.config.seats)))
        return self.config.hand_size - gone - bool(self.on_table(seat))


def begun(config: ShowdownConfig) -> ShowdownState:
    """Return the state before the first hand is dealt."""
    state = ShowdownState()
    state.config = config
    state.awaited = ALONE[CHANCE]
    state.step = DEAL
    state.hand = 0
    state.points = (0,) * config.seats
    state.viewer = None
    state.clear([0] * config.seats)
    return state


def _drawing(state: ShowdownState) -> str:
    """Return the drawing: a line for each seat with its cards, its card in the trick, and its points.

    >>> from circus import games
    >>> game = games.find("texas_showdown")
    >>> state = game.start(game.setup(seats=3, options={"passing": True}))
    >>> print(state)
    hand 0, deal; chance to act
            tricks  points
    seat 0  0       0
    seat 1  0       0
    seat 2  0       0
    """
    seats = range(state.config.seats)
    title: tuple[str, ...] = ("", "hand", "trick", "last trick", "passes", "tricks", "points")
    rows = [title] + [(f"seat {seat}", *_in_front_of(state, seat)) for seat in seats]
    used = [number for number, column in enumerate(zip(*rows, strict=True)) if any(column[1:])]
    phase = f"hand {state.hand}, {state.step}"
    return "\n".join(
        [
            headline(phase, state.awaited, state.viewer),
            *columns([[row[number] for number in used] for row in rows]),
        ]
    )


def _in_front_of(state: ShowdownState, seat: int) -> tuple[str, ...]:
    """Return the entries of a seat; "" for what is not there."""
    last = 0 if state.colors else state.played[seat] & state.last_trick()
    return (
        row_of(numbers_of(state.hands[seat]), state.cards_left(seat)),
        row_of(numbers_of(state.on_table(seat))),
        row_of(numbers_of(last)),
        row_of(numbers_of(state.given[seat] & state.left)),
        str(state.tricks(seat)),
        str(state.points[seat]),
    )
