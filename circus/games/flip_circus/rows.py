"""Encoding of a view of Flip Circus as numbers, for learning algorithms."""

from circus.core.game import Setup
from circus.core.rows import Rows
from circus.games.flip_circus.ring import POSITIONS, SIZE
from circus.games.flip_circus.state import FIELDS, REASONS, FlipState
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN, POSTER_ARTISTS

_WIDTH = len(ARTISTS)
_SHOWN = [[1 << _WIDTH * position + artist for artist in range(_WIDTH)] for position in POSITIONS]
_BACK = [[*shown, 0] for shown in _SHOWN]
"""Bit by position and artist; the last entry, at index `HIDDEN`, is 0."""
assert HIDDEN == -1

_NONE = [-1] * SIZE
_EYES = 5


def rows(setup: Setup) -> Rows[FlipState]:
    """Return the encoding: artists shown and behind by position, seats that have seen each token, numbers.

    `up/POSITION` is the side that is up there, as in `numbers`; -1 before the setup.
    """
    sides = [
        [f"{half}/{at} {artist}" for at in POSITIONS for artist in ARTISTS] for half in ("ring", "under")
    ]
    knows = ("public", *(f"seat/{seat}" for seat in range(_EYES - 1)))
    seen = [f"seen/{token} {who}" for token in POSITIONS for who in knows]
    posters = [
        f"posters/{side} {artist}" if at in POSTER_ARTISTS else ""
        for side in range(2)
        for at, artist in enumerate(ARTISTS)
    ]
    counts = ("applause/0", "applause/1", "ended", *FIELDS)

    def read(view: FlipState) -> tuple[tuple[int, ...], list[int]]:
        faces, shown, back, known = view.faces, 0, 0, 0
        for at, side in enumerate(view.ring):
            shown |= _SHOWN[at][faces[side]]
            back |= _BACK[at][faces[side ^ 1]]
        for eyes in reversed(view.seen):
            known = known << _EYES | eyes
        one, other = view.posters
        counted = [*view.applause, REASONS.index(view.reason), view.phase, view.seat, view.owed, view.done]
        numbers = [*counted, view.turns, view.winner, *(view.ring or _NONE)]
        return (shown, back, known, one | other << _WIDTH), numbers

    return Rows((*sides, seen, posters), (*counts, *(f"up/{at}" for at in POSITIONS)), read)
