"""Table with phones: joins the phones of persons with the host of a game; it knows no sockets."""

from collections.abc import Iterable, Mapping
from functools import cache
from time import perf_counter
from typing import NamedTuple

from circus.content.texts import LANGUAGES, Texts
from circus.core.action import CHANCE
from circus.core.errors import IllegalActionError, ParseError
from circus.phones.documents import Documents
from circus.phones.exchange import Exchange, Link
from circus.phones.lobby import Lobby
from circus.phones.messages import (
    REFUSALS,
    WRONG_HOST,
    Act,
    ChangeLanguage,
    ClientMessage,
    Hello,
    Ping,
    Why,
    gone_message,
    pong_message,
    refused_message,
    seated_message,
    seats_message,
    waiting_message,
    why_message,
)
from circus.phones.moment import Describer
from circus.phones.questions import Questions
from circus.phones.requests import SeatRequest, SeatRequests
from circus.phones.seating import Holder, Seating
from circus.platform.fault_log import note_fault
from circus.session.host import Host

MAX_SPECTATORS = 24
"""Maximum number of spectators."""

ACTS_MS = 4.0
"""Time in which a round handles messages of phones; the others wait for the next round."""

FREE, PHONE, AWAY, REPLACED, CLOSED = "free", "phone", "away", "bot", "closed"
"""States of a seat: offered to phones; a phone is connected; it has lost its connection; a bot plays for it
until it is back; not offered."""


class PhoneSeat(NamedTuple):
    """Seat as the list of phones shows it; `state` is one of the five above."""

    seat: int
    name: str
    state: str


class SentDocument(NamedTuple):
    """Document as it was sent last.

    Attributes:
        position: its number.
        since: the number of the first document with the same question.
        text: its JSON.
    """

    position: int
    since: int
    text: str


class PhoneTable:
    """Phones of one table, for one game after another.

    All methods are for the thread of the main loop.

    Attributes:
        exchange: mailboxes of the server.
        revision: increases when what the sheet of the phones shows has changed.
    """

    def __init__(self, host: Host, describer: Describer) -> None:
        """Offer all seats of a host to phones."""
        self._host = host
        self._describer = describer
        self._texts = {language: _texts(language) for language in LANGUAGES}
        for texts in self._texts.values():
            texts.add_game(host.session.game.name)
        self.exchange = Exchange(
            {
                language: {
                    **{code: texts.say(f"phones-refused-{code.replace('_', '-')}") for code in REFUSALS},
                    WRONG_HOST: texts.say("phones-refused-host", address="{address}"),
                }
                for language, texts in self._texts.items()
            }
        )
        self.revision = 0
        self._lobby = Lobby(range(len(host.session.seats)))
        self._seating = Seating(host)
        self._documents = Documents(host, describer, self._refuse)
        self._questions = Questions()
        self._requests = SeatRequests()
        self._choosers: set[Link] = set()
        self._spectators: set[Link] = set()
        self._shown: object = None
        self._is_closed = False
        self.message_count = 0
        self._unprepared = list(LANGUAGES)

    @property
    def seats(self) -> tuple[PhoneSeat, ...]:
        """The state of each seat."""
        return tuple(
            PhoneSeat(seat, who.name, self._state(seat)) for seat, who in enumerate(self._host.session.seats)
        )

    def _state(self, seat: int) -> str:
        if seat in self._lobby.free:
            return FREE
        holder = self._seating.holders.get(seat)
        if holder is None:
            return CLOSED
        return REPLACED if holder.is_replaced else AWAY if holder.link is None else PHONE

    @property
    def invitations(self) -> Mapping[int, str]:
        """The secret invitation of each free seat: for QR codes only."""
        return self._lobby.invitations

    @property
    def request(self) -> SeatRequest | None:
        """The request of a phone for the seat of a person at the mouse, which the screen has to confirm."""
        return self._requests.open

    @property
    def bot_in(self) -> Mapping[int, int]:
        """The whole seconds after which a bot plays for each person whose phone does not answer."""
        return self._seating.bot_in

    @property
    def code(self) -> str:
        """The join code for the screen."""
        return self._lobby.code

    @property
    def spectators(self) -> int:
        """The number of spectators with a phone."""
        return len(self._spectators)

    @property
    def is_locked(self) -> bool:
        """Whether nobody can join; phones with a seat come back all the same."""
        return self._lobby.is_locked

    def document(self, viewer: int, language: str) -> SentDocument:
        """Return the last document of a seat, or of spectators in a language."""
        stream = self._documents.stream(viewer, language)
        return SentDocument(stream.position, stream.since, stream.document)

    def describe(self, viewer: int, language: str) -> str:
        """Return the document of a viewer at this moment; nothing is sent."""
        return self._documents.describe(viewer, language)

    def lock(self, *, on: bool) -> None:
        """Lock or unlock joining."""
        self._lobby.is_locked = on

    def offer(self, seats: Iterable[int]) -> None:
        """Offer these seats to phones, and no others from now on."""
        self._lobby.offer(seats)

    def answer_request(self, *, gives: bool) -> None:
        """Give the seat to the phone that asks for it, or refuse it."""
        if (asked := self._requests.open) is None:
            return
        self._requests.close(is_refused=not gives)
        if not gives:
            self._refuse(asked.link, "taken", self._say(asked.link, "phones-refused-kept"))
        elif self._is_free(asked.link, asked.seat):
            try:
                self._sit(asked.link, asked.seat, asked.name)
            except OSError:  # the record cannot be written, and nothing has changed
                self._refuse(asked.link, "stale", self._say(asked.link, "phones-refused-unwritten"))

    def offer_again(self) -> None:
        """Offer the seats of all phones again, since pages cannot connect after a change of the address.

        A phone with the token of its seat gets it while nobody else has taken it.
        """
        for seat in self._seating.holders:
            self._lobby.offer_again(seat)

    def remove(self, seat: int) -> None:
        """Take a seat from its phone: a bot plays there, and the seat is free again."""
        if seat not in self._seating.holders:
            return
        link = self._seating.remove(seat)
        self._lobby.release(seat)
        self._documents.close(seat)
        if link:
            self._end(link, "removed")

    def move_to(self, host: Host, by: int = 1) -> None:
        """Continue with the next game of a series, in which each person sits `by` seats earlier."""
        self.answer_request(gives=False)
        self._seating.move_to(host, by)
        self._lobby.turn(by)
        self._documents.move_to(host, by)
        self._host = host
        for seat, holder in self._seating.holders.items():
            if holder.link:
                token = self._lobby.token(seat)
                holder.link.send(seated_message(seat, token, self._lobby.table))

    def close(self) -> None:
        """Tell all phones that the table has closed; their persons are back at the screen."""
        self._is_closed = True
        links = [*self._choosers, *self._spectators, *([self.request.link] if self.request else [])]
        self._requests.close()
        for seat in list(self._seating.holders):
            link = self._seating.detach(seat)
            links += [link] if link else []
            self._lobby.release(seat)
        for link in links:
            self._end(link, "closed")

    def advance(self, ms: float) -> None:
        """Advance time by `ms`: handle the messages of phones and send what has changed; never wait."""
        until = perf_counter() + ACTS_MS / 1000
        while (waiting := self.exchange.take()) is not None:
            link, message = waiting
            if message is None:
                self._leave(link)
            elif not (isinstance(message, Hello) and link.has_ended):  # nobody would learn of the seat
                link.answered()
                self._refresh()
                self._answer(link, message)
            if perf_counter() > until:
                break
        self._lobby.advance(ms)
        self._seating.advance(ms)
        self._follow_request(ms)
        self._refresh()
        self._explain(ms)
        self._documents.advance()
        self._show_free()

    def prepare(self) -> bool:
        """Load the words of one more language at rest; return false if none is left."""
        if self._unprepared:
            self._documents.prepare(self._unprepared.pop())
        return bool(self._unprepared)

    def _refresh(self) -> None:
        seating = self._seating
        self._documents.refresh(frozenset(seating.holders), seating.away, seating.by_bot)

    def _answer(self, link: Link, message: ClientMessage) -> None:
        """Handle a message; one that cannot be handled stops neither the table nor other phones."""
        self.message_count += 1
        if holder := self._seating.find(link):
            holder.has_answered = True
        try:
            self._handle(link, message)
        except OSError:  # the record cannot be written, and nothing has changed
            self._refuse(link, "stale", self._say(link, "phones-refused-unwritten"))
        except Exception as error:
            note_fault("a message of a phone was not handled", error)
            self._offend(link, "malformed")

    def _handle(self, link: Link, message: ClientMessage) -> None:
        if self._is_closed:
            self._end(link, "closed")
        elif isinstance(message, Ping):
            link.send(pong_message(message.n))
        elif isinstance(message, Hello):
            self._join(link, message)
        elif isinstance(message, ChangeLanguage):
            self._change_language(link, message.language)
        elif (holder := self._seating.find(link)) is None:
            self._offend(link, "not_yours")
        elif isinstance(message, Act):
            self._act(holder, link, message)
        elif isinstance(message, Why):
            self._questions.ask(holder.seat, link, message)
        elif not self._is_current(holder, link, message.position) or not holder.client.take_back():
            self._refuse(link, "stale")

    def _act(self, holder: Holder, link: Link, act: Act) -> None:
        """Play an action if it answers the present question of its seat."""
        if not self._is_current(holder, link, act.position):
            self._refuse(link, "stale")
            return
        try:
            action = self._host.session.game.verbs.parse(act.action)
            if action.seat != holder.seat:
                self._offend(link, "not_yours")
                return
            holder.client.answer(action)
        except ParseError:
            self._offend(link, "illegal")
        except IllegalActionError:
            why = self._host.session.game.rule_violation(holder.client.view, action)
            names = [who.name for who in self._host.session.seats]
            self._offend(link, "illegal", self._texts[link.language].explain(why, names) if why else "")

    def _explain(self, ms: float) -> None:
        """Answer a phone which rule forbids a pick; a question about an earlier choice gets no answer."""
        if (asked := self._questions.next(ms)) is None:
            return
        seat, link, why = asked
        holder = self._seating.find(link)
        if holder and holder.seat == seat and self._is_current(holder, link, why.position):
            link.send(why_message(why.name, self._documents.why(seat, link.language, why.picks, why.name)))

    def _is_current(self, holder: Holder, link: Link, position: int) -> bool:
        return self._documents.stream(holder.seat, link.language).admits(position)

    def _join(self, link: Link, hello: Hello) -> None:
        """Admit a phone to a seat, to its own seat again, to the list of seats, or as a spectator."""
        link.language = hello.language
        seat = self._lobby.holder(hello.token)
        if self._is_admitted(link):
            self._offend(link, "malformed")
        elif seat is not None:
            self._come_back(link, seat)
        elif not self._lobby.may_try(link.address):
            self._refuse(link, "too_often", self._say(link, "phones-refused-tries"))
        elif hello.token:
            self._join_by_invitation(link, hello)
        elif not self._lobby.is_code(hello.code):
            self._lobby.note_wrong(link.address)
            self._refuse(link, "unknown", self._say(link, "phones-refused-code"))
        elif hello.seat is None:
            self._choosers.add(link)
            link.send(self._free_seats())
        elif hello.seat == CHANCE:
            self._watch(link)
        else:
            self._claim(link, hello.seat, hello.name)

    def _is_admitted(self, link: Link) -> bool:
        return link in self._spectators or self._seating.find(link) is not None

    def _join_by_invitation(self, link: Link, hello: Hello) -> None:
        seat = self._lobby.invited(hello.token)
        if seat is None:
            self._lobby.note_wrong(link.address)
            self._refuse(link, "unknown")
        elif self._lobby.is_used(seat, hello.token):
            self._refuse(link, "taken", self._say(link, "phones-refused-used"))
        elif not hello.look:
            self._claim(link, seat, hello.name)
        elif self._is_free(link, seat):
            link.send(seats_message([self._free_seat(seat)], locked=False))

    def _is_free(self, link: Link, seat: int) -> bool:
        """Check whether a phone may claim a seat; refuse it if not."""
        if seat in self._lobby.free:
            return True
        self._refuse(link, "locked" if self._lobby.is_locked else "taken")
        return False

    def _claim(self, link: Link, seat: int, name: str) -> None:
        """Give a free seat to a phone; the screen has to confirm it if a person plays there at the mouse."""
        if not self._is_free(link, seat):
            return
        if not self._lobby.may_claim(link.address):
            self._refuse(link, "too_often")
        elif not self._is_at_mouse(seat):
            self._sit(link, seat, name)
        elif self._requests.may_ask(link):
            self._requests.ask(seat, name, link)
            owner = self._host.session.seats[seat].name
            link.send(waiting_message(self._texts[link.language].say("phones-asks", name=owner)))
        else:
            self._refuse(link, "taken", self._say(link, "phones-refused-asked"))

    def _is_at_mouse(self, seat: int) -> bool:
        """Check whether a person has this seat at the mouse, who may have seen its hand."""
        return self._host.has_begun and seat in self._host.people

    def _sit(self, link: Link, seat: int, name: str) -> None:
        self._end_earlier(self._seating.sit(seat, link, name), "removed")
        self._admit(link, seat, self._lobby.claim(seat).reveal())

    def _follow_request(self, ms: float) -> None:
        """Close a request that took too long, or that needs no confirmation any more."""
        is_late = self._requests.advance(ms) is not None
        if (asked := self._requests.open) is None:
            return
        is_free = asked.seat in self._lobby.free
        if is_free and not self._is_at_mouse(asked.seat):
            self.answer_request(gives=True)
        elif is_late or not is_free:
            self.answer_request(gives=False)

    def _come_back(self, link: Link, seat: int) -> None:
        self._end_earlier(self._seating.come_back(self._seating.holders[seat], link), "elsewhere")
        self._lobby.keep(seat)
        self._admit(link, seat, self._lobby.token(seat))

    def _end_earlier(self, link: Link | None, code: str) -> None:
        """End the earlier connection of a seat, which gets nothing more of it."""
        if link:
            self._documents.leave(link)
            self._end(link, code)

    def _watch(self, link: Link) -> None:
        if self._lobby.is_locked or len(self._spectators) >= MAX_SPECTATORS:
            self._refuse(link, "locked")
            return
        self._spectators.add(link)
        self._admit(link, CHANCE, "")

    def _admit(self, link: Link, seat: int, token: str) -> None:
        """Send a phone its seat (-1 for a spectator) and the documents of it, and no free seats any more."""
        self._choosers.discard(link)
        link.send(seated_message(seat, token, self._lobby.table))
        self._documents.stream(seat, link.language).join(link)

    def _change_language(self, link: Link, language: str) -> None:
        link.language = language
        self._documents.leave(link)
        if holder := self._seating.find(link):
            self._documents.stream(holder.seat, language).join(link)
        elif link in self._spectators:
            self._documents.stream(CHANCE, language).join(link)

    def _leave(self, link: Link) -> None:
        self._documents.leave(link)
        holder = self._seating.leave(link)
        if holder and not holder.has_answered:  # it may not have got its token, and never come back
            self._lobby.offer_again(holder.seat)
        self._choosers.discard(link)
        self._spectators.discard(link)
        if self.request and self.request.link is link:
            self._requests.close()

    def _free_seats(self) -> str:
        free = [self._free_seat(seat) for seat in self._lobby.free]
        return seats_message(free, locked=self._lobby.is_locked)

    def _free_seat(self, seat: int) -> Mapping[str, object]:
        session = self._host.session
        who = session.seats[seat]
        return {"seat": seat, "name": who.name, **self._describer.plate(session.game, who)}

    def _show_free(self) -> None:
        """Send the free seats to those who choose one, and count a revision, when anything has changed."""
        shown = self.seats, self._lobby.is_locked, self._lobby.code, len(self._spectators)
        if shown == self._shown:
            return
        self._shown = shown
        self.revision += 1
        if self._choosers:
            message = self._free_seats()
            for link in self._choosers:
                link.send(message)

    def _say(self, link: Link, key: str) -> str:
        return self._texts[link.language].say(key)

    def _end(self, link: Link, code: str) -> None:
        """End a connection for a reason of `GONE`."""
        link.cut(gone_message(code, self._say(link, f"phones-gone-{code}")))

    def _refuse(self, link: Link, code: str, text: str = "") -> None:
        link.send(refused_message(code, text or self.exchange.refusals[link.language][code]))

    def _offend(self, link: Link, code: str, text: str = "") -> None:
        link.offend(code, text or self.exchange.refusals[link.language][code])


@cache
def _texts(language: str) -> Texts:
    """Return the texts of all tables with phones in one language."""
    return Texts(language)
