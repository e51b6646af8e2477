"""Test port: one line of JSON after every presented frame whose facts have changed."""

import json
import os
from pathlib import Path
from typing import Any


class Port:
    """Appender to a file; each line is complete on disk when the next frame is drawn."""

    def __init__(self, path: Path | None) -> None:
        """Write to `path`; `None` writes nothing."""
        self._path = path
        self._last = ""

    @property
    def is_open(self) -> bool:
        """Whether there is a file to write to."""
        return self._path is not None

    def write(self, facts: dict[str, Any]) -> None:
        """Append the facts if they differ from the last ones; raise OSError."""
        line = json.dumps(facts, ensure_ascii=False)
        if self._path is None or line == self._last:
            return
        self._last = line
        with open(self._path, "a", encoding="utf-8", opener=_open_at_once) as file:
            file.write(line + "\n")


def _open_at_once(path: str, flags: int) -> int:
    """Open a file; a pipe without a reader raises an error instead of blocking."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0), 0o666)
