"""Clearing House on a phone: the house, the announced card, the pack of a draft, the hand."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import product

from circus.core.level import Cell
from circus.core.piece import Piece
from circus.games.clearing_house.board import HouseBoard, cell_at
from circus.games.clearing_house.facts import cards_held, discards_played, has_chosen, is_drafting, plays_left
from circus.games.clearing_house.state import DISCARD, TURN, WINDOW
from circus.ui.gfx.director import PlacedPiece
from circus.ui.phones.items import (
    BOARD,
    DECOR,
    FLOOR,
    FRONT,
    PIECE,
    RAISED,
    ROW,
    Mark,
    PhoneArea,
    PhoneItem,
    numbered,
)
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Placed, Scene, Sheet, on_one
from circus.ui.skins.about import About, InspectableItem
from circus.ui.skins.clearing_house.board import WALL_U, HouseBoardPlan, plan_of, state_of
from circus.ui.skins.clearing_house.painter import NAME_BOX
from circus.ui.skins.clearing_house.placement import is_covered
from circus.ui.skins.clearing_house.question import announced_way
from circus.ui.skins.clearing_house.rooms import MANSION, FloorRoom, gaps, indoors, rooms
from circus.ui.skins.clearing_house.spec import ART, BASE, HAND_ORDER, HEART, PAWN, RATIOS, SHEET, TAPE, TRAP
from circus.ui.skins.table_view import TableView

_INK, _EDGE = "#FFF6E0", "#1A0E12"
_NAME = 30
"""Size of a card's name on its sheet."""
_RUGS = {
    "carpet_diamond": 1.0,
    "carpet_star": 1.0,
    "carpet_round": 1.0,
    "carpet_long": 2 / 3,
    "carpet_wide": 1.5,
}
"""Width divided by height of the rugs."""
_FRAME = PhoneItem(layer=FLOOR, style="house")
_STRIP = PhoneItem(layer=DECOR, style="wall")
_HEAD = 0.34
"""Room above the house for the heads of figures in its first row, relative to a space."""
_GOODS = ("crate", "barrel", "pallet", "crate", "shelf", "crate")


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the announced cards, the house or the pack of the draft, and the viewer's cards."""
    viewer = scene.viewer
    found = []
    announced = [_card(scene, each, name="") for each in scene.at("announced", "stack")]
    if announced and scene.table.game.facts.window(scene.table.state) is None:
        found.append(PhoneArea("announced", scene.say("phone-announced"), ROW, announced, style="small"))
    if is_covered(scene.table):
        pack = _sorted(scene.at(f"pack/{viewer}"))
        found.append(
            PhoneArea(
                "pack", scene.say("phone-pack"), ROW, [_card(scene, each) for each in pack], style="large"
            )
        )
    else:
        items, ratio = on_one(scene, _house)
        found.append(PhoneArea("board", scene.say("phone-board"), BOARD, items, ratio, style="house"))
    return found + (_own(scene) if viewer >= 0 else [])


def _own(scene: Scene) -> list[PhoneArea]:
    """Return the viewer's hand, and their played cards if the police take one of those."""
    state, viewer = state_of(scene.table), scene.viewer
    hand = _sorted(scene.at(f"hand/{viewer}"))
    drafted = _sorted(scene.at(f"kept/{viewer}"))
    cards = [_in_hand(scene, each) for each in hand] + [_drafted_card(scene, each) for each in drafted]
    label = scene.say("phone-kept" if is_drafting(state) else "phone-hand")
    empty = "" if is_drafting(state) else scene.say("phone-hand-empty")
    found = [PhoneArea("hand", label, ROW, cards, empty=empty)]
    if state.phase == DISCARD and viewer == state.taped and discards_played(state, viewer):
        played = [_card(scene, each) for each in scene.at(f"played/{viewer}")]
        found.append(PhoneArea("played", scene.say("phone-played"), ROW, played))
    return found


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return the hearts, cards, traps, shields and owed turns of a seat, and the cards that it has played."""
    state = state_of(scene.table)
    if seat not in state.living:
        return [_token(scene, "heart_lost", "heart", f"hearts/{seat}", RATIOS[HEART], 0)]
    found = [_token(scene, "heart", "heart", f"hearts/{seat}", RATIOS[HEART], state.hearts[seat])]
    cards = cards_held(state, seat)
    label = scene.say("phone-cards", count=cards)
    found.append(PhoneItem(label=label, picture=f"{ART}card_back", ratio=SHEET.ratio, count=cards))
    found.append(_token(scene, "trap_badge", "trap", f"traps/{seat}", RATIOS[TRAP], state.supply[seat]))
    if state.armor[seat]:
        label = scene.say("clearing_house-card-armor")
        found.append(PhoneItem(label=label, picture=f"{ART}shield", ratio=64 / 72, count=state.armor[seat]))
    if state.owed[seat]:
        found.append(_hourglass(scene, state.owed[seat]))
    if has_chosen(state, seat):
        found.append(PhoneItem(label=scene.say("phone-has-chosen"), picture=f"{ART}tick", is_spoken=True))
    played = [
        _card(scene, each, name="", does="", marks=(), is_spoken=True) for each in scene.at(f"played/{seat}")
    ]
    return found + numbered(played)


def progress(scene: Scene) -> str:
    """Return how many cards the viewer may still play on their own turn."""
    state = state_of(scene.table)
    if state.phase not in (TURN, WINDOW) or scene.viewer != state.active:
        return ""
    return scene.say("clearing_house-phone-plays-left", count=plays_left(state))


def _token(scene: Scene, picture: str, kind: str, place: str, ratio: float, count: int) -> PhoneItem:
    about = scene.about(InspectableItem("", kind, "", place))
    return PhoneItem(label=about.title, does=about.does, picture=f"{ART}{picture}", ratio=ratio, count=count)


def _hourglass(scene: Scene, owed: int) -> PhoneItem:
    """Return the sign of Intervenes to pay for; the words of the plate explain it to screen readers."""
    label = scene.say("clearing_house-owed", owed=owed, intervene=state_of(scene.table).config.intervene)
    return PhoneItem(label=label, picture=f"{ART}skip_turn", count=owed)


def _sorted(cards: Sequence[Piece]) -> list[Piece]:
    order = {face: number for number, face in enumerate(HAND_ORDER)}
    return sorted(cards, key=lambda each: (order.get(each.face, len(order)), each.kind == BASE))


def _card(scene: Scene, piece: Piece, **more: object) -> PhoneItem:
    """Return a card with its name on it, or its back."""
    if not piece.face:
        return scene.piece(piece, f"{ART}card_back", ratio=SHEET.ratio, **more)
    marks, style = _marks(scene, piece.face), "base" if piece.kind == BASE else ""
    facts: dict[str, object] = {"marks": marks, "style": style, **more}
    return scene.piece(piece, f"{ART}card_{piece.face}", ratio=SHEET.ratio, **facts)


def _marks(scene: Scene, face: str) -> tuple[Mark]:
    """Return the name on a card."""
    left, top, width, height = NAME_BOX
    words, high = scene.say(f"clearing_house-card-{face}"), SHEET.high
    x, y = (left + width / 2) / high, (top + height / 2) / high
    return (Mark(words, x, y, _NAME / high, width / high, _INK, _EDGE),)


def window_card(scene: Scene, kind: str) -> PhoneItem:
    """Return the card that a reaction window is about, with its name on it."""
    face = kind.removeprefix("card/")
    return PhoneItem(picture=f"{ART}card_{face}", ratio=SHEET.ratio, marks=_marks(scene, face))


def _in_hand(scene: Scene, piece: Piece) -> PhoneItem:
    """Return a card of the hand; in a draft the pack has the picks, and a base card cannot be discarded."""
    state = state_of(scene.table)
    unnamed = is_drafting(state) or (state.phase == DISCARD and piece.kind == BASE)
    return _card(scene, piece, name="") if unnamed else _card(scene, piece)


def _drafted_card(scene: Scene, piece: Piece) -> PhoneItem:
    """Return a card that was kept in the draft; no action names it."""
    about = scene.about(InspectableItem(f"kept/{piece.face}", piece.kind, piece.face, piece.place))
    return _card(scene, piece, name="", label=about.title, does=about.does)


# ---- the house ------------------------------------------------------------------------------------------


def _house(scene: Scene, table: TableView) -> Sheet:
    """Return the spaces with their floors, rugs and inner walls, and everything that stands on them."""
    plan, wall = plan_of(table), WALL_U * 0.7
    width, height = plan.width + 2 * wall, plan.height + 2 * wall
    left, top = plan.left - wall, plan.top - wall
    frame = Placed("house", _FRAME, left + width / 2, top + height / 2, width, height)
    above = _HEAD * plan.cell
    placed = [frame, *_floors(scene, table, plan), *_standing(scene, table)]
    return Sheet(left, top - above, width, height + above, placed)


def _floors(scene: Scene, table: TableView, plan: HouseBoardPlan) -> Iterator[Placed]:
    style, cell = indoors(table), plan.cell
    kinds = {piece.place: piece.kind for piece in table.pieces}
    way = announced_way(table)
    target = way[-1] if len(way) > 1 else None
    by_kind: dict[str, About] = {}
    for room in rooms(plan.board, style):
        for column, row in _spaces(plan.board, room):
            name = f"cell/{column},{row}"
            on_it = kinds.get(name, "")
            about = by_kind[on_it] = by_kind.get(on_it) or scene.named(name)
            centre, is_aimed = plan.centre((column, row)), cell_at(column, row) == target
            yield Placed(f"floor/{name}", _ground(room.floor, "floor"), *centre, cell, cell)
            space = scene.item((name, about, is_aimed), partial(_space, scene, name, about, is_aimed))
            yield Placed(name, space, *centre, cell * 0.96, cell * 0.96)
        yield from _furnished(plan, room, style)
    for column, row in gaps(plan.board):
        goods = _GOODS[(column * 5 + row * 3) % len(_GOODS)]
        yield Placed(f"gap/{column},{row}", _ground(goods, "gap"), *plan.centre((column, row)), cell, cell)


def _spaces(board: HouseBoard, room: FloorRoom) -> Iterator[Cell]:
    columns, rows = range(room.column, room.column + room.columns), range(room.row, room.row + room.rows)
    return (at for at in product(columns, rows) if at in board.spaces)


@cache
def _ground(picture: str, style: str) -> PhoneItem:
    return PhoneItem(picture=f"{ART}{picture}", layer=FLOOR, style=style)


def _space(scene: Scene, name: str, about: About, is_aimed: bool) -> PhoneItem:
    """Return a space; the target of an announced card is marked."""
    key, style = ("phone-space-aimed", "cell aimed") if is_aimed else ("phone-space", "cell")
    label = scene.say(key, what=about.title, at=name.partition("/")[2])
    layer = RAISED if is_aimed else DECOR
    return PhoneItem(name, label, about.does, title=about.title, layer=layer, style=style)


def _furnished(plan: HouseBoardPlan, room: FloorRoom, style: str) -> Iterator[Placed]:
    """Yield the rug of a room, and the strips that separate it from the rooms before it."""
    x, y = plan.corner((room.column, room.row))
    width, height = room.columns * plan.cell, room.rows * plan.cell
    centre = x + width / 2, y + height / 2
    key = f"{room.column},{room.row}"
    if room.rug:
        ratio = _RUGS[room.rug]
        broad = min(width * 0.9, height * 0.9 * ratio)
        rug = PhoneItem(picture=f"{ART}{room.rug}", ratio=ratio, layer=DECOR, style="rug")
        yield Placed(f"rug/{key}", rug, *centre, broad, broad / ratio)
    if style == MANSION and room.column > 1:
        yield Placed(f"left/{key}", _STRIP, x, centre[1], 8.0, height)
    if style == MANSION and room.row > 1:
        yield Placed(f"top/{key}", _STRIP, centre[0], y, width, 8.0)


def _standing(scene: Scene, table: TableView) -> Iterator[Placed]:
    """Yield the mobsters, traps and pieces of tape on the board."""
    on_spaces = [piece for piece in table.pieces if piece.place.startswith("cell/")]
    for piece in scene.skin.layout.place(table, on_spaces):
        ratio = RATIOS[piece.kind]
        yield Placed(
            piece.key, _stands(scene, piece, ratio), piece.x, piece.y, piece.height * ratio, piece.height
        )


def _stands(scene: Scene, piece: PlacedPiece, ratio: float) -> PhoneItem:
    sprites = {TRAP: "trap", TAPE: "tape", HEART: "heart_tape"}
    if piece.kind != PAWN:
        about = scene.about(InspectableItem("", piece.kind, piece.face, piece.place))
        item = PhoneItem("", about.title, about.does, picture=f"{ART}{sprites[piece.kind]}", ratio=ratio)
        return replace(item, also=(piece.place,), layer=DECOR if piece.kind == TAPE else PIECE)
    about = scene.named(piece.name)
    mood = "_".join(("figure", piece.face, *map(str, piece.about)))
    seat = int(piece.name.partition("/")[2])
    where = scene.say("phone-space", what=about.title, at=piece.place.partition("/")[2])
    return PhoneItem(
        piece.name, where, about.does, picture=f"{ART}{mood}", ratio=ratio, also=(piece.place,), seat=seat,
        layer=FRONT,
        style="figure",
        title=about.title,
    )  # fmt: skip


PHONE = PhoneSkin(areas, seat_items, "night", progress=progress, window_subject=window_card)
