"""The course of a table: who acts when, whose eyes are at the screen, who sits where."""

from collections.abc import Sequence
from dataclasses import replace

from circus import looks
from circus.core.action import CHANCE
from circus.core.event import Event
from circus.input.chooser import Chooser
from circus.looks.table_view import TableView
from circus.scenes import navigation
from circus.scenes.scene import Scene
from circus.scenes.stage_manager import StageManager
from circus.scenes.table.hint import Hint
from circus.scenes.table.input import Hands
from circus.scenes.table.overlays import DOTS_MS
from circus.scenes.table.presenter import Sight
from circus.scenes.table.reaction import Answers
from circus.scenes.table.turns import Turns
from circus.session.game_session import GameSession
from circus.session.screen_view import ScreenView, first_eyes, next_eyes
from circus.session.series import Series
from circus.session.table_setup import TableSetup, remember_aids

END_MS = 1200
"""To look at the last position before the results."""


class TableCourse(Scene):
    """One game at one table as time passes; `TableScene` lets it be seen and played.

    Attributes:
        choice: the table that was set up, with what was changed since.
        sitting: the game and its players.
        series: the games before this one.
        director: what moves.
    """

    def __init__(
        self, manager: StageManager, table_setup: TableSetup, session: GameSession, series: Series
    ) -> None:
        super().__init__(manager)
        self.game = table_setup.game
        self.table_setup = table_setup
        self.session = session
        self.series = series
        self._hands = Hands()
        self._sight = Sight(session)
        self._look = self._sight.look
        self.director = self._sight.director
        self._turns = Turns(session, manager.thinker, self._show)
        self._answers = Answers(session, self._look, self._show)
        self._hint = Hint(manager.thinker)
        self._ended = 0.0
        self._clock = 0.0
        self._notice = ""
        self._ruling = ""
        self._is_alone = False
        self._stale = True
        self._seen: TableView | None = None

    @property
    def chooser(self) -> Chooser | None:
        """The choice of the person at the screen; `None` while they are not asked."""
        return self._hands.chooser

    def enter(self) -> None:
        """Lays the table as the eyes at the screen see it."""
        self.kit.texts.add_game(self.game)
        self._turns.warm()
        self._lay()

    def leave(self) -> None:
        """Nobody goes on thinking for a table that is not shown."""
        self._turns.reset()
        if self._hint.thinking:
            self._hint.clear()

    def resized(self) -> None:
        """Lays everything anew for another size, language or text size."""
        self._lay()

    def advance(self, ms: float) -> None:
        """Lets time pass: motion first, then whoever acts without being asked."""
        director = self.director
        for sound in director.sounds():
            self.kit.audio.play(sound)
        self._wait_for_hint(ms)
        if self.chooser and not director.busy and not self._answers.runs:
            self._think_meanwhile(ms)
            return
        was_busy, caption = director.busy, director.caption
        director.advance(ms)
        if director.caption != caption or (was_busy and not director.busy):
            self._changed()
        if director.busy:
            return
        self._go_on(ms)

    @property
    def busy(self) -> bool:
        """Whether anything moves, or acts without being asked."""
        asked = self.chooser is not None and not self._answers.runs
        return self.director.busy or (not asked and (self._answers.runs or self._moves_by_itself()))

    def _moves_by_itself(self) -> bool:
        """Whether the game goes on without the person at the screen."""
        if self.session.match.outcome:
            return True
        return not self.session.awaited_people

    def _thinking(self) -> tuple[int, ...]:
        """Who is shown to think: the bots that are awaited, or the person for whom a hint is sought."""
        if self._hint.thinking:
            return (self._eyes.seat,)
        return () if self.session.match.outcome else self._turns.thinking

    def _go_on(self, ms: float) -> None:
        """What comes next: the end, the curtain, a draw, a bot, or the person's own choice."""
        self._clock += ms
        if self.session.match.outcome:
            self._ended += ms * self.director.hurry
            if self._ended >= END_MS or not self._pauses:
                self._open_results()
        elif self._answers.window:
            self._go_on_answering(ms)
        elif self._moves_by_itself():
            self._turns.go_on(ms, self.director.hurry, pauses=self._pauses)
        else:
            self._turn_to_people()

    def _go_on_answering(self, ms: float) -> None:
        """A window is open: a lone person may answer at once, all others when its clock has run down."""
        eyes = self._answers.eyes(self._eyes)
        if eyes != self._eyes:
            self.look_with(eyes)
        if self.chooser is None and self._answers.asks(eyes.seat):
            self._ask(eyes.seat)
        hurry, speed = self.director.hurry, self.kit.settings.speed
        over = self._answers.turn_on(ms * hurry, speed)
        self.manager.refresh()
        if not over:
            self._turns.go_on(ms, hurry, pauses=self._pauses, holds=True)
            return
        self._answers.let_happen()
        if self._answers.window and self.session.awaited_bots:
            self._turns.go_on(ms, hurry, pauses=self._pauses)
        elif self._answers.window:
            self._turn_to_people()

    def _turn_to_people(self) -> None:
        eyes = next_eyes(self.session, self._eyes)
        if eyes.curtain_for is not None:
            self._call(eyes.curtain_for)
        elif eyes != self._eyes:
            self.look_with(eyes)
        elif self.chooser is None and eyes.seat in self.session.awaited:
            self._ask(eyes.seat)

    @property
    def _pauses(self) -> bool:
        return self.kit.settings.speed != "off"

    def _open_results(self) -> None:
        assert self.session.match.outcome
        self.series = self.series.after(self.session.match.outcome)
        navigation.open_results(self.manager, self.table_setup, self.session, self.series)

    def _wait_for_hint(self, ms: float) -> None:
        """What was found is shown."""
        if self._hint.thinking:
            self._move_dots(ms)
            if self._hint.has_come():
                self._changed()

    def _think_meanwhile(self, ms: float) -> None:
        """Bots whose secret choice is due think while the person makes theirs; they wait with it."""
        if self.session.awaited_bots and not self._turns.is_ready:
            self._move_dots(ms)
            self._turns.go_on(ms, self.director.hurry, pauses=self._pauses, holds=True)
            if self._turns.is_ready:
                self._changed()

    def _move_dots(self, ms: float) -> None:
        before, self._clock = self._clock, self._clock + ms
        if before // DOTS_MS != self._clock // DOTS_MS:
            self.manager.refresh()

    def _call(self, seat: int, *, again: bool = False) -> None:
        """Closes the curtain and calls a person to the mouse; `again` if they have sat there all along."""
        self.look_with(ScreenView(CHANCE))
        table, missed = self._table(), self.session.missed(seat)
        told = [self._look.caption(self.kit.texts, event, table) for event in missed if not again]
        recap = tuple(line for line in told if line)
        secrets = [event for event in missed if event.kind in self._look.replays]
        navigation.open_curtain(self.manager, self.session, seat, recap, lambda: self._uncover(seat, secrets))

    def _uncover(self, seat: int, secrets: Sequence[Event]) -> None:
        """The curtain opens for one person; what is for their eyes only is shown again."""
        self.look_with(ScreenView(seat))
        self._is_alone = True
        if secrets:
            self._show(secrets)

    def look_with(self, eyes: ScreenView) -> None:
        """Shows the table as these eyes see it."""
        self._sight.eyes = eyes
        self.director.caption = ""
        self._is_alone = False
        self._hands.chooser = None
        self._hint.clear()
        self._lay()

    @property
    def _eyes(self) -> ScreenView:
        return self._sight.eyes

    @property
    def aids(self) -> frozenset[str]:
        """The helps that are switched on at this table."""
        return looks.aids_on(self.game, self.table_setup.aids)

    def switch_aid(self, name: str) -> None:
        """Switches a help on or off, here and for the next table of the game."""
        self.table_setup = replace(
            self.table_setup, aids={**self.table_setup.aids, name: name not in self.aids}
        )
        remember_aids(self.game, self.table_setup.aids)
        self._hint.clear()
        self._changed()

    def sit(self, seat: int, kind: str, strength: str) -> None:
        """A person takes a seat, or hands it to a bot; the next game of a series begins so too."""
        self._turns.reset()
        self._hint.clear()
        self.session.sit(seat, kind, strength)
        self.table_setup = replace(self.table_setup, seats=self.session.seats)
        people = self.session.people
        if len(people) < 2 or self._eyes.seat not in people:
            self._sight.eyes = first_eyes(self.session)
        self._hands.chooser = None
        self._changed()

    def _ask(self, seat: int) -> None:
        """Offers the person what they may do."""
        game = self.session.match.game
        self._hands.ask(game, self.session.view(seat), seat, game.places(self.session.match.setup))
        self._picks_changed()

    def _tells_a_secret(self, events: Sequence[Event]) -> bool:
        """Whether others who may be at the screen have to look away first."""
        if self._is_alone or len(self.session.people) < 2:
            return False
        seat = self._eyes.seat
        return any(event.kind in self._look.replays and event.heard_by(seat) for event in events)

    def _table(self) -> TableView:
        """The table as it is, made once between two changes."""
        if self._seen is None:
            asking = self._answers.asking(self._eyes.seat)
            picker = None if self._moves_by_itself() and not asking else self._hands.picker
            hover = self._hands.aim or self.pose.hover or ""
            self._seen = self._sight.table(picker, hover, self.aids, asking)
        return self._seen

    def _lay(self) -> None:
        """Puts every piece where it lies, at once."""
        self._changed()
        self._sight.fit(self.kit)
        self._sight.place(self.kit, self._table())

    def _show(self, events: Sequence[Event]) -> None:
        """Lets what happened be seen."""
        self._changed()
        if self._turns.stumbled:
            self._turns.stumbled = False
            self._notice = self.kit.texts.say("table-bot-stumbled")
        elif not self.session.people:
            self._notice = ""
        self._sight.show(self.kit, events, self._table())

    def _picks_changed(self) -> None:
        """Lifts what can be picked now."""
        self._changed()
        self._sight.lift(self._table())

    def _changed(self) -> None:
        """What is seen has to be looked at again, and drawn."""
        self.manager.refresh()
        self._stale = True
        self._seen = None
