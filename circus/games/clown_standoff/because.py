"""Explanations of events: cancelled cards, a 1 that beats a 6, the next holder, the odds of a pie."""

from collections.abc import Callable
from typing import Any

from circus.core.because import Because
from circus.core.event import Event
from circus.games.clown_standoff.cards import size
from circus.games.clown_standoff.state import ClownStandoff

Facts = dict[str, Any]


def because(event: Event, view: ClownStandoff) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    teller = _TELLERS.get(event.kind)
    return teller(dict(event.facts), view) if teller else None


def _clash(facts: Facts, _view: ClownStandoff) -> Because:
    at = tuple(f"{heap}/{owner}" for owner in facts["owners"] for heap in ("trick", "cancelled"))
    return Because("clash", "CS-2", facts, at=at)


def _highest(facts: Facts, _view: ClownStandoff) -> Because:
    at = (f"trick/{facts['owner']}",)
    if facts["beats_six"]:
        return Because("beats_six", "CS-3", facts, at=at)
    return Because("highest", "CS-2", facts, at=at)


def _collect(facts: Facts, _view: ClownStandoff) -> Because:
    return Because("collect", "CS-5", facts, at=(f"collected/{facts['seat']}", f"seat/{facts['seat']}"))


def _pie(facts: Facts, view: ClownStandoff) -> Because:
    """Return the odds before this pie, one Hit in `pies`: a Dodge just revealed counts too."""
    pies = view.dodges + 1 + (facts["face"] == "dodge")
    return Because("pie", "CS-14", {**facts, "pies": pies}, (f"seat/{facts['seat']}",), ("pie",))


def _turn(facts: Facts, view: ClownStandoff) -> Because | None:
    """Return why a seat begins a round; `None` for an ordinary next turn."""
    if not facts["why"]:
        return None
    rule = "CS-20" if view.fallen else "CS-10"
    facts["cards"] = size(view.collected[facts["seat"]])
    return Because(f"turn_{facts['why']}", rule, facts, (f"seat/{facts['seat']}",))


def _pass(facts: Facts, view: ClownStandoff) -> Because:
    return Because("pass", "CS-15", {**facts, "players": len(view.playing)}, at=(f"seat/{facts['seat']}",))


_TELLERS: dict[str, Callable[[Facts, ClownStandoff], Because | None]] = {
    "clash": _clash,
    "highest": _highest,
    "collect": _collect,
    "pie": _pie,
    "turn": _turn,
    "pass": _pass,
}
