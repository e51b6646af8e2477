"""Marks on the board of Clearing House: spaces and figures to aim at, lines of chevrons, odds, ghosts."""

from collections.abc import Sequence
from math import atan2, degrees

from pygame import Surface

from circus.core.action import Action
from circus.games.clearing_house.board import cell_at
from circus.games.clearing_house.cards import CARDS
from circus.games.clearing_house.facts import TO_FLEE, shot_distance, traps_on_the_way
from circus.games.clearing_house.state import TURN
from circus.looks.clearing_house import chips, painter
from circus.looks.clearing_house.board import Plan, plan_of, space_of, state_of
from circus.looks.clearing_house.placement import figure_height, standing
from circus.looks.clearing_house.plates import centred
from circus.looks.clearing_house.seats import figure
from circus.looks.clearing_house.spec import ART, FIGURE_U, ODDS
from circus.looks.plain import DIM, NORMAL
from circus.looks.table_view import TableView
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.boards import edge_lines

LAYER_SPACE = theme.LAYER_HALO + 1
"""Painted spaces lie under all pieces."""
GOLD, PALE, OWN = "gold", "pale", "own"
"""A space that can be picked; one that a card under the pointer could reach; where the viewer stands."""
POINTED = 1.12
"""How much larger the card under the pointer is shown."""
FIELD = 0.94
"""The painted part of a space, of its side."""


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Targets, lines, odds, the card under the pointer."""
    return [*_marks(kit, table), *_pointed(kit, table, placed)]


def _marks(kit: Toolkit, table: TableView) -> list[Item]:
    """All marks of what can be done, as the pointer and the picks have it."""
    state = state_of(table)
    if not table.legal or (state.phase != TURN and not table.wanted):
        return _own_space(kit, table)
    aims = _aims(table)
    items = _own_space(kit, table)
    items += _spaces(kit, table, aims)
    items += _lines(kit, table, aims)
    items += _chips(kit, table, aims)
    return items


class Aims:
    """What the picks, a dragged card or a card under the pointer could be aimed at.

    Attributes:
        card: its name; "" for none.
        cells, seats: where to.
        sure: the card is picked or dragged, not only looked at.
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
    if table.picks:
        return Aims(table.picks[0].partition("/")[2], table.live, len(table.picks), True, table.hover)
    dragged = table.dragged if table.dragged.startswith("card/") else ""
    name = dragged or table.hover
    if name.startswith("card/"):
        actions = [action for action in table.legal if action.picks[:1] == (name,) and action.verb == "play"]
        return Aims(name.partition("/")[2], actions, 1, bool(dragged), table.hover)
    fleeing = [action for action in table.legal if action.verb == "flee"]
    return Aims("flee" if fleeing else "", fleeing, 0, True, table.hover)


def _own_space(kit: Toolkit, table: TableView) -> list[Item]:
    """The space where who has the turn stands, edged in cream."""
    state = state_of(table)
    seat = state.active if state.phase >= TURN else -1
    if seat not in state.living:
        return []
    return [_space(kit, plan_of(table), state.at[seat], OWN)]


def _space(kit: Toolkit, plan: Plan, cell: int, style: str) -> Item:
    x, y = plan.numbered(cell)
    return centred(kit, field(kit, plan.cell, style), x, y, LAYER_SPACE)


@painted
def field(kit: Toolkit, cell_u: float, style: str) -> Surface:
    """A painted space of so many units."""
    side = cell_u * FIELD
    if style == OWN:
        body = svg.framed(2.4, 2.4, side - 4.8, side - 4.8, "none", "#2A1B14", 6, radius=11) + svg.framed(
            2.4, 2.4, side - 4.8, side - 4.8, "#FFF6E0", "#FFF6E0", 3.6, radius=11
        ).replace("<rect ", '<rect fill-opacity="0.16" ')
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
    """Chevrons on each border from the viewer's space to what is aimed at, or only to what is pointed at."""
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
    if aims.card == "abduct" and len(table.picks) > 1:
        start = plan.numbered(state.at[int(table.picks[1].partition("/")[2])])
    return [item for end in ends for item in _line(kit, plan, start, end)]


def _line(kit: Toolkit, plan: Plan, start: tuple[float, float], end: tuple[float, float]) -> list[Item]:
    across, along = end[0] - start[0], end[1] - start[1]
    steps = max(1, round(max(abs(across), abs(along)) / plan.cell))
    turn = round(degrees(atan2(along, across)) / 45) * 45
    sprite = kit.sprites.tilted(chevrons(kit, plan.k), turn)
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


def chevrons(kit: Toolkit, k: float) -> Surface:
    """Two heads of an arrow, to the right."""
    lines = "".join(
        svg.path(f"M{x} 7 L{x + 14} 21 L{x} 35", svg.lined(colour, thick))
        for thick, colour in ((11, theme.GOLD_DARK), (7, theme.GOLD))
        for x in (10, 25)
    )
    return kit.sprites.svg_text(svg.document(48, 42, lines), 40 * k, 35 * k)


def _chips(kit: Toolkit, table: TableView, aims: Aims) -> list[Item]:
    """Odds over the heads of who can be shot; what lies in wait on the spaces pointed at."""
    plan, state, items = plan_of(table), state_of(table), []
    if aims.card == "ranged_attack" and ODDS in table.aids:
        for seat in aims.seats:
            far = shot_distance(state, table.viewer, seat)
            x, y = standing(plan, _cell_place(state.at[seat]))
            items.append(_chip(kit, plan, chips.odds(kit, far), x, y - FIGURE_U * plan.k * 0.5))
    name = aims.pointed
    if aims.sure and name in aims.cells:
        items += _ghost(kit, table, aims, name)
        traps = _sprung(table, aims, name)
        if traps:
            x, y = standing(plan, name)
            items.append(_chip(kit, plan, chips.cost(kit, traps), x, y - FIGURE_U * plan.k * 0.5))
    return items


def _cell_place(cell: int) -> str:
    return f"cell/{cell % 10 + 1},{cell // 10 + 1}"


def _sprung(table: TableView, aims: Aims, name: str) -> int:
    """How many traps a step to this space would set off."""
    state, cell = state_of(table), cell_at(*space_of(name))
    card = TO_FLEE if aims.card == "flee" else CARDS.index(aims.card)
    return traps_on_the_way(state, table.viewer, card, cell)


def _ghost(kit: Toolkit, table: TableView, aims: Aims, name: str) -> list[Item]:
    """What would stand or lie on the space pointed at, seen through."""
    plan = plan_of(table)
    if aims.card == "ambush":
        trap = kit.sprites.faded(kit.sprites.svg(f"{ART}trap", height_u=64 * plan.k), 200)
        return [centred(kit, trap, *plan.middle_of(name), theme.LAYER_TAG)]
    if aims.card == "attack":
        return []
    who = int(table.picks[1].partition("/")[2]) if aims.card == "abduct" else table.viewer
    sprite = kit.sprites.svg(f"{ART}figure_{figure(table, who)}", height_u=figure_height(plan))
    return [centred(kit, kit.sprites.faded(sprite, 176), *standing(plan, name), theme.LAYER_TAG)]


def _chip(kit: Toolkit, plan: Plan, surface: Surface, x: float, tip: float) -> Item:
    """A chip with its tip at a point, inside the screen."""
    units = kit.units
    left, low = units.point(x, tip)
    left = min(max(left - surface.get_width() // 2, 0), units.width - surface.get_width())
    return Item(theme.LAYER_TAG + 1, surface, left, max(0, low - surface.get_height() + units.px(10)))


def _pointed(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """The chosen card of the own hand, or the one under the pointer: whole, upright, larger."""
    name = table.picks[0] if table.picks else table.hover
    if not name.startswith("card/") or not table.legal:
        return []
    places = (f"hand/{table.viewer}", f"pack/{table.viewer}")
    card = next((each for each in reversed(placed) if each.name == name and each.place in places), None)
    if card is None or card.layer >= LIFT or any(each.layer >= LIFT for each in placed):
        return []
    able = bool(table.picks) or name in table.wanted
    height = round(card.height * (1.0 if card.place.startswith("pack") else POINTED))
    x, y = card.x, card.y + (card.height - height) / 2
    return _lifted(kit, card, height, x, y, able)


def _lifted(kit: Toolkit, card: PlacedPiece, height: float, x: float, y: float, able: bool) -> list[Item]:
    sprites, layer = kit.sprites, theme.LAYER_TAG
    shape = painter.outline(kit, height)
    items = [centred(kit, sprites.shadow(shape, 9, 0.5), x + 10, y + 14, layer)]
    face = painter.card(kit, card.kind, card.face, height, NORMAL)
    if not able:
        return [*items, centred(kit, painter.card(kit, card.kind, card.face, height, DIM), x, y, layer)]
    return [
        *items,
        centred(kit, sprites.halo(shape, 7), x, y, layer),
        centred(kit, face, x, y, layer),
        centred(kit, painter.gold_edge(kit, height), x, y, layer),
    ]
