"""Gestures at a table: each goes to the component that handles it, most of them as a command."""

from collections.abc import Mapping

from circus.ui.input import gestures
from circus.ui.scenes.table.commands import Command, CommandHandlers, Decision, FinishMotion, command_of
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.keys import PAUSE, KeyCommand, key_command
from circus.ui.scenes.table.parts import TableParts


class TableGestures:
    """Router of a table's gestures.

    Attributes:
        commands: the handlers of all commands.
    """

    def __init__(
        self,
        table: TableContext,
        parts: TableParts,
        targets: Mapping[str, Command],
        keys: Mapping[str, KeyCommand],
    ) -> None:
        """Create the router for a table with these commands of targets and keys."""
        self._table = table
        self._parts = parts
        self._targets, self._keys = targets, keys
        self.commands = CommandHandlers()
        parts.subscribe(self.commands)

    def decides(self, name: str) -> bool:
        """Return whether a click on a target now decides a question."""
        director, when = self._table.director, command_of(name, self._targets).decides
        if when in (Decision.NEVER, Decision.ALWAYS):
            return when is Decision.ALWAYS
        if director.busy:
            return director.waiting and when is Decision.IN_PAUSE
        if when is Decision.IN_CHOICE:
            return self._table.input.chooser is not None
        return when is Decision.AT_REST

    def handle(self, gesture: gestures.Gesture) -> bool:
        """Handle a gesture; return whether it was used.

        The open layers and a held hand come before the table.
        """
        self._table.is_at_rest = False
        is_used = self._handle_above(gesture)
        return is_used or self._handle_pointer(gesture) or self._handle_other(gesture)

    def _handle_above(self, gesture: gestures.Gesture) -> bool:
        """Handle a gesture on what is open above the table, or that opens it."""
        parts, table = self._parts, self._table
        if any(layer.handle(gesture) for layer in table.layers.open):
            return True
        holds = isinstance(gesture, gestures.Press) or table.host.held.seat is not None
        if holds and parts.hands.handle(gesture, parts.moves):
            return True
        return isinstance(gesture, gestures.Key | gestures.Hold | gestures.Cancel) and parts.inquiry.ask_by(
            gesture
        )

    def _handle_pointer(self, gesture: gestures.Gesture) -> bool:
        """Handle a gesture of the pointer on the table."""
        table, moves = self._table, self._parts.moves
        match gesture:
            case gestures.Tap(name, pos):
                table.input.menu_at = pos
                self._click(command_of(name, self._targets))
            case gestures.DragStart() | gestures.DragMove():
                if not table.director.busy:
                    moves.pull(gesture)
            case gestures.Drop():
                moves.drop(gesture, is_early=not self._counts())
            case gestures.Wheel(str(name), _) if not table.director.busy:
                return moves.turn_wheel(name)
            case _:
                return False
        return True

    def _handle_other(self, gesture: gestures.Gesture) -> bool:
        """Handle another gesture."""
        table = self._table
        match gesture:
            case gestures.Hover():
                table.input.aim = ""
                table.changed()
            case gestures.Hold() | gestures.Release() | gestures.Lost():
                table.input.drag = None
                self._parts.pace.hold(down=isinstance(gesture, gestures.Hold))
            case gestures.Cancel():
                if not self._parts.moves.take_back():
                    table.owner.step_back()
            case gestures.Key():
                return self._press_key(gesture)
            case _:
                return False
        return True

    def _click(self, command: Command) -> None:
        """Handle the command of a click; during motion most clicks finish it instead."""
        director = self._table.director
        in_pause = director.waiting and command.in_pause
        waits = director.busy and not command.in_motion and not in_pause
        self.commands.handle(FinishMotion() if waits else command)

    def _press_key(self, key: gestures.Key) -> bool:
        """Handle the command of a key; return false for another key."""
        found = self._key_command(key)
        if found is None:
            return False
        is_ready = found.in_motion or not self._table.director.busy
        if is_ready and (not found.decides or self._counts()):
            if found.clicks:
                self._table.kit.audio.play("click")
            self.commands.handle(found.command)
        return True

    def _key_command(self, key: gestures.Key) -> KeyCommand | None:
        """Return the command of a key: in a pause, in a reaction, of a verb, or a constant one."""
        parts, table = self._parts, self._table
        if table.director.waiting and key.key in PAUSE:
            return PAUSE[key.key]
        has_focus = table.manager.focus_at() is not None
        reaction = parts.reactions.key_command(key, has_focus=has_focus)
        return reaction or parts.moves.key_command(key) or key_command(key, self._keys)

    def _counts(self) -> bool:
        """Return whether a key or a drop counts, or comes too soon after a new question."""
        return self._table.manager.guard.lets(pointed=False)
