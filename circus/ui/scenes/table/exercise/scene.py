"""Exercise on the real table: attempts at a choice, each with a verdict, and the solution."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from random import Random
from typing import ClassVar, Protocol

from pygame import Rect

from circus.core.action import Action
from circus.session.exercise import Exercise, Verdict, create_exercise_session, create_exercise_setup
from circus.session.referee import Costs, Referee
from circus.session.series import series_of
from circus.session.table_setup import Seat
from circus.ui import skins
from circus.ui.gfx.clear_place import Areas
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.exercise import ExerciseSlip, Way
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.areas import information
from circus.ui.scenes.table.buttons import always
from circus.ui.scenes.table.commands import TARGETS, Command, Decision
from circus.ui.scenes.table.exercise.words import ExerciseWords
from circus.ui.scenes.table.hint import marks_of
from circus.ui.scenes.table.keys import EXERCISE_KEYS, KeyCommand
from circus.ui.scenes.table.pointing import rects_of, ringed, round_ones
from circus.ui.scenes.table.prompt import ribbon
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.speaking import CLICK_DELAY_MS, fit_slip, hides, spare_areas, usable_buttons
from circus.ui.skins.table_view import TableButton

SHOW, BACK, NEXT, DONE = "ui/quest-show", "ui/quest-back", "ui/quest-next", "ui/quest-done"


class ExerciseStage(Enum):
    """Stage of an exercise."""

    ASKS = "asks"
    JUDGES = "judges"
    JUDGED = "told"
    SHOWN = "shown"
    SOLVED = "solved"


@dataclass(frozen=True)
class ShowSolution(Command):
    """Request to see the solution."""

    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class OpenExercise(Command):
    """Opening of another exercise: `step` is 1 for the next one, -1 for the one before."""

    step: int
    decides = Decision.ALWAYS
    in_motion = True


@dataclass(frozen=True)
class LeaveExercise(Command):
    """Return to the scene below."""

    decides = Decision.ALWAYS
    in_motion = True


class ExerciseTask(Protocol):
    """Puzzle or mistake to correct: one of several exercises in a row.

    Attributes:
        name: of its scene, in the test port's notation.
        stored: key of the message about what stays when it is left.
        exercise: the choice.
        seats: the players.
        number, of: its index, from 0, and the number of all.
        costs: the known costs of the actions; `None` to compute them.
    """

    name: str
    stored: str
    exercise: Exercise
    seats: tuple[Seat, ...]
    number: int
    of: int
    costs: Costs | None

    def asks(self) -> str:
        """Return the task, in a sentence or two."""

    def labels(self) -> tuple[str, str]:
        """Return the labels of the buttons to the next exercise, and back."""

    def open(self, number: int) -> None:
        """Replace this exercise with another one."""

    def solved(self) -> None:
        """Notice that the person found the choice without help."""

    def port(self) -> dict[str, object]:
        """Return its own facts for the test port."""


class ExerciseScene(TableScene):
    """Table with an exercise.

    Every aid of the game is on, since the person enters in the middle of a game; the log has the rest.

    Attributes:
        task: the exercise.
        exercise: its choice.
        stage: the current one.
        verdict: on the last attempt.
    """

    seats_change = keeps_phones = has_undo = False
    target_commands: ClassVar[Mapping[str, Command]] = {
        **TARGETS,
        SHOW: ShowSolution(),
        BACK: OpenExercise(-1),
        NEXT: OpenExercise(1),
        DONE: LeaveExercise(),
    }
    key_commands: ClassVar[Mapping[str, KeyCommand]] = EXERCISE_KEYS

    def __init__(self, manager: SceneContext, task: ExerciseTask) -> None:
        exercise = task.exercise
        table_setup = create_exercise_setup(exercise, task.seats)
        session = create_exercise_session(exercise, task.seats, Random(len(exercise.timeline)))
        super().__init__(manager, table_setup, session, series_of(table_setup))
        self.presenter.opened = replace(
            self.presenter.opened, aids=frozenset(skins.find(table_setup.game).input.aids)
        )
        self.name = task.name
        self.task, self.exercise = task, exercise
        self.stage = ExerciseStage.ASKS
        self.verdict: Verdict | None = None
        self._tried: Action | None = None
        self._was_shown = False
        self._referee: Costs = task.costs or Referee(manager.thinker, session, exercise)
        self._placed: ExerciseSlip | None = None
        commands = self.gestures.commands
        commands.on(ShowSolution, lambda _: self._show_solution())
        commands.on(OpenExercise, lambda command: task.open(task.number + command.step))
        commands.on(LeaveExercise, lambda _: self.manager.back())

    def leave(self) -> None:
        """Stop thinking about the position."""
        super().leave()
        self._referee.pause()

    def resized(self) -> None:
        """Place the slip again."""
        self._placed = None
        super().resized()

    @property
    def rests(self) -> bool:
        """False: the cost of each choice is computed in the background."""
        return False

    def advance(self, ms: float) -> None:
        """Advance the computation of the costs; show a verdict as soon as it is known."""
        super().advance(ms)
        if self.host.asked is not None:
            self._referee.look()
        if self.stage is ExerciseStage.JUDGES:
            self.course.advance_dots(ms)
            if not self._referee.thinking:
                self._judge()

    @property
    def busy(self) -> bool:
        """Whether time passes: during motion, before the question, and while an attempt is judged."""
        comes = self.host.asked is None and not self._is_solved
        return self.director.busy or comes or self.stage is ExerciseStage.JUDGES

    @property
    def _is_solved(self) -> bool:
        return self.stage is ExerciseStage.SOLVED

    def is_settled(self, ms: float) -> bool:
        """Return whether others may act: not after the seat has been asked, and no clock runs."""
        return super().is_settled(ms) and not self._is_solved and self.host.asked is None

    def finish(self) -> None:
        """Keep a game that ends with the choice on the table."""

    def play(self, action: Action) -> None:
        """Judge an action as an attempt at the exercise; only the solution is played."""
        if self.stage is ExerciseStage.JUDGES or self._is_solved:
            return
        self._tried = action
        self._judge()

    def _judge(self) -> None:
        """Show the verdict on the attempt, or wait for its computation."""
        assert self._tried
        played = self.exercise.played
        known = self._tried == self.exercise.best or (played is not None and self._tried == played.action)
        if not known and self._referee.thinking:
            self._go_to(ExerciseStage.JUDGES)
            self.context.input.chooser = None
            return
        self.verdict = self.exercise.verdict(self._tried, self._referee.cost(self._tried))
        if self.verdict in (Verdict.FOUND, Verdict.AS_GOOD):
            self._solve()
            return
        self.kit.audio.play("soft_error")
        self._go_to(ExerciseStage.SHOWN if self._was_shown else ExerciseStage.JUDGED)
        self.person_asked(self.exercise.seat)

    def _solve(self) -> None:
        """Play the solution on the table."""
        assert self._tried
        self._go_to(ExerciseStage.SOLVED)
        self.kit.audio.play("applause")
        super().play(self._tried)
        if not self._was_shown:
            self.task.solved()

    def _go_to(self, stage: ExerciseStage) -> None:
        self.stage, self._placed = stage, None
        self.manager.hold_clicks(CLICK_DELAY_MS)
        self.context.changed()

    @property
    def hinted(self) -> Counter[str]:
        """The next picks of the shown solution."""
        return (
            marks_of(self.context.input.picker, self.exercise.best)
            if self.stage is ExerciseStage.SHOWN
            else Counter()
        )

    @property
    def thinking(self) -> Sequence[int]:
        """The seat, while its attempt is judged."""
        return (self.exercise.seat,) if self.stage is ExerciseStage.JUDGES else ()

    def coached(self) -> set[int]:
        """Return no seat, since every choice gets a verdict."""
        return set()

    def own_buttons(self) -> tuple[TableButton, ...]:
        """Return neither hint nor undo."""
        return always(self.session.match.setup)

    def undo(self) -> None:
        """Undo the last pick; an exercise has no undo of actions."""
        self.parts.moves.undo_pick()

    def step_back(self) -> None:
        """Leave the exercise."""
        self.manager.back()

    @property
    def left_words(self) -> str:
        """Key of the message about what stays when the exercise is left."""
        return self.task.stored

    def words(self) -> str:
        """Return the current comment."""
        texts = ExerciseWords(self.kit, self.session, self.exercise, self._referee.least)
        if self.stage is ExerciseStage.ASKS:
            return self.task.asks()
        if self.stage is ExerciseStage.JUDGES:
            return self.kit.texts.say("exercise-judges")
        if self.stage is ExerciseStage.SHOWN:
            return texts.shown()
        assert self.verdict and self._tried
        played = self.exercise.played
        same = played is not None and self._tried == played.action
        cost = played if same else self._referee.cost(self._tried)
        return texts.format_verdict(self.verdict, self._tried, cost)

    def frame(self) -> Composition:
        """Return the table, and over it the comment."""
        picture = super().frame()
        over = [*self._ringed(), *self._placed_slip().items(self.kit, self.pose)]
        return picture.over(over)

    def _ringed(self) -> list[Item]:
        """Return a line round the picks of the original action, while the person looks for a better one."""
        played = self.exercise.played
        if (
            played is None
            or self.director.busy
            or self.stage not in (ExerciseStage.ASKS, ExerciseStage.JUDGED)
        ):
            return []
        if self.chooser is None or self.context.input.has_picked:
            return []
        rects = rects_of(played.action.picks, self._on_table())
        rounds = round_ones(self.kit, self.presenter.skin, self.director.placed, rects)
        return ringed(self.kit, rects, rounds)

    def targets(self) -> list[Target]:
        """Return the targets of the table and of the slip."""
        return [*self._on_table(), *self._placed_slip().targets(self.kit)]

    def port(self) -> dict[str, object]:
        """Return the facts of the table, and the comment."""
        verdict = self.verdict.value if self.verdict else ""
        facts = {
            "seat": self.exercise.seat,
            "stage": self.stage.value,
            "verdict": verdict,
            "say": self.words(),
        }
        return {**super().port(), "quest": facts, **self.task.port()}

    def _show_solution(self) -> None:
        self._was_shown = True
        self._go_to(ExerciseStage.SHOWN)
        self.person_asked(self.exercise.seat)

    def _ways(self) -> list[Way]:
        """Return the buttons: back, solution, and next or leave."""
        texts, leads = self.kit.texts, self._is_solved
        following, done = self.task.labels()
        ways = []
        if self.task.number:
            ways.append(Way(BACK, texts.say("exercise-back"), "back", bare=True))
        if self.stage in (ExerciseStage.ASKS, ExerciseStage.JUDGED) and self.chooser is not None:
            ways.append(Way(SHOW, texts.say("exercise-show"), "eye"))
        last = self.task.number + 1 == self.task.of
        ways.append(Way(DONE, done, "check", leads) if last else Way(NEXT, following, "right", leads))
        return ways

    def _placed_slip(self) -> ExerciseSlip:
        """Return the slip at its place, which is constant while its text is."""
        contents = self.words(), self._ways()
        if self._placed is None or (self._placed.text, list(self._placed.ways)) != contents:
            asked = [*self._choice_boxes(), *usable_buttons(self._on_table())]
            asked += sight.own(self.kit, self.presenter.skin, self.table, self.director.placed)
            slip = ExerciseSlip(0, 0, *contents)
            self._placed = fit_slip(self.kit, slip, self._spoken_of(), self._areas(), asked=asked)
        return self._placed

    def _spoken_of(self) -> list[Rect]:
        """Return the box of the prompt; nothing if the exercise is solved and no prompt is shown."""
        kit, skin = self.kit, self.presenter.skin
        table = self.presenter.settled() if self._is_solved else self.table
        prompt = ribbon(kit, skin, table)
        if self._is_solved and not (prompt and prompt.text):
            return []
        return sight.prompt(kit, skin, table)

    def picks_changed(self) -> None:
        """Move the slip if it covers new choices."""
        super().picks_changed()
        if self._placed is not None and hides(self.kit, self._placed, self._choice_boxes()):
            self._placed = None

    def _choice_boxes(self) -> list[Rect]:
        """Return the boxes of current choices, and of all picks of this seat's actions."""
        targets = self._on_table()
        picked = {
            name for action in self.session.match.legal_actions(self.exercise.seat) for name in action.picks
        }
        names = dict.fromkeys(each.name for each in targets if each.wanted or each.name in picked)
        return rects_of(list(names), targets)

    def _on_table(self) -> list[Target]:
        """Return the targets below the slip."""
        return super().targets()

    def _areas(self) -> Areas:
        """Return the areas around the slip.

        Buttons, all pieces, all that informs and the board as a whole must stay free. If the board cannot, as
        little of it as possible is covered.
        """
        kit, skin, table, placed = self.kit, self.presenter.skin, self.table, self.director.placed
        lines, labels, posters = information(self.context)
        board = rects_of([place.name for place in skin.layout.places(table)], self._on_table())
        free = [*self._choice_boxes(), *usable_buttons(self._on_table())]
        free += [*sight.pieces(kit, skin, placed), *sight.own(kit, skin, table, placed)]
        free += [*self.context.tabletop.nameless(placed), *lines]
        free += [*self.context.tabletop.caption_boxes(), *labels]
        free += [board[0].unionall(board[1:])] if board else []
        return Areas(free, [*posters, *spare_areas(self.context, self._on_table())])
