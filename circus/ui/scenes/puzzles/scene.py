"""Puzzle on the screen: the real table before one choice, until the best one is found."""

from collections.abc import Sequence

from circus.session.puzzles import PuzzleOffer, Shipped, is_solved, note_solved
from circus.session.referee import Costs
from circus.session.table_setup import renamed
from circus.ui.scenes.puzzles.names import named
from circus.ui.scenes.shell.destinations import ToPuzzle
from circus.ui.scenes.shell.scene import SceneContext
from circus.ui.scenes.table.exercise.scene import ExerciseScene


def puzzle_scene(manager: SceneContext, offers: Sequence[PuzzleOffer], number: int) -> ExerciseScene:
    """Return the scene of one of several puzzles; raise `RecordError` if its file is invalid."""
    return ExerciseScene(manager, PuzzleTask(manager, offers, number))


class PuzzleTask:
    """Exercise of one of several puzzles.

    Attributes:
        asked: the puzzle at its table.
    """

    name = "puzzle"
    stored = "table-menu-puzzle"

    def __init__(self, manager: SceneContext, offers: Sequence[PuzzleOffer], number: int) -> None:
        """Read the puzzle; raise `RecordError` if its file is invalid."""
        self.asked = offers[number].table()
        self.exercise, self.seats = self.asked.exercise, self.asked.seats
        me = manager.kit.settings.me
        if me and isinstance(offers[number], Shipped):
            self.seats = renamed(self.seats, self.exercise.seat, me)
        self.number, self.of = number, len(offers)
        self.costs: Costs | None = self.asked.costs
        self._manager = manager
        self._offers = offers
        manager.kit.texts.add_game(offers[number].game)

    def asks(self) -> str:
        """Return name and number of the puzzle, and the person to choose."""
        texts, seat = self._manager.kit.texts, self.seats[self.exercise.seat].name
        title = named(texts, self._offers[self.number])
        key = "puzzle-asked-named" if title else "puzzle-asked"
        return texts.say(key, title=title, number=self.number + 1, of=self.of, name=seat)

    def labels(self) -> tuple[str, str]:
        """Return the labels of the buttons to the next puzzle and back to the list."""
        return self._manager.kit.texts.say("puzzle-next"), self._manager.kit.texts.say("puzzle-leave")

    def open(self, number: int) -> None:
        """Replace this puzzle with another one."""
        self._manager.attempt(lambda: self._manager.go(ToPuzzle(self._offers, number, instead=True)))

    def solved(self) -> None:
        """Mark the puzzle as solved."""
        self._manager.attempt(lambda: note_solved(self._offers[self.number]))

    def port(self) -> dict[str, object]:
        """Return the number of the puzzle, and whether it is solved."""
        is_done = is_solved(self._offers[self.number])
        return {"puzzle": {"number": self.number + 1, "of": self.of, "solved": is_done}}
