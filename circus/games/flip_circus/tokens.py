"""The ten two-sided Artist tokens: who is on them, and who can be behind whom."""

from typing import Final

ARTISTS: Final[tuple[str, ...]] = ("acrobat", "magician", "seer", "strongman", "tamer", "clown")
ACROBAT: Final = 0
MAGICIAN: Final = 1
SEER: Final = 2
STRONGMAN: Final = 3
TAMER: Final = 4
CLOWN: Final = 5
POSTER_ARTISTS: Final[tuple[int, ...]] = (ACROBAT, MAGICIAN, SEER, STRONGMAN, TAMER)
"""Everybody but the Clown has a poster (Gagner des tuiles Affiche)."""

ALL_POSTERS: Final = sum(1 << artist for artist in POSTER_ARTISTS)
"""The posters of all these artists, as a mask."""

CLOWNS: Final = 5
"""How many tokens show a Clown on one side."""

ROSETTE: Final = (
    (ACROBAT, MAGICIAN),
    (MAGICIAN, SEER),
    (SEER, STRONGMAN),
    (STRONGMAN, TAMER),
    (TAMER, ACROBAT),
)
"""The five tokens without a Clown; the only place that knows the printed cycle (rulings 2.1.2)."""

CLOWN_TOKENS: Final = tuple((CLOWN, artist) for artist in POSTER_ARTISTS)
TOKENS: Final = CLOWN_TOKENS + ROSETTE
"""All ten tokens, all different: the Clown is shown five times, everybody else three times (2.1.1)."""

HIDDEN: Final = -1
"""The artist on a side that a view may not know."""


def linked(artist: int) -> tuple[int, ...]:
    """The two artists joined to this one on the rosette; none for the Clown."""
    return tuple(sum(pair) - artist for pair in ROSETTE if artist in pair)


def printed_backs(artist: int) -> tuple[int, ...]:
    """The artists whose dots are printed on a token that shows this one (Jetons Artiste)."""
    if artist == CLOWN:
        return POSTER_ARTISTS
    one, other = linked(artist)
    return one, CLOWN, other
