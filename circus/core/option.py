"""Options: the declared choices of rules of a game."""

from collections.abc import Mapping
from dataclasses import dataclass

from circus.core.errors import UnknownOptionError, UsageError

Value = str | bool | int

MOST = 999_999_999
"""Of a count: more than any game lasts, and few enough digits to be shown."""


@dataclass(frozen=True)
class Option:
    """A declared choice of rules.

    Attributes:
        name: as written in records and on the command line.
        values: every value it can have, the default first; for a count, a few worth trying.
        is_count: any whole number from 0 to `MOST` is a value.
        absent: the value of games whose record does not name the option, where that is not the default: the
            rules as they were before there was a choice.
    """

    name: str
    values: tuple[Value, ...]
    is_count: bool = False
    absent: Value | None = None

    @property
    def default(self) -> Value:
        """The value when nobody chose."""
        return self.values[0]

    def allows(self, value: object) -> bool:
        """Whether `value` is one of the values, and of their type (`1` is not `true`)."""
        if self.is_count:
            return type(value) is int and 0 <= value <= MOST
        return any(type(value) is type(each) and value == each for each in self.values)

    def read(self, text: str) -> Value:
        """The value that a command line spells; raises `UsageError` for any other text."""
        if self.is_count and text.isascii() and text.isdigit() and len(text) <= len(str(MOST)):
            return int(text)
        spelt = {spell(each): each for each in self.values}
        if self.is_count or text not in spelt:
            raise UsageError(f"option {self.name} cannot be '{text}': choose {self.choices}")
        return spelt[text]

    @property
    def choices(self) -> str:
        """Its values as a person reads them."""
        return "a whole number from 0 on" if self.is_count else ", ".join(map(spell, self.values))


def spell(value: Value) -> str:
    """A value as the command line writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_absent(declared: tuple[Option, ...], recorded: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options that a file names, and for those it lacks what their absence means.

    >>> hearts = Option("hearts", (4, 3, 5))
    >>> with_absent((hearts, Option("walls", (True, False), absent=False)), {})
    {'hearts': 4, 'walls': False}
    """
    absent = {each.name: each.default if each.absent is None else each.absent for each in declared}
    return absent | dict(recorded)


def resolve(declared: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Every declared option with its chosen value or its default; raises `UnknownOptionError`."""
    names = [option.name for option in declared]
    for name in chosen:
        if name not in names:
            known = ", ".join(names) or "none"
            raise UnknownOptionError(f"there is no option '{name}': this game has {known}", name)
    resolved: dict[str, Value] = {}
    for option in declared:
        value = chosen.get(option.name, option.default)
        if not option.allows(value):
            raise UnknownOptionError(
                f"option {option.name} cannot be {value!r}: choose {option.choices}", f"{option.name}={value}"
            )
        assert isinstance(value, str | int)
        resolved[option.name] = value
    return resolved
