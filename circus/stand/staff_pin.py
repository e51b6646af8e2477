"""PIN of the staff: stored as a salted hash only, with at most ten tries a minute."""

import hashlib
import hmac
import json
import secrets
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from circus.core.errors import CircusError, UsageError
from circus.platform.folders import write_whole
from circus.platform.untrusted import limits, parsed_file
from circus.platform.untrusted.shapes import TEXT, object_of, whole

MIN_DIGITS, MAX_DIGITS = 4, 12
"""Limits of the number of digits."""

TRIES, MINUTE_MS = 10, 60_000.0
"""Maximum number of tries in a time."""

_COST, _BLOCK, _PARALLEL = 1 << 14, 8, 1
_SHAPE = object_of({"salt": TEXT, "hash": TEXT}, closed=True)
_TRIES_SHAPE = object_of({"tries": whole(0, TRIES)}, closed=True)


class KeptPin(NamedTuple):
    """Salted hash of a PIN, which can only be found by trying."""

    salt: str
    hash: str

    def is_same(self, digits: str) -> bool:
        """Return whether these are its digits."""
        return hmac.compare_digest(_hashed(digits, self.salt), self.hash)


def of_digits(digits: str) -> KeptPin:
    """Hash a PIN; raise `UsageError` if the digits are none."""
    if not is_pin(digits):
        raise UsageError(f"a PIN has {MIN_DIGITS} to {MAX_DIGITS} digits")
    salt = secrets.token_hex(16)
    return KeptPin(salt, _hashed(digits, salt))


def is_pin(digits: str) -> bool:
    """Return whether the digits can be a PIN."""
    return MIN_DIGITS <= len(digits) <= MAX_DIGITS and digits.isascii() and digits.isdigit()


def keep(stand: Path, pin: KeptPin) -> None:
    """Save it for the next start; raise OSError."""
    write_whole(_path(stand), (json.dumps(pin._asdict()) + "\n").encode())


def read_pin(stand: Path) -> KeptPin | None:
    """Return the saved PIN; `None` if there is none. Raise `CircusError` for a damaged file."""
    try:
        facts = parsed_file(_path(stand), limits.STORED)
        _SHAPE.check(facts)
    except FileNotFoundError:
        return None
    except (OSError, CircusError):
        reason = f"the staff's PIN in {_path(stand)} cannot be read: give it anew with --pin-file"
        raise CircusError(reason) from None
    return KeptPin(**facts)


def store_tries(stand: Path, count: int) -> None:
    """Store the number of recent tries for the next start; raise OSError."""
    write_whole(_tries_path(stand), (json.dumps({"tries": count}) + "\n").encode())


def read_tries(stand: Path) -> int:
    """Return the stored number of recent tries; `TRIES` if its file is damaged."""
    try:
        facts = parsed_file(_tries_path(stand), limits.STORED)
        _TRIES_SHAPE.check(facts)
    except FileNotFoundError:
        return 0
    except (OSError, CircusError):
        return TRIES
    return int(facts["tries"])


class Lock:
    """Lock that opens to the right digits, with at most `TRIES` tries in `MINUTE_MS`; time is passed in.

    Tries of an earlier start count as made at time 0 of this one: no restart and no clock shortens a wait.
    """

    def __init__(
        self, pin: KeptPin, tries: int = 0, store: Callable[[int], object] = lambda count: None
    ) -> None:
        """Use the PIN, after so many recent tries; `store` stores their number, before each is checked."""
        self._pin = pin
        self._tried: deque[float] = deque([0.0] * tries, maxlen=TRIES)
        self._store = store

    def waits(self, now: float) -> float:
        """Return the milliseconds until the next try; 0 if one is allowed now."""
        if len(self._tried) < TRIES:
            return 0.0
        return max(0.0, self._tried[0] + MINUTE_MS - now)

    def opens(self, digits: str, now: float) -> bool:
        """Try the digits and return whether they are right; a try during a wait fails and does not count."""
        if self.waits(now):
            return False
        self._tried.append(now)
        self._store(sum(at + MINUTE_MS > now for at in self._tried))
        if not self._pin.is_same(digits):
            return False
        self._store(0)
        return True


def _hashed(digits: str, salt: str) -> str:
    key = hashlib.scrypt(digits.encode(), salt=bytes.fromhex(salt), n=_COST, r=_BLOCK, p=_PARALLEL)
    return key.hex()


def _path(stand: Path) -> Path:
    return stand / "staff.json"


def _tries_path(stand: Path) -> Path:
    return stand / "tries.json"
