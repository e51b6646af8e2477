"""The reasons of bots' moves, in words: asked at what is told of a move, or at the thing that it moved."""

from collections.abc import Callable, Sequence

from circus.core.event import Event
from circus.session.motives import Motive, deed_told, deed_with, is_told, motive
from circus.session.table_setup import BOT, Seat
from circus.texts import Texts
from circus.timeline import Timeline


class Motives:
    """Why the bots of one table did what they did, as far as those who ask may know."""

    def __init__(self, timeline: Callable[[], Timeline], seats: Callable[[], Sequence[Seat]]) -> None:
        """`timeline` is the game as far as it has gone; `seats` who sits where."""
        self._timeline, self._seats = timeline, seats
        self._last: tuple[Event | None, int, int] = None, 0, 0
        self._deed = 0

    def deed(self, event: Event | None, viewer: int) -> int:
        """Return the number of the bot's action, from 1, that told these eyes of an event; 0 for none.

        The event has to name the bot: what follows from an action may be somebody else's luck.
        """
        timeline = self._timeline()
        last, key = self._last, (event, viewer, len(timeline))
        if last[0] is not event or last[1:] != key[1:]:
            self._last = key
            n = deed_told(timeline, event, viewer) if event else 0
            own = n and event and event.facts.get("seat") == timeline.actions[n - 1].seat
            self._deed = self.of_bot(n) if own else 0
        return self._deed

    def words(self, texts: Texts, n: int, viewer: int, *, alone: bool = True) -> str:
        """Why a bot's action `n` was done, in a sentence for these eyes; "" where games give no reasons.

        That there is none, or that it is hidden, is said where that stands `alone`.
        """
        timeline = self._timeline()
        found = motive(timeline, n, viewer)
        if found and not alone and (found.hidden or found.reason is None):
            return ""
        names = [seat.name for seat in self._seats()]
        return motive_in_words(texts, timeline.game.name, names, found) if found else ""

    def of_thing(self, texts: Texts, name: str, viewer: int) -> str:
        """Why a bot has last moved a thing; "" where none has, as far as these eyes can tell."""
        timeline = self._timeline()
        n = self.of_bot(deed_with(timeline, name))
        if not n or not is_told(timeline.game, timeline.frames(n, viewer), timeline.actions[n - 1]):
            return ""
        return self.words(texts, n, viewer)

    def of_bot(self, n: int) -> int:
        """Return the number of an action if it is a bot's, and its game tells reasons; else 0."""
        timeline = self._timeline()
        policy = timeline.game.policy
        if not n or policy is None or policy.reason is None:
            return 0
        seat = timeline.actions[n - 1].seat
        return n if seat >= 0 and self._seats()[seat].kind == BOT else 0


def motive_in_words(texts: Texts, game: str, names: list[str], found: Motive) -> str:
    """Return one sentence about somebody's reason, which names who acted."""
    reason = found.reason
    key = f"{game}-motive-{reason.key}" if reason else ""
    if reason and not found.forced and texts.has(key):
        return texts.tell(key, {**reason.facts, "seat": found.seat}, names)
    kind = "hidden" if found.hidden else "forced" if found.forced else "none"
    return texts.tell(f"table-motive-{kind}", {"seat": found.seat}, names)
