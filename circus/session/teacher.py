"""Teacher: shows the lines of a lesson at a table, one at a time, and waits for the action of each."""

from collections.abc import Sequence

from circus.core.action import Action
from circus.core.frame import Frame
from circus.records.lesson import Lesson, Say
from circus.session.host import Host
from circus.session.script import Script

SHOWN_MS = 700
"""Pause before an action for the learner, so that it can be followed."""


ROW = 3
"""This many actions for the learner between two sentences are a row, which passes quickly."""


class Teacher:
    """One lesson at a table.

    The script plays for everybody; the learner chooses only for the requested actions. After it the game is
    free. A sentence without a requested action pauses the table until `go_on`.

    Attributes:
        lesson: the taught lesson.
        said: the current sentence; `None` for none.
    """

    def __init__(self, lesson: Lesson, host: Host) -> None:
        """Create the teacher; `host` has the lesson's table, unplayed."""
        self.lesson = lesson
        self.spoken: Say | None = None
        self._host = host
        self._script = Script(lesson.actions)
        self._at = 0
        self._played = 0
        self._waited = 0.0
        host.session.script = self._script

    @property
    def step(self) -> int:
        """The number of the current or last sentence, from 1."""
        if self.spoken is not None:
            said = (at for at, say in enumerate(self.lesson.sentences, 1) if say is self.spoken)
            return next(said, 1)
        return sum(at <= self._current() for at in self._spoken_at())

    @property
    def of(self) -> int:
        """The number of sentences of the lesson."""
        return len(self.lesson.sentences)

    @property
    def let(self) -> Sequence[Action]:
        """The learner's actions that continue the lesson, the script's own first; empty if all is free."""
        return self._possible(self.spoken) if self.spoken else ()

    @property
    def offered(self) -> Sequence[Action]:
        """The actions offered to the learner now; empty if all is free.

        Between two sentences it is the script's next action for them: another one would make the next
        sentence wrong.
        """
        if self.spoken and self.spoken.let:
            return self.let
        shown = self._script.of(self.lesson.learner)
        legal = self._host.session.match.legal_actions(self.lesson.learner)
        return [shown] if shown and shown in legal else ()

    @property
    def is_free(self) -> bool:
        """Whether the script is over and everybody is free."""
        return self._script.is_over and self._at >= len(self.lesson.lines)

    @property
    def holds(self) -> bool:
        """Whether the table is paused for a sentence without a requested action, until `go_on`."""
        line = self._line
        return isinstance(line, Say) and not line.let

    @property
    def rushes(self) -> bool:
        """Whether the script is in a row of at least `ROW` actions for the learner without a sentence."""
        if self.spoken is not None:
            return False
        own = [at for at in self._until_next() if self._is_own(at)]
        return len(own) >= ROW and own[-1] >= self._at

    def advance(self, ms: float, *, settled: bool) -> bool:
        """Advance time; return whether the current sentence has changed.

        `settled`: whether all events have been shown; no sentence changes before.
        """
        before = self.spoken
        if not settled:
            return False
        self._catch_up()
        line = self._line
        if isinstance(line, Say):
            self.spoken = line
        elif isinstance(line, Action):
            self._show(line, ms)
        elif self._host.session.match.outcome:
            self.spoken = self.lesson.ending
        return self.spoken is not before

    def go_on(self) -> None:
        """Continue after a sentence, or play the action that it requests."""
        line = self._line
        if not isinstance(line, Say):
            self.spoken = None if self.spoken is not self.lesson.ending else self.spoken
        elif self.let:
            self._do(self.let[0])
        else:
            self.spoken = None
            self._step()

    def shown_before(self, frames: Sequence[Frame]) -> int:
        """Return how many frames of the last action are shown before the next sentence.

        It is all of them, or those up to the event that the sentence belongs to.
        """
        lines, played = self.lesson.lines, len(self._host.session.match.actions)
        acts = [at for at, line in enumerate(lines) if isinstance(line, Action)]
        say = lines[acts[played - 1] + 1] if 0 < played < len(acts) else None
        kinds = [frame.event.kind if frame.event else "" for frame in frames]
        if isinstance(say, Say) and say.during in kinds:
            return kinds.index(say.during) + 1
        return len(frames)

    def repeat(self) -> None:
        """Return to the moment of the current sentence, and show it again."""
        self._return_to(self._current())

    def back(self) -> bool:
        """Return to the previous sentence and its moment; return whether there is one."""
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
        """Return the lines between the last sentence and the next one."""
        spoken = self._spoken_at()
        begin = max((at for at in spoken if at < self._at), default=0)
        return range(begin, next((at for at in spoken if at >= self._at), len(self.lesson.lines)))

    def _is_own(self, at: int) -> bool:
        line = self.lesson.lines[at]
        return isinstance(line, Action) and line.seat == self.lesson.learner

    def _current(self) -> int:
        """Return the line of the current or last sentence."""
        if isinstance(self._line, Say):
            return self._at
        return max((at for at in self._spoken_at() if at < self._at), default=0)

    def _return_to(self, at: int) -> None:
        """Undo everything since a line, and show its sentence again.

        The action that the sentence belongs to is replayed.
        """
        session, line = self._host.session, self.lesson.lines[at]
        at -= isinstance(line, Say) and bool(line.during)
        played = sum(isinstance(line, Action) for line in self.lesson.lines[:at])
        count = len(session.match.actions) - played
        if count:
            session.match.undo(count)
            self._script.rewind(played)
        self._at, self._played, self.spoken = at, played, None
        self._host.bots.reset()
        self._host.refresh_view()

    def _catch_up(self) -> None:
        """Find the next line after the actions that were played or undone."""
        actions, lines = self._host.session.match.actions, self.lesson.lines
        played = len(actions)
        if any(action.seat == self.lesson.learner for action in actions[self._played :]):
            self.spoken = None
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
        """Return the legal actions among those that a sentence requests."""
        if not say.let:
            return ()
        legal = self._host.session.match.legal_actions(self.lesson.learner)
        return [action for action in say.let if action in legal]

    def _show(self, action: Action, ms: float) -> None:
        """Play the script's action for the learner without asking them."""
        if self._host.asked != self.lesson.learner or action.seat != self.lesson.learner:
            return
        self._waited += ms
        if self._waited >= SHOWN_MS:
            self._do(action)

    def _do(self, action: Action) -> None:
        if self._host.asked == action.seat and action in self._host.session.match.legal_actions(action.seat):
            self._host.answer(action)
