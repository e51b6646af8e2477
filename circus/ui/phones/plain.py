"""Any game on a phone, on cards that show their names: a row for each place, and a list of further places."""

from circus.content.data import sprite_file
from circus.core.piece import Piece
from circus.ui.phones.items import LIST, ROW, PhoneArea, PhoneItem, numbered
from circus.ui.phones.scene import Scene

_AWAY = frozenset({"box"})


def areas(scene: Scene) -> list[PhoneArea]:
    """Return a row for each place with pieces, the viewer's hand last, and the places that can be picked."""
    own = f"hand/{scene.viewer}"
    rows: dict[str, list[PhoneItem]] = {}
    for piece in scene.table.pieces:
        if piece.place.partition("/")[0] not in _AWAY:
            rows.setdefault(piece.place, []).append(_card(scene, piece))
    found = [_row(scene, place, items) for place, items in rows.items() if place != own]
    lying = {item.name for items in rows.values() for item in items}
    picks = {pick for action in scene.table.choice.legal for pick in action.picks} - lying
    places = [name for name in scene.table.game.places(scene.table.setup) if name in picks]
    listed = [_place(scene, name) for name in places if not name.startswith("seat/")]
    if listed:
        found.append(PhoneArea("places", scene.say("phone-places"), LIST, listed))
    if own in rows:
        found.append(PhoneArea("hand", scene.say("phone-hand"), ROW, rows[own]))
    return found


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return nothing: all pieces are in rows."""
    return []


def no_words(scene: Scene) -> str:
    """Return "", for a game that has no such words."""
    return ""


def window_subject(scene: Scene, kind: str) -> PhoneItem:
    """Return the picture of a window's subject, if there is one: `card/attack` is `GAME/card_attack`."""
    sprite = f"{scene.game}/{kind.replace('/', '_')}"
    return PhoneItem(picture=sprite if sprite_file(sprite).is_file() else "")


def _row(scene: Scene, place: str, items: list[PhoneItem]) -> PhoneArea:
    kind, _, owner = place.partition("/")
    seats = scene.table.seats
    name = seats[int(owner)].name if owner.isdigit() and int(owner) < len(seats) else owner
    label = " ".join(filter(None, (kind.replace("_", " "), name.replace("_", " "))))
    return PhoneArea(place, label[:1].upper() + label[1:], ROW, numbered(items), style="small")


def _card(scene: Scene, piece: Piece) -> PhoneItem:
    return scene.piece(piece, "", ratio=0.7, text=piece.face.replace("_", " "), style="card")


def _place(scene: Scene, name: str) -> PhoneItem:
    told = scene.named(name)
    return PhoneItem(name, told.title, told.does, text=told.title)
