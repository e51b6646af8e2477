"""A puzzle on the screen: the real table before one choice, until the best one is found or shown."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from circus import looks, puzzle
from circus.core.action import Action
from circus.looks.table_view import TableButton
from circus.scenes.destinations import ToPuzzle
from circus.scenes.puzzles import words
from circus.scenes.scene import SceneContext
from circus.scenes.table import sight
from circus.scenes.table.buttons import ALWAYS
from circus.scenes.table.speaking import SpeakingTable
from circus.session.puzzles import PuzzleTable, is_solved, note_solved
from circus.session.series import series_of
from circus.stage.compositor import Composition
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Target
from circus.stage.widgets.speech import BACK, CONTINUE, SHOW_ME, Speech


class PuzzleScene(SpeakingTable):
    """One puzzle of a game.

    Every help of the game is on: who comes to a table in the middle of a game has to see there what its seat
    has seen; the log tells the rest.

    Attributes:
        number: its place among those of the game, from 0.
        asked: the puzzle at its table.
        is_over: whether the best choice was found or shown.
    """

    name = "puzzle"
    seats_change = False

    def __init__(self, manager: SceneContext, game: str, number: int) -> None:
        """Raises `RecordError` if its file does not hold."""
        self._names: Sequence[str] = puzzle.names(game)
        self.number = number
        self.asked = PuzzleTable(puzzle.find(game, self._names[number]))
        self.is_over = False
        manager.kit.texts.add_game(game)
        self._say: Callable[[Toolkit], str] = partial(words.asked, table=self.asked, number=number + 1)
        self._speech: Speech | None = None
        setup = self.asked.table_setup
        super().__init__(manager, setup, self.asked.session(), series_of(setup))
        every = frozenset(looks.find(game).aids)
        self.presenter.opened = replace(self.presenter.opened, aids=every)

    @property
    def busy(self) -> bool:
        """Whether anything moves; once it is over nobody goes on."""
        return self.director.busy if self.is_over else super().busy

    def is_settled(self, ms: float) -> bool:
        """The game of then goes no further than the choice."""
        return not self.is_over and super().is_settled(ms)

    def finish(self) -> None:
        """A choice that ends its game ends at the table too."""

    def play(self, action: Action) -> None:
        """A try: the best one is carried out, every other one is answered and taken back."""
        if self.is_over:
            return
        if self.asked.is_right(action):
            self._end(action, partial(words.solved, table=self.asked, action=action), "fanfare")
            self.manager.attempt(lambda: note_solved(self.game, self._names[self.number]))
        else:
            self._say = partial(words.failed, table=self.asked, action=action)
            self.kit.audio.play("soft_error")
            self.person_asked(action.seat)

    def resized(self) -> None:
        """The slip finds another place."""
        self._speech = None
        super().resized()

    def frame(self) -> Composition:
        """The table, and over it the coach who asks."""
        picture = super().frame()
        items = [*picture.items, *self._placed().items(self.kit, self.pose)]
        return Composition(picture.background, items)

    def targets(self) -> list[Target]:
        """Those of the table and of the slip."""
        return [*super().targets(), *self._placed().targets(self.kit)]

    def decides(self, name: str) -> bool:
        """What was found is not clicked away unseen."""
        return name in (CONTINUE, SHOW_ME, BACK) or super().decides(name)

    def go_on(self) -> None:
        """The next puzzle; after the last one back to where this was opened."""
        if self.number + 1 < len(self._names):
            self._open(self.number + 1)
        else:
            self.manager.back()

    def go_back(self) -> None:
        """The puzzle before."""
        self._open(self.number - 1)

    def show_me(self) -> None:
        """The best choice is carried out; that does not count as solved."""
        if not self.is_over and not self.director.busy and self.chooser is not None:
            self._end(self.asked.quest.best, partial(words.shown, table=self.asked), "click")

    def port(self) -> dict[str, object]:
        """Of the table, which puzzle this is, and what is said."""
        told = {
            "number": self.number + 1,
            "of": len(self._names),
            "solved": is_solved(self.game, self._names[self.number]),
            "say": self._say(self.kit),
        }
        return {**super().port(), "puzzle": told}

    def _tap(self, name: str | None) -> None:
        acts = {CONTINUE: self.go_on, SHOW_ME: self.show_me, BACK: self.go_back}
        if name in acts:
            acts[name]()
            self._changed()
        else:
            super()._tap(name)

    def _picks_changed(self) -> None:
        """What opens to be chosen from is not hidden by the slip: it goes elsewhere."""
        super()._picks_changed()
        if self._speech is not None and self.hides_choices(self._speech):
            self._speech = None

    def _placed(self) -> Speech:
        """What is asked, what a try came to or what was found, at the place it keeps until that changes."""
        words = self._say(self.kit)
        if self._speech is None or self._speech.text != words:
            texts, of = self.kit.texts, len(self._names)
            last = self.number + 1 == of
            key = ("puzzle-leave" if last else "puzzle-next") if self.is_over else "puzzle-show-me"
            speech = Speech(0, 0, words, self.number + 1, of, texts.say(key), self.is_over)
            plate = sight.own(self.kit, self.presenter.look, self.table, self.director.placed)[-1:]
            self._speech = self.laid(speech, plate)
        return self._speech

    def _open(self, number: int) -> None:
        self.manager.attempt(lambda: self.manager.go(ToPuzzle(self.game, number, instead=True)))

    def _end(self, action: Action, tell: Callable[[Toolkit], str], sound: str) -> None:
        self._say = tell
        super().play(action)
        self.is_over = True
        self.kit.audio.play(sound)

    def _thinking(self) -> tuple[int, ...]:
        """Nobody thinks any more once it is over."""
        return () if self.is_over else super()._thinking()

    def _own_buttons(self) -> tuple[TableButton, ...]:
        """Nothing is taken back here, and a hint would be the solution."""
        return ALWAYS

    def _undo(self) -> None:
        """What has been picked for a choice is taken back, no choice."""
        if not self.is_over:
            super()._undo()
