"""Drawings around the cards of Clown Standoff: deck, odds, heap, the three choices."""

from collections.abc import Hashable, Sequence

from pygame import Surface

from circus.games.clown_standoff.facts import pies_in_deck, pies_risked, price
from circus.games.clown_standoff.state import CHOOSING
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.tableau import spots
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import CaptionStrip, Pose, centred
from circus.ui.gfx.widgets.slips import dark_notes
from circus.ui.skins.clown_standoff import captions, cards, plates, slips, spec
from circus.ui.skins.clown_standoff.placement import FLIP, pay_zone
from circus.ui.skins.plain import NORMAL
from circus.ui.skins.table_view import TableView

LABEL_DOWN_U = 84.0
"""Distance from the centre of the heap to that of its label."""


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return count and odds, the three choices, and the card under the pointer."""
    items = deck(kit, table, placed) + heap(kit, table, placed) + status(kit, table)
    return items + choices(kit, table) + pointed(kit, table, placed)


def drag_overlay_key(table: TableView, piece: PlacedPiece, x: float, y: float) -> Hashable:
    """Return the position of the deck's card, since its count moves with it; `None` for other pieces."""
    return (x, y) if piece.kind == spec.PIE else None


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the dummy's plate, and the places of payment."""
    return plates.dummy(kit, table) + goal(kit, table) + _open_places(kit, table)


def goal(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the value of clowns, on the empty drum, while the viewer chooses one."""
    state, zone = spec.state_of(table), table.layout.zones["drum"]
    if state.phase != CHOOSING or any(state.chosen) or table.viewer < 0:
        return []
    key = "clown_standoff-table-worth"
    words = kit.texts.say(key), kit.texts.say(f"{key}-price", count=price(state, "pass"))
    slip = dark_notes(kit, words, zone.width * 0.74)
    return [centred(kit, theme.LAYER_PROPS, slip, zone.x, zone.y - zone.height * 0.1)]


def status(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the state of play: the trick or the Standoff."""
    line, zone = captions.status(kit.texts, table), table.layout.zones["status"]
    side = "left" if zone.across == 0 else "center"
    x = zone.x - zone.width / 2 if side == "left" else zone.x
    return list(CaptionStrip(x, zone.y, line, side=side, width=zone.width).items(kit, Pose()))


def _open_places(kit: Toolkit, table: TableView) -> list[Item]:
    """Return dashed gold places: one at the deck's foot, as many as a pass costs below the neighbour."""
    if not spec.may_act(table):
        return []
    live = {action.verb for action in table.choice.live}
    zones, items = table.layout.zones, []
    if "reshuffle" in live:
        zone = zones["reshuffle"]
        items.append(centred(kit, theme.LAYER_PLATE, slips.open_place(kit, zone.size), zone.x, zone.y))
    if "pass" in live:
        zone = pay_zone(table)
        picture = slips.open_place(kit, zone.size)
        for x, y, _ in spots(zone, price(spec.state_of(table), "pass")):
            items.append(centred(kit, theme.LAYER_PLATE, picture, x, y))
    return items


def deck(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the number of pies left, the chance of the Hit, and gold if the deck can be clicked."""
    pies = [piece for piece in placed if piece.kind == spec.PIE and not piece.face and piece.place == "deck"]
    if not pies:
        return []
    top, items = pies[-1], []
    if {"verb/reveal", "verb/reshuffle"} & table.choice.selectable:
        items += _golden(kit, top)
    x, y = top.x + top.height * spec.SHEET.ratio / 2 - 4, top.y - top.height / 2 + 6
    if top.height > slips.DISC_U * 2.6:
        items.append(centred(kit, theme.LAYER_TAG, slips.disc(kit, len(pies)), x, y))
    moves = top.layer >= LIFT or any(piece.place == FLIP for piece in placed)
    if spec.shows_odds(table) and not moves:
        zone, state = table.layout.zones["slip"], spec.state_of(table)
        slip = slips.slip(kit, state.config.hits, pies_in_deck(state))
        items.append(centred(kit, theme.LAYER_TAG, slip, zone.x, zone.y))
    return items


def _golden(kit: Toolkit, card: PlacedPiece) -> list[Item]:
    halo = kit.sprites.halo(spec.SHEET.outline(kit, card.height), 8, 0.95)
    edge = spec.SHEET.gold_edge(kit, card.height)
    return [
        centred(kit, theme.LAYER_HALO, halo, card.x, card.y),
        centred(kit, theme.LAYER_EDGE, edge, card.x, card.y),
    ]


def heap(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the number of cards that have left the game."""
    gone = sum(each.place == "discard" for each in placed)
    if not gone:
        return []
    zone = table.layout.zones["discard"]
    line = kit.texts.say("clown_standoff-table-discard", count=gone)
    return list(CaptionStrip(zone.x, zone.y + LABEL_DOWN_U, line, width=300).items(kit, Pose()))


def choices(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the three choices with name, gesture and risk."""
    if not spec.may_act(table):
        return []
    items = []
    for verb in spec.VERBS:
        zone = table.layout.zones[f"tag/{verb}"]
        surface = tag(kit, table, verb)
        live = f"verb/{verb}" in table.choice.selectable or any(
            each.verb == verb for each in table.choice.live
        )
        if live and table.pointer.hover == f"verb/{verb}":
            outline = kit.sprites.svg(f"{spec.ART}tag", width_u=zone.width)
            halo = kit.sprites.halo(outline, 7, 0.95)
            items.append(centred(kit, theme.LAYER_TAG, halo, zone.x, zone.y))
        shade = surface if live or not table.can(verb) else kit.sprites.tinted(surface, "#B4A8A4")
        items.append(centred(kit, theme.LAYER_TAG, shade, zone.x, zone.y))
    return [*items, *_pointer(kit, table)]


def _pointer(kit: Toolkit, table: TableView) -> list[Item]:
    """Return chevrons from the tag to the deck, if it is adjacent."""
    zones = table.layout.zones
    tag_zone, deck_zone = zones["tag/reveal"], zones["deck"]
    gap = deck_zone.x - deck_zone.size * spec.SHEET.ratio / 2 - tag_zone.x - tag_zone.width / 2
    if "verb/reveal" not in table.choice.selectable or not -20 < gap < 60:
        return []
    chevrons = kit.sprites.tilted(kit.sprites.svg(f"{spec.ART}chevrons", height_u=42), 90)
    return [centred(kit, theme.LAYER_TAG, chevrons, tag_zone.x + tag_zone.width / 2 + gap / 2, tag_zone.y)]


def tag(kit: Toolkit, table: TableView, verb: str) -> Surface:
    """Return the tag of one choice in its current state."""
    say, state, lit = kit.texts.say, spec.state_of(table), table.can(verb)
    cost = price(state, verb)
    how = say(f"clown_standoff-table-how-{verb}" if lit else "clown_standoff-table-needs", count=cost)
    pies = pies_risked(state, verb)
    pill = say("clown_standoff-table-safe")
    if pies:
        pill = say("clown_standoff-table-risk", hits=state.config.hits, cards=pies)
    title, odds = say(f"clown_standoff-verb-{verb}"), pill if spec.ODDS in table.aids else ""
    return slips.tag(kit, verb, title, how, odds, table.layout.zones[f"tag/{verb}"].width, lit)


def pointed(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the viewer's card under the pointer: whole, upright, larger."""
    card = next((each for each in reversed(placed) if each.name and each.name == table.pointer.hover), None)
    if card is None or card.name not in table.choice.selectable or card.layer >= LIFT:
        return []
    height = spec.pointed_height(card.height)
    x, y = card.x, card.y + card.height / 2 - height / 2
    sprites, layer = kit.sprites, theme.LAYER_TAG
    outline = spec.SHEET.outline(kit, height)
    return [
        centred(kit, layer, sprites.shadow(outline, 9, 0.5), x + 12, y + 16),
        centred(kit, layer, sprites.halo(outline, 7), x, y),
        centred(kit, layer, cards.face(kit, spec.CARD, card.face, height, NORMAL), x, y),
        centred(kit, layer, spec.SHEET.gold_edge(kit, height), x, y),
    ]
