"""Functions that the messages of the catalogues may call, by their names in Fluent."""

from typing import Any
from unicodedata import normalize

_VOWELS = frozenset("aeiouh")
_SIDES = 6


def elide(word: Any, following: Any) -> str:
    """Return a short French word with what follows it, elided before a vowel or an h.

    >>> elide("de", "Basile")
    'de Basile'
    """
    short, rest = str(word), str(following)
    return f"{short[:-1]}\N{RIGHT SINGLE QUOTATION MARK}{rest}" if _begins_open(rest) else f"{short} {rest}"


def _begins_open(word: str) -> bool:
    """Return whether a French word begins with the sound of a vowel; a y does before a consonant."""
    plain = normalize("NFD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    letters = [each for each in plain if each.isalpha()]
    if not plain[:1].isalpha():
        return False
    if letters[0] == "y":
        return len(letters) > 1 and letters[1] not in _VOWELS
    return letters[0] in _VOWELS


def die(faces: Any) -> str:
    """Return the numbers of a die that hit if this many of its highest faces do; a dash for none.

    >>> [die(faces) for faces in (1, 4, 6)]
    ['6', '3+', '1+']
    """
    count = int(faces)
    least = _SIDES + 1 - count
    return "\N{EN DASH}" if not count else f"{least}+" if count > 1 else str(least)


FUNCTIONS: dict[str, Any] = {"DIE": die, "ELIDE": elide}
