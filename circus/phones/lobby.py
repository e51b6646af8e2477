"""Lobby of a table with phones: which seats are offered, who holds which, and who may try a join code."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from secrets import token_hex

from circus.phones.tokens import Token, is_code, new_join_code

MAX_ADDRESS_TRIES = 5
"""Number of wrong codes or tokens of one address before it has to wait."""

MAX_TRIES = 100
"""Number of wrong codes of all addresses before the code on the screen changes."""

MAX_CLAIMS, MAX_ADDRESS_CLAIMS = 20, 12
"""Number of seats that phones may claim at once, in all and from one address: the record notes each claim."""

CLAIM_MS = 5_000.0
"""Time in ms after which one more claim is allowed."""

TRY_WAIT_MS = 60_000.0
"""Time that such an address has to wait, in ms."""


@dataclass
class Attempts:
    """Wrong codes and tokens of one address; `wait_ms` is left until it may try again."""

    count: int = 0
    wait_ms: float = 0.0


@dataclass(eq=False)
class Tickets:
    """Secrets of one seat.

    Attributes:
        invitation: admits a phone to the free seat.
        token: admits the phone that holds the seat; `None` while it is free.
        void: the invitation that the holder used, known so that it can be refused as taken; `None` while the
            seat is free, or offered again since its phone may never come back.
    """

    invitation: Token = field(default_factory=Token)
    token: Token | None = None
    void: Token | None = None


class ClaimAllowance:
    """Number of seats that phones may claim now, in all and from one address.

    >>> claims = ClaimAllowance()
    >>> sum(claims.take("a") for _ in range(100)), sum(claims.take("b") for _ in range(100))
    (12, 8)
    >>> claims.advance(CLAIM_MS)
    >>> claims.take("a"), claims.take("a")
    (True, False)
    """

    def __init__(self) -> None:
        self._spent: dict[str, float] = {}
        self._all_spent = 0.0

    def take(self, address: str) -> bool:
        """Count a claim; return whether it is allowed."""
        if self._all_spent > MAX_CLAIMS - 1 or self._spent.get(address, 0.0) > MAX_ADDRESS_CLAIMS - 1:
            return False
        self._all_spent += 1
        self._spent[address] = self._spent.get(address, 0.0) + 1
        return True

    def advance(self, ms: float) -> None:
        """Advance time: one more claim is allowed each `CLAIM_MS`."""
        gained = ms / CLAIM_MS
        self._all_spent = max(0.0, self._all_spent - gained)
        self._spent = {address: spent - gained for address, spent in self._spent.items() if spent > gained}


class Lobby:
    """Seats and secrets of a table; it knows no connection and no game.

    Attributes:
        table: public identifier of the table.
        code: the join code on the screen.
        is_locked: whether nobody can join; phones that hold a seat come back all the same.
    """

    def __init__(self, seats: Iterable[int]) -> None:
        """Create the lobby of these seats, all of them free."""
        self.table = token_hex(4)
        self.code = new_join_code()
        self.is_locked = False
        self._tickets = {seat: Tickets() for seat in seats}
        self._offered = set(self._tickets)
        self._tries: dict[str, Attempts] = {}
        self._counted: Counter[str] = Counter()
        self._claims = ClaimAllowance()

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that a phone may claim; none while joining is locked."""
        if self.is_locked:
            return ()
        return tuple(
            seat for seat, ticket in self._tickets.items() if ticket.void is None and seat in self._offered
        )

    @property
    def invitations(self) -> Mapping[int, str]:
        """The invitation of each free seat; for QR codes only."""
        return {seat: self._tickets[seat].invitation.reveal() for seat in self.free}

    def offer(self, seats: Iterable[int]) -> None:
        """Offer these seats to phones, and no others from now on."""
        self._offered = set(seats) & self._tickets.keys()

    def claim(self, seat: int) -> Token:
        """Give a free seat to a phone and return its token; the invitation and any earlier token are void."""
        assert seat in self.free
        ticket = self._tickets[seat]
        self._tickets[seat] = Tickets(token=(token := Token()), void=ticket.invitation)
        return token

    def offer_again(self, seat: int) -> None:
        """Offer the seat of a phone that may never come back; the first one to come gets it.

        The invitation that it used is valid again.
        """
        ticket = self._tickets[seat]
        ticket.invitation, ticket.void = ticket.void or ticket.invitation, None

    def keep(self, seat: int) -> None:
        """Leave a seat to the phone that holds it, since it has come back; its invitation is void."""
        ticket = self._tickets[seat]
        if ticket.void is None:
            ticket.invitation, ticket.void = Token(), ticket.invitation

    def release(self, seat: int) -> None:
        """Take a seat from its phone; its token is void."""
        self._tickets[seat] = Tickets()

    def token(self, seat: int) -> str:
        """Return the secret token of a seat for its phone."""
        token = self._tickets[seat].token
        assert token is not None
        return token.reveal()

    def holder(self, text: str) -> int | None:
        """Return the seat whose token this is; `None` for no seat. All seats are compared."""
        found = [seat for seat, each in self._tickets.items() if each.token and each.token.matches(text)]
        return found[0] if found else None

    def invited(self, text: str) -> int | None:
        """Return the seat whose invitation this is, also if the seat is taken or joining is locked."""
        matching = [
            seat
            for seat, each in self._tickets.items()
            if any([each.invitation.matches(text), each.void is not None and each.void.matches(text)])
        ]
        return matching[0] if matching else None

    def is_used(self, seat: int, text: str) -> bool:
        """Check whether this invitation of a seat was used by the phone that holds it."""
        void = self._tickets[seat].void
        return void is not None and void.matches(text)

    def is_code(self, typed: str) -> bool:
        """Check a typed join code."""
        return is_code(typed, self.code)

    def may_try(self, address: str) -> bool:
        """Check whether an address may try a code or a token now."""
        tries = self._tries.get(address)
        return tries is None or not tries.wait_ms

    def note_wrong(self, address: str) -> None:
        """Count a wrong code or token; too many in all change the code.

        One address counts `MAX_ADDRESS_TRIES` times at most, so that it changes the code for nobody.
        """
        tries = self._tries.setdefault(address, Attempts())
        tries.count += 1
        if tries.count >= MAX_ADDRESS_TRIES:
            tries.wait_ms = TRY_WAIT_MS
        self._counted[address] = min(MAX_ADDRESS_TRIES, self._counted[address] + 1)
        if self._counted.total() >= MAX_TRIES:
            self._counted.clear()
            self.code = new_join_code()
            self._tries = {address: each for address, each in self._tries.items() if each.wait_ms}

    def may_claim(self, address: str) -> bool:
        """Count a claim of a seat, which the record notes; return whether it is allowed."""
        return self._claims.take(address)

    def turn(self, by: int) -> None:
        """Move the tickets with their persons, who each sit `by` seats earlier in the next game."""
        count = len(self._tickets)
        self._tickets = {seat: self._tickets[(seat + by) % count] for seat in range(count)}
        self._offered = {(seat - by) % count for seat in self._offered}

    def advance(self, ms: float) -> None:
        """Advance time; an address that has waited may try again."""
        self._claims.advance(ms)
        for address, tries in list(self._tries.items()):
            if tries.wait_ms:
                tries.wait_ms -= ms
                if tries.wait_ms <= 0:
                    del self._tries[address]
