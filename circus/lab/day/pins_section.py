"""Sections on pins, with the log around them and the replay command, on remarks and on staff notes."""

import shlex
from base64 import b64encode
from collections.abc import Iterator, Mapping
from functools import partial

from circus.content.texts import Texts
from circus.lab.day.figures import WORDS
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import Paper, RenderedMoment, see_lines
from circus.lab.day.played import PinnedMoment, PlayedGame
from circus.lab.day.visits import Note, RecordedVisit
from circus.lab.day.words import PageTexts, html, progress, title_of
from circus.records.pin import FACES

MOST_PICTURES = 100
"""Maximum number of pins with a picture of about 60,000 bytes: a page to be mailed has to stay below 10
MB."""


def pins_section(day: VisitDay, paper: Paper) -> str:
    """Return every pin, visit by visit."""
    words, shown = paper.words, list(_pins(day))
    if not shown:
        return ""
    rows = []
    for at, (visit, game, pin) in enumerate(shown):
        see = paper.see if at < MOST_PICTURES else see_lines
        rows.append(_pin(visit, game, pin, see(game, pin), paper))
    faces = {face: sum(each.face == face for _, _, each in shown) for face in FACES}
    counts = " \N{MIDDLE DOT} ".join(
        f"{words.say(f'pin-face-{face}')} {times}" for face, times in faces.items()
    )
    return (
        f'<section id="pins">\n<h2>{words.say("day-pins")}</h2>\n<p>{counts}</p>\n'
        f'<ul class="pins">{"".join(rows)}</ul></section>\n'
    )


def _pins(day: VisitDay) -> Iterator[tuple[RecordedVisit, PlayedGame, PinnedMoment]]:
    for visit in day.visits:
        for game in visit.games:
            for pin in game.pins:
                yield visit, game, pin


def _pin(
    visit: RecordedVisit, game: PlayedGame, pin: PinnedMoment, seen: RenderedMoment, paper: Paper
) -> str:
    words, name = paper.words, game.game.name
    face = words.say(f"pin-face-{pin.face}")
    facts, seats = game.game.facts, game.setup.seats
    turn = facts.counted(game.timeline.at(pin.n), seats) if pin.stands else None
    where = words.each(partial(progress, game=name, turn=turn)) if turn else words.say("day-pin-undone")
    title = words.each(partial(title_of, game=name))
    said = f'<p class="said">{words.say("day-quote", text=pin.text)}</p>' if pin.text else ""
    whose = words.each(partial(_whose, game=game, pin=pin))
    data = b64encode(seen.picture).decode()
    picture = f'<img alt="" src="data:image/jpeg;base64,{data}">' if data else ""
    log = _log(words, "day-before", seen.before) + _log(words, "day-after", seen.after)
    visited = words.say("day-pin-of", session=visit.id, number=pin.n)
    return (
        f'<li><span class="face">{face}</span> <b>{title}</b>, {where}'
        f"{picture}{said}{log}"
        f'<p class="quiet">{whose} \N{MIDDLE DOT} {visited}</p>'
        f"{replay_of(game, pin.n, paper)}</li>\n"
    )


def _whose(texts: Texts, game: PlayedGame, pin: PinnedMoment) -> str:
    if pin.seat is None:
        return texts.say("day-pin-table")
    return texts.say("day-seat-of", number=pin.seat + 1, name=game.players[pin.seat].name)


def _log(words: PageTexts, key: str, line: Mapping[str, str]) -> str:
    """Return a log line; the spelling of a record is the same in every language."""
    if not any(line.values()):
        return ""
    told = words.each(lambda texts: line.get(texts.language) or line.get("", ""))
    return f'<p class="log"><span class="quiet">{words.say(key)}</span> {told}</p>'


def replay_of(game: PlayedGame, n: int, paper: Paper) -> str:
    """Return a link to the record, and the command that opens it there."""
    command = f"python main.py replay {shlex.quote(str(game.path))} --at {n}"
    return f"<p>{paper.link(game.path)} <code>{html(command)}</code></p>"


def words_section(day: VisitDay, paper: Paper) -> str:
    """Return the remarks of people at the end, and the notes of the staff."""
    words = paper.words
    free = "".join(
        f"<li>{_of(words, answer.game)}{html(str(answer.answer))}</li>"
        for answer in day.answers(question=WORDS)
        if str(answer.answer).strip()
    )
    notes = "".join(_note(note, paper) for visit in day.visits for note in visit.notes)
    parts = [(words.say("day-words"), free), (words.say("day-notes"), notes)]
    return "".join(
        f"<section><h2>{title}</h2>\n<ul>{listed}</ul></section>\n" for title, listed in parts if listed
    )


def _note(note: Note, paper: Paper) -> str:
    way = ""
    if note.played:
        way = replay_of(note.played, min(note.n or 0, len(note.played.timeline)), paper)
    return f"<li>{_of(paper.words, note.game)}{html(note.note)}{way}</li>"


def _of(words: PageTexts, game: str) -> str:
    return f"<b>{words.each(partial(title_of, game=game))}</b> " if game else ""
