"""The mistakes a person, a file or a program can make, each told in one sentence."""


class CircusError(Exception):
    """Anything that is told to a person in one line instead of a traceback."""


class UsageError(CircusError):
    """Something was asked for that does not exist: game, option, value, seats, level, bot."""


class UnknownOptionError(UsageError):
    """An option, or a value of one, that the game does not have.

    Attributes:
        name: of the option, with the value where that is what is not known.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class PlayedElsewhereError(UsageError):
    """The game that was asked for is played in another copy of the program at the moment."""


class ParseError(CircusError):
    """A text is not an action of this game in its one canonical spelling."""


class IllegalActionError(CircusError):
    """A well-formed action that the rules forbid now; the message names the rule."""


class ActionNumberError(IllegalActionError, ValueError):
    """Number of an action or draw that does not exist; the message names the range."""


class LevelError(CircusError):
    """A level file that cannot be used; the message names the file and the reason."""


class RecordError(CircusError):
    """A record that cannot be read or does not hold; the message reads FILE:LINE: reason."""


class MissingBoardError(RecordError):
    """A record whose board has changed or gone, and of whose own board no copy is found."""


class LaterRulesError(RecordError):
    """A record of a later version of the rules than the program has."""


class EarlierRulesError(RecordError):
    """A record of an earlier version of the rules that does not hold by the present ones."""


class UnknownNameError(RecordError):
    """A record that names an option, a number of the rules or a bot that the program does not have.

    Attributes:
        name: what is not known.
    """

    def __init__(self, message: str, name: str) -> None:
        super().__init__(message)
        self.name = name


class OverwrittenError(CircusError):
    """Another pygame was installed over pygame-ce, whole or in part; both lie in one folder."""

    def __init__(self) -> None:
        super().__init__(
            "another package has overwritten pygame-ce: run pip uninstall pygame, "
            "then pip install --force-reinstall --no-deps pygame-ce"
        )
