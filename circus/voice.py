"""The voice: the one way in which the program says something outside its window, and never fails at it."""

import os
import sys
from collections import deque
from contextlib import suppress
from queue import Full, Queue
from threading import Event, Thread
from typing import TextIO

LATEST = 50
"""So many sentences are remembered for a report."""

LONGEST = 1000
"""Letters of a sentence: a damaged file may have put anything into it. What is cut is its middle."""

PATIENCE_S = 0.2
"""So long a window may stand still for a sentence that is not taken."""

_SPACES = "\u00a0\u202f"
"""Are as good as a blank to a terminal, and French puts them before its signs."""

_SAID: deque[str] = deque(maxlen=LATEST)


def say(message: object) -> None:
    """One line on stderr, and in the next report; a stderr that is closed, full or missing hears nothing."""
    line = cut(plain(cut(str(message), LONGEST)), LONGEST)
    _SAID.append(line)
    if sys.stderr is None:
        return
    teller = next((each for each in _TELLERS if each.stands_for is sys.stderr), None)
    with suppress(Exception):
        spoken = spelt(line, sys.stderr)
        if teller:
            teller.tell(spoken)
        else:
            print(spoken, file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """A text on one line, what cannot be seen of it or would command a terminal spelt out."""
    return "".join(each if each.isprintable() or each in _SPACES else ascii(each)[1:-1] for each in text)


def cut(text: str, most: int) -> str:
    """A text of about so many letters at most; of a longer one what stands in its middle is left out."""
    if len(text) <= most:
        return text
    tail = most // 3
    return f"{text[: most - tail - 3]} … {text[-tail:]}"


def spelt(line: str, stream: TextIO) -> str:
    """The line in letters that the stream can take: a code page knows few, and spells out the others."""
    encoding = getattr(stream, "encoding", None) or "ascii"
    return line.encode(encoding, "backslashreplace").decode(encoding)


def said() -> list[str]:
    """The latest sentences, the oldest first."""
    return list(_SAID)


def wait_for_nobody() -> None:
    """From now on a stderr that takes nothing holds nothing up, such as a pipe or terminal that nobody reads.

    What it has not taken when the program ends is lost.
    """
    with suppress(Exception):
        _TELLERS[:] = [_Teller(sys.stderr)]


class _Teller(Thread):
    """Says things while all else goes on, on a stream of its own that nobody else closes or waits for.

    Attributes:
        stands_for: the stream that would have taken them.
    """

    def __init__(self, stands_for: TextIO) -> None:
        """Raises whatever a stream raises that has no file behind it."""
        super().__init__(daemon=True, name="circus voice")
        self.stands_for = stands_for
        self._stream = os.fdopen(os.dup(stands_for.fileno()), "w", encoding=stands_for.encoding)
        self._lines: Queue[tuple[str, Event]] = Queue(LATEST)
        self._heard = Event()
        self._heard.set()
        self.start()

    def tell(self, line: str) -> None:
        """Waits until a line is heard, but not for a stream that has not taken the last one yet."""
        patience, self._heard = PATIENCE_S if self._heard.is_set() else 0.0, Event()
        with suppress(Full):
            self._lines.put_nowait((line, self._heard))
            self._heard.wait(patience)

    def run(self) -> None:
        """Says one line after the other."""
        while True:
            line, heard = self._lines.get()
            with suppress(Exception):
                print(line, file=self._stream, flush=True)
            heard.set()


_TELLERS: list[_Teller] = []
"""None or one, since nobody is waited for."""
