"""Facts for the explanations of Texas Showdown's items: a card's color, points and tricks, past tricks."""

from circus.games.texas_showdown.cards import SHERIFF_NUMBERS, color_of
from circus.games.texas_showdown.facts import last_trick, point_limit, tricks_taken
from circus.ui.skins.about import SEAT, ZONE, InspectableItem, Known
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.spec import LAST_TRICK, state_of


def known(table: TableView, thing: InspectableItem) -> Known:
    """Return the facts of an item.

    For a face-up card: its number and color. For a seat: its points and tricks. For a zone: the limit of the
    game. For the button of the last trick: whether there is one.
    """
    if thing.kind == "card" and thing.face.isdigit():
        number = int(thing.face)
        facts = {"color": color_of(number)}
        return Known("card-sheriff" if number in SHERIFF_NUMBERS else "card-face", facts)
    if thing.kind == SEAT and thing.face.isdigit():
        state, seat = state_of(table), int(thing.face)
        told = {"points": state.points[seat], "tricks": tricks_taken(state)[seat]}
        return Known(facts={**told, "limit": point_limit(state) or 0})
    if thing.kind == ZONE:
        return Known(facts={"limit": point_limit(state_of(table)) or 0})
    if thing.name == LAST_TRICK and not last_trick(state_of(table)):
        return Known("ui-no_trick")
    return Known()
