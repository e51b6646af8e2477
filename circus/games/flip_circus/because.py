"""Why each thing happens: an action and what it costs, a power, a poster, Applause."""

from circus.core.because import Because
from circus.core.event import Event
from circus.games.flip_circus.state import FlipState

_RULES = {
    "poster": "FC-16",
    "bow": "FC-16",
    "clown": "FC-19",
    "five_clowns": "FC-27",
    "finale": "FC-27",
    "trio": "FC-16",
    "first": "Mise en place",
    "setup": "Mise en place",
    "swap": "FC-1",
    "flip": "FC-3",
    "acrobat": "FC-9",
    "magician": "FC-10",
    "seer": "FC-11",
    "misuse": "FC-30",
    "backs": "FC-32",
    "peek": "FC-24",
    "encore": "FC-24",
    "applause": "FC-23",
    "end": "FC-25",
}
"""The ruling behind each thing that is explained."""


def because(event: Event, view: FlipState) -> Because | None:
    """Return the explanation of an event; `None` if it needs none."""
    rule = _RULES.get(event.kind)
    if rule is None:
        return None
    tokens = event.facts.get("tokens", ())
    one = event.facts.get("token")
    at = {"poster": (f"poster/{event.facts.get('artist')}",), "clown": ("applause",)}.get(event.kind, ())
    facts = {**event.facts, **_numbers(event, view)}
    return Because(event.kind, rule, facts, (*tokens, *((one,) if one else ())), at)


def _numbers(event: Event, view: FlipState) -> dict[str, int]:
    """Return the actions left in the turn, and the Applause and posters of the acting side."""
    seat = event.facts.get("seat")
    if not isinstance(seat, int):
        return {}
    side = seat & 1
    posters = view.posters[side].bit_count()
    return {
        "owed": view.owed,
        "applause": view.applause[side],
        "posters": posters,
    }
