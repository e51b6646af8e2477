"""Explanations of a trick's winner: cards of each color, zeroed colors, ties."""

from collections import Counter

from circus.core.because import Because
from circus.core.event import Event
from circus.games.texas_showdown.cards import SHERIFF_NUMBERS, color_of, numbers_of
from circus.games.texas_showdown.state import State
from circus.games.texas_showdown.trick import zeroing


def because(event: Event, view: State) -> Because | None:
    """Return the explanation of a won trick (Who takes the trick?); `None` for other events."""
    if event.kind != "win":
        return None
    numbers = numbers_of(view.trick())
    counts = Counter(map(color_of, numbers))
    best = int(event.facts["card"].partition("/")[2])
    color = color_of(best)
    out = _zeroed(view, numbers)
    facts = {
        "seat": event.facts["seat"],
        "card": event.facts["card"],
        "color": f"color/{color}",
        "count": counts[color],
        "cards": len(numbers),
        "colors": tuple(f"color/{each}" for each in out),
    }
    lit = tuple(f"card/{number}" for number in numbers if color_of(number) == color)
    at = ("trick", f"pile/{event.facts['seat']}", f"seat/{event.facts['seat']}")
    if event.facts["tied"]:
        return Because("tied", "TX-8", {**facts, "colors": event.facts["tied"]}, lit, at)
    return Because("zeroed", "TX-4", facts, lit, at) if out else Because("most", "A trick", facts, lit, at)


def _zeroed(view: State, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """Return the colors zeroed by their Sheriff, unless that is all of them (TX-4 to TX-6)."""
    colors = dict.fromkeys(map(color_of, numbers))
    out = tuple(dict.fromkeys(color_of(number) for number in numbers if number in SHERIFF_NUMBERS))
    return out if zeroing(view) and 0 < len(out) < len(colors) else ()
