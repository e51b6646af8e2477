"""What a seat may know of a game of Flip Circus, and a guess at the rest."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from random import Random
from typing import Final

from circus.games.flip_circus.ring import POSITIONS, SIZE
from circus.games.flip_circus.state import EYE, FlipState
from circus.games.flip_circus.tokens import HIDDEN, POSTER_ARTISTS, linked

_TOKENS: Final = range(SIZE)
_CLOWN_BACKS: Final = slice(1, None, 4)
_OTHER_FACES: Final = slice(2, None, 4)
_OTHER_BACKS: Final = slice(3, None, 4)
"""Sides: the tokens that started with a Clown lie at the even places, the others at the odd ones."""


def view(state: FlipState, seat: int) -> FlipState:
    """The state without the backs that this seat has never legally seen (FC-31, FC-32).

    Only a token that was never turned over has a hidden back: the side that was down at the start.
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


def fill(known: FlipState, rng: Random) -> FlipState:
    """A full state that agrees with a view, each possible one equally likely."""
    full = known.copy()
    faces = list(known.faces)
    if HIDDEN in faces:
        random = rng.random
        faces[_CLOWN_BACKS] = _behind_the_clowns(faces[_CLOWN_BACKS], random)
        faces[_OTHER_BACKS] = _behind_the_others(faces[_OTHER_FACES], faces[_OTHER_BACKS], random)
        full.faces = tuple(faces)
    return full


def _behind_the_clowns(backs: list[int], random: Callable[[], float]) -> list[int]:
    """The five artists behind the five Clowns, those not known in any order (2.1.1)."""
    missing = [artist for artist in POSTER_ARTISTS if artist not in backs]
    missing.sort(key=lambda _: random())
    return [missing.pop() if back == HIDDEN else back for back in backs]


def _behind_the_others(faces: list[int], backs: list[int], random: Callable[[], float]) -> tuple[int, ...]:
    """The backs of the five other tokens: one of the at most four ways that agree with what is known."""
    ways = [
        way
        for way in _ways(tuple(faces))
        if all(back in (HIDDEN, guess) for back, guess in zip(backs, way, strict=True))
    ]
    return ways[int(random() * len(ways))]


@lru_cache(maxsize=5**5)
def _ways(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every way to put linked artists behind these faces so that all five tokens differ."""
    return tuple(
        backs
        for backs in product(*map(linked, faces))
        if len({frozenset(pair) for pair in zip(faces, backs, strict=True)}) == len(faces)
    )


def possible_backs(known: FlipState, position: int) -> tuple[int, ...]:
    """Who can be behind the token at a position, by elimination from all that a view knows (2.1.2)."""
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
    """Return a view with each back filled in that elimination leaves one artist for (2.1.2)."""
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
