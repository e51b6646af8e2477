"""Whose eyes are at the screen: one view throughout for one person, the curtain between several."""

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


def first_eyes(session: GameSession) -> ScreenView:
    """At the start: the only person's, else the public's."""
    people = session.people
    return ScreenView(people[0] if len(people) == 1 else CHANCE)


def next_eyes(session: GameSession, now: ScreenView) -> ScreenView:
    """Who looks next, given who looks now (design, "Hidden hands on one screen").

    One person keeps their view throughout. Among several the public view is shown while bots and
    chance act; a person whose answer needs a secret is called through the curtain.
    """
    if len(session.people) < 2:
        return ScreenView(now.seat)
    waiting = session.awaited_people
    if not waiting or now.seat in waiting:
        return ScreenView(now.seat if waiting else CHANCE)
    after = [(seat - now.seat - 1) % len(session.seats) for seat in waiting]
    caller = waiting[after.index(min(after))]
    if session.has_secrets(caller):
        return ScreenView(CHANCE, curtain_for=caller)
    return ScreenView(caller)
