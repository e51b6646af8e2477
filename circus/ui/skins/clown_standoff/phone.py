"""Clown Standoff on a phone: the chosen clowns, the pies, the hand, the clowns to pay with."""

from dataclasses import replace

from circus.core.piece import Piece
from circus.games.clown_standoff.facts import is_argument, pies_in_deck
from circus.games.clown_standoff.state import DEALING, ClownStandoff
from circus.ui.phones.items import ROW, PhoneArea, PhoneItem, numbered
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Scene
from circus.ui.skins.about import InspectableItem
from circus.ui.skins.clown_standoff.cards import sprite_of
from circus.ui.skins.clown_standoff.spec import ART, PIE, SHEET

_ON_DECK = ("verb/reveal", "verb/reshuffle")
"""Meanings of a tap on the deck."""


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the trick of the argument, or the pies of the standoff; then the viewer's cards."""
    state, viewer = _state(scene), scene.viewer
    argues = is_argument(state) or state.phase == DEALING
    found = [_trick(scene)] if argues else [_pies(scene)]
    if viewer < 0:
        return found
    hand = sorted(scene.at(f"hand/{viewer}"), key=lambda piece: piece.face)
    own = sorted(scene.at(f"collected/{viewer}"), key=lambda piece: piece.face)
    if argues:
        found.append(PhoneArea("hand", scene.say("phone-hand"), ROW, [_card(scene, each) for each in hand]))
    if own:
        style = "small" if argues else ""
        items = [_card(scene, each) for each in own]
        found.append(
            PhoneArea("hand" if not argues else "own", scene.say("phone-collected"), ROW, items, style=style)
        )
    return found


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return the number of cards in a hand, and the clowns in front of a seat."""
    state, held = _state(scene), scene.at(f"hand/{seat}")
    if seat == scene.viewer:
        return []
    found = []
    if held or is_argument(state):
        label = scene.say("phone-cards", count=len(held))
        found.append(
            PhoneItem(label=label, picture=f"{ART}back", ratio=SHEET.ratio, count=len(held), is_spoken=True)
        )
    cards = sorted(scene.at(f"collected/{seat}"), key=lambda piece: piece.face)
    return found + numbered([replace(_card(scene, each), name="", does="", is_spoken=True) for each in cards])


def _state(scene: Scene) -> ClownStandoff:
    state = scene.table.state
    assert isinstance(state, ClownStandoff)
    return state


def _trick(scene: Scene) -> PhoneArea:
    """Return the cards of the trick with the names of those who chose them."""
    cards = [piece for piece in scene.table.pieces if piece.place.startswith("trick/")]
    items = [_chosen(scene, piece) for piece in cards]
    return PhoneArea("trick", scene.say("phone-trick"), ROW, items, empty=scene.say("phone-trick-empty"))


def _chosen(scene: Scene, piece: Piece) -> PhoneItem:
    owner = piece.place.partition("/")[2]
    if not owner.isdigit():
        return replace(_card(scene, piece), name="", note=scene.say("clown_standoff-table-dummy"))
    name = scene.table.seats[int(owner)].name
    return replace(_card(scene, piece), name="", note=name, seat=int(owner))


def _pies(scene: Scene) -> PhoneArea:
    """Return the deck, the pies that were turned over, and the chance of a pie."""
    state = _state(scene)
    hits, left = state.config.hits, pies_in_deck(state)
    deck = scene.about(InspectableItem("", PIE, "", "deck"))
    items = []
    if left:
        note = scene.say("clown_standoff-table-odds", hits=min(hits, left), cards=left)
        items.append(
            PhoneItem("", deck.title, deck.does, picture=f"{ART}pie_back", ratio=SHEET.ratio, count=left,
                      back=True, also=_ON_DECK, note=note)
        )  # fmt: skip
    turned = [piece for piece in scene.table.pieces if piece.place in ("revealed", "flip")]
    items += numbered([_card(scene, piece) for piece in turned])
    return PhoneArea("pies", deck.title, ROW, items)


def _card(scene: Scene, piece: Piece) -> PhoneItem:
    return scene.piece(piece, sprite_of(piece.kind, piece.face), ratio=SHEET.ratio)


PHONE = PhoneSkin(areas, seat_items, "drum", offers_verbs=True)
