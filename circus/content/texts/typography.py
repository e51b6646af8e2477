"""Spaces that do not break, on pages whose lines the program does not break itself."""

import re

_COUNTED = re.compile(r"(?<=\d) (?=\*{0,2}(?!(?:à|au|aux|de|du|et|ou|où|par|pour|que|qui|sur)\b)[^\W\d_])")


def bind_numbers(words: str, language: str) -> str:
    r"""Return French words with a no-break space between a number and its noun; others as they are.

    >>> bind_numbers("Il reste 3 clowns sur 6", "fr")
    'Il reste 3\xa0clowns sur 6'
    >>> bind_numbers("3 clowns", "en")
    '3 clowns'
    """
    return _COUNTED.sub("\N{NO-BREAK SPACE}", words) if language == "fr" else words
