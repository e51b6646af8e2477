"""Facts for the explanations of Clown Standoff's items."""

from circus.content.texts import Fact
from circus.games.clown_standoff.facts import pies_risked, price
from circus.games.clown_standoff.state import ClownStandoff
from circus.ui.skins.about import SEAT, VERB, ZONE, InspectableItem, Known
from circus.ui.skins.clown_standoff.spec import PIE, shows_odds, state_of
from circus.ui.skins.table_view import TableView

LAID = ("collected", "cancelled")
"""Places where a face-up clown has another meaning than in a hand or a trick."""


def known(table: TableView, item: InspectableItem) -> Known:
    """Return the facts of an item.

    For a face-up clown: its value and use by place. For a seat: its collected clowns. For pies, choices and
    zones: the numbers of this table. The zone of the odds is a part of the drum while they are not shown.
    """
    where, _, owner = item.place.partition("/")
    if item.kind in (PIE, VERB, ZONE):
        is_drum = item.kind == ZONE and item.face == "slip" and not shows_odds(table)
        return Known("drum" if is_drum else "", _numbers(state_of(table)))
    if item.kind == "card" and owner == "dummy" and not item.face:
        return Known("card-dummy")
    if item.kind == "card" and item.face and where not in ("discard", "box"):
        return Known("card-laid" if where in LAID else "card-face")
    if item.kind == SEAT and item.face.isdigit():
        cards = sum(piece.place == f"collected/{item.face}" for piece in table.pieces)
        out = "true" if int(item.face) in state_of(table).fallen else "false"
        return Known(facts={"cards": cards, "out": out})
    return Known()


def _numbers(state: ClownStandoff) -> dict[str, Fact]:
    """Return the numbers of this table: tricks, Hits, pies of a whole deck, the price of a pass."""
    cost = price(state, "pass")
    return {
        "tricks": state.config.cards_dealt,
        "hits": state.config.hits,
        "pies": pies_risked(state, "reshuffle"),
        "price": cost,
        "one_each": "true" if cost == len(state.playing) else "false",
    }
