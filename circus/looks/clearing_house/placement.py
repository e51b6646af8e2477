"""Where the pieces of Clearing House lie: on spaces, plates, in hands, packs and the row of played cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace

from circus.core.piece import Piece
from circus.games.clearing_house.state import DISCARD, DRAFT
from circus.levels.layouts import Zone
from circus.looks.clearing_house import cards
from circus.looks.clearing_house.board import FEET_DOWN, WALL_U, Plan, plan_of, space_of, state_of
from circus.looks.clearing_house.seats import figure
from circus.looks.table_view import TableView
from circus.stage.director import PlacedPiece
from circus.stage.tableau import spots

ANNOUNCED, STACK, ABOVE, GRAVE, ROLLED, ASIDE, ON_TOP = (
    "announced", "stack", "above", "grave", "rolled", "aside", "on_top",
)  # fmt: skip
"""Places of the look: the card just played, Intervenes against it, over a figure, where one fell, the
rolled die, and the dice of the police beside the rows and above the columns."""
LEAVING, ARRIVED = "leaving", "arrived"
"""Packs on their way from seat to seat (`leaving/1/2`), and there."""
LAID = "laid"
"""A piece that is never drawn: the look itself has laid this list, so all is as it says."""

HAND_ORDER = ("move", "double_move", "attack", "ranged_attack", "abduct", "ambush", "armor", "intervene")
FIGURE_U, FEET_OF_FIGURE = 136.0, 228 / 260
TRAP_U, TAPE_U, HEART_U, LOSS_U = 64.0, 88.0, 21.0, 46.0
ROLLED_U, ASIDE_U = 92.0, 58.0
TOP_ROOM_U = 30.0
"""Less room than this above a figure: what befalls it is shown at its side."""
HEART_STEP_U = 25.0
HANG_U = 16.0
"""How far a portrait reaches over its plate's left end."""
RAISED_U, CHOSEN_U = 14.0, 22.0
PACK_ROW, PACK_GAP_U = 5, 12.0
_TILT_STEP = 0.5
_TAPE_LAYER, _TRAP_LAYER, _FIGURE_LAYER, _MARK_LAYER = 0, 1, 2, 40


def lying(table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """Every piece that is on the screen, lowest first."""
    if not any(piece.kind == LAID for piece in pieces):
        pieces = _at_rest(pieces)
    heaps: dict[str, list[Piece]] = {}
    for piece in pieces:
        heaps.setdefault(piece.place, []).append(piece)
    found: list[PlacedPiece] = []
    covered = _COVERED if is_covered(table) else frozenset()
    for place, heap in heaps.items():
        kind = place.partition("/")[0]
        lay = _LAY.get(kind)
        if lay and kind not in covered:
            found += lay(table, place, heap)
    return tuple(sorted(found, key=lambda each: each.layer))


def is_covered(table: TableView) -> bool:
    """Whether a cloth lies over the board: the viewer drafts."""
    state = state_of(table)
    return state.phase == DRAFT and table.viewer in state.drafters


_COVERED = frozenset({"cell", "supply", "table"})
"""Places that the cloth hides."""


def _at_rest(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces of a view; what is kept of a pack lies in the hand."""
    return [
        piece._replace(place=piece.place.replace("kept/", "hand/"))
        if piece.place.startswith("kept/")
        else piece
        for piece in pieces
    ]


def figure_height(plan: Plan) -> float:
    """How high a mobster stands."""
    return FIGURE_U * plan.k


def standing(plan: Plan, place: str) -> tuple[float, float]:
    """The middle of the picture of a figure on a space."""
    x, y = plan.middle_of(place)
    return x, y + FEET_DOWN * plan.cell - (FEET_OF_FIGURE - 0.5) * figure_height(plan)


def _on_space(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    plan, found = plan_of(table), []
    x, y = plan.middle_of(place)
    for piece in heap:
        if piece.kind == cards.PAWN:
            found.append(_figure(table, plan, place, piece))
        elif piece.kind == cards.TRAP:
            key = f"trap@{place}"
            size = TRAP_U * plan.k
            found.append(
                PlacedPiece(key, cards.TRAP, piece.face, place, x, y + 4 * plan.k, size, layer=_TRAP_LAYER)
            )
        else:
            size = TAPE_U * plan.k
            found.append(
                PlacedPiece(f"tape@{place}", cards.TAPE, piece.face, place, x, y, size, layer=_TAPE_LAYER)
            )
            if piece.kind == cards.HEART:
                found.append(
                    PlacedPiece(
                        f"heart@{place}", cards.HEART, "tape", place, x, y, 62 * plan.k, layer=_TAPE_LAYER
                    )
                )
    return found


def _figure(table: TableView, plan: Plan, place: str, piece: Piece) -> PlacedPiece:
    """A mobster; further down stands in front. Its mood follows its seat in the face."""
    seat, _, mood = piece.face.partition("_")
    number = figure(table, int(seat))
    x, y = standing(plan, place)
    face = f"{number}_{mood}" if mood else str(number)
    layer = _FIGURE_LAYER + space_of(place)[1]
    return PlacedPiece(
        f"pawn={seat}", cards.PAWN, face, place, x, y, figure_height(plan), layer=layer, name=piece.name
    )


def _in_grave(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A figure that fades away where it fell."""
    plan = plan_of(table)
    return [replace(_figure(table, plan, place, piece), alpha=0.0, tilt=12.0, name="") for piece in heap]


def plate_of(table: TableView, seat: int) -> Zone:
    """The plate of a seat."""
    return table.layout.zones[f"plate/{table.chair(seat)}"]


def plate_inside(zone: Zone) -> float:
    """Where the words of a plate begin, right of the portrait."""
    return zone.x - zone.width / 2 + zone.size - HANG_U + 14


def heart_spot(zone: Zone, number: int) -> tuple[float, float]:
    """The middle of a heart on a plate."""
    return plate_inside(zone) + 11 + number * HEART_STEP_U, zone.y + 4


def trap_spot(zone: Zone) -> tuple[float, float]:
    """The middle of the traps on a plate."""
    return plate_inside(zone) + 78, zone.y + zone.height / 2 - 21


def _hearts(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    zone = plate_of(table, int(place.partition("/")[2]))
    return [
        PlacedPiece(f"heart@{place}#{number}", cards.HEART, "", place, *heart_spot(zone, number), HEART_U)
        for number in range(len(heap))
    ]


def _trap_supply(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    zone = plate_of(table, int(place.partition("/")[2]))
    return [
        PlacedPiece(f"trap@{place}#{number}", cards.TRAP, "badge", place, *trap_spot(zone), 22.0)
        for number in range(len(heap))
    ]


def _tape_supply(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """One roll stands for all tape."""
    zone = table.layout.zones["tape"]
    return [PlacedPiece("tape@supply", cards.TAPE, "roll", place, zone.x, zone.y, zone.size)]


def _fan(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    zone = table.locate(place)
    if zone is None:
        return []
    own = place == f"hand/{table.viewer}"
    ordered = sorted(heap, key=lambda each: (_rank(each.face), each.kind == cards.BASE)) if own else heap
    if own and state_of(table).phase == DISCARD:
        ordered = [each._replace(name="") if each.kind == cards.BASE else each for each in ordered]
    found = _keyed(zone, place, ordered, spots(zone, len(heap)), own)
    return [_raised(table, each) for each in _with_chosen(table, found)] if own else found


def _rank(face: str) -> int:
    return HAND_ORDER.index(face) if face in HAND_ORDER else len(HAND_ORDER)


def _with_chosen(table: TableView, hand: list[PlacedPiece]) -> list[PlacedPiece]:
    """Of equal cards only the last one can be the chosen one."""
    chosen = table.picks[0] if table.picks else ""
    for index in reversed(range(len(hand))):
        if chosen and hand[index].name == chosen:
            hand[index] = replace(hand[index], y=hand[index].y - CHOSEN_U)
            break
    return hand


def _raised(table: TableView, piece: PlacedPiece) -> PlacedPiece:
    return replace(piece, y=piece.y - RAISED_U) if piece.name in table.wanted else piece


def _keyed(
    zone: Zone, place: str, heap: Sequence[Piece], laid: Sequence[tuple[float, float, float]], named: bool
) -> list[PlacedPiece]:
    seen: Counter[str] = Counter()
    found = []
    for piece, (x, y, tilt) in zip(heap, laid, strict=True):
        base = f"{piece.kind}={piece.face}@{place}"
        lean = round(tilt / _TILT_STEP) * _TILT_STEP
        key, name = f"{base}#{seen[base]}", piece.name if named else ""
        found.append(
            PlacedPiece(key, piece.kind, piece.face, place, x, y, zone.size, lean, zone.layer, name=name)
        )
        seen[base] += 1
    return found


def _played(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """The cards of this round, face up; they can be picked only for the police (CH-31)."""
    zone = table.locate(place)
    if zone is None:
        return []
    state, seat = state_of(table), int(place.partition("/")[2])
    named = state.phase == DISCARD and seat == table.viewer == state.taped and not state.sizes[seat]
    middle = spots(replace(zone, width=max(1.0, zone.width - zone.size * cards.RATIO)), len(heap))
    left = zone.x - zone.width / 2 + zone.size * cards.RATIO / 2
    laid = [(left + x - middle[0][0], y, tilt) for x, y, tilt in middle]
    return _keyed(zone, place, heap, laid, named)


def _passed(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A pack where it goes to; until it has arrived it counts as lying where it came from."""
    kind, start, end = place.split("/")
    home = f"pack/{start if kind == LEAVING else end}"
    laid = _pack(table, f"pack/{end}", heap)
    return [
        replace(each, key=f"card=@passed/{start}#{number}", place=home) for number, each in enumerate(laid)
    ]


def _pack(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A draft pack: the own one open in the middle, the others as piles beside their plates."""
    seat = int(place.partition("/")[2])
    if seat == table.viewer:
        zone = table.layout.zones["pack/0"]
        ordered = sorted(heap, key=lambda each: _rank(each.face))
        size, laid = pack_spots(zone, len(heap))
        return _keyed(replace(zone, size=size, layer=5), place, ordered, laid, True)
    zone = table.layout.zones[f"played/{table.chair(seat)}"]
    left = zone.x - zone.width / 2 + zone.size * cards.RATIO / 2 + 10
    pile = replace(zone, x=left, arrange="pile", step=1.2)
    return _keyed(pile, place, heap, spots(pile, len(heap)), False)


def pack_spots(zone: Zone, count: int) -> tuple[float, list[tuple[float, float, float]]]:
    """The height of the cards of an open pack, and where they lie: rows of at most five."""
    row = min(count, PACK_ROW, max(1, int((zone.width + PACK_GAP_U) // (110 + PACK_GAP_U))))
    rows = -(-count // row)
    row = -(-count // rows)
    size = min(
        zone.size,
        (zone.height - (rows - 1) * PACK_GAP_U) / rows,
        ((zone.width - (row - 1) * PACK_GAP_U) / row) / cards.RATIO,
    )
    across, along = size * cards.RATIO + PACK_GAP_U, size + PACK_GAP_U
    laid = []
    for number in range(count):
        line, at = divmod(number, row)
        here = min(row, count - line * row)
        x = zone.x + (at - (here - 1) / 2) * across
        laid.append((x, zone.y + (line - (rows - 1) / 2) * along, 0.0))
    return size, laid


def _plain(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """What lies in a zone of the same name."""
    zone = table.layout.zones.get(place)
    return _keyed(zone, place, heap, spots(zone, len(heap)), False) if zone else []


def _die_at_rest(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    zone = table.layout.zones["die"]
    return [
        PlacedPiece("die#0", cards.DIE, heap[0].face, place, zone.x, zone.y, zone.size, layer=_MARK_LAYER)
    ]


def _over_figure(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """What has just befallen a figure: above its head, or at its side where there is no room."""
    plan = plan_of(table)
    x, y = standing(plan, place)
    y -= figure_height(plan) * 0.56
    if y < TOP_ROOM_U:
        x, y = x + plan.cell * 0.62, y + figure_height(plan) * 0.3
    return [
        PlacedPiece(f"{each.kind}@{place}", each.kind, each.face, place, x, y, LOSS_U, layer=_MARK_LAYER)
        for each in heap
    ]


def rolled_height(plan: Plan) -> float:
    """How large the die is while it counts."""
    return max(ROLLED_U * plan.k, 70.0)


def _rolled(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """The die over the space that was shot at, or on its way there."""
    plan = plan_of(table)
    x, y = plan.middle_of(place)
    aside = plan.cell * (0.62 if x < plan.left + plan.width / 2 else -0.62)
    size = rolled_height(plan)
    return [
        PlacedPiece(
            "die#0", cards.DIE, piece.face, place, x + aside, y + plan.cell * 0.1, size, layer=_MARK_LAYER
        )
        for piece in heap
    ]


def _on_top(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A die of the police over the column that it names."""
    plan = plan_of(table)
    x, _ = plan.centre((int(place.partition("/")[2]), 1))
    y = plan.top - WALL_U / 2 + ASIDE_U * 0.22
    return [PlacedPiece("die#0", cards.DIE, heap[0].face, place, x, y, ASIDE_U, layer=_MARK_LAYER)]


def _aside(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A die of the police beside the row that it names."""
    plan = plan_of(table)
    _, y = plan.centre((1, int(place.partition("/")[2])))
    x = plan.left - WALL_U / 2 - ASIDE_U * 0.1
    return [PlacedPiece("die#1", cards.DIE, heap[0].face, place, x, y, ASIDE_U, layer=_MARK_LAYER)]


def _on_plate(table: TableView, place: str, heap: list[Piece]) -> list[PlacedPiece]:
    """A shield on its way to a plate."""
    zone = plate_of(table, int(place.partition("/")[2]))
    x, y = shield_spot(zone)
    return [PlacedPiece(f"shield@{place}", cards.SHIELD, "", place, x, y, 30.0, layer=_MARK_LAYER)]


def shield_spot(zone: Zone) -> tuple[float, float]:
    """The middle of the shield on a plate."""
    return plate_inside(zone) + 138, zone.y + zone.height / 2 - 21


_LAY: dict[str, Callable[[TableView, str, list[Piece]], list[PlacedPiece]]] = {
    "cell": _on_space,
    GRAVE: _in_grave,
    "hearts": _hearts,
    "traps": _trap_supply,
    "supply": _tape_supply,
    "hand": _fan,
    "played": _played,
    "pack": _pack,
    LEAVING: _passed,
    ARRIVED: _passed,
    "deck": _plain,
    "table": _die_at_rest,
    "notice": _plain,
    ANNOUNCED: _plain,
    STACK: _plain,
    ABOVE: _over_figure,
    ROLLED: _rolled,
    ON_TOP: _on_top,
    ASIDE: _aside,
    "plate": _on_plate,
}
