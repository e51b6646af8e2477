"""Explanations of events: shots, canceled cards, lost hearts, skipped turns, tape, thefts."""

from collections.abc import Mapping
from typing import Any

from circus.core.because import Because
from circus.core.event import Event
from circus.games.clearing_house.state import ClearingHouse

_RULES = {
    "roll": "CH-21",
    "cancel": "CH-25",
    "negate": "CH-18",
    "skip": "CH-24",
    "round": "CH-27",
    "police": "CH-28",
    "steal": "CH-16",
}
"""Ruling of each explained kind of event."""


def because(event: Event, _view: ClearingHouse) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    facts = event.facts
    if event.kind == "damage":
        rule = "CH-13" if facts["cause"] == "trap" else "CH-20"
        seat = facts["seat"]
        return Because(f"damage_{facts['cause']}", rule, facts, (f"seat/{seat}",), (f"hearts/{seat}",))
    rule = _RULES.get(event.kind, "")
    if not rule:
        return None
    if event.kind == "police" and facts["taped"] is not None:
        return Because("police_taped", "CH-30", {**facts, "seat": facts["taped"]}, (facts["cell"],))
    return Because(event.kind, rule, facts, _lit(facts), _at(event.kind, facts))


def _at(kind: str, facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return further places for the explanation: the die, the played cards, the tape."""
    if kind == "cancel":
        return f"played/{facts['seat']}", f"played/{facts['by']}", f"seat/{facts['by']}"
    if kind == "steal":
        return (f"seat/{facts['thief']}",)
    if kind == "negate":
        return (f"played/{facts['seat']}",)
    return {"roll": ("die",), "round": ("supply",)}.get(kind, ())


def _lit(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the picks of the seats and the space of an event."""
    seats = [facts[key] for key in ("seat", "target", "victim") if key in facts]
    return (
        *(f"seat/{seat}" for seat in dict.fromkeys(seats)),
        *((facts["cell"],) if "cell" in facts else ()),
    )
