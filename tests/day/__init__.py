"""The day in one page: visits written by playing whole games through the host of a table."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any, cast

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.option import Value
from circus.records.match import Match
from circus.records.pin import Pin
from circus.records.record import Player, Writer, header_of
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.session.series import series_of
from circus.session.table_setup import BOT
from tests.session import chosen

SHORT: dict[str, dict[str, Value]] = {
    "clearing_house": {"round_limit": 1},
    "clown_standoff": {},
    "flip_circus": {"turn_limit": 6},
    "quel_cirque": {},
    "texas_showdown": {"length": "one_hand"},
    "pebbles": {},
}
"""Options with which games are short."""

BEGAN = datetime(2026, 11, 22, 14, 15, 2, tzinfo=UTC)
STEP_MS = 500
MAX_STEPS = 6000
TO_TABLE_MS = 4000
"""From the beginning of a visit to that of its first game."""


@dataclass
class Script:
    """What happens in one game, beside what is played at random.

    Attributes:
        leaves: after so many choices of persons the game is left; 0: it is played out.
        think: milliseconds of each choice.
        refused: rules, each at the first choice.
        helps: (what, at), each at the first choice.
        pins: (choice, face, text): at the choice of that number, counted from 1.
        undo: whether the first choice that can be taken back is.
    """

    game: str
    seats: int = 0
    people: int = 1
    options: Mapping[str, Value] = field(default_factory=dict)
    leaves: int = 0
    think: int = 3000
    refused: Sequence[str] = ()
    helps: Sequence[tuple[str, str]] = ()
    pins: Sequence[tuple[int, str, str]] = ()
    undo: bool = False


class Clock:
    """Milliseconds that a test lets pass."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def play(path: Path, script: Script, seed: int, started: datetime) -> Host:
    """Plays one game through the host of a table, its record at `path`."""
    options = SHORT[script.game] | dict(script.options)
    table_setup = chosen(
        script.game, script.seats or games.find(script.game).usual_seats, script.people, options
    )
    table_setup = replace(
        table_setup, seats=tuple(replace(seat, strength="random") for seat in table_setup.seats)
    )
    game, setup = table_setup.open()
    clock, rng = Clock(), Random(seed)
    players = [seat.player for seat in table_setup.seats]
    header = header_of(game, setup, "0.1.0", f"{started:%Y-%m-%dT%H:%M:%SZ}", players)
    match = Match(game, setup, Writer(path, header, clock))
    session = GameSession(match, table_setup.seats, Random(seed))
    host = Host(session, SynchronousThinker(), series_of(table_setup), speed="off")
    _play_on(host, script, clock, rng)
    session.close()
    return host


def _play_on(host: Host, script: Script, clock: Clock, rng: Random) -> None:
    chosen_so_far, undone = 0, not script.undo
    for _ in range(MAX_STEPS):
        if host.is_finished or (script.leaves and chosen_so_far >= script.leaves):
            return
        if host.call is not None:
            host.open_curtain()
        elif not undone and host.undoable is not None:
            undone = host.undo()
        elif host.asked is not None:
            chosen_so_far += 1
            clock.ms += script.think
            _note(host, script, chosen_so_far)
            host.answer(rng.choice(host.session.match.legal_actions(host.asked)))
        clock.ms += STEP_MS
        host.advance(STEP_MS)
    raise AssertionError(f"{host.phase} after {MAX_STEPS} steps")


def _note(host: Host, script: Script, number: int) -> None:
    session, seat = host.session, host.viewer
    if number == 1:
        for rule in script.refused:
            session.note_refused(seat, rule)
        for what, at in script.helps:
            session.note_help(seat, what, at)
    for choice, face, text in script.pins:
        if choice == number and session.match.journal:
            session.match.journal.pin(Pin(len(session.match.actions), face, text, seat))


def write_record(
    path: Path, game: str, kinds: Sequence[str], lines: Sequence[tuple[int, str | Mapping[str, object]]]
) -> None:
    """A record of exactly these lines, each with its time: actions as text, all else as it stands there.

    `{"undo": n}` takes back; a line that is no action is written by the journal as it is.
    """
    options = dict(SHORT[game])
    table_setup = replace(chosen(game, len(kinds), 0), options=options)
    played, setup = table_setup.open()
    players = [Player(f"P{seat}", kind, "random" if kind == BOT else None) for seat, kind in enumerate(kinds)]
    clock = Clock()
    journal = Writer(path, header_of(played, setup, "0.1.0", f"{BEGAN:%Y-%m-%dT%H:%M:%SZ}", players), clock)
    match = Match(played, setup, journal)
    for ms, line in lines:
        clock.ms = ms
        if isinstance(line, str):
            match.play(played.verbs.parse(line))
        elif "undo" in line:
            match.undo(int(str(line["undo"])))
        else:
            for kind, facts in line.items():
                journal.note(kind, cast(Mapping[str, object], facts))
    journal.close()


def write_visit(
    folder: Path,
    scripts: Sequence[Script] = (),
    *,
    number: int = 1,
    laptop: str = "aabbccdd",
    answers: Sequence[Mapping[str, object]] = (),
    notes: Sequence[Mapping[str, object]] = (),
    acts: Sequence[Mapping[str, object]] = (),
    language: str = "en",
    how: str | None = "finished",
    after: timedelta = timedelta(),
) -> Path:
    """Writes one visit into the folder of a stand; answers without a record speak of its first game."""
    began, name = BEGAN + after, f"{number:012x}"
    visit = folder / f"{began:%Y%m%d-%H%M%S}-{name}"
    visit.mkdir(parents=True)
    told: list[Mapping[str, object]] = [*acts]
    records = [f"{at:02}-{script.game}.jsonl" for at, script in enumerate(scripts, 1)]
    for at, (record, script) in enumerate(zip(records, scripts, strict=True)):
        began_ms = TO_TABLE_MS * (at + 1)
        play(visit / record, script, seed=100 * number + at, started=began + timedelta(milliseconds=began_ms))
        told.append({"ms": began_ms, "scene": "table", "record": record})
    last = scripts[-1] if scripts else None
    head: dict[str, Any] = {
        "session": 1,
        "id": name,
        "laptop": laptop,
        "app": "0.1.0",
        "game": last.game if last else None,
        "options": {},
        "seats": None,
        "level": None,
        "language": language,
        "begun": f"{began:%Y-%m-%dT%H:%M:%SZ}",
        "ended": f"{began + timedelta(minutes=9):%Y-%m-%dT%H:%M:%SZ}" if how else None,
        "how": how,
    }
    (visit / "session.json").write_text(json.dumps(head), encoding="utf-8")
    first = {"record": records[0]} if records else {}
    write_lines(visit / "acts.jsonl", told)
    write_lines(visit / "answers.jsonl", [{"ms": 1, "seat": None, **first, **answer} for answer in answers])
    write_lines(visit / "notes.jsonl", [{"ms": 1, "n": 0, **first, **note} for note in notes])
    return visit


def write_lines(path: Path, lines: Sequence[Mapping[str, object]]) -> None:
    """Writes a file of JSON lines."""
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")


ALL_GAMES = ("clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown")
RULES = {
    "clearing_house": "CH-25",
    "clown_standoff": "CS-6",
    "flip_circus": "FC-3",
    "quel_cirque": "QC-4",
    "texas_showdown": "TX-1",
}
PINNED = ("fun", "confused", "unfair", "bug", "idea")


def write_day(folder: Path, visits: int = 30) -> None:
    """A whole day of two laptops, all games, everything in it that can be."""
    for number in range(visits):
        game = ALL_GAMES[number % 5]
        laptop = number % 2
        script = Script(
            game,
            people=1 + number % 2,
            leaves=3 if number % 6 == 5 else 0,
            think=1500 + 700 * (number % 7),
            refused=[RULES[game]] * (number % 3),
            helps=[("rules", RULES[game]), ("what_is", "seat/1"), ("why", RULES[game]), ("hint", "")][
                : number % 5
            ],
            pins=[(2, PINNED[number % 5], "What happened here?" if number % 2 else "")]
            if number % 3 == 0
            else [],
            undo=number % 4 == 0,
        )
        seats = range(script.people)
        answers: list[dict[str, object]] = []
        for seat in seats:
            answers += [
                {"seat": seat, "question": "fun", "answer": 1 + (number + seat) % 5},
                {"seat": seat, "question": "length", "answer": ("too_long", "right", "right")[number % 3]},
                {"seat": seat, "question": "again", "answer": "no" if number % 4 == 3 else "yes"},
            ]
        answers.append({"question": "confusing", "answer": RULES[game]})
        if number % 7 == 0:
            answers.append({"question": "words", "answer": "We laughed a lot <3 & will come back"})
        taught = {
            "ms": 3,
            "scene": "lesson",
            "lesson": {"game": game, "step": 4, "of": 11, "left": number % 2 == 0},
        }
        write_visit(
            folder / f"laptop-{laptop}",
            [script],
            number=number + 1,
            laptop=f"{laptop:08x}",
            answers=answers,
            notes=[{"note": "They asked about the sign on the card"}] if number % 9 == 0 else [],
            acts=[taught] if number % 8 == 0 else [],
            language="fr" if number % 3 else "en",
            how=None if number % 11 == 10 else "left" if script.leaves else "finished",
            after=timedelta(minutes=13 * number),
        )
