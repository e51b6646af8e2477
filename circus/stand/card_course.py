"""Course of the feedback card: the next question, and the person to answer it."""

from collections.abc import Sequence
from dataclasses import dataclass

from circus.stand.questions import FeedbackQuestion


@dataclass
class CardCourse:
    """Questions, asked of one person after the other, or of the whole table.

    Attributes:
        questions: for everybody, in this order.
        people: the seats that answer in turn; with none or one the table answers.
        at: index of the present question.
        turn: index of the present person in `people`.
        together: whether one person answers for the whole table from now on.
    """

    questions: Sequence[FeedbackQuestion]
    people: Sequence[int] = ()
    at: int = 0
    turn: int = 0
    together: bool = False

    @property
    def question(self) -> FeedbackQuestion:
        """Present question."""
        return self.questions[self.at]

    @property
    def seat(self) -> int | None:
        """Seat that answers; `None` for the table."""
        return self.people[self.turn] if self.in_turn else None

    @property
    def in_turn(self) -> bool:
        """Whether several people answer, each for themselves."""
        return len(self.people) > 1 and not self.together

    @property
    def is_over(self) -> bool:
        """Whether all questions are done."""
        return self.at >= len(self.questions)

    def advance(self) -> None:
        """Go to the next question, or after the last one to the next person."""
        self.at += 1
        if self.is_over:
            self.skip_person()

    def skip_person(self) -> None:
        """Skip the remaining questions of the present person; go to the next person, if any."""
        if self.in_turn and self.turn + 1 < len(self.people):
            self.turn, self.at = self.turn + 1, 0
        else:
            self.at = len(self.questions)

    def for_all(self) -> None:
        """Let one person answer for all from this question on."""
        self.together = True
