"""Marks on Clearing House's board: spaces and figures to aim at, chevrons, odds, ghosts."""

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees

from pygame import Surface

from circus.core.action import Action
from circus.games.clearing_house.board import CELL_NAMES, cell_at
from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.facts import TO_FLEE, shot_distance, traps_on_the_way
from circus.games.clearing_house.state import TURN
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.boards import edge_lines
from circus.ui.skins.clearing_house import bubbles, chips, painter
from circus.ui.skins.clearing_house.board import (
    HouseBoardPlan,
    figure_height,
    plan_of,
    space_of,
    standing,
    state_of,
)
from circus.ui.skins.clearing_house.plates import centred
from circus.ui.skins.clearing_house.question import announced_way
from circus.ui.skins.clearing_house.seats import figure
from circus.ui.skins.clearing_house.spec import ART, CHIP_U, KEPT, ODDS
from circus.ui.skins.plain import DIM, NORMAL
from circus.ui.skins.table_view import TableView

LAYER_SPACE = theme.LAYER_HALO + 1
"""Painted spaces are below all pieces."""
GOLD, PALE, OWN, AIMED = "gold", "pale", "own", "aimed"
"""Styles of a space: can be picked; in reach of the card under the pointer; of the active player; target
of an announced card."""
ANNOUNCED = "#3A0F16", theme.CREAM
"""Colours of the chevrons of announced actions."""
POINTED = 1.12
"""Magnification of the card under the pointer."""
FIELD = 0.94
"""Side of the painted part, relative to the space."""


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the announced action, targets, lines, odds and the card under the pointer."""
    return [*_announced(kit, table), *_marks(kit, table), *_pointed(kit, table, placed)]


def _announced(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the marks of the announced card that all are asked about: its actor and its target.

    Nothing here can be picked.
    """
    way, plan = announced_way(table), plan_of(table)
    items = [_space(kit, plan, way[-1], AIMED)] if len(way) > 1 else []
    for start, end in pairwise(way):
        items += _line(kit, plan, plan.numbered(start), plan.numbered(end), ANNOUNCED)
    return items


def _marks(kit: Toolkit, table: TableView) -> list[Item]:
    """Return all marks of possible actions for the current pointer and picks."""
    state = state_of(table)
    if not table.choice.legal or (state.phase != TURN and not table.choice.selectable):
        return _own_space(kit, table)
    aims = _aims(table)
    items = _own_space(kit, table)
    items += _spaces(kit, table, aims)
    items += _lines(kit, table, aims)
    items += _chips(kit, table, aims)
    return items


class Aims:
    """Possible targets of the picks, of a dragged card or of the card under the pointer.

    Attributes:
        card: its name; "" for none.
        cells, seats: its targets.
        sure: whether the card is picked or dragged, not only hovered over.
        pointed: the target under the pointer.
    """

    def __init__(self, card: str, actions: Sequence[Action], at: int, sure: bool, pointed: str) -> None:
        picks = {action.picks[at] for action in actions if len(action.picks) > at}
        self.card = card
        self.cells = sorted(pick for pick in picks if pick.startswith("cell/"))
        self.seats = sorted(int(pick.partition("/")[2]) for pick in picks if pick.startswith("seat/"))
        self.sure = sure
        self.pointed = pointed


def _aims(table: TableView) -> Aims:
    fleeing = [action for action in table.choice.legal if action.verb == "flee"]
    if fleeing:
        return Aims("flee", fleeing, 0, True, table.pointer.hover)
    if table.choice.picks:
        return Aims(
            table.choice.picks[0].partition("/")[2],
            table.choice.live,
            len(table.choice.picks),
            True,
            table.pointer.hover,
        )
    dragged = table.pointer.dragged if table.pointer.dragged.startswith("card/") else ""
    name = dragged or table.pointer.hover
    if name.startswith("card/"):
        actions = [
            action for action in table.choice.legal if action.picks[:1] == (name,) and action.verb == "play"
        ]
        return Aims(name.partition("/")[2], actions, 1, bool(dragged), table.pointer.hover)
    return Aims("", (), 0, True, table.pointer.hover)


def _own_space(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the space of the active player, edged in cream."""
    state = state_of(table)
    seat = state.active if state.phase >= TURN else -1
    if seat not in state.living:
        return []
    return [_space(kit, plan_of(table), state.at[seat], OWN)]


def _space(kit: Toolkit, plan: HouseBoardPlan, cell: int, style: str) -> Item:
    x, y = plan.numbered(cell)
    return centred(kit, field(kit, plan.cell, style), x, y, LAYER_SPACE)


@painted
def field(kit: Toolkit, cell_u: float, style: str) -> Surface:
    """Return a painted space with sides of `cell_u` units."""
    side = cell_u * FIELD
    if style == OWN:
        body = svg.framed(2.4, 2.4, side - 4.8, side - 4.8, "none", "#2A1B14", 6, radius=11) + svg.framed(
            2.4, 2.4, side - 4.8, side - 4.8, "#FFF6E0", "#FFF6E0", 3.6, radius=11
        ).replace("<rect ", '<rect fill-opacity="0.16" ')
    elif style == AIMED:
        body = svg.framed(3, 3, side - 6, side - 6, "none", "#3A0F16", 8, radius=11) + svg.framed(
            3, 3, side - 6, side - 6, "none", "#E2483F", 4.4, radius=11
        )
    elif style == PALE:
        body = svg.box(0, 0, side, side, "#FFF4D6", 0.4, radius=12) + (
            f'<rect x="3" y="3" width="{side - 6:.1f}" height="{side - 6:.1f}" rx="10" fill="none" '
            'stroke="#FFF6E0" stroke-width="2.6" stroke-dasharray="9 7"/>'
        )
    else:
        body = svg.box(0, 0, side, side, theme.PATH_FILL, 0.94, radius=12)
        body += edge_lines(side, side, 12, theme.GOLD)
    return kit.sprites.svg_text(svg.document(side, side, body), side, side)


def _spaces(kit: Toolkit, table: TableView, aims: Aims) -> list[Item]:
    plan, state = plan_of(table), state_of(table)
    style = GOLD if aims.sure else PALE
    named = [cell_at(*space_of(name)) for name in aims.cells] + [state.at[seat] for seat in aims.seats]
    return [_space(kit, plan, cell, style) for cell in named]


def _lines(kit: Toolkit, table: TableView, aims: Aims) -> list[Item]:
    """Return chevrons from the viewer's space to the targets.

    They are drawn on each border between spaces; with a target under the pointer, only to that one.
    """
    if not aims.sure or table.viewer not in state_of(table).living or aims.card == "flee":
        return []
    plan, state = plan_of(table), state_of(table)
    ends = [plan.numbered(state.at[seat]) for seat in aims.seats if aims.card == "ranged_attack"]
    ends += [
        plan.numbered(state.at[seat]) for seat in aims.seats
        if aims.card != "ranged_attack" and aims.pointed == f"seat/{seat}"
    ]  # fmt: skip
    ends += [plan.middle_of(name) for name in aims.cells if name == aims.pointed]
    start = plan.numbered(state.at[table.viewer])
    if aims.card == "abduct" and len(table.choice.picks) > 1:
        start = plan.numbered(state.at[int(table.choice.picks[1].partition("/")[2])])
    return [item for end in ends for item in _line(kit, plan, start, end)]


def _line(
    kit: Toolkit,
    plan: HouseBoardPlan,
    start: tuple[float, float],
    end: tuple[float, float],
    colours: tuple[str, str] = (theme.GOLD_DARK, theme.GOLD),
) -> list[Item]:
    across, along = end[0] - start[0], end[1] - start[1]
    steps = max(1, round(max(abs(across), abs(along)) / plan.cell))
    turn = round(degrees(atan2(along, across)) / 45) * 45
    sprite = kit.sprites.tilted(chevrons(kit, plan.k, colours), turn)
    return [
        centred(
            kit,
            sprite,
            start[0] + across * (step + 0.5) / steps,
            start[1] + along * (step + 0.5) / steps,
            LAYER_SPACE + 1,
        )
        for step in range(steps)
    ]


def chevrons(kit: Toolkit, k: float, colours: tuple[str, str] = (theme.GOLD_DARK, theme.GOLD)) -> Surface:
    """Return two arrow heads to the right, in the colours of edge and body."""
    lines = "".join(
        svg.path(f"M{x} 7 L{x + 14} 21 L{x} 35", svg.lined(colour, thick))
        for thick, colour in zip((11, 7), colours, strict=True)
        for x in (10, 25)
    )
    return kit.sprites.svg_text(svg.document(48, 42, lines), 40 * k, 35 * k)


def _chips(kit: Toolkit, table: TableView, aims: Aims) -> list[Item]:
    """Return the odds of shots and the dangers of the space under the pointer, next to the figures."""
    state, boxes, items = state_of(table), list[bubbles.Box](), list[Item]()

    def put(surface: Surface, place: str) -> None:
        size = kit.units.u(surface.get_width()) - 2 * chips.MARGIN_U, CHIP_U
        spot = bubbles.free_spot(table, place, size, boxes)
        boxes.append(bubbles.box_at(spot, size))
        items.append(centred(kit, surface, *spot, theme.LAYER_TAG + 1))

    if aims.card == "ranged_attack" and ODDS in table.aids:
        for seat in aims.seats:
            far = shot_distance(state, table.viewer, seat)
            put(
                chips.odds(kit, state.config.shots.least_die(far), figure(table, seat)),
                CELL_NAMES[state.at[seat]],
            )
    name = aims.pointed
    if aims.sure and name in aims.cells:
        items += _ghost(kit, table, aims, name)
        traps = _sprung(table, aims, name)
        if traps:
            boxes.append(bubbles.figure_box(plan_of(table), name))
            put(chips.cost(kit, traps, figure(table, _moved(table, aims))), name)
    return items


def _moved(table: TableView, aims: Aims) -> int:
    """Return the seat whose figure would move to the space under the pointer."""
    return int(table.choice.picks[1].partition("/")[2]) if aims.card == "abduct" else table.viewer


def _sprung(table: TableView, aims: Aims, name: str) -> int:
    """Return the number of traps that a step to this space would trigger."""
    state, cell = state_of(table), cell_at(*space_of(name))
    card = TO_FLEE if aims.card == "flee" else CARDS.index(aims.card)
    return traps_on_the_way(state, table.viewer, card, cell)


def _ghost(kit: Toolkit, table: TableView, aims: Aims, name: str) -> list[Item]:
    """Return a translucent preview on the space under the pointer."""
    plan = plan_of(table)
    if aims.card == "ambush":
        trap = kit.sprites.faded(kit.sprites.svg(f"{ART}trap", height_u=64 * plan.k), 200)
        return [centred(kit, trap, *plan.middle_of(name), theme.LAYER_TAG)]
    if aims.card == "attack":
        return []
    sprite = kit.sprites.svg(
        f"{ART}figure_{figure(table, _moved(table, aims))}", height_u=figure_height(plan)
    )
    return [centred(kit, kit.sprites.faded(sprite, 176), *standing(plan, name), theme.LAYER_TAG)]


def _pointed(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the chosen card of the viewer's hand, or the one under the pointer: whole, upright, larger."""
    name = table.choice.picks[0] if table.choice.picks else table.pointer.hover
    is_drafted = name.startswith(f"{KEPT}/")
    if not ((name.startswith("card/") and table.choice.legal) or is_drafted):
        return []
    places = (f"hand/{table.viewer}", f"pack/{table.viewer}")
    card = next((each for each in reversed(placed) if each.name == name and each.place in places), None)
    if card is None or card.layer >= LIFT or any(each.layer >= LIFT for each in placed):
        return []
    glows = bool(table.choice.picks) or name in table.choice.selectable
    height = round(card.height * (1.0 if card.place.startswith("pack") else POINTED))
    x, y = card.x, card.y + (card.height - height) / 2
    return _lifted(kit, card, height, x, y, NORMAL if glows or is_drafted else DIM, glows)


def _lifted(
    kit: Toolkit, card: PlacedPiece, height: float, x: float, y: float, light: str, glows: bool
) -> list[Item]:
    sprites, layer = kit.sprites, theme.LAYER_TAG
    shape = painter.outline(kit, height)
    items = [centred(kit, sprites.shadow(shape, 9, 0.5), x + 10, y + 14, layer)]
    face = painter.card(kit, card.kind, card.face, height, light)
    if not glows:
        return [*items, centred(kit, face, x, y, layer)]
    return [
        *items,
        centred(kit, sprites.halo(shape, 7), x, y, layer),
        centred(kit, face, x, y, layer),
        centred(kit, painter.gold_edge(kit, height), x, y, layer),
    ]
