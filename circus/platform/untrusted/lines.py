"""Reader of untrusted JSON: one object a line or a file, within limits, each key once, all numbers finite.

The standard library's scanner parses it, because it alone can refuse a repeated key. The nesting of a text is
counted before, so that the depth of recursion is limited.
"""

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO, Any, NoReturn

from circus.core.errors import CircusError
from circus.platform.untrusted.files import content
from circus.platform.untrusted.limits import BRACKETS, RECORD, Limits, shortened

_STRING_OR_BRACKET = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


class LineError(CircusError):
    """Fault of one line; the reader of the file adds its name and the line number."""


class CutError(LineError):
    """File that ends in the middle of a line."""


def lines_of(file: IO[bytes], limits: Limits = RECORD) -> Iterator[bytes]:
    """Yield the lines with their line breaks; one that is too long comes in parts, which `parsed` refuses.

    Raises:
        LineError: if there are too many.
    """
    for number, line in enumerate(iter(lambda: file.readline(limits.line + 1), b"")):
        if number >= limits.lines:
            raise LineError(f"there are more than {limits.lines} lines")
        yield line


def parsed(raw: bytes, limits: Limits = RECORD) -> dict[str, Any]:
    """Parse the JSON object of a line; raise `LineError`, and `CutError` if the line is incomplete."""
    if not raw.strip():
        raise LineError("an empty line" if raw else "the file is empty")
    if len(raw) > limits.line:
        raise LineError(f"the line is longer than {limits.line} bytes")
    if _nests_deeper(raw, limits.depth):
        raise LineError(f"the line nests deeper than {limits.depth} levels")
    try:
        line = _decoder(limits.digits).decode(raw.decode())
    except ValueError as error:
        if raw.startswith((b"{", b"\0")) and not raw.endswith(b"\n"):  # zeros: not yet on the disk
            raise CutError("the line is cut off") from None
        bad_bytes = isinstance(error, UnicodeDecodeError)
        raise LineError("not UTF-8 text" if bad_bytes else "not a JSON object") from None
    if not isinstance(line, dict):
        raise LineError("not a JSON object")
    if len(raw) > limits.letters:
        _check_letters(line, limits.letters)
    return line


def parsed_file(path: Path, limits: Limits, *, installed: bool = False) -> dict[str, Any]:
    """Parse the JSON object of a whole file; raise OSError and `LineError`."""
    return parsed(content(path, limits.file, installed=installed) + b"\n", limits)


def _nests_deeper(raw: bytes, most: int) -> bool:
    """Return whether brackets outside strings are nested more than `most` levels deep."""
    brackets = raw.count(b"{") + raw.count(b"[")
    if brackets <= most:
        return False
    if brackets > BRACKETS:
        raise LineError(f"the line has more than {BRACKETS} brackets")
    depth = 0
    for found in _STRING_OR_BRACKET.finditer(raw):
        if found[0] in b"[{":
            depth += 1
            if depth > most:
                return True
        elif found[0] in b"]}":
            depth -= 1
    return False


@cache
def _decoder(digits: int) -> json.JSONDecoder:
    def whole(spelt: str) -> int:
        _check_digits(spelt, digits)
        return int(spelt)

    def broken(spelt: str) -> float:
        _check_digits(spelt, digits)
        number = float(spelt)
        return number if math.isfinite(number) else _refuse_number(spelt)

    return json.JSONDecoder(
        object_pairs_hook=_object, parse_int=whole, parse_float=broken, parse_constant=_refuse_number
    )


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise LineError(f"the key '{shortened(key, 40)}' stands twice")
        found[key] = value
    return found


def _check_digits(spelt: str, most: int) -> None:
    if len(spelt) > most:
        raise LineError(f"a number has more than {most} digits")


def _refuse_number(spelt: str) -> NoReturn:
    raise LineError(f"{spelt} is no number that can be")


def _check_letters(line: dict[str, Any], most: int) -> None:
    """Refuse a string that is too long; iterate level by level."""
    level: list[Any] = [line]
    while level:
        inner: list[Any] = []
        for value in level:
            if isinstance(value, str):
                if len(value) > most:
                    raise LineError(f"a string is longer than {most} letters")
            elif isinstance(value, dict):
                inner += [*value, *value.values()]
            elif isinstance(value, list):
                inner += value
        level = inner
