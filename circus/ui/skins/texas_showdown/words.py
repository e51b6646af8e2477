"""Facts for the explanations of Texas Showdown's items: a card's color, a seat's points and tricks."""

from circus.content.texts import Fact
from circus.games.texas_showdown.cards import SHERIFF_NUMBERS, color_of
from circus.games.texas_showdown.facts import point_limit, tricks_taken
from circus.ui.skins.about import SEAT, InspectableItem, Known
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.spec import state_of


def known(table: TableView, thing: InspectableItem) -> Known:
    """Return the facts of an item: number and color of a face-up card; points, tricks and limit of a seat."""
    if thing.kind == "card" and thing.face.isdigit():
        number = int(thing.face)
        facts: dict[str, Fact] = {"color": color_of(number)}
        facts["sheriffs"] = str(table.setup.options["face_cards"])
        return Known("card-sheriff" if number in SHERIFF_NUMBERS else "card-face", facts)
    if thing.kind == SEAT and thing.face.isdigit():
        state, seat = state_of(table), int(thing.face)
        told = {"points": state.points[seat], "tricks": tricks_taken(state)[seat]}
        return Known(facts={**told, "limit": point_limit(state) or 0})
    return Known()
