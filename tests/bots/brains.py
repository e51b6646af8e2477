"""Bots for the tests of the worker: one breaks, one never ends, one thinks until it is stopped."""

import os
import time
from collections.abc import Callable
from pathlib import Path

from circus.bots.thinker import BotMove, MoveQuestion, TemptingAction, think
from circus.core.policy import Reason

FAULTY = 13
"""Questions with this seed break the bot, or keep it busy for ever."""


def breaks(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Raise an error at a faulty question."""
    if question.seed == FAULTY:
        raise RuntimeError("the bot is lost in thought")
    return think(question, stop)


def explains(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Give a reason: with facts at a faulty question, else without."""
    facts = {"seat": 1, "cards": ("card/4",)} if question.seed == FAULTY else None
    reason = Reason("because", facts) if facts else Reason("because")
    return BotMove(think(question, stop).action, reason)


def advises_against(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Advise against something that looks good."""
    instead = TemptingAction(Reason("drop", {"stars": 2}), 0.04)
    return BotMove(think(question, stop).action, Reason("next"), instead=instead)


def babbles(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Give a reason that cannot be pickled at a faulty question."""
    facts = {"why": lambda: None} if question.seed == FAULTY else {}
    return BotMove(think(question, stop).action, Reason("because", facts))


class Nonsense:
    """Object whose text is no action."""

    def __str__(self) -> str:
        return "0:fly moon"


def raves(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Answer a faulty question with an object that is no action of any game."""
    if question.seed == FAULTY:
        return BotMove(Nonsense())  # type: ignore[arg-type]
    return think(question, stop)


def falls_dead(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """End the whole process at a faulty question."""
    if question.seed == FAULTY:
        os._exit(3)
    return think(question, stop)


def never_ends(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Never looks up from a faulty question."""
    while question.seed == FAULTY:
        pass
    return think(question, stop)


def waits_for_stop(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    """Think about a faulty question until stopped, and write the time of that to a file."""
    while question.seed == FAULTY and not stop():
        pass
    Path(os.environ["STOPPED_FILE"]).write_text(str(time.monotonic()), encoding="utf-8")
    return think(question, stop)
