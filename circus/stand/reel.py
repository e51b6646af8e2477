"""Reel: passages of games for people who walk by, the most dramatic first."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from circus import games
from circus.core.ending import SCORE, Standing
from circus.lab.review.verdict import Review
from circus.platform.faulty_items import unless_faulty
from circus.records.identity import grouped_copies
from circus.records.match import Match
from circus.records.replay import read
from circus.session.deals import of_day
from circus.session.deals_played import Result, result_of
from circus.session.game_session import GameSession
from circus.session.playback import Playback, open_playback, playback_of_match
from circus.session.record_entry import seats_of
from circus.session.review_cache import load_review
from circus.session.review_job import EFFORT
from circus.session.table_setup import BOT, TableSetup
from circus.stand.plan import StaffPlan
from circus.stand.running_days import visits_of_today
from circus.stand.visit import records_of

ACTIONS = 16
"""Number of actions in a cut; at normal speed they take about half a minute."""

MAX_GAMES = 6
"""Maximum number of the day's games in the reel."""

PLAYED_BY = "greedy"
"""Bot of the games that are shown before anybody has played: fast, and good enough to watch."""

_NEWEST = 40
"""Maximum number of records that are read: visitors do not need those of the morning."""


class Cut(NamedTuple):
    """Passage of a game.

    Attributes:
        playback: the game.
        first: the position where it begins.
    """

    playback: Playback
    first: int


class GameSummary(NamedTuple):
    """Summary of one finished game of the day.

    Attributes:
        game: its name.
        drama: how much it swung.
        reviewed: whether `drama` comes from a review.
        first: the position where its passage begins.
        deal: the code of its draws; "" for none.
        result: of the first seat.
        name: of that person; "" for a default one, which nobody typed.
    """

    game: str
    drama: float
    reviewed: bool
    first: int
    deal: str
    result: Result
    name: str


class Reel:
    """Games of the day, read one at a time in quiet moments: reading all at once would block the stand."""

    def __init__(self, stand: Path) -> None:
        self._stand = stand
        self._known: dict[Path, GameSummary | None] = {}
        self._waiting: list[Path] = []

    def refresh(self) -> None:
        """List the records that are new."""
        newest = islice(_records(self._stand), _NEWEST)
        self._waiting = [record for record in newest if record not in self._known]

    def go_on(self) -> bool:
        """Read one of the records that `refresh` has listed; return false if none is left."""
        if self._waiting:
            record = self._waiting.pop(0)
            self._known[record] = unless_faulty(record, partial(_game_summary, record))
        return bool(self._waiting)

    def unreviewed(self) -> list[Path]:
        """Return the games of the day without a review, the most dramatic first."""
        known = ((record, found) for record, found in self._known.items() if found)
        left = [(found.drama, record) for record, found in known if not found.reviewed]
        return [record for _, record in sorted(left, key=lambda each: -each[0])]

    def look_again(self, record: Path) -> None:
        """Read a record again after its review."""
        self._known[record] = unless_faulty(record, partial(_game_summary, record))

    def cut(self, plan: StaffPlan, number: int) -> Cut | None:
        """Return passage `number` in turn, from the most dramatic games; `None` if nobody has played."""
        known = [
            (found, record) for record, found in self._known.items() if found and found.game in plan.games
        ]
        known.sort(key=lambda each: -each[0].drama)
        if not known:
            return None
        found, record = known[:MAX_GAMES][number % min(len(known), MAX_GAMES)]
        playback = unless_faulty(record, partial(open_playback, record))
        if playback is None:
            self._known[record] = None  # it was deleted
            return None
        return Cut(playback, found.first)

    def leader(self, game: str, today: date) -> tuple[Result, str] | None:
        """Return the best result of a game's deal of the day, and the player's name, "" if nobody typed one.

        `None` if nobody played it, or nobody scored where points win.
        """
        code = of_day(game, today).code
        played = [each for each in self._known.values() if each and (each.game, each.deal) == (game, code)]
        fewest_win = games.find(game).ending.fewest_win
        played = [each for each in played if fewest_win or not _is_nothing(each.result.standing)]
        sign = 1 if fewest_win else -1
        best = min(
            played, key=lambda each: (each.result.place, sign * each.result.standing.count), default=None
        )
        return (best.result, best.name) if best else None


def _is_nothing(standing: Standing) -> bool:
    """Return whether a standing is a score of 0."""
    return standing.word == SCORE and standing.count <= 0


def bots_cut(plan: StaffPlan, game: str, seed: int) -> Cut:
    """Return a passage of a game between bots, which is not stored."""
    table_setup: TableSetup = plan.table(game, 0)
    seats = tuple(replace(seat, kind=BOT, strength=PLAYED_BY) for seat in table_setup.seats)
    session = GameSession(Match(*table_setup.open()), seats, Random(seed))
    while session.awaited:
        session.go_on()
    return cut_of(playback_of_match(session.match, seats))


def drama(playback: Playback, review: Review | None = None) -> float:
    """Return how much a game swung: by its review, else by the changes of advantage in its key moments."""
    if review:
        chances = review.chances
        pairs = pairwise(chances)
        return sum(max(abs(b - a) for a, b in zip(before, after, strict=True)) for before, after in pairs)
    return lead_changes(playback) / 10


def lead_changes(playback: Playback) -> int:
    """Return how often the advantage changed to another seat between key moments."""
    seats = [mark.key_moment.moment.seats for mark in playback.marks if mark.key_moment.moment.seats]
    return sum(before[0] != after[0] for before, after in pairwise(seats))


def cut_of(playback: Playback, review: Review | None = None) -> Cut:
    """Return the passage with most key moments; of equal ones the last, where the game is decided."""
    weights = [0.0] * (playback.of + 1)
    for mark in playback.marks:
        weights[mark.at] += mark.key_moment.moment.weight
    for at in review.turning_points if review else ():
        weights[at] += 5
    last = max(0, playback.of - ACTIONS)
    best = max(range(last + 1), key=lambda first: (sum(weights[first + 1 : first + ACTIONS + 1]), first))
    return Cut(playback, best)


def _records(stand: Path) -> Iterator[Path]:
    """Yield today's records, the newest first."""
    for folder in reversed(visits_of_today(stand)):
        yield from (copies.longest for copies in reversed(grouped_copies(records_of(folder))))


def _game_summary(record: Path) -> GameSummary | None:
    """Return the summary of a record; `None` if it is unfinished."""
    replay = read(record)
    if not replay.ended:
        return None
    playback = Playback(replay.match.timeline, seats_of(replay.players, replay.header.colours), record)
    review = _review(playback)
    header, result, first = replay.header, result_of(replay, 0), cut_of(playback, review).first
    summary = drama(playback, review), review is not None
    name = replay.players[0].name
    usual = name in games.find(header.game).brand.names
    return GameSummary(header.game, *summary, first, header.deal, result, "" if usual else name)


def _review(playback: Playback) -> Review | None:
    return load_review(playback.file, playback.timeline, EFFORT) if playback.file else None
