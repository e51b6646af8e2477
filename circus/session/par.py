"""Par: the hard bot in a person's seat with the same deal, and the choices in which they differ."""

import json
from collections.abc import Generator, Iterator
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import NamedTuple

from circus.bots.thinker import BotMove, Thinker, ask
from circus.content import levels
from circus.core.action import Action
from circus.core.errors import CircusError, RecordError
from circus.platform.folders import data_folder, write_whole
from circus.platform.job import Job, StepWork, only_part
from circus.records.match import Match
from circus.records.replay import Replay, read
from circus.session.bot_scheduler import BotScheduler
from circus.session.deals import CodedDeal
from circus.session.game_session import ADVISER, GameSession
from circus.session.record_entry import seats_of
from circus.session.saves import new_header
from circus.session.table_setup import BOT, HUMAN, TableSetup


class Difference(NamedTuple):
    """Choice that the hard bot would have made differently, with the same information.

    Attributes:
        at: the position before it.
        chosen: the person's action.
        instead: the bot's action.
    """

    at: int
    chosen: Action
    instead: Action


class ParComparison(NamedTuple):
    """Game of a person compared with that of the hard bot.

    Attributes:
        record: of the bot's game.
        bots: that game, at its end.
        choices: number of the person's choices.
        differences: those that the bot would have made differently, in order.
    """

    record: Path
    bots: Match
    choices: int
    differences: tuple[Difference, ...]


class Par(Job[ParComparison, ParComparison]):
    """Incremental computation of a comparison, one question at a time."""

    def __init__(self, replay: Replay, deal: CodedDeal, thinker: Thinker) -> None:
        """Prepare the comparison; `replay` is a finished game of the deal in which one person played.

        A comparison that cannot be written or read ends with that fault.
        """
        self._replay, self._deal, self._thinker = replay, deal, thinker
        self._own = own_seat(replay)
        self._known: dict[int, Action] = {}
        self._choices = _own_choices(replay.match, self._own)
        self._table_setup = _with_hard_bot(replay, self._own)
        self._share = 0.0
        super().__init__(lambda: StepWork(self._worked_out()), only_part, expected=(OSError, CircusError))

    @property
    def progress(self) -> float:
        """Estimated progress, 0 to 1."""
        return self._share

    def _worked_out(self) -> Generator[None, None, ParComparison]:
        """Return the comparison; yield while an answer of the bot is awaited."""
        path = par_path(self._table_setup, self._deal)
        bots = _cached_game(path)
        if bots is None:
            session = GameSession(
                Match(*self._table_setup.open()), self._table_setup.seats, Random(), self._deal
            )
            yield from self._played(session)
            bots = session.match
            levels.copier(bots.game, bots.setup)(path.parent)
            write_whole(path, _record_of(self._table_setup, self._deal, bots))
        differences = []
        for number, (at, chosen) in enumerate(self._choices):
            for answer in self._asked(at, number):
                self._share = 0.5 + number / len(self._choices) / 2
                if answer is None:
                    yield
                elif answer.action != chosen:
                    differences.append(Difference(at, chosen, answer.action))
        self._share = 1.0
        return ParComparison(path, bots, len(self._choices), tuple(differences))

    def _played(self, session: GameSession) -> Iterator[None]:
        """Play the hard bot's game, step by step; it is expected to be as long as the person's."""
        scheduler = BotScheduler(session, self._thinker, lambda frames: None)
        expected = max(1, len(self._replay.match.actions))
        try:
            while session.awaited:
                scheduler.go_on(0, 1, pauses=False)
                done = len(session.match.actions) / expected
                self._share = min(0.5, done / 2)
                yield
        finally:
            scheduler.reset()

    def _asked(self, at: int, number: int) -> Iterator[BotMove | None]:
        """Yield `None` while the hard bot thinks about a choice, then its answer."""
        match = self._replay.match.branch(at)
        session = GameSession(match, self._table_setup.seats, Random(), self._deal)
        job = ask(self._thinker, session.question(self._own))
        try:
            while not job.poll():
                yield None
        finally:
            job.cancel()
        if isinstance(job.result, BotMove):
            yield job.result


def own_seat(replay: Replay) -> int:
    """Return the seat of the person: the first one, if several play."""
    return next((seat for seat, player in enumerate(replay.players) if player.kind == HUMAN), 0)


def par_path(table_setup: TableSetup, deal: CodedDeal) -> Path:
    """Return the path of the hard bot's game of a deal at this table, which is cached."""
    game, setup = table_setup.open()
    board = levels.digest_of(setup.level)
    rules = [table_setup.game, game.rules, table_setup.level, board, sorted(table_setup.options.items())]
    facts = [*rules, [[seat.kind, seat.strength] for seat in table_setup.seats]]
    mark = blake2b(json.dumps(facts).encode(), digest_size=6).hexdigest()
    return data_folder() / "par" / f"{deal.code}-{mark}-{table_setup.game}.jsonl"


def _own_choices(match: Match, seat: int) -> list[tuple[int, Action]]:
    """Return the positions in which a seat had a choice, and its action."""
    found = []
    for at, action in enumerate(match.actions):
        if action.seat == seat and len(match.game.legal_actions(match.timeline.at(at), seat)) > 1:
            found.append((at, action))
    return found


def _with_hard_bot(replay: Replay, own: int) -> TableSetup:
    """Return the table of a game with the hard bot in one seat."""
    header = replay.header
    seats = list(seats_of(header.players, header.colours))
    seats[own] = replace(seats[own], kind=BOT, strength=ADVISER)
    level = replay.match.setup.level
    return TableSetup(header.game, tuple(seats), header.choices, header.level, board=level)


def _record_of(table_setup: TableSetup, deal: CodedDeal, match: Match) -> bytes:
    """Return a game that was played in memory, as a record."""
    outcome = match.outcome
    if outcome is None:
        raise RecordError("the hard bot's game does not end")
    lines = [
        new_header(table_setup, deal=deal.code).line(),
        *({"action": str(action), "ms": 0} for action in match.actions),
        {"end": outcome._asdict()},
    ]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def _cached_game(path: Path) -> Match | None:
    """Return a cached game; `None` if it is invalid."""
    try:
        replay = read(path)
    except CircusError:
        return None
    return replay.match if replay.ended else None
