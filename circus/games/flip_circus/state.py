"""Where a game of Flip Circus stands."""

from dataclasses import dataclass
from typing import Final

from circus.core.action import CHANCE
from circus.core.game import Setup
from circus.core.state import State
from circus.games.flip_circus.tokens import ALL_POSTERS, ARTISTS

APPLAUSE: Final = 5
"""How many Applause tokens there are."""

TURN_ACTIONS: Final = 2
"""The actions of a turn, those that Applause buys not counted."""

POSTERS_TO_WIN: Final = 3
"""How many of the five posters win (But du jeu)."""

FIRST: Final = 0
SETUP: Final = 1
TURN: Final = 2
CHOICE: Final = 3
OVER: Final = 4
"""The phases: the first player is drawn, the circle is laid, a turn, the Clown's choice, the end."""

REASONS: Final = ("", "posters", "five_clowns", "turn_limit")
"""What can end a game; "" before."""

ALONE: Final[tuple[tuple[int, ...], ...]] = (*((seat,) for seat in range(4)), (CHANCE,))
"""Who is awaited when it is one seat; chance, -1, comes last and so has its place."""

EYE: Final[tuple[int, ...]] = (*(2 << seat for seat in range(4)), 1)
"""The bit of a seat among those who have seen a back; seat -1 is the public, and comes last."""

EVERYBODY: Final = sum(EYE)


@dataclass(frozen=True, slots=True)
class Config:
    """What never changes in a game.

    Attributes:
        seats: 2, or 4 in two teams; a seat's side is `seat & 1` (FC-33).
        penalised: a Fortune Teller may be misused beside a Tamer (FC-30).
        turn_limit: the number of turns after which the game ends; 0 for none (FC-29).
        after: the next seat clockwise, by seat.
        side_seats: the seats of each side.
        side_eyes: the seats of each side as bits of `EYE`.
    """

    seats: int
    penalised: bool
    turn_limit: int
    after: tuple[int, ...]
    side_seats: tuple[tuple[int, ...], tuple[int, ...]]
    side_eyes: tuple[int, int]


def configure(setup: Setup) -> Config:
    """The fixed part of a game with these seats and options."""
    seats = setup.seats
    sides = (tuple(range(0, seats, 2)), tuple(range(1, seats, 2)))
    limit = setup.options["turn_limit"]
    assert isinstance(limit, int)
    return Config(
        seats=seats,
        penalised=setup.options["errors"] == "penalised",
        turn_limit=limit,
        after=tuple((seat + 1) % seats for seat in range(seats)),
        side_seats=sides,
        side_eyes=(sum(EYE[seat] for seat in sides[0]), sum(EYE[seat] for seat in sides[1])),
    )


class FlipState(State):
    """Where a game stands, or what one seat knows of it.

    A token is known by its place at the start (everybody sees which token moves where); its sides
    are numbered `2 * token` (shown at the start) and `2 * token + 1`.

    Attributes:
        config: what never changes.
        phase: one of `FIRST`, `SETUP`, `TURN`, `CHOICE`, `OVER`.
        faces: the artist on each of the twenty sides; `HIDDEN` in a view; empty before the setup.
        ring: the side that is up at each position.
        seen: who knows both sides of each token, as bits of `EYE`; who looked where is public (FC-32).
        where: the positions that show each artist, as masks; follows from `faces` and `ring`.
        posters: the posters of each side, as a mask of artists.
        applause: the Applause tokens of each side; the others lie in the reserve.
        seat: whose turn it is.
        owed: the actions that this turn still demands.
        done: the actions completed in this turn.
        turns: the turns completed in this game.
        reason: what ended the game; "" before.
        winner: the side that won; -1 while there is none, and in a draw.
    """

    __slots__ = (
        "applause",
        "config",
        "done",
        "faces",
        "owed",
        "phase",
        "posters",
        "reason",
        "ring",
        "seat",
        "seen",
        "turns",
        "where",
        "winner",
    )

    config: Config
    phase: int
    faces: tuple[int, ...]
    ring: list[int]
    seen: list[int]
    where: list[int]
    posters: list[int]
    applause: list[int]
    seat: int
    owed: int
    done: int
    turns: int
    reason: str
    winner: int

    def copy(self) -> "FlipState":
        """An independent state with the same content."""
        new = FlipState()
        new.awaited = self.awaited
        new.config = self.config
        new.phase = self.phase
        new.faces = self.faces
        new.ring = self.ring[:]
        new.seen = self.seen[:]
        new.where = self.where[:]
        new.posters = self.posters[:]
        new.applause = self.applause[:]
        new.seat = self.seat
        new.owed = self.owed
        new.done = self.done
        new.turns = self.turns
        new.reason = self.reason
        new.winner = self.winner
        return new

    @property
    def reserve(self) -> int:
        """The Applause tokens in the middle of the circle."""
        return APPLAUSE - sum(self.applause)

    def shown(self, position: int) -> int:
        """The artist that the token at a position shows."""
        return self.faces[self.ring[position]]

    def back(self, position: int) -> int:
        """The artist on the hidden side of the token at a position; `HIDDEN` where not known."""
        return self.faces[self.ring[position] ^ 1]

    @property
    def posters_won(self) -> tuple[int, int]:
        """How many posters each side has."""
        one, other = self.posters
        return one.bit_count(), other.bit_count()

    @property
    def unclaimed(self) -> int:
        """The posters still on the table, as a mask of artists."""
        return ALL_POSTERS & ~(self.posters[0] | self.posters[1])

    @property
    def is_finale(self) -> bool:
        """Whether both sides have two posters, so that five Clowns in sight can win too (FC-27)."""
        one, other = self.posters
        return one.bit_count() == other.bit_count() == 2


def begun(config: Config) -> FlipState:
    """The state before the first player is drawn."""
    state = FlipState()
    state.awaited = ALONE[CHANCE]
    state.config = config
    state.phase = FIRST
    state.faces = ()
    state.ring = []
    state.seen = []
    state.where = [0] * len(ARTISTS)
    state.posters = [0, 0]
    state.applause = [0, 0]
    state.seat = 0
    state.owed = TURN_ACTIONS
    state.done = 0
    state.turns = 0
    state.reason = ""
    state.winner = -1
    return state
