"""Reactions at a table on the screen.

The preferences' panel, secret keys and buttons, the hand-over button.
"""

from collections.abc import Hashable
from dataclasses import replace
from math import ceil

from circus.ui.gfx.widgets import Widget
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.scenes.table import wishes
from circus.ui.scenes.table.inquiry import TableInquiry
from circus.ui.scenes.table.take_up import TAKE_UP, take_up
from circus.ui.skins.table_view import DrawnWindow, TableView

SECRET, UNDERSTOOD, ANSWERED = "ui/secret/", "ui/understood", "ui/answered/"
"""Prefix of the secret buttons of skins, the button of their instructions, and the prefix of those by which
each person reports that they have answered."""

STEPS = 24
"""Number of visible steps of a shared window's clock."""

DECIDING = (TAKE_UP, SECRET, UNDERSTOOD, ANSWERED, f"{wishes.BUTTON}/")
"""Buttons that do not count before the question can have been read."""


class ReactingTable(TableInquiry):
    """Table with reaction windows."""

    _explained = False
    _window: Hashable = None
    _step = 0

    @property
    def busy(self) -> bool:
        """Whether anything moves; during the instructions, the motion only."""
        return not self.rests and (self.director.busy if self._explains else super().busy)

    def advance(self, ms: float) -> None:
        """Advance time, and check whether a window has opened."""
        super().advance(ms)
        self._announce_secrets()

    def is_settled(self, ms: float) -> bool:
        """Return whether the game may continue: not during the instructions."""
        return super().is_settled(ms) and not self._explains

    def _shown(self) -> TableView:
        """Return the shown table, without a prompt if the hand-over button replaces it."""
        calls = self.host.call is not None
        return replace(super()._shown(), calls=True) if calls else super()._shown()

    def _asking(self) -> DrawnWindow | None:
        """Return the open window with its secret buttons."""
        asking = super()._asking()
        if asking is None:
            return None
        clock = self.host.clock
        left, done = ceil(clock.left * STEPS) / STEPS, tuple(sorted(clock.concluded))
        return replace(asking, secret=self.host.secret, explains=self._explains, left=left, answered=done)

    @property
    def _explains(self) -> bool:
        """Whether several persons get the instructions about secret reactions, once."""
        return bool(self.host.secret) and not self._explained and self.presenter.shows_all

    def _announce_secrets(self) -> None:
        """Reject clicks for a moment when secret buttons have appeared: they were meant for other items."""
        window = self.host.clock.window
        key = window.key if window and self.host.secret and self.presenter.shows_all else None
        step = ceil(self.host.clock.left * STEPS) if key is not None else 0
        if key != self._window:
            self._window = key
            if key is not None:
                self.manager.hold_clicks()
            self._changed()
        elif step != self._step:
            self._changed()
        self._step = step

    def _reacts_to(self, key: str) -> bool:
        """Return whether a key was a secret reaction, or uncovered the hand of the called person."""
        if key == "return" and not self.has_focus and self.host.call is not None:
            if self.manager.guard.lets(pointed=False):
                self.host.open_curtain()
            return True
        return self._is_secret(key)

    def _reacts(self, name: str) -> bool:
        """Handle a reaction's button; return whether it is one."""
        if name == TAKE_UP:
            self.host.open_curtain()
        elif name == UNDERSTOOD:
            self._explained = True
            self._changed()
        elif name.startswith(ANSWERED):
            self.host.clock.conclude(int(name.removeprefix(ANSWERED)), self.host.secret)
            self._changed()
        elif name == AWAY:
            self.press(wishes.BUTTON)
        elif name.startswith(SECRET):
            self.host.declare(int(name.removeprefix(SECRET)))
        elif wishes.press(self.host, name):
            self._wish_changed()
        else:
            return False
        return True

    def _is_secret(self, key: str) -> bool:
        """React by the secret key of a person; return whether it was one.

        The sound is the same with and without the card.
        """
        asking, skin = self.table.asking, self.presenter.skin
        for seat in asking.secret if asking and not asking.explains else ():
            if skin.input.secret_key(self.table, seat) == key:
                self.kit.audio.play("click")
                self.host.declare(seat)
                return True
        return False

    def _wish_changed(self) -> None:
        """Withdraw the question if the person no longer wishes to be asked."""
        if self.host.clock.window and not self.host.clock.asks(self.host.viewer, self.host.people):
            self.host.withdraw()
            self._input.chooser = None
        self._picks_changed()

    def _over(self) -> list[Widget]:
        """Return the open panel of preferences, or the button for a covered hand."""
        zones = self.table.layout.zones
        if wishes.BUTTON in self.presenter.opened.buttons and wishes.buttons(self.host):
            return wishes.panel(self.kit, self.host, zones["button/ask"])
        call = self.host.call
        return [take_up(self.kit, self.session.seats[call.seat].name, zones["prompt"])] if call else []
