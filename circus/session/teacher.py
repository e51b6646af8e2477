"""The teacher: speaks the lines of a lesson at a table, one at a time, and waits for what each asks for."""

from collections.abc import Sequence

from circus.core.action import Action
from circus.core.frame import Frame
from circus.lesson import Lesson, Say
from circus.session.host import Host
from circus.session.script import Script

SHOWN_MS = 700
"""Before something is done for the learner, so that it can be followed."""


ROW = 3
"""So many things done for the learner between two sentences are a row, which passes quickly."""


class Teacher:
    """One lesson at a table.

    The script of the lesson plays for everybody but where the learner is asked; after it the game is free.
    A sentence that asks for nothing stays, and everything waits, until `go_on`.

    Attributes:
        lesson: what is taught.
        said: the sentence that is spoken; `None` while none is.
    """

    def __init__(self, lesson: Lesson, host: Host) -> None:
        """`host` has the lesson's table, nothing played."""
        self.lesson = lesson
        self.said: Say | None = None
        self._host = host
        self._script = Script(lesson.actions)
        self._at = 0
        self._played = 0
        self._waited = 0.0
        host.session.script = self._script

    @property
    def step(self) -> int:
        """The number of the sentence that is spoken, or was last, from 1."""
        if self.said is not None:
            return next(at for at, say in enumerate(self.lesson.said, 1) if say is self.said)
        return sum(at <= self._current() for at in self._spoken_at())

    @property
    def of(self) -> int:
        """How many sentences the lesson has."""
        return len(self.lesson.said)

    @property
    def let(self) -> Sequence[Action]:
        """What the learner may do now to go on, the script's own choice first; empty where all is free."""
        return self._possible(self.said) if self.said else ()

    @property
    def offered(self) -> Sequence[Action]:
        """What the learner may choose among now; empty where all is free.

        Between two sentences that is what is about to be done for them: another choice there would make what
        is said next untrue.
        """
        if self.said and self.said.let:
            return self.let
        shown = self._script.of(self.lesson.learner)
        return [shown] if shown and shown in self._host.session.match.legal(self.lesson.learner) else ()

    @property
    def is_free(self) -> bool:
        """Whether the script is over: everybody plays as they like."""
        return self._script.is_over and self._at >= len(self.lesson.lines)

    @property
    def holds(self) -> bool:
        """Whether the table waits until a sentence that asks for nothing was read: until `go_on`."""
        line = self._line
        return isinstance(line, Say) and not line.let

    @property
    def rushes(self) -> bool:
        """Whether more is to be done for the learner in a row of alike things; nothing is spoken of it."""
        if self.said is not None:
            return False
        own = [at for at in self._until_next() if self._is_own(at)]
        return len(own) >= ROW and own[-1] >= self._at

    def advance(self, ms: float, *, settled: bool) -> bool:
        """Let time pass; return whether another sentence is spoken than before, or none any more.

        `settled`: whether all that happened has been shown; before that nothing new is said.
        """
        before = self.said
        if not settled:
            return False
        self._catch_up()
        line = self._line
        if isinstance(line, Say):
            self.said = line
        elif isinstance(line, Action):
            self._show(line, ms)
        elif self._host.session.match.outcome:
            self.said = self.lesson.ending
        return self.said is not before

    def go_on(self) -> None:
        """The sentence was read, or what it asks for is to be shown."""
        line = self._line
        if not isinstance(line, Say):
            self.said = None if self.said is not self.lesson.ending else self.said
        elif self.let:
            self._do(self.let[0])
        else:
            self.said = None
            self._step()

    def shown_before(self, frames: Sequence[Frame]) -> int:
        """How many frames of the action just played are shown before the next sentence is spoken.

        All of them, or those up to the event during which it is spoken.
        """
        lines, played = self.lesson.lines, len(self._host.session.match.actions)
        acts = [at for at, line in enumerate(lines) if isinstance(line, Action)]
        say = lines[acts[played - 1] + 1] if 0 < played < len(acts) else None
        kinds = [frame.event.kind if frame.event else "" for frame in frames]
        if isinstance(say, Say) and say.during in kinds:
            return kinds.index(say.during) + 1
        return len(frames)

    def repeat(self) -> None:
        """The sentence that is spoken is spoken again, at its moment."""
        self._return_to(self._current())

    def back(self) -> bool:
        """Return the sentence before is spoken again, at its moment; returns whether there is one."""
        earlier = [at for at in self._spoken_at() if at < self._current()]
        if not earlier:
            return False
        self._return_to(earlier[-1])
        return True

    @property
    def _line(self) -> Say | Action | None:
        lines = self.lesson.lines
        return lines[self._at] if self._at < len(lines) else None

    def _spoken_at(self) -> list[int]:
        return [at for at, line in enumerate(self.lesson.lines) if isinstance(line, Say)]

    def _until_next(self) -> range:
        """Return the lines between the sentence that was spoken last and the one to come."""
        spoken = self._spoken_at()
        begin = max((at for at in spoken if at < self._at), default=0)
        return range(begin, next((at for at in spoken if at >= self._at), len(self.lesson.lines)))

    def _is_own(self, at: int) -> bool:
        line = self.lesson.lines[at]
        return isinstance(line, Action) and line.seat == self.lesson.learner

    def _current(self) -> int:
        """Where the sentence stands that is spoken or was last."""
        if isinstance(self._line, Say):
            return self._at
        return max((at for at in self._spoken_at() if at < self._at), default=0)

    def _return_to(self, at: int) -> None:
        """Takes back what was done since a line, and speaks it again.

        What it is spoken during is done anew.
        """
        session, line = self._host.session, self.lesson.lines[at]
        at -= isinstance(line, Say) and bool(line.during)
        played = sum(isinstance(line, Action) for line in self.lesson.lines[:at])
        count = len(session.match.actions) - played
        if count:
            session.match.undo(count)
            self._script.rewind(played)
        self._at, self._played, self.said = at, played, None
        self._host.bots.reset()
        self._host.look_anew()

    def _catch_up(self) -> None:
        """Comes to the line that stands next after all that was played or taken back."""
        actions, lines = self._host.session.match.actions, self.lesson.lines
        played = len(actions)
        if any(action.seat == self.lesson.learner for action in actions[self._played :]):
            self.said = None
        self._played = played
        done = sum(isinstance(line, Action) for line in lines[: self._at])
        if done > played:
            self._script.rewind(played)
            while done > played:
                self._at -= 1
                done -= isinstance(lines[self._at], Action)
            self._at = max((at for at in self._spoken_at() if at <= self._at), default=0)
        while done < played and self._at < len(lines):
            done += isinstance(lines[self._at], Action)
            self._step()

    def _step(self) -> None:
        self._at += 1
        self._waited = 0.0

    def _possible(self, say: Say) -> Sequence[Action]:
        """What a sentence lets be done of what the course so far has left possible."""
        if not say.let:
            return ()
        legal = self._host.session.match.legal(self.lesson.learner)
        return [action for action in say.let if action in legal]

    def _show(self, action: Action, ms: float) -> None:
        """What the script does for the learner without asking them."""
        if self._host.asked != self.lesson.learner or action.seat != self.lesson.learner:
            return
        self._waited += ms
        if self._waited >= SHOWN_MS:
            self._do(action)

    def _do(self, action: Action) -> None:
        if self._host.asked == action.seat and action in self._host.session.match.legal(action.seat):
            self._host.answer(action)
