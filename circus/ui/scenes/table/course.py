"""Course of a table on the screen: time passes, and the host's events are shown."""

from collections.abc import Sequence

from circus.core.action import CHANCE
from circus.core.frame import Frame
from circus.session.listener import Call
from circus.session.pace import SPEEDS
from circus.ui.scenes.shell.destinations import ToCurtain
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.parts import TableParts
from circus.ui.scenes.table.presenter import PICK_MS


class TableCourse:
    """Course of one game at one table."""

    def __init__(self, table: TableContext, parts: TableParts) -> None:
        self._table = table
        self._parts = parts
        self._is_left = False
        self._seats = table.session.seats
        self._phones = table.phones

    def advance(self, ms: float) -> None:
        """Advance time: the motion first, then automatic actions.

        An action whose record could not be written is retried before.
        """
        table, parts = self._table, self._parts
        if parts.moves.unwritten:
            table.owner.play(parts.moves.unwritten)
        parts.pace.keep()
        table.host.speed = table.kit.settings.speed
        self._follow_phones()
        self._move(ms)
        if parts.hint.thinking:
            self.advance_dots(ms)
        for layer in table.layers.open:
            layer.advance(ms)
        if not parts.hint.thinking:
            parts.coach.look(is_free=parts.hint.is_free)
        self._advance_host(ms)
        if table.host.is_finished and table.presenter.shows_all and not self._is_left:
            self._is_left = True
            table.owner.finish()
        table.is_at_rest = self._has_come_to_rest()
        parts.reactions.advance()

    def _follow_phones(self) -> None:
        """Show who has joined or left on a phone; ask a withdrawn question again."""
        table = self._table
        if table.presenter.is_attended != self._is_attended:
            self.place_pieces()
        if table.phones is self._phones and table.session.seats is self._seats:
            return
        self._phones, self._seats = table.phones, table.session.seats
        if table.host.asked is None:
            table.input.chooser = None
        table.changed()

    def advance_dots(self, ms: float) -> None:
        """Advance the dots of thinking players."""
        if self._parts.dots.advance(ms):
            self._table.manager.refresh()

    def _move(self, ms: float) -> None:
        table, director = self._table, self._table.director
        for sound in director.sounds():
            table.kit.audio.play(sound)
        if director.busy or not director.is_read:
            before = director.moment, director.waiting
            director.advance(ms)
            if (director.moment, director.waiting) != before or not director.busy:
                table.changed()
            if director.waiting and not before[1]:
                table.manager.hold_clicks()

    def _advance_host(self, ms: float) -> None:
        table, host, director = self._table, self._table.host, self._table.director
        thinking, runs = host.thinking, host.clock.runs
        if thinking:
            self.advance_dots(ms)
        read, settled = director.is_read, table.owner.is_settled(ms)
        host.advance(ms, director.hurry, settled=settled, read=read)
        if thinking != host.thinking or runs != host.clock.runs:
            table.changed()

    def _has_come_to_rest(self) -> bool:
        table, parts = self._table, self._parts
        still = not table.director.busy and parts.refusals.shown is None
        return still and table.host.rests and not parts.hint.thinking and parts.coach.rests

    def show_position(self) -> None:
        """Show the position from the viewer's information."""
        self._parts.moves.unwritten = self._table.input.chooser = None
        for layer in self._table.layers.open:
            layer.end()
        self.place_pieces()

    @property
    def _is_attended(self) -> bool:
        """Whether somebody may play at the screen: not all persons play on phones."""
        host = self._table.host
        return bool(host.people) or not host.clients.people

    def place_pieces(self) -> None:
        """Place every piece without motion."""
        table = self._table
        table.presenter.is_attended = self._is_attended
        self._parts.inquiry.end()
        table.changed()
        timeline, viewer = table.session.match.timeline, table.host.viewer
        frames = (timeline.frames(n, viewer) for n in range(len(timeline), 0, -1))
        table.presenter.place_all(table.kit, viewer, frames)
        if table.input.chooser:
            table.presenter.lift(table.view)

    def show(self, frames: Sequence[Frame]) -> None:
        """Show the frames of an event."""
        table, host = self._table, self._table.host
        if host.bots.stumbled:
            host.bots.stumbled = False
            table.notice = table.kit.texts.say("table-bot-stumbled")
        elif not table.session.people:
            table.notice = ""
        if host.asked is None:
            table.input.chooser = None
        for layer in table.layers.open:
            if not layer.outlasts_events:
                layer.end()
        stops = table.kit.settings.bot_stops and self._follows_a_bot()
        script, acts = table.session.script, self._parts.moves.acts
        known = len(frames) if script else int(acts)  # a lesson counts for itself
        forced = host.forced.has_played
        if table.phones.joined:  # phones do not wait for the screen
            table.director.overtake()
        table.presenter.show(table.kit, frames, host.viewer, known=known, stops=stops, is_forced=forced)
        table.changed()

    def _follows_a_bot(self) -> bool:
        """Check whether a bot acted last and no person at the screen is the only one to act next."""
        session = self._table.session
        actions, own = session.match.actions, session.awaited_people == (self._table.host.viewer,)
        if not actions or own or session.match.outcome or session.script:
            return False
        seat = actions[-1].seat
        return seat != CHANCE and seat not in session.people

    def ask(self, seat: int) -> None:
        """Offer a person their choice; after merely holding a hand, clicks count at once."""
        table, hands = self._table, self._parts.hands
        hands.seat_public_view(seat)
        match, choices = table.session.match, table.owner.choices()
        places = match.game.places(match.setup)
        table.input.ask(match.game, table.session.view(seat), seat, places, choices)
        table.owner.picks_changed()
        hands.offer(seat, choices)
        if not hands.turns:
            table.manager.hold_clicks(PICK_MS * SPEEDS[table.kit.settings.speed])

    def call(self, call: Call) -> None:
        """Close the curtain over the table.

        A person who already has the mouse uncovers their hand at the table itself.
        """
        table = self._table
        if call.stays:
            table.manager.hold_clicks()
            table.changed()
            return
        captions = table.presenter.captions(table.kit, call.recap, call.seat)
        recap = [caption for caption in captions if caption.words]
        secret = [line for line, each in enumerate(recap) if each.event and each.event.audience is not None]
        is_first = all(action.seat != call.seat for action in table.session.match.actions)
        words = [caption.words for caption in recap]
        host = table.host
        curtain = ToCurtain(
            table.session,
            call.seat,
            words,
            host.open_curtain,
            secret,
            is_first,
            lambda: host.call is call,
        )
        table.manager.go(curtain)

    def finish_motion(self) -> None:
        """Finish the motion, or end its mandatory pause."""
        table = self._table
        self._parts.refusals.end()
        for name in table.presenter.opened.buttons & table.skin.input.pausing:
            self._parts.changes.press(name)
        table.director.finish()
        if table.director.waiting:
            table.manager.hold_clicks()
        table.changed()
