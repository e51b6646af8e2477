"""Why each thing happens: what the die allows, how far a clown walks, which marble falls where."""

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
    if event.kind == "add":
        return _add(event, view)
    rule = _RULES.get(event.kind)
    clown = event.facts.get("clown")
    return Because(event.kind, rule, event.facts, (clown,) if clown else ()) if rule else None


_RULES = {
    "colors": "Préparation",
    "color": "QC-20",
    "first": "Préparation",
    "roll": "QC-1",
    "push": "QC-16",
    "invert": "QC-21",
    "seat": "QC-17",
    "skip": "QC-1",
}
"""The ruling behind what its own facts explain."""


def _add(event: Event, view: CirqueState) -> Because:
    """Explain an added marble: the number of marbles in the clown, and the length of its moves."""
    clown: str = event.facts["clown"]
    marbles = len(view.marbles[CLOWNS.index(clown)])
    spaces = marbles * view.config.marble_steps
    facts = {**event.facts, "marbles": marbles, "spaces": spaces}
    return Because("add", "QC-2", facts, (clown,))


def _move(event: Event, view: CirqueState) -> Because:
    """Explain a move: the marbles of a clown give its steps, and the die allowed its top color."""
    clown: str = event.facts["clown"]
    marbles = len(view.marbles[CLOWNS.index(clown)])
    facts = {**event.facts, "marbles": marbles, "spaces": marbles * view.config.marble_steps}
    return Because("move", "QC-5", facts, (clown,))


def _drop(event: Event, view: CirqueState) -> Because:
    """Explain a marble that falls into an empty hole; its stars go to the owner of its color."""
    facts = dict(event.facts)
    seat = owner(view, COLORS.index(facts["color"]))
    lit = (facts["clown"], facts["cell"])
    at = (facts["cell"].replace("cell/", "hole/"),)
    rule = {"push": "QC-16", "add": "QC-9"}.get(facts["after"], "QC-7")
    if seat < 0:
        return Because("drop", rule, facts, lit, at)
    return Because("drop_owned", rule, {**facts, "seat": seat}, lit, at)
