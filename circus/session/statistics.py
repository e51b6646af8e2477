"""Statistics of one person, computed from the records alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from circus import games
from circus.core.option import spell
from circus.lab.tally import wilson95
from circus.platform.faulty_items import unless_faulty
from circus.platform.folders import is_there
from circus.records.replay import read
from circus.session.record_entry import ENDED, RecordEntry
from circus.session.review_cache import load_review, review_file
from circus.session.review_job import EFFORT
from circus.session.table_setup import HUMAN

MIXED, PEOPLE = "mixed", "people"
"""Opponents that are bots of several strengths, and those with a person among them."""


class FinishedGame(NamedTuple):
    """One finished game of a person.

    Attributes:
        entry: of its record.
        seat: theirs.
        won: their share of the win; a team wins as one.
        fair: the expected share among equally good players.
    """

    entry: RecordEntry
    seat: int
    won: Fraction
    fair: Fraction


@dataclass(frozen=True)
class WinShare:
    """Share of games won, for one kind of games.

    Attributes:
        game: its name; "" for all games.
        kind: a strength, or an option with its value; "" for all.
        games: number of games.
        wins: games won; shared wins count as fractions.
        fair: expected wins among equally good players.
    """

    game: str
    kind: str
    games: int
    wins: Fraction
    fair: Fraction

    @property
    def interval(self) -> tuple[float, float]:
        """The Wilson 95 % interval of the share of wins."""
        return wilson95(float(self.wins), self.games)

    @property
    def verdict(self) -> int:
        """1 if the interval is above the fair share, -1 if it is below, else 0: inconclusive."""
        low, high = self.interval
        fair = self.fair / max(1, self.games)
        return (low > fair) - (high < fair)


@dataclass(frozen=True)
class Statistics:
    """Statistics of one person.

    Attributes:
        whole: all finished games.
        streak, longest: current and longest run of games won.
        by_game, by_opponents, by_option: shares, those of the most games first.
    """

    whole: WinShare
    streak: int
    longest: int
    by_game: tuple[WinShare, ...]
    by_opponents: tuple[WinShare, ...]
    by_option: tuple[WinShare, ...]


def people(entries: Iterable[RecordEntry]) -> list[str]:
    """Return the names of the persons who finished a game, the most frequent first."""
    found = Counter(
        name
        for entry in entries
        if entry.kind == ENDED
        for name in {seat.name for seat in entry.seats if seat.kind == HUMAN}
    )
    return sorted(found, key=lambda name: (-found[name], name))


def games_of(name: str, entries: Iterable[RecordEntry]) -> list[FinishedGame]:
    """Return the finished games of a person, the oldest first."""
    found = [played for entry in entries if (played := _played(name, entry))]
    return sorted(found, key=lambda played: played.entry.begin_order)


def statistics(played: Sequence[FinishedGame]) -> Statistics:
    """Return the statistics of a person's games, which are in order."""
    streak, longest = _streaks(played)
    return Statistics(
        _share("", "", played),
        streak,
        longest,
        _grouped(played, lambda one: [(one.entry.game, "")]),
        _grouped(played, lambda one: [("", _opponents(one))]),
        _grouped(played, _options),
    )


def _played(name: str, entry: RecordEntry) -> FinishedGame | None:
    seat = next((at for at, who in enumerate(entry.seats) if (who.name, who.kind) == (name, HUMAN)), None)
    if entry.kind != ENDED or seat is None or not entry.winners:
        return None
    sides = games.find(entry.game).ending.sides(len(entry.seats))
    winning = [side for side in sides if set(side) & set(entry.winners)]
    won = Fraction(any(seat in side for side in winning), len(winning)) if winning else Fraction(0)
    return FinishedGame(entry, seat, won, Fraction(1, len(sides)))


def _share(game: str, kind: str, played: Sequence[FinishedGame]) -> WinShare:
    won, fair = sum((one.won for one in played), Fraction(0)), sum((one.fair for one in played), Fraction(0))
    return WinShare(game, kind, len(played), won, fair)


def _grouped(
    played: Sequence[FinishedGame], kinds: Callable[[FinishedGame], Iterable[tuple[str, str]]]
) -> tuple[WinShare, ...]:
    found: dict[tuple[str, str], list[FinishedGame]] = {}
    for one in played:
        for kind in kinds(one):
            found.setdefault(kind, []).append(one)
    shares = [_share(*kind, group) for kind, group in found.items()]
    return tuple(sorted(shares, key=lambda share: (-share.games, share.game, share.kind)))


def _opponents(one: FinishedGame) -> str:
    """Return the kind of opponents in a game: the common strength of its bots, or a mix."""
    sides = games.find(one.entry.game).ending.sides(len(one.entry.seats))
    own = next((side for side in sides if one.seat in side), (one.seat,))
    others = [who for seat, who in enumerate(one.entry.seats) if seat not in own]
    if any(who.kind == HUMAN for who in others):
        return PEOPLE
    strengths = {who.strength for who in others}
    return strengths.pop() if len(strengths) == 1 else MIXED


def _options(one: FinishedGame) -> list[tuple[str, str]]:
    """Return the unusual option values of a game, as `name=value`."""
    game = games.find(one.entry.game)
    return [
        (game.name, f"{option.name}={spell(value)}")
        for option in game.options
        if (value := one.entry.options.get(option.name, option.default)) != option.default
    ]


def _streaks(played: Sequence[FinishedGame]) -> tuple[int, int]:
    """Return the current and the longest run of games won; a shared win counts."""
    now = longest = 0
    for one in played:
        now = now + 1 if one.won else 0
        longest = max(longest, now)
    return now, longest


def mean_loss(played: FinishedGame) -> float | None:
    """Return the mean loss of the person's choices, in shares of a win; `None` without a review."""
    path = played.entry.path
    if not is_there(review_file(path)):
        return None

    def read_loss() -> float | None:
        review = load_review(path, read(path).match.timeline, EFFORT)
        return float(review.errors(played.seat)["mean_loss"]) if review else None

    return unless_faulty(path, read_loss)
