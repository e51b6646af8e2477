"""Why a poster is won and turns its artist away, and why clowns bring applause."""

from circus.core.because import Because
from circus.core.event import Event
from circus.games.flip_circus.state import FlipState

_RULES = {"poster": "FC-16", "bow": "FC-16", "clown": "FC-19", "five_clowns": "FC-27", "finale": "FC-27"}
"""The ruling behind each thing that is explained."""


def because(event: Event, _view: FlipState) -> Because | None:
    """Why an event came about; `None` where nobody would ask."""
    rule = _RULES.get(event.kind)
    if rule is None:
        return None
    tokens = event.facts.get("tokens", ())
    one = event.facts.get("token")
    at = {"poster": (f"poster/{event.facts.get('artist')}",), "clown": ("applause",)}.get(event.kind, ())
    return Because(event.kind, rule, event.facts, (*tokens, *((one,) if one else ())), at)
