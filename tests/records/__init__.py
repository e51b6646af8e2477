"""Records: good ones replay, every way to break one is told as FILE:LINE: reason, and none is changed."""

import json
from pathlib import Path
from typing import Any

import pytest

from circus.core.errors import RecordError
from circus.records.replay import read

Line = dict[str, Any]

HEADER: Line = {
    "record": 1,
    "game": "pebbles",
    "seats": 2,
    "options": {"low_wins": False},
    "level": None,
    "app": "0.1.0",
    "started": "2026-11-20T10:00:00Z",
    "players": [{"name": "Zoë", "kind": "human"}, {"name": "Bo", "kind": "bot", "strength": "random"}],
}
DEAL: Line = {"action": "*:deal hand/0=1,5 hand/1=2,3", "ms": 0}
FIRST: Line = {"action": "0:show pebble/5", "ms": 1200, "legal": ["0:show pebble/1", "0:show pebble/5"]}
SECOND: Line = {"action": "1:show pebble/3", "ms": 1900}
LAST: Line = {"action": "0:take stone/black", "ms": 2500}
END: Line = {"end": {"winners": [0], "scores": [2, 0], "reason": "best_pebble"}}
PIN: Line = {"pin": {"face": "confused", "text": "why?", "seat": 1}, "ms": 2600}

GAME = (HEADER, DEAL, FIRST, SECOND, LAST, END)
"""A whole game of the toy; each broken record is this one with one thing changed."""


def without(line: Line, key: str) -> Line:
    """`line` with its `key` left out."""
    assert key in line
    return {name: value for name, value in line.items() if name != key}


def text(*lines: Line) -> str:
    """The lines as they stand in a file."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def written(folder: Path, content: str | bytes) -> Path:
    """A file of that content."""
    path = folder / "game.jsonl"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


def refusal(folder: Path, *lines: Line, content: str | bytes | None = None) -> str:
    """Why the record is refused, as LINE: reason; the file is the same afterwards, byte for byte."""
    path = written(folder, text(*lines) if content is None else content)
    before = path.read_bytes()
    with pytest.raises(RecordError) as caught:
        read(path)
    assert path.read_bytes() == before
    where, _, reason = str(caught.value).partition(f"{path}:")
    assert where == ""
    return reason
