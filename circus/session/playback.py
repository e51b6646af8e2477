"""Playback: a record that is looked at, any moment of it, with any eyes that may see it."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from circus.core.errors import UsageError
from circus.core.facts import Turn
from circus.core.frame import OPEN, Frame, seen_by
from circus.core.state import State
from circus.match import Match
from circus.pin import Pin
from circus.record import Writer
from circus.replay import read
from circus.session.record_entry import seats_of
from circus.session.retelling import PUBLIC, Mark, marks
from circus.session.table_setup import Seat
from circus.timeline import OfTimeline, Timeline

_at = attrgetter("at")


class Playback(OfTimeline):
    """One game as it was played.

    Attributes:
        timeline: every position of it.
        file: its record; `None` where it has none.
        seats: who sat where at last.
        at: the position that is looked at, 0 to `len(timeline)`.
        pins: the moments of it that were pinned.
        ended: whether it was played to its end; before that nobody sees what is hidden.
        board_has_changed: whether the board of its name is another one today, or gone.
    """

    def __init__(
        self,
        timeline: Timeline,
        seats: Sequence[Seat],
        file: Path | None = None,
        pins: Sequence[Pin] = (),
        *,
        board_has_changed: bool = False,
    ) -> None:
        self.timeline = timeline
        self.file = file
        self.seats = tuple(seats)
        self.at = 0
        self.pins = tuple(pins)
        self.board_has_changed = board_has_changed
        self.ended = timeline.game.outcome(timeline.at(len(timeline))) is not None

    @property
    def record(self) -> str:
        """The name of its record; "" where it has none."""
        return self.file.name if self.file else ""

    @property
    def of(self) -> int:
        """The number of the last position."""
        return len(self.timeline)

    @property
    def eyes(self) -> tuple[int, ...]:
        """Whose eyes may look: the public's, each seat's, and open ones once the game is over.

        Before its end a game may still be played by those who sit there: then nobody looks into a hand.
        """
        if not self.ended:
            return (PUBLIC,)
        return (OPEN, PUBLIC, *range(self.setup.seats))

    def again(self) -> "Playback":
        """Return the same moment of the same game, to be looked at elsewhere."""
        other = Playback(self.timeline, self.seats, self.file, self.pins)
        other.at = self.at
        return other

    def view(self, seat: int) -> State:
        """Return the position that is looked at, as these eyes see it.

        Raises `UsageError` where they may not.
        """
        if seat not in self.eyes:
            raise UsageError("this game is not over: only what everybody saw can be looked at")
        return seen_by(self.game, self.timeline.at(self.at), seat)

    def go_to(self, at: int) -> None:
        """Look at another position; one before the start or behind the end is the nearest there is."""
        self.at = min(max(at, 0), self.of)

    def step(self, seat: int) -> list[Frame]:
        """Go one action on; what these eyes see of it."""
        if self.at >= self.of:
            return []
        self.at += 1
        if seat not in self.eyes:
            raise UsageError("this game is not over: only what everybody saw can be looked at")
        return self.timeline.frames(self.at, seat)

    def turn_at(self, at: int) -> Turn:
        """Where the game stood in its course at a position."""
        return self._turns[at]

    def next_turn(self, *, back: bool = False) -> int:
        """Return the position where the next turn or trick begins; the one before where it is to go back."""
        return self._beyond(self._turn_starts, back=back)

    def next_round(self, *, back: bool = False) -> int:
        """Return the position where the next round or hand begins; the one before where it is to go back."""
        return self._beyond(self._round_starts, back=back)

    @cached_property
    def marks(self) -> tuple[Mark, ...]:
        """The key moments that everybody saw, in order."""
        return tuple(marks(self.timeline))

    @cached_property
    def pinned(self) -> dict[int, tuple[Pin, ...]]:
        """The pins of each position that has any, in order."""
        return {at: tuple(pins) for at, pins in groupby(sorted(self.pins, key=_at), _at)}

    def _beyond(self, starts: Sequence[int], *, back: bool) -> int:
        if back:
            at = bisect_left(starts, self.at)
            return starts[at - 1] if at else 0
        at = bisect_right(starts, self.at)
        return starts[at] if at < len(starts) else self.of

    @cached_property
    def _turns(self) -> tuple[Turn, ...]:
        turn_of, state = self.game.facts.turn, self.game.start(self.setup)
        turns = [turn_of(state)]
        for action in self.timeline.actions:
            self.game.apply(state, action, None)
            turns.append(turn_of(state))
        return tuple(turns)

    @cached_property
    def _turn_starts(self) -> list[int]:
        turns = self._turns
        return [at for at in range(1, len(turns)) if turns[at] != turns[at - 1]]

    @cached_property
    def _round_starts(self) -> list[int]:
        turns = self._turns
        return [at for at in range(1, len(turns)) if turns[at].round != turns[at - 1].round]


def playback_of_match(match: Match, seats: Sequence[Seat], pins: Sequence[Pin] = ()) -> Playback:
    """Return a game that has just been played."""
    path = match.journal.path if isinstance(match.journal, Writer) else None
    return Playback(match.timeline, seats, path, pins)


def open_playback(path: Path) -> Playback:
    """Return a record to be looked at, cut off or not; raises `RecordError` where it does not hold."""
    replay = read(path, cut_end=True)
    seats = seats_of(replay.players, replay.header.colours)
    timeline, changed = replay.match.timeline, replay.board_has_changed
    return Playback(timeline, seats, path, replay.pins, board_has_changed=changed)
