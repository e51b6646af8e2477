"""Luck by source: the share of a game's outcome that deals, dice, draws and the start decide.

Every deal is played twice, with other chance and other choices of the bots (A and B), and then once more for
each source: that source as in A, all else as in B. The covariance of this game with A is the part of the
variance that the source explains alone. The change from B is what it explains with others. These are the
first-order and the total index of Sobol (estimated as by Saltelli et al., Variance based sensitivity analysis
of model output, Computer Physics Communications 181, 2010).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from circus import bots, games
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.errors import UsageError
from circus.core.game import Game, Setup
from circus.core.option import Value
from circus.core.state import State
from circus.lab.experiment.course import Playing, course_of
from circus.lab.experiment.intervals import quantile
from circus.lab.sources import source_of, sources_of

DIGITS = 6
"""Decimals of every share."""

Share = tuple[float, float, float]
"""Mean, low and high of a share of the variance."""


@dataclass(frozen=True)
class LuckQuestion:
    """Table whose luck is split by source.

    Attributes:
        game, seats, values, level: the table; without a level the default board.
        bots: one for all seats, or one for each.
        deals: their number, at least two.
        seed: of all chance and choices.
    """

    game: str
    seats: int
    values: tuple[tuple[str, Value], ...]
    level: str | None
    bots: tuple[str, ...]
    deals: int
    seed: int

    def __post_init__(self) -> None:
        """Validate it; raise `UsageError`, or `LevelError` if the board cannot be loaded."""
        self.open()
        for name in self.bots:
            bots.find(name)
        if len(self.bots) not in (1, self.seats):
            raise UsageError(f"{len(self.bots)} bots for {self.seats} seats: name one for all, or one a seat")
        if self.deals < 2:
            raise UsageError("one deal tells nothing of luck: play two or more, better some hundreds")

    def open(self) -> tuple[Game[Any], Setup]:
        """Return the game and its checked set-up."""
        game = games.find(self.game)
        level = levels.load(game, self.level) if self.level else levels.default(game)
        return game, game.setup(self.seats, dict(self.values), level)


class DealLuck(NamedTuple):
    """Terms of one deal.

    Attributes:
        above: of each source; their mean over all deals is the variance that the source explains alone.
        total: the same for what the source explains alone and with others.
        below: the same for the whole variance.
    """

    above: tuple[float, ...]
    total: tuple[float, ...]
    below: float


_opened = lru_cache(maxsize=8)(LuckQuestion.open)


def play_deal(question: LuckQuestion, number: int) -> DealLuck:
    """Play all games of one deal; equal arguments give equal terms in any process."""
    game, setup = _opened(question)
    sources = sources_of(game)

    def result(held: str | None, side: str) -> Sequence[float]:
        """Return the shares of a game of side A or B, in which the `held` source is that of side A."""
        generators = {
            source: Random(f"{question.seed} {number} {source} {'A' if source == held else side}")
            for source in sources
        }
        names = question.bots * (question.seats if len(question.bots) == 1 else 1)
        players = [bots.find_untimed(name) for name in names]
        choices = Random(f"{question.seed} {number} choices {side}")
        moves = SourcedMoves(game, Playing(game, players, Random(0), choices), generators)
        return course_of(game, setup, moves).shares

    first, second = result(None, "A"), result(None, "B")
    below = _product(first, first) - _product(first, second)
    held = [result(source, "B") for source in sources]
    above = [_product(first, each) - _product(first, second) for each in held]
    changes = [[one - other for one, other in zip(second, each, strict=True)] for each in held]
    return DealLuck(tuple(above), tuple(_product(each, each) / 2 for each in changes), below)


class SourcedMoves:
    """Moves of bots in which each source of chance has a separate generator."""

    def __init__(self, game: Game[Any], playing: Playing, generators: Mapping[str, Random]) -> None:
        self._game, self._playing, self._generators = game, playing, generators

    def __call__(self, state: State) -> tuple[Action, Sequence[Action]] | None:
        """Return the action of the first seat to act, or the draw."""
        if state.awaited[0] != CHANCE:
            return self._playing(state)
        listed = self._game.legal_actions(state, CHANCE)
        verb = listed[0].verb if listed else self._game.chance(state.copy(), Random(0)).verb
        return self._game.chance(state, self._generators[source_of(verb)]), ()


def luck_of(question: LuckQuestion, deals: Iterable[DealLuck]) -> dict[str, Any]:
    """Return the shares with their 95 percent intervals, as `lab --luck --json` prints them.

    `luck` is what each source explains alone, `total` what it explains alone and with others: how far the
    outcome changes if only that source does. `rest` are the choices of the bots, and what sources do only
    together. `luck` and `rest` add up to 1; `total` may add up to more.
    An interval may reach below 0, as an estimate of a small share does.
    """
    sources, found = sources_of(games.find(question.game)), list(deals)
    below = [deal.below for deal in found]
    columns = {source: [deal.above[at] for deal in found] for at, source in enumerate(sources)}
    totals = {source: [deal.total[at] for deal in found] for at, source in enumerate(sources)}
    rest = [deal.below - sum(deal.above) for deal in found]
    return {
        "game": question.game,
        "seats": question.seats,
        "bots": list(question.bots),
        "values": dict(question.values),
        "seed": question.seed,
        "deals": len(found),
        "games": len(found) * (2 + len(sources)),
        "luck": {source: _share(above, below) for source, above in columns.items()},
        "total": {source: _share(total, below) for source, total in totals.items()},
        "rest": _share(rest, below),
    }


def luck_lines(found: Mapping[str, Any]) -> list[str]:
    """Return the result as lines for a terminal, the largest share first."""
    lines = [
        f"{found['game']}, {found['seats']} seats, {' '.join(found['bots'])}: "
        f"what explains the variance of who wins, {found['deals']} deals, {found['games']} games, "
        f"seed {found['seed']}"
    ]
    ordered = sorted(found["luck"].items(), key=lambda each: -(each[1] or (0.0,))[0])
    for source, share in ordered:
        total = found["total"][source]
        shown = f" alone, {_text(total)} with others" if total else ""
        lines.append(f"{source}: {_text(share)}{shown}")
    return [*lines, f"choices of the bots, and what sources do together: {_text(found['rest'])}"]


def _text(share: Share | None) -> str:
    if share is None:
        return "unknown, the outcome never varies"
    mean, low, high = (round(100 * each) for each in share)
    return f"{mean}%" if low == mean == high else f"{mean}% ({low} to {high}%)"


def _share(above: Sequence[float], below: Sequence[float]) -> Share | None:
    """Return the quotient of two sums over deals with its interval; `None` without any variance."""
    deals, whole = len(below), sum(below)
    if whole <= 0:
        return None
    mean = sum(above) / whole
    rest = sum((one - mean * other) ** 2 for one, other in zip(above, below, strict=True))
    reach = quantile(deals) * sqrt(rest * deals / (deals - 1)) / whole
    return round(mean, DIGITS), round(mean - reach, DIGITS), round(mean + reach, DIGITS)


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return sum(each * against for each, against in zip(one, other, strict=True))
