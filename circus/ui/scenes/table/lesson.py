"""Lesson on the screen: the real table, and the coach with sentences and pointers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import Rect

from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.frame import Frame
from circus.records.lesson import Lesson, Say, find
from circus.records.match import Match
from circus.session.game_session import GameSession
from circus.session.learnt import note_learnt
from circus.session.lesson_table import lesson_generator, lesson_table
from circus.session.series import series_of
from circus.session.table_setup import load_table_setup, named_after
from circus.session.teacher import Teacher
from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Modal, ModalButton, Target
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.speech import BACK, CONTINUE, SHOW_ME, Speech
from circus.ui.scenes.shell.destinations import Destination, ToLesson, ToTable
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.commands import TARGETS, Command, Decision
from circus.ui.scenes.table.pointing import beat, pointing, rects_of, round_ones
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.speaking import CLICK_DELAY_MS, areas_of, choice_boxes, fit_slip, hides, place_of
from circus.ui.skins.table_view import TableView

RUSH = 6.0
"""Time factor while several actions are played for the learner in a row."""

WHOLE_GAME, ONCE_MORE, LEAVE = "ui/whole-game", "ui/once-more", "ui/leave"


@dataclass(frozen=True)
class ContinueLesson(Command):
    """End of a sentence that waits for a click."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class ShowRequested(Command):
    """Request to see the requested action played."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class RepeatSentence(Command):
    """Return to the sentence before."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class PlayWholeGame(Command):
    """Opening of a whole game after the lesson."""

    in_motion = True


@dataclass(frozen=True)
class RepeatLesson(Command):
    """Restart of the lesson."""

    in_motion = True


@dataclass(frozen=True)
class LeaveLesson(Command):
    """Return to the lobby."""

    in_motion = True


class LessonScene(TableScene):
    """One lesson on a table.

    Attributes:
        teacher: the sentences and the requested actions.
        is_over: whether its game was played to the end.
    """

    name = "lesson"
    seats_change = keeps_phones = False
    target_commands: ClassVar[Mapping[str, Command]] = {
        **TARGETS,
        CONTINUE: ContinueLesson(),
        SHOW_ME: ShowRequested(),
        BACK: RepeatSentence(),
        WHOLE_GAME: PlayWholeGame(),
        ONCE_MORE: RepeatLesson(),
        LEAVE: LeaveLesson(),
    }

    def __init__(self, manager: SceneContext, lesson: Lesson) -> None:
        me = manager.kit.settings.me
        table_setup = named_after(lesson_table(lesson), me)
        match = Match(*table_setup.open())
        session = GameSession(match, table_setup.seats, lesson_generator(lesson))
        super().__init__(manager, table_setup, session, series_of(table_setup))
        self.teacher = Teacher(lesson, self.host)
        self._held: Sequence[Frame] = ()
        self._spoken_at: Rect | None = None
        self._speech: Speech | None = None
        self._nods = 0.0
        self.is_over = False
        commands = self.gestures.commands
        commands.on(ContinueLesson, lambda _: self.go_on())
        commands.on(ShowRequested, lambda _: self.skip())
        commands.on(RepeatSentence, lambda _: self._repeat())
        commands.on(PlayWholeGame, lambda _: self._whole_game())
        commands.on(RepeatLesson, lambda _: self._open(ToLesson(self.game, instead=True)))
        commands.on(LeaveLesson, lambda _: self.manager.home())

    def resized(self) -> None:
        """Place the speech again for another size, and repeat its moment."""
        self._speech = self._spoken_at = None
        if self._held:
            self.teacher.repeat()
        super().resized()

    def view_changed(self) -> None:
        """Show the current position; pending frames are dropped."""
        self._held = ()
        super().view_changed()

    def frames_came(self, frames: Sequence[Frame]) -> None:
        """Show the frames up to the explained event; the rest follows after the sentence."""
        self._show_rest()
        count = self.teacher.shown_before(frames)
        self._held = frames[count:]
        super().frames_came(frames[:count])

    def _show_rest(self) -> None:
        held, self._held = self._held, ()
        if held:
            super().frames_came(held)

    def compose_view(self) -> TableView:
        """Return the shown frame while others are pending, else the table."""
        return self.presenter.table if self._held else super().compose_view()

    @property
    def busy(self) -> bool:
        """Whether anything moves or acts automatically, unless a sentence waits for its click."""
        reads = self.teacher.holds and self.teacher.spoken is not None and not self.director.busy
        return self.parts.refusals.shakes if reads else super().busy

    @property
    def rests(self) -> bool:
        """False: a sentence needs reading time and the hand nods."""
        return False

    def advance(self, ms: float) -> None:
        """Advance the table and the nodding hand; repeated actions for the learner pass quickly."""
        self._nod(ms)
        self.parts.pace.rush = RUSH if self.teacher.rushes else 1.0
        super().advance(ms)

    def is_settled(self, ms: float) -> bool:
        """Return whether the table may continue: not before the current sentence was read.

        Sentences come before any question.
        """
        settled = super().is_settled(ms)
        rush = RUSH if self.teacher.rushes else 1.0
        if self.teacher.advance(ms * rush, settled=settled):
            self._speech = None
            self.manager.hold_clicks(CLICK_DELAY_MS)
            self._ask_anew()
            self.context.changed()
        return settled and not self._held and not self.teacher.holds

    def _ask_anew(self) -> None:
        """Repeat the question to the person, limited to the actions of the new sentence."""
        if self.chooser is not None and self.host.asked is not None:
            self.person_asked(self.host.asked)

    def finish(self) -> None:
        """Mark the lesson as learnt at the end of its game."""
        self.is_over = True
        self.teacher.advance(0, settled=True)
        self.manager.attempt(lambda: note_learnt(self.game))
        self.kit.audio.play("fanfare")
        self.context.changed()

    def choices(self) -> tuple[Action, ...]:
        """Return the learner's actions that continue the lesson; empty if everything is free."""
        return tuple(self.teacher.offered)

    def coached(self) -> set[int]:
        """Return the learner, once they play freely."""
        return {self.teacher.lesson.learner} if self.teacher.is_free else set()

    def not_now(self) -> str:
        """Return the reply to a legal action that the lesson does not request."""
        key = "lesson-other" if self.teacher.offered else "table-not-now"
        return self.kit.texts.say(key)

    def explain_item(self, name: str) -> bool:
        """Return whether an item's explanation opens; during a request it gets a friendly refusal."""
        return not self.teacher.offered and super().explain_item(name)

    def frame(self) -> Composition:
        """Return the table, and over it the coach and the pointers."""
        picture = super().frame()
        over = self._spoken()
        if self.is_over:
            over += self._end().items(self.kit, self.pose)
        return picture.over(over)

    def targets(self) -> list[Target]:
        """Return the targets of the table and of the speech; at the end those of the closing window."""
        found = super().targets()
        if self.is_over:
            return self._end().targets(self.kit)
        speech = self._placed_speech()
        return [*found, *speech.targets(self.kit)] if speech else found

    def port(self) -> dict[str, object]:
        """Return the facts of the table, and the current sentence."""
        line = self.teacher.spoken
        spoken = {
            "step": self.teacher.step,
            "of": self.teacher.of,
            "say": self.sentence,
            "points": list(line.points) if line else [],
        }
        return {**super().port(), "lesson": spoken}

    @property
    def sentence(self) -> str:
        """The current sentence in words; "" for none."""
        line = self.teacher.spoken
        return self._words(line) if line else ""

    def skip(self) -> None:
        """Finish the motion, then do what was requested."""
        self.director.finish()
        self.go_on()

    def go_on(self) -> None:
        """Continue after a sentence or show the requested action; pending frames are shown first."""
        waits = bool(self._held)
        self.teacher.go_on()
        if waits:
            self._show_rest()
        self.context.changed()

    def _repeat(self) -> None:
        self.teacher.back()
        self.context.changed()

    def _whole_game(self) -> None:
        table_setup = named_after(load_table_setup(self.game), self.kit.settings.me)
        self._open(ToTable(table_setup))

    def _open(self, where: Destination) -> None:
        self.manager.attempt(lambda: self.manager.go(where))

    def _words(self, say: Say) -> str:
        names = [seat.name for seat in self.session.seats]
        return self.kit.texts.format_facts(say.key, {}, names)

    def _nod(self, ms: float) -> None:
        before, self._nods = beat(self._nods), self._nods + ms
        line = self.teacher.spoken
        if line and line.points and not self.kit.settings.reduced_motion and beat(self._nods) != before:
            self.manager.refresh()

    def _spoken(self) -> list[Item]:
        speech, line = self._placed_speech(), self.teacher.spoken
        if speech is None or line is None or self.is_over:
            return []
        kit = self.kit
        rects = [] if self.director.busy else self._pointed(line)
        words = [speech.targets(kit)[0].rect, *sight.prompt(kit, self.presenter.skin, self.table)]
        free = words * sight.WORDS_COUNT + [target.rect for target in super().targets() if target.wanted]
        rounds = round_ones(kit, self.presenter.skin, self.director.placed, rects)
        return [*pointing(kit, rects, free, self._nods, rounds), *speech.items(kit, self.pose)]

    def _placed_speech(self) -> Speech | None:
        """Return the sentence at its place, which is constant while it is shown."""
        line = self.teacher.spoken
        if line is None or self.is_over:
            return None
        if self._speech is None:
            self._speech = self._find_room(line)
        return self._speech

    def picks_changed(self) -> None:
        """Move the speech if it covers new choices."""
        super().picks_changed()
        if self._speech is not None and hides(self.kit, self._speech, choice_boxes(super().targets())):
            self._speech = None

    def _find_room(self, line: Say) -> Speech:
        teacher = self.teacher
        label = self.kit.texts.say("lesson-continue" if not line.let else "lesson-show-me")
        speech = Speech(0, 0, self._words(line), teacher.step, teacher.of, label, not line.let)
        areas = self._areas()
        found = fit_slip(self.kit, speech, self._pointed(line), areas, self._spoken_at, asked=areas.free)
        self._spoken_at = place_of(self.kit, found)
        return found

    def _areas(self) -> Areas:
        """Return the areas around the speech; the last event should stay visible."""
        below = super().targets()
        return areas_of(self.context, below, choice_boxes(below))

    def _pointed(self, line: Say) -> list[Rect]:
        """Return the boxes of the items that a sentence points at."""
        return rects_of(line.points, [target for _, target in self.context.inspectable_items])

    def _end(self) -> Modal:
        """Return the success window, with a button to a whole game."""
        texts, ending = self.kit.texts, self.teacher.lesson.ending
        buttons = (
            ModalButton(LEAVE, texts.say("lesson-leave")),
            ModalButton(ONCE_MORE, texts.say("lesson-once-more")),
            ModalButton(WHOLE_GAME, texts.say("lesson-whole-game"), GOLD),
        )
        words = self._words(ending) if ending else ""
        return Modal(texts.say("lesson-learnt", game=texts.say(f"{self.game}-title")), words, buttons)


def lesson_scene(manager: SceneContext, game: str) -> LessonScene:
    """Return the lesson of a game.

    Raises:
        UsageError: the game has none.
        RecordError: its file is invalid.
    """
    found = find(game)
    if found is None:
        raise UsageError(f"{game} has no lesson: open its table and its rulebook instead")
    return LessonScene(manager, found)
