"""Fingerprint of a position: a short text that differs as soon as two positions do.

It is a digest of a full state, secrets included: the seats to act, the pieces and their places, the numbers
and the legal actions. So it does not depend on how a state is stored and is the same on every Python. A
change of the rules shows at the first position that it affects.
"""

import json
from hashlib import blake2b
from typing import Any

from circus.core.action import CHANCE
from circus.core.game import Game
from circus.core.state import State

VERSION = 1
"""Version of the digested content; fingerprints of different versions cannot be compared."""


def fingerprint(game: Game[Any], state: State) -> str:
    """Return the fingerprint of a full state, never of a view: `1:` and 16 hexadecimal digits."""
    legal = [sorted(map(str, game.legal_actions(state, seat))) for seat in state.awaited if seat != CHANCE]
    numbers = [
        (name, hex(value)) for name, value in sorted(game.counters(state).items())
    ]  # hex, because some are very long
    spelt = json.dumps([state.awaited, list(game.pieces(state)), numbers, legal], separators=(",", ":"))
    return f"{VERSION}:{blake2b(spelt.encode(), digest_size=8).hexdigest()}"


def is_current(stored: str) -> bool:
    """Return whether a fingerprint from a record has this version, so that it can be compared."""
    return stored.startswith(f"{VERSION}:")
