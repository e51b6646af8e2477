"""State of Flip Circus, and its drawing."""

from typing import Final

from circus.core.action import CHANCE
from circus.core.diagram import UNKNOWN, columns, headline, row_of, seats
from circus.core.state import State
from circus.games.flip_circus.config import FlipConfig
from circus.games.flip_circus.tokens import ALL_POSTERS, ARTISTS, POSTER_ARTISTS

FIRST: Final = 0
SETUP: Final = 1
TURN: Final = 2
CHOICE: Final = 3
OVER: Final = 4
"""Phases: draw of the first player, setup of the circle, a turn, the Clown's choice, the end."""

PHASES: Final = ("first", "setup", "turn", "choice", "over")
"""Name of each phase by its number."""

FIELDS: Final = ("phase", "seat", "owed", "done", "turns", "winner")
"""Numbers of a state that learners read as they are."""

REASONS: Final = ("", "posters", "five_clowns", "turn_limit")
"""Reasons why a game ended; "" before the end."""

ALONE: Final[tuple[tuple[int, ...], ...]] = (*((seat,) for seat in range(4)), (CHANCE,))
"""Value of `awaited` by seat; chance is the last entry, at index -1."""


class FlipState(State):
    """State of one game, or the view of one seat.

    A token is identified by its position at the start, because everybody sees where each token moves. Its
    sides are numbered `2 * token` (shown at the start) and `2 * token + 1`.

    Attributes:
        config: constants of this game.
        phase: one of `FIRST`, `SETUP`, `TURN`, `CHOICE`, `OVER`.
        faces: artist on each of the twenty sides; `HIDDEN` in a view; empty before the setup.
        ring: side that is up at each position.
        seen: seats that have seen both sides of each token, as bits of `EYE`; public (FC-32).
        where: mask of the positions that show each artist; follows from `faces` and `ring`.
        posters: posters of each side, as a mask of artists.
        applause: number of Applause tokens of each side; the others are in the reserve.
        seat: seat whose turn it is.
        owed: number of actions left in this turn.
        done: number of actions completed in this turn.
        turns: number of turns completed in this game.
        reason: reason why the game ended; "" before.
        winner: side that won; -1 before the end and for a draw.
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

    config: FlipConfig
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

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> "FlipState":
        """Return an independent state with the same content."""
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
        """Number of Applause tokens in the middle of the circle."""
        return self.config.applause - sum(self.applause)

    def shown(self, position: int) -> int:
        """Return the artist that the token at a position shows."""
        return self.faces[self.ring[position]]

    def back(self, position: int) -> int:
        """Return the artist on the lower side of the token at a position; `HIDDEN` if the view hides it."""
        return self.faces[self.ring[position] ^ 1]

    @property
    def posters_won(self) -> tuple[int, int]:
        """Number of posters of each side."""
        one, other = self.posters
        return one.bit_count(), other.bit_count()

    @property
    def unclaimed(self) -> int:
        """Posters still on the table, as a mask of artists."""
        return ALL_POSTERS & ~(self.posters[0] | self.posters[1])

    @property
    def is_finale(self) -> bool:
        """True if both sides have two posters and one is left, so that five visible Clowns win too (FC-27).

        This needs a game for three posters: in a shorter one the second or first has won.
        """
        one, other = self.posters
        return one.bit_count() == other.bit_count() == 2


def begun(config: FlipConfig) -> FlipState:
    """Return the state before the first player is drawn."""
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
    state.owed = config.turn_actions
    state.done = 0
    state.turns = 0
    state.reason = ""
    state.winner = -1
    return state


def _drawing(state: FlipState) -> str:
    """Return the drawing: the circle with what each token shows and has behind, then the two sides."""
    places = range(len(state.ring))
    ring = [
        ("token", *places),
        ("shows", *(_artist(state.shown(position)) for position in places)),
        ("back", *(_artist(state.back(position)) for position in places)),
    ]
    phase = f"{PHASES[state.phase]} {state.turns + 1}, actions owed: {state.owed}"
    return "\n".join(
        [
            headline(phase, state.awaited),
            *(columns(ring) if places else []),
            *(_side(state, side) for side in range(2)),
            f"reserve: {state.reserve} Applause",
        ]
    )


def _artist(artist: int) -> str:
    return ARTISTS[artist] if artist >= 0 else UNKNOWN


def _side(state: FlipState, side: int) -> str:
    """Return the line of a side: its seats, Applause and posters."""
    posters = [ARTISTS[artist] for artist in POSTER_ARTISTS if state.posters[side] >> artist & 1]
    won = f", posters {row_of(posters)}" if posters else ""
    return f"{seats(state.config.side_seats[side])}: {state.applause[side]} Applause{won}"
