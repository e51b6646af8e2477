"""The reel: which passages of which games are shown to people who walk by, the most dramatic first."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

from circus import games
from circus.core.errors import CircusError
from circus.lab.review.verdict import Review
from circus.match import Match
from circus.replay import read
from circus.session.deals import of_day
from circus.session.deals_played import Result, result_of
from circus.session.game_session import GameSession
from circus.session.kept_review import kept_review
from circus.session.playback import Playback, open_playback, playback_of_match
from circus.session.review_job import EFFORT
from circus.session.table_setup import BOT, TableSetup
from circus.stand.keeping import of_today
from circus.stand.plan import Plan

ACTIONS = 16
"""Of a cut: at normal speed that many take about half a minute."""

MOST_GAMES = 6
"""So many games of the day are in the reel."""

PLAYED_BY = "greedy"
"""Who plays where nobody has played yet: quick, and good enough to be watched."""

_NEWEST = 40
"""Records that are looked at: whoever stands there has no use for the morning's."""


class Cut(NamedTuple):
    """A passage of a game.

    Attributes:
        playback: the game.
        first: the position it begins at.
    """

    playback: Playback
    first: int


def cuts(stand: Path, plan: Plan) -> list[Cut]:
    """The passages of today's finished games of people, the most dramatic game first; `[]` where none is."""
    found = [(drama(playback), playback) for playback in _finished(stand, plan)]
    found.sort(key=lambda each: -each[0])
    return [cut_of(playback) for _, playback in found[:MOST_GAMES]]


def bots_cut(plan: Plan, game: str, seed: int) -> Cut:
    """A passage of a game between bots, which nobody keeps."""
    table_setup: TableSetup = plan.table(game, 0)
    seats = tuple(replace(seat, kind=BOT, strength=PLAYED_BY) for seat in table_setup.seats)
    session = GameSession(Match(*table_setup.open()), seats, Random(seed))
    while session.awaited:
        session.go_on()
    return cut_of(playback_of_match(session.match, seats))


def drama(playback: Playback) -> float:
    """How much a game swung: by its review if one is kept, else by how often what was told turned it."""
    review = _review(playback)
    if review:
        chances = review.chances
        pairs = pairwise(chances)
        return sum(max(abs(b - a) for a, b in zip(before, after, strict=True)) for before, after in pairs)
    return lead_changes(playback) / 10


def lead_changes(playback: Playback) -> int:
    """How often another seat than before had the better of a key moment."""
    seats = [mark.told.moment.seats for mark in playback.marks if mark.told.moment.seats]
    return sum(before[0] != after[0] for before, after in pairwise(seats))


def cut_of(playback: Playback) -> Cut:
    """The passage in which most happens; of equal ones the last, where it is decided."""
    weights = [0.0] * (playback.of + 1)
    for mark in playback.marks:
        weights[mark.at] += mark.told.moment.weight
    review = _review(playback)
    for at in review.turning_points if review else ():
        weights[at] += 5
    last = max(0, playback.of - ACTIONS)
    best = max(range(last + 1), key=lambda first: (sum(weights[first + 1 : first + ACTIONS + 1]), first))
    return Cut(playback, best)


def best_of_day(stand: Path, game: str, today: date) -> tuple[Result, str] | None:
    """Who leads the deal of the day at this stand: the result, and the name at the table."""
    code, found = of_day(game, today).code, list[tuple[Result, str]]()
    for record in _records(stand, game):
        try:
            replay = read(record)
        except CircusError:
            continue
        if replay.ended and replay.header.deal == code:
            found.append((result_of(replay), replay.players[0].name))
    fewest = games.find(game).ending.fewest_win
    order = -1 if fewest else 1
    return min(found, key=lambda each: (each[0].place, -order * each[0].standing.count), default=None)


def _records(stand: Path, game: str = "") -> Iterator[Path]:
    """Today's, the newest first."""
    for folder in reversed(of_today(stand)):
        yield from sorted(folder.glob(f"[0-9][0-9]-{game}*.jsonl"), reverse=True)


def _finished(stand: Path, plan: Plan) -> Sequence[Playback]:
    """Games that were played to their end by the rules that are played here."""
    found = list[Playback]()
    for number, record in enumerate(_records(stand)):
        if number >= _NEWEST:
            break
        try:
            playback = open_playback(record)
        except CircusError:
            continue
        if playback.ended and playback.game.name in plan.games:
            found.append(playback)
    return found


def _review(playback: Playback) -> Review | None:
    return kept_review(playback.file, playback.timeline, EFFORT) if playback.file else None
