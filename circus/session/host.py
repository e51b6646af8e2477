"""Host: the course of one game at one table, seats to act and the shown view; no screen is needed.

Time is an argument. Displays listen to the host and query it, and decide nothing.
"""

from collections.abc import Sequence

from circus.bots.thinker import STAND_IN, Thinker
from circus.core.action import CHANCE, Action
from circus.core.errors import IllegalActionError
from circus.core.frame import Frame
from circus.core.state import State
from circus.session.bot_scheduler import BotScheduler
from circus.session.client import Client, Clients
from circus.session.forced import ForcedChoices
from circus.session.game_session import Frames, GameSession
from circus.session.held_hand import HeldHand
from circus.session.listener import Call, Listener
from circus.session.pace import END_MS, SHOWN_TAKE_BACK_MS, SPEEDS, TAKE_BACK_MS
from circus.session.phase import Phase as Phase
from circus.session.reaction_clock import ReactionClock
from circus.session.screen_view import first_view, is_shared, next_view, reveals, stays_up
from circus.session.secrecy import CURTAIN, HOLD, OPEN
from circus.session.series import Series


class Host:
    """One game with its players over time.

    Attributes:
        session: the match and its seats.
        series: the games before this one.
        viewer: the seat whose view the screen shows; -1 for the public view.
        asked: the seat of the person who may choose at the screen now; `None` for nobody.
        call: the person called to the mouse behind a closed curtain; `None` while it is open.
        bots: scheduler of automatic actions.
        clock: of the reaction window.
        speed: of `circus.session.pace.SPEEDS`.
        secrecy: of `circus.session.secrecy.SECRECIES`, if several persons share the screen.
        held: the hand that is held open.
        clients: the viewers besides this screen.
        forced: player of forced actions.
        has_begun: whether the table was open: a person at the mouse may have seen their hand.
    """

    def __init__(
        self,
        session: GameSession,
        thinker: Thinker,
        series: Series,
        *,
        speed: str = "normal",
        secrecy: str = CURTAIN,
    ) -> None:
        """Create the host; `thinker` computes the choices of the bots."""
        self.session = session
        self.secrecy = secrecy
        self.held: HeldHand = HeldHand(self)
        self.series = series
        self.speed = speed
        self.asked: int | None = None
        self.call: Call | None = None
        self.bots = BotScheduler(session, thinker, self._show)
        self.clock: ReactionClock = ReactionClock(session, self._show)
        self.clients = Clients(session, self.clock, self._answered, self._show_position)
        self.forced = ForcedChoices(session, self._show)
        self._listeners: list[Listener] = []
        self.has_begun = False
        self._is_alone = False
        self._ended = 0.0
        self._last_here: int | None = None
        self._at_mouse: int | None = None
        self._take_back_left = 0.0
        self._lingering: State | None = None
        self.viewer: int = first_view(self.people, is_apart=self.clock.is_apart).seat
        session.watch(CHANCE)
        session.watch(self.viewer)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the persons at this screen: those without a separate client."""
        people, apart = self.session.people, self.clients.people
        return tuple(seat for seat in people if seat not in apart) if apart else people

    @property
    def is_shared(self) -> bool:
        """Whether others than the person at this screen may look at it: their hand needs a cover."""
        return is_shared(self.people, is_apart=self.clock.is_apart)

    @property
    def phase(self) -> Phase:
        """The current phase of the table."""
        if self.call is not None:
            return Phase.CURTAIN
        if self.session.match.outcome:
            return Phase.OVER
        if self.clock.window:
            return Phase.WINDOW
        if CHANCE in self.session.awaited:
            return Phase.DRAWING
        return Phase.ASKING if self.session.awaited_people else Phase.THINKING

    @property
    def moves_by_itself(self) -> bool:
        """Whether the game continues without a person's choice."""
        return self.phase in (Phase.OVER, Phase.DRAWING, Phase.THINKING) or (
            self.phase is Phase.WINDOW and not any(map(self._answers, self.session.awaited_people))
        )

    @property
    def busy(self) -> bool:
        """Whether time alone changes anything."""
        if self.call is not None or self.held.seat is not None:
            return False
        waits = self.asked is not None and not self.clock.runs
        if self._take_back_left > 0:
            return True
        return not waits and (self.clock.runs or self.moves_by_itself or self.forced.runs)

    @property
    def rests(self) -> bool:
        """Whether only a person's action, after a question or a call, changes anything."""
        waits = self.call is not None or (self.asked is not None and not self.clock.runs)
        return waits and not self.thinking

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats of the bots that are displayed as thinking."""
        return () if self.session.match.outcome else self.bots.thinking

    @property
    def is_finished(self) -> bool:
        """Whether the game is over and recorded, and its last position was shown long enough."""
        if not self.session.match.outcome or self.call is not None:
            return False
        seen = self._ended >= END_MS or SPEEDS[self.speed] == 0
        return seen and not self.session.match.owes_end

    @property
    def series_after(self) -> Series:
        """The series with this game counted; the game must be over."""
        match = self.session.match
        assert match.outcome
        return self.series.after(match.outcome, match.game.ending.sides(match.setup.seats))

    def listen(self, listener: Listener) -> None:
        """Call `listener` from now on."""
        self._listeners.append(listener)

    def attach(self, seat: int) -> Client:
        """Give a seat (-1: the public) a separate client; a person there leaves this screen."""
        client = self.clients.add(seat)
        self._seats_changed(seat)
        return client

    def detach(self, client: Client) -> None:
        """Remove a client; its person is back at this screen."""
        self.clients.remove(client)
        self._seats_changed(client.seat)

    def _seats_changed(self, seat: int) -> None:
        """Adapt the screen, since a person has left it or is back; a question at the screen stays."""
        self.held.cover()
        self.clock.is_apart = bool(self.clients.people)
        if self.call is not None and self.call.seat not in self.people:
            self.call = None
        if seat >= 0 and (self.asked is None or seat in (self.viewer, self.asked)):
            self.look_with(first_view(self.people, is_apart=self.clock.is_apart).seat)

    def advance(self, ms: float, hurry: float = 1.0, *, settled: bool = True, read: bool = True) -> None:
        """Advance time; seats that are ready act.

        Args:
            ms: since the last call.
            hurry: time factor of pauses while a person holds the table down.
            settled: whether all events have been shown; nobody acts before.
            read: whether there was time to read the messages; no bot acts before.
        """
        self.has_begun = True
        if not settled or self.call is not None or self.held.seat is not None:
            return
        if self.asked is not None and not self.clock.runs:
            self._think_meanwhile(ms, hurry)
        elif self._take_back_left > 0:
            self._take_back_left -= ms * hurry
            self._think_meanwhile(ms, hurry)
        elif self.session.match.outcome:
            self.session.match.write_end()
            self._ended += ms * hurry
        elif self.clock.window:
            self._go_on_answering(ms, hurry)
        elif self.moves_by_itself:
            self.bots.go_on(ms, hurry, pauses=SPEEDS[self.speed] > 0, holds=not read)
        else:
            self._turn_to_people(ms * hurry if read else 0.0)
            if self.clients.people and self.asked is None:
                self._think_meanwhile(ms, hurry)

    def answer(self, action: Action) -> None:
        """Play an action of the person at the screen; raise `IllegalActionError` if it is illegal."""
        self.held.cover()
        self._answered(self.viewer if self.asked is None else self.asked, action)

    @property
    def undoable(self) -> int | None:
        """The seat at the screen whose last action can be undone; `None` if there is none."""
        seat = self.viewer if self.viewer >= 0 else self._last_here
        if seat is None or self.call is not None:
            return None
        if self.viewer < 0 and self.session.match.actions[-1].seat not in (seat, *self.clients.people):
            return None  # another person may be at the mouse
        return seat if self.is_changeable or self.session.can_undo(seat) else None

    @property
    def redoable(self) -> Sequence[Action]:
        """The actions that the person at the screen undid last and may repeat, bots' actions included."""
        free = self.viewer >= 0 and self.call is None and self.viewer in self.session.awaited
        return self.session.redoable(self.viewer) if free else ()

    @property
    def is_changeable(self) -> bool:
        """Whether a secret choice made at this screen can be changed: others have yet to answer."""
        seat = self._last_here
        if seat is None or self.call is not None or self.clock.window:
            return False
        return self.session.can_change(seat)

    def undo(self) -> bool:
        """Undo the last action of the person at the screen; return whether it was possible."""
        seat = self.undoable
        if seat is None:
            return False
        if not self.is_changeable:
            self.bots.reset()
        self.session.undo(seat)
        self.clock.forget()
        self._take_back_left = 0.0
        self.look_with(CHANCE if self.held.is_covered(seat) else seat)
        return True

    def redo(self) -> bool:
        """Repeat the actions that the person at the screen undid last; return whether there were any."""
        if not (again := self.redoable):
            return False
        self._answered(self.viewer, again[0])
        self.bots.reset()
        for action in again[1:]:
            self._show(self.session.play(action))
        return True

    def open_curtain(self) -> None:
        """Show the view of the person who was called, and then their secrets."""
        call, self.call = self.call, None
        if call is None or call.seat not in self.people:
            return
        self.look_with(call.seat)
        self._is_alone = True
        if call.secrets:
            now = Frame(None, self.session.view(call.seat))
            self._send_frames([*call.secrets, now])

    def sit(self, seat: int, kind: str, strength: str, name: str = "") -> None:
        """Give a seat to a person or to a bot; "" keeps its name."""
        self.bots.reset()
        self.session.sit(seat, kind, strength, name)
        self._seats_changed(seat)
        if not self.clients.has(seat):
            self._at_mouse = self.asked = None

    @property
    def secret(self) -> tuple[int, ...]:
        """Those of several persons at the screen who may secretly react now, by public information."""
        window = self.clock.window
        if window is None or not self.clock.is_shared(self.session.people):
            return ()
        return tuple(seat for seat in self.people if seat in window.able)

    def declare(self, seat: int) -> bool:
        """Declare a secret reaction of one of several persons at the screen; return whether it counts."""
        return seat in self.secret and self.clock.declare(seat)

    def withdraw(self) -> None:
        """Stop asking the person at the screen in this window."""
        self.asked = None

    def refresh_view(self) -> None:
        """Show the position again and repeat the question, since it was changed from outside."""
        self.clock.forget()
        self.look_with(self.viewer)

    def skip_to_end(self) -> None:
        """Play the rest of bots and chance at once, with quick bots, and show the end."""
        self.bots.reset()
        self.clock.forget()
        try:
            while self.session.awaited and not self.session.awaited_people:
                self.clients.deliver(self.session.go_on(STAND_IN))
        finally:  # also if a record cannot be written: the actions played are shown
            self.look_with(self.viewer)

    def stop(self) -> None:
        """Stop all thinking, since the table is no longer shown."""
        self.bots.reset()

    def _answered(self, seat: int, action: Action) -> None:
        if action.seat != seat:
            raise IllegalActionError(f"'{action}' is not an action of seat {seat}")
        before = self.session.view(CHANCE)
        is_here = seat in (self.viewer, self.asked)
        if self.secrecy == HOLD:
            self.session.missed(seat)
        frames = self.session.play(action)
        self.bots.end_row()
        if not is_here:
            self._show(frames)
            return
        self.asked = None
        if self.secrecy == CURTAIN and self._reveals_secret(frames[seat]):
            self.clients.deliver(frames)
            self._close_curtain(seat, again=True)
            return
        if self.secrecy != HOLD:
            self.session.missed(seat)
        hides = self.session.has_secrets(seat) or self._reveals_secret(frames[seat])
        is_hidden = self.is_shared and hides and self.secrecy != OPEN
        if is_hidden and seat == self.viewer and stays_up(self.session, seat, before, frames[CHANCE]):
            self._lingering = self.session.view(CHANCE)
        elif is_hidden:
            self._look_away(before)
        self._last_here = seat
        shows = self.session.is_undoable_until_answered(seat)
        if shows or self.is_changeable:
            self._take_back_left = (SHOWN_TAKE_BACK_MS if shows else TAKE_BACK_MS) * SPEEDS[self.speed]
        self._show(frames)

    def _look_away(self, before: State) -> None:
        """Show the public view from before the action on, since all persons watch the events."""
        self._set_viewer(CHANCE)
        self._send_frames([Frame(None, before)])

    def _reveals_secret(self, frames: Sequence[Frame]) -> bool:
        """Return whether other persons at the screen have to look away first."""
        secrets, is_watched = self.session.game.facts.secrets, self.is_shared and not self._is_alone
        return is_watched and any(frame.event and frame.event.kind in secrets for frame in frames)

    def _show(self, frames: Frames) -> None:
        """Send each viewer its frames of an action."""
        if self.asked is not None and self.asked not in self.session.awaited:
            self.asked = None
        self.clients.deliver(frames)
        if (before := self._lingering) is not None:
            self._lingering = frames[CHANCE][-1].view if frames[CHANCE] else before
            if reveals(self.session.game, before, frames[CHANCE]):
                self._look_away(before)
        self._send_frames(frames[self.viewer])

    def secrets(self, seat: int) -> tuple[Frame, ...]:
        """Return the frames since this person's last action that only they may see."""
        return self.session.unseen(seat, self.session.match.game.facts.secrets)

    def show_secrets(self, seat: int) -> None:
        """Show the frames that only the screen's current person may see, then the position again."""
        if secrets := self.secrets(seat):
            self._send_frames([*secrets, Frame(None, self.session.view(seat))])

    def show_view(self, viewer: int) -> None:
        """Show another view; the seat to act and the last actor stay the same."""
        asked, last = self.asked, self._last_here
        self.look_with(viewer)
        self.asked, self._last_here = asked, last
        if asked is not None:
            for listener in self._listeners:
                listener.person_asked(asked)

    def _show_position(self) -> None:
        if self.asked is None:
            self.show_view(self.viewer)
        else:  # a half-made choice stays
            self._send_frames([Frame(None, self.session.view(self.viewer))])

    def _send_frames(self, frames: Sequence[Frame]) -> None:
        for listener in self._listeners:
            listener.frames_came(frames)

    def _go_on_answering(self, ms: float, hurry: float) -> None:
        """Advance an open window: a single person may answer at any time, all others at its end.

        Several persons watch it together: nobody is called, and each may declare a reaction.
        """
        people = self.session.people
        together = self.clock.is_together(people)
        if together and self.viewer != CHANCE:
            self.look_with(CHANCE)
        if self.asked is None and self.viewer in self.people and self._answers(self.viewer):
            self._ask(self.viewer)
        over = self.clock.advance(ms if together else ms * hurry, self.speed, people)
        if over:
            self.clock.answer(people)
        if not over or self.clock.window:
            self.bots.go_on(ms, hurry, pauses=SPEEDS[self.speed] > 0, holds=not over, clocked=True)

    def _answers(self, seat: int) -> bool:
        """Return whether a person has to answer in this window."""
        return self.clock.asks(seat, self.session.people)

    def _think_meanwhile(self, ms: float, hurry: float) -> None:
        """Let bots with a secret choice think while the person makes theirs; they act afterwards."""
        if self.session.awaited_bots and not self.bots.is_ready:
            self.bots.go_on(ms, hurry, pauses=SPEEDS[self.speed] > 0, holds=True)

    def _turn_to_people(self, ms: float) -> None:
        """Close the curtain, change the view, or ask the person at the screen, unless they have no choice."""
        if self.forced.go_on(self.session.people, ms, self.speed):
            return
        here, apart = self.people, self.clock.is_apart
        view = next_view(self.session, here, self.viewer, self._at_mouse, self.secrecy, is_apart=apart)
        if view.curtain_for is not None:
            self._close_curtain(view.curtain_for, stays=view.curtain_for == self._at_mouse)
        elif view.seat != self.viewer:
            self.look_with(view.seat)
            if self.secrecy == OPEN:
                self.show_secrets(view.seat)
        elif self.asked is None and (view.asks is not None or view.seat in self.session.awaited):
            self._ask(view.seat if view.asks is None else view.asks)

    def _ask(self, seat: int) -> None:
        self.asked = self._at_mouse = seat
        for listener in self._listeners:
            listener.person_asked(seat)

    def _close_curtain(self, seat: int, *, again: bool = False, stays: bool = False) -> None:
        """Call a person to the mouse; `again` if others must look away, `stays` if it was already theirs."""
        self.look_with(CHANCE)
        missed = self.session.missed(seat)
        kinds = self.session.match.game.facts.secrets
        secrets = tuple(frame for frame in missed if frame.event and frame.event.kind in kinds)
        self.call = Call(seat, () if again or stays else tuple(missed), secrets, stays)
        for listener in self._listeners:
            listener.person_called(self.call)

    def look_with(self, viewer: int) -> None:
        """Show the position from this viewer's information."""
        self._set_viewer(viewer)
        for listener in self._listeners:
            listener.view_changed()

    def _set_viewer(self, viewer: int) -> None:
        self.session.look_away(self.viewer)
        self.session.watch(viewer)
        self.viewer = viewer
        self.asked = self._last_here = self._lingering = None
        self._is_alone = False
