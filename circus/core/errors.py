"""Errors that a user can cause, each with a message of one sentence."""


class CircusError(Exception):
    """Base of the errors that are shown to the user as one line, without a traceback."""


class UsageError(CircusError):
    """Request for a game, option, value, number of seats, level or bot that does not exist."""


class UnknownOptionError(UsageError):
    """Request for an option, or for a value of an option, that the game does not have.

    Attributes:
        name: the unknown option, or `OPTION=VALUE` if only the value is unknown.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class DataFileError(UsageError):
    """Unusable file of data that people edit; the message has the form FILE: reason."""


class PlayedElsewhereError(UsageError):
    """Request to open a game that another instance of the program has open."""


class ParseError(CircusError):
    """Text that is not the canonical spelling of an action of this game."""


class IllegalActionError(CircusError):
    """Well-formed action that the rules forbid in this position; the message names the rule."""


class ActionNumberError(IllegalActionError, ValueError):
    """Action or draw number out of range; the message names the range."""


class LevelError(CircusError):
    """Unusable level file; the message names the file and the reason."""


class RecordError(CircusError):
    """Record that cannot be read or replayed; the message has the form FILE:LINE: reason."""


class MissingBoardError(RecordError):
    """Record whose board was changed or removed, and of which no stored copy exists."""


class LaterRulesError(RecordError):
    """Record of a later version of the rules than the program implements."""


class EarlierRulesError(RecordError):
    """Record of an earlier version of the rules that fails to replay with the present ones."""


class UnknownNameError(RecordError):
    """Record with an option, a number of the rules or a bot that the program does not have.

    Attributes:
        name: the unknown name.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class OverwrittenError(CircusError):
    """Installation in which another pygame package overwrote files of pygame-ce."""

    def __init__(self) -> None:
        super().__init__(
            "another package has overwritten pygame-ce: run pip uninstall pygame, "
            "then pip install --force-reinstall --no-deps pygame-ce"
        )
