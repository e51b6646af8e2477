"""Flip Circus on a phone: the ring of tokens, the Clown's choice, the posters."""

from collections.abc import Iterator
from dataclasses import replace

from circus.games.flip_circus.facts import side_of
from circus.ui.phones.items import DECOR, FLOOR, LIST, PIECE, RING, ROW, PhoneArea, PhoneItem
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Placed, Scene, Sheet, on_both
from circus.ui.skins.about import InspectableItem
from circus.ui.skins.flip_circus.plates import TEAM_LINES
from circus.ui.skins.flip_circus.readings import is_ring_set, may_choose, state_of
from circus.ui.skins.flip_circus.ring import HANG, TOKEN_RATIO, place_of, ring_of
from circus.ui.skins.flip_circus.spec import APPLAUSE, ART, PARTS, POSTER, SIDE
from circus.ui.skins.table_view import TableView

_CHOICES = ("take", "drop", "none")
_APPLAUSE_RATIO = 256 / 272


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the Clown's choice, the ring, and the posters."""
    found = []
    if may_choose(scene.table):
        choices = [_choice(scene, name) for name in _CHOICES]
        found.append(PhoneArea("choice", scene.say("flip_circus-table-choice"), LIST, choices))
    if is_ring_set(scene.table):
        items, tall, wide = on_both(scene, _ring)
        found.append(PhoneArea("ring", scene.say("phone-ring"), RING, items, tall, wide, style="ring"))
    posters = [_poster(scene, each.face, each.place) for each in scene.table.pieces if each.kind == POSTER]
    title = scene.say("flip_circus-what-zone-poster")
    return [*found, PhoneArea("posters", title, ROW, posters, style="small")]


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return the Applause and the posters of a seat's side."""
    side = side_of(seat)
    pieces = [each for each in scene.table.pieces if each.place in (f"applause/{side}", f"posters/{side}")]
    count = sum(each.kind == APPLAUSE for each in pieces)
    applause = replace(_applause(scene, f"applause/{side}"), count=count)
    won = [_poster(scene, each.face, each.place) for each in pieces if each.kind == POSTER]
    return [applause, *(replace(each, note="", colour="", is_spoken=True) for each in won)]


def _choice(scene: Scene, name: str) -> PhoneItem:
    about = scene.named(name)
    return PhoneItem(name, about.title, about.does, text=about.title)


def _applause(scene: Scene, place: str) -> PhoneItem:
    about = scene.about(InspectableItem("", APPLAUSE, APPLAUSE, place))
    return PhoneItem(label=about.title, does=about.does, picture=f"{ART}applause", ratio=_APPLAUSE_RATIO)


def _poster(scene: Scene, artist: str, place: str) -> PhoneItem:
    """Return a part of the poster, with the names of the side that won it."""
    about = scene.about(InspectableItem("", POSTER, artist, place))
    _, _, width, height = PARTS[artist]
    side = place.partition("/")[2]
    item = PhoneItem("", about.title, about.does, picture=f"{ART}part_{artist}", ratio=width / height)
    if not side:
        return item
    names = [each.name for seat, each in enumerate(scene.table.seats) if side_of(seat) == int(side)]
    note = scene.texts.listed(names)
    return replace(item, note=note, colour=TEAM_LINES[int(side)])


def _ring(scene: Scene, table: TableView) -> Sheet:
    """Return the tokens round the star, and the reserve of Applause in the middle."""
    ring = ring_of(table)
    half_wide, half_high = ring.across + ring.size * 0.52, ring.along + ring.size * 0.54
    placed = [*_ground(scene, table), *_tokens(scene, table)]
    return Sheet(ring.x - half_wide, ring.y - half_high, 2 * half_wide, 2 * half_high, placed)


def _ground(scene: Scene, table: TableView) -> Iterator[Placed]:
    ring, state = ring_of(table), state_of(table)
    star = PhoneItem(picture=f"{ART}painted_star", layer=FLOOR, style="star")
    side = min(ring.across, ring.along) * 0.95
    yield Placed("star", star, ring.x, ring.y, side, side)
    left = sum(each.place == "reserve" for each in table.pieces)
    if left:
        words = scene.say("flip_circus-table-reserve", count=left, tokens=state.config.applause)
        item = replace(_applause(scene, "reserve"), count=left, note=words, layer=DECOR)
        size = ring.size * 0.5
        yield Placed("reserve", item, ring.x, ring.y, size * _APPLAUSE_RATIO, size)


def _tokens(scene: Scene, table: TableView) -> Iterator[Placed]:
    ring = ring_of(table)
    for piece in table.pieces:
        if piece.kind == SIDE and piece.place.startswith("ring/"):
            position = place_of(piece.place)
            x, y = ring.spot(position)
            about = scene.about(InspectableItem(piece.name, SIDE, piece.face, piece.place))
            label = scene.say("phone-token", what=about.title, number=position + 1)
            picture = f"{ART}token_{piece.face or 'unknown'}"
            item = PhoneItem(
                piece.name,
                label,
                about.does,
                title=about.title,
                picture=picture,
                ratio=TOKEN_RATIO,
                layer=PIECE,
                style="token",
            )
            yield Placed(piece.name, item, x, y + HANG * ring.size, ring.size * TOKEN_RATIO, ring.size)


PHONE = PhoneSkin(areas, seat_items, "ring", has_cards=False)
