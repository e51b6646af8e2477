"""Explanations of events: the length of a move, the marble that falls, and clowns that are taken away."""

from circus.core.because import Because
from circus.core.event import Event
from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.facts import owner
from circus.games.quel_cirque.state import CirqueState


def because(event: Event, view: CirqueState) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    if event.kind == "move":
        return _move(event, view)
    if event.kind == "drop":
        return _drop(event, view)
    if event.kind == "eject":
        return Because("eject", "QC-17", event.facts, (event.facts["by"],))
    if event.kind == "return":
        return Because("return", "QC-11", event.facts, (event.facts["clown"],))
    return None


def _move(event: Event, view: CirqueState) -> Because:
    """Return why a clown moves this far: one step per marble, by the color of its top marble or a joker."""
    clown: str = event.facts["clown"]
    marbles = view.marbles[CLOWNS.index(clown)]
    facts = {**event.facts, "steps": len(marbles)}
    return Because("move", "QC-5", facts, (clown,))


def _drop(event: Event, view: CirqueState) -> Because:
    """Return why the bottom marble falls into an empty hole, and the seat that gets its stars if known."""
    facts = dict(event.facts)
    seat = owner(view, COLORS.index(facts["color"]))
    lit = (facts["clown"], facts["cell"])
    at = (facts["cell"].replace("cell/", "hole/"),)
    rule = {"push": "QC-16", "add": "QC-9"}.get(facts["after"], "QC-7")
    if seat < 0:
        return Because("drop", rule, facts, lit, at)
    return Because("drop_owned", rule, {**facts, "seat": seat}, lit, at)
