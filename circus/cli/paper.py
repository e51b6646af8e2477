"""Form for sessions on paper: `day DIR --paper` asks for each and stores it among the visits."""

import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from circus import __version__, games
from circus.cli.words import value_of
from circus.core.errors import CircusError, UsageError
from circus.core.option import Value
from circus.lab.day.paper_session import MAX_MINUTES, PaperSession, best_of, write_session
from circus.platform.console import show
from circus.platform.folders import private_folder
from circus.platform.untrusted import reason_of
from circus.stand.questions import CHOICE, RULES, STARS, FeedbackQuestion, of_stand, questions
from circus.stand.visit import laptop

T = TypeVar("T")


class FormEndError(Exception):
    """End of the input before the form was complete."""


def enter_sessions(stand: Path) -> int:
    """Ask for sessions until no game is named; return how many were stored.

    Raises:
        CircusError: the folder cannot be written.
    """
    name = ""
    try:
        private_folder(stand)
        with suppress(OSError, CircusError):
            name = laptop(stand)
    except OSError as error:
        raise CircusError(f"{stand} cannot hold sessions: {reason_of(error)}; name another folder") from None
    asked, stored = questions(of_stand(stand)), 0
    with suppress(FormEndError):
        while True:
            show(f"Session {stored + 1}. An empty line keeps the value in brackets.")
            game = _ask(f"Game: {', '.join(games.names())} [no more sessions]", _game)
            if not game:
                break
            show(f"stored in {write_session(stand, _session(game, asked), name)}")
            stored += 1
    return stored


def _session(game: str, asked: list[FeedbackQuestion]) -> PaperSession:
    """Ask for everything but the game; repeat the questions whose answers contradict each other."""
    while True:
        version = _ask(f"Version of the prototype [{__version__}]", lambda text: text or __version__)
        started = _ask("Start, as 2026-11-28 14:30 [now]", _start)
        players = _ask("Players in the order of their seats: names, or their number", _players)
        values = _ask("Changed rules, as hearts=5, push=clumsy [as printed]", partial(_values, game))
        minutes = _ask("Minutes", _minutes)
        scores = _ask("Scores in the order of the seats, as 12, 9, 9 [unknown]", _wholes)
        best = best_of(scores)
        shown = f" [{', '.join(str(seat + 1) for seat in best)}]" if best else ""
        winners = _ask(f"Numbers of the winners, from 1{shown}", partial(_seats, best))
        try:
            session = PaperSession(game, version, started, players, values, minutes, scores, winners)
        except CircusError as error:
            show(f"{error}. Once more:")
            continue
        answers = [each for question in asked for each in _answers(question, len(players))]
        return replace(session, answers=tuple(answers))


def _ask(prompt: str, read: Callable[[str], T]) -> T:
    """Return what a line means; ask again until it means something."""
    while True:
        show(f"{prompt}:")
        line = sys.stdin.readline()
        if not line:
            raise FormEndError
        try:
            return read(line.strip())
        except CircusError as error:
            show(f"{error}.")


def _game(text: str) -> str:
    return games.find(text).name if text else ""


def _start(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone() if text else datetime.now().astimezone()
    except ValueError:
        raise UsageError(f"'{text}' is no time: write it as 2026-11-28 14:30") from None


def _players(text: str) -> tuple[str, ...]:
    if text.isascii() and text.isdigit() and len(text) < 3:
        return tuple(f"Player {seat}" for seat in range(1, int(text) + 1))
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise UsageError("name each player, or write their number")
    return names


def _values(game: str, text: str) -> tuple[tuple[str, Value], ...]:
    found = {}
    for word in filter(None, (word.strip() for word in text.split(","))):
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"'{word}' has no value: write NAME=VALUE")
        found[name] = value_of(games.find(game), name, value)
    return tuple(found.items())


def _minutes(text: str) -> float:
    with suppress(ValueError):
        if 0 < (minutes := float(text.replace(",", "."))) <= MAX_MINUTES:
            return minutes
    raise UsageError(f"'{text}' is no number of minutes from 1 to {MAX_MINUTES}")


def _wholes(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(word) for word in text.replace(",", " ").split())
    except ValueError:
        raise UsageError(f"'{text}' is no list of whole numbers: write them as 12, 9, 9") from None


def _seats(best: tuple[int, ...], text: str) -> tuple[int, ...]:
    found = tuple(sorted({number - 1 for number in _wholes(text)})) or best
    if not found:
        raise UsageError("a finished game has a winner: write a number")
    return found


def _answers(question: FeedbackQuestion, seats: int) -> list[tuple[str, str | int, int | None]]:
    """Ask a question: one answer for the table, or one for each seat."""
    if question.kind == RULES:
        return [
            (question.name, each.strip(), None)
            for each in _ask(f"{question.text['en']} Rules, as CH-21, CH-30 [nothing]", str).split(",")
            if each.strip()
        ]
    if question.kind not in (STARS, CHOICE):
        remark = _ask(f"{question.text['en']} [no answer]", str)
        return [(question.name, remark, None)] if remark else []
    names = [str(star) for star in range(1, 6)]
    if question.kind == CHOICE:
        names = [each.name for each in question.answers]
    prompt = f"{question.text['en']} {', '.join(names)}; one, or one for each seat, - for none [no answer]"
    words = _ask(prompt, lambda text: _words(text, names, seats))
    seated = [None] if len(words) == 1 else range(seats)
    return [
        (question.name, int(word) if question.kind == STARS else word, seat)
        for seat, word in zip(seated, words, strict=False)
        if word != "-"
    ]


def _words(text: str, names: list[str], seats: int) -> list[str]:
    words = text.replace(",", " ").split()
    wrong = next((word for word in words if word not in (*names, "-")), None)
    if wrong:
        raise UsageError(f"'{wrong}' is no answer: choose {', '.join(names)}")
    if len(words) not in (0, 1, seats):
        raise UsageError(f"{len(words)} answers of {seats} players: write one, or one for each")
    return words
