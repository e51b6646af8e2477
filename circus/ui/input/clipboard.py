"""Clipboard of the system for text fields: Ctrl+C, Ctrl+X, Ctrl+V and their older forms."""

import time
from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from circus.platform.systems import spawning_context
from circus.ui.input.gestures import Key
from circus.ui.input.keys import COPY, CUT, PASTE, SELECT_ALL, Shortcut

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

MAX_PASTED = 2_000
"""Characters that are read from the clipboard; a field then takes as many letters as it has room for."""
LIMIT_SECONDS = 3.0
"""Time after which an owner of the clipboard that does not answer is given up."""

_WITH_SHIFT = {"delete": CUT, "insert": PASTE}


def field_command(key: Key) -> Shortcut | None:
    """Return `COPY`, `CUT`, `PASTE` or `SELECT_ALL` for keys of a text field; `None` for any other key.

    >>> field_command(Key("insert", shift=True)) is PASTE, field_command(Key("insert"))
    (True, None)
    """
    if key.shift:
        return _WITH_SHIFT.get(key.key)
    return next((each for each in (COPY, CUT, PASTE, SELECT_ALL) if key.key in each), None)


class Clipboard:
    """Text of the clipboard; nothing waits for the program that owns it.

    Under X11 the owner of a text is asked for it, and SDL waits a second for one that does not answer. There
    another process asks; elsewhere the system answers at once.
    """

    def __init__(self) -> None:
        self._answer: str | None = None
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._due = 0.0

    def copy(self, text: str) -> bool:
        """Put text into the clipboard; return whether the system took it."""
        with suppress(pygame.error):
            pygame.scrap.put_text(text)
            return True
        return False

    def ask(self) -> None:
        """Ask for the text; `take` returns it once it has arrived."""
        self.close()
        if pygame.display.get_driver() != "x11":
            self._answer = _read()
            return
        context = spawning_context()
        line, end = context.Pipe(duplex=False)
        process = context.Process(target=_send, args=(end,), daemon=True)
        try:
            process.start()
        except OSError:  # no process can be had: nothing is pasted
            line.close()
            return
        finally:
            end.close()
        self._process, self._line, self._due = process, line, time.monotonic() + LIMIT_SECONDS

    @property
    def is_asked(self) -> bool:
        """Whether an answer may still arrive."""
        return self._answer is not None or self._line is not None

    def take(self) -> str:
        """Return the text that was asked for if it has arrived, once; "" before, or if there is none."""
        if self._line is not None and (self._line.poll() or time.monotonic() > self._due):
            with suppress(EOFError, OSError):
                self._answer = str(self._line.recv()) if self._line.poll() else None
            self.close(keeps=True)
        text, self._answer = self._answer or "", None
        return text

    def close(self, *, keeps: bool = False) -> None:
        """End the process that asks; drop its answer unless it `keeps` it."""
        if self._process is not None and self._line is not None:
            self._line.close()
            self._process.kill()
        self._process = self._line = None
        if not keeps:
            self._answer = None


def _read() -> str:
    try:
        return pygame.scrap.get_text()[:MAX_PASTED]
    except (pygame.error, UnicodeError):  # no clipboard, or what is in it is no text
        return ""


def _send(end: "Connection") -> None:
    """Send the text of the clipboard: the process of `Clipboard.ask`."""
    pygame.display.init()
    with suppress(OSError):
        end.send(_read())
