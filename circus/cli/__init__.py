"""Command line: parses its words, runs one command and returns its exit code.

`commands` lists all commands; the other modules define them. A command imports what it needs when it runs, so
that `circus` opens fast and commands without a screen run without pygame.
"""

import argparse
import gc
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from traceback import walk_tb
from typing import Any, NoReturn

from circus import games
from circus.cli.termination import end_helpers
from circus.cli.words import FAILED, WRONG_USAGE
from circus.core.errors import CircusError, UsageError
from circus.platform.console import say
from circus.platform.systems import is_broken_pipe

STDOUT = 1
"""File descriptor of standard output."""


class _Parser(argparse.ArgumentParser):
    """Parser that reports an error in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print a page of help; unlike argparse's own method this one lets a failed write be reported."""
        if message:
            print(message, end="", file=file)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command in `words` (by default the command line); return the exit code."""
    _fill_gaps()
    _speak_plainly()
    gc.disable()  # loading creates little garbage, and searching for it takes a twentieth of that time
    try:
        return _execute(words)
    except UsageError as error:
        return _complain(error, WRONG_USAGE)
    except CircusError as error:
        return _complain(error, FAILED)
    except OSError as error:
        if is_broken_pipe(error):
            return FAILED
        return _complain(f"{error.filename or 'writing failed'}: {error.strerror or error}", FAILED)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C would print a traceback
        return _complain("stopped; every line already written is kept", FAILED)
    except Exception as error:
        return _complain(_bug(error), FAILED)
    finally:
        gc.enable()
        end_helpers()
        _let_go_of_output()


def _execute(words: Sequence[str] | None) -> int:
    """Run the command; return its exit code once all its output is written.

    Raises:
        OSError: the output cannot be written. A stdout that got no output may be full or closed.
    """
    try:
        arguments = _read(words)
        code: int = arguments.run(arguments)
    except SystemExit:  # after --help and --version
        _flush_output()
        raise
    _flush_output()
    return code


def _flush_output() -> None:
    """Write the buffered output; print(end="") would also try to write nothing, which /dev/full refuses."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _fill_gaps() -> None:
    """Open the null device for a closed standard input, output or error.

    Otherwise the next opened file, maybe a record, would get its number, and a library's messages on stderr
    would be written into it. A closed output is opened for reading only, so that printing fails as in other
    programs. On Windows an app without a console has no output and prints into nothing.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            fails = number == STDOUT and sys.platform != "win32"
            os.set_inheritable(os.open(os.devnull, os.O_RDONLY if fails else os.O_RDWR), True)
            if fails and sys.stdout is None:
                sys.stdout = os.fdopen(STDOUT, "w", encoding="utf-8", closefd=False)


def _speak_plainly() -> None:
    """Escape characters that a terminal cannot write, whatever its locale."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _complain(message: object, code: int) -> int:
    say(f"circus: {message}")
    return code


def _bug(error: Exception) -> str:
    """Return the message about a bug of a game or of this program, with type and place, for a report."""
    if in_game := games.fault_in_game(error):
        return in_game
    *_, (frame, number) = walk_tb(error.__traceback__)
    place = f"{Path(frame.f_code.co_filename).name}:{number}"
    return f"this is a mistake of the program, please report it: {type(error).__name__} at {place}: {error}"


def _let_go_of_output() -> None:
    """Drop output that cannot be written: Python would try again at the exit, and make the exit code 120."""
    for stream in (sys.stdout, sys.stderr):
        if stream is None or stream.closed:
            continue
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _read(words: Sequence[str] | None) -> argparse.Namespace:
    """Parse the words; without a command the app is opened, which schedules the garbage collector itself.

    Words about the window alone are parsed before the commands are loaded, which takes longer.
    """
    from circus.cli import screen

    with suppress(UsageError):  # reported below, where all words are known
        arguments, others = _parser(add_help=False).parse_known_args(words)
        if not others:
            screen.check_window(arguments)
            return arguments
    from circus.cli.commands import add_commands

    parser = _parser()
    add_commands(parser)
    arguments = parser.parse_args(words)
    screen.check_window(arguments)
    gc.enable()
    return arguments


def _parser(*, add_help: bool = True) -> argparse.ArgumentParser:
    """Return the parser of the app's own options."""
    from circus.cli import screen

    parser = _Parser(prog="circus", description="Five tabletop games at one table.", add_help=add_help)
    screen.add_window(parser)
    parser.set_defaults(run=screen.open_app)
    return parser
