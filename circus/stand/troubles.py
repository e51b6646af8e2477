"""Troubles of a stand: failed reads and writes, since when, and whether they are over."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from circus.core.errors import CircusError
from circus.platform.console import say
from circus.stand.place import StandFolder

Fault = OSError | CircusError | Path | int | str | tuple[str, ...]
"""Details of a trouble: the error, the missing folder, a number of minutes, a date, or names."""

GONE, WRITE, MISSED = "gone", "write", "missed"
"""Kinds: the folder is missing; the disk refuses; either lasted some minutes and is over."""

CHECK_MS = 2000.0
"""Milliseconds between two checks of the folder."""

_MINUTE_S = 60


class Troubles:
    """Present troubles of a stand.

    Attributes:
        faults: details by kind.
    """

    def __init__(self, place: StandFolder, clock: Callable[[], float] = monotonic) -> None:
        """Start without troubles; `clock` returns seconds."""
        self.faults: dict[str, Fault] = {}
        self._place, self._clock = place, clock
        self._looked = 0.0
        self._since: float | None = None

    def advance(self, ms: float) -> bool:
        """Advance time; check the folder every `CHECK_MS`, and return whether it was checked."""
        self._looked += ms
        if self._looked < CHECK_MS:
            return False
        self._looked = 0.0
        self.look()
        return True

    def look(self) -> None:
        """Check whether the folder is there."""
        if not self._place.is_there:
            self._note(GONE, self._place.folder, f"{self._place.folder} is not there any more")
        elif GONE in self.faults:
            self._over()

    def attempt(self, act: Callable[[], object]) -> None:
        """Run a function that writes to the disk; note a failure for the staff instead of raising it."""
        try:
            act()
        except (OSError, CircusError) as error:
            self.cannot_write(self._place.folder, error)
        else:
            if self._since is not None and self._place.is_there:
                self._over()

    def cannot_write(self, path: Path, error: OSError | CircusError) -> None:
        """Note a failed write, whether the folder is gone or for another reason."""
        self.look()
        if GONE not in self.faults:
            reason = getattr(error, "strerror", None) or error
            self._note(WRITE, error, f"the stand cannot write {path}: {reason}")

    def _note(self, kind: str, fault: Fault, words: str) -> None:
        if kind not in self.faults:
            say(f"circus: {words}")
        self.faults[kind] = fault
        self._since = self._clock() if self._since is None else self._since

    def _over(self) -> None:
        if self._since is not None:
            minutes = -int((self._since - self._clock()) // _MINUTE_S)
            before = self.faults.get(MISSED, 0)
            self.faults[MISSED] = max(1, minutes) + (before if isinstance(before, int) else 0)
        self._since = None
        for kind in (GONE, WRITE):
            self.faults.pop(kind, None)
