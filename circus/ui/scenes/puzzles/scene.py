"""Puzzle on the screen: the real table before one choice, until the best one is found."""

from collections.abc import Sequence

from circus.session.puzzles import PuzzleOffer, is_solved, note_solved
from circus.ui.scenes.destinations import ToPuzzle
from circus.ui.scenes.puzzles.names import named
from circus.ui.scenes.quest.scene import QuestScene
from circus.ui.scenes.scene import SceneContext


class PuzzleScene(QuestScene):
    """Exercise of one of several puzzles.

    Attributes:
        asked: the puzzle at its table.
    """

    name = "puzzle"

    def __init__(self, manager: SceneContext, offers: Sequence[PuzzleOffer], number: int) -> None:
        """Open the puzzle; raise `RecordError` if its file is invalid."""
        self.asked = asked = offers[number].table()
        manager.kit.texts.add_game(offers[number].game)
        super().__init__(manager, asked.quest, asked.seats, (number, len(offers)), asked.costs)
        self._offers = offers

    def asks(self) -> str:
        """Return name and number of the puzzle, and the person to choose."""
        texts, seat = self.kit.texts, self.asked.seats[self.quest.seat].name
        title = named(texts, self._offers[self.number])
        key = "puzzle-asked-named" if title else "puzzle-asked"
        return texts.say(key, title=title, number=self.number + 1, of=self.of, name=seat)

    def labels(self) -> tuple[str, str]:
        """Return the labels of the buttons to the next puzzle and back to the list."""
        return self.kit.texts.say("puzzle-next"), self.kit.texts.say("puzzle-leave")

    def open(self, number: int) -> None:
        """Replace this puzzle with another one."""
        self.manager.attempt(lambda: self.manager.go(ToPuzzle(self._offers, number, instead=True)))

    def solved(self) -> None:
        """Mark the puzzle as solved."""
        self.manager.attempt(lambda: note_solved(self._offers[self.number]))

    def port(self) -> dict[str, object]:
        """Return the facts of the exercise, and the number of the puzzle."""
        told = {"number": self.number + 1, "of": self.of, "solved": is_solved(self._offers[self.number])}
        return {**super().port(), "puzzle": told}
