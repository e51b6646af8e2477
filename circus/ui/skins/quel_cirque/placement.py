"""Placement of Quel Cirque's pieces on the screen, and its further targets."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from circus.content.levels.layouts import Zone
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.facts import owner
from circus.games.quel_cirque.state import CirqueState
from circus.ui.gfx import theme
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.tableau import Effect, Placeable
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan, cell_of, plan_of
from circus.ui.skins.table_view import PickablePlace, TableView


class Clown(NamedTuple):
    """Placed clown: the centre of its cell's floor, its size, the place of its stack."""

    x: float
    y: float
    k: float
    side: int
    tilt: float = 0.0


def cirque_state(table: TableView) -> CirqueState:
    """Return the state of a table of Quel Cirque."""
    assert isinstance(table.state, CirqueState)
    return table.state


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return every piece at its place, the lowest first: holes, clowns, stacks, supply, die, cards.

    Besides the game's places, a choreography may use `over/…` (a clown in the air above a cell) and `toss`
    (the die in the air). `mouth/N` and `foot/N` are places of a marble above or below clown N. Its effects
    are "gap" (reserves the place of a marble in a stack) and "gain" (the stars of a marble).
    """
    plan, clowns = plan_of(table), _clowns(table, pieces)
    return (
        *_in_holes(plan, pieces),
        *_standing(table, clowns, pieces),
        *_stacked(table, clowns, pieces),
        *_beside_clowns(clowns, pieces),
        *_gains(plan, pieces),
        *_supply(table, pieces),
        *_loose(table, pieces),
    )


def flies(piece: PlacedPiece) -> bool:
    """Return whether a piece is moving or dragged."""
    return piece.layer >= LIFT


def _clowns(table: TableView, pieces: Sequence[Placeable]) -> dict[str, Clown]:
    """Return every visible clown, by name."""
    plan, off = plan_of(table), table.layout.zones.get("off")
    standing = [piece for piece in pieces if piece.kind == "clown"]
    taken = {cell_of(piece.place) for piece in standing if "," in piece.place}
    clowns = {}
    for piece in standing:
        if "," in piece.place:
            cell = cell_of(piece.place)
            x, y = plan.centre(cell)
            hop = spec.HOP_U * plan.k if piece.place.startswith("over/") else 0.0
            clowns[piece.face] = Clown(x, y - hop, plan.k, _side(plan, cell, taken))
        elif off:
            clowns[piece.face] = Clown(off.x, off.y, plan.k, 0, off.tilt)
    return clowns


def _side(plan: CirqueBoardPlan, cell: int, taken: set[int]) -> int:
    """Return -1 or 1: the left side of the clown, unless another one is there and the right is free."""
    return 1 if plan.beside(cell, -1) in taken and plan.beside(cell, 1) not in taken else -1


def _stack_centre(clown: Clown) -> tuple[float, float]:
    return clown.x + clown.side * spec.STACK_ASIDE_U * clown.k, clown.y - spec.STACK_UP_U * clown.k


def _slot(clown: Clown, number: int, slots: int) -> tuple[float, float]:
    """Return the middle of a slot of a clown's stack, 0 at the bottom; above a full stack, the uppermost."""
    x, y = _stack_centre(clown)
    below = (slots - 1) / 2 - min(number, slots - 1)
    return x, y + below * spec.SLOT_U * spec.stack_scale(slots) * clown.k


def _in_holes(plan: CirqueBoardPlan, pieces: Sequence[Placeable]) -> Iterator[PlacedPiece]:
    """Yield marbles in holes, and the front rims of the holes over them."""
    for piece in pieces:
        if piece.kind == "marble" and piece.place.startswith("hole/"):
            at = plan.hole(cell_of(piece.place))
            key = f"marble={piece.place}"
            yield PlacedPiece(key, "marble", piece.face, piece.place, *at, spec.HOLE_MARBLE_U * plan.k)
    for cell in plan.board.holes:
        yield PlacedPiece(f"rim={cell}", "rim", "rim", "board", *plan.hole(cell), spec.HOLE_U * plan.k)


def _standing(
    table: TableView, clowns: dict[str, Clown], pieces: Sequence[Placeable]
) -> Iterator[PlacedPiece]:
    """Return the clowns, those further back first."""
    places = {piece.face: piece.place for piece in pieces if piece.kind == "clown"}
    for name, clown in sorted(clowns.items(), key=lambda each: (each[1].y, each[1].x)):
        pick = (
            places[name]
            if places[name] in table.choice.selectable and name not in table.choice.selectable
            else name
        )
        at = clown.x, clown.y - spec.CLOWN_UP_U * clown.k
        yield PlacedPiece(
            name, "clown", name, places[name], *at, spec.CLOWN_U * clown.k, tilt=clown.tilt, name=pick
        )


def _stacked(
    table: TableView, clowns: dict[str, Clown], pieces: Sequence[Placeable]
) -> Iterator[PlacedPiece]:
    """Return the stacks with their marbles, and a plus in the slot that a marble would take.

    A plus adds to its clown. Its first click picks the color if several can be added, or if the clown can be
    moved, too.
    """
    colors = {action.picks[0] for action in table.choice.live if action.verb == "add"}
    takers = {action.picks[-1] for action in table.choice.live if action.verb == "add"}
    slots = cirque_state(table).config.capacity
    marble_u = spec.STACK_MARBLE_U * spec.stack_scale(slots)
    for name, clown in sorted(clowns.items()):
        if not clown.side:
            continue
        heap = [piece for piece in pieces if piece.place == name]
        about = (name in takers, slots)  # no face: a changed face would be flipped
        at = _stack_centre(clown)
        yield PlacedPiece(f"stack={name}", "stack", "stack", name, *at, spec.STACK_U * clown.k, about=about)
        for number, piece in enumerate(heap):
            if piece.kind == "marble":
                key = f"marble={piece.face}@{name}/{number}"
                at = _slot(clown, number, slots)
                yield PlacedPiece(key, "marble", piece.face, name, *at, marble_u * clown.k)
        if name in takers:
            is_clear = table.choice.picks or (len(colors) == 1 and name not in table.choice.selectable)
            pick = name if is_clear else _addable(table, name)
            at = _slot(clown, len(heap), slots)
            drawn = (marble_u * clown.k,)
            yield PlacedPiece(f"plus={name}", "plus", "plus", name, *at, spec.PLUS_U, name=pick, about=drawn)


def _addable(table: TableView, clown: str) -> str:
    """Return the color that the plus of a clown adds: the one rolled, or of several the viewer's own."""
    state = cirque_state(table)
    colors = [
        action.picks[0] for action in table.choice.live if action.verb == "add" and clown in action.picks
    ]
    own = state.colors[table.viewer] if 0 <= table.viewer < len(state.colors) else -1
    return min(colors, key=lambda color: (COLORS.index(color) != own, color), default="")


def _beside_clowns(clowns: dict[str, Clown], pieces: Sequence[Placeable]) -> Iterator[PlacedPiece]:
    """Yield marbles in motion: above a mouth, or below the soles."""
    above, below = spec.CLOWN_UP_U + spec.MOUTH_UP_U, -spec.SOLES_U - 6
    for piece in pieces:
        kind, _, number = piece.place.partition("/")
        clown = clowns.get(f"clown/{number}")
        if piece.kind == "marble" and clown and kind in ("mouth", "foot"):
            up, size = (above, spec.MOUTH_MARBLE_U) if kind == "mouth" else (below, spec.HOLE_MARBLE_U)
            at = clown.x, clown.y - up * clown.k
            key = f"marble={piece.face}@{kind}"
            yield PlacedPiece(key, "marble", piece.face, piece.place, *at, size * clown.k)


def _gains(plan: CirqueBoardPlan, pieces: Sequence[Placeable]) -> Iterator[PlacedPiece]:
    """Return the stars of a marble that has just fallen, above the clown on its hole."""
    for piece in pieces:
        if isinstance(piece, Effect) and piece.kind == "gain":
            x, y = plan.centre(cell_of(piece.place))
            tip = max(y - spec.HEAD_UP_U * plan.k, plan.top - spec.FRAME_U * plan.k - 22 + spec.GAIN_U)
            at = x, tip - spec.GAIN_U * 0.44
            yield PlacedPiece("gain", "gain", piece.face, piece.place, *at, spec.GAIN_U, about=piece.about)


def _supply(table: TableView, pieces: Sequence[Placeable]) -> Iterator[PlacedPiece]:
    """Return the marbles of the supply; the outermost of a color can be picked."""
    for color, name in enumerate(COLORS):
        count = sum(piece.place == "supply" and piece.face == name for piece in pieces)
        for number, (x, y, height) in enumerate(sockets(table, color)[:count]):
            pick = name if number == count - 1 else ""
            key = f"marble={name}@supply/{number}"
            yield PlacedPiece(key, "marble", name, "supply", x, y, height, name=pick)


def plate_of(table: TableView, color: int) -> int:
    """Return the seat with the marbles of a color on its plate; -1 for the racks next to the board."""
    state = cirque_state(table)
    return -1 if state.config.secret_clown else max(-1, owner(state, color))


def sockets(table: TableView, color: int) -> list[tuple[float, float, float]]:
    """Return centres and heights of a color's marbles in supply; none if they are not shown."""
    seat, zones, count = plate_of(table, color), table.layout.zones, cirque_state(table).config.color_marbles
    if seat >= 0:
        zone = zones.get(f"plate/{table.chair(seat)}")
        if zone is None:
            return []
        left = zone.x - zone.width / 2 + zone.size + 15
        apart = _apart(40.0, count)
        return [(left + apart * number, zone.y + 25, spec.PLATE_MARBLE_U) for number in range(count)]
    rack = zones.get(f"rack/{COLORS[color]}")
    if rack is None:
        return []
    low, apart = rack.y + rack.height / 2 - 34, _apart(46.0, count)
    return [(rack.x, low - apart * number, spec.RACK_MARBLE_U) for number in range(count)]


def _apart(usual: float, count: int) -> float:
    """Return the distance of marbles in a row with room for three at the usual distance."""
    return min(usual, 2 * usual / max(1, count - 1))


def _loose(table: TableView, pieces: Sequence[Placeable]) -> Iterator[PlacedPiece]:
    """Return the die on its tray, and the color cards on the plates."""
    zones = table.layout.zones
    for piece in pieces:
        tray = zones.get("die")
        if piece.kind == "die" and tray:
            yield PlacedPiece("die", "die", "die", piece.place, *_die_at(tray, piece.place), tray.size)
        elif piece.kind == "card" and piece.place.startswith("seat/"):
            zone = zones.get(f"plate/{table.chair(int(piece.place[5:]))}")
            if zone:
                at = zone.x + zone.width / 2 - 44, zone.y
                yield PlacedPiece(f"card={piece.place}", "card", piece.face, piece.place, *at, spec.CARD_U)


def _die_at(tray: Zone, place: str) -> tuple[float, float]:
    if place == "toss":
        return tray.x + tray.width * 0.3, tray.y - tray.height * 0.75
    return tray.x, tray.y


def places(table: TableView) -> list[PickablePlace]:
    """Return cells that are free or can be picked, stacks that can take a marble, and supplies."""
    plan, standing = plan_of(table), cirque_state(table).cells
    named = [(cell, spell_cell(cell)) for cell in plan.board.cells]
    found = [
        PickablePlace(name, *plan.centre(cell), plan.cell, plan.cell)
        for cell, name in named
        if name in table.choice.selectable or cell not in standing
    ]
    return [*found, *_stack_places(table), *_supply_places(table)]


def _stack_places(table: TableView) -> Iterator[PickablePlace]:
    """Return the stacks that can take the picked marble."""
    if table.choice.picks:
        for piece in place(table, table.pieces):
            if piece.kind == "stack" and piece.place in table.choice.selectable:
                yield PickablePlace(piece.place, piece.x, piece.y, theme.TARGET_U, piece.height)


def _supply_places(table: TableView) -> Iterator[PickablePlace]:
    """Yield the target of a color's supply: all its sockets as one place."""
    for color, name in enumerate(COLORS):
        spots = sockets(table, color)
        if spots and cirque_state(table).supply[color]:
            (x0, y0, height), (x1, y1, _) = spots[0], spots[-1]
            room = max(height, theme.TARGET_U)
            yield PickablePlace(name, (x0 + x1) / 2, (y0 + y1) / 2, abs(x1 - x0) + room, abs(y1 - y0) + room)


def aim(table: TableView, piece: PlacedPiece) -> str:
    """Return the pick of a piece: a clown below a dragged one is its cell, since it is pushed from there."""
    if (
        piece.kind == "clown"
        and table.pointer.dragged.startswith("clown/")
        and table.pointer.dragged != piece.key
    ):
        return piece.place
    return piece.name
