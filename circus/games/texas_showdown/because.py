"""Why each thing happens: what may be played, where a trick goes, what Sheriffs do, what it all costs."""

from collections import Counter

from circus.core.because import Because
from circus.core.event import Event
from circus.games.texas_showdown.cards import color_of, numbers_of
from circus.games.texas_showdown.state import ShowdownState
from circus.games.texas_showdown.trick import zeroed, zeroing


def because(event: Event, view: ShowdownState) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    if event.kind == "win":
        return _win(event, view)
    rule = _RULES.get(event.kind)
    if rule is None:
        return None
    facts = {**event.facts, **_numbers(view)}
    if event.kind == "play":
        return _play(event, view)
    return Because(event.kind, rule, facts)


_RULES = {
    "shuffle": "Setting up the game",
    "deal": "Setting up the game",
    "open": "TX-9",
    "give": "TX-14",
    "given": "TX-14",
    "pass": "TX-14",
    "receive": "TX-14",
    "play": "TX-1",
    "zero": "TX-4",
    "alone": "TX-4",
    "restore": "TX-4",
    "happy": "TX-12",
    "buck": "TX-13",
    "lead": "TX-13",
    "take": "A trick",
    "score": "A trick",
    "end": "A trick",
}
"""The ruling behind each thing that its own facts explain."""


def _numbers(view: ShowdownState) -> dict[str, int]:
    """Return the numbers that decide a game.

    They are the opening card, the fewest points and the points that end it.
    """
    config = view.config
    (opening,) = numbers_of(config.opening)
    return {
        "opening": opening,
        "fewest": min(view.points),
        "limit": config.threshold,
    }


def _play(event: Event, view: ShowdownState) -> Because:
    """Explain a played card: it leads, follows a color of the trick, or is free as no card could follow."""
    number = int(event.facts["card"].partition("/")[2])
    others = [each for each in numbers_of(view.trick()) if each != number]
    follows = color_of(number) in map(color_of, others)
    key = "play" if not others else "play_follows" if follows else "play_free"
    facts = {**event.facts, "color": f"color/{color_of(number)}", "cards": len(others) + 1}
    return Because(key, "TX-1" if others else "A trick", facts, lit=(f"card/{number}",))


def _win(event: Event, view: ShowdownState) -> Because:
    """Explain why the winner of a trick has won it (Who takes the trick?)."""
    numbers = numbers_of(view.trick())
    counts = Counter(map(color_of, numbers))
    best = int(event.facts["card"].partition("/")[2])
    color = color_of(best)
    zeroed_colors = zeroed(numbers, zeroing(view))
    out = [each for each in counts if each in zeroed_colors]
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
