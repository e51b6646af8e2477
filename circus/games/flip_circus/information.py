"""Views of Flip Circus, and determinizations of a view."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from circus.games.flip_circus.config import EYE
from circus.games.flip_circus.ring import POSITIONS, SIZE
from circus.games.flip_circus.state import FlipState
from circus.games.flip_circus.tokens import HIDDEN, POSTER_ARTISTS, linked

_TOKENS: Final = range(SIZE)
_CLOWN_BACKS: Final = slice(1, None, 4)
_OTHER_FACES: Final = slice(2, None, 4)
_OTHER_BACKS: Final = slice(3, None, 4)
"""Slices of `faces`: the tokens that started with a Clown have even numbers, the others odd ones."""


def view(state: FlipState, seat: int) -> FlipState:
    """Return the state without the backs that this seat has never legally seen (FC-31, FC-32).

    Only a token that was never turned over can have a hidden back: the side that was down at the start.
    """
    known = state.copy()
    if not state.faces:
        return known
    faces = list(state.faces)
    eye = EYE[seat]
    for token in _TOKENS:
        if not known.seen[token] & eye:
            faces[2 * token + 1] = HIDDEN
    known.faces = tuple(faces)
    return known


def determinize(known: FlipState, rng: Random) -> FlipState:
    """Return a full state that agrees with a view, each possible one equally likely."""
    full = known.copy()
    faces = list(known.faces)
    if HIDDEN in faces:
        random = rng.random
        faces[_CLOWN_BACKS] = _behind_the_clowns(faces[_CLOWN_BACKS], random)
        faces[_OTHER_BACKS] = _behind_the_others(faces[_OTHER_FACES], faces[_OTHER_BACKS], random)
        full.faces = tuple(faces)
    return full


def _behind_the_clowns(backs: list[int], random: Callable[[], float]) -> list[int]:
    """Return the artists behind the five Clowns, the hidden ones in random order (2.1.1)."""
    missing = [artist for artist in POSTER_ARTISTS if artist not in backs]
    missing.sort(key=lambda _: random())
    return [missing.pop() if back == HIDDEN else back for back in backs]


def _behind_the_others(faces: list[int], backs: list[int], random: Callable[[], float]) -> tuple[int, ...]:
    """Return the backs of the other five tokens: a random one of the at most four consistent ways."""
    ways = [
        way
        for way in _ways(tuple(faces))
        if all(back in (HIDDEN, guess) for back, guess in zip(backs, way, strict=True))
    ]
    return ways[int(random() * len(ways))]


@lru_cache(maxsize=5**5)
def _ways(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every way to put linked artists behind these faces so that all five tokens differ."""
    return tuple(
        backs
        for backs in product(*map(linked, faces))
        if len({frozenset(pair) for pair in zip(faces, backs, strict=True)}) == len(faces)
    )


def possible_backs(known: FlipState, position: int) -> tuple[int, ...]:
    """Return the artists that can be behind the token at a position, by elimination (2.1.2)."""
    up = known.ring[position]
    back = known.faces[up ^ 1]
    if back != HIDDEN:
        return (back,)
    if up % 4 == 0:
        return tuple(artist for artist in POSTER_ARTISTS if artist not in known.faces[_CLOWN_BACKS])
    seen = zip(known.faces[_OTHER_BACKS], range(SIZE // 2), strict=True)
    fixed = [(number, artist) for artist, number in seen if artist != HIDDEN]
    ways = _ways(known.faces[_OTHER_FACES])
    left = [way for way in ways if all(way[number] == artist for number, artist in fixed)]
    return tuple(artist for artist in POSTER_ARTISTS if any(way[up // 4] == artist for way in left))


def deduce(known: FlipState) -> FlipState:
    """Return the view with each back filled in for which elimination leaves one artist (2.1.2)."""
    if HIDDEN not in known.faces:
        return known
    faces = list(known.faces)
    for position in POSITIONS:
        backs = possible_backs(known, position)
        if len(backs) == 1:
            faces[known.ring[position] ^ 1] = backs[0]
    deduced = known.copy()
    deduced.faces = tuple(faces)
    return deduced
