"""Ten two-sided Artist tokens: their artists, and the possible backs of each face."""

from typing import Final

ARTISTS: Final[tuple[str, ...]] = ("acrobat", "magician", "seer", "strongman", "tamer", "clown")
ACROBAT: Final = 0
MAGICIAN: Final = 1
SEER: Final = 2
STRONGMAN: Final = 3
TAMER: Final = 4
CLOWN: Final = 5
POSTER_ARTISTS: Final[tuple[int, ...]] = (ACROBAT, MAGICIAN, SEER, STRONGMAN, TAMER)
"""Artists with a poster: all but the Clown (Gagner des tuiles Affiche)."""

ALL_POSTERS: Final = sum(1 << artist for artist in POSTER_ARTISTS)
"""Mask of all posters."""

CLOWNS: Final = 5
"""Number of tokens with a Clown on one side."""

ROSETTE: Final = (
    (ACROBAT, MAGICIAN),
    (MAGICIAN, SEER),
    (SEER, STRONGMAN),
    (STRONGMAN, TAMER),
    (TAMER, ACROBAT),
)
"""The five tokens without a Clown; the only definition of the printed cycle (rulings 2.1.2)."""

CLOWN_TOKENS: Final = tuple((CLOWN, artist) for artist in POSTER_ARTISTS)
TOKENS: Final = CLOWN_TOKENS + ROSETTE
"""All ten tokens, all different: the Clown occurs five times, every other artist three times (2.1.1)."""

HIDDEN: Final = -1
"""Artist on a side that the view hides."""


def linked(artist: int) -> tuple[int, ...]:
    """Return the two artists next to this one on the rosette; none for the Clown."""
    return tuple(sum(pair) - artist for pair in ROSETTE if artist in pair)


def printed_backs(artist: int) -> tuple[int, ...]:
    """Return the artists whose dots are printed on a token that shows this one (Jetons Artiste)."""
    if artist == CLOWN:
        return POSTER_ARTISTS
    one, other = linked(artist)
    return one, CLOWN, other
