"""The fingerprint of a position: a few letters that differ as soon as two positions do.

It is taken of what the rules tell of a full state, secrets included: who is awaited, what lies where, the
numbers beside it, and what may be done. So it outlives another way to store a state, is the same on every
Python, and tells of a change of rules at the position where it first shows.
"""

import json
from hashlib import blake2b
from typing import Any

from circus.core.action import CHANCE
from circus.core.game import Game
from circus.core.state import State

VERSION = 1
"""Of what goes into it; one of another version says nothing about a position."""


def fingerprint(game: Game[Any], state: State) -> str:
    """Of a full state, never of a view: `1:` and 16 hexadecimal digits."""
    legal = [sorted(map(str, game.legal(state, seat))) for seat in state.awaited if seat != CHANCE]
    numbers = [
        (name, hex(value)) for name, value in sorted(game.numbers(state).items())
    ]  # some are very long
    spelt = json.dumps([state.awaited, list(game.pieces(state)), numbers, legal], separators=(",", ":"))
    return f"{VERSION}:{blake2b(spelt.encode(), digest_size=8).hexdigest()}"


def is_current(told: str) -> bool:
    """Whether a fingerprint that stands in a record can be compared with one of this version."""
    return told.startswith(f"{VERSION}:")
