"""Director: turns stages of a table into motion; time comes in as a number, no screen is needed."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace

SPEEDS = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "off": 0.0}
"""How much longer motions take than at normal speed."""

LIFT = 100
"""Added to the layer of what flies to another place, so that it passes over what lies."""

OVERSHOOT = 1.2
"""How far a glide swings past its end (0: not at all)."""


@dataclass(frozen=True, slots=True)
class PlacedPiece:
    """One piece as it is on the screen.

    Attributes:
        key: its identity while it moves; a hidden piece has one by its place only.
        kind: of the piece.
        face: what it shows; "" for its back.
        place: where it lies on the layout.
        x, y: its centre, in design units.
        height: in design units.
        tilt: degrees, clockwise.
        layer: what has more lies above.
        alpha: 0 is invisible, 1 solid.
        turn: how much of its width is seen, 1 flat, 0 on edge.
        name: the pick that a pointer on it means; "" for none.
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


@dataclass(frozen=True)
class Keyframe:
    """Where everything has to be next, and how it gets there.

    Attributes:
        shown: every piece at its end.
        ms: how long one piece moves.
        stagger: ms between the starts of two pieces that move.
        hold: ms to stand still at the end, for what a person has to see.
        sounds: the names of sounds to play when the stage begins.
        caption: what is said about it; "" leaves the last caption.
    """

    shown: tuple[PlacedPiece, ...]
    ms: int = 240
    stagger: int = 0
    hold: int = 0
    sounds: tuple[str, ...] = ()
    caption: str = ""


@dataclass(frozen=True, slots=True)
class _Motion:
    """One piece on its way."""

    begin: PlacedPiece
    end: PlacedPiece
    start: float
    ms: float

    def at(self, clock: float, fades: bool) -> PlacedPiece:
        share = 1.0 if self.ms <= 0 else min(1.0, max(0.0, (clock - self.start) / self.ms))
        if share >= 1.0:
            return self.end
        return _faded(self.begin, self.end, share) if fades else _glided(self.begin, self.end, share)


class Director:
    """Keeps a queue of stages and shows the moment between two of them.

    A click finishes the queue with `finish`; at speed "off" every stage is reached at once.
    """

    def __init__(self, speed: str = "normal", *, reduced_motion: bool = False) -> None:
        self.speed = speed
        self.reduced_motion = reduced_motion
        self.hurry = 1.0
        self.caption = ""
        self._queue: deque[Keyframe] = deque()
        self._stage: Keyframe | None = None
        self._motions: list[_Motion] = []
        self._clock = 0.0
        self._length = 0.0
        self._shown: tuple[PlacedPiece, ...] = ()
        self._sounds: list[str] = []

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to."""
        return self._stage is not None or bool(self._queue)

    @property
    def moving(self) -> int:
        """How many pieces are on their way in the stage that is being shown."""
        return sum(motion.ms > 0 for motion in self._motions) if self._stage else 0

    @property
    def shown(self) -> tuple[PlacedPiece, ...]:
        """Everything as it is at this moment."""
        if self._stage is None:
            return self._shown
        return tuple(motion.at(self._clock, self.reduced_motion) for motion in self._motions)

    @property
    def goal(self) -> tuple[PlacedPiece, ...]:
        """Everything as it will be when all is done."""
        if self._queue:
            return self._queue[-1].shown
        return self._stage.shown if self._stage else self._shown

    def place(self, shown: Sequence[PlacedPiece]) -> None:
        """Puts everything there at once and forgets what was queued."""
        self._queue.clear()
        self._stage = None
        self._shown = tuple(shown)

    def queue(self, stage: Keyframe) -> None:
        """Goes there after what is queued already."""
        self._queue.append(stage)
        if SPEEDS[self.speed] == 0:
            self.finish()

    def finish(self) -> None:
        """Everything queued is reached now."""
        self._shown = self.goal
        self._stage = None
        for stage in self._queue:
            self._begin_sounds(stage)
        self._queue.clear()

    def advance(self, ms: float) -> None:
        """Lets time pass."""
        left = ms * self.hurry
        while self.busy and left >= 0:
            if self._stage is None:
                self._start(self._queue.popleft())
            rest = self._length - self._clock
            if left < rest:
                self._clock += left
                return
            left -= rest
            assert self._stage is not None
            self._shown = self._stage.shown
            self._stage = None

    def sounds(self) -> list[str]:
        """The sounds that have begun since the last call."""
        begun, self._sounds = self._sounds, []
        return begun

    def _start(self, stage: Keyframe) -> None:
        pace = SPEEDS[self.speed]
        self._begin_sounds(stage)
        self._stage, self._clock, self._motions = stage, 0.0, []
        start = longest = 0.0
        for begin, end in match(self._shown, stage.shown):
            still = _alike(begin, end)
            duration = 0.0 if still else stage.ms * pace
            self._motions.append(_Motion(begin, end, start, duration))
            if not still:
                longest = start + duration
                start += stage.stagger * pace
        self._length = longest + stage.hold * pace

    def _begin_sounds(self, stage: Keyframe) -> None:
        self._sounds += stage.sounds
        self.caption = stage.caption or self.caption


def match(old: Sequence[PlacedPiece], new: Sequence[PlacedPiece]) -> list[tuple[PlacedPiece, PlacedPiece]]:
    """Each new piece with the old one that becomes it, in the order of `new`.

    By key first; what is left, kind by kind: a hidden card becomes the one that was shown, from
    the same place if one is missing there. A piece that comes from nowhere fades in.
    """
    by_key = {piece.key: piece for piece in old}
    kept = {piece.key for piece in new} & by_key.keys()
    loose: dict[str, list[PlacedPiece]] = {}
    for piece in old:
        if piece.key not in kept:
            loose.setdefault(piece.kind, []).append(piece)
    pairs = []
    for piece in new:
        if piece.key in kept:
            pairs.append((by_key[piece.key], piece))
        else:
            pairs.append((_take(loose.get(piece.kind, []), piece) or replace(piece, alpha=0.0), piece))
    return pairs


def _take(loose: list[PlacedPiece], piece: PlacedPiece) -> PlacedPiece | None:
    """The loose piece most like this one: same face, then any hidden one, then any."""
    if not loose:
        return None
    best = min(loose, key=lambda each: (each.face != piece.face, each.face != "", each.place != piece.place))
    loose.remove(best)
    return best


def _alike(begin: PlacedPiece, end: PlacedPiece) -> bool:
    return begin == end or replace(begin, key=end.key, name=end.name, place=end.place) == end


def _glided(begin: PlacedPiece, end: PlacedPiece, share: float) -> PlacedPiece:
    eased = _ease(share)
    turns = begin.face != end.face
    bounded = min(1.0, eased)
    return PlacedPiece(
        end.key,
        end.kind,
        begin.face if turns and share < 0.5 else end.face,
        end.place,
        _between(begin.x, end.x, eased),
        _between(begin.y, end.y, eased),
        _between(begin.height, end.height, bounded),
        _between(begin.tilt, end.tilt, bounded),
        max(begin.layer, end.layer) + (LIFT if begin.place != end.place else 0),
        _between(begin.alpha, end.alpha, share),
        abs(1 - 2 * share) if turns else 1.0,
        end.name,
    )


def _faded(begin: PlacedPiece, end: PlacedPiece, share: float) -> PlacedPiece:
    """Reduced motion: out where it was, in where it will be."""
    if share < 0.5:
        return replace(begin, key=end.key, alpha=begin.alpha * (1 - 2 * share))
    return replace(end, alpha=end.alpha * (2 * share - 1))


def _ease(share: float) -> float:
    """Fast at first, a little past the end, then back on it."""
    back = share - 1
    return 1 + back * back * ((OVERSHOOT + 1) * back + OVERSHOOT)


def _between(begin: float, end: float, share: float) -> float:
    return begin + (end - begin) * share
