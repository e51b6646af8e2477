"""What is drawn over and under the cards of Texas Showdown: counts, ribbons, open places, the last trick."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from math import cos, radians, sin

from pygame import Surface

from circus.levels.layouts import Zone
from circus.looks.old import OldLook as Look
from circus.looks.plain import NORMAL
from circus.looks.table_view import TableView
from circus.looks.texas_showdown import cards, slips
from circus.looks.texas_showdown import choreography as motion
from circus.looks.texas_showdown.captions import last_trick, state_of
from circus.looks.texas_showdown.placement import packet
from circus.looks.texas_showdown.trick import counts, taker, zeroing
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.toolkit import Toolkit

MANY_TRICKS = 4
"""From so many on, the tricks on a plate are counted with a number."""


def status(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """Which hand and trick is played, and out of how many."""
    state, zone = state_of(table), table.layout.zones["status"]
    if not state.hand:
        return []
    places = Counter(each.place.partition("/")[0] for each in shown if each.layer < LIFT)
    size = state.agreed.hand_size
    number = min(size, places["pile"] // table.setup.seats + 1)
    words = kit.texts.say("texas_showdown-table-status", hand=state.hand, trick=number, tricks=size)
    line = slips.label(kit, words, zone.width)
    x, y = kit.units.point(zone.x - (zone.width / 2 if zone.across == 0 else 0), zone.y)
    left = x if zone.across == 0 else x - line.get_width() // 2
    return [Item(theme.LAYER_CONTROL, line, left - kit.sprites.margin(3), y - line.get_height() // 2)]


def piles(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """An outline where there is no trick yet, a number where there are many."""
    held = Counter(each.place for each in shown if each.place.startswith("pile/") and each.layer < LIFT)
    items = []
    for seat in range(table.setup.seats):
        zone = table.layout.zones[f"pile/{table.chair(seat)}"]
        tricks = held[f"pile/{seat}"] // table.setup.seats
        if not tricks:
            outline = slips.empty_pile(kit, zone.size)
            items.append(slips.centred(kit, theme.LAYER_PLATE, outline, *packet(zone, 0, 1)))
        elif tricks >= MANY_TRICKS:
            number = slips.badge(kit, str(tricks))
            right = zone.x + zone.width / 2
            items.append(slips.centred(kit, theme.LAYER_TAG, number, right - 4, zone.y + zone.size / 2 - 5))
    return items


def sender(kit: Toolkit, look: Look, table: TableView) -> Item:
    """Who has passed the cards that the viewer looks at."""
    state, zone = state_of(table), table.layout.zones["receiver"]
    giver = state.agreed.receiver(table.viewer, -state.hand)
    words = kit.texts.say("texas_showdown-table-from", name=table.seats[giver].name)
    paper = slips.tag(kit, look.portrait(table, giver), words)
    return slips.centred(kit, theme.LAYER_TAG, paper, zone.x, zone.y)


def count(kit: Toolkit, table: TableView, trick: Sequence[PlacedPiece]) -> list[Item]:
    """The count slip, and the ribbon on the card that takes the trick now."""
    numbers = [int(each.face) for each in trick if each.face]
    zeroes, zone = zeroing(table.setup), table.layout.zones["slip"]
    if not numbers:
        return []
    items = slips.slip(kit, counts(numbers, zeroes), zone.x, zone.y)
    best = str(taker(numbers, zeroes))
    winner = next(each for each in trick if each.face == best)
    words = kit.texts.say("texas_showdown-table-takes")
    return [*items, under(kit, slips.ribbon(kit, words), winner)]


def last_trick_again(kit: Toolkit, look: Look, table: TableView) -> list[Item]:
    """The last trick once more, where its cards lay."""
    last = last_trick(table)
    if not last:
        return []
    zones, items = table.layout.zones, []
    best = taker([number for _, number in last], zeroing(table.setup))
    for seat, number in last:
        zone = zones[f"trick/{table.chair(seat)}"]
        card = PlacedPiece("", "card", str(number), "", zone.x, zone.y, zone.size, zone.tilt)
        surface = kit.sprites.tilted(look.face(kit, "card", card.face, zone.size, NORMAL), zone.tilt)
        shade = kit.sprites.tilted(
            kit.sprites.shadow(look.silhouette(kit, "card", "", zone.size), 5, 0.4), zone.tilt
        )
        items.append(slips.centred(kit, theme.LAYER_TAG, shade, zone.x + 3, zone.y + 5))
        items.append(slips.centred(kit, theme.LAYER_TAG, surface, zone.x, zone.y))
        if number == best:
            words = kit.texts.say("texas_showdown-table-takes")
            items.append(under(kit, slips.ribbon(kit, words), card))
    title = slips.tag(kit, "", kit.texts.say("texas_showdown-table-last-trick"))
    return [*items, slips.centred(kit, theme.LAYER_TAG, title, zones["slip"].x, zones["slip"].y)]


def previews(
    kit: Toolkit, look: Look, table: TableView, shown: Sequence[PlacedPiece], trick: list[int]
) -> list[Item]:
    """The card under the pointer whole, above its neighbours, and what it would do to the trick."""
    here = f"hand/{table.viewer}"
    card = next((each for each in reversed(shown) if each.name and each.name == table.hover), None)
    if card is None or card.name not in table.wanted or card.place != here or card.layer >= LIFT:
        return []
    raised = replace(card, y=card.y - 12, tilt=0.0)
    sprites, layer = kit.sprites, theme.LAYER_TAG
    outline = look.silhouette(kit, "card", "", card.height)
    items = [
        slips.centred(kit, layer, sprites.shadow(outline, 9, 0.5), raised.x + 8, raised.y + 14),
        slips.centred(kit, layer, sprites.halo(outline, 7), raised.x, raised.y),
        slips.centred(kit, layer, look.face(kit, "card", card.face, card.height, NORMAL), raised.x, raised.y),
        slips.centred(kit, layer, cards.gold_edge(kit, card.height), raised.x, raised.y),
    ]
    if trick:
        number = int(card.face)
        takes = taker([*trick, number], zeroing(table.setup)) == number
        key = "texas_showdown-table-would-take" if takes else "texas_showdown-table-would-duck"
        words = kit.texts.say(key)
        ribbon = slips.ribbon(kit, words, takes)
        items.append(slips.centred(kit, layer, ribbon, raised.x, raised.y + card.height / 2 - 8))
    return items


def dashed(kit: Toolkit, zone: Zone) -> Item:
    """A dashed gold place for a card of a zone."""
    place = slips.dashed_place(kit, *place_size(zone))
    return slips.centred(kit, theme.LAYER_PLATE, kit.sprites.tilted(place, zone.tilt), zone.x, zone.y)


def place_size(zone: Zone) -> tuple[float, float]:
    """Width and height of a card's place in a zone."""
    return zone.size * cards.RATIO + 6, zone.size + 6


def under(kit: Toolkit, ribbon: Surface, card: PlacedPiece) -> Item:
    """A ribbon over the lower edge of a card, leaning as it does."""
    away, angle = card.height / 2 - 15, radians(card.tilt)
    x, y = card.x - sin(angle) * away, card.y + cos(angle) * away
    return slips.centred(kit, theme.LAYER_TAG, kit.sprites.tilted(ribbon, card.tilt), x, y)


def score_face(kit: Toolkit, face: str, height_u: float) -> Surface:
    """The points of a hand, from the face of its piece."""
    hand, foot, *lines = face.split(motion.LEFT)
    rows = []
    for line in lines:
        seat, name, scored, total = line.split(motion.RIGHT)
        rows.append((f"texas_showdown/seat_{int(seat) + 1}", name, scored, total))
    title = kit.texts.say("texas_showdown-table-scored", hand=int(hand))
    words = (
        kit.texts.say("texas_showdown-table-limit", points=int(foot))
        if foot
        else kit.texts.say("texas_showdown-table-single")
    )
    return slips.score_sheet(kit, title, rows, words, height_u)
