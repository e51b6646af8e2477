"""Session on paper: a game that was played away from the program, stored as a visit without a record."""

import json
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from circus import games
from circus.core.errors import CircusError, UsageError
from circus.core.game import Outcome, Setup
from circus.core.option import Value
from circus.lab.day.played import PlayedGame
from circus.platform.folders import private_folder, write_whole
from circus.platform.untrusted import LineError, limits, parsed_file, reason_of
from circus.platform.untrusted.shapes import (
    FLAG,
    MOMENT,
    TEXT,
    either,
    list_of,
    number,
    object_of,
    table_of,
    whole,
)
from circus.records.record import HUMAN, Player
from circus.records.timeline import Timeline

PAPER = "paper.json"
"""File of the game in the folder of its visit."""

MAX_MINUTES = 10_000

_REASON = "paper"
_SHAPE = object_of(
    {
        "game": TEXT,
        "players": list_of(TEXT, 99),
        "values": table_of(either(TEXT, FLAG, whole()), 99),
        "started": MOMENT,
        "minutes": number(0, MAX_MINUTES),
        "scores": list_of(whole(-(10**6), 10**6), 99),
        "winners": list_of(whole(0, 98), 99),
    },
    closed=True,
)


@dataclass(frozen=True)
class PaperSession:
    """Finished game on paper.

    Attributes:
        game: its name.
        version: of the prototype, such as that of the program with these rules.
        started: time of its start.
        players: their names, in the order of the seats.
        values: options and numbers that differ from the printed rules.
        minutes: its duration.
        scores: one for each player; () if unknown.
        winners: their seats, ascending.
        answers: question, answer, and the seat that gave it; `None` for the table.
    """

    game: str
    version: str
    started: datetime
    players: tuple[str, ...]
    values: tuple[tuple[str, Value], ...]
    minutes: float
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    answers: tuple[tuple[str, str | int, int | None], ...] = ()

    def __post_init__(self) -> None:
        """Validate it; raise `UsageError`."""
        self.setup()
        seats = len(self.players)
        if self.scores and len(self.scores) != seats:
            raise UsageError(f"{len(self.scores)} scores for {seats} players: write one for each")
        if not self.winners or not set(self.winners) <= set(range(seats)):
            raise UsageError(f"name the winners by their numbers, from 1 to {seats}")
        if not 0 < self.minutes <= MAX_MINUTES:
            raise UsageError(f"minutes are more than 0, at most {MAX_MINUTES}")

    def setup(self) -> Setup:
        """Return the checked set-up."""
        return games.find(self.game).setup(len(self.players), dict(self.values))


def best_of(scores: Iterable[int]) -> tuple[int, ...]:
    """Return the seats with the highest score."""
    listed = list(scores)
    return tuple(seat for seat, score in enumerate(listed) if score == max(listed))


def write_session(stand: Path, session: PaperSession, laptop: str = "") -> Path:
    """Write a session as a visit in the folder of a stand; return its folder.

    Args:
        stand: the folder; created if missing.
        session: the session.
        laptop: name of the laptop in the stand's visits.

    Raises:
        CircusError: the folder cannot be written.
    """
    number, begun = secrets.token_hex(6), session.started.astimezone(UTC)
    folder = stand / f"{begun:%Y%m%d-%H%M%S}-{number[:6]}"
    head = {
        "session": 1, "id": number, "laptop": laptop, "app": session.version, "game": session.game,
        "seats": len(session.players), "begun": _moment(begun),
        "ended": _moment(begun + timedelta(minutes=session.minutes)), "how": "finished",
    }  # fmt: skip
    game = {
        "game": session.game, "players": list(session.players), "values": dict(session.values),
        "started": _moment(begun), "minutes": session.minutes, "scores": list(session.scores),
        "winners": list(session.winners),
    }  # fmt: skip
    answers = [{"question": name, "answer": answer, "seat": seat} for name, answer, seat in session.answers]
    try:
        private_folder(folder)
        write_whole(folder / PAPER, _json(game))
        write_whole(folder / "answers.jsonl", b"".join(map(_json, answers)))
        write_whole(folder / "session.json", _json(head))
    except OSError as error:
        raise CircusError(f"{folder} cannot be written: {reason_of(error)}") from None
    return folder


def paper_game(path: Path) -> PlayedGame:
    """Return the game of a session on paper; raise OSError or `CircusError`."""
    line = parsed_file(path, limits.STORED)
    _SHAPE.check(line)
    session = PaperSession(
        game=line["game"],
        version="",
        started=datetime.fromisoformat(line["started"]),
        players=tuple(line["players"]),
        values=tuple(line["values"].items()),
        minutes=line["minutes"],
        scores=tuple(line["scores"]),
        winners=tuple(sorted(set(line["winners"]))),
    )
    if session.started.tzinfo is None:
        raise LineError("'started' needs a time zone")
    game, setup = games.find(session.game), session.setup()
    timeline, ms = Timeline(game, setup, ()), session.minutes * 60_000
    return PlayedGame(
        path=path,
        stem=path.stem,
        game=game,
        setup=setup,
        timeline=timeline,
        players=tuple(Player(name, HUMAN) for name in session.players),
        colours=(),
        started=session.started,
        people=frozenset(range(setup.seats)),
        ms=ms,
        first_ms=None,
        ended=True,
        outcome=Outcome(session.winners, session.scores, _REASON),
        turn=game.facts.counted(timeline.at(0), setup.seats),
        undos=0,
        decisions=(),
        noted=(),
        pins=(),
    )


def _moment(when: datetime) -> str:
    return f"{when:%Y-%m-%dT%H:%M:%SZ}"


def _json(line: object) -> bytes:
    return (json.dumps(line, ensure_ascii=False) + "\n").encode()
