"""Whoever acts at a table without being asked: draws at once, bots after they have thought."""

from collections.abc import Callable

from circus.bots import QUICK
from circus.bots.thinker import STAND_IN, Failure, Thinker
from circus.core.action import CHANCE, Action
from circus.fault_log import note_fault
from circus.session.game_session import Frames, GameSession
from circus.session.pace import AGAIN_MS, DRAW_MS, LONGEST_SEALED_MS, ROW_MS, THINK_MS
from circus.session.table_setup import BOT


class BotScheduler:
    """Draws and bots' choices, in their time.

    Where several answer at once (a secret choice, a window for a reaction) all bots are asked one
    after the other and play together, and such a moment takes as long as the longest of its sort before
    it: nobody can tell who had something to think about.

    Attributes:
        is_ready: whether all bots that are awaited have their answers, and the pause is over.
        stumbled: whether a bot has broken down and another one chose for it, until somebody acts again.
    """

    def __init__(self, session: GameSession, thinker: Thinker, show: Callable[[Frames], None]) -> None:
        """`show` is given the frames of each action, at once after it."""
        self._show = show
        self._sitting = session
        self._thinker = thinker
        self._choices: dict[int, Action] = {}
        self._asked: int | None = None
        self._waited = 0.0
        self._thought = 0.0
        self._longest = {True: 0.0, False: 0.0}
        self._acted: int | None = None
        self.is_ready = False
        self.stumbled = False

    @property
    def thinking(self) -> tuple[int, ...]:
        """The seats of the bots that are thinking; all of them until all have their answers."""
        return () if self.is_ready else self._sitting.awaited_bots

    def warm(self) -> None:
        """Make the thinker ready, if a bot of this table needs it."""
        if any(who.kind == BOT and who.strength not in QUICK for who in self._sitting.seats):
            self._thinker.warm()

    def reset(self) -> None:
        """Forget what bots have thought of: the table is left, or has changed."""
        if self._asked is not None:
            self._thinker.cancel()
        self._choices.clear()
        self._asked = None
        self._waited = self._thought = 0.0
        self.is_ready = False

    def end_row(self) -> None:
        """A person has acted with their own hand: the next bot takes its full time again."""
        self._acted = None

    def go_on(
        self, ms: float, hurry: float, *, pauses: bool, holds: bool = False, clocked: bool = False
    ) -> None:
        """Let `ms` pass; whoever is ready acts.

        `hurry` shortens the pauses; without `pauses` everybody acts as soon as they can. While the clock of a
        window or a person's own secret choice `holds` them, bots think and do not act. Where a window is
        `clocked` nothing more is waited for.
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
        """Return a secret choice takes as long as the longest of its sort before it.

        In a row bots go faster.
        """
        if clocked:
            return self._longest[clocked]
        if self._is_sealed:
            return max(THINK_MS, self._longest[clocked])
        if self._acted is None:
            return THINK_MS
        return AGAIN_MS if self._sitting.awaited == (self._acted,) else ROW_MS

    def _think(self, clocked: bool) -> bool:
        """Ask whoever has not been asked yet, and take answers; true once all have answered."""
        before = len(self._choices)
        for seat in self._sitting.awaited_bots:
            if not self._is_quick(seat):
                self._sitting.question(seat)  # of this moment: what others choose meanwhile changes nothing
        for seat in self._sitting.awaited_bots:
            if seat not in self._choices and not self._has_answered(seat):
                return False
        if len(self._choices) > before and (self._is_sealed or clocked):
            self._longest[clocked] = min(LONGEST_SEALED_MS, max(self._longest[clocked], self._thought))
        return True

    def _is_quick(self, seat: int) -> bool:
        scripted = self._sitting.scripted(seat) is not None
        return scripted or self._sitting.seats[seat].strength in QUICK

    def _has_answered(self, seat: int) -> bool:
        if self._is_quick(seat):
            self._choices[seat] = self._sitting.choice_of(seat, self._sitting.seats[seat].strength)
            return True
        if self._asked is None:
            self._asked = seat
            self._thinker.ask(self._sitting.question(seat))
        answer = self._thinker.answer()
        if answer is None:
            return False
        self._asked = None
        if isinstance(answer, Failure):
            self.stumbled = True
            note_fault("a simple bot chooses in another's place", answer.fault)
            self._choices[seat] = self._sitting.choice_of(seat, STAND_IN)
        else:
            self._choices[seat] = answer.action
        return True

    def _play(self, clocked: bool) -> None:
        """Carry the choices out, in the order of the seats, as long as they are still asked for."""
        chosen = dict(self._choices)
        self.reset()
        for seat, action in chosen.items():
            if seat in self._sitting.awaited and action in self._sitting.match.legal(seat):
                self._show(self._sitting.play(action))
                if not clocked:
                    self._acted = seat
