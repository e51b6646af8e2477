"""Repeated faults of a stand: what the program is started without after the same fault has ended it often."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import walk_tb
from types import FrameType
from typing import NamedTuple

from circus import games
from circus.platform.sanitizing import strip_invisible

MAX_TIMES = 3
"""Number of equal faults after which the program is started without something."""

FORGOTTEN_S = 3600.0
"""Seconds after which a fault no longer counts."""

MAX_WAIT_S = 30.0
"""Maximum wait before a restart after many equal faults, in seconds."""


class ProgramFault(NamedTuple):
    """Fault that ended the program.

    Attributes:
        place: where and what it was; equal for equal faults.
        games: games whose code it passed through.
        files: records and folders of visits in its variables, as names below the stand's folder.
    """

    place: str
    games: tuple[str, ...] = ()
    files: tuple[str, ...] = ()


@dataclass(frozen=True)
class LeftOut:
    """Parts that a stand runs without, because the program failed there again and again.

    Attributes:
        reel: whether the passages of games are left out.
        games: games that are not offered.
        files: records and folders of visits that are not read.
    """

    reel: bool = False
    games: frozenset[str] = frozenset()
    files: frozenset[str] = frozenset()


WHOLE = LeftOut()
"""Nothing is left out."""


class RepeatedFaults:
    """Counter of equal faults; time is passed in as seconds.

    Attributes:
        left_out: what the next start does without.
    """

    def __init__(self) -> None:
        self.left_out = WHOLE
        self._times: dict[str, list[float]] = defaultdict(list)
        self._in_vain: dict[str, int] = defaultdict(int)

    def note(self, fault: ProgramFault, now: float) -> float:
        """Count a fault; return the seconds to wait before the next start.

        After `MAX_TIMES` equal ones the reel is left out, after as many more what the fault names. When
        nothing is left to leave out, the waits grow.
        """
        times = self._times[fault.place]
        times[:] = [each for each in times if now - each < FORGOTTEN_S] + [now]
        if len(times) < MAX_TIMES:
            return min(MAX_WAIT_S, self._in_vain[fault.place])
        times.clear()
        before, out = self.left_out, self.left_out
        self.left_out = replace(
            out,
            reel=True,
            games=out.games | {*fault.games} if out.reel else out.games,
            files=out.files | {*fault.files} if out.reel else out.files,
        )
        self._in_vain[fault.place] = 0 if self.left_out != before else 2 * self._in_vain[fault.place] + 1
        return min(MAX_WAIT_S, self._in_vain[fault.place])


def fault_of(error: BaseException, stand: Path) -> ProgramFault:
    """Return the fault of an exception that ended the program at this stand."""
    frames = [(frame, line) for frame, line in walk_tb(error.__traceback__)]
    own = [(frame, line) for frame, line in frames if "circus" in Path(frame.f_code.co_filename).parts]
    frame, line = (own or frames)[-1] if frames else (None, 0)
    where = f"{Path(frame.f_code.co_filename).name}:{line}" if frame else ""
    found = {name for each, _ in own for name in _game_of(each)}
    files = {name for each, _ in own for name in _files_of(each, stand)}
    return ProgramFault(f"{type(error).__name__} {where}", tuple(sorted(found)), tuple(sorted(files)))


def _game_of(frame: FrameType) -> Iterator[str]:
    """Yield the game in whose rules or skin a frame is."""
    parts = Path(frame.f_code.co_filename).parts
    yield from (name for name in games.names() if name in parts)


def _files_of(frame: FrameType, stand: Path) -> Iterator[str]:
    """Yield the records and visits in the variables of a frame, and in the attributes of its object."""
    values = [*frame.f_locals.values(), *getattr(frame.f_locals.get("self"), "__dict__", {}).values()]
    for value in values:
        if isinstance(value, Path) and value != stand and value.is_relative_to(stand):
            inside = value.relative_to(stand)
            if inside.suffix == ".jsonl" or "-" in inside.name:
                yield strip_invisible(inside.as_posix())
