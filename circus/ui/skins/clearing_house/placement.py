"""Placement of Clearing House's pieces: on spaces, plates, in hands, packs and the played cards."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from circus.content.levels.layouts import Zone
from circus.games.clearing_house.facts import is_drafting
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Effect, Placeable
from circus.ui.skins.clearing_house import bubbles, heaps, spec
from circus.ui.skins.clearing_house.board import (
    WALL_U,
    HouseBoardPlan,
    figure_height,
    plan_of,
    space_of,
    standing,
    state_of,
)
from circus.ui.skins.clearing_house.seats import figure
from circus.ui.skins.table_view import PickablePlace, TableView

_TAPE_LAYER, _TRAP_LAYER, _FIGURE_LAYER, _MARK_LAYER = 0, 1, 2, 40


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return every piece and effect on the screen, lowest first."""
    heaps: dict[str, list[Placeable]] = {}
    for piece in pieces:
        heaps.setdefault(_shown_at(table, piece.place), []).append(piece)
    placed: list[PlacedPiece] = []
    covered = _COVERED if is_covered(table) else frozenset()
    for name, heap in heaps.items():
        kind = name.partition("/")[0]
        place_heap = _LAY.get(kind)
        if place_heap and kind not in covered:
            placed += place_heap(table, name, heap)
    return tuple(sorted(placed, key=lambda each: each.layer))


def _shown_at(table: TableView, name: str) -> str:
    """Return where a place is shown: kept cards of the viewer in their hand, of others on their pack."""
    kind, _, seat = name.partition("/")
    if kind != "kept":
        return name
    return f"hand/{seat}" if seat == str(table.viewer) else f"pack/{seat}"


def places(table: TableView) -> list[PickablePlace]:
    """Return the spaces of the board, none below the cloth; seats have plates and figures as targets."""
    if is_covered(table):
        return []
    plan = plan_of(table)
    return [
        PickablePlace(name, *plan.middle_of(name), plan.cell, plan.cell)
        for name in table.game.places(table.setup)
        if name.startswith("cell/")
    ]


def aim(table: TableView, piece: PlacedPiece) -> str:
    """Return the pick of a piece: its card, or its figure's seat unless spaces are selectable."""
    if piece.kind != spec.PAWN:
        return piece.name
    spaces = any(name.startswith("cell/") for name in table.choice.selectable)
    return "" if spaces and piece.name not in table.choice.selectable else piece.name


def is_covered(table: TableView) -> bool:
    """Return whether a cloth covers the board, since the viewer drafts."""
    state = state_of(table)
    return is_drafting(state) and table.viewer in state.drafters


_COVERED = frozenset({"cell", "deck", "supply", "table"})
"""Places below the cloth."""


def _on_space(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    placed: list[PlacedPiece] = []
    for piece in heap:
        if piece.kind == spec.PAWN:
            placed.append(_figure(table, place, piece))
        elif piece.kind == spec.TRAP:
            placed.append(_trap(table, place, piece))
        else:
            placed += _tape(table, place, piece)
    return placed


def _trap(table: TableView, place: str, piece: Placeable) -> PlacedPiece:
    """Return a trap in the upper part of its space, above the head of a figure on the space below."""
    plan = plan_of(table)
    x, y = plan.middle_of(place)
    size, up = spec.TRAP_U * plan.k, spec.TRAP_UP_U * plan.k
    return PlacedPiece(f"trap@{place}", spec.TRAP, piece.face, place, x, y - up, size, layer=_TRAP_LAYER)


def _tape(table: TableView, place: str, piece: Placeable) -> list[PlacedPiece]:
    """Return a piece of tape; a lost heart that became tape is on it after it has unrolled (CH-50)."""
    plan = plan_of(table)
    x, y = plan.middle_of(place)
    size = spec.TAPE_U * plan.k
    tape = PlacedPiece(f"tape@{place}", spec.TAPE, piece.face, place, x, y, size, layer=_TAPE_LAYER)
    if piece.kind != spec.HEART or piece.face in spec.UNROLLING:
        return [tape]
    heart = replace(
        tape, key=f"heart@{place}", kind=spec.HEART, face=spec.TAPE, height=spec.TAPE_HEART_U * plan.k
    )
    return [tape, heart]


def _figure(table: TableView, place: str, piece: Placeable) -> PlacedPiece:
    """Return a mobster; those further down are in front.

    Its mood follows its seat in the face. The seat that has announced a card is angry until it is resolved. A
    mood is not a face, so no figure flips for it.
    """
    plan, announced = plan_of(table), state_of(table).announced
    seat, _, mood = piece.face.partition("_")
    if not mood and announced is not None and announced.seat == int(seat):
        mood = spec.ANGRY
    number = figure(table, int(seat))
    x, y = standing(plan, place)
    layer = _FIGURE_LAYER + space_of(place)[1]
    size = figure_height(plan)
    about = (mood,) if mood else ()
    return PlacedPiece(
        f"pawn={seat}",
        spec.PAWN,
        str(number),
        place,
        x,
        y,
        size,
        layer=layer,
        name=f"seat/{seat}",
        about=about,
    )


def _in_grave(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a figure that fades out at its place."""
    return [replace(_figure(table, place, piece), alpha=0.0, tilt=12.0, name="") for piece in heap]


def plate_of(table: TableView, seat: int) -> Zone:
    """Return the plate of a seat."""
    return table.layout.zones[f"plate/{table.chair(seat)}"]


def plate_inside(zone: Zone) -> float:
    """Return the left edge of the words on a plate, right of the portrait."""
    return zone.x - zone.width / 2 + zone.size - spec.HANG_U + 14


def heart_spot(zone: Zone, number: int, most: int) -> tuple[float, float]:
    """Return the centre of a heart on a plate that has room for `most`."""
    first = plate_inside(zone) + 11
    room = zone.x + zone.width / 2 - 30 - first
    return first + number * min(spec.HEART_STEP_U, room / max(1, most - 1)), zone.y + 4


def trap_spot(zone: Zone) -> tuple[float, float]:
    """Return the centre of the traps on a plate."""
    return plate_inside(zone) + 82, zone.y + zone.height / 2 - 21


def _hearts(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    zone, most = plate_of(table, int(place.partition("/")[2])), state_of(table).config.hearts
    return [
        PlacedPiece(
            f"heart@{place}#{number}", spec.HEART, "", place, *heart_spot(zone, number, most), spec.HEART_U
        )
        for number in range(len(heap))
    ]


def _trap_supply(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    zone = plate_of(table, int(place.partition("/")[2]))
    return [
        PlacedPiece(f"trap@{place}#{number}", spec.TRAP, spec.BADGE, place, *trap_spot(zone), spec.BADGE_U)
        for number in range(len(heap))
    ]


def _tape_supply(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return one roll for all of the tape supply."""
    zone = table.layout.zones["tape"]
    return [PlacedPiece("tape@supply", spec.TAPE, spec.ROLL, place, zone.x, zone.y, zone.size)]


def _notice(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return the slip of a notice."""
    zone = table.layout.zones[place]
    return [_effect(piece, zone.x, zone.y, zone.size) for piece in heap]


def _sheet(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a sheet in the middle of the board, above everything there."""
    zone = table.layout.zones["board"]
    return [replace(_effect(piece, zone.x, zone.y, spec.SHEET_U), layer=_MARK_LAYER + 1) for piece in heap]


def _effect(piece: Placeable, x: float, y: float, size: float) -> PlacedPiece:
    about = piece.about if isinstance(piece, Effect) else ()
    key = f"{piece.kind}@{piece.place}"
    return PlacedPiece(key, piece.kind, piece.face, piece.place, x, y, size, layer=_MARK_LAYER, about=about)


def _die_at_rest(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    zone = table.layout.zones["die"]
    return [PlacedPiece("die#0", spec.DIE, heap[0].face, place, zone.x, zone.y, zone.size, layer=_MARK_LAYER)]


def _over_figure(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return an effect next to its figure, at a place that covers no other figure."""
    return [
        _effect(
            each,
            *bubbles.free_spot(table, place, (spec.LOSS_U * spec.RATIOS[each.kind], spec.LOSS_U)),
            spec.LOSS_U,
        )
        for each in heap
    ]


def rolled_height(plan: HouseBoardPlan) -> float:
    """Return the height of the die while it counts."""
    return max(spec.ROLLED_U * plan.k, 70.0)


def _rolled(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return the die over the space that was shot at, or on its way there."""
    plan = plan_of(table)
    x, y = plan.middle_of(place)
    aside = plan.cell * (0.62 if x < plan.left + plan.width / 2 else -0.62)
    size = rolled_height(plan)
    return [
        PlacedPiece(
            "die#0", spec.DIE, piece.face, place, x + aside, y + plan.cell * 0.1, size, layer=_MARK_LAYER
        )
        for piece in heap
    ]


def _on_top(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a die of the police over the column that it names."""
    plan = plan_of(table)
    x, _ = plan.centre((int(place.partition("/")[2]), 1))
    y = plan.top - WALL_U / 2 + spec.ASIDE_U * 0.22
    return [_thrown(piece, x, y) for piece in heap]


def _aside(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a die of the police beside the row that it names."""
    plan = plan_of(table)
    _, y = plan.centre((1, int(place.partition("/")[2])))
    x = plan.left - WALL_U / 2 - spec.ASIDE_U * 0.1
    return [_thrown(piece, x, y) for piece in heap]


def _thrown(piece: Placeable, x: float, y: float) -> PlacedPiece:
    key = "die#0" if piece.kind == spec.DIE else "die#1"
    return PlacedPiece(key, piece.kind, piece.face, piece.place, x, y, spec.ASIDE_U, layer=_MARK_LAYER)


def _on_plate(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a shield on its way to a plate."""
    zone = plate_of(table, int(place.partition("/")[2]))
    x, y = shield_spot(zone)
    return [_effect(piece, x, y, spec.SHIELD_U) for piece in heap]


def shield_spot(zone: Zone) -> tuple[float, float]:
    """Return the middle of the shield on a plate."""
    return plate_inside(zone) + 142, zone.y + zone.height / 2 - 21


_LAY: dict[str, Callable[[TableView, str, list[Placeable]], list[PlacedPiece]]] = {
    "cell": _on_space,
    spec.GRAVE: _in_grave,
    "hearts": _hearts,
    "traps": _trap_supply,
    "supply": _tape_supply,
    "hand": heaps.fan,
    "played": heaps.played,
    "pack": heaps.pack,
    spec.PASSING: heaps.passed,
    "deck": heaps.plain,
    "table": _die_at_rest,
    "announced": heaps.plain,
    "stack": heaps.plain,
    "stolen": heaps.stolen,
    spec.NOTICE: _notice,
    spec.SHEET_PLACE: _sheet,
    spec.ABOVE: _over_figure,
    spec.ROLLED: _rolled,
    spec.ON_TOP: _on_top,
    spec.ASIDE: _aside,
    spec.PLATE: _on_plate,
}
