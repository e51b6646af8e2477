"""The voice: the one way in which the program says something outside its window, and never fails at it."""

import sys
from collections import deque
from contextlib import suppress
from typing import TextIO

LATEST = 50
"""So many sentences are remembered for a report."""

LONGEST = 1000
"""Letters of a sentence: a damaged file may have put anything into it. What is cut is its middle."""

_SAID: deque[str] = deque(maxlen=LATEST)


def say(message: object) -> None:
    """One line on stderr, and in the next report; a stderr that is closed, full or missing hears nothing."""
    text = str(message)
    if len(text) > LONGEST:
        text = f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"
    line = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)
    _SAID.append(line)
    if sys.stderr is not None:
        with suppress(Exception):
            print(spelt(line, sys.stderr), file=sys.stderr, flush=True)


def spelt(line: str, stream: TextIO) -> str:
    """The line in letters that the stream can take: a code page knows few, and spells out the others."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    return line.encode(encoding, "backslashreplace").decode(encoding)


def said() -> list[str]:
    """The latest sentences, the oldest first."""
    return list(_SAID)
