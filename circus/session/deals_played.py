"""Results of played deals, of which the first finished game counts; a quick par, and days in a row."""

from collections import Counter
from collections.abc import Container, Iterable
from datetime import date, timedelta
from typing import NamedTuple

from circus import bots
from circus.core.action import CHANCE
from circus.core.ending import Standing
from circus.records.match import Match
from circus.records.replay import Replay, read
from circus.session import end_of_game
from circus.session.deals import CodedDeal, of_day
from circus.session.par import own_seat
from circus.session.record_entry import ENDED, RecordEntry
from circus.session.table_setup import TableSetup

MOST_ACTIONS = 1_500
"""Actions after which a game of quick bots is given up."""


class Result(NamedTuple):
    """Result of one seat.

    Attributes:
        place: 1 for the best.
        standing: its final value, in the game's own measure.
    """

    place: int
    standing: Standing


def first_games(game: str, entries: Iterable[RecordEntry]) -> dict[str, RecordEntry]:
    """Return the first finished game of each code of a game; later games of the code do not count."""
    found: dict[str, RecordEntry] = {}
    dealt = [entry for entry in entries if entry.kind == ENDED and entry.game == game and entry.deal]
    for entry in sorted(dealt, key=lambda entry: entry.begin_order):
        found.setdefault(entry.deal, entry)
    return found


def result_of(replay: Replay, seat: int | None = None) -> Result:
    """Return the result of a seat in a finished game, by default the person's."""
    return _result_in(replay.match, own_seat(replay) if seat is None else seat)


def quick_par(table_setup: TableSetup, deal: CodedDeal) -> Result | None:
    """Return what a quick bot in the first seat reaches in a deal, with quick bots in all others.

    `None` if their game has no end within `MOST_ACTIONS`.
    """
    match, bot = Match(*table_setup.open()), bots.find("greedy")
    acted: Counter[int] = Counter()
    while match.state.awaited:
        if acted.total() == MOST_ACTIONS:
            return None
        seat = match.state.awaited[0]
        if seat == CHANCE:
            match.draw(deal.draw(acted[CHANCE]))
        else:
            view = match.game.view(match.state, seat)
            match.play(bot(match.game, view, match.legal_actions(seat), deal.thought(seat, acted[seat])))
        acted[seat] += 1
    return _result_in(match, 0)


def streak(games: Iterable[str], codes: Container[str], today: date) -> int:
    """Return for how many days in a row the deal of the day was played in one of these games.

    They end today, or yesterday while today's deal is unplayed; a missed day can be made up for later.

    Args:
        games: names of the games.
        codes: codes of the deals that were played.
        today: the day.
    """
    names = tuple(games)

    def was_played(day: date) -> bool:
        return any(of_day(name, day).code in codes for name in names)

    day = today if was_played(today) else today - timedelta(days=1)
    days = 0
    while was_played(day - timedelta(days=days)):
        days += 1
    return days


def _result_in(match: Match, seat: int) -> Result:
    over = end_of_game.summarize(match)
    places = {each.seat: each.place for each in end_of_game.rank_seats(match, over)}
    return Result(places[seat], match.game.ending.standing(over, seat))


def known_result(entry: RecordEntry) -> Result:
    """Return the same as `result_of` for a listed record.

    Raises:
        RecordError: the record is invalid.
    """
    return result_of(read(entry.path))
