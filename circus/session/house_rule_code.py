"""Codes of six letters for changed numbers of a game's rules: equal codes are equal rules.

All ways to change numbers are counted, few changes first; a code is the place of one way in this order. Its
last letter shows a mistyped code, or one of a version that declares other numbers. Sets with more changes
than five letters can count have no code.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b

from circus import games
from circus.core.number import Number
from circus.session.deals import LENGTH, LETTERS

_PLACES = len(LETTERS) ** (LENGTH - 1)
_SPREAD = 5_000_011
"""Prime factor that spreads neighbouring places, so that similar rules have different codes."""


def code_of(game: str, changed: Mapping[str, int]) -> str | None:
    """Return the code of these changed numbers; `None` if there are too many changes for six letters.

    >>> game = next(name for name in games.names() if games.find(name).numbers)
    >>> number = games.find(game).numbers[0]
    >>> code_of(game, {}) == code_of(game, {number.name: number.default + 1})
    False
    """
    place = _place(games.find(game).numbers, changed)
    if place >= _PLACES:
        return None
    spread = place * _SPREAD % _PLACES
    letters = ""
    for _ in range(LENGTH - 1):
        spread, letter = divmod(spread, len(LETTERS))
        letters += LETTERS[letter]
    return letters + _check(game, letters)


def numbers_of_code(game: str, typed: str) -> dict[str, int] | None:
    """Return the changed numbers of a code; `None` for a mistyped one, or one of another game.

    Small letters, blanks and hyphens are accepted.

    >>> game = next(name for name in games.names() if games.find(name).numbers)
    >>> numbers_of_code(game, code_of(game, {}))
    {}
    """
    code = "".join(typed.upper().replace("-", " ").split())
    if len(code) != LENGTH or not set(code) <= set(LETTERS) or code[-1] != _check(game, code[:-1]):
        return None
    spread = 0
    for letter in reversed(code[:-1]):
        spread = spread * len(LETTERS) + LETTERS.index(letter)
    return _changed(games.find(game).numbers, spread * pow(_SPREAD, -1, _PLACES) % _PLACES)


def _check(game: str, letters: str) -> str:
    text = f"{game} {games.find(game).numbers} {letters}"
    digest = blake2b(text.encode(), digest_size=8).digest()
    return LETTERS[int.from_bytes(digest) % len(LETTERS)]


def _others(number: Number) -> list[int]:
    """Return the values of a number apart from its default."""
    return [value for value in range(number.least, number.most + 1) if value != number.default]


@cache
def _ways(numbers: tuple[Number, ...], changes: int) -> int:
    """Return the number of ways to change exactly `changes` of these numbers."""
    if changes > len(numbers):
        return 0
    if not changes:
        return 1
    first, rest = numbers[0], numbers[1:]
    return _ways(rest, changes) + len(_others(first)) * _ways(rest, changes - 1)


def _place(numbers: tuple[Number, ...], changed: Mapping[str, int]) -> int:
    """Return the place of these changes among all ways, from 0."""
    left = sum(changed.get(each.name, each.default) != each.default for each in numbers)
    place = sum(_ways(numbers, fewer) for fewer in range(left))
    for at, number in enumerate(numbers):
        value, rest = changed.get(number.name, number.default), numbers[at + 1 :]
        if left and value != number.default:
            place += _ways(rest, left) + _others(number).index(value) * _ways(rest, left - 1)
            left -= 1
    return place


def _changed(numbers: Sequence[Number], place: int) -> dict[str, int] | None:
    """Return the changes at a place; `None` if the place is past the last way."""
    rest, left = tuple(numbers), 0
    while place >= _ways(rest, left):
        place -= _ways(rest, left)
        left += 1
        if left > len(rest):
            return None
    changed: dict[str, int] = {}
    while left:
        number, rest = rest[0], rest[1:]
        if place < _ways(rest, left):
            continue
        place -= _ways(rest, left)
        left -= 1
        value, place = divmod(place, _ways(rest, left))
        changed[number.name] = _others(number)[value]
    return changed
