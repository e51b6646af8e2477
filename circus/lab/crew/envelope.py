"""Envelopes for calls: pickled bytes that a scheduler without circus can forward."""

import pickle
from collections.abc import Callable
from typing import Any

run_call = pickle.loads
"""Run the call and return its result; importable by this name in every Python."""


class _Call:
    """Object that unpickles as the result of a call."""

    def __init__(self, what: Callable[..., Any], words: tuple[Any, ...]) -> None:
        self._what, self._words = what, words

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return self._what, self._words


def pack_call(what: Callable[..., Any], *words: Any) -> bytes:
    """Pack a call that `run_call` runs, in any process."""
    return pickle.dumps(_Call(what, words))
