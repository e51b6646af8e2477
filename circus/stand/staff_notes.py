"""Notes of the staff between visits: lines in a file of the stand, which wait while the disk refuses them."""

import json
from datetime import UTC, datetime
from pathlib import Path

from circus.platform.folders import is_there
from circus.records.line_file import LineFile
from circus.stand.visit import NOTES


class StaffNotes:
    """Notes that belong to no visit."""

    def __init__(self, stand: Path) -> None:
        self._path = stand / NOTES
        self._file: LineFile | None = None
        self._waiting = b""

    @property
    def waits(self) -> bool:
        """Whether a note is not written yet."""
        return bool(self._waiting)

    def queue(self, words: str) -> None:
        """Queue a note with the present time for `catch_up`."""
        line = {"note": words, "at": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"}
        self._waiting += json.dumps(line, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"

    def catch_up(self) -> None:
        """Write what waits; raise OSError if the disk still refuses it."""
        if not self._waiting:
            return
        if self._file is None:
            begun = is_there(self._path)
            self._file = LineFile.again(self._path) if begun else LineFile(self._path, durable=True)
        self._file.append(self._waiting)
        self._waiting = b""
