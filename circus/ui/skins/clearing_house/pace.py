"""Pace of Clearing House's events: durations by whom an event concerns, and by its familiarity."""

from collections.abc import Sequence

from circus.core.event import Event
from circus.session.table_setup import HUMAN
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView

ELSEWHERE, MOTION_ELSEWHERE = 0.45, 0.65
"""Factors of holds and of motions if bots deal with one another while a person waits."""

OWN, MOTION_OWN = 0.6, 0.75
"""Factors for the actions of a person who plays alone: they chose them, and only the outcome is new."""

KNOWN = ((6, 0.6), (3, 0.75))
"""Numbers of rounds, each with a time factor: afterwards bots' actions and the start and end of a round
are familiar."""

_NEWS = frozenset({"first", "begin", "death"})
"""Events that name a seat and concern everybody."""

_DEEDS = frozenset({"play", "end", "chosen", "armor", "roll", "enter", "ambush", "take_trap", "intervene"})
"""Events that a seat causes itself."""


def known(table: TableView) -> float:
    """Return the factor for events that are the same in every round."""
    return next((left for rounds, left in KNOWN if state_of(table).round > rounds), 1.0)


def paced(event: Event, made: Sequence[Keyframe], table: TableView) -> Sequence[Keyframe]:
    """Return the keyframes of an event, shortened as the people at the table allow."""
    people = [number for number, seat in enumerate(table.seats) if seat.kind == HUMAN]
    left = known(table)
    if event.kind in _DEEDS and people == [event.facts["seat"]]:
        return _shortened(made, MOTION_OWN * left, ELSEWHERE if event.kind == "play" else OWN)
    if event.kind in _NEWS or _concerns(event, people):
        return made
    return _shortened(made, MOTION_ELSEWHERE * left, ELSEWHERE * left)


def _shortened(made: Sequence[Keyframe], motion: float, hold: float) -> list[Keyframe]:
    return [
        each._replace(
            ms=round(each.ms * motion), stagger=round(each.stagger * motion), hold=round(each.hold * hold)
        )
        for each in made
    ]


def _concerns(event: Event, people: Sequence[int]) -> bool:
    """Return whether an event concerns a person, as its actor or its target.

    Events without a seat concern all, and all events do if only bots play. Tape concerns a person only under
    their figure.
    """
    facts = event.facts
    named = {facts[role] for role in ("seat", "target", "thief", "victim", "by") if role in facts}
    named |= {facts["taped"]} if event.kind == "police" else set(facts.get("against", ()))
    named |= {int(pick.removeprefix("seat/")) for pick in facts.get("picks", ()) if pick.startswith("seat/")}
    return not named or not people or not named.isdisjoint(people)
