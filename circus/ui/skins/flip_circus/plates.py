"""Surroundings of Flip Circus's ring: trays, the counter of actions, the poster, reserve, rosette."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.flip_circus.facts import clowns_in_sight, finale, has_finale, side_of
from circus.games.flip_circus.state import OVER, FlipState
from circus.games.flip_circus.tokens import ARTISTS, CLOWNS, POSTER_ARTISTS
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.lettering import SIGN
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button, Panel, Plate, Pose, centred
from circus.ui.gfx.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.ui.gfx.widgets.buttons import GOLD, WOOD
from circus.ui.gfx.widgets.slips import LOW, dark_notes, dark_strip, slip_panel
from circus.ui.skins.flip_circus.geometry import Box, place_in
from circus.ui.skins.flip_circus.menu import is_open as menu_is_open
from circus.ui.skins.flip_circus.menu import slip_covers, with_applause
from circus.ui.skins.flip_circus.placement import part_spot, reserve_spot
from circus.ui.skins.flip_circus.readings import is_ring_set, panel, state_of
from circus.ui.skins.flip_circus.ring import ring_of
from circus.ui.skins.flip_circus.spec import ART, PARTS, POSTER, ROSETTE, ROSETTE_BUTTON
from circus.ui.skins.flip_circus.tokens import medal
from circus.ui.skins.plain import portrait
from circus.ui.skins.table_view import PickablePlace, TableView

LAMP_U, LAMP_STEP_U, LABEL_U, ENCORE_U = 50.0, 46.0, 84.0, 92.0
MAX_LAMPS = 4
TEAM_LINES = (theme.PLAYER_COLOURS["red"], "#3FA79B")
"""The lines inside the boards of the two sides."""
OWNER_PART = 0.42
"""Height of the owner's portrait on a part, relative to the part."""
_DOWN_U = 22.0
"""How far a goal in large letters moves down from the tokens above it."""
_MARGIN_U = 12.0
_LOOKS = ("seer", "misuse", "peek", "backs")
"""Events that show backs in the ring."""


def seat_colour(table: TableView, seat: int) -> str:
    """Return the colour of the line inside the board of a seat's side."""
    return TEAM_LINES[side_of(seat)]


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the poster, trays, reserve, the counter of actions, the rosette and its button."""
    items = _poster(kit, table) + _reserve(kit, table)
    for owner in range(2):
        items += _tray(kit, table, owner)
    if is_ring_set(table):
        items += _counter(kit, table)
    items += goal(kit, table)
    if ROSETTE in table.aids:
        is_open = ROSETTE_BUTTON in table.opened
        items += _rosette_button(kit, table, is_open) + (_rosette(kit, table) if is_open else [])
    return items


def goal(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the winning conditions; nothing where an open menu or the backs lie over half of them."""
    if not is_ring_set(table) or menu_is_open(table) or _shows_backs(table):
        return []
    return _uncovered(kit, table, _finale(kit, table))


def _uncovered(kit: Toolkit, table: TableView, items: list[Item]) -> list[Item]:
    """Return nothing while the slip of the token under the pointer would leave only parts in sight."""
    boxes = [each.surface.get_rect(topleft=(each.x, each.y)) for each in items]
    return [] if any(slip_covers(kit, table, box) for box in boxes) else items


def _shows_backs(table: TableView) -> bool:
    """Return whether backs slide out into the ring."""
    return table.event is not None and table.event.kind in _LOOKS


# ---- trays ---------------------------------------------------------------------------------------------


def _tray(kit: Toolkit, table: TableView, owner: int) -> list[Item]:
    """Return as many places for parts as win; with partners they are on a separate board."""
    place, zones = panel(table, owner), table.layout.zones
    items: list[Item] = []
    board, parts = zones.get(f"tray/{place}"), zones[f"parts/{place}"]
    if board:
        acting = bool(table.acting) and side_of(state_of(table).seat) == owner
        edge = CREAM_EDGE if acting else NO_EDGE
        items += Plate(board.box, "navy", edge, TEAM_LINES[owner]).items(kit, Pose())
    empty = kit.sprites.svg(f"{ART}part_place", height_u=parts.size)
    for number in range(table.setup.numbers["posters_to_win"]):
        x = parts.x - parts.width / 2 + parts.size / 2 + number * parts.step
        items.append(centred(kit, theme.LAYER_PLATE + 1, empty, x, parts.y))
    return items


# ---- the counter of actions ----------------------------------------------------------------------------


class Parts(NamedTuple):
    """Boxes of the counter's parts."""

    zone: Zone
    lamps: int
    labelled: bool
    encore: Box
    end: Box


def _counter_zone(table: TableView) -> Zone:
    """Return the zone next to the active side."""
    return table.layout.zones[f"counter/{panel(table, side_of(state_of(table).seat))}"]


def _asks(table: TableView, verb: str) -> bool:
    return f"verb/{verb}" in table.choice.selectable


def counter_parts(table: TableView) -> Parts:
    """Return the boxes of the lamps from the left, of the Applause purchase, and of the end of the turn."""
    zone, state = _counter_zone(table), state_of(table)
    ends = table.can("end")
    lamps = 1 if ends else min(MAX_LAMPS - table.can("encore"), state.done + state.owed)
    left, top = zone.x - zone.width / 2 + 14 + lamps * LAMP_STEP_U + 6, zone.y - 24
    right = zone.x + zone.width / 2 - 12
    labelled = not table.can("encore") and not ends and lamps <= 2
    if labelled:
        left += LABEL_U
    encore = (left, top, ENCORE_U, 48.0)
    after = left + ENCORE_U + 8 if table.can("encore") else left
    return Parts(zone, lamps, labelled, encore, (after, top, right - after, 48.0))


def counter_places(table: TableView) -> list[PickablePlace]:
    """Return one more action and the end of the turn as buttons.

    An Applause dropped on the counter buys an action too.
    """
    if not is_ring_set(table) or not table.choice.legal:
        return []
    parts, found = counter_parts(table), []
    if table.can("encore"):
        found.append(place_in("verb/encore", parts.zone.box))
        found.append(place_in("verb/encore", parts.encore))
    if table.can("end"):
        found.append(place_in("verb/end", parts.end))
    return found


def _counter(kit: Toolkit, table: TableView) -> list[Item]:
    """Return a lamp for each action, with a tick if it is done, and the possible purchases."""
    state = state_of(table)
    if state.phase == OVER:
        return []
    parts = counter_parts(table)
    mine = state.seat == table.viewer
    items = Plate(parts.zone.box, "wood", NO_EDGE).items(kit, Pose())
    surface = lamps(kit, state.done, state.owed, parts.lamps, mine)
    left, middle = parts.zone.x - parts.zone.width / 2 + 12, parts.zone.y
    if parts.labelled:
        words = kit.texts.say("flip_circus-table-actions")
        if kit.fonts.width_u(words, "ui-semibold") <= LABEL_U - 10:
            label = kit.fonts.line(words, "ui-semibold", theme.CAPTION_U, theme.PAPER)
            place = label.get_rect(midleft=kit.units.point(left + 6, middle))
            items.append(Item(theme.LAYER_PLATE, label, place.x, place.y))
            left += LABEL_U
        else:
            x, top, width, height = parts.end
            parts = parts._replace(end=(x - LABEL_U, top, width + LABEL_U, height))
    place = surface.get_rect(midleft=kit.units.point(left, middle))
    items.append(Item(theme.LAYER_PLATE, surface, place.x, place.y))
    return items + _bought(kit, table, parts, state)


@painted
def lamps(kit: Toolkit, done: int, owed: int, count: int, mine: bool) -> Surface:
    """Return `count` lamps of a turn, the last if the next is among them; gold in the viewer's own turn."""
    first = min(done, done + owed - count)
    sheet = Panel(kit, (kit.units.px(LAMP_STEP_U * count + 8), kit.units.px(LAMP_U)))
    for number in range(count):
        at = first + number
        x, used = LAMP_STEP_U * (number + 0.5) + 2, at < done
        lamp = kit.sprites.svg(f"{ART}lamp_{'used' if used else 'free'}", height_u=LAMP_U)
        sheet.put(lamp if used or mine else kit.sprites.tinted(lamp, "#B9B0B4"), x, LAMP_U / 2)
        if not used:
            sheet.write(str(at + 1), "display", 22, theme.INK, x, LAMP_U / 2)
    return sheet.surface


def _bought(kit: Toolkit, table: TableView, parts: Parts, state: FlipState) -> list[Item]:
    """Return the Applause purchase and the end of the turn as pills; else the progress of the turn."""
    items: list[Item] = []
    pose, layer = Pose(hover=table.pointer.hover), theme.LAYER_CONTROL
    if table.can("encore"):
        button = Button("verb/encore", parts.encore, "+1", kind=GOLD if _asks(table, "encore") else WOOD,
                        size_u=22, enabled=_asks(table, "encore"), layer=layer)  # fmt: skip
        items += with_applause(kit, button, pose)
    if table.can("end"):
        label = kit.texts.say("flip_circus-verb-end")
        items += Button("verb/end", parts.end, label, kind=GOLD, size_u=21, layer=layer).items(kit, pose)
        return items
    words = kit.texts.say("flip_circus-table-counter", done=state.done, count=state.done + state.owed)
    left, top, width, height = parts.end
    line = kit.fonts.line(words, "ui", theme.CAPTION_U, theme.CREAM, width)
    place = line.get_rect(midleft=kit.units.point(left + 4, top + height / 2))
    return [*items, Item(theme.LAYER_PLATE, line, place.x, place.y)]


# ---- the poster ----------------------------------------------------------------------------------------


_SMALL_POSTER_U = 160.0
"""The title of a narrower poster takes its whole width, to be legible."""


def _poster(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the sheet with its title; a won part leaves a pale picture with its owner."""
    zone = table.layout.zones["poster"]
    title = kit.texts.say("flip_circus-title")
    sheet = _sheet(kit, zone, title)
    items = [centred(kit, theme.LAYER_PROPS, sheet, zone.x, zone.y)]
    for artist in POSTER_ARTISTS:
        x, y, high = part_spot(zone, ARTISTS[artist])
        ghost = kit.sprites.svg(f"{ART}part_ghost_{ARTISTS[artist]}", height_u=high)
        items.append(centred(kit, theme.LAYER_PROPS, ghost, x, y))
    return items


@painted
def _sheet(kit: Toolkit, zone: Zone, title: str) -> Surface:
    sheet = kit.sprites.svg(f"{ART}poster_frame", height_u=zone.height).copy()
    size = 44 * zone.height / 506
    room = zone.width * (0.8 if zone.width > _SMALL_POSTER_U else 0.97)
    words = kit.lettering.title(title, size, SIGN, radius_u=7 * zone.width / 3, max_width_u=room)
    sheet.blit(words, words.get_rect(center=(sheet.get_width() // 2, round(sheet.get_height() * 0.083))))
    return sheet


def owners(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the portraits of the owners of won parts, on the pale pictures, once the part has moved away."""
    zone, items = table.layout.zones["poster"], []
    for each in placed:
        place, _, owner = each.place.partition("/")
        if each.kind == POSTER and place == "posters" and owner:
            x, y, high = part_spot(zone, each.face)
            if abs(each.x - x) + abs(each.y - y) < high:
                continue
            for number, seat in enumerate(_seats(table, int(owner))):
                face = _owner(kit, table, seat, high)
                off = (number - (table.setup.seats // 2 - 1) / 2) * high * 0.3
                items.append(centred(kit, theme.LAYER_PROPS, face, x + off, y))
    return items


def _seats(table: TableView, owner: int) -> range:
    return range(owner, table.setup.seats, 2)


def owner_portraits(kit: Toolkit, table: TableView) -> list[Surface]:
    """Return all possible portraits on the poster."""
    heights = {part_spot(table.layout.zones["poster"], artist)[2] for artist in PARTS}
    return [_owner(kit, table, seat, high) for high in heights for seat in range(table.setup.seats)]


def _owner(kit: Toolkit, table: TableView, seat: int, part_u: float) -> Surface:
    return kit.sprites.svg(portrait(table, seat), height_u=round(part_u * OWNER_PART))


# ---- the middle of the ring ----------------------------------------------------------------------------


def _reserve(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the places for Applause, and the number left; nothing in a game without Applause."""
    zone, state = table.layout.zones["reserve"], state_of(table)
    tokens = state.config.applause
    if not tokens:
        return []
    empty = kit.sprites.svg(f"{ART}applause_place", height_u=zone.size)
    spots = [reserve_spot(zone, number, tokens) for number in range(tokens)]
    items = [centred(kit, theme.LAYER_PROPS, empty, x, y) for x, y in spots]
    words = kit.texts.say("flip_circus-table-reserve", count=state.reserve, tokens=tokens)
    slip = dark_strip(kit, words)
    return [*items, centred(kit, theme.LAYER_PROPS, slip, zone.x, zone.y + zone.height / 2 + 22)]


def _finale(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the winning conditions: posters; in the finale five Clowns at the end of a turn too (FC-27)."""
    zone = table.layout.zones["finale"]
    if not finale(state_of(table)):
        slip = goal_slip(kit, table)
        higher = max(0.0, kit.units.u(slip.get_height()) - zone.height)
        up = higher / 2 if ring_of(table).upright else -min(higher / 2, _DOWN_U)
        return [centred(kit, theme.LAYER_PROPS, slip, zone.x, zone.y - up)]
    seen = clowns_in_sight(state_of(table))
    words = kit.texts.say("flip_circus-table-finale")
    surface = _finale_slip(kit, zone, words, seen)
    return [centred(kit, theme.LAYER_PROPS, surface, zone.x, zone.y)]


def goal_slip(kit: Toolkit, table: TableView) -> Surface:
    """Return the goal; once a poster is won, also how the game ends otherwise (FC-27, FC-29)."""
    config = state_of(table).config
    limit, posters = config.turn_limit, config.posters_to_win
    how = "goal-limit" if limit else "goal-open" if has_finale(config) else ""
    keys = ("goal-posters", how) if how and any(state_of(table).posters_won) else ("goal", "goal-posters")
    words = tuple(kit.texts.say(f"flip_circus-table-{key}", limit=limit, posters=posters) for key in keys)
    return dark_notes(kit, words, table.layout.zones["finale"].width)


@painted
def _finale_slip(kit: Toolkit, zone: Zone, words: str, seen: int) -> Surface:
    """Return five small Clowns, grey while hidden; the words determine the slip's height."""
    stacked = zone.width < 340
    room = zone.width - (28 if stacked else 212)
    block = kit.fonts.block(words, "display", 20, "#7C1620", width_u=room, align="center", most=3)
    tall = kit.units.u(block.get_height())
    high = max(zone.height, (50 if stacked else 16) + tall)
    sheet = slip_panel(kit, zone.width, high, radius=13, margin_u=_MARGIN_U, shadow=LOW, frame_u=5)
    left, y = (zone.width / 2 - 68, 27.0) if stacked else (32.0, high / 2)
    for number in range(CLOWNS):
        picture = medal(kit, "clown", 36)
        if number >= seen:
            picture = kit.sprites.tinted(picture, "#8A8088A0")
        sheet.put(picture, left + 34 * number, y)
    if stacked:
        sheet.put(block, zone.width / 2, max(61.0, 46 + tall / 2))
    else:
        sheet.put(block, 196 + room / 2, y)
    return sheet.surface


# ---- the rosette ---------------------------------------------------------------------------------------


def rosette_place(table: TableView) -> list[PickablePlace]:
    """Return the click target that opens the rosette; none without that aid."""
    if ROSETTE not in table.aids:
        return []
    return [place_in(ROSETTE_BUTTON, table.layout.zones["button/rosette"].box)]


def _rosette_button(kit: Toolkit, table: TableView, is_open: bool) -> list[Item]:
    """Return a wooden plate with the rosette and two lines."""
    zone = table.layout.zones["button/rosette"]
    lit = is_open or table.pointer.hover == ROSETTE_BUTTON
    items = Plate(zone.box, "wood", CREAM_EDGE if lit else NO_EDGE).items(kit, Pose())
    return [*items, centred(kit, theme.LAYER_PLATE, _rosette_words(kit, zone), zone.x, zone.y)]


@painted
def _rosette_words(kit: Toolkit, zone: Zone) -> Surface:
    sheet = Panel(kit, (kit.units.px(zone.width), kit.units.px(zone.height)))
    sheet.put(
        kit.sprites.svg(f"{ART}rosette_button", height_u=zone.height - 18), 10, zone.height / 2, "midleft"
    )
    left = zone.height
    room = zone.width - left - 14
    say = kit.texts.say
    sheet.write(say("flip_circus-table-rosette"), "display", 22, theme.PAPER, left, 29, anchor="midleft",
                max_width_u=room)  # fmt: skip
    sheet.write(say("flip_circus-table-rosette-help"), "ui", theme.SMALL_U, theme.CREAM, left, 57,
                anchor="midleft", max_width_u=room)  # fmt: skip
    return sheet.surface


def _rosette(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the player's aid, large."""
    zone = table.layout.zones["rosette"]
    picture = kit.sprites.svg(f"{ART}rosette", width_u=zone.width)
    return [centred(kit, theme.LAYER_CONTROL, picture, zone.x, zone.y)]


def names_up(table: TableView) -> float:
    """Return the offset of names: with two seats, Applause and parts are in two rows below them."""
    return 47.0 if table.setup.seats == 2 else 0.0


def boards(table: TableView) -> list[Plate]:
    """Return every plate, counter and tray with each edge that a turn can give it, to paint them ahead."""
    zones = table.layout.zones
    names = {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}
    edges = (NO_EDGE, CREAM_EDGE, GOLD_EDGE)
    found = [Plate((0, 0, *size), "wood", edge) for size in names for edge in edges]
    for side in range(2):
        found.append(Plate(zones[f"counter/{side}"].box, "wood", NO_EDGE))
        tray = zones.get(f"tray/{side}")
        if tray:
            found += [Plate(tray.box, "navy", edge, TEAM_LINES[side]) for edge in (NO_EDGE, CREAM_EDGE)]
    return found
