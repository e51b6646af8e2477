"""Shapes: requirements on an untrusted JSON value, declared as data and checked in one place.

A library for this would accept a repeated key, 2.0 for 2 and a number of 401 digits, and would need our error
messages. It would only replace these hundred lines.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from circus.platform.untrusted.lines import LineError

MANY = 10**9
"""Maximum of every counted quantity in a game."""

_MISSING = object()
_MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|\+00:00)", re.ASCII)
_YEARS = range(1970, 3000)
"""Years of a plausible clock; the ends of the calendar fit no time zone."""


def _nothing(_value: Any) -> Iterable[tuple[str, Any, "Shape"]]:
    return ()


@dataclass(frozen=True)
class Shape:
    """Requirements on a value.

    Attributes:
        says: ends the sentence "it has to be …".
        fits: whether a value is of this kind, apart from its parts.
        within: its parts: the path (".name", "[0]"), the value, and its shape.
    """

    says: str
    fits: Callable[[Any], bool]
    within: Callable[[Any], Iterable[tuple[str, Any, "Shape"]]] = _nothing

    def check(self, value: object, where: str = "") -> None:
        """Refuse a value of another shape; raise `LineError` with the path to the fault.

        It recurses as deep as the shape was declared, not as deep as the value is.
        """
        if not self.fits(value):
            called = f"'{where.removeprefix('.')}'" if where else "it"
            is_there = (
                f"{called} has to be" if value is not _MISSING else f"{called} is missing: it has to be"
            )
            raise LineError(f"{is_there} {self.says}")
        for way, inner, shape in self.within(value):
            shape.check(inner, where + way)

    def holds(self, value: object) -> bool:
        """Return whether a value has this shape."""
        try:
            self.check(value)
        except LineError:
            return False
        return True


def object_of(
    needed: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, *, closed: bool = False
) -> Shape:
    """Return the shape of an object with these keys; others are ignored, or refused if it is `closed`."""
    optional = optional or {}
    known = {*needed, *optional}

    def fits(value: object) -> bool:
        return isinstance(value, dict) and not (closed and value.keys() - known)

    def within(value: dict[str, Any]) -> Iterable[tuple[str, Any, Shape]]:
        for key, shape in needed.items():
            yield f".{key}", value.get(key, _MISSING), shape
        for key, shape in optional.items():
            if key in value:
                yield f".{key}", value[key], shape

    keys = f" with the keys {', '.join([*needed, *optional])} alone" if closed else ""
    return Shape(f"a JSON object{keys}", fits, within)


def list_of(shape: Shape, most: int) -> Shape:
    """Return the shape of an array of at most `most` values of one shape."""
    return Shape(
        f"a JSON array (of {most} values at most)",
        lambda value: isinstance(value, list) and len(value) <= most,
        lambda value: ((f"[{number}]", inner, shape) for number, inner in enumerate(value)),
    )


def table_of(shape: Shape, most: int) -> Shape:
    """Return the shape of an object with at most `most` arbitrary keys, each with a value of one shape."""
    return Shape(
        f"a JSON object (of {most} keys at most)",
        lambda value: isinstance(value, dict) and len(value) <= most,
        lambda value: ((f".{key[:40]}", inner, shape) for key, inner in value.items()),
    )


def either(*shapes: Shape) -> Shape:
    """Return the shape of a value that fits one of several shapes; none of these may have parts."""
    return Shape(" or ".join(each.says for each in shapes), lambda value: any(s.fits(value) for s in shapes))


def choice(*values: str) -> Shape:
    """Return the shape of one of these strings."""
    listed = " or ".join(f"'{each}'" for each in values)
    return Shape(listed, lambda value: isinstance(value, str) and value in values)


def whole(least: int | None = None, most: int | None = None) -> Shape:
    """Return the shape of a whole number in a range; booleans and 2.0 are refused."""
    low, high = -MANY if least is None else least, MANY if most is None else most
    bounds = "" if least is None else f" from {low}" + ("" if most is None else f" to {high}")
    return Shape(f"a whole number{bounds}", lambda value: type(value) is int and low <= value <= high)


def number(least: float, most: float) -> Shape:
    """Return the shape of any number in a range."""
    return Shape(
        f"a number from {least} to {most}",
        lambda value: type(value) in (int, float) and least <= value <= most,
    )


TEXT = Shape("a JSON string", lambda value: isinstance(value, str))
FLAG = Shape("true or false", lambda value: isinstance(value, bool))
NULL = Shape("null", lambda value: value is None)
OBJECT = Shape("a JSON object", lambda value: isinstance(value, dict))


def _is_moment(value: object) -> bool:
    if not isinstance(value, str) or not _MOMENT.fullmatch(value):
        return False
    try:
        return datetime.fromisoformat(value).year in _YEARS
    except ValueError:
        return False


MOMENT = Shape("a time such as 2026-11-20T10:00:00Z", _is_moment)
