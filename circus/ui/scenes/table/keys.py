"""Keys of a table: the command of each key that does not depend on the game."""

from collections.abc import Mapping
from typing import NamedTuple

from circus.ui.input.gestures import Key
from circus.ui.input.keys import LOG, PIN, REDO, UNDO
from circus.ui.scenes.table.commands import Command, FinishMotion, OpenLog, OpenPin, Redo, Undo

PAUSE_KEYS = ("return", "space")


class KeyCommand(NamedTuple):
    """Command of a key.

    Attributes:
        command: the command.
        decides: whether it does not count too soon after a new question.
        in_motion: whether it is handled during motion; else the key does nothing then.
        clicks: whether it sounds like a click.
        shifted: the command with Shift; `None` for the same.
    """

    command: Command
    decides: bool = False
    in_motion: bool = True
    clicks: bool = False
    shifted: Command | None = None


KEYS: Mapping[str, KeyCommand] = {
    **dict.fromkeys(UNDO.keys, KeyCommand(Undo(), decides=True, in_motion=False, shifted=Redo())),
    **dict.fromkeys(REDO.keys, KeyCommand(Redo(), decides=True, in_motion=False)),
    **dict.fromkeys(LOG.keys, KeyCommand(OpenLog())),
    **dict.fromkeys(PIN.keys, KeyCommand(OpenPin())),
}
"""Commands at every table."""

EXERCISE_KEYS: Mapping[str, KeyCommand] = {
    **dict.fromkeys(UNDO.keys, KeyCommand(Undo())),
    **dict.fromkeys(LOG.keys, KeyCommand(OpenLog())),
    **dict.fromkeys(PIN.keys, KeyCommand(OpenPin())),
}
"""Commands at a table with an exercise, where only picks are undone."""

PAUSE: Mapping[str, KeyCommand] = dict.fromkeys(PAUSE_KEYS, KeyCommand(FinishMotion(), decides=True))
"""Keys during a mandatory pause."""


def key_command(key: Key, keys: Mapping[str, KeyCommand]) -> KeyCommand | None:
    """Return the command of a key; `None` for none.

    >>> [key_command(Key(UNDO.keys[0], shift), KEYS).command for shift in (False, True)]
    [Undo(), Redo()]
    """
    found = keys.get(key.key)
    return found._replace(command=found.shifted) if found and found.shifted and key.shift else found
