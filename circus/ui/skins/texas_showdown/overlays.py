"""Drawings below and above the cards of Texas Showdown: open places, counts, ribbons, the last trick."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import cos, radians, sin

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.games.texas_showdown.facts import (
    faces_won,
    giver,
    last_trick,
    numbers_in,
    point_limit,
    receiver,
    would_take,
)
from circus.games.texas_showdown.state import EXCHANGE, GIVE
from circus.games.texas_showdown.trick import counts, taker, zeroing
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.tableau import spots
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import centred
from circus.ui.gfx.widgets.slips import number_disc
from circus.ui.skins.plain import NORMAL, portrait
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown import cards, papers, slips
from circus.ui.skins.texas_showdown.captions import receiver_name
from circus.ui.skins.texas_showdown.painter import outline
from circus.ui.skins.texas_showdown.placement import packet
from circus.ui.skins.texas_showdown.spec import DULL, LAST_TRICK, SHEET, state_of

MANY_TRICKS = 4
"""Number of tricks on a plate from which they are counted with a number."""


MAX_LINES = 4
"""Lines of the status that end above the next player's hand."""

PROPS = ("mug", "rope", "cartridges", "lantern", "chips")
"""Objects on the planks, if the layout has room for them."""


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return dull objects on the planks, and the places for the viewer's card or cards."""
    items = []
    for name in PROPS:
        zone = table.layout.zones.get(f"prop/{name}")
        if zone:
            sprite = kit.sprites.svg(f"texas_showdown/{name}", height_u=zone.size, tilt=zone.tilt)
            dull = kit.sprites.tinted(sprite, DULL)
            items.append(centred(kit, theme.LAYER_PROPS, dull, zone.x, zone.y))
    return items + _open_places(kit, table)


def _open_places(kit: Toolkit, table: TableView) -> list[Item]:
    """Return dashed gold places: for a card to play, the cards to pass, or a lead to give away."""
    verbs, zones = {action.verb for action in table.choice.live}, table.layout.zones
    if "play" in verbs:
        return [_dashed(kit, zones["trick/0"])]
    if "lead" in verbs:
        seats = [int(name.partition("/")[2]) for name in table.choice.selectable if name.startswith("seat/")]
        return [_dashed(kit, zones[f"trick/{table.chair(seat)}"]) for seat in sorted(seats)]
    return _passing_places(kit, table)


def _passing_places(kit: Toolkit, table: TableView) -> list[Item]:
    state = state_of(table)
    to = receiver(state, table.viewer) if state.step == GIVE and table.viewer >= 0 else None
    if to is None:
        return []
    zone, tag = table.layout.zones["give/0"], table.layout.zones["receiver"]
    label = kit.texts.say("texas_showdown-table-for", name=receiver_name(table))
    items = [centred(kit, theme.LAYER_TAG, slips.tag(kit, portrait(table, to), label), tag.x, tag.y)]
    if table.viewer in table.acting:
        places = [replace(zone, x=x, y=y) for x, y, _ in spots(zone, state.config.cards_passed)]
        items += [_dashed(kit, place) for place in places]
    return items


def _dashed(kit: Toolkit, zone: Zone) -> Item:
    """Return a dashed gold place for a card of a zone."""
    place = slips.dashed_place(kit, *slips.place_size(zone))
    return centred(kit, theme.LAYER_PLATE, kit.sprites.tilted(place, zone.tilt), zone.x, zone.y)


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the trick's count and current taker, each seat's tricks, and the card under the pointer."""
    trick = [piece for piece in placed if piece.place.startswith("trick/") and piece.layer < LIFT]
    items = _status(kit, table) + _piles(kit, table, placed)
    if any(piece.kind != "card" for piece in placed):
        return items
    items += _sender(kit, table)
    if trick:
        items += _count(kit, table, trick)
    elif LAST_TRICK in table.opened:
        items += _last_trick_again(kit, table)
    return items + _previews(kit, table, placed)


def _status(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the number of the hand and of the trick, and at how many points the fewest win."""
    state, zone = state_of(table), table.layout.zones["status"]
    turn = table.game.facts.turn(state)
    if not turn.round:
        return []
    number, tricks = max(1, turn.turn), state.config.hand_size
    words = kit.texts.say("texas_showdown-table-status", hand=turn.round, trick=number, tricks=tricks)
    whole = words + "\n" + papers.goal_words(kit.texts, point_limit(state))
    lines = kit.fonts.lines(whole, "ui-semibold", theme.CAPTION_U, zone.width)
    if zone.across == 0 and lines <= MAX_LINES:  # upright, the plates follow close below
        words = whole
    line = slips.label(kit, words, zone.width)
    x, y = kit.units.point(zone.x - (zone.width / 2 if zone.across == 0 else 0), zone.y)
    left = x if zone.across == 0 else x - line.get_width() // 2
    margin = kit.sprites.margin(3)
    top = max(y - line.get_height() // 2, kit.units.px(zone.y - zone.height / 2) - margin)
    return [Item(theme.LAYER_CONTROL, line, left - margin, top)]


def _piles(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return outlines of empty piles, numbers of large ones, and the Happy Faces won."""
    held = Counter(piece.place for piece in placed if piece.layer < LIFT)
    state, items = state_of(table), []
    happy = state.config.face_cards == "happy_faces"
    won = faces_won(state) if happy else (0,) * table.setup.seats
    for seat in range(table.setup.seats):
        zone = table.layout.zones[f"pile/{table.chair(seat)}"]
        tricks = held[f"pile/{seat}"] // table.setup.seats
        if not tricks:
            empty = slips.empty_pile(kit, zone.size)
            items.append(centred(kit, theme.LAYER_PLATE, empty, *packet(zone, 0, 1)))
        elif tricks >= MANY_TRICKS:
            number = number_disc(kit, str(tricks))
            right = zone.x + zone.width / 2
            items.append(centred(kit, theme.LAYER_TAG, number, right - 4, zone.y + zone.size / 2 - 5))
        faces = won[seat]
        if faces:
            badge, plate = slips.faces(kit, faces), table.layout.zones[f"plate/{table.chair(seat)}"]
            items.append(centred(kit, theme.LAYER_TAG, badge, zone.x, plate.y - plate.height / 2))
    return items


def _sender(kit: Toolkit, table: TableView) -> list[Item]:
    """Return who has passed the cards in front of the viewer."""
    state, zone = state_of(table), table.layout.zones["receiver"]
    seat = giver(state, table.viewer) if state.step == EXCHANGE and table.viewer >= 0 else None
    if seat is None:
        return []
    words = kit.texts.say("texas_showdown-table-from", name=table.seats[seat].name)
    paper = slips.tag(kit, portrait(table, seat), words)
    return [centred(kit, theme.LAYER_TAG, paper, zone.x, zone.y)]


def _count(kit: Toolkit, table: TableView, trick: Sequence[PlacedPiece]) -> list[Item]:
    """Return the count of the cards that have reached the trick, and a ribbon on the one that takes it.

    While others still play, the ribbon says that this may change.
    """
    numbers = [int(piece.face) for piece in trick if piece.face]
    zeroes, zone = zeroing(state_of(table)), table.layout.zones["slip"]
    if not numbers:
        return []
    best = str(taker(numbers, zeroes))
    winner = next((piece for piece in trick if piece.face == best), trick[-1])
    items = slips.count_slip(kit, counts(numbers, zeroes), zone.x, zone.y)
    words = "takes" if len(numbers) == table.setup.seats else "takes-so-far"
    return [*items, _under(kit, slips.ribbon(kit, kit.texts.say(f"texas_showdown-table-{words}")), winner)]


def _last_trick_again(kit: Toolkit, table: TableView) -> list[Item]:
    """Return the last trick again, at the places of its cards."""
    state, zones = state_of(table), table.layout.zones
    last, items = last_trick(state), []
    best = taker(numbers_in(last), zeroing(state))
    for seat, number in last:
        zone = zones[f"trick/{table.chair(seat)}"]
        sprites, card = kit.sprites, cards.face(kit, str(number), zone.size, NORMAL)
        shade = sprites.tilted(sprites.shadow(outline(kit, zone.size), 5, 0.4), zone.tilt)
        items.append(centred(kit, theme.LAYER_TAG, shade, zone.x + 3, zone.y + 5))
        items.append(centred(kit, theme.LAYER_TAG, sprites.tilted(card, zone.tilt), zone.x, zone.y))
        if number == best:
            ribbon = slips.ribbon(kit, kit.texts.say("texas_showdown-table-takes"))
            piece = PlacedPiece("", "card", str(number), "", zone.x, zone.y, zone.size, zone.tilt)
            items.append(_under(kit, ribbon, piece))
    if last:
        title = slips.tag(kit, "", kit.texts.say("texas_showdown-table-last-trick"))
        items.append(centred(kit, theme.LAYER_TAG, title, zones["slip"].x, zones["slip"].y))
    return items


def _previews(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return the card under the pointer whole, above its neighbours, and its effect on the trick."""
    hand = [piece for piece in placed if piece.place == f"hand/{table.viewer}" and piece.layer < LIFT]
    card = next((piece for piece in reversed(hand) if piece.name and piece.name == table.pointer.hover), None)
    if card is None or card.name not in table.choice.selectable:
        return []
    x, y, height = card.x, card.y - 12, card.height
    sprites, layer, blank = kit.sprites, theme.LAYER_TAG, outline(kit, height)
    items = [
        centred(kit, layer, sprites.shadow(blank, 9, 0.5), x + 8, y + 14),
        centred(kit, layer, sprites.halo(blank, 7), x, y),
        centred(kit, layer, cards.face(kit, card.face, height, NORMAL), x, y),
        centred(kit, layer, SHEET.gold_edge(kit, height), x, y),
    ]
    state = state_of(table)
    if state.trick():
        takes = would_take(state, int(card.face))
        words = kit.texts.say(f"texas_showdown-table-would-{'take' if takes else 'duck'}")
        items.append(centred(kit, layer, slips.ribbon(kit, words, takes), x, y + height / 2 - 8))
    return items


def _under(kit: Toolkit, ribbon: Surface, card: PlacedPiece) -> Item:
    """Return a ribbon over the lower edge of a card, at the same tilt."""
    away, angle = card.height / 2 - 15, radians(card.tilt)
    x, y = card.x - sin(angle) * away, card.y + cos(angle) * away
    return centred(kit, theme.LAYER_TAG, kit.sprites.tilted(ribbon, card.tilt), x, y)
