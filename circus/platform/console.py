"""Console output: the one way to print lines, which may hold names from files, to stdout and stderr."""

import os
import sys
from collections import deque
from contextlib import suppress
from queue import Full, Queue
from threading import Event, Thread
from typing import TextIO

LATEST = 50
"""Maximum number of messages that are stored for a report."""

LONGEST = 1000
"""Maximum length of a message in characters: a damaged file may contain anything. The middle is cut."""

PATIENCE_S = 0.2
"""Maximum time that a window may wait for a message that stderr does not take, in seconds."""

_SPACES = "\u00a0\u202f"
"""Spaces that a terminal prints as blanks; French puts them before its punctuation."""

_PRINTED: deque[str] = deque(maxlen=LATEST)


def say(message: object) -> None:
    """Print one line on stderr and store it for the next report; a stderr that takes nothing is ignored."""
    line = cut(plain(cut(str(message), LONGEST)), LONGEST)
    _PRINTED.append(line)
    if sys.stderr is None:
        return
    teller = next((each for each in _TELLERS if each.stands_for is sys.stderr), None)
    with suppress(Exception):
        spoken = spelt(line, sys.stderr)
        if teller:
            teller.print_line(spoken)
        else:
            print(spoken, file=sys.stderr, flush=True)


def show(line: object) -> None:
    """Print one line of a command's result on stdout; raise OSError if that takes nothing.

    A name or text from outside cannot control the terminal: invisible characters are escaped.
    """
    print(plain(str(line)), flush=True)


def plain(text: str) -> str:
    """Return a text on one line, with invisible and control characters escaped."""
    return "".join(each if each.isprintable() or each in _SPACES else ascii(each)[1:-1] for each in text)


def cut(text: str, most: int) -> str:
    """Return a text of at most about `most` characters; the middle of a longer one is replaced by "…"."""
    if len(text) <= most:
        return text
    tail = most // 3
    return f"{text[: most - tail - 3]} … {text[-tail:]}"


def spelt(line: str, stream: TextIO) -> str:
    """Return the line with the characters escaped that the stream's encoding lacks."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    return line.encode(encoding, "backslashreplace").decode(encoding)


def latest_messages() -> list[str]:
    """Return the latest messages, the oldest first."""
    return list(_PRINTED)


def wait_for_nobody() -> None:
    """Print in a thread from now on, so that a pipe or terminal without a reader blocks nothing.

    Lines that are still queued when the program ends are lost.
    """
    with suppress(Exception):
        _TELLERS[:] = [_LinePrinter(sys.stderr)]


class _LinePrinter(Thread):
    """Thread that prints messages to a private copy of a stream.

    Attributes:
        stands_for: the original stream.
    """

    def __init__(self, stands_for: TextIO) -> None:
        """Start the thread; raise what a stream without a file raises."""
        super().__init__(daemon=True, name="circus voice")
        self.stands_for = stands_for
        self._stream = os.fdopen(os.dup(stands_for.fileno()), "w", encoding=stands_for.encoding)
        self._lines: Queue[tuple[str, Event]] = Queue(LATEST)
        self._is_printed = Event()
        self._is_printed.set()
        self.start()

    def print_line(self, line: str) -> None:
        """Queue a line and wait until it is printed, unless the stream has not taken the previous one yet."""
        patience, self._is_printed = PATIENCE_S if self._is_printed.is_set() else 0.0, Event()
        with suppress(Full):
            self._lines.put_nowait((line, self._is_printed))
            self._is_printed.wait(patience)

    def run(self) -> None:
        """Print the queued lines in order."""
        while True:
            line, is_printed = self._lines.get()
            with suppress(Exception):
                print(line, file=self._stream, flush=True)
            is_printed.set()


_TELLERS: list[_LinePrinter] = []
"""At most one; an empty list prints directly."""
