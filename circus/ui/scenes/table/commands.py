"""Commands of a table: the meaning of a click on a target, as data, and the components that handle it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, TypeVar

from circus.ui.gfx.widgets.answers import RULES
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.scenes.table import preferences
from circus.ui.scenes.table.buttons import HINT, LOG, MENU, PIN, REDO, UNDO
from circus.ui.scenes.table.coaching import ANYWAY, BADGE
from circus.ui.scenes.table.pause_button import SEEN
from circus.ui.scenes.table.phone_marks import AWAY as AWAY_PHONE
from circus.ui.scenes.table.phone_marks import CONNECTED
from circus.ui.scenes.table.tabletop import WHY
from circus.ui.scenes.table.take_up import TAKE_UP
from circus.ui.scenes.table.watching import FAST, SKIP
from circus.ui.skins.table_view import ANSWERED, SECRET, UNDERSTOOD


class Decision(Enum):
    """State of the table in which a command decides a question, and so does not count too soon after it."""

    NEVER = "never"
    ALWAYS = "always"
    AT_REST = "at rest"
    IN_PAUSE = "in a mandatory pause"
    IN_CHOICE = "at rest, when it is the person's turn"


@dataclass(frozen=True)
class Command:
    """Request of the person at the screen.

    Attributes:
        decides: when a click on its target decides a question.
        in_motion: whether it is handled during motion; else a click finishes the motion instead.
        in_pause: whether it is handled during a mandatory pause; else a click ends the pause instead.
    """

    decides: ClassVar[Decision] = Decision.NEVER
    in_motion: ClassVar[bool] = False
    in_pause: ClassVar[bool] = True


@dataclass(frozen=True)
class Pick(Command):
    """Pick of an item on the table."""

    name: str
    decides = Decision.IN_CHOICE
    in_pause = False


@dataclass(frozen=True)
class FinishMotion(Command):
    """End of the motion, or of its mandatory pause: a click on nothing, or on the button of the pause."""

    decides = Decision.IN_PAUSE
    in_motion = True


@dataclass(frozen=True)
class PressButton(Command):
    """Press of a button that the skin declares."""

    name: str


@dataclass(frozen=True)
class NameVerb(Command):
    """Choice of the verbs of a key."""

    key: str


@dataclass(frozen=True)
class OpenMenu(Command):
    """Opening of the table's menu."""

    in_motion = True


@dataclass(frozen=True)
class OpenLog(Command):
    """Opening of the log."""

    in_motion = True


@dataclass(frozen=True)
class OpenPin(Command):
    """Opening of the pin dialog."""

    in_motion = True


@dataclass(frozen=True)
class OpenRules(Command):
    """Opening of the rulebook."""

    in_motion = True


@dataclass(frozen=True)
class AskWhy(Command):
    """Question for the reason of the refusal or of the last event."""


@dataclass(frozen=True)
class AskAbout(Command):
    """Question about a button; `name` is its target's."""

    name: str


@dataclass(frozen=True)
class Undo(Command):
    """Undo of the last pick or action."""


@dataclass(frozen=True)
class Redo(Command):
    """Redo of the last undone action."""


@dataclass(frozen=True)
class SeekHint(Command):
    """Request of a hint."""


@dataclass(frozen=True)
class PlayAnyway(Command):
    """Confirmation of the action that the coach warns about."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class ChangePace(Command):
    """Toggling of the spectators' pace."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class SkipToEnd(Command):
    """Skip to the end of a game without further choices of persons."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class TakeUp(Command):
    """Reveal of the hand of the called person."""

    decides = Decision.AT_REST


@dataclass(frozen=True)
class React(Command):
    """Secret reaction of a seat."""

    seat: int
    decides = Decision.AT_REST


@dataclass(frozen=True)
class CloseInstructions(Command):
    """End of the instructions about secret reactions."""

    decides = Decision.AT_REST


@dataclass(frozen=True)
class ConcludeReaction(Command):
    """Report of a seat that it has reacted or does not react."""

    seat: int
    decides = Decision.AT_REST


@dataclass(frozen=True)
class ChooseMode(Command):
    """Choice of when to ask the person for a reaction."""

    mode: str
    decides = Decision.AT_REST


@dataclass(frozen=True)
class Arm(Command):
    """Toggling of the automatic reaction to the next card of a kind."""

    kind: str


@dataclass(frozen=True)
class ClosePreferences(Command):
    """Closing of the panel of preferences for reactions."""


C = TypeVar("C", bound=Command)

TARGETS: Mapping[str, Command] = {
    MENU: OpenMenu(),
    LOG: OpenLog(),
    PIN: OpenPin(),
    RULES: OpenRules(),
    WHY: AskWhy(),
    UNDO: Undo(),
    REDO: Redo(),
    HINT: SeekHint(),
    ANYWAY: PlayAnyway(),
    FAST: ChangePace(),
    SKIP: SkipToEnd(),
    SEEN: FinishMotion(),
    TAKE_UP: TakeUp(),
    UNDERSTOOD: CloseInstructions(),
    AWAY: ClosePreferences(),
}
"""Commands of the targets with a constant name."""

_PREFIXES: Sequence[tuple[str, Callable[[str], Command]]] = (
    (BADGE, lambda rest: AskAbout(f"{BADGE}{rest}")),
    (CONNECTED, lambda rest: AskAbout(f"{CONNECTED}{rest}")),
    (AWAY_PHONE, lambda rest: AskAbout(f"{AWAY_PHONE}{rest}")),
    (SECRET, lambda rest: React(int(rest))),
    (ANSWERED, lambda rest: ConcludeReaction(int(rest))),
    (f"{preferences.BUTTON}/", ChooseMode),
    (preferences.ARM, Arm),
)
"""Commands of the targets whose name ends with a seat, a mode or a kind of card."""


def command_of(name: str | None, targets: Mapping[str, Command] = TARGETS) -> Command:
    """Return the command of a click on a target; `None` is a click on no target.

    >>> command_of("ui/arm/attack"), command_of("card/7"), command_of(None)
    (Arm(kind='attack'), Pick(name='card/7'), FinishMotion())
    """
    if name is None:
        return FinishMotion()
    if name in targets:
        return targets[name]
    for prefix, make in _PREFIXES:
        if name.startswith(prefix):
            return make(name.removeprefix(prefix))
    return PressButton(name) if name.startswith("ui/") else Pick(name)


class CommandHandlers:
    """Handlers of a table's commands, by the type of the command."""

    def __init__(self) -> None:
        self._handlers: dict[type[Command], Callable[[Any], object]] = {}

    def on(self, kind: type[C], handle: Callable[[C], object]) -> None:
        """Subscribe to a type of command; a later handler replaces an earlier one."""
        self._handlers[kind] = handle

    def handle(self, command: Command) -> None:
        """Pass a command to its handler."""
        self._handlers[type(command)](command)
