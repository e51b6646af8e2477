"""Explanations of events: a card acts or fails, a heart is lost, tape is placed, a round begins."""

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
    "stolen": "CH-16",
    "deal": "GAMEPLAY",
    "choose": "CH-2",
    "chosen": "CH-2",
    "pass": "CH-2",
    "drafted": "CH-2",
    "first": "CH-5",
    "play": "CH-25",
    "intervene": "CH-25",
    "armor": "CH-18",
    "ambush": "CH-22",
    "take_trap": "CH-20",
    "trap": "CH-13",
    "end": "GAMEPLAY",
    "death": "CH-26",
    "discard": "CH-31",
    "refill": "CH-1",
    "gather": "CH-48",
    "begin": "GAMEPLAY",
    "duel": "CH-33",
}
"""The ruling behind each thing that is explained."""


def because(event: Event, view: ClearingHouse) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    facts = event.facts
    if event.kind == "damage":
        rule = "CH-13" if facts["cause"] == "trap" else "CH-20"
        seat, details = facts["seat"], {**facts, "damage": facts["lost"]}
        return Because(f"damage_{facts['cause']}", rule, details, (f"seat/{seat}",), (f"hearts/{seat}",))
    rule = _RULES.get(event.kind, "")
    if not rule:
        return None
    if event.kind == "police" and facts["taped"] is not None:
        return Because("police_taped", "CH-30", {**facts, "seat": facts["taped"]}, (facts["cell"],))
    lit = () if event.kind in _OF_THE_ROUND else _lit(facts)
    return Because(event.kind, rule, {**facts, **_numbers(facts, view)}, lit, _at(event.kind, facts))


def _numbers(facts: Mapping[str, Any], view: ClearingHouse) -> dict[str, int]:
    """Return facts that the event lacks: traps and hearts of its seat, living players and damage."""
    seat = facts.get("seat", -1)
    details = {"players": len(view.living)}
    details["damage"] = sum(facts["lost"]) if "lost" in facts else view.config.damage.trap
    if isinstance(seat, int) and 0 <= seat < len(view.hearts):
        details |= {"traps": view.supply[seat], "hearts": view.hearts[seat]}
    return details


def _at(kind: str, facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return further items that offer this explanation: the die, the played cards, the tape."""
    if kind == "cancel":
        return f"played/{facts['seat']}", f"played/{facts['by']}", f"seat/{facts['by']}"
    if kind == "steal":
        return (f"seat/{facts['thief']}",)
    if kind == "negate":
        return (f"played/{facts['seat']}",)
    return {"roll": ("die",), "round": ("supply",)}.get(kind, ())


_OF_THE_ROUND = frozenset(
    {
        "deal",
        "choose",
        "chosen",
        "pass",
        "drafted",
        "first",
        "play",
        "end",
        "refill",
        "gather",
        "begin",
        "duel",
    }
)
"""Events that concern all seats; at a seat, its own latest event is explained instead."""


def _lit(facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the names of the seats and the space in the facts of an event."""
    seats = [facts[key] for key in ("seat", "target", "victim") if key in facts]
    return (
        *(f"seat/{seat}" for seat in dict.fromkeys(seats)),
        *((facts["cell"],) if "cell" in facts else ()),
    )
