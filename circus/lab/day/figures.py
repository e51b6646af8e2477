"""Figures of a day, each a pure function of the games and visits it is given, and never without its count."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil
from statistics import median
from typing import NamedTuple

from circus.core.option import spell
from circus.lab.day.merging import Day
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import Answer
from circus.lab.tally import wilson95

LEAST = 5
"""From fewer than so many no rate is worked out."""

FUN, LENGTH, AGAIN, CONFUSING, WORDS = "fun", "length", "again", "confusing", "words"
"""The questions that figures are made of; what is said to others is only counted."""

LENGTHS = ("too_short", "right", "too_long")
AGAINS = ("yes", "no")
FUNS = range(1, 6)

_POSSIBLE = {FUN: FUNS, LENGTH: LENGTHS, AGAIN: AGAINS}

WON, LOST, ALL = "won", "lost", "all"
"""Who answered: somebody who has won, somebody who has not, and everybody."""


class Spread(NamedTuple):
    """The middle of some numbers, and what nine of ten of them do not exceed; `None` of none."""

    n: int
    median: float | None
    p90: float | None


def spread(numbers: Sequence[float]) -> Spread:
    """The 90 % is one of the numbers: the least that nine of ten do not exceed."""
    if not numbers:
        return Spread(0, None, None)
    ordered = sorted(numbers)
    return Spread(len(ordered), median(ordered), ordered[ceil(0.9 * len(ordered)) - 1])


class Share(NamedTuple):
    """A part of `n`; shared wins count as fractions."""

    part: Fraction
    n: int

    @property
    def rate(self) -> float | None:
        """The share; `None` from fewer than `LEAST`."""
        return float(self.part / self.n) if self.n >= LEAST else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The Wilson 95 % interval; `None` from fewer than `LEAST`."""
        return wilson95(float(self.part), self.n) if self.n >= LEAST else None


def finished(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Those that came to their end."""
    return [game for game in games if game.ended]


def left(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Those that did not."""
    return [game for game in games if not game.ended]


def minutes(games: Iterable[PlayedGame]) -> Spread:
    """Of the games that were finished."""
    return spread([game.minutes for game in finished(games)])


def left_at(games: Iterable[PlayedGame]) -> dict[str, int]:
    """In which phase games were left, the most often first."""
    return dict(Counter(game.turn.phase for game in left(games)).most_common())


def won(game: PlayedGame, seat: int) -> Fraction:
    """A seat's share of the win of a finished game."""
    return Fraction(seat in game.winners, len(game.winners) or 1)


def wins_by_seat(games: Sequence[PlayedGame]) -> list[Share]:
    """For each seat its wins among the finished games in which there was such a seat."""
    seats = max((game.setup.seats for game in games), default=0)
    shares = []
    for seat in range(seats):
        with_it = [game for game in finished(games) if seat < game.setup.seats]
        shares.append(Share(sum((won(game, seat) for game in with_it), Fraction(0)), len(with_it)))
    return shares


class OptionWins(NamedTuple):
    """The finished games with one value of an option, and the wins of each seat in them."""

    option: str
    value: str
    games: int
    wins: list[Share]


def wins_by_option(games: Sequence[PlayedGame]) -> list[OptionWins]:
    """For each value of the options that were not always as usual."""
    found = []
    for option in games[0].game.options if games else ():
        values = Counter(spell(game.setup.options[option.name]) for game in finished(games))
        if values.keys() - {spell(option.default)}:
            for value in sorted(values):
                of_it = [game for game in games if spell(game.setup.options[option.name]) == value]
                found.append(OptionWins(option.name, value, values[value], wins_by_seat(of_it)))
    return found


def side(answer: Answer) -> str | None:
    """Whether who answered has won; `None` for a table, or a game that was left."""
    if answer.seat is None or answer.played is None or not answer.played.ended:
        return None
    return WON if answer.seat in answer.played.winners else LOST


def answered(answers: Iterable[Answer], question: str, whose: str = ALL) -> list[str | int]:
    """What winners, losers or all said to a question; what is no possible answer is left out."""
    possible = _POSSIBLE.get(question)
    return [
        each.answer
        for each in answers
        if each.question == question
        and whose in (ALL, side(each))
        and (possible is None or each.answer in possible)
    ]


def other_answers(answers: Iterable[Answer]) -> dict[str, dict[str, int]]:
    """What was said to the questions that the stand added, and answers it added to ours, with how often."""
    found: dict[str, Counter[str]] = {}
    for each in answers:
        possible = _POSSIBLE.get(each.question, ())
        if each.question not in (CONFUSING, WORDS) and each.answer not in possible:
            found.setdefault(each.question, Counter())[str(each.answer)] += 1
    return {question: dict(said.most_common()) for question, said in found.items()}


class Fun(NamedTuple):
    """How much fun it was, 1 to 5; `None` where nobody said."""

    n: int
    mean: float | None


def fun(answers: Iterable[Answer], whose: str = ALL) -> Fun:
    """The mean of what was said."""
    said = [int(each) for each in answered(answers, FUN, whose)]
    return Fun(len(said), sum(said) / len(said) if said else None)


def again(answers: Iterable[Answer], whose: str = ALL) -> Share:
    """How many would play again."""
    said = answered(answers, AGAIN, whose)
    return Share(Fraction(said.count("yes")), len(said))


def visitors(day: Day) -> int:
    """How many persons came."""
    return sum(visit.visitors for visit in day.visits)


def first_moves(day: Day) -> Spread:
    """Seconds from the beginning of a visit to its first choice."""
    return spread([ms / 1000 for visit in day.visits if (ms := visit.first_move_ms) is not None])


def pauses(day: Day) -> list[float]:
    """Seconds of each pause."""
    return [ms / 1000 for visit in day.visits for ms in visit.pauses]


def lessons(day: Day, name: str = "") -> tuple[int, list[tuple[int, int]]]:
    """How many lessons were closed, and at which step of how many each that was left."""
    closed = [lesson for visit in day.visits for lesson in visit.lessons if name in ("", lesson.game)]
    return len(closed), sorted((lesson.step, lesson.of) for lesson in closed if lesson.left)
