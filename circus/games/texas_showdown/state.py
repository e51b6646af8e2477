"""Where a game of Texas Showdown stands, and what was agreed before it started."""

from functools import cache
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.state import State as CoreState
from circus.games.texas_showdown.actions import plays_of
from circus.games.texas_showdown.cards import (
    COLOR_SETS,
    DECK,
    PLAIN,
    SMALL_DECK,
    ZEROING,
)

DEAL: Final = "deal"
DEALT: Final = "dealt"
GIVE: Final = "give"
EXCHANGE: Final = "exchange"
OPEN: Final = "open"
PLAY: Final = "play"
LEAD: Final = "lead"
OVER: Final = "over"
"""What is to be done: the steps of a hand.

Nobody is asked in two of them, which pass while they are told: with DEALT the hands lie face down as
they were dealt, with EXCHANGE the cards that were passed lie face down before those who get them.
"""

ALONE: Final[tuple[tuple[int, ...], ...]] = (*((seat,) for seat in range(6)), (CHANCE,))
"""For each seat, it alone awaited; chance, -1, comes last and so has its place."""

_THRESHOLD: Final = {3: 15, 4: 15, 5: 12, 6: 10}
"""The points that end the game, by the number of seats (The end of the game, TX-19)."""


Turns = tuple[tuple[int, ...] | None, ...]
"""For each seat, who plays after it in a trick, awaited alone; `None` after the last."""


def _turns(seats: int, leader: int) -> Turns:
    """The turns of a trick with this leader, clockwise (TX-16)."""
    last = (leader - 1) % seats
    return tuple(None if seat == last else ALONE[(seat + 1) % seats] for seat in range(seats))


class Agreement:
    """What is fixed for the whole game; shared by all copies of its states and never changed.

    Attributes:
        seats: how many play.
        face_cards: sheriff, happy_faces or pass_the_buck (TX-11).
        passing: whether the Optional Start Rules are used.
        one_hand: whether the first hand decides.
        deck: the cards that are played with, as a set.
        opening: the card that opens the first trick of a hand, as a set: the 0, or the 31 (TX-9).
        hand_size: how many cards each player is dealt, and so how many tricks a hand has.
        threshold: the penalty points that end the game.
        contest: by its tally what competes for a trick; Sheriffs zero out by default only (TX-11).
        settled: all that the contest knows by now, where `apply` finds it fastest.
        names_leader: whether a Face Card that takes a trick names the next leader (TX-13).
        turns: for each seat, the turns of a trick that it leads.
    """

    __slots__ = (
        "contest",
        "deck",
        "face_cards",
        "hand_size",
        "names_leader",
        "one_hand",
        "opening",
        "passing",
        "seats",
        "settled",
        "threshold",
        "turns",
    )

    def __init__(self, seats: int, face_cards: str, passing: bool, one_hand: bool) -> None:
        self.seats = seats
        self.face_cards = face_cards
        self.passing = passing
        self.one_hand = one_hand
        self.deck = SMALL_DECK if seats == 3 else DECK
        self.opening = self.deck & -self.deck
        self.hand_size = self.deck.bit_count() // seats
        self.threshold = _THRESHOLD[seats]
        self.contest = ZEROING if face_cards == "sheriff" else PLAIN
        self.settled = self.contest.known
        self.names_leader = face_cards == "pass_the_buck"
        self.turns = tuple(_turns(seats, leader) for leader in range(seats))

    def receiver(self, seat: int, hand: int) -> int:
        """Who gets the cards that a seat passes in this hand; itself if nobody passes (TX-14)."""
        return (seat + hand) % self.seats if self.passing else seat


@cache
def agreement(seats: int, face_cards: str, passing: bool, one_hand: bool) -> Agreement:
    """The one agreement of these choices."""
    return Agreement(seats, face_cards, passing, one_hand)


class State(CoreState):
    """Where a game stands.

    Attributes:
        agreed: what was agreed before the game.
        step: what is to be done now, DEAL to OVER.
        hand: which hand is played, from 1; 0 before the first deal.
        hands: for each seat the set of cards it began to play this hand with; see `held`. (A set
            that is not touched by every card played is what makes `apply` fast.) Copies share the list.
        left: the cards that are not in a finished trick of this hand, as a set.
        plays: for each seat the plays of the cards it holds, ascending; `legal` hands them out.
        given: for each seat the set of cards it has passed in this hand, 0 before.
        played: for each seat the card it has played last, as a set, 0 before its first of this hand;
            see `on_table`.
        turns: the turns of the trick, or of the last one when the next card is a lead.
        colors: the colors in the trick, as a set of colors; 0 when the next card is a lead.
        matching: the cards of these colors that are `left`, as a set.
        tally: how many cards of each color are in the trick, and which Sheriffs; see `cards.competing`.
        piles: for each seat the set of cards in the tricks it has taken in this hand.
        voids: for each seat the set of colors that its play has shown it cannot hold: whoever plays
            another color has none of the colors in the trick.
        points: for each seat its penalty points of all hands that have ended.
        viewer: the seat (or -1, the public) whose view this is; `None` for the full state.
    """

    __slots__ = (
        "agreed",
        "colors",
        "given",
        "hand",
        "hands",
        "left",
        "matching",
        "piles",
        "played",
        "plays",
        "points",
        "step",
        "tally",
        "turns",
        "viewer",
        "voids",
    )

    agreed: Agreement
    step: str
    hand: int
    hands: list[int]
    left: int
    plays: list[list[Action]]
    given: list[int]
    played: list[int]
    turns: Turns
    colors: int
    matching: int
    tally: int
    piles: list[int]
    voids: list[int]
    points: tuple[int, ...]
    viewer: int | None

    def clear(self, hands: list[int]) -> None:
        """Lays the table anew for these hands."""
        agreed = self.agreed
        nothing = [0] * agreed.seats
        self.hands = hands
        self.left = agreed.deck
        self.plays = [plays_of(seat, held) for seat, held in enumerate(hands)]
        self.given = nothing
        self.piles = nothing[:]
        self.voids = nothing[:]
        self.played = nothing[:]
        self.turns = agreed.turns[0]
        self.colors = self.matching = self.tally = 0

    def copy(self) -> "State":
        """An independent state with the same content."""
        made = State()
        made.agreed = self.agreed
        made.awaited = self.awaited
        made.step = self.step
        made.hand = self.hand
        made.hands = self.hands
        made.left = self.left
        made.plays = [plays[:] for plays in self.plays]
        made.given = self.given[:]
        made.played = self.played[:]
        made.turns = self.turns
        made.colors = self.colors
        made.matching = self.matching
        made.tally = self.tally
        made.piles = self.piles[:]
        made.voids = self.voids[:]
        made.points = self.points
        made.viewer = self.viewer
        return made

    def hold(self, seat: int, held: int) -> None:
        """Puts a set of cards into a hand in place of what it holds."""
        self.hands = [*self.hands]
        self.hands[seat] = held
        self.plays[seat] = plays_of(seat, held)

    def held(self, seat: int) -> int:
        """The cards in a hand, as a set; 0 for a hand that this view does not show."""
        return self.hands[seat] & self.left & ~self.played[seat]

    def on_table(self, seat: int) -> int:
        """The card of a seat in an unfinished trick, as a set; 0 if there is none.

        What a finished trick held is no longer `left`: it lies in a pile.
        """
        return self.played[seat] & self.left

    def trick(self) -> int:
        """The cards in the unfinished trick, as a set."""
        return sum(self.played) & self.left

    def last_trick(self) -> int:
        """The cards of the last trick while it may be looked at: until the next lead (TX-17)."""
        return 0 if self.colors else sum(self.played)

    def seen(self) -> int:
        """All cards played in this hand, as a set."""
        return self.agreed.deck & ~self.left | self.trick()

    def colors_left(self) -> int:
        """The colors of the cards that are `left`, as a set of colors."""
        return sum(1 << place for place, color in enumerate(COLOR_SETS) if self.left & color)

    def tricks(self, seat: int) -> int:
        """How many tricks a seat has taken in this hand."""
        return self.piles[seat].bit_count() // self.agreed.seats

    def cards_left(self, seat: int) -> int:
        """How many cards a seat holds, counted from what lies on the table."""
        if self.step in (DEAL, OVER):
            return 0
        gone = sum(map(self.tricks, range(self.agreed.seats)))
        return self.agreed.hand_size - gone - bool(self.on_table(seat))


def begun(agreed: Agreement) -> State:
    """The state before the first hand is dealt."""
    state = State()
    state.agreed = agreed
    state.awaited = ALONE[CHANCE]
    state.step = DEAL
    state.hand = 0
    state.points = (0,) * agreed.seats
    state.viewer = None
    state.clear([0] * agreed.seats)
    return state
