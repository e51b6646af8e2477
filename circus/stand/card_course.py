"""The course of the card at the end: which question comes next, and whose answer it is."""

from collections.abc import Sequence
from dataclasses import dataclass

from circus.stand.questions import Question


@dataclass
class CardCourse:
    """The questions, asked of one person after the other, or of the whole table.

    Attributes:
        questions: asked of everybody in this order.
        people: the seats of those who are asked in turn; none or one is asked for the table.
        at: which question is asked.
        turn: whose turn it is, of `people`.
        together: whether somebody answers for the whole table from now on.
    """

    questions: Sequence[Question]
    people: Sequence[int] = ()
    at: int = 0
    turn: int = 0
    together: bool = False

    @property
    def question(self) -> Question:
        """The one that is asked."""
        return self.questions[self.at]

    @property
    def seat(self) -> int | None:
        """Whose answer it is; `None` for that of the table."""
        return self.people[self.turn] if self.in_turn else None

    @property
    def in_turn(self) -> bool:
        """Whether several persons are asked, each for themselves."""
        return len(self.people) > 1 and not self.together

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self.at >= len(self.questions)

    def answered(self) -> None:
        """On to the next question, answered or not; behind the last one to the next person."""
        self.at += 1
        if self.is_over:
            self.enough()

    def enough(self) -> None:
        """Whoever is asked has had enough: on to the next person."""
        if self.in_turn and self.turn + 1 < len(self.people):
            self.turn, self.at = self.turn + 1, 0
        else:
            self.at = len(self.questions)

    def for_all(self) -> None:
        """From this question on one answers for all, and nobody is asked after that."""
        self.together = True
