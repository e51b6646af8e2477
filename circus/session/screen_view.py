"""Whose view the screen shows: one throughout for one person, the curtain between several."""

from collections.abc import Sequence
from dataclasses import dataclass

from circus.core.action import CHANCE
from circus.session.game_session import GameSession


@dataclass(frozen=True)
class ScreenView:
    """Whose view the screen shows.

    Attributes:
        seat: -1 for the public view.
        curtain_for: the person who has to be called to the mouse first; `None` if nobody has to.
    """

    seat: int
    curtain_for: int | None = None


def first_view(people: Sequence[int]) -> ScreenView:
    """At the start: the only person's, else the public's."""
    return ScreenView(people[0] if len(people) == 1 else CHANCE)


def next_view(session: GameSession, people: Sequence[int], now: int, there: int | None = None) -> ScreenView:
    """Whose view comes next, given the seat whose view is shown (design, "Hidden hands on one screen").

    `people` are the persons at this screen. One keeps their view throughout. Among several the public
    view is shown while bots and chance act; a person whose answer needs a secret is called: `there` before
    all others, who has the mouse already.
    """
    if len(people) < 2:
        return ScreenView(now)
    waiting = [seat for seat in session.awaited if seat in people]
    if not waiting or now in waiting:
        return ScreenView(now if waiting else CHANCE)
    after = [(seat - now - 1) % len(session.seats) for seat in waiting]
    caller = there if there in waiting else waiting[after.index(min(after))]
    if session.has_secrets(caller):
        return ScreenView(CHANCE, curtain_for=caller)
    return ScreenView(caller)
