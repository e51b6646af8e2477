"""Bots for the tests of the worker: one breaks, one never ends, one thinks until it is stopped."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from circus.bots.thinker import Answer, Question, think
from circus.core.policy import Reason

FAULTY = 13
"""Questions with this seed break the bot, or keep it busy for ever."""


def breaks(question: Question, stop: Callable[[], bool]) -> Answer:
    """Raises at a faulty question."""
    if question.seed == FAULTY:
        raise RuntimeError("the bot is lost in thought")
    return think(question, stop)


def explains(question: Question, stop: Callable[[], bool]) -> Answer:
    """Says why: with facts at a faulty question, else without."""
    facts = {"seat": 1, "cards": ("card/4",)} if question.seed == FAULTY else None
    reason = Reason("because", facts) if facts else Reason("because")
    return Answer(think(question, stop).action, reason)


def babbles(question: Question, stop: Callable[[], bool]) -> Answer:
    """Gives a reason at a faulty question that no line can carry."""
    facts = {"why": lambda: None} if question.seed == FAULTY else {}
    return Answer(think(question, stop).action, Reason("because", facts))


class Nonsense:
    """Spells what is no action."""

    def __str__(self) -> str:
        return "0:fly moon"


def raves(question: Question, stop: Callable[[], bool]) -> Answer:
    """Answers a faulty question with what is no action of any game."""
    if question.seed == FAULTY:
        return Answer(Nonsense())  # type: ignore[arg-type]
    return think(question, stop)


def falls_dead(question: Question, stop: Callable[[], bool]) -> Answer:
    """Takes its whole process with it at a faulty question."""
    if question.seed == FAULTY:
        os._exit(3)
    return think(question, stop)


def never_ends(question: Question, stop: Callable[[], bool]) -> Answer:
    """Never looks up from a faulty question."""
    while question.seed == FAULTY:
        pass
    return think(question, stop)


def waits_for_stop(question: Question, stop: Callable[[], bool]) -> Answer:
    """Thinks about a faulty question until it is stopped, and notes when that was."""
    while question.seed == FAULTY and not stop():
        pass
    Path(os.environ["STOPPED_FILE"]).write_text(str(time.monotonic()), encoding="utf-8")
    return think(question, stop)
