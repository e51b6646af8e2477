"""Overlays of Flip Circus's tokens: rings, golden arrows, chips with the gain, eyes, reasons."""

import math
from collections.abc import Hashable, Sequence

from pygame import Surface

from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.effects import EXCHANGES
from circus.games.flip_circus.facts import reached
from circus.games.flip_circus.ring import POSITIONS, SIZE
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, centred
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.slips import LOW, slip_panel
from circus.ui.skins.flip_circus import menu as menus
from circus.ui.skins.flip_circus import plates, tokens
from circus.ui.skins.flip_circus.placement import BADGE_PART, badge_off
from circus.ui.skins.flip_circus.preview import NOTHING, FlipPreview, aimed
from circus.ui.skins.flip_circus.readings import artist_at, back_at, is_ring_set, picked
from circus.ui.skins.flip_circus.ring import HANG, TOKEN_RATIO, Ring, ring_of
from circus.ui.skins.flip_circus.spec import APPLAUSE, ART, MEMORY, PARTS, SEEN, SIDE
from circus.ui.skins.table_view import TableView

POINTED, TOUCHED = 1.1, 1.06
"""Magnification of a token under the pointer, and of one that an action affects."""
THIN = 0.16
"""A token with less than this `turn` shows its edge."""
CHIP_U = (92.0, 46.0)
ARROW_RATIO = 208 / 512
_MARGIN_U = 14.0


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return all overlays for the placed pieces."""
    items = plates.owners(kit, table, placed) + _edges(kit, placed) + _eyes(kit, placed)
    if not is_ring_set(table):
        return items
    moving = any(each.turn < 1 or (each.layer >= LIFT and not each.name) for each in placed)
    if moving:
        return items
    seen = aimed(table, placed)
    items += _offered(kit, table)
    if seen is not NOTHING:
        items += _previewed(kit, table, seen, placed)
    items += _chosen(kit, table, seen) + menus.menu_items(kit, table, seen)
    items += menus.choice_items(kit, table)
    if seen is NOTHING:
        items += _pointed(kit, table, placed)
    return items


def drag_overlay_key(table: TableView, piece: PlacedPiece, x: float, y: float) -> Hashable:
    """Return the token that the pointer has carried a token or an Applause to."""
    aims = piece.kind in (SIDE, SEEN, APPLAUSE)
    return ring_of(table).under(x, y) if aims else (x, y)


def _edges(kit: Toolkit, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the edges of tokens in the middle of a flip."""
    thin = [each for each in placed if each.kind in (SIDE, SEEN) and each.turn < THIN and each.alpha > 0.5]
    found = []
    for each in thin:
        edge = kit.sprites.svg(f"{ART}token_edge", height_u=round(each.height))
        layer = theme.LAYER_FLYING if each.layer >= LIFT else theme.LAYER_PIECE
        found.append(centred(kit, layer, edge, each.x, each.y))
    return found


def _eyes(kit: Toolkit, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return an eye on every revealed back."""
    found = []
    for each in placed:
        if each.kind == SEEN and each.alpha > 0.9 and each.turn >= 1:
            right, up = each.height * 0.33, each.height * 0.33
            found.append(centred(kit, theme.LAYER_FLYING, eye(kit), each.x + right, each.y - up))
    return found


@painted
def eye(kit: Toolkit, closed: bool = False) -> Surface:
    """Return a round badge: this back is visible now, or would be."""
    panel = Panel(kit, (kit.units.px(48), kit.units.px(48)), 8)
    disc = svg.oval(24, 24, 22, 22, svg.filled("#FFFFFF"))
    panel.shadow(disc, 2, 3, 3, 0.5)
    fill = "#6B6460" if closed else "#1D2744"
    panel.vector(svg.oval(24, 24, 22, 22, svg.lined("#FFF3DA", 3, fill=fill)))
    panel.put(icon(kit, "closed-eye" if closed else "eye", 30, "#FFF3DA"), 24, 24)
    return panel.surface


def _token_at(kit: Toolkit, table: TableView, position: int, grown: float, ring: str) -> list[Item]:
    """Return a token drawn again, larger, with a ring and a shadow or halo."""
    place = ring_of(table)
    x, y = place.spot(position)
    height = round(place.size * grown)
    picture = tokens.ringed(kit, artist_at(table, position), height, ring)
    shape = tokens.disc(kit, height)
    glow = kit.sprites.halo(shape, 9, 0.95) if ring == "gold" else kit.sprites.shadow(shape, 10, 0.5)
    down = 0 if ring == "gold" else 10
    middle = y + HANG * height
    items = [
        centred(kit, theme.LAYER_EDGE, glow, x, middle + down),
        centred(kit, theme.LAYER_EDGE, picture, x, middle),
    ]
    return items + _badge(kit, table, position, grown)


def _badge(kit: Toolkit, table: TableView, position: int, grown: float) -> list[Item]:
    """Return the badge of a seen back, drawn again over a redrawn token."""
    back = back_at(table, position) if MEMORY in table.aids else ""
    if not back:
        return []
    ring = ring_of(table)
    (x, y), (aside, below) = ring.spot(position), badge_off(ring, position)
    badge = tokens.medal(kit, back, BADGE_PART * ring.size)
    return [centred(kit, theme.LAYER_EDGE, badge, x + aside * grown, y + below * grown)]


def _pointed(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the token under the pointer, and its explanation."""
    if not table.pointer.hover.startswith("token/") or any(each.layer >= LIFT for each in placed):
        return []
    position = position_of(table.pointer.hover)
    if picked(table) == position:
        return []
    found = _token_at(kit, table, position, POINTED, "white")
    return found + (menus.tip_items(kit, table, position) if menus.has_token_slip(table) else [])


def _chosen(kit: Toolkit, table: TableView, seen: FlipPreview) -> list[Item]:
    """Return the picked token, and those that it can swap with."""
    if not menus.is_open(table):
        return []
    source = picked(table)
    if source in seen.touched and not seen.why:
        return []
    return _token_at(kit, table, source, POINTED, "white")


def _offered(kit: Toolkit, table: TableView) -> list[Item]:
    """Return a gold ring on the tokens that the picked one can swap with."""
    if not menus.is_open(table):
        return []
    ring, items = ring_of(table), []
    for position in POSITIONS:
        if f"token/{position}" in table.choice.selectable:
            x, y = ring.spot(position)
            picture = tokens.ringed(kit, artist_at(table, position), ring.size, "gold")
            items.append(centred(kit, theme.LAYER_EDGE, picture, x, y + HANG * ring.size))
            items += _badge(kit, table, position, 1.0)
    return items


def _previewed(
    kit: Toolkit, table: TableView, seen: FlipPreview, placed: Sequence[PlacedPiece]
) -> list[Item]:
    """Return the preview of an action.

    Affected tokens are gold, with arrows and gains; blocking ones are grey, with the reason.
    """
    lifted = {
        position_of(each.name) for each in placed if each.layer >= LIFT and each.name.startswith("token/")
    }
    items: list[Item] = []
    if seen.why:
        for position in seen.blockers:
            if position not in lifted:
                items += _token_at(kit, table, position, 1.0, "forbidden")
        return items + _reason(kit, table, seen)
    for position in seen.touched:
        if position not in lifted:
            items += _token_at(kit, table, position, TOUCHED, "gold")
    if seen.verb in EXCHANGES:
        one, other = seen.touched
        items += _ghost(kit, table, one, other) if lifted else _arrow(kit, table, one, other)
    elif seen.verb == "flip":
        items += _flip_arrow(kit, table, seen.token)
    else:
        items += _looks(kit, table, seen)
    return items + _gains(kit, table, seen)


def _arrow(kit: Toolkit, table: TableView, one: int, other: int) -> list[Item]:
    """Return a double arrow between two tokens.

    It is straight across the ring, and curved between neighbours.
    """
    ring = ring_of(table)
    (a, b), (c, d) = ring.spot(one), ring.spot(other)
    far = math.dist((a, b), (c, d))
    apart = (other - one) % SIZE
    clear = far - 1.7 * ring.radius
    if apart == SIZE // 2 or clear > 240:
        width, x, y, name = max(120.0, clear), (a + c) / 2, (b + d) / 2, "arrow_across"
        turn = math.degrees(math.atan2(d - b, c - a))
    else:
        return _hanging(kit, ring, one, other, far)
    arrow = kit.sprites.svg(f"{ART}{name}", width_u=round(width))
    return [centred(kit, theme.LAYER_TAG, kit.sprites.tilted(arrow, turn), x, y)]


def _hanging(kit: Toolkit, ring: Ring, one: int, other: int, far: float) -> list[Item]:
    """Return a curved arrow on the inner side, its bow towards the middle."""
    (a, b), (c, d) = ring.spot(one), ring.spot(other)
    x, y = ring.between(one, other)
    turn = math.degrees(math.atan2(d - b, c - a))
    lean = math.radians(turn)
    down = (-math.sin(lean), math.cos(lean))
    if down[0] * (ring.x - x) + down[1] * (ring.y - y) < 0:
        turn, down = turn + 180, (-down[0], -down[1])
    width = round(far * 0.8)
    arrow = kit.sprites.svg(f"{ART}arrow_swap", width_u=width)
    away = ring.radius * 0.8 + width * ARROW_RATIO / 2
    middle = x + down[0] * away, y + down[1] * away
    return [centred(kit, theme.LAYER_TAG, kit.sprites.tilted(arrow, turn), *middle)]


def _ghost(kit: Toolkit, table: TableView, place: int, token: int) -> list[Item]:
    """Return the neighbour that a dragged token will swap with, pale at the free place."""
    ring = ring_of(table)
    x, y = ring.spot(place)
    picture = tokens.token(kit, artist_at(table, token), ring.size)
    return [centred(kit, theme.LAYER_PIECE, kit.sprites.faded(picture, 150), x, y + HANG * ring.size)]


def _flip_arrow(kit: Toolkit, table: TableView, position: int) -> list[Item]:
    ring = ring_of(table)
    x, y = ring.spot(position)
    side = round(ring.size * TOKEN_RATIO * 1.16)
    return [centred(kit, theme.LAYER_TAG, kit.sprites.svg(f"{ART}arrow_flip", height_u=side), x, y)]


def _looks(kit: Toolkit, table: TableView, seen: FlipPreview) -> list[Item]:
    """Return eyes on the backs that a look would show, closed on a Tamer's; on the outer side."""
    ring = ring_of(table)
    found = []
    for position in reached(seen.verb, seen.token):
        (x, y), (across, along) = ring.spot(position), ring.inward(position)
        far, mark = ring.radius * 0.86, eye(kit, closed=position not in seen.touched)
        found.append(centred(kit, theme.LAYER_TAG, mark, x - across * far, y - along * far))
    return found


def _gains(kit: Toolkit, table: TableView, seen: FlipPreview) -> list[Item]:
    """Return the gains of an action, at their places."""
    ring, found = ring_of(table), []
    if seen.pairs:
        x, y = ring.between(seen.pairs[0], seen.pairs[0] + 1)
        out = _outward(ring, x, y, ring.radius * 0.92)
        found.append(centred(kit, theme.LAYER_CONTROL, chip(kit, "applause"), *out))
    for number, artist in enumerate(seen.posters):
        x, y = ring.x + 120 * (number - (len(seen.posters) - 1) / 2), ring.y + 6
        found.append(centred(kit, theme.LAYER_CONTROL, chip(kit, artist), x, y))
    return found


def _outward(ring: Ring, x: float, y: float, far: float) -> tuple[float, float]:
    across, along = x - ring.x, y - ring.y
    length = math.hypot(across, along) or 1.0
    return x + across / length * far, max(34.0, y + along / length * far)


@painted
def chip(kit: Toolkit, gain: str) -> Surface:
    """Return a slip with a gain: one Applause, or a part of the poster."""
    width, height = CHIP_U if gain == "applause" else (112.0, 72.0)
    panel = slip_panel(kit, width, height, radius=11, margin_u=_MARGIN_U, shadow=LOW)
    if gain in PARTS:
        panel.put(tokens.part(kit, gain, 58), 37, height / 2)
        panel.put(icon(kit, "star", 32, "#B5282E"), 86, height / 2)
    else:
        panel.put(kit.sprites.svg(f"{ART}applause", height_u=38), 27, height / 2)
        panel.write("+1", "display", 25, theme.INK, 66, height / 2 - 1)
    return panel.surface


def _reason(kit: Toolkit, table: TableView, seen: FlipPreview) -> list[Item]:
    """Return the rule against a drag; an open menu shows it in its own line."""
    assert seen.why
    if menus.is_open(table):
        return []
    words = kit.texts.explain(seen.why)
    surface = _reason_panel(kit, words)
    ring = ring_of(table)
    return [centred(kit, theme.LAYER_CONTROL, surface, ring.x, ring.y - 8)]


@painted
def _reason_panel(kit: Toolkit, words: str) -> Surface:
    block = kit.fonts.block(words, "ui", theme.CAPTION_U, theme.CREAM, width_u=300)
    width, height = kit.units.u(block.get_width()) + 84, kit.units.u(block.get_height()) + 26
    panel = Panel(kit, (kit.units.px(width), kit.units.px(height)), _MARGIN_U)
    panel.vector(
        f'<rect x="1" y="1" width="{width - 2:.1f}" height="{height - 2:.1f}" rx="12" fill="#17101A" '
        'fill-opacity="0.93" stroke="#F7E8C9" stroke-opacity="0.5" stroke-width="1.8"/>'
    )
    panel.put(icon(kit, "lock", 30), 20, height / 2, "midleft")
    panel.put(block, 66, height / 2, "midleft")
    return panel.surface
