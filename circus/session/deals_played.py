"""Results of played deals: the first finished game of each code counts."""

from collections.abc import Iterable
from typing import NamedTuple

from circus.core.ending import Standing
from circus.records.replay import Replay, read
from circus.session import end_of_game
from circus.session.par import own_seat
from circus.session.record_entry import ENDED, RecordEntry


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
    match, seat = replay.match, own_seat(replay) if seat is None else seat
    over = end_of_game.summarize(match)
    places = {each.seat: each.place for each in end_of_game.rank_seats(match, over)}
    return Result(places[seat], match.game.ending.standing(over, seat))


def known_result(entry: RecordEntry) -> Result:
    """Return the same as `result_of` for a listed record.

    Raises:
        RecordError: the record is invalid.
    """
    return result_of(read(entry.path))
