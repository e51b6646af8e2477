"""State of Texas Showdown, and the constants of a game."""

from functools import cache
from typing import Final, NamedTuple

from circus.core.action import CHANCE, Action
from circus.core.diagram import columns, headline, row_of
from circus.core.game import Setup
from circus.core.state import State as CoreState
from circus.games.texas_showdown.actions import plays_of
from circus.games.texas_showdown.cards import (
    CARDS,
    COLOR_SETS,
    DECK,
    NUMBERS,
    PLAIN,
    SMALL_DECK,
    ZEROING,
    numbers_of,
    set_of,
)

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


class TableNumbers(NamedTuple):
    """Numbers of the rules that hold at a table.

    Attributes:
        threshold: penalty points that end the game.
        trick_points: penalty points of a trick.
        passed: number of cards each player passes (Optional Start Rules).
        opening: lowest printed number that the opening card may have (TX-9).
    """

    threshold: int
    trick_points: int
    passed: int
    opening: int


class Agreement:
    """Constants of one game, shared by all copies of its states and never changed.

    Attributes:
        seats: number of players.
        face_cards: sheriff, happy_faces or pass_the_buck (TX-11).
        passing: true if the Optional Start Rules are used.
        one_hand: true if the first hand decides.
        deck: cards in use, as a set.
        opening: card that opens the first trick of a hand, as a set: usually the 0, or the 31 (TX-9).
        hand_size: number of cards each player is dealt, and of tricks in a hand.
        threshold, trick_points, passed: see `TableNumbers`.
        contest: competing cards by tally; Sheriffs zero their color by default only (TX-11).
        names_leader: true if the winner of a trick with a Face Card names the next leader (TX-13).
        after: for each seat the next one clockwise.
    """

    __slots__ = (
        "after",
        "contest",
        "deck",
        "face_cards",
        "hand_size",
        "names_leader",
        "one_hand",
        "opening",
        "passed",
        "passing",
        "seats",
        "threshold",
        "trick_points",
    )

    def __init__(
        self, seats: int, face_cards: str, passing: bool, one_hand: bool, numbers: TableNumbers
    ) -> None:
        self.seats = seats
        self.face_cards = face_cards
        self.passing = passing
        self.one_hand = one_hand
        self.deck = SMALL_DECK if seats == 3 else DECK
        usable = self.deck & ~set_of(card for card in CARDS if NUMBERS[card] < numbers.opening)
        self.opening = usable & -usable
        self.hand_size = self.deck.bit_count() // seats
        self.threshold = numbers.threshold
        self.trick_points = numbers.trick_points
        self.passed = numbers.passed
        self.contest = ZEROING if face_cards == "sheriff" else PLAIN
        self.names_leader = face_cards == "pass_the_buck"
        self.after = [(seat + 1) % seats for seat in range(seats)]

    def receiver(self, seat: int, hand: int) -> int:
        """Return the seat that gets the cards a seat passes in this hand; itself without passing (TX-14)."""
        return (seat + hand) % self.seats if self.passing else seat


@cache
def _agreement(
    seats: int, face_cards: str, passing: bool, one_hand: bool, numbers: TableNumbers
) -> Agreement:
    return Agreement(seats, face_cards, passing, one_hand, numbers)


def agreement_of(setup: Setup) -> Agreement:
    """Return the constants of a set-up, one object for equal ones."""
    options, numbers = setup.options, setup.numbers
    own = TableNumbers(
        threshold=numbers[f"points_to_end_{setup.seats}"],
        trick_points=numbers["trick_points"],
        passed=numbers["cards_passed"],
        opening=numbers["opening_card"],
    )
    one_hand = options["length"] == "one_hand"
    return _agreement(setup.seats, str(options["face_cards"]), bool(options["passing"]), one_hand, own)


class ShowdownState(CoreState):
    """State of one game.

    Attributes:
        agreed: constants of this game.
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
        "agreed",
        "colors",
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

    agreed: Agreement
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
        agreed = self.agreed
        nothing = [0] * agreed.seats
        self.take_up(hands)
        self.left = agreed.deck
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
        made.agreed = self.agreed
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
        return self.agreed.after[seat] == self.leader

    def trick(self) -> int:
        """Return the cards in the unfinished trick, as a set."""
        return sum(self.played) & self.left

    def last_trick(self) -> int:
        """Return the cards of the last trick while it may be inspected: until the next lead (TX-17)."""
        return 0 if self.colors else sum(self.played)

    def played_cards(self) -> int:
        """Return all cards played in this hand, as a set."""
        return self.agreed.deck & ~self.left | self.trick()

    def colors_left(self) -> int:
        """Return the colors of the cards that are `left`, as a set of colors."""
        return sum(1 << place for place, color in enumerate(COLOR_SETS) if self.left & color)

    def tricks(self, seat: int) -> int:
        """Return the number of tricks a seat has taken in this hand."""
        return self.piles[seat].bit_count() // self.agreed.seats

    def cards_left(self, seat: int) -> int:
        """Return the number of cards a seat holds, computed from public values."""
        if self.step in (DEAL, OVER):
            return 0
        gone = sum(map(self.tricks, range(self.agreed.seats)))
        return self.agreed.hand_size - gone - bool(self.on_table(seat))


def begun(agreed: Agreement) -> ShowdownState:
    """Return the state before the first hand is dealt."""
    state = ShowdownState()
    state.agreed = agreed
    state.awaited = ALONE[CHANCE]
    state.step = DEAL
    state.hand = 0
    state.points = (0,) * agreed.seats
    state.viewer = None
    state.clear([0] * agreed.seats)
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
    seats = range(state.agreed.seats)
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
