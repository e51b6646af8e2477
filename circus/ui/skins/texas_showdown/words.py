"""Facts for the explanations of Texas Showdown's items: a card's color, points and tricks, past tricks."""

from circus.games.texas_showdown.cards import SHERIFF_NUMBERS, color_of
from circus.games.texas_showdown.facts import last_trick, point_limit, tricks_taken
from circus.ui.skins.about import SEAT, ZONE, InspectableItem, Known
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.spec import LAST_TRICK, state_of


def known(table: TableView, item: InspectableItem) -> Known:
    """Return the facts of an item.

    For a face-up card: its number and color. For a seat: its points and tricks. For a zone: the limit of the
    game. For the button of the last trick: whether there is one.
    """
    if item.kind == "card" and item.face.isdigit():
        number = int(item.face)
        facts = {"color": color_of(number)}
        return Known("card-sheriff" if number in SHERIFF_NUMBERS else "card-face", facts)
    if item.kind == SEAT and item.face.isdigit():
        state, seat = state_of(table), int(item.face)
        details = {"points": state.points[seat], "tricks": tricks_taken(state)[seat]}
        return Known(facts={**details, "limit": point_limit(state) or 0})
    if item.kind == ZONE:
        return Known(facts={"limit": point_limit(state_of(table)) or 0})
    if item.name == LAST_TRICK and not last_trick(state_of(table)):
        return Known("ui-no_trick")
    return Known()
