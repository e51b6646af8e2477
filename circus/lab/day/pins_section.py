"""Sections on pins, with the log around them and the replay command, on remarks and on staff notes."""

import shlex
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from markupsafe import Markup

from circus.content.texts import Texts
from circus.lab.day.figures import BEST, WORDS, WORST
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import Paper, RenderedMoment, see_lines
from circus.lab.day.played import PinnedMoment, PlayedGame
from circus.lab.day.templates import macro, render
from circus.lab.day.visits import Note, RecordedVisit
from circus.lab.day.words import PageTexts, progress
from circus.records.pin import FACES

MAX_PICTURES = 100
"""Maximum number of pins with a picture of about 60,000 bytes: a page to be mailed has to stay below 10
MB."""


def pins_section(day: VisitDay, paper: Paper) -> Markup:
    """Return every pin, visit by visit."""
    shown = list(_pins(day))
    rows = []
    for at, (visit, game, pin) in enumerate(shown):
        see = paper.see if at < MAX_PICTURES else see_lines
        rows.append(_pin(visit, game, pin, see(game, pin), paper))
    faces = {face: sum(each.face == face for _, _, each in shown) for face in FACES}
    return render("pins", words=paper.words, faces=faces, pins=rows)


def _pins(day: VisitDay) -> Iterator[tuple[RecordedVisit, PlayedGame, PinnedMoment]]:
    for visit in day.visits:
        for game in visit.games:
            for pin in game.pins:
                yield visit, game, pin


def _pin(
    visit: RecordedVisit, game: PlayedGame, pin: PinnedMoment, seen: RenderedMoment, paper: Paper
) -> dict[str, object]:
    """Return what the template shows of a pin."""
    words, name = paper.words, game.game.name
    facts, seats = game.game.facts, game.setup.seats
    turn = facts.counted(game.timeline.at(pin.n), seats) if pin.stands else None
    log = [("day-before", _line(words, seen.before)), ("day-after", _line(words, seen.after))]
    return {
        "face": pin.face,
        "game": name,
        "where": words.each(partial(progress, game=name, turn=turn)) if turn else words.say("day-pin-undone"),
        "picture": b64encode(seen.picture).decode(),
        "text": pin.text,
        "log": [(key, line) for key, line in log if line],
        "whose": words.each(partial(_whose, game=game, pin=pin)),
        "session": visit.id,
        "n": pin.n,
        "replay": replay_of(game, pin.n, paper),
    }


def _whose(texts: Texts, game: PlayedGame, pin: PinnedMoment) -> str:
    if pin.seat is None:
        return texts.say("day-pin-table")
    return texts.say("day-seat-of", number=pin.seat + 1, name=game.players[pin.seat].name)


def _line(words: PageTexts, line: Mapping[str, str]) -> Markup:
    """Return a log line; the spelling of a record is the same in every language."""
    if not any(line.values()):
        return Markup()
    return words.each(lambda texts: line.get(texts.language) or line.get("", ""))


def replay_of(game: PlayedGame, n: int, paper: Paper) -> Markup:
    """Return a link to the record, and the command that opens it there."""
    command = f"python main.py replay {shlex.quote(str(game.path))} --at {n}"
    return macro("replay", paper.link(game.path), command)


def words_section(day: VisitDay, paper: Paper) -> Markup:
    """Return the remarks of people at the end, and the notes of the staff."""
    remarks = [(f"day-{name}", _remarks(day, name)) for name in (BEST, WORST, WORDS)]
    notes = [
        _note(note, paper) for note in (*(note for visit in day.visits for note in visit.notes), *day.notes)
    ]
    return render("remarks", words=paper.words, lists=[*remarks, ("day-notes", notes)])


def _remarks(day: VisitDay, question: str) -> list["Remark"]:
    """Return what people said to a question."""
    answers = day.answers(question=question)
    return [Remark(each.game, str(each.answer)) for each in answers if str(each.answer).strip()]


class Remark(NamedTuple):
    """Remark on a game ("" for none), with a link to its record."""

    game: str
    text: str
    replay: str = ""


def _note(note: Note, paper: Paper) -> Remark:
    way = ""
    if note.played:
        way = replay_of(note.played, min(note.n or 0, len(note.played.timeline)), paper)
    return Remark(note.game, note.note, way)
