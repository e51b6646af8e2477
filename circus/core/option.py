"""Options: the declared variants of a game's rules."""

from collections.abc import Mapping
from dataclasses import dataclass

from circus.core.errors import UnknownOptionError, UsageError

Value = str | bool | int

MAX_COUNT = 999_999_999
"""Maximum value of a count: more than any game needs, with few enough digits to be shown."""


@dataclass(frozen=True)
class Option:
    """Declared variant of the rules with its possible values.

    >>> push = Option("push", ("none", "clumsy"))
    >>> push.default, push.read("clumsy")
    ('none', 'clumsy')
    >>> push.allows("hard")
    False
    >>> marbles = Option("marbles", (2, 3, 4), usual=3)
    >>> marbles.default, marbles.others
    (3, (2, 4))

    Attributes:
        name: as written in records and on the command line.
        values: possible values in the order shown; for a count, a few values worth a try.
        is_count: true if any whole number from 0 to `MAX_COUNT` is a value.
        usual: the default, if it is not the first value.
        absent: value for records that do not name the option, if it differs from the default: the rules as
            they were before the option existed.
        icon: name of its pictogram in the set-up.
    """

    name: str
    values: tuple[Value, ...]
    is_count: bool = False
    usual: Value | None = None
    absent: Value | None = None
    icon: str = "gear"

    def __post_init__(self) -> None:
        """Raise `UsageError` if the default or the value for older records is not allowed."""
        for value in (self.usual, self.absent):
            if value is not None and not self.allows(value):
                raise UsageError(f"option {self.name} cannot be {value!r}: choose {self.choices}")

    @property
    def default(self) -> Value:
        """Value that is used if none is chosen."""
        return self.values[0] if self.usual is None else self.usual

    @property
    def is_on_or_off(self) -> bool:
        """True if it has no other values than true and false."""
        return all(isinstance(value, bool) for value in self.values)

    @property
    def others(self) -> tuple[Value, ...]:
        """Values apart from the default, in the order shown."""
        return tuple(value for value in self.values if value != self.default)

    def allows(self, value: object) -> bool:
        """Return whether `value` is possible and of the right type (`1` is not `true`)."""
        if self.is_count:
            return type(value) is int and 0 <= value <= MAX_COUNT
        return any(type(value) is type(each) and value == each for each in self.values)

    def read(self, text: str) -> Value:
        """Return the value that `text` spells on a command line; raises `UsageError` if there is none."""
        if self.is_count and text.isascii() and text.isdigit() and len(text) <= len(str(MAX_COUNT)):
            return int(text)
        spelt = {spell(each): each for each in self.values}
        if self.is_count or text not in spelt:
            raise UsageError(f"option {self.name} cannot be '{text}': choose {self.choices}")
        return spelt[text]

    @property
    def choices(self) -> str:
        """Possible values as text for a person."""
        return "a whole number from 0 on" if self.is_count else ", ".join(map(spell, self.values))


def spell(value: Value) -> str:
    """Return a value as the command line writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def with_absent(declared: tuple[Option, ...], recorded: Mapping[str, Value]) -> dict[str, Value]:
    """Return the options of a record, with the values that missing ones had when it was written.

    >>> hearts = Option("hearts", (4, 3, 5))
    >>> with_absent((hearts, Option("walls", (True, False), absent=False)), {})
    {'hearts': 4, 'walls': False}
    """
    absent = {each.name: each.default if each.absent is None else each.absent for each in declared}
    return absent | dict(recorded)


def resolve(declared: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every declared option, chosen or default.

    Raises:
        UnknownOptionError: an option is not declared, or it does not allow the chosen value.
    """
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
