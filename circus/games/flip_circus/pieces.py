"""Pieces of Flip Circus with their places, for drawing, picking, counting and learning.

A two-sided token is two pieces of kind `side`, so that the twenty printed artists are conserved. The side
that is up is at `ring/POSITION` and has the token's name; the one that is down is at `under/POSITION` and has
no name.
"""

from collections.abc import Mapping, Sequence

from circus.core.game import Setup
from circus.core.piece import Piece
from circus.games.flip_circus.actions import CHOICES, token
from circus.games.flip_circus.ring import POSITIONS
from circus.games.flip_circus.state import FIELDS, REASONS, FlipState
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN, POSTER_ARTISTS, TOKENS

_AIDS = tuple(Piece("aid", "rosette", f"aid/{side}") for side in range(2))


def pieces(state: FlipState) -> Sequence[Piece]:
    """Return every piece: 20 sides of tokens, 5 posters, 5 Applause tokens, 2 player aids."""
    return (*_sides(state), *_posters(state), *_applause(state), *_AIDS)


def _sides(state: FlipState) -> list[Piece]:
    if not state.faces:
        return [Piece("side", ARTISTS[artist], "box") for pair in TOKENS for artist in pair]
    listed = []
    for position in POSITIONS:
        back = state.back(position)
        shown = ARTISTS[state.shown(position)]
        listed.append(Piece("side", shown, f"ring/{position}", token(position)))
        listed.append(Piece("side", "" if back == HIDDEN else ARTISTS[back], f"under/{position}"))
    return listed


def _posters(state: FlipState) -> list[Piece]:
    """Return the posters on the table (`posters`) and those won by a side (`posters/SIDE`)."""
    listed = []
    for artist in POSTER_ARTISTS:
        owners = [side for side in range(2) if state.posters[side] >> artist & 1]
        listed.append(Piece("poster", ARTISTS[artist], f"posters/{owners[0]}" if owners else "posters"))
    return listed


def _applause(state: FlipState) -> list[Piece]:
    """Return the Applause tokens of each side (`applause/SIDE`) and those in the `reserve`."""
    lie = ["reserve"] * state.reserve
    for side in range(2):
        lie += [f"applause/{side}"] * state.applause[side]
    return [Piece("applause", "applause", place) for place in lie]


def places(setup: Setup) -> Sequence[str]:
    """Return the seats, and the three answers to the Clown's choice."""
    return (*(f"seat/{seat}" for seat in range(setup.seats)), *CHOICES)


def piece_places(_setup: Setup) -> Sequence[str]:
    """Return every place where a piece can be."""
    ring = [f"{half}/{position}" for position in POSITIONS for half in ("ring", "under")]
    sides = [f"{kind}/{side}" for kind in ("posters", "applause", "aid") for side in range(2)]
    return ("box", *ring, "posters", "reserve", *sides)


def piece_faces(_setup: Setup) -> Sequence[tuple[str, str]]:
    """Return every kind of piece with every face; `("side", "")` is a hidden back."""
    sides = [("side", artist) for artist in (*ARTISTS, "")]
    posters = [("poster", ARTISTS[artist]) for artist in POSTER_ARTISTS]
    return (*sides, *posters, ("applause", "applause"), ("aid", "rosette"))


def counters(state: FlipState) -> Mapping[str, int]:
    """Return the public values that no piece shows: phase, turn, result, and the course of each token.

    `up/POSITION` is the side that is up there: `2 * token`, plus one if the token was turned over an odd
    number of times; -1 before the setup. `seen/TOKEN` are the seats that have seen both its sides, as bits of
    `EYE`. `ended` is the index of the reason of the end in `REASONS`, 0 before.
    """
    listed = {name: getattr(state, name) for name in FIELDS}
    listed["ended"] = REASONS.index(state.reason)
    for position in POSITIONS:
        listed[f"up/{position}"] = state.ring[position] if state.ring else -1
        listed[f"seen/{position}"] = state.seen[position] if state.seen else 0
    return listed
