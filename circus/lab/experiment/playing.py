"""Playing of one deal of an experiment: every variant, rotation and rung, each a line of plain numbers."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from circus import bots
from circus.bots.bot import Bot
from circus.lab import lengths
from circus.lab.experiment.chances import Curve, Luck
from circus.lab.experiment.counted_items import cards
from circus.lab.experiment.course import Abstainer, GameCounts, Playing, Watcher, course_of
from circus.lab.experiment.measures import is_reviewed, is_watched, measures
from circus.lab.experiment.observed import Amount, ObservedGame
from circus.lab.experiment.question import ExperimentQuestion

RUNG = "/"
"""Separator that only occurs in the names of tables on a ladder."""


class GameLine(NamedTuple):
    """One game.

    Attributes:
        deal: its number, from 0.
        variant: its number in the question.
        table: the game within its deal and variant: the rotation, or rung and side of a ladder.
        reason: of its end.
        actions: their number, draws included.
        amounts: one for each of `measures(question)`; `None` if the figure does not apply to this game.
    """

    deal: int
    variant: int
    table: str
    reason: str
    actions: int
    amounts: tuple[Amount | None, ...]

    @property
    def is_ordinary(self) -> bool:
        """Whether it is not on a ladder."""
        return RUNG not in self.table


class BotSeating(NamedTuple):
    """Bots of one of the games in which a deal is played.

    Attributes:
        name: of the table, see `GameLine`.
        bots: one for each seat.
        rung: the weaker and the stronger bot; `None` for an ordinary game.
        side: the seats of the stronger one on a rung.
    """

    name: str
    bots: tuple[str, ...]
    rung: tuple[str, str] | None = None
    side: tuple[int, ...] = ()


class PreparedQuestion:
    """Question with everything that is looked up for it once a process.

    Attributes:
        question, game, setups: the question, its game, and a set-up for each variant.
        sides: the teams.
        seatings: the games in which each variant of a deal is played.
        measures: all figures.
    """

    def __init__(self, question: ExperimentQuestion) -> None:
        self.question = question
        self.game, self.setups = question.open()
        self.sides = self.game.ending.sides(question.seats)
        self.seatings = tuple(self._seatings())
        self.measures = measures(question)
        self._has_cards = bool(cards(self.game, self.setups[0]))
        self._pace: Mapping[str, Any] = lengths.stored_lengths(self.game.name).get("seconds", {})

    def course(
        self, deal: int, variant: int, seating: BotSeating, watchers: Sequence[Watcher] = ()
    ) -> GameCounts:
        """Play one game; equal arguments give equal games."""
        seed, without = self.question.seed, self.question.variants[variant].without
        players: Sequence[Bot] = [bots.find_untimed(each) for each in seating.bots]
        if without is not None:
            players = [Abstainer(without)(player) for player in players]
        draws = Random(f"{seed} deal {deal}")
        choices = Random(f"{seed} deal {deal} table {seating.name}")
        moves = Playing(self.game, players, draws, choices)
        return course_of(self.game, self.setups[variant], moves, watchers)

    def line(self, deal: int, variant: int, seating: BotSeating) -> GameLine:
        """Play one game and return its figures."""
        curve, luck = (None, None) if seating.rung else self._watchers(deal)
        course = self.course(deal, variant, seating, [each for each in (curve, luck) if each])
        sums = luck.shared(course) if luck else None
        amounts = self.amounts(self.observed(course, seating, curve, luck=sums))
        return GameLine(deal, variant, seating.name, course.reason, len(course.actions), amounts)

    def observed(
        self,
        course: GameCounts,
        seating: BotSeating | None = None,
        curve: Curve | None = None,
        *,
        luck: Amount | None = None,
        minutes: float | None = None,
    ) -> ObservedGame:
        """Return a game as figures read it; without a seating people have played."""
        return ObservedGame(
            course,
            self.sides,
            seating.bots if seating else (),
            self._pace,
            self._has_cards,
            curve.figures(course) if curve else {},
            luck,
            minutes,
            seating.rung if seating else None,
            seating.side if seating else (),
        )

    def amounts(self, game: ObservedGame) -> tuple[Amount | None, ...]:
        """Return the figures of a game in the order of all tables."""
        return tuple(_amount(each.value(game)) if each.rung == game.rung else None for each in self.measures)

    def curve(self) -> Curve | None:
        """Return a recorder of a game's chances; `None` for a game without a policy."""
        return Curve(self.game.policy.evaluate, self.sides) if self.game.policy else None

    def _seatings(self) -> Iterator[BotSeating]:
        for turn, seated in enumerate(self.question.seated):
            yield BotSeating(str(turn), seated)
        for weak, strong in self.question.rungs:
            for number, side in enumerate(self.sides):
                seated = tuple(strong if seat in side else weak for seat in range(self.question.seats))
                yield BotSeating(f"{strong}-{weak}{RUNG}{number}", seated, (weak, strong), tuple(side))

    def _watchers(self, deal: int) -> tuple[Curve | None, Luck | None]:
        question = self.question
        curve = self.curve() if is_watched(question, deal) else None
        reviewed = is_reviewed(question, deal)
        return curve, Luck(self.game, question.seats, f"{question.seed} luck {deal}") if reviewed else None


prepare = lru_cache(maxsize=8)(PreparedQuestion)
"""Cached `PreparedQuestion`, one for each question and process."""


def play(question: ExperimentQuestion, deal: int) -> tuple[GameLine, ...]:
    """Play all games of one deal in a fixed order; equal arguments give equal lines in any process."""
    table = prepare(question)
    return tuple(
        table.line(deal, variant, seating)
        for variant in range(len(question.variants))
        for seating in table.seatings
    )


def _amount(value: Amount | float | None) -> Amount | None:
    if value is None:
        return None
    above, below = value if isinstance(value, tuple) else (value, 1)
    return float(above), float(below)
