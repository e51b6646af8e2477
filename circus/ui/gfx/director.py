"""Animation of pieces between arrangements: time is an argument, no screen is needed."""

from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from operator import attrgetter

from circus.session.pace import SPEEDS

LIFT = 100
"""Added to the layer of a moving piece, so that it passes above resting ones."""

OVERSHOOT = 1.2
"""Overshoot of a glide beyond its end (0: none)."""

OVERTAKEN_MS, MAX_HASTE = 600.0, 8.0
"""What was overtaken is shown so much faster that it would end in this time in ms, at most by this factor."""


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """One piece at its place on the screen.

    Attributes:
        key: its identity during motion; a hidden piece is identified by its place only.
        kind: of the piece.
        face: name of its front; "" for its back.
        place: name of its place on the layout.
        x, y: its centre, in design units.
        height: in design units.
        tilt: degrees, clockwise.
        layer: pieces with a higher one are drawn above.
        alpha: 0 is invisible, 1 solid.
        turn: visible share of its width, 1 flat, 0 on edge.
        name: the pick that a click on it means; "" for none.
        about: labels beside its face (names, points, a mood), as plain values; not animated.
        drawn: while its height changes, the larger of both ends: the picture of that height is scaled.
    """

    key: str
    kind: str
    face: str
    place: str
    x: float
    y: float
    height: float
    tilt: float = 0.0
    layer: int = 0
    alpha: float = 1.0
    turn: float = 1.0
    name: str = ""
    about: tuple[Hashable, ...] = ()
    drawn: float = 0.0


@dataclass(frozen=True)
class Tween:
    """One step of the animation: the arrangement at its end, its duration, and its pauses.

    Attributes:
        placed: every piece at its end.
        ms: duration of the motion of one piece.
        stagger: ms between the starts of two pieces that move.
        hold: pause at the end, in ms.
        sounds: names of the sounds that start with the motion.
        moment: the messages of the table from the end of the motion on, before the hold; `None` leaves the
            previous ones.
        stays: pause at the end in ms at any speed. A click that finishes a motion stops at it; the next click
            skips it.
        waits: a click is needed to continue.
        reading: ms that it takes to read the words of its moment; the next tween with words starts after
            that.
    """

    placed: tuple[PlacedPiece, ...]
    ms: int = 240
    stagger: int = 0
    hold: int = 0
    sounds: tuple[str, ...] = ()
    moment: object | None = None
    stays: int = 0
    waits: bool = False
    reading: int = 0

    @property
    def holds_at_end(self) -> bool:
        """Whether `finish` stops at its end."""
        return self.waits or self.stays > 0


@dataclass(frozen=True, slots=True)
class _Motion:
    """One piece in motion."""

    begin: PlacedPiece
    end: PlacedPiece
    start: float
    ms: float

    def at(self, clock: float, fades: bool) -> PlacedPiece:
        share = 1.0 if self.ms <= 0 else (clock - self.start) / self.ms
        if share >= 1.0:
            return self.end
        share = max(0.0, share)
        return _faded(self.begin, self.end, share) if fades else _glided(self.begin, self.end, share)


class Director:
    """Queue of tweens; it computes the arrangement at the current time.

    `finish` skips to the end of the queue or to the next mandatory pause; at speed "off" every arrangement is
    reached at once.

    Attributes:
        speed: of `circus.session.pace.SPEEDS`.
        reduced_motion: pieces fade out and in instead of gliding.
        hurry: time factor while a person holds the table down.
        moment: the current messages of the table, from the last tween that ended.
    """

    def __init__(self, speed: str = "normal", *, reduced_motion: bool = False) -> None:
        self.speed = speed
        self.reduced_motion = reduced_motion
        self.hurry = 1.0
        self.moment: object | None = None
        self._queue: deque[Tween] = deque()
        self._tween: Tween | None = None
        self._motions: list[_Motion] = []
        self._clock = 0.0
        self._landing = 0.0
        self._length = 0.0
        self._placed: tuple[PlacedPiece, ...] = ()
        self._seen: tuple[object, tuple[PlacedPiece, ...]] = (None, ())
        self._sounds: list[str] = []
        self._unread = 0.0
        self._queued_since = 0

    @property
    def is_read(self) -> bool:
        """Whether the time to read the current messages has passed."""
        return self._unread <= 0

    @property
    def busy(self) -> bool:
        """Whether a tween is running or queued."""
        return self._tween is not None or bool(self._queue)

    @property
    def moving(self) -> int:
        """Number of pieces that move in the current tween."""
        return sum(motion.ms > 0 for motion in self._motions) if self._tween else 0

    @property
    def placed(self) -> tuple[PlacedPiece, ...]:
        """Every piece at the current time; computed once per time."""
        if self._tween is None:
            return self._placed
        moment = self._motions, self._clock, self.reduced_motion
        if self._seen[0] != moment:
            clock, fades = self._clock, self.reduced_motion
            self._seen = moment, tuple([motion.at(clock, fades) for motion in self._motions])
        return self._seen[1]

    @property
    def goal(self) -> tuple[PlacedPiece, ...]:
        """Every piece after the last queued tween."""
        if self._queue:
            return self._queue[-1].placed
        return self._tween.placed if self._tween else self._placed

    @property
    def last_moment(self) -> object | None:
        """The messages of the table after the last queued tween."""
        queued = [self._tween, *self._queue]
        return next((tween.moment for tween in reversed(queued) if tween and tween.moment), self.moment)

    def place(self, placed: Sequence[PlacedPiece], moment: object | None = None) -> None:
        """Show an arrangement at once, and clear the queue."""
        self._queue.clear()
        self._tween = None
        self._unread = 0.0
        self._placed = tuple(placed)
        self.moment = moment

    def queue(self, tween: Tween) -> None:
        """Append a tween to the queue; reach it at once if it takes no time."""
        waits = tween.reading > 0 and not self.is_read
        takes_time = self.busy or waits or tween.hold > 0 or tween.holds_at_end
        takes_time = takes_time or not self._is_reached(tween)
        self._queue.append(tween)
        self._queued_since += 1
        rushes = SPEEDS[self.speed] == 0 and not self._stands
        if rushes or not takes_time:
            self._rush()

    def overtake(self) -> None:
        """Show all that is queued now faster, without waiting for clicks, since what follows has happened."""
        self._queued_since = 0
        self._unread = min(self._unread, OVERTAKEN_MS)

    @property
    def _overtaken(self) -> int:
        """Number of tweens, with the current one, that were there at the last call of `overtake`."""
        return max(0, len(self._queue) + (self._tween is not None) - self._queued_since)

    @property
    def _haste(self) -> float:
        """Time factor of tweens that were overtaken; 1 for others."""
        number = self._overtaken
        if number == 0:
            return 1.0
        current = self._length - self._clock if self._tween else 0.0
        queued = list(self._queue)[: number - (self._tween is not None)]
        pace = SPEEDS[self.speed]
        left = current + sum(
            max((each.ms + each.hold) * pace, each.reading * pace, each.stays) for each in queued
        )
        return min(MAX_HASTE, max(1.0, left / OVERTAKEN_MS))

    def _is_reached(self, tween: Tween) -> bool:
        """Return whether no piece moves on the way to a tween's end."""
        return all(_alike(begin, end) for begin, end in match(self._placed, tween.placed))

    def finish(self) -> None:
        """Skip to the end of the queue or to the next mandatory pause.

        If such a pause is the current state, leave it; at speed "off", also skip on from there.
        """
        stood = self._stands
        if stood:
            self._end()
        if not stood or SPEEDS[self.speed] == 0:
            self._rush()
        self._unread = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a click is needed to continue."""
        return self._tween is not None and self._tween.waits and self._clock >= self._length

    @property
    def _stands(self) -> bool:
        """Whether the current tween is in its mandatory pause."""
        tween = self._tween
        return tween is not None and tween.holds_at_end and self._clock >= self._landing

    def _rush(self) -> None:
        """Skip to the end of the queue or to the next mandatory pause."""
        while self.busy:
            if self._tween is None and not self._queue[0].holds_at_end:
                tween = self._queue.popleft()
                self._sounds += tween.sounds
                self._land(tween)
                self._placed = tween.placed
                continue
            if self._tween is None:
                self._start(self._queue.popleft())
            assert self._tween is not None
            self._clock = max(self._clock, self._landing)
            self._land(self._tween)
            if self._tween.holds_at_end:
                return
            self._end()

    def _end(self) -> None:
        assert self._tween is not None
        self._placed = self._tween.placed
        self._tween = None

    def advance(self, ms: float) -> None:
        """Advance the animation by `ms` milliseconds, times `hurry`."""
        left = ms * max(self.hurry, self._haste)
        while self.busy and left >= 0:
            if self._tween is None:
                wait = self._unread if self._queue[0].reading else 0.0
                if wait > left:
                    break
                left = self._read(wait, left)
                self._start(self._queue.popleft())
            assert self._tween is not None
            rest = self._length - self._clock
            self._clock += min(left, rest)
            self._read(min(left, rest), left)
            if self._clock >= self._landing:
                self._land(self._tween)
            if left < rest or (self._tween.waits and not self._overtaken):
                return
            left -= rest
            self._end()
        self._read(left, left)

    def _read(self, ms: float, left: float) -> float:
        """Subtract reading time from `left` and from the unread time; return the rest of `left`."""
        self._unread = max(0.0, self._unread - ms)
        return left - ms

    def sounds(self) -> list[str]:
        """Return the sounds that started since the last call."""
        begun, self._sounds = self._sounds, []
        return begun

    def _land(self, tween: Tween) -> None:
        if tween.moment is not None:
            if tween.reading and tween.moment is not self.moment:
                reading = tween.reading * SPEEDS[self.speed]
                self._unread = min(reading, OVERTAKEN_MS) if self._overtaken else reading
            self.moment = tween.moment

    def _start(self, tween: Tween) -> None:
        """Begin a tween: compute when each piece starts and how long it moves."""
        pace = SPEEDS[self.speed]
        self._sounds += tween.sounds
        self._tween, self._clock, self._motions = tween, 0.0, []
        start = longest = 0.0
        for begin, end in match(self._placed, tween.placed):
            still = _alike(begin, end)
            duration = 0.0 if still else tween.ms * pace
            self._motions.append(_Motion(begin, end, start, duration))
            if not still:
                longest = start + duration
                start += tween.stagger * pace
        self._landing = longest
        self._length = longest + (0 if tween.waits else max(tween.hold * pace, tween.stays))


def match(old: Sequence[PlacedPiece], new: Sequence[PlacedPiece]) -> list[tuple[PlacedPiece, PlacedPiece]]:
    """Return each new piece with the old one that becomes it, in the order of `new`.

    Pieces are matched by key first, and the rest by kind: a hidden card becomes the one that was revealed,
    from the same place if one is missing there. A piece without an old one fades in. Twins, whose keys differ
    only by their numbers, keep their order from left to right, so that none crosses another.
    """
    by_key = {piece.key: piece for piece in old}
    matched = {piece.key for piece in new} & by_key.keys()
    by_key |= _uncrossed(matched, by_key, new)
    loose: dict[str, list[PlacedPiece]] = {}
    for piece in old:
        if piece.key not in matched:
            loose.setdefault(piece.kind, []).append(piece)
    pairs = []
    for piece in new:
        if piece.key in matched:
            pairs.append((by_key[piece.key], piece))
        else:
            pairs.append((_take(loose.get(piece.kind, []), piece) or replace(piece, alpha=0.0), piece))
    return pairs


def _uncrossed(
    matched: set[str], by_key: Mapping[str, PlacedPiece], new: Sequence[PlacedPiece]
) -> dict[str, PlacedPiece]:
    """Return the old pieces of matched twins by new key, in the order of both from left to right."""
    twins: dict[str, list[PlacedPiece]] = {}
    for piece in new:
        if piece.key in matched:
            twins.setdefault(piece.key.rpartition("#")[0], []).append(piece)
    found: dict[str, PlacedPiece] = {}
    for base, ends in twins.items():
        if base and len(ends) > 1:
            begins = sorted((by_key[end.key] for end in ends), key=attrgetter("x", "y"))
            found |= zip((end.key for end in sorted(ends, key=attrgetter("x", "y"))), begins, strict=True)
    return found


def _take(loose: list[PlacedPiece], piece: PlacedPiece) -> PlacedPiece | None:
    """Remove and return the most similar loose piece: same face, then any hidden one, then any."""
    if not loose:
        return None
    best = min(loose, key=lambda each: (each.face != piece.face, each.face != "", each.place != piece.place))
    loose.remove(best)
    return best


_UNSEEN = ("key", "name", "place", "about")
_shown = attrgetter(*[each.name for each in fields(PlacedPiece) if each.name not in _UNSEEN])
"""All visible attributes of a piece, its place included."""


def _alike(begin: PlacedPiece, end: PlacedPiece) -> bool:
    """Return whether no visible attribute differs."""
    return begin is end or _shown(begin) == _shown(end)


def _glided(begin: PlacedPiece, end: PlacedPiece, share: float) -> PlacedPiece:
    """Return a piece on its way, built in one call: every frame calls this for all moving pieces."""
    eased = _ease(share)
    bounded = min(1.0, eased)
    turns = begin.face != end.face
    return PlacedPiece(
        end.key,
        end.kind,
        begin.face if turns and share < 0.5 else end.face,
        end.place,
        begin.x + (end.x - begin.x) * eased,
        begin.y + (end.y - begin.y) * eased,
        begin.height + (end.height - begin.height) * bounded,
        begin.tilt + (end.tilt - begin.tilt) * bounded,
        max(begin.layer, end.layer) + (LIFT if begin.place != end.place else 0),
        begin.alpha + (end.alpha - begin.alpha) * share,
        abs(1 - 2 * share) if turns else 1.0,
        end.name,
        end.about,
        max(begin.height, end.height) if begin.height != end.height else 0.0,
    )


def _faded(begin: PlacedPiece, end: PlacedPiece, share: float) -> PlacedPiece:
    """Return a piece under reduced motion: it fades out at its old place and in at its new one."""
    if share < 0.5:
        return replace(begin, key=end.key, alpha=begin.alpha * (1 - 2 * share))
    return replace(end, alpha=end.alpha * (2 * share - 1))


def _ease(share: float) -> float:
    """Return the eased share: fast at first, a little past 1, then back to it."""
    back = share - 1
    return 1 + back * back * ((OVERSHOOT + 1) * back + OVERSHOOT)
