"""Numbers of a game's rules that a designer may change: hearts, cards dealt, points to win."""

from collections.abc import Mapping
from dataclasses import dataclass

from circus.core.errors import UnknownOptionError, UsageError


@dataclass(frozen=True)
class Number:
    """Declared number of the rules with its range.

    >>> hearts = Number("hearts", 4, 1, 9, "hearts")
    >>> hearts.read("5"), hearts.allows(10), hearts.choices
    (5, False, 'a whole number from 1 to 9')

    Attributes:
        name: as written in records and on the command line.
        default: value of the published rules.
        least, most: smallest and largest value.
        unit: what it counts; the part after `unit-` of a message in `texts.*.ftl` that takes `$count`.
    """

    name: str
    default: int
    least: int
    most: int
    unit: str

    def allows(self, value: object) -> bool:
        """Return whether `value` is a whole number of the range."""
        return type(value) is int and self.least <= value <= self.most

    def read(self, text: str) -> int:
        """Return the value that `text` spells on a command line; raises `UsageError` if there is none."""
        digits = text.isascii() and text.isdigit() and len(text) <= len(str(self.most))
        if not digits or not self.allows(int(text)):
            raise UsageError(f"number {self.name} cannot be '{text}': choose {self.choices}")
        return int(text)

    @property
    def choices(self) -> str:
        """Possible values as text for a person."""
        return f"a whole number from {self.least} to {self.most}"


class TooFewPiecesError(UsageError):
    """Numbers that need more pieces (cards dealt, marbles for all holes) than there are.

    Attributes:
        needed, present: number of pieces.
    """

    def __init__(self, needed: int, present: int) -> None:
        super().__init__(
            f"these numbers need {needed} pieces, but there are {present}: take fewer, or have more of them"
        )
        self.needed, self.present = needed, present


def resolve_numbers(declared: tuple[Number, ...], chosen: Mapping[str, object]) -> dict[str, int]:
    """Return the value of every declared number, chosen or default; other names are ignored.

    Raises:
        UnknownOptionError: a number does not allow the chosen value.
    """
    resolved: dict[str, int] = {}
    for number in declared:
        value = chosen.get(number.name, number.default)
        if type(value) is not int or not number.allows(value):
            raise UnknownOptionError(
                f"number {number.name} cannot be {value!r}: choose {number.choices}", f"{number.name}={value}"
            )
        resolved[number.name] = value
    return resolved
