"""The test port: one line of JSON after every presented frame in which something of it changed."""

import json
import os
from pathlib import Path
from typing import Any


class Port:
    """Appends to a file; each line is whole and on disk when the next frame is drawn."""

    def __init__(self, path: Path | None) -> None:
        """`path` None: nothing is written."""
        self._path = path
        self._last = ""

    @property
    def is_open(self) -> bool:
        """Whether anybody listens."""
        return self._path is not None

    def tell(self, facts: dict[str, Any]) -> None:
        """Writes the facts if they are others than the last ones; raises OSError."""
        line = json.dumps(facts, ensure_ascii=False)
        if self._path is None or line == self._last:
            return
        self._last = line
        with open(self._path, "a", encoding="utf-8", opener=_open_at_once) as file:
            file.write(line + "\n")


def _open_at_once(path: str, flags: int) -> int:
    """Open a file; a pipe that nobody reads is an error instead of a wait."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
