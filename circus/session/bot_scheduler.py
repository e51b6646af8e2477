"""Scheduler of automatic actions at a table: chance draws at once, bots act after they have thought."""

from collections.abc import Callable

from circus.bots.strengths import STRENGTHS
from circus.bots.thinker import STAND_IN, Failure, Thinker, Thought, ask
from circus.core.action import CHANCE, Action
from circus.platform.fault_log import note_fault
from circus.session.game_session import Frames, GameSession
from circus.session.pace import AGAIN_MS, DRAW_MS, LONGEST_SEALED_MS, ROW_MS, THINK_MS
from circus.session.table_setup import BOT


class BotScheduler:
    """Scheduler of chance draws and of bots' choices.

    If several seats answer at once (a secret choice, a reaction window), all bots are asked in turn and act
    together. Such a moment takes as long as the longest of its kind so far, so that its length reveals
    nothing.

    Attributes:
        is_ready: whether all bots to act have their answers, and the pause is over.
        stumbled: whether a bot has failed and another one chose for it, until the next action.
    """

    def __init__(self, session: GameSession, thinker: Thinker, show: Callable[[Frames], None]) -> None:
        """Create the scheduler; `show` receives the frames of each action, right after it."""
        self._show = show
        self._sitting = session
        self._thinker = thinker
        self._choices: dict[int, Action] = {}
        self._job: Thought | None = None
        self._waited = 0.0
        self._thought = 0.0
        self._longest = {True: 0.0, False: 0.0}
        self._acted: int | None = None
        self.is_ready = False
        self.stumbled = False

    @property
    def thinking(self) -> tuple[int, ...]:
        """Seats of the bots that are thinking; all of them until all have their answers."""
        return () if self.is_ready else self._sitting.awaited_bots

    def warm(self) -> None:
        """Start the thinker's process, if a bot of this table needs it."""
        if any(who.kind == BOT and not STRENGTHS[who.strength].is_quick for who in self._sitting.seats):
            self._thinker.warm()

    def reset(self) -> None:
        """Drop the bots' answers: the table was left, or its position has changed."""
        if self._job:
            self._job.cancel()
        self._choices.clear()
        self._job = None
        self._waited = self._thought = 0.0
        self.is_ready = False

    def end_row(self) -> None:
        """End a row of bot actions, since a person has acted: the next bot takes its full time."""
        self._acted = None

    def go_on(
        self, ms: float, hurry: float, *, pauses: bool, holds: bool = False, clocked: bool = False
    ) -> None:
        """Advance by `ms` milliseconds; seats that are ready act.

        `hurry` shortens the pauses; without `pauses` everybody acts as soon as possible. While a window's
        clock or a person's own secret choice `holds` them, bots think and do not act. If a window is
        `clocked`, the only pause is the longest thinking time in a window so far.
        """
        self._waited += ms * hurry
        if CHANCE in self._sitting.awaited:
            if not holds and (self._waited >= DRAW_MS or not pauses):
                self.reset()
                self._show(self._sitting.draw())
            return
        self.is_ready = self._think(clocked) and (self._waited >= self._pause(clocked) or not pauses)
        self._thought += ms
        if self.is_ready and not holds:
            self._play(clocked)

    @property
    def _is_sealed(self) -> bool:
        return len(self._sitting.awaited) > 1

    def _pause(self, clocked: bool) -> float:
        """Return the pause before the action.

        A secret choice takes as long as the longest of its kind so far. Bots in a row act faster.
        """
        if clocked:
            return self._longest[clocked]
        if self._is_sealed:
            return max(THINK_MS, self._longest[clocked])
        if self._acted is None:
            return THINK_MS
        return AGAIN_MS if self._sitting.awaited == (self._acted,) else ROW_MS

    def _think(self, clocked: bool) -> bool:
        """Ask each bot that has not been asked, and collect answers; return true once all have answered."""
        before = len(self._choices)
        for seat in self._sitting.awaited_bots:
            if not self._is_quick(seat):
                self._sitting.question(seat)  # of this moment: others' choices have no effect
        for seat in self._sitting.awaited_bots:
            if seat not in self._choices and not self._has_answered(seat):
                return False
        if len(self._choices) > before and (self._is_sealed or clocked):
            self._longest[clocked] = min(LONGEST_SEALED_MS, max(self._longest[clocked], self._thought))
        return True

    def _is_quick(self, seat: int) -> bool:
        scripted = self._sitting.scripted(seat) is not None
        return scripted or STRENGTHS[self._sitting.seats[seat].strength].is_quick

    def _has_answered(self, seat: int) -> bool:
        """Ask the bot of a seat, or take its answer; return whether its choice is there."""
        if self._is_quick(seat):
            self._choices[seat] = self._sitting.choice_of(seat, self._sitting.seats[seat].strength)
            return True
        self._job = self._job or ask(self._thinker, self._sitting.question(seat))
        if not self._job.poll():
            return False
        answer, self._job = self._job.result, None
        assert answer
        if isinstance(answer, Failure):
            self.stumbled = True
            note_fault("a simple bot chooses in another's place", answer.fault)
            self._choices[seat] = self._sitting.choice_of(seat, STAND_IN)
        else:
            self._choices[seat] = answer.action
        return True

    def _play(self, clocked: bool) -> None:
        """Play the choices in the order of the seats, as long as these seats are still to act."""
        chosen = dict(self._choices)
        self.reset()
        for seat, action in chosen.items():
            if seat in self._sitting.awaited and action in self._sitting.match.legal_actions(seat):
                self._show(self._sitting.play(action))
                if not clocked:
                    self._acted = seat
