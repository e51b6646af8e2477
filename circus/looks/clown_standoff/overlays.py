"""What is drawn round the cards of Clown Standoff: deck, odds, heap, the three choices, the dummy's plate."""

from collections.abc import Sequence

from pygame import Surface

from circus.games.clown_standoff.cards import size
from circus.games.clown_standoff.state import DODGES, TURN
from circus.looks.clown_standoff import captions as words
from circus.looks.clown_standoff import cards, slips
from circus.looks.clown_standoff.cards import ART
from circus.looks.clown_standoff.placement import FLIP, PACK, pay_zone
from circus.looks.plain import NORMAL
from circus.looks.table_view import Place, TableView
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.tableau import spots
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Caption, Label, Plate, Pose
from circus.stage.widgets.boards import NO_EDGE

VERBS = ("reveal", "reshuffle", "pass")
ODDS = "odds"
"""The aid that tells the chance of the Hit."""
LABEL_DOWN_U = 84.0
"""From the middle of the heap to the middle of its label."""
PORTRAIT_HANG_U = 16.0


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """The dummy's plate, and the places where the viewer can pay."""
    items = _dummy(kit, table) if "plate/dummy" in table.layout.zones else []
    return items + _open_places(kit, table)


def status(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """What is going on: the trick or the Standoff."""
    line, zone = words.status(kit.texts, table, shown), table.layout.zones["status"]
    side = "left" if zone.across == 0 else "center"
    x = zone.x - zone.width / 2 if side == "left" else zone.x
    return list(Caption(x, zone.y, line, side=side, width=zone.width).items(kit, Pose()))


def _dummy(kit: Toolkit, table: TableView) -> list[Item]:
    """The plate of the third hand in a game of two."""
    zone, state = table.layout.zones["plate/dummy"], words.state_of(table)
    say, left = kit.texts.say, zone.x - zone.width / 2
    box = (left, zone.y - zone.height / 2, zone.width, zone.height)
    inside = left + zone.size - PORTRAIT_HANG_U + 14
    room = zone.width - zone.size
    held = size(state.hands[-1])
    lines = [(say("clown_standoff-table-dummy"), "display", theme.NAME_U, theme.PAPER, -14 if held else 0)]
    if held:
        count = say("clown_standoff-table-cards", count=held)
        lines.append((count, "ui", theme.CAPTION_U, theme.CREAM, 19))
    items = Plate(box, "wood", NO_EDGE).items(kit, Pose())
    for line, font, height, colour, down in lines:
        label = Label(
            inside, zone.y + down, line, font, height, colour, max_width=room, layer=theme.LAYER_PLATE
        )
        items += label.items(kit, Pose())
    portrait = kit.sprites.svg(f"{ART}dummy", height_u=zone.size)
    x, y = kit.units.point(left - PORTRAIT_HANG_U, zone.y - zone.size / 2)
    return [*items, Item(theme.LAYER_PLATE, portrait, x, y)]


def _open_places(kit: Toolkit, table: TableView) -> list[Item]:
    """Dashed gold: one place at the deck's foot, as many as a pass costs below the neighbour."""
    if not words.may_act(table):
        return []
    live = {action.verb for action in table.live}
    zones, items = table.layout.zones, []
    if "reshuffle" in live:
        zone = zones["reshuffle"]
        items.append(slips.centred(kit, theme.LAYER_PLATE, slips.place(kit, zone.size), zone.x, zone.y))
    if "pass" in live:
        zone = pay_zone(table, zones["pay"])
        picture = slips.place(kit, zone.size)
        for x, y, _ in spots(zone, words.price(table)):
            items.append(slips.centred(kit, theme.LAYER_PLATE, picture, x, y))
    return items


def places(table: TableView, dragging: bool) -> list[Place]:
    """The three choices as targets: their tags, the deck, and the places to pay in."""
    if not words.may_act(table):
        return []
    zones = table.layout.zones
    deck, foot, pay = zones["deck"], zones["reshuffle"], pay_zone(table, zones["pay"])
    found = [
        Place(f"verb/{verb}", zones[f"tag/{verb}"].x, zones[f"tag/{verb}"].y, zones[f"tag/{verb}"].width,
              zones[f"tag/{verb}"].height)
        for verb in VERBS
        if words.can(table, verb)
    ]  # fmt: skip
    on_deck = "verb/reshuffle" if table.picks or dragging else "verb/reveal"
    if words.can(table, on_deck.partition("/")[2]):
        found.append(Place(on_deck, deck.x, deck.y, deck.size * cards.RATIO, deck.size))
    if words.can(table, "reshuffle"):
        found.append(Place("verb/reshuffle", foot.x, foot.y, foot.size * cards.RATIO, foot.size))
    if words.can(table, "pass"):
        wide = pay.width + pay.size * cards.RATIO
        found.append(Place("verb/pass", pay.x, pay.y, wide, pay.size))
    return found


def deck(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """How many pies are left, the chance of the Hit, and gold when the deck can be touched."""
    pies = [each for each in shown if each.kind == cards.PIE and not each.face]
    lying = [each for each in pies if each.place in ("deck", PACK)]
    if not lying:
        return []
    top = lying[-1]
    items = []
    if {"verb/reveal", "verb/reshuffle"} & table.wanted:
        items += _golden(kit, top)
    x, y = top.x + top.height * cards.RATIO / 2 - 4, top.y - top.height / 2 + 6
    if top.height > slips.DISC_U * 2.6:
        items.append(slips.centred(kit, theme.LAYER_TAG, slips.disc(kit, len(lying)), x, y))
    zone = table.layout.zones["slip"]
    stands = any(each.place == FLIP for each in shown) or top.layer >= LIFT
    asked = ODDS in table.aids and words.state_of(table).holder >= 0
    if asked and top.place == "deck" and not stands and _argued(shown):
        items.append(slips.centred(kit, theme.LAYER_TAG, slips.slip(kit, len(lying)), zone.x, zone.y))
    return items


def _argued(shown: Sequence[PlacedPiece]) -> bool:
    """Whether the Argument is over on the screen."""
    return not any(each.place.startswith(("hand/", "trick/")) for each in shown)


def _golden(kit: Toolkit, card: PlacedPiece) -> list[Item]:
    halo = kit.sprites.halo(cards.outline(kit, card.height), 8, 0.95)
    edge = cards.gold_edge(kit, card.height)
    return [
        slips.centred(kit, theme.LAYER_HALO, halo, card.x, card.y),
        slips.centred(kit, theme.LAYER_EDGE, edge, card.x, card.y),
    ]


def heap(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """How many cards have left the game."""
    gone = sum(each.place == "discard" for each in shown)
    if not gone:
        return []
    zone = table.layout.zones["discard"]
    line = kit.texts.say("clown_standoff-table-discard", count=gone)
    return list(Caption(zone.x, zone.y + LABEL_DOWN_U, line, width=220).items(kit, Pose()))


def choices(kit: Toolkit, table: TableView) -> list[Item]:
    """The three choices: what each is called, how it is made, what it risks."""
    if words.state_of(table).phase != TURN or not words.may_act(table):
        return []
    items = []
    for verb in VERBS:
        zone = table.layout.zones[f"tag/{verb}"]
        surface = tag(kit, table, verb)
        live = f"verb/{verb}" in table.wanted or any(each.verb == verb for each in table.live)
        if live and table.hover == f"verb/{verb}":
            outline = kit.sprites.svg(f"{ART}tag", width_u=zone.width)
            halo = kit.sprites.halo(outline, 7, 0.95)
            items.append(slips.centred(kit, theme.LAYER_TAG, halo, zone.x, zone.y))
        shade = surface if live or not words.can(table, verb) else kit.sprites.tinted(surface, "#B4A8A4")
        items.append(slips.centred(kit, theme.LAYER_TAG, shade, zone.x, zone.y))
    return [*items, *_pointer(kit, table)]


def _pointer(kit: Toolkit, table: TableView) -> list[Item]:
    """Chevrons from the tag to the deck, where that lies beside it."""
    zones = table.layout.zones
    tag_zone, deck_zone = zones["tag/reveal"], zones["deck"]
    gap = deck_zone.x - deck_zone.size * cards.RATIO / 2 - tag_zone.x - tag_zone.width / 2
    if "verb/reveal" not in table.wanted or not -20 < gap < 60:
        return []
    chevrons = kit.sprites.tilted(kit.sprites.svg(f"{ART}chevrons", height_u=42), 90)
    return [
        slips.centred(kit, theme.LAYER_TAG, chevrons, tag_zone.x + tag_zone.width / 2 + gap / 2, tag_zone.y)
    ]


def tag(kit: Toolkit, table: TableView, verb: str) -> Surface:
    """The tag of one choice as it stands now."""
    say, can = kit.texts.say, words.can(table, verb)
    title = say(f"clown_standoff-verb-{verb}")
    cost = words.price(table)
    if not can:
        how = say("clown_standoff-table-needs", count=cost if verb == "pass" else 1)
    elif verb == "pass":
        how = say("clown_standoff-table-how-pass", count=cost, name=table.seats[words.next_seat(table)].name)
    else:
        how = say(f"clown_standoff-table-how-{verb}")
    left = {"reveal": words.state_of(table).dodges + 1, "reshuffle": DODGES + 1}.get(verb, 0)
    pill = say("clown_standoff-table-risk", cards=left) if left else say("clown_standoff-table-safe")
    told = pill if ODDS in table.aids else ""
    return slips.tag(kit, verb, title, how, told, table.layout.zones[f"tag/{verb}"].width, can)


def pointed(kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
    """The own card under the pointer, whole, upright, larger."""
    card = next((each for each in reversed(shown) if each.name and each.name == table.hover), None)
    if card is None or card.name not in table.wanted or card.layer >= LIFT:
        return []
    height = cards.pointed_height(card.height)
    x, y = card.x, card.y + card.height / 2 - height / 2
    sprites, layer = kit.sprites, theme.LAYER_TAG
    outline = cards.outline(kit, height)
    return [
        slips.centred(kit, layer, sprites.shadow(outline, 9, 0.5), x + 12, y + 16),
        slips.centred(kit, layer, sprites.halo(outline, 7), x, y),
        slips.centred(kit, layer, cards.face(kit, cards.CARD, card.face, height, NORMAL), x, y),
        slips.centred(kit, layer, cards.gold_edge(kit, height), x, y),
    ]


def warm(kit: Toolkit, table: TableView) -> None:
    """Draws what appears in the middle of a game."""
    zones = table.layout.zones
    for left in range(1, DODGES + 2):
        slips.slip(kit, left)
        slips.disc(kit, left)
    for size_u in {zones["reshuffle"].size, pay_zone(table, zones["pay"]).size}:
        slips.place(kit, size_u)
    for seat, who in enumerate(table.seats):
        zone = zones[f"plate/{table.chair(seat)}"]
        cards.creamed(kit, cards.creamed_face(seat, who.name, zone.width, zone.height, zone.size))
    outline = cards.outline(kit, zones["deck"].size)
    kit.sprites.halo(outline, 8, 0.95)
    cards.gold_edge(kit, zones["deck"].size)
