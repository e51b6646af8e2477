"""Explanations of events: posters won, bows that follow, and applause for clowns."""

from circus.core.because import Because
from circus.core.event import Event
from circus.games.flip_circus.state import FlipState

_RULES = {"poster": "FC-16", "bow": "FC-16", "clown": "FC-19", "five_clowns": "FC-27", "finale": "FC-27"}
"""Ruling of each explained kind of event."""


def because(event: Event, _view: FlipState) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    rule = _RULES.get(event.kind)
    if rule is None:
        return None
    tokens = event.facts.get("tokens", ())
    one = event.facts.get("token")
    at = {"poster": (f"poster/{event.facts.get('artist')}",), "clown": ("applause",)}.get(event.kind, ())
    return Because(event.kind, rule, event.facts, (*tokens, *((one,) if one else ())), at)
