"""Documents of a table: what each phone shows, described again when it has changed."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.ending import Ended
from circus.core.facts import ReactionWindow
from circus.core.frame import Frame
from circus.phones.exchange import Link
from circus.phones.messages import document_message, to_json
from circus.phones.moment import Describer, Moment
from circus.platform.fault_log import note_fault
from circus.session.end_of_game import summarize
from circus.session.host import Host

MAX_HEARD = 80
"""Maximum number of event frames of a moment; a page shows forty lines."""

MAX_RECALLED = 60
"""Number of actions whose events a new viewer gets."""

BUDGET_MS = 2.0
"""Time in which a round describes documents; the others wait for the next round."""

ACTING_ROUNDS = 4
"""Rounds by which the documents of seats to act overtake others, which come at last all the same."""


class EventHistory:
    """Latest events that one viewer heard, with their action's number.

    Attributes:
        count: number of all events heard.
    """

    def __init__(self, viewer: int) -> None:
        self.count = 0
        self._viewer = viewer
        self._frames: list[tuple[int, Frame]] = []
        self._actions: list[Action] = []
        self._is_new = True

    @property
    def frames(self) -> tuple[Frame, ...]:
        """The frames of the latest events, the oldest first."""
        return tuple(frame for _, frame in self._frames)

    def forced(self, host: Host) -> frozenset[int]:
        """Return the positions in `frames` of the first events of forced actions, played for a person."""
        numbers = [number for number, _ in self._frames]
        begins = (at for at, number in enumerate(numbers) if at == 0 or numbers[at - 1] != number)
        return frozenset(at for at in begins if host.forced.has_played_at(numbers[at]))

    def begins(self, actions: Collection[int]) -> frozenset[int]:
        """Return the positions in `frames` of the first events of the actions with these numbers."""
        numbers = [number for number, _ in self._frames]
        begins = (at for at, number in enumerate(numbers) if at == 0 or numbers[at - 1] != number)
        return frozenset(at for at in begins if numbers[at] in actions)

    def follow(self, host: Host) -> None:
        """Hear the new actions of a match; forget those that were undone."""
        timeline, actions = host.session.match.timeline, list(host.session.match.actions)
        same = common_length(self._actions, actions)
        kept = [(number, frame) for number, frame in self._frames if number <= same]
        self.count -= len(self._frames) - len(kept)
        first = max(same, len(actions) - MAX_RECALLED) if self._is_new else same
        for number in range(first + 1, len(actions) + 1):
            heard = [frame for frame in timeline.frames(number, self._viewer) if frame.event]
            kept += [(number, frame) for frame in heard]
            self.count += len(heard)
        self._frames, self._actions, self._is_new = kept[-MAX_HEARD:], actions, False


def common_length(before: Sequence[Action], now: Sequence[Action]) -> int:
    """Return how many actions at the beginning are the same.

    >>> common_length([], [])
    0
    """
    pairs = enumerate(zip(before, now, strict=False))
    return next((number for number, (old, new) in pairs if old is not new), min(len(before), len(now)))


@dataclass(eq=False)
class Stream:
    """Documents of one viewer in one language, and the connections that show them.

    Attributes:
        position: number of the last document.
        since: number of the first document with its question: answers to earlier ones are stale.
        asked: the viewer's question in the last document.
        question: the present question.
        warned: the connections that were told that the present document cannot be described.
        is_due: whether there is something new to describe.
        rounds: how often it has waited for another round since.
    """

    viewer: int
    language: str
    links: set[Link] = field(default_factory=set)
    newcomers: set[Link] = field(default_factory=set)
    warned: set[Link] = field(default_factory=set)
    document: str = ""
    position: int = 0
    since: int = 0
    asked: Hashable = None
    question: Hashable = None
    is_due: bool = True
    rounds: int = 0

    def join(self, link: Link) -> None:
        """Send the documents to a connection from now on."""
        self.links.add(link)
        self.newcomers.add(link)
        self.is_due = True

    def leave(self, link: Link) -> None:
        """Send nothing more to a connection."""
        self.links.discard(link)
        self.newcomers.discard(link)
        self.warned.discard(link)

    def publish(self, document: str) -> None:
        """Send a document: to all if it or the question has changed, else to newcomers."""
        is_new = document != self.document or self.question != self.asked
        if self.question != self.asked:
            self.asked, self.since = self.question, self.position + 1
        self.position += is_new
        self.document = document
        message = document_message(self.position, document)
        for link in self.links if is_new else self.newcomers:
            link.publish(message)
        self.newcomers.clear()
        self.warned.clear()
        self.is_due = False

    def fail(self) -> set[Link]:
        """Wait for another moment, since this one cannot be described; return who does not know of it yet."""
        self.is_due = False
        unaware = self.links - self.warned
        self.warned |= unaware
        return unaware

    def admits(self, position: int) -> bool:
        """Check whether an answer to this document is in time: its question is the present one."""
        return self.since <= position <= self.position and self.asked == self.question


class Documents:
    """All streams of a table."""

    def __init__(self, host: Host, describer: Describer, refuse: Callable[[Link, str], None]) -> None:
        """Create the documents of a table; `refuse` sends a connection a code of `REFUSALS`."""
        self._host = host
        self._describer = describer
        self._refuse = refuse
        self._streams: dict[tuple[int, str], Stream] = {}
        self._heard: dict[int, EventHistory] = {}
        self._phones: frozenset[int] = frozenset()
        self._away: frozenset[int] = frozenset()
        self._by_bot: frozenset[int] = frozenset()
        self._actions: list[Action] = []
        self._undos = 0
        self._seen: Hashable = None
        self._over: Ended[Any] | None = None

    def stream(self, viewer: int, language: str) -> Stream:
        """Return the stream of a seat, from now on in this language, or of spectators in a language."""
        key = (viewer, language if viewer == CHANCE else "")
        stream = self._streams.get(key)
        if stream is None:
            stream = self._streams[key] = Stream(viewer, language)
            self._seen = None
        if stream.language != language:
            stream.language, stream.is_due = language, True
        return stream

    def leave(self, link: Link) -> None:
        """Send nothing more to a connection."""
        for stream in self._streams.values():
            stream.leave(link)

    def close(self, viewer: int) -> None:
        """Forget the stream of a seat: its next phone gets a new one."""
        self._streams.pop((viewer, ""), None)

    def move_to(self, host: Host, by: int) -> None:
        """Describe the next game, in which each person sits `by` seats earlier."""
        count, streams = len(host.session.seats), list(self._streams.values())
        for stream in streams:
            if stream.viewer != CHANCE:
                stream.viewer = (stream.viewer - by) % count
        self._streams = {
            (each.viewer, each.language if each.viewer == CHANCE else ""): each for each in streams
        }
        self._host = host
        self._heard.clear()
        self._actions = []
        self._undos += 1  # an answer to the last game is stale
        self._seen = None

    def refresh(
        self, phones: frozenset[int], away: frozenset[int], by_bot: frozenset[int] = frozenset()
    ) -> None:
        """Notice what has changed since the last call.

        Args:
            phones: the seats of persons with phones.
            away: those of them without a connection.
            by_bot: the numbers of the actions that bots have played for them.
        """
        self._phones, self._away, self._by_bot = phones, away, by_bot
        session, clock, actions = self._host.session, self._host.clock, self._host.session.match.actions
        window = self._window
        last = actions[-1] if actions else None
        seen = (len(actions), last, session.seats, phones, away, window and window.key, clock.concluded)
        if seen == self._seen:
            return
        is_public = self._seen is None or seen[:-1] != self._seen[:-1]  # type: ignore[index]
        self._seen = (*seen[:-1], frozenset(clock.concluded))
        if common_length(self._actions, actions) < len(self._actions):
            self._undos += 1
        self._actions = list(actions)
        turn = session.game.facts.turn(session.view(CHANCE))
        for stream in self._streams.values():
            question = self._question(stream.viewer, turn, window)
            if is_public or question != stream.question:
                stream.question, stream.is_due = question, True

    def advance(self) -> None:
        """Describe what has changed and send it, for about `BUDGET_MS`; the rest waits for the next call.

        Seats to act come first, since others wait for them. Who is to act is public, so the order reveals
        nothing.
        """
        until = perf_counter() + BUDGET_MS / 1000
        acting = self._host.session.awaited
        due = [stream for stream in self._streams.values() if stream.is_due and stream.links]
        due.sort(key=lambda stream: stream.rounds + ACTING_ROUNDS * (stream.viewer in acting), reverse=True)
        for stream in due:
            if perf_counter() < until:
                self._publish(stream)
                stream.rounds = 0
            else:
                stream.rounds += 1

    def _publish(self, stream: Stream) -> None:
        """Describe and send one document; a page that cannot be described does not stop the table."""
        try:
            stream.publish(self.describe(stream.viewer, stream.language))
        except Exception as error:  # of a skin
            note_fault("the page of a phone was not described", error)
            for link in stream.fail():
                self._refuse(link, "undrawn")

    def describe(self, viewer: int, language: str) -> str:
        """Return the present document of a viewer."""
        return to_json(self._describer.describe(viewer, language, self._moment(viewer)))

    def prepare(self, language: str) -> None:
        """Load the words of a language by describing what spectators see; a fault does not stop the table."""
        try:
            self.describe(CHANCE, language)
        except Exception as error:  # of a skin
            note_fault("the words of phones were not loaded in advance", error)

    def why(self, viewer: int, language: str, picks: Sequence[str], name: str) -> str:
        """Return the rule that forbids a viewer to pick an item after these picks; "" for none."""
        try:
            return self._describer.why(viewer, language, self._moment(viewer), picks, name)
        except Exception as error:  # of a skin
            note_fault("a phone's question was not answered", error)
            return ""

    @property
    def _window(self) -> ReactionWindow | None:
        clock = self._host.clock
        return clock.window if clock.is_open and clock.is_shared(self._host.session.people) else None

    def _legal(self, viewer: int) -> tuple[Action, ...]:
        return () if viewer == CHANCE else tuple(self._host.clients.legal(viewer))

    def _is_changeable(self, viewer: int) -> bool:
        return viewer != CHANCE and self._host.clients.is_changeable(viewer)

    def _question(self, viewer: int, turn: Hashable, window: ReactionWindow | None) -> Hashable:
        """Return a key of the question to a viewer; equal only if the same answer means the same."""
        own = sum(action.seat == viewer for action in self._actions)
        key = window and window.key
        return self._legal(viewer), self._is_changeable(viewer), own, key, turn, self._undos

    def _moment(self, viewer: int) -> Moment:
        host, window = self._host, self._window
        heard = self._heard.setdefault(viewer, EventHistory(viewer))
        heard.follow(host)
        left, whole = host.clock.times if window else (0.0, 0.0)
        return Moment(
            game=host.session.game,
            setup=host.session.setup,
            seats=host.session.seats,
            view=host.session.view(viewer),
            legal=self._legal(viewer),
            frames=heard.frames,
            forced=heard.forced(host),
            by_bot=heard.begins(self._by_bot),
            heard=heard.count,
            is_changeable=self._is_changeable(viewer),
            phones=self._phones,
            away=self._away,
            window=window,
            left_ms=round(left),
            of_ms=round(whole),
            ended=self._ended(),
        )

    def _ended(self) -> Ended[Any] | None:
        """Return the finished game, computed once; `None` before the end."""
        match = self._host.session.match
        if match.outcome is None:
            self._over = None
        elif self._over is None:
            self._over = summarize(match)
        return self._over
