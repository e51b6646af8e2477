"""Tables of the day for a spreadsheet: CSV with one row a visit, game, decision, answer, pin or refusal."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from io import StringIO
from pathlib import Path

from circus.core.errors import CircusError
from circus.core.option import spell
from circus.lab.day import figures
from circus.lab.day.merging import VisitDay
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import RecordedVisit
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of

Row = Sequence[object]

_FULL_WIDTH = tuple(chr(ord(each) + 0xFEE0) for each in "=+-@")
FORMULAS = ("=", "+", "-", "@", "\t", "\r", "\n", *_FULL_WIDTH)
"""First characters that make a spreadsheet compute a cell; an apostrophe before them makes it text.

Some spreadsheets read full-width characters as their usual ones.
"""


def write_tables(day: VisitDay, folder: Path) -> list[Path]:
    """Write every table atomically; raise `CircusError` if one cannot be written."""
    written = []
    for name, (heads, rows) in tables(day).items():
        path = folder / f"{name}.csv"
        try:
            write_whole(path, csv_of(heads, rows))
        except OSError as error:
            raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None
        written.append(path)
    return written


def csv_of(heads: Sequence[str], rows: Iterable[Row]) -> bytes:
    """Return a table as CSV with the byte order mark that makes spreadsheets read UTF-8."""
    file = StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(heads)
    writer.writerows([_cell(each) for each in row] for row in rows)
    return file.getvalue().encode("utf-8-sig", errors="replace")


def _id(name: str) -> str:
    """Return an id that begins with a letter: a spreadsheet reads 1e5 as a number."""
    return name if name[:1].isalpha() else f"v{name}"


def _cell(value: object) -> object:
    if value is None:
        return ""
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, str) and value.startswith(FORMULAS):
        return f"'{value}"
    return value


def tables(day: VisitDay) -> dict[str, tuple[list[str], list[Row]]]:
    """Return all tables by name: the heads and the rows of each."""
    return {
        "visits": (
            _VISIT,
            [_visit(visit) for visit in day.visits],
        ),
        "games": (_GAME, [_game(visit, game) for visit, game in _games(day)]),
        "decisions": (
            ["session", "record", "game", "n", "seat", "verb", "action", "seconds", "phase", "round", "turn"],
            list(_decisions(day)),
        ),
        "answers": (["session", "record", "game", "seat", "won", "question", "answer"], list(_answers(day))),
        "pins": (["session", "record", "game", "n", "seat", "face", "text", "stands"], list(_pins(day))),
        "refusals": (["session", "record", "game", "seat", "what", "at", "seconds"], list(_noted(day))),
        "notes": (["session", "record", "game", "n", "note"], list(_notes(day))),
    }


_VISIT = [
    *("session", "laptop", "begun", "ended", "how", "language", "visitors", "games", "first_move_s"),
    *("pauses", "paused_s", "version"),
]
_GAME = [
    *("session", "record", "game", "seats", "people", "level", "options", "started", "minutes", "finished"),
    *("winners", "scores", "reason", "phase", "round", "turn", "undos", "first_move_s"),
    *("people_seats", "bot_seats", "people_won", "bots_won", "original_rules"),
]


def _games(day: VisitDay) -> Iterator[tuple[RecordedVisit, PlayedGame]]:
    for visit in day.visits:
        for game in visit.games:
            yield visit, game


def _visit(visit: RecordedVisit) -> Row:
    first = visit.first_move_ms
    return (
        *(_id(visit.id), _id(visit.laptop), visit.begun, visit.ended, visit.how, visit.language),
        *(visit.visitors, len(visit.games), None if first is None else first / 1000),
        *(len(visit.pauses), sum(visit.pauses) / 1000, visit.app),
    )


def _game(visit: RecordedVisit, game: PlayedGame) -> Row:
    outcome = game.outcome if game.ended else None
    options = " ".join(f"{name}={spell(value)}" for name, value in game.setup.choices.items())
    return (
        *(_id(visit.id), game.path.name, game.game.name, game.setup.seats, len(game.people)),
        *(game.setup.level_name, options, game.started, round(game.minutes, 2), spell(game.ended)),
        " ".join(map(str, outcome.winners)) if outcome else "",
        " ".join(map(str, outcome.scores)) if outcome else "",
        *(outcome.reason if outcome else "", *game.turn, game.undos),
        None if game.first_ms is None else game.first_ms / 1000,
        *_kinds(game),
    )


def _kinds(game: PlayedGame) -> Row:
    """Return the seats of people and of bots, the wins of each, and whether the rules are original."""
    bots = [seat for seat in range(game.setup.seats) if seat not in game.people]
    seats = (" ".join(map(str, each)) for each in (sorted(game.people), bots))
    won = [
        float(figures.wins_by_kind([game], are_people=people).part) if game.ended else None
        for people in (True, False)
    ]
    return *seats, *won, spell(figures.is_original(game))


def _decisions(day: VisitDay) -> Iterator[Row]:
    for visit, game in _games(day):
        for each in game.decisions:
            what = (each.n, each.seat, each.verb, each.action, each.ms / 1000, *each.turn)
            yield _id(visit.id), game.path.name, game.game.name, *what


def _answers(day: VisitDay) -> Iterator[Row]:
    for visit in day.visits:
        for each in visit.answers:
            record = each.played.path.name if each.played else ""
            won = {figures.WON: "true", figures.LOST: "false"}.get(figures.side(each) or "", "")
            yield _id(visit.id), record, each.game, each.seat, won, each.question, each.answer


def _pins(day: VisitDay) -> Iterator[Row]:
    for visit, game in _games(day):
        for pin in game.pins:
            what = (pin.n, pin.seat, pin.face, pin.text, spell(pin.stands))
            yield _id(visit.id), game.path.name, game.game.name, *what


def _noted(day: VisitDay) -> Iterator[Row]:
    """Yield refusals, look-ups, hints and questions."""
    for visit, game in _games(day):
        for each in game.noted:
            yield _id(visit.id), game.path.name, game.game.name, each.seat, each.what, each.at, each.ms / 1000


def _notes(day: VisitDay) -> Iterator[Row]:
    for visit in day.visits:
        for each in visit.notes:
            yield _id(visit.id), each.played.path.name if each.played else "", each.game, each.n, each.note
    for each in day.notes:
        yield "", "", "", None, each.note
