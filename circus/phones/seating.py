"""Persons with phones at the seats of a host: they come, lose their connection, come back and go."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from circus.phones.exchange import Link
from circus.platform.sanitizing import look_of, name_of
from circus.session.client import Client
from circus.session.host import Host
from circus.session.table_setup import BOT, HUMAN

GRACE_MS = 30_000.0
"""Time without a connection after which a bot plays for a person with a phone, in ms."""


@dataclass(eq=False)
class Holder:
    """Person with a phone.

    Attributes:
        seat: where they sit.
        client: their access to the game.
        link: their connection; `None` while they are away.
        away_ms: how long they have been away.
        is_replaced: whether a bot plays for them.
        has_answered: whether their phone has sent a message since it has the seat: it knows its token.
    """

    seat: int
    client: Client
    link: Link | None
    away_ms: float = 0.0
    is_replaced: bool = False
    has_answered: bool = False


class Replaced(NamedTuple):
    """Numbers of the first and last action while a bot plays at a seat; `None`: it plays still."""

    seat: int
    first: int
    last: int | None = None


class Seating:
    """All persons with phones, by seat."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self.holders: dict[int, Holder] = {}
        self._replaced: list[Replaced] = []

    @property
    def away(self) -> frozenset[int]:
        """The seats of the persons without a connection."""
        return frozenset(seat for seat, holder in self.holders.items() if holder.link is None)

    @property
    def bot_in(self) -> Mapping[int, int]:
        """The whole seconds after which a bot plays for each person without a connection."""
        left = {seat: GRACE_MS - each.away_ms for seat, each in self.holders.items()}
        return {seat: ceil(left[seat] / 1000) for seat in self.away if not self.holders[seat].is_replaced}

    @property
    def by_bot(self) -> frozenset[int]:
        """The numbers of the actions that bots have played for persons without a connection."""
        actions = self._host.session.match.actions
        return frozenset(
            number
            for seat, first, last in self._replaced
            for number in range(first, (len(actions) if last is None else last) + 1)
            if actions[number - 1].seat == seat
        )

    def find(self, link: Link) -> Holder | None:
        """Return the person with this connection."""
        return next((holder for holder in self.holders.values() if holder.link is link), None)

    def sit(self, seat: int, link: Link, name: str) -> Link | None:
        """Give a seat to a person with a phone; the record notes it.

        Return the connection of the phone that had the seat before, if it is still open.

        Raises:
            OSError: the record cannot be written; nothing has changed.
        """
        who = self._host.session.seats[seat]
        name = self._unique(name_of(name) or who.name, seat)
        client = self._host.attach(seat)  # first, so that the screen never belongs to this person
        try:
            if who.kind != HUMAN or who.name != name:
                self._host.sit(seat, HUMAN, who.strength, name)
        except OSError:
            self._host.detach(client)
            raise
        before = self.detach(seat) if seat in self.holders else None
        self.holders[seat] = Holder(seat, client, link)
        return before

    def come_back(self, holder: Holder, link: Link) -> Link | None:
        """Connect a person again; return their earlier connection if it is still open.

        Raises:
            OSError: the record cannot be written; the bot plays on.
        """
        if holder.is_replaced:
            self._change(holder.seat, HUMAN)
            holder.is_replaced = False
            self._end_replacement(holder.seat)
        before, holder.link, holder.away_ms = holder.link, link, 0.0
        holder.has_answered = True
        return before

    def leave(self, link: Link) -> Holder | None:
        """Note that the connection of a person has ended; return the person."""
        if holder := self.find(link):
            holder.link, holder.away_ms = None, 0.0
        return holder

    def remove(self, seat: int) -> Link | None:
        """Give the seat of a person with a phone to a bot; return their connection."""
        if not self.holders[seat].is_replaced:
            self._change(seat, BOT)
        self._end_replacement(seat)
        return self.detach(seat)

    def detach(self, seat: int) -> Link | None:
        """Bring a person back to the screen without their phone; return their connection."""
        holder = self.holders.pop(seat)
        self._host.detach(holder.client)
        return holder.link

    def advance(self, ms: float) -> None:
        """Advance time: a bot plays for those who are away too long."""
        count = len(self._host.session.match.actions)
        self._replaced = [_within(each, count) for each in self._replaced]
        for holder in self.holders.values():
            holder.client.take_frames()  # the documents read the timeline, which undo changes as well
            if holder.link is None and not holder.is_replaced:
                holder.away_ms += ms
                if holder.away_ms >= GRACE_MS:
                    self._change(holder.seat, BOT)
                    holder.is_replaced = True
                    self._replaced.append(Replaced(holder.seat, count + 1))

    def move_to(self, host: Host, by: int) -> None:
        """Seat everybody in the next game, each `by` seats earlier."""
        names = [who.name for who in self._host.session.seats]
        before, self.holders, self._host = self.holders, {}, host
        self._replaced = []
        for holder in before.values():
            seat = (holder.seat - by) % len(names)
            who = host.session.seats[seat]
            kind = BOT if holder.is_replaced else HUMAN
            client = host.attach(seat)
            if (who.kind, who.name) != (kind, names[holder.seat]):
                host.sit(seat, kind, who.strength, names[holder.seat])
            holder.seat, holder.client = seat, client
            if holder.is_replaced:
                self._replaced.append(Replaced(seat, 1))
            self.holders[seat] = holder

    def _end_replacement(self, seat: int) -> None:
        """Note that no bot plays at a seat any more."""
        count = len(self._host.session.match.actions)
        self._replaced = [
            each._replace(last=count) if each.seat == seat and each.last is None else each
            for each in self._replaced
        ]

    def _change(self, seat: int, kind: str) -> None:
        self._host.sit(seat, kind, self._host.session.seats[seat].strength)

    def _unique(self, name: str, seat: int) -> str:
        """Return the name, with a number if another seat has it or one that looks like it."""
        seats = enumerate(self._host.session.seats)
        others = {look_of(who.name) for number, who in seats if number != seat}
        names = (name, *(f"{name} {number}" for number in range(2, len(others) + 3)))
        return next((each for each in names if look_of(each) not in others), name)


def _within(replaced: Replaced, count: int) -> Replaced:
    """Return the part of a time within the first `count` actions, since others may have been undone."""
    last = None if replaced.last is None else min(replaced.last, count)
    return replaced._replace(first=min(replaced.first, count + 1), last=last)
