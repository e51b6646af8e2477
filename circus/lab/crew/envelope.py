"""An envelope for a call: only who makes the call opens it, so whoever carries it needs no circus."""

import pickle
from collections.abc import Callable
from typing import Any

opened = pickle.loads
"""Makes the call, and gives what it gives; known by this name wherever there is Python."""


class _Call:
    """Something that is a call for who reads it."""

    def __init__(self, what: Callable[..., Any], words: tuple[Any, ...]) -> None:
        self._what, self._words = what, words

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._what, self._words


def sealed(what: Callable[..., Any], *words: Any) -> bytes:
    """A call that is made by `opened`, in whatever process that happens."""
    return pickle.dumps(_Call(what, words))
