"""Reactions at a table on the screen.

The preferences' panel, secret keys and buttons, the hand-over button.
"""

from collections.abc import Hashable
from dataclasses import replace
from math import ceil

from circus.session.reactions import MODES
from circus.ui.gfx.widgets import Widget
from circus.ui.input.gestures import Key
from circus.ui.scenes.table import preferences
from circus.ui.scenes.table.commands import (
    Arm,
    ChooseMode,
    CloseInstructions,
    CommandHandlers,
    ConcludeReaction,
    React,
    TakeUp,
)
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.keys import KeyCommand
from circus.ui.scenes.table.take_up import take_up
from circus.ui.skins.table_view import DrawnWindow, TableView

STEPS = 24
"""Number of visible steps of a shared window's clock."""


class Reactions:
    """Reaction windows of a table.

    Attributes:
        is_explained: whether the instructions about secret reactions were read.
    """

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self.is_explained = False
        self._window: Hashable = None
        self._step = 0

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the buttons of reactions and their preferences, and of a covered hand."""
        host = self._table.host
        commands.on(TakeUp, lambda _: host.open_curtain())
        commands.on(CloseInstructions, lambda _: self._close_instructions())
        commands.on(ConcludeReaction, lambda command: self._conclude(command.seat))
        commands.on(React, lambda command: host.declare(command.seat))
        commands.on(ChooseMode, lambda command: self._choose(command.mode))
        commands.on(Arm, lambda command: self._arm(command.kind))

    def without_prompt(self, view: TableView) -> TableView:
        """Return a table without a prompt if the hand-over button replaces it."""
        is_called = self._table.host.call is not None
        return replace(view, covered=replace(view.covered, is_called=True)) if is_called else view

    def asking(self) -> DrawnWindow | None:
        """Return the drawn part of the open window for the viewer, with its secret buttons."""
        host = self._table.host
        clock = host.clock
        if clock.window is None or self._table.session.match.outcome:
            return None
        left, done = ceil(clock.left * STEPS) / STEPS, tuple(sorted(clock.concluded))
        return DrawnWindow(clock.window, host.secret, self.explains, left, done)

    @property
    def explains(self) -> bool:
        """Whether several persons get the instructions about secret reactions, once."""
        return bool(self._table.host.secret) and not self.is_explained and self._table.presenter.shows_all

    def advance(self) -> None:
        """Reject clicks for a moment when secret buttons have appeared: they were meant for other items."""
        table, clock = self._table, self._table.host.clock
        shows = clock.window is not None and table.host.secret and table.presenter.shows_all
        key = clock.window.key if clock.window and shows else None
        step = ceil(clock.left * STEPS) if key is not None else 0
        if key != self._window:
            self._window = key
            if key is not None:
                table.manager.hold_clicks()
            table.changed()
        elif step != self._step:
            table.changed()
        self._step = step

    def key_command(self, key: Key, *, has_focus: bool) -> KeyCommand | None:
        """Return the command of a key that reveals the called person's hand or reacts secretly.

        A secret key sounds the same with and without the card.
        """
        table = self._table
        if key.key == "return" and not has_focus and table.host.call is not None:
            return KeyCommand(TakeUp(), decides=True)
        asking = table.view.asking
        for seat in asking.secret if asking and not asking.explains else ():
            if table.skin.input.secret_key(table.view, seat) == key.key:
                return KeyCommand(React(seat), clicks=True)
        return None

    def widgets(self) -> list[Widget]:
        """Return the open panel of preferences, or the button for a covered hand."""
        table = self._table
        zones = table.view.layout.zones
        if preferences.BUTTON in table.presenter.opened.buttons and preferences.buttons(table.host):
            return preferences.panel(table.kit, table.host, zones["button/ask"])
        call = table.host.call
        return [take_up(table.kit, table.session.seats[call.seat].name, zones["prompt"])] if call else []

    def _close_instructions(self) -> None:
        self.is_explained = True
        self._table.changed()

    def _conclude(self, seat: int) -> None:
        host = self._table.host
        if seat in host.secret:
            host.clock.conclude(seat, host.session.people)
        self._table.changed()

    def _choose(self, mode: str) -> None:
        clock = self._table.host.clock
        if mode in MODES:
            clock.reactions.choose(self._table.host.viewer, mode, clock.turn)
            self._preferences_changed()

    def _arm(self, kind: str) -> None:
        host = self._table.host
        if kind in host.session.game.facts.window_kinds:
            host.clock.reactions.arm(host.viewer, kind)
            self._preferences_changed()

    def _preferences_changed(self) -> None:
        """Withdraw the question if the person no longer wishes to be asked."""
        host = self._table.host
        if host.clock.window and not host.clock.asks(host.viewer, host.session.people):
            host.withdraw()
            self._table.input.chooser = None
        self._table.owner.picks_changed()
