"""Figures of a day: pure functions of games and visits, each with its sample size."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import ceil
from statistics import median
from typing import NamedTuple

from circus.core.option import spell
from circus.lab.day.merging import VisitDay
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import CONFUSING, VisitorAnswer
from circus.lab.proportion import share_interval

MIN_SAMPLE = 5
"""Minimum sample size of a rate."""

FUN, LENGTH, AGAIN, WORDS = "fun", "length", "again", "words"
"""Questions with figures; answers to others are only counted."""

BEST, WORST = "best", "worst"
REMARKS = (WORDS, BEST, WORST)
"""Questions that are answered in people's own words."""

LENGTHS = ("too_short", "right", "too_long")
AGAINS = ("yes", "no")
FUNS = range(1, 6)

_POSSIBLE = {FUN: FUNS, LENGTH: LENGTHS, AGAIN: AGAINS}

WON, LOST, ALL = "won", "lost", "all"
"""Groups of answers: from winners, from losers, from everybody."""


class MedianSpread(NamedTuple):
    """Median and 90th percentile of some numbers; `None` for no numbers."""

    n: int
    median: float | None
    p90: float | None


def spread(numbers: Sequence[float]) -> MedianSpread:
    """Return median and 90th percentile; the latter is one of the numbers, not interpolated."""
    if not numbers:
        return MedianSpread(0, None, None)
    ordered = sorted(numbers)
    return MedianSpread(len(ordered), median(ordered), ordered[ceil(0.9 * len(ordered)) - 1])


class Proportion(NamedTuple):
    """Part of `n`; shared wins count as fractions.

    Attributes:
        part: the sum.
        n: the number of values.
        squares: the sum of the squares of fractions; `None` if each is 0 or 1.
    """

    part: Fraction
    n: int
    squares: Fraction | None = None

    @property
    def rate(self) -> float | None:
        """Share as a number; `None` below `MIN_SAMPLE`."""
        return float(self.part / self.n) if self.n >= MIN_SAMPLE else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The lab's 95 % interval; `None` below `MIN_SAMPLE`."""
        squares = self.part if self.squares is None else self.squares
        return share_interval(float(self.part), float(squares), self.n) if self.n >= MIN_SAMPLE else None


def proportion(shares: Iterable[Fraction]) -> Proportion:
    """Return the sum of some shares of wins."""
    listed = list(shares)
    return Proportion(sum(listed, Fraction(0)), len(listed), sum((each**2 for each in listed), Fraction(0)))


def finished(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the finished games."""
    return [game for game in games if game.ended]


def unfinished(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the unfinished games."""
    return [game for game in games if not game.ended]


def minutes(games: Iterable[PlayedGame]) -> MedianSpread:
    """Return the minutes of the finished games."""
    return spread([game.minutes for game in finished(games)])


def left_at(games: Iterable[PlayedGame]) -> dict[str, int]:
    """Return in which phase games were left, the most frequent first."""
    return dict(Counter(game.turn.phase for game in unfinished(games)).most_common())


def win_share(game: PlayedGame, seat: int) -> Fraction:
    """Return a seat's share of the win of a finished game."""
    return Fraction(seat in game.winners, len(game.winners) or 1)


def wins_by_seat(games: Sequence[PlayedGame]) -> list[Proportion]:
    """Return the wins of each seat among the finished games with that seat."""
    seats = max((game.setup.seats for game in games), default=0)
    return [
        proportion(win_share(game, seat) for game in finished(games) if seat < game.setup.seats)
        for seat in range(seats)
    ]


def people_by_seat(games: Sequence[PlayedGame]) -> list[Proportion]:
    """Return the wins of people on each seat, without those of bots."""
    seats = max((game.setup.seats for game in games), default=0)
    return [
        proportion(win_share(game, seat) for game in finished(games) if seat in game.people)
        for seat in range(seats)
    ]


def wins_by_kind(games: Iterable[PlayedGame], *, are_people: bool) -> Proportion:
    """Return the wins of all seats of people, or of all seats of bots, in the finished games."""
    return proportion(
        win_share(game, seat)
        for game in finished(games)
        for seat in range(game.setup.seats)
        if (seat in game.people) is are_people
    )


def fair_of_kind(games: Iterable[PlayedGame], *, are_people: bool) -> float | None:
    """Return what these seats would win if nobody had an advantage; `None` without any."""
    fair = [
        1 / game.setup.seats
        for game in finished(games)
        for seat in range(game.setup.seats)
        if (seat in game.people) is are_people
    ]
    return sum(fair) / len(fair) if fair else None


def is_original(game: PlayedGame) -> bool:
    """Return whether a game was played by the rules in the box: every option, number and board as printed."""
    declared = game.game
    usual = all(game.setup.options[option.name] == option.default for option in declared.options)
    board = not declared.level or game.setup.level_name in (None, declared.level.default)
    return usual and board and not game.setup.changed


def whole_games(games: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Return the finished games of the original rules: only these compare with the time on the box."""
    return [game for game in finished(games) if is_original(game)]


class OptionWins(NamedTuple):
    """Finished games with one value of an option, and the wins of people on each seat in them."""

    option: str
    value: str
    games: int
    wins: list[Proportion]


def wins_by_option(games: Sequence[PlayedGame]) -> list[OptionWins]:
    """Return people's wins by value of each option that was ever changed from its default."""
    found = []
    for option in games[0].game.options if games else ():
        values = Counter(spell(game.setup.options[option.name]) for game in finished(games))
        if values.keys() - {spell(option.default)}:
            for value in sorted(values):
                of_it = [game for game in games if spell(game.setup.options[option.name]) == value]
                found.append(OptionWins(option.name, value, values[value], people_by_seat(of_it)))
    return found


def side(answer: VisitorAnswer) -> str | None:
    """Return whether the seat of an answer won; `None` for a table's answer or an unfinished game."""
    if answer.seat is None or answer.played is None or not answer.played.ended:
        return None
    return WON if answer.seat in answer.played.winners else LOST


def answers_to(answers: Iterable[VisitorAnswer], question: str, whose: str = ALL) -> list[str | int]:
    """Return the answers of winners, losers or all to a question, without invalid ones."""
    possible = _POSSIBLE.get(question)
    return [
        each.answer
        for each in answers
        if each.question == question
        and whose in (ALL, side(each))
        and (possible is None or each.answer in possible)
    ]


def other_answers(answers: Iterable[VisitorAnswer]) -> dict[str, dict[str, int]]:
    """Return the counts of answers to questions of the stand, and of answers that it added to ours."""
    found: dict[str, Counter[str]] = {}
    for each in answers:
        possible = _POSSIBLE.get(each.question, ())
        if each.question not in (CONFUSING, *REMARKS) and each.answer not in possible:
            found.setdefault(each.question, Counter())[str(each.answer)] += 1
    return {question: dict(values.most_common()) for question, values in found.items()}


class Fun(NamedTuple):
    """Mean fun from 1 to 5; `None` without answers.

    Attributes:
        answers: all of them.
    """

    n: int
    mean: float | None
    answers: tuple[int, ...] = ()


def fun(answers: Iterable[VisitorAnswer], whose: str = ALL) -> Fun:
    """Return the mean of the answers."""
    values = [int(each) for each in answers_to(answers, FUN, whose)]
    return Fun(len(values), sum(values) / len(values) if values else None, tuple(values))


def would_play_again(answers: Iterable[VisitorAnswer], whose: str = ALL) -> Proportion:
    """Return the share of people who would play again."""
    values = answers_to(answers, AGAIN, whose)
    return Proportion(Fraction(values.count("yes")), len(values))


def visitors(day: VisitDay) -> int:
    """Return the number of people."""
    return sum(visit.visitors for visit in day.visits)


def first_moves(day: VisitDay) -> MedianSpread:
    """Return the seconds from the start of a visit to its first choice."""
    return spread([ms / 1000 for visit in day.visits if (ms := visit.first_move_ms) is not None])


def pauses(day: VisitDay) -> list[float]:
    """Return the seconds of each pause."""
    return [ms / 1000 for visit in day.visits for ms in visit.pauses]


def lessons(day: VisitDay, name: str = "") -> tuple[int, list[tuple[int, int]]]:
    """Return the number of closed lessons, and (step, number of steps) of each that was left."""
    closed = [lesson for visit in day.visits for lesson in visit.lessons if name in ("", lesson.game)]
    return len(closed), sorted((lesson.step, lesson.of) for lesson in closed if lesson.left)
