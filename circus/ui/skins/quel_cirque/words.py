"""Facts for the explanations of Quel Cirque's items: marbles, stars, colors."""

from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.facts import has_usual_die, points
from circus.games.quel_cirque.state import CirqueState
from circus.ui.skins.about import SEAT, InspectableItem, Known
from circus.ui.skins.table_view import TableView


def known(table: TableView, item: InspectableItem) -> Known:
    """Return the contents or the value of an item."""
    state = table.state
    assert isinstance(state, CirqueState)
    if item.kind in COLORS:
        return Known("marble-supply", {"color": item.kind})
    if item.kind == "marble":
        return Known("" if item.face else "marble-hidden", {"color": item.face})
    if item.kind == "clown":
        clown = CLOWNS.index(item.name)
        return Known(facts={"marbles": len(state.marbles[clown]), "spaces": state.length(clown)})
    if item.kind == "die":
        return Known("" if has_usual_die(state) else "die-changed")
    if item.kind == "cell":
        return _cell(state, item.name)
    if item.kind == SEAT and item.face.isdigit():
        return _seat(state, int(item.face))
    if item.kind == "card":
        return Known(facts={"seat": int(item.place.partition("/")[2])})
    return Known()


def _cell(state: CirqueState, name: str) -> Known:
    board = state.config.board
    holes = [spell_cell(cell) for cell in board.holes]
    if name in holes:
        last = "true" if name == holes[-1] else "false"
        return Known("hole", {"stars": board.stars[holes.index(name)], "last": last})
    return Known("start" if name in map(spell_cell, board.starts) else "")


def _seat(state: CirqueState, seat: int) -> Known:
    color = state.colors[seat] if state.colors else -1
    named = COLORS[color] if color >= 0 else "none"
    return Known(facts={"color": named, "stars": points(state, seat)})
