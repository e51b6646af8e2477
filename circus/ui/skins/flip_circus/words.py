"""Facts for the explanations of Flip Circus's items."""

from circus.games.flip_circus.facts import side_of
from circus.ui.skins.about import SEAT, InspectableItem, Known
from circus.ui.skins.flip_circus.readings import state_of
from circus.ui.skins.table_view import TableView


def known(table: TableView, item: InspectableItem) -> Known:
    """Return the artist of a poster; the posters and the Applause of a seat's side."""
    if item.kind == "poster":
        return Known(facts={"artist": item.face})
    if item.kind == SEAT and item.face.isdigit():
        state, side = state_of(table), side_of(int(item.face))
        return Known(facts={"posters": state.posters[side].bit_count(), "applause": state.applause[side]})
    return Known()
