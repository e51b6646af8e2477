"""Playback of a record, at any moment and for any permitted viewer."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from circus.core.errors import UsageError
from circus.core.facts import Turn
from circus.core.frame import OPEN, Frame, view_of
from circus.core.state import State
from circus.records.match import Match
from circus.records.pin import Pin
from circus.records.record import Writer
from circus.records.replay import read
from circus.records.timeline import OfTimeline, Timeline
from circus.session.end_of_game import PUBLIC, NotableMark, find_marks
from circus.session.record_entry import seats_of
from circus.session.table_setup import Seat

_at = attrgetter("at")


class Playback(OfTimeline):
    """One game that was played.

    Attributes:
        timeline: every position of it.
        file: its record; `None` without one.
        seats: the last players.
        at: the current position, 0 to `len(timeline)`.
        pins: its pinned moments.
        ended: whether it was played to its end; until then hidden information stays hidden.
        board_has_changed: whether the board of its name has changed, or is gone.
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
        """The name of its record; "" without one."""
        return self.file.name if self.file else ""

    @property
    def of(self) -> int:
        """The number of the last position."""
        return len(self.timeline)

    @property
    def eyes(self) -> tuple[int, ...]:
        """The permitted viewers: the public, and after the end each seat and `OPEN`.

        An unfinished game may still be continued, so no hand is shown.
        """
        if not self.ended:
            return (PUBLIC,)
        return (OPEN, PUBLIC, *range(self.setup.seats))

    def again(self) -> "Playback":
        """Return a copy at the same moment."""
        other = Playback(self.timeline, self.seats, self.file, self.pins)
        other.at = self.at
        return other

    def view(self, seat: int) -> State:
        """Return the current position from a viewer's information.

        Raises:
            UsageError: this viewer is not permitted.
        """
        if seat not in self.eyes:
            raise UsageError("this game is not over: only what everybody saw can be looked at")
        return view_of(self.game, self.timeline.at(self.at), seat)

    def go_to(self, at: int) -> None:
        """Go to a position, limited to the existing ones."""
        self.at = min(max(at, 0), self.of)

    def step(self, seat: int) -> list[Frame]:
        """Go one action forward; return this viewer's frames of it."""
        if self.at >= self.of:
            return []
        self.at += 1
        if seat not in self.eyes:
            raise UsageError("this game is not over: only what everybody saw can be looked at")
        return self.timeline.frames(self.at, seat)

    def turn_at(self, at: int) -> Turn:
        """Return round and turn of a position."""
        return self._turns[at]

    def next_turn(self, *, back: bool = False) -> int:
        """Return the position at the start of the next turn or trick, or of the previous one if `back`."""
        return self._beyond(self._turn_starts, back=back)

    def next_round(self, *, back: bool = False) -> int:
        """Return the position at the start of the next round or hand, or of the previous one if `back`."""
        return self._beyond(self._round_starts, back=back)

    @cached_property
    def marks(self) -> tuple[NotableMark, ...]:
        """The public key moments, in order."""
        return tuple(find_marks(self.timeline))

    @cached_property
    def pinned(self) -> dict[int, tuple[Pin, ...]]:
        """The pins of each pinned position, in order."""
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
    """Return the playback of a record, possibly truncated; raise `RecordError` if it is invalid."""
    replay = read(path, cut_end=True)
    seats = seats_of(replay.players, replay.header.colours)
    timeline, changed = replay.match.timeline, replay.board_has_changed
    return Playback(timeline, seats, path, replay.pins, board_has_changed=changed)
