"""Playing of one deal of an experiment: every variant, rotation and rung, each a line of plain numbers."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from circus import bots
from circus.bots.bot import Bot
from circus.lab import lengths
from circus.lab.experiment.chances import Curve, Luck
from circus.lab.experiment.counted_items import VERB, cards, counted_items
from circus.lab.experiment.course import (
    HIT_LIMIT,
    UNCOVERED,
    Abstainer,
    GameCounts,
    Playing,
    Watcher,
    course_of,
)
from circus.lab.experiment.measures import is_reviewed, is_watched, ladder_name, measures
from circus.lab.experiment.question import ExperimentQuestion

RUNG = "/"
"""Separator that only occurs in the names of tables on a ladder."""

Amount = tuple[float, float]
"""Figure of one game: a summand, and a summand of the divisor; the latter is 1 if games are counted."""


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


class Seating(NamedTuple):
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
        names: of all figures.
    """

    def __init__(self, question: ExperimentQuestion) -> None:
        self.question = question
        self.game, self.setups = question.open()
        self.sides = self.game.ending.sides(question.seats)
        self.seatings = tuple(self._seatings())
        self.names = tuple(each.name for each in measures(question))
        self._seats = tuple(f"win_share/{seat}" for seat in range(question.seats))
        self._things = tuple(
            (each.removeprefix(VERB), f"used/{each}", f"times/{each}", f"won_with/{each}")
            for each in counted_items(self.game, self.setups[0])
        )
        self._cards = bool(cards(self.game, self.setups[0]))
        self._pace: Mapping[str, Any] = lengths.known(self.game.name).get("seconds", {})

    def course(
        self, deal: int, variant: int, seating: Seating, watchers: Sequence[Watcher] = ()
    ) -> GameCounts:
        """Play one game; equal arguments give equal games."""
        seed, thing = self.question.seed, self.question.variants[variant].without
        players: Sequence[Bot] = [bots.patient(each) for each in seating.bots]
        if thing is not None:
            players = [Abstainer(thing)(player) for player in players]
        draws = Random(f"{seed} deal {deal}")
        choices = Random(f"{seed} deal {deal} table {seating.name}")
        moves = Playing(self.game, players, draws, choices)
        return course_of(self.game, self.setups[variant], moves, watchers)

    def line(self, deal: int, variant: int, seating: Seating) -> GameLine:
        """Play one game and return its figures."""
        if seating.rung:
            course = self.course(deal, variant, seating)
            share = sum(course.shares[seat] for seat in seating.side)
            told: dict[str, Amount | float] = {ladder_name(*seating.rung): share}
        else:
            curve, luck = self._watchers(deal)
            course = self.course(deal, variant, seating, [each for each in (curve, luck) if each])
            told = self.figures(course, seating.bots, curve)
            if luck and (sums := luck.shared(course)):
                told["luck_share"] = sums
        return GameLine(deal, variant, seating.name, course.reason, len(course.actions), self.amounts(told))

    def figures(
        self, course: GameCounts, seated: Sequence[str], curve: Curve | None
    ) -> dict[str, Amount | float]:
        """Return the figures of an ordinary game by name."""
        return {**self._figures(course, seated), **(curve.figures(course) if curve else {})}

    def amounts(self, told: Mapping[str, Amount | float]) -> tuple[Amount | None, ...]:
        """Return the figures in the order of all tables."""
        return tuple(map(_amount, map(told.get, self.names)))

    def curve(self) -> Curve | None:
        """Return a recorder of a game's chances; `None` for a game without a policy."""
        return Curve(self.game.policy.evaluate, self.sides) if self.game.policy else None

    def _seatings(self) -> Iterator[Seating]:
        for turn, seated in enumerate(self.question.seated):
            yield Seating(str(turn), seated)
        for weak, strong in self.question.rungs:
            for number, side in enumerate(self.sides):
                seated = tuple(strong if seat in side else weak for seat in range(self.question.seats))
                yield Seating(f"{strong}-{weak}{RUNG}{number}", seated, (weak, strong), tuple(side))

    def _watchers(self, deal: int) -> tuple[Curve | None, Luck | None]:
        question = self.question
        curve = self.curve() if is_watched(question, deal) else None
        reviewed = is_reviewed(question, deal)
        return curve, Luck(self.game, question.seats, f"{question.seed} luck {deal}") if reviewed else None

    def _figures(self, course: GameCounts, seated: Sequence[str]) -> dict[str, Amount | float]:
        """Return the figures that every ordinary game has."""
        told: dict[str, Amount | float] = dict(zip(self._seats, course.shares, strict=True))
        if course.winners and course.first is not None:
            told["first_seat"] = course.shares[course.first]
        told |= self._lengths(course)
        self._tell_used(course, told)
        if len(set(seated)) > 1:
            for bot in dict.fromkeys(seated):
                own = [share for share, each in zip(course.shares, seated, strict=True) if each == bot]
                told[f"bot_share/{bot}"] = sum(own), float(len(own))
        return told

    def _lengths(self, course: GameCounts) -> dict[str, Amount | float]:
        """Return the figures on length and decisions."""
        acted = [width for width in course.widths if width]
        chosen = [width for width in acted if width > 1]
        told: dict[str, Amount | float] = {
            "draws": len(course.widths) - len(acted),
            "decisions": len(chosen) / self.question.seats,
            "branching": (float(sum(chosen)), float(len(chosen))),
            "forced_share": (float(len(acted) - len(chosen)), float(len(acted))),
            "limit": course.reason == HIT_LIMIT,
            "uncovered": course.reason == UNCOVERED,
            "eliminated_early": len(course.out) / self.question.seats,
        }
        if course.winners:
            told["ties"] = sum(any(seat in course.winners for seat in side) for side in self.sides) > 1
            told["plies"], told["rounds"] = len(acted), course.rounds
            if self._pace:
                told["minutes"] = self._minutes(course)
        if course.out:
            watched = [(len(acted) - at) / len(acted) for at in course.out.values()]
            told["watching"] = sum(watched), float(len(watched))
        return told

    def _minutes(self, course: GameCounts) -> float:
        """Return the estimated minutes of one person against bots, averaged over the person's seat."""
        seconds, share = self._pace, 1 / self.question.seats
        whole = 0.0
        for action, width in zip(course.actions, course.widths, strict=True):
            if width > 1:
                chosen, shown = seconds[action.verb]
                whole += chosen * share + shown
            else:
                whole += seconds["forced" if width else "draw"]
        return whole / 60

    def _tell_used(self, course: GameCounts, told: dict[str, Amount | float]) -> None:
        """Add for each verb and card whether, how often and with what success it was chosen."""
        times: dict[str, int] = {}
        users: dict[str, set[int]] = {}
        for action, width in zip(course.actions, course.widths, strict=True):
            if width:
                for thing in (action.verb, *action.picks) if self._cards else (action.verb,):
                    if thing in times:
                        times[thing] += 1
                        users[thing].add(action.seat)
                    else:
                        times[thing], users[thing] = 1, {action.seat}
        for thing, used, often, won in self._things:
            told[used], told[often] = thing in times, times.get(thing, 0)
            if thing in times:
                own = [course.shares[seat] for seat in sorted(users[thing])]
                told[won] = sum(own), float(len(own))


opened = lru_cache(maxsize=8)(PreparedQuestion)
"""Cached `PreparedQuestion`, one for each question and process."""


def play(question: ExperimentQuestion, deal: int) -> tuple[GameLine, ...]:
    """Play all games of one deal in a fixed order; equal arguments give equal lines in any process."""
    table = opened(question)
    return tuple(
        table.line(deal, variant, seating)
        for variant in range(len(question.variants))
        for seating in table.seatings
    )


def _amount(value: Amount | float | None) -> Amount | None:
    return value if value is None or isinstance(value, tuple) else (float(value), 1.0)
