"""Rate limits: how often a connection may send, how long offences count, and which addresses have to wait."""

RATE = 20.0
"""Messages a second that a connection may send on average."""

BURST = 40
"""Messages that it may send at once."""

FLOOD_S = 1.0
"""Time in s in which messages above the limit are one offence: after a stall of the machine many come."""

WAIT_S = 10.0
"""Time that an address has to wait after too many offences, in s."""

LAPSE_S = 60.0
"""Time in s in which one offence lapses: mistakes of a long evening add up to nothing."""

MAX_ADDRESS_OFFENCES = 5
"""Number of refused requests of an address, such as from a foreign origin, before it has to wait."""

MAX_ADDRESSES = 1_000
"""Maximum number of addresses whose offences are counted; the oldest are dropped."""


class Offences:
    """Number of offences, of which one lapses each `LAPSE_S`; times are in s.

    >>> offences = Offences()
    >>> [offences.add(now) for now in (0.0, 1.0, 2.0, 61.0, 1000.0)]
    [1, 2, 3, 3, 1]
    """

    def __init__(self) -> None:
        self._count = 0
        self._since = 0.0

    def add(self, now: float) -> int:
        """Count one more; return how many have not lapsed."""
        lapsed = min(self._count, int((now - self._since) / LAPSE_S))
        self._count += 1 - lapsed
        self._since = now if self._count == 1 else self._since + lapsed * LAPSE_S
        return self._count


class Allowance:
    """Number of messages that a connection may send now (a token bucket); times are in s.

    >>> allowance = Allowance(0.0)
    >>> sum(allowance.take(0.0) for _ in range(100)), sum(allowance.take(1.0) for _ in range(100))
    (40, 20)
    """

    def __init__(self, now: float) -> None:
        self._left = float(BURST)
        self._at = now
        self._offended = -FLOOD_S

    def take(self, now: float) -> bool:
        """Count a message; return whether it is allowed."""
        self._left = min(BURST, self._left + (now - self._at) * RATE)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_offence(self, now: float) -> bool:
        """Return whether a message that is not allowed counts as an offence: one does in `FLOOD_S`."""
        is_new = now - self._offended >= FLOOD_S
        if is_new:
            self._offended = now
        return is_new


class Bans:
    """Addresses that have to wait; times are in s.

    >>> bans = Bans()
    >>> bans.ban("a", 5.0)
    >>> bans.is_banned("a", 14.0), bans.is_banned("a", 16.0), bans.is_banned("b", 5.0)
    (True, False, False)
    """

    def __init__(self) -> None:
        self._until: dict[str, float] = {}
        self._offences: dict[str, Offences] = {}

    def ban(self, address: str, now: float) -> None:
        """Let an address wait."""
        self._until[address] = now + WAIT_S
        self._offences.pop(address, None)

    def offend(self, address: str, now: float) -> None:
        """Count a refused request; too many let the address wait."""
        if self._offences.setdefault(address, Offences()).add(now) >= MAX_ADDRESS_OFFENCES:
            self.ban(address, now)
        elif len(self._offences) > MAX_ADDRESSES:
            del self._offences[next(iter(self._offences))]

    def is_banned(self, address: str, now: float) -> bool:
        """Check whether an address has to wait; forget those that have waited."""
        if any(until <= now for until in self._until.values()):
            self._until = {each: until for each, until in self._until.items() if until > now}
        return address in self._until
