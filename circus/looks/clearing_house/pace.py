"""How much of its time an event of Clearing House is shown for: by whom it concerns, and how known it is."""

from collections.abc import Sequence

from circus.core.event import Event
from circus.looks.clearing_house.board import state_of
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView
from circus.session.table_setup import HUMAN

ELSEWHERE, MOTION_ELSEWHERE = 0.45, 0.65
"""How much of a hold, and of a motion, is left where bots deal with one another and a person waits."""

OWN, MOTION_OWN = 0.6, 0.75
"""The same for what a person who plays alone does: they have chosen it, and only its outcome is new."""

KNOWN = ((6, 0.6), (3, 0.75))
"""After so many rounds what bots do, and what opens and ends a round, is known: so much of it is left."""

_NEWS = frozenset({"first", "begin", "death"})
"""What names a seat and is for everybody to read."""

_DEEDS = frozenset({"play", "end", "chosen", "armor", "roll", "enter", "ambush", "take_trap", "intervene"})
"""What a seat does itself."""


def known(table: TableView) -> float:
    """What is left of what is the same in every round."""
    return next((left for rounds, left in KNOWN if state_of(table).round > rounds), 1.0)


def paced(event: Event, made: Sequence[Keyframe], table: TableView) -> Sequence[Keyframe]:
    """The keyframes of an event as long as the people at the table need them."""
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
    """Whether a person does it or bears it; all does that names nobody, or where bots play alone.

    Tape does only if it falls under a person.
    """
    facts = event.facts
    named = {facts[role] for role in ("seat", "target", "thief", "victim", "by") if role in facts}
    named |= {facts["taped"]} if event.kind == "police" else set(facts.get("against", ()))
    named |= {int(pick.removeprefix("seat/")) for pick in facts.get("picks", ()) if pick.startswith("seat/")}
    return not named or not people or not named.isdisjoint(people)
