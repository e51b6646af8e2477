"""Table scene: one game shown and played with the mouse, made of components."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from pygame import Rect

from circus.core.action import CHANCE, Action
from circus.core.frame import Frame
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.listener import Call
from circus.session.series import Series
from circus.session.table_setup import TableSetup
from circus.ui import skins
from circus.ui.gfx.compositor import Composition
from circus.ui.gfx.director import Director
from circus.ui.gfx.widgets import Target, Tip
from circus.ui.input.chooser import Chooser
from circus.ui.input.gestures import LOOK, Gesture
from circus.ui.scenes.shell.destinations import ToResults, ToTableMenu
from circus.ui.scenes.shell.focus import same
from circus.ui.scenes.shell.scene import Scene, SceneContext
from circus.ui.scenes.table import preferences
from circus.ui.scenes.table.commands import (
    TARGETS,
    Command,
    FinishMotion,
    OpenMenu,
    Redo,
    SkipToEnd,
    Undo,
)
from circus.ui.scenes.table.composing import TableComposer
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.course import TableCourse
from circus.ui.scenes.table.gestures import TableGestures
from circus.ui.scenes.table.keys import KEYS, KeyCommand
from circus.ui.scenes.table.parts import table_parts
from circus.ui.scenes.table.picture import TablePicture
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.scenes.table.tabletop import Tabletop
from circus.ui.skins.captions import Caption
from circus.ui.skins.table_view import TableButton, TableView


class TableScene(Scene):
    """One game at one table.

    It listens to the host. Lessons and exercises are tables with other answers to some of its hooks.

    Attributes:
        context: the state that all components share.
        parts: the components.
        course, composer, picture, gestures: let time pass, compose the table, draw it, and pass gestures to
            the components.
    """

    name = "table"
    is_played = True
    keeps_phones = True
    seats_change = True
    """Whether people may take seats and hand them to bots during this game."""
    has_undo = True
    """Whether the table offers to undo an action; an exercise does not, and is left for the scene below."""
    target_commands: ClassVar[Mapping[str, Command]] = TARGETS
    """Commands of the targets with a constant name."""
    key_commands: ClassVar[Mapping[str, KeyCommand]] = KEYS
    """Commands of the keys that do not depend on the game."""

    def __init__(
        self, manager: SceneContext, table_setup: TableSetup, session: GameSession, series: Series
    ) -> None:
        super().__init__(manager)
        self.game = table_setup.game
        speed, secrecy = manager.kit.settings.speed, table_setup.secrecy
        self.changed_numbers = session.match.setup.changed
        host = Host(session, manager.thinker, series, speed=speed, secrecy=secrecy)
        host.forced.plays_reveals = manager.kit.settings.plays_reveals
        stored = skins.stored_buttons(self.game, table_setup.aids)
        opened = TableSwitches(skins.aids_on(self.game, table_setup.aids), stored)
        self.context = TableContext(self, host, TablePresenter(session, opened, self._has_people))
        self.parts = table_parts(self.context, self, table_setup)
        self.course = TableCourse(self.context, self.parts)
        self.composer = TableComposer(self.context, self.parts)
        self.picture = TablePicture(self.context, self.parts)
        self.gestures = TableGestures(self.context, self.parts, self.target_commands, self.key_commands)
        self._subscribe()
        host.listen(self)

    def _subscribe(self) -> None:
        """Handle the commands that concern the whole table."""
        commands = self.gestures.commands
        commands.on(FinishMotion, lambda _: self.course.finish_motion())
        commands.on(OpenMenu, lambda _: self.manager.go(ToTableMenu(self.game)))
        commands.on(Undo, lambda _: self.undo())
        commands.on(Redo, lambda _: self.host.redo())
        commands.on(SkipToEnd, lambda _: self.host.skip_to_end())

    def _has_people(self) -> bool:
        """Check whether a person at this screen has further choices to come."""
        is_out = self.session.game.facts.is_out
        view = self.session.view(CHANCE)
        return any(not is_out(view, seat) for seat in self.host.people)

    @property
    def host(self) -> Host:
        """The course of the game."""
        return self.context.host

    @property
    def session(self) -> GameSession:
        """The match and its seats."""
        return self.context.session

    @property
    def presenter(self) -> TablePresenter:
        """The shown part of the game."""
        return self.context.presenter

    @property
    def director(self) -> Director:
        """The motion."""
        return self.context.director

    @property
    def table(self) -> TableView:
        """The table as it is shown now."""
        return self.context.view

    @property
    def chooser(self) -> Chooser | None:
        """The choice of the person at the screen; `None` if it is not their turn."""
        return self.context.input.chooser

    @property
    def table_setup(self) -> TableSetup:
        """The set-up, with later changes, and with the persons who have joined on phones."""
        return replace(self.parts.changes.table_setup, seats=self.session.seats)

    @property
    def aids(self) -> frozenset[str]:
        """The aids that are switched on at this table."""
        return self.presenter.opened.aids

    @property
    def hinted(self) -> Counter[str]:
        """The next picks of a hint, with their numbers."""
        return self.parts.hint.marked

    @property
    def thinking(self) -> Sequence[int]:
        """The seats displayed as thinking: the bots to act, or the person who waits for a hint."""
        return (self.host.viewer,) if self.parts.hint.thinking else self.host.thinking

    def enter(self) -> None:
        """Lay out the table from the viewer's information, and repeat an open question."""
        self.kit.texts.add_game(self.game)
        self.kit.audio.stream(self.session.game.brand.bed, self)
        self.host.bots.warm()
        self.view_changed()
        if self.host.asked is not None:
            self.person_asked(self.host.asked)

    def leave(self) -> None:
        """Stop all thinking, the bed and the pictures of a table that is not shown."""
        self.kit.audio.fade(self)
        self.host.stop()
        if self.parts.hint.thinking:
            self.parts.hint.end()
        self.parts.coach.end()
        self.picture.forget()

    def close(self) -> None:
        """Close the record, since nobody continues at this table."""
        self.session.close()

    def resized(self) -> None:
        """Lay out everything for another size, language or text size."""
        self.host.speed = self.kit.settings.speed
        self.host.forced.plays_reveals = self.kit.settings.plays_reveals
        self.place_pieces()

    @property
    def busy(self) -> bool:
        """Whether anything moves, or acts automatically; during instructions, the motion only."""
        if self.rests:
            return False
        if self.parts.reactions.explains:
            return self.director.busy
        moves = not self.director.waiting and (self.director.busy or self.host.busy)
        return self.parts.refusals.shakes or moves

    @property
    def rests(self) -> bool:
        """Whether everything waits for the person at the screen: nothing thinks or moves.

        The value is that of the last `advance`, until the next gesture.
        """
        return self.context.is_at_rest and not self.context.phones.is_on

    def advance(self, ms: float) -> None:
        """Advance time: the motion first, then automatic actions."""
        self.course.advance(ms)

    def is_settled(self, ms: float) -> bool:
        """Return whether the game may continue.

        All events have been shown, no hand is held open, and no instructions are shown.
        """
        shown = self.presenter.shows_all and not self.presenter.pauses
        return shown and not self.parts.hands.is_held and not self.parts.reactions.explains

    def finish(self) -> None:
        """Open the results after the last position was shown."""
        self.manager.go(ToResults(self.table_setup, self.session, self.host.series_after))

    def choices(self) -> tuple[Action, ...]:
        """Return the actions that the person is limited to; empty for all legal ones."""
        return self.parts.hands.open_actions()

    def view_changed(self) -> None:
        """Show the position from the viewer's information."""
        self.course.show_position()

    def frames_came(self, frames: Sequence[Frame]) -> None:
        """Show the frames of an event."""
        self.course.show(frames)

    def person_asked(self, seat: int) -> None:
        """Offer the person their legal actions."""
        self.course.ask(seat)

    def person_called(self, call: Call) -> None:
        """Close the curtain over the table, or show the button for a covered hand."""
        self.course.call(call)

    def coached(self) -> set[int]:
        """Return the persons with a coach; no seat if hands are covered: a warning would reveal them."""
        seats = {seat for seat in self.host.people if self.session.seats[seat].coach}
        return set() if not seats or self.parts.hands.covers else seats

    def compose_view(self) -> TableView:
        """Return the table as it is shown now."""
        return self.composer.view()

    def build_tabletop(self, view: TableView) -> Tabletop:
        """Return the picture of a table without its pieces."""
        self.parts.pace.begin_to_watch()
        self.picture.offer(view)
        return self.composer.tabletop(view, self.own_buttons())

    def own_buttons(self) -> tuple[TableButton, ...]:
        """Return the program's buttons."""
        return self.composer.buttons()

    def last_caption(self) -> Caption:
        """Return the caption below the table."""
        return self.composer.caption()

    def place_pieces(self) -> None:
        """Place every piece without motion."""
        self.course.place_pieces()

    def picks_changed(self) -> None:
        """Raise the pieces that can be picked now."""
        if self.parts.inquiry.asked:
            self.parts.inquiry.end()
        self.context.changed()
        if not self.director.busy:
            self.presenter.lift(self.table)

    def preload(self) -> bool:
        """Draw pictures for the next gesture at rest, then format the log."""
        return not self.director.busy and (self.picture.preload() or self.parts.history.preload())

    def frame(self) -> Composition:
        """Return the whole picture, cached until one of its inputs changes."""
        return self.picture.frame()

    def targets(self) -> list[Target]:
        """Return the targets, the same list until it changes; during motion only buttons."""
        return self.picture.targets()

    def inspectable_targets(self) -> list[Target]:
        """Return all explainable items, and those above the table."""
        return self.parts.inquiry.inspectable_targets()

    def tip(self, target: Target) -> Tip | None:
        """Return the tip of an item, or of a covered hand."""
        parts = self.parts
        return parts.hands.tip(target) if target.name.startswith(LOOK) else parts.inquiry.tip(target)

    def rules_at(self) -> str:
        """Return the anchor of the open card, the refusal, the current choices, or the last event."""
        return self.parts.inquiry.rules_at()

    def port(self) -> dict[str, object]:
        """Return the seats to act in the shown frame, and the view."""
        seat, warned = self.host.viewer if self.host.viewer >= 0 else None, self.parts.coach.warned
        coach = {"coach": warned.words} if warned else {}
        return {"scene": self.name, "awaiting": list(self.table.acting), "seat": seat, **coach}

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture."""
        return self.gestures.handle(gesture)

    def decides(self, name: str) -> bool:
        """Return whether a click counts only after a delay: on picks, reactions and spectators' buttons."""
        return self.gestures.decides(name)

    @property
    def left_words(self) -> str:
        """Key of the message about what stays when the table is left."""
        return "table-menu-kept" if self.session.match.journal else "table-menu-unkept"

    def step_back(self) -> None:
        """Close the preferences, change the last action, or open the menu."""
        if preferences.BUTTON in self.presenter.opened.buttons:
            self.parts.changes.press(preferences.BUTTON)
        elif not (self.host.is_changeable and self.host.undo()):
            self.manager.go(ToTableMenu(self.game))

    def undo(self) -> None:
        """Undo the last pick, or else the last action."""
        if not self.parts.moves.undo_pick():
            self.host.undo()

    def not_now(self) -> str:
        """Return the reply about an item that is legal but leads nowhere now."""
        return self.kit.texts.say("table-not-now")

    def explain_item(self, name: str) -> bool:
        """Explain an item that is legal but leads nowhere now."""
        here = Target(name, Rect(*self.context.input.menu_at, 1, 1))
        return self.parts.inquiry.ask(same(here, self.inspectable_targets()))

    def play(self, action: Action) -> None:
        """Play an action of the person at the screen, unless the coach has a warning."""
        self.parts.moves.play(action)
