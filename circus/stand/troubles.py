"""Troubles of a stand: what could not be written or read, since when, and whether that is over."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from circus.core.errors import CircusError
from circus.stand.place import Place
from circus.voice import say

Fault = OSError | CircusError | Path | int
"""What is wrong: what could not be written or read, the folder that has gone, or so many minutes."""

GONE, WRITE, MISSED = "gone", "write", "missed"
"""The folder is not there; the disk refuses; it did either for some minutes, and does no more."""

LOOKED_MS = 2000.0
"""So often the folder is looked for."""

_MINUTE_S = 60


class Troubles:
    """What is wrong at a stand.

    Attributes:
        faults: by the kind of fault.
    """

    def __init__(self, place: Place, clock: Callable[[], float] = monotonic) -> None:
        """`clock` gives seconds."""
        self.faults: dict[str, Fault] = {}
        self._place, self._clock = place, clock
        self._looked = 0.0
        self._since: float | None = None

    def advance(self, ms: float) -> bool:
        """Time passes: every other second the folder is looked for, which is said."""
        self._looked += ms
        if self._looked < LOOKED_MS:
            return False
        self._looked = 0.0
        self.look()
        return True

    def look(self) -> None:
        """Sees whether the folder is there."""
        if not self._place.is_there:
            self._note(GONE, self._place.folder, f"{self._place.folder} is not there any more")
        elif GONE in self.faults:
            self._over()

    def attempt(self, act: Callable[[], object]) -> None:
        """Does what the disk may refuse: the game goes on, and the staff is told."""
        try:
            act()
        except (OSError, CircusError) as error:
            self.cannot_write(self._place.folder, error)
        else:
            if self._since is not None and self._place.is_there:
                self._over()

    def cannot_write(self, path: Path, error: OSError | CircusError) -> None:
        """Something could not be written, because the folder has gone or for another reason."""
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
