"""Questions of phones why something cannot be picked: answered one by one, so that frames stay short."""

from circus.phones.exchange import Link
from circus.phones.messages import Why

EVERY_MS = 100.0
"""Least time in ms between two answers: finding the rule can take as long as a frame."""


class Questions:
    """The last question of each seat; an earlier one without an answer is forgotten."""

    def __init__(self) -> None:
        self._waiting: dict[int, tuple[Link, Why]] = {}
        self._rest_ms = 0.0

    def ask(self, seat: int, link: Link, why: Why) -> None:
        """Note the question of a seat; it waits behind those of others."""
        self._waiting.pop(seat, None)
        self._waiting[seat] = link, why

    def next(self, ms: float) -> tuple[int, Link, Why] | None:
        """Advance time by `ms`; return a seat, its connection and its question if one is due."""
        self._rest_ms = max(0.0, self._rest_ms - ms)
        if not self._waiting or self._rest_ms:
            return None
        self._rest_ms = EVERY_MS
        seat = next(iter(self._waiting))
        return seat, *self._waiting.pop(seat)
