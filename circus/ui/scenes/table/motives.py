"""Reasons of bots' actions in words, for a caption or for a moved item."""

from collections.abc import Callable, Sequence

from circus.content.texts import Texts
from circus.core.event import Event
from circus.records.timeline import Timeline
from circus.session.motives import Motive, action_behind, is_fully_visible, latest_pick_of, motive
from circus.session.table_setup import BOT, Seat


class Motives:
    """Reasons of one table's bots, from the viewer's information."""

    def __init__(self, timeline: Callable[[], Timeline], seats: Callable[[], Sequence[Seat]]) -> None:
        """Prepare the reasons; `timeline` is the game so far, `seats` the current players."""
        self._timeline, self._seats = timeline, seats
        self._last: tuple[Event | None, int, int] = None, 0, 0
        self._deed = 0

    def deed(self, event: Event | None, viewer: int) -> int:
        """Return the number of the bot's action, from 1, behind an event for this viewer; 0 for none.

        The event must name the bot: a consequence of an action may be another player's luck.
        """
        timeline = self._timeline()
        last, key = self._last, (event, viewer, len(timeline))
        if last[0] is not event or last[1:] != key[1:]:
            self._last = key
            n = action_behind(timeline, event, viewer) if event else 0
            own = n and event and event.facts.get("seat") == timeline.actions[n - 1].seat
            self._deed = self.of_bot(n) if own else 0
        return self._deed

    def words(self, texts: Texts, n: int, viewer: int, *, alone: bool = True) -> str:
        """Return the reason of a bot's action `n` as a sentence; "" if the game has no reasons.

        A missing or hidden reason is stated only if the sentence is `alone`.
        """
        timeline = self._timeline()
        found = motive(timeline, n, viewer)
        if found and not alone and (found.hidden or found.reason is None):
            return ""
        names = [seat.name for seat in self._seats()]
        return motive_in_words(texts, timeline.game.name, names, found) if found else ""

    def of_item(self, texts: Texts, name: str, viewer: int) -> str:
        """Return the reason of the last bot's action on an item; "" for none in the viewer's information."""
        timeline = self._timeline()
        n = self.of_bot(latest_pick_of(timeline, name))
        if not n or not is_fully_visible(timeline.game, timeline.frames(n, viewer), timeline.actions[n - 1]):
            return ""
        return self.words(texts, n, viewer)

    def of_bot(self, n: int) -> int:
        """Return the number of an action if it is a bot's and its game has reasons; else 0."""
        timeline = self._timeline()
        policy = timeline.game.policy
        if not n or policy is None or policy.reason is None:
            return 0
        seat = timeline.actions[n - 1].seat
        return n if seat >= 0 and self._seats()[seat].kind == BOT else 0


def motive_in_words(texts: Texts, game: str, names: list[str], found: Motive) -> str:
    """Return one sentence about an actor's reason."""
    reason = found.reason
    key = f"{game}-motive-{reason.key}" if reason else ""
    if reason and not found.forced and texts.has(key):
        return texts.format_facts(key, {**reason.facts, "seat": found.seat}, names)
    kind = "hidden" if found.hidden else "forced" if found.forced else "none"
    return texts.format_facts(f"table-motive-{kind}", {"seat": found.seat}, names)
