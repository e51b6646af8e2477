"""Whose eyes are at the screen: one view throughout for one person, the curtain between several."""

from dataclasses import dataclass

from circus.core.action import CHANCE
from circus.session.sitting import Sitting


@dataclass(frozen=True)
class Eyes:
    """Whose view the screen shows.

    Attributes:
        seat: -1 for the public view.
        curtain_for: the person who has to be called to the mouse first; `None` if nobody has to.
    """

    seat: int
    curtain_for: int | None = None


def first_eyes(sitting: Sitting) -> Eyes:
    """At the start: the only person's, else the public's."""
    people = sitting.people
    return Eyes(people[0] if len(people) == 1 else CHANCE)


def next_eyes(sitting: Sitting, now: Eyes) -> Eyes:
    """Who looks next, given who looks now (design, "Hidden hands on one screen").

    One person keeps their view throughout. Among several the public view is shown while bots and
    chance act; a person whose answer needs a secret is called through the curtain.
    """
    if len(sitting.people) < 2:
        return Eyes(now.seat)
    waiting = sitting.awaited_people
    if not waiting or now.seat in waiting:
        return Eyes(now.seat if waiting else CHANCE)
    after = [(seat - now.seat - 1) % len(sitting.seats) for seat in waiting]
    caller = waiting[after.index(min(after))]
    if sitting.has_secrets(caller):
        return Eyes(CHANCE, curtain_for=caller)
    return Eyes(caller)
