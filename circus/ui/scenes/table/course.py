"""Course of a table on the screen: the host reports events, and this scene shows them."""

from collections.abc import Sequence
from dataclasses import replace

from circus.core.action import CHANCE, Action
from circus.core.frame import Frame
from circus.session.coach import Coach
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.listener import Call
from circus.session.pace import SPEEDS
from circus.session.series import Series
from circus.session.table_setup import TableSetup, remember_aids, remember_coaches
from circus.ui import skins
from circus.ui.input.chooser import Chooser
from circus.ui.scenes.destinations import ToCurtain, ToResults
from circus.ui.scenes.scene import Scene, SceneContext
from circus.ui.scenes.table.answers import OpenExplanation
from circus.ui.scenes.table.carry import Carry
from circus.ui.scenes.table.coaching import Warned
from circus.ui.scenes.table.hint import Hint
from circus.ui.scenes.table.input import TableInput
from circus.ui.scenes.table.overlays import DOTS_MS
from circus.ui.scenes.table.presenter import PICK_MS, TablePresenter, TableSwitches
from circus.ui.scenes.table.refusal import Refusal
from circus.ui.skins.table_view import DrawnWindow, TableView


class TableCourse(Scene):
    """One game at one table over time; `TableScene` draws it and handles gestures.

    Attributes:
        table_setup: the set-up, with later changes.
        host: the course of the game.
        presenter: the shown part of it.
    """

    def __init__(
        self, manager: SceneContext, table_setup: TableSetup, session: GameSession, series: Series
    ) -> None:
        super().__init__(manager)
        self.game = table_setup.game
        self.table_setup = table_setup
        speed, secrecy = manager.kit.settings.speed, table_setup.secrecy
        self.host = Host(session, manager.thinker, series, speed=speed, secrecy=secrecy)
        self.host.listen(self)
        kept = frozenset(name for name in skins.find(self.game).input.stored if table_setup.aids.get(name))
        opened = TableSwitches(skins.aids_on(self.game, table_setup.aids), kept)
        self.presenter = TablePresenter(session, opened, self._has_people)
        self.director = self.presenter.director
        self._input = TableInput()
        self._carry = Carry(self.presenter.skin)
        self._hint = Hint(manager.thinker)
        self._coach = Coach(manager.thinker)
        self._warned: Warned | None = None
        self._clock = 0.0
        self._notice = ""
        self._refusal: Refusal | None = None
        self._asked: OpenExplanation | None = None
        self._is_left = False
        self._stale = True
        self._rests = False
        self._seen: TableView | None = None
        self._acts = False

    def _has_people(self) -> bool:
        """Check whether a person at this table has further choices to come."""
        is_out = self.session.game.facts.is_out
        view = self.session.view(CHANCE)
        return any(not is_out(view, seat) for seat in self.session.people)

    @property
    def session(self) -> GameSession:
        """The match and its seats."""
        return self.host.session

    @property
    def chooser(self) -> Chooser | None:
        """The choice of the person at the screen; `None` if it is not their turn."""
        return self._input.chooser

    @property
    def aids(self) -> frozenset[str]:
        """The aids that are switched on at this table."""
        return self.presenter.opened.aids

    def enter(self) -> None:
        """Lay out the table from the viewer's information, and repeat an open question."""
        self.kit.texts.add_game(self.game)
        self.kit.audio.stream(self.session.game.brand.bed, self)
        self.host.bots.warm()
        self.view_changed()
        if self.host.asked is not None:
            self.person_asked(self.host.asked)

    def leave(self) -> None:
        """Stop all thinking and the bed of a table that is not shown."""
        self.kit.audio.fade(self)
        self.host.stop()
        if self._hint.thinking:
            self._hint.clear()
        self._forget_warning()

    def close(self) -> None:
        """Close the record, since nobody continues at this table."""
        self.session.close()

    def resized(self) -> None:
        """Lay out everything for another size, language or text size."""
        self.host.speed = self.kit.settings.speed
        self._place_pieces()

    @property
    def busy(self) -> bool:
        """Whether anything moves, or acts automatically."""
        trembles = self._refusal is not None and self._refusal.shakes
        return trembles or (not self.director.waiting and (self.director.busy or self.host.busy))

    @property
    def rests(self) -> bool:
        """Whether everything waits for the person at the screen: nothing thinks or moves.

        The value is that of the last `advance`, until the next gesture.
        """
        return self._rests

    def _has_come_to_rest(self) -> bool:
        still = not self.director.busy and self._refusal is None
        return still and self.host.rests and not self._hint.thinking and self._coach_rests()

    def advance(self, ms: float) -> None:
        """Advance time: the motion first, then automatic actions."""
        self.host.speed = self.kit.settings.speed
        if self._refusal:
            self._refusal = replace(self._refusal, age=self._refusal.age + ms)
        self._move(ms)
        self._wait_for_hint(ms)
        self._let_coach_look()
        thinking, runs = self.host.thinking, self.host.clock.runs
        if thinking:
            self._move_dots(ms)
        read, settled = self.director.is_read, self.is_settled(ms)
        self.host.advance(ms, self.director.hurry, settled=settled, read=read)
        if thinking != self.host.thinking or runs != self.host.clock.runs:
            self._changed()
        if self.host.is_finished and self.presenter.shows_all and not self._is_left:
            self._is_left = True
            self.finish()
        self._rests = self._has_come_to_rest()

    def is_settled(self, _ms: float) -> bool:
        """Return whether the game may continue: all events have been shown."""
        return self.presenter.shows_all and not self.presenter.pauses

    def finish(self) -> None:
        """Open the results after the last position was shown."""
        self.manager.go(ToResults(self.table_setup, self.session, self.host.series_after))

    def choices(self) -> tuple[Action, ...]:
        """Return the actions that the person is limited to; empty for all legal ones."""
        return ()

    def _move(self, ms: float) -> None:
        director = self.director
        for sound in director.sounds():
            self.kit.audio.play(sound)
        if director.busy or not director.is_read:
            before = director.moment, director.waiting
            director.advance(ms)
            if (director.moment, director.waiting) != before or not director.busy:
                self._changed()
            if director.waiting and not before[1]:
                self.manager.hold_clicks()

    def view_changed(self) -> None:
        """Show the position from the viewer's information."""
        self._input.chooser = None
        self._refusal = None
        self._hint.clear()
        self._forget_warning()
        self._place_pieces()

    def frames_came(self, frames: Sequence[Frame]) -> None:
        """Show the frames of an event."""
        if self.host.bots.stumbled:
            self.host.bots.stumbled = False
            self._notice = self.kit.texts.say("table-bot-stumbled")
        elif not self.session.people:
            self._notice = ""
        if self.host.asked is None:
            self._input.chooser = None
        self._refusal = self._asked = None
        stops = self.kit.settings.bot_stops and self._follows_a_bot()
        known = len(frames) if self.session.script else int(self._acts)  # a lesson counts for itself
        is_forced = self.host.forced.has_played
        self.presenter.show(self.kit, frames, self.host.viewer, known=known, stops=stops, is_forced=is_forced)
        self._changed()

    def _answer(self, action: Action) -> None:
        """Play an action of the person at the screen, who needs no caption to know it."""
        self._acts = True
        try:
            self.host.answer(action)
        finally:
            self._acts = False

    def _follows_a_bot(self) -> bool:
        """Check whether a bot acted last and no person at the screen is the only one to act next."""
        session = self.session
        actions, own = session.match.actions, session.awaited_people == (self.host.viewer,)
        if not actions or own or session.match.outcome or session.script:
            return False
        seat = actions[-1].seat
        return seat != CHANCE and seat not in session.people

    def person_asked(self, seat: int) -> None:
        """Offer the person their legal actions."""
        self._offer(seat)
        self.manager.hold_clicks(PICK_MS * SPEEDS[self.kit.settings.speed])

    def _offer(self, seat: int) -> None:
        """Let the person at the screen choose."""
        match = self.session.match
        places = match.game.places(match.setup)
        self._input.ask(match.game, self.session.view(seat), seat, places, self.choices())
        self._picks_changed()

    def person_called(self, call: Call) -> None:
        """Close the curtain over the table.

        A person who already has the mouse uncovers their hand at the table itself.
        """
        if call.stays:
            self.manager.hold_clicks()
            self._changed()
            return
        told = self.presenter.captions(self.kit, call.recap, call.seat)
        recap = [caption for caption in told if caption.words]
        secret = [line for line, each in enumerate(recap) if each.event and each.event.audience is not None]
        is_first = all(action.seat != call.seat for action in self.session.match.actions)
        words = [caption.words for caption in recap]
        opens = self.host.open_curtain
        self.manager.go(ToCurtain(self.session, call.seat, words, opens, secret, is_first))

    def sit(self, seat: int, kind: str, strength: str) -> None:
        """Give a seat to a person or to a bot, also for the next game of a series."""
        self._hint.clear()
        self._forget_warning()
        self.host.sit(seat, kind, strength)
        self.table_setup = replace(self.table_setup, seats=self.session.seats)
        self._input.chooser = None
        self._changed()

    def switch_coach(self, seat: int) -> None:
        """Switch the coach on or off for a seat, here and for the next table of the game."""
        self.session.coach(seat, on=not self.session.seats[seat].coach)
        self.table_setup = replace(self.table_setup, seats=self.session.seats)
        remember_coaches(self.game, self.session.seats)
        self._forget_warning()
        self._changed()

    def coached(self) -> set[int]:
        """Return the persons with a coach."""
        return {seat for seat in self.session.people if self.session.seats[seat].coach}

    def switch_aid(self, name: str) -> None:
        """Switch an aid on or off, here and for the next table of the game."""
        aids = {**self.table_setup.aids, name: name not in self.aids}
        self.table_setup = replace(self.table_setup, aids=aids)
        opened = self.presenter.opened
        self.presenter.opened = replace(opened, aids=skins.aids_on(self.game, aids))
        remember_aids(self.game, aids)
        self._hint.clear()
        self._changed()

    def press(self, name: str) -> None:
        """Toggle one of the table's own buttons, some of them also for the next table."""
        self.presenter.toggle(name)
        if name in self.presenter.skin.input.stored:
            aids = {**self.table_setup.aids, name: name in self.presenter.opened.buttons}
            self.table_setup = replace(self.table_setup, aids=aids)
            remember_aids(self.game, aids)
        self._picks_changed()

    def look_anew(self) -> None:
        """Show the position again after a change from outside."""
        self.host.look_anew()

    def _let_coach_look(self) -> None:
        """Let the coach evaluate a person's choice while no bot thinks.

        Decisions against a clock are left out.
        """
        host, chooser = self.host, self.chooser
        if chooser is None or host.asked not in self.coached() or self._hint.thinking:
            return
        free = not self.session.awaited_bots or host.bots.is_ready
        if free and not host.clock.window and len(chooser.picker.legal) > 1:
            self._coach.look(lambda seconds: self.session.judged_question(chooser.seat, seconds))
        else:
            self._coach.pause()

    def _coach_rests(self) -> bool:
        """Return whether the coach has no evaluation to do."""
        return self.chooser is None or self.host.asked not in self.coached() or self._coach.has_seen

    def _forget_warning(self) -> None:
        """Drop the coach's evaluations and warning."""
        self._coach.clear()
        self._warned = None

    def _wait_for_hint(self, ms: float) -> None:
        """Show a hint once it is complete."""
        if self._hint.thinking:
            self._move_dots(ms)
            if self._hint.has_come():
                self._changed()

    def _move_dots(self, ms: float) -> None:
        before, self._clock = self._clock, self._clock + ms
        if before // DOTS_MS != self._clock // DOTS_MS:
            self.manager.refresh()

    @property
    def table(self) -> TableView:
        """The table as it is shown now, cached between two changes."""
        if self._seen is None:
            self._seen = self._shown()
        return self._seen

    def _shown(self) -> TableView:
        if self.director.busy:
            return self.presenter.table
        hover = "" if self._asked else self._input.aim or self.pose.hover or self.pose.focus or ""
        table = replace(self.presenter.settled(), hover=hover, asking=self._asking())
        picker, drag = self._input.picker, self._input.drag
        if picker is None or self.host.asked is None:
            return table
        return replace(
            table,
            legal=picker.legal,
            live=picker.live,
            wanted=picker.selectable,
            picks=picker.picks,
            dragged=drag.name if drag else "",
            crossed=drag.crossed if drag else (),
        )

    def _asking(self) -> DrawnWindow | None:
        """Return the open window's drawn part for the viewer."""
        window = self.host.clock.window
        return DrawnWindow(window) if window and not self.session.match.outcome else None

    def _place_pieces(self) -> None:
        """Place every piece without motion."""
        self._asked = None
        self._changed()
        timeline, viewer = self.session.match.timeline, self.host.viewer
        heard = (timeline.frames(n, viewer) for n in range(len(timeline), 0, -1))
        self.presenter.place_all(self.kit, viewer, heard)
        if self.chooser:
            self.presenter.lift(self.table)

    def _picks_changed(self) -> None:
        """Raise the pieces that can be picked now."""
        self._asked = None
        self._changed()
        if not self.director.busy:
            self.presenter.lift(self.table)

    def _changed(self) -> None:
        """Clear the caches and redraw, since the data has changed."""
        self.manager.refresh()
        self._stale = True
        self._rests = False
        self._seen = None
