"""Plates of Clearing House: medallions, hearts, hands, traps, armor, owed turns; the counter board."""

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.clearing_house.facts import (
    cards_held,
    has_chosen,
    lap_of,
    plays_left,
    stalemate_round,
    tape_to_come,
)
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Plate, Pose
from circus.ui.gfx.widgets.boards import NO_EDGE
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.clearing_house.placement import (
    heart_spot,
    plate_inside,
    plate_of,
    shield_spot,
    trap_spot,
)
from circus.ui.skins.clearing_house.seats import WOODS, figure, medallion
from circus.ui.skins.clearing_house.spec import ART, HANG_U, HEART_U, NAMES_UP_U
from circus.ui.skins.table_view import TableView

LAMP_LIT, LAMP_OUT = "#FFF1D0", "#141018"
OWED_U = 32.0
"""Size of the picture of an owed turn."""
_COUNT_U = 21.0
_ENLARGED = 2.7
"""Numbers are enlarged to at most this share of their distance from the hearts above."""


def plate_items(kit: Toolkit, table: TableView, seat: int) -> list[Item]:
    """Return the contents of a seat's plate, besides its name."""
    zone, state = plate_of(table, seat), state_of(table)
    out = seat not in state.living
    found = _body(kit, table, seat, zone) if out else []
    picture = medallion(kit, figure(table, seat), zone.size, out)
    x, y = kit.units.point(zone.x - zone.width / 2 - HANG_U, zone.y - zone.size / 2)
    found.append(Item(theme.LAYER_PLATE, picture, x, y))
    most = state.config.hearts
    for number in range(most):
        lost = kit.sprites.svg(f"{ART}heart_lost", height_u=HEART_U)
        found.append(centred(kit, lost, *heart_spot(zone, number, most)))
    if out:
        return found
    return found + _counts(kit, table, seat, zone) + _answer(kit, table, seat, zone)


def _body(kit: Toolkit, table: TableView, seat: int, zone: Zone) -> list[Item]:
    """Return the grey plate of an eliminated player over the usual one, with name and an eye: they watch."""
    found = Plate(zone.box, "out", NO_EDGE).items(kit, Pose())
    inside, room = plate_inside(zone), zone.width - zone.size - 14
    name = kit.fonts.line(table.seats[seat].name, "display", theme.NAME_U, theme.DISABLED_TEXT, room)
    line = kit.fonts.line(
        kit.texts.say("clearing_house-table-watches"), "ui", theme.SMALL_U, theme.DISABLED_TEXT, room - 34
    )
    eye = kit.sprites.svg(f"{ART}eye", height_u=22)
    low = zone.y + zone.height / 2 - 21
    found.append(_left(kit, name, inside, zone.y - 27))
    found.append(_left(kit, eye, inside, low))
    found.append(_left(kit, line, inside + 34, low))
    return found


def _counts(kit: Toolkit, table: TableView, seat: int, zone: Zone) -> list[Item]:
    """Return cards in hand, traps in supply, shields in play and turns owed."""
    state = state_of(table)
    inside, low = plate_inside(zone), zone.y + zone.height / 2 - 21
    found = [
        _left(kit, kit.sprites.svg(f"{ART}card_back", height_u=27), inside, low),
        _left(kit, _number(kit, table, zone, cards_held(state, seat)), inside + 25, low),
        _left(kit, _number(kit, table, zone, state.supply[seat]), trap_spot(zone)[0] + 20, low),
    ]
    if not state.supply[seat]:
        badge = kit.sprites.faded(kit.sprites.svg(f"{ART}trap_badge", height_u=22), 110)
        found.append(centred(kit, badge, *trap_spot(zone)))
    x, y = shield_spot(zone)
    shield = kit.sprites.svg(f"{ART}shield", height_u=30)
    found += [centred(kit, shield, x + 16 * number, y) for number in range(state.armor[seat])]
    owed = kit.sprites.svg(f"{ART}skip_turn", height_u=OWED_U)
    right = zone.x + zone.width / 2 - 24
    found += [centred(kit, owed, right - 18 * number, low - 4) for number in range(state.owed[seat])]
    return found


def _number(kit: Toolkit, table: TableView, zone: Zone, number: int) -> Surface:
    below_hearts = trap_spot(zone)[1] - heart_spot(zone, 0, 1)[1] - HEART_U / 2
    size_u = min(_COUNT_U, _ENLARGED * below_hearts / table.text)
    return kit.fonts.line(str(number), "ui-bold", size_u, theme.PAPER)


def _answer(kit: Toolkit, table: TableView, seat: int, zone: Zone) -> list[Item]:
    """Return a tick for a seat that has made its secret choice."""
    state = state_of(table)
    if not has_chosen(state, seat):
        return []
    tick = kit.sprites.svg(f"{ART}tick", height_u=30)
    return [centred(kit, tick, zone.x + zone.width / 2 - 20, zone.y - 22)]


def counters(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the board with the round, the turn, the remaining cards, the coming tape, the stalemate."""
    zone = table.layout.zones["counters"]
    rows = _rows(kit, table)
    items = [centred(kit, _board(kit, zone.width, zone.height, len(rows)), zone.x, zone.y)]
    pitch = (zone.height - 8) / len(rows)
    for number, row in enumerate(rows):
        items += _row_items(kit, row, zone, zone.y - zone.height / 2 + 4 + pitch * (number + 0.5))
    return items


Row = tuple[str, str, str, int, int]
"""Name of a counter, its value in words, a pictogram, the number of lit lamps, and of all lamps."""


def _rows(kit: Toolkit, table: TableView) -> list[Row]:
    state, say = state_of(table), kit.texts.say
    limit = state.config.round_limit
    value = say("clearing_house-table-of", number=state.round, count=limit) if limit else str(state.round)
    rows: list[Row] = [(say("clearing_house-table-round"), value, "", 0, 0)]
    lap, turns = lap_of(state), state.config.turns_a_round
    of = say("clearing_house-table-of", number=lap, count=turns)
    rows.append((say("clearing_house-table-turn"), of, "lamp", lap, turns))
    left = plays_left(state)
    of = say("clearing_house-table-left", count=left)
    rows.append((say("clearing_house-table-cards"), of, "slip", left, state.config.plays_a_turn))
    due = tape_to_come(state)
    rows.append((say("clearing_house-table-tape"), str(due), "tape", 0, 0))
    if state.duel_from:
        number, rounds = stalemate_round(state), state.config.stalemate_rounds
        of = say("clearing_house-table-of", number=number, count=rounds)
        rows.append((say("clearing_house-table-duel"), of, "duel", number, rounds))
    return rows


@painted
def _board(kit: Toolkit, width_u: float, height_u: float, count: int) -> Surface:
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), 18)
    wide, high = panel.width_u, panel.height_u
    panel.shadow(svg.box(0, 0, wide, high, "#FFFFFF", radius=12), 3, 6, 7, 0.5)
    pitch = (high - 8) / count
    rules = [
        svg.box(18, 4 + pitch * number - 0.8, wide - 36, 1.6, "#8F7FA6", 0.35) for number in range(1, count)
    ]
    panel.vector(
        svg.box(0, 0, wide, high, "#2B2332", radius=12)
        + svg.framed(1.5, 1.5, wide - 3, high - 3, "none", "#120D18", 3, radius=11)
        + f'<path d="M12 4 H{wide - 12:.1f}" stroke="#B9A8CE" stroke-opacity="0.4" stroke-width="1.8"/>'
        + "".join(rules)
    )
    return panel.surface


def _row_items(kit: Toolkit, row: Row, zone: Zone, y: float) -> list[Item]:
    """Return one row: name left, value right, before it a picture, or lamps if there is room."""
    name, value, picture, lit, count = row
    words = kit.fonts.line(value, "ui-bold", _COUNT_U, theme.PAPER)
    right = zone.x + zone.width / 2 - 15
    wide = kit.units.u(words.get_width())
    items, x = [centred(kit, words, right - wide / 2, y)], right - wide - 10
    if picture == "tape":
        items.append(centred(kit, kit.sprites.svg(f"{ART}tape_roll", height_u=28), x - 16, y))
        x -= 36
    left = zone.x - zone.width / 2 + 15
    lamps_u = 22 * count + 8
    if x - left - lamps_u >= kit.fonts.width_u(name, "ui", theme.CAPTION_U):
        for number in range(count):
            items.append(centred(kit, _lamp(kit, picture, count - number <= lit), x - 12 - number * 22, y))
        x -= lamps_u
    title = kit.fonts.line(name, "ui", theme.CAPTION_U, theme.CREAM, max(60.0, x - left))
    return [*items, _left(kit, title, left, y)]


def _lamp(kit: Toolkit, picture: str, lit: bool) -> Surface:
    return kit.sprites.svg_text(svg.document(22, 24, _mark(picture, 11, 12, lit)), 22, 24)


def _mark(picture: str, x: float, y: float, lit: bool) -> str:
    """Return a lamp, a card slip or a notch; an unlit one is an empty ring."""
    fill = LAMP_LIT if lit else LAMP_OUT
    line = "#FFF8E6" if lit else "#8A7E98"
    if picture == "slip":
        return svg.framed(x - 6.5, y - 9.5, 13, 19, fill, line, 2, radius=3)
    return svg.oval(x, y, 7.6, 7.6, svg.lined(line, 2, fill=fill))


def centred(kit: Toolkit, surface: Surface, x_u: float, y_u: float, layer: int = theme.LAYER_PLATE) -> Item:
    """Return a surface with its centre at a point in units."""
    x, y = kit.units.point(x_u, y_u)
    return Item(layer, surface, x - surface.get_width() // 2, y - surface.get_height() // 2)


def _left(kit: Toolkit, surface: Surface, x_u: float, y_u: float) -> Item:
    x, y = kit.units.point(x_u, y_u)
    return Item(theme.LAYER_PLATE, surface, x, y - surface.get_height() // 2)


def plate_tone(table: TableView, seat: int) -> str:
    """Return the color of the seat's mobster; eliminated players have another plate."""
    return WOODS[figure(table, seat)]


def portrait(table: TableView, seat: int) -> str:
    """Return no sprite, since `plate_items` draws the medallion."""
    return ""


def names_up(table: TableView) -> float:
    """Return the offset of names, above hearts and counts."""
    return NAMES_UP_U
