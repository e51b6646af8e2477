"""Quel Cirque on a phone: the board of three lanes, the die with the supply, the own secret card."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from circus.core.piece import Piece
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.cells import ROW as CELL_ROW
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.rules import stars
from circus.games.quel_cirque.state import HIDDEN
from circus.ui.gfx.director import PlacedPiece
from circus.ui.phones.items import BOARD, DECOR, FLOOR, FRONT, ROW, Overlay, PhoneArea, PhoneItem
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Placed, Scene, Sheet, on_both
from circus.ui.skins.about import About, InspectableItem
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.background import LANES
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan, cell_of, plan_of
from circus.ui.skins.quel_cirque.painter import ratio
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.table_view import TableView

_MARGIN_U = spec.FRAME_U + 8.0
_STAR_U = 19.0
"""Distance of two stars below a hole, in units of a full-sized cell."""
_CLOWN_SCALE, _CLOWN_ASIDE_U = 0.86, 10.0
_TRAY_SCALE, _TRAY_ASIDE_U = 0.85, -46.0
"""Scale and offset from the middle of a space with which a clown and its marbles are within the space."""


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the board, and the die with the marbles that are left."""
    items, tall, wide = on_both(scene, _board)
    found = [PhoneArea("board", scene.say("phone-board"), BOARD, items, tall, wide, style="lanes")]
    found.append(
        PhoneArea("supply", _supply(scene), ROW, [*_die(scene), *_lost_clowns(scene), *_marbles(scene)])
    )
    own = [piece for piece in scene.at(f"seat/{scene.viewer}") if piece.kind == "card"]
    if own:
        card = _secret(scene, own[0])
        found.append(PhoneArea("secret", scene.say("phone-own-secret"), ROW, [card], style="small"))
    return found


def _secret(scene: Scene, piece: Piece) -> PhoneItem:
    """Return the viewer's color card; its name says the color too."""
    card = scene.piece(piece, f"{spec.ART}card_{piece.face or 'back'}", ratio=spec.CARD_RATIO)
    if not piece.face:
        return card
    marble = scene.about(InspectableItem(piece.face, piece.face)).title
    return replace(card, label=scene.say("phone-space", what=card.label, at=marble))


def seat_items(scene: Scene, seat: int) -> list[PhoneItem]:
    """Return the marbles that a seat has left and the stars that it has won, unless colors are secret."""
    state = cirque_state(scene.table)
    color = state.colors[seat] if seat < len(state.colors) else HIDDEN
    if color == HIDDEN:
        return []
    name, won = COLORS[color], stars(state)[color]
    marble = scene.about(InspectableItem(name, name)).title
    return [
        PhoneItem(label=marble, picture=f"{spec.ART}marble_{name}", count=state.supply[color]),
        PhoneItem(label=scene.say("phone-stars", count=won), picture=f"{spec.ART}star", count=won),
    ]


def pause(scene: Scene) -> str:
    """Return a sentence that says who rolls the die; "" before the first turn."""
    name = _roller(scene)
    return scene.say("quel_cirque-phone-pause", name=name) if name else ""


def _supply(scene: Scene) -> str:
    """Return the heading of the die and the marbles, which says whose roll it is."""
    name = _roller(scene)
    return scene.say("quel_cirque-phone-roll", name=name) if name else scene.say("phone-supply")


def _roller(scene: Scene) -> str:
    """Return the name of the player whose turn it is; "" before the first turn."""
    turn = cirque_state(scene.table).turn
    return scene.table.seats[turn].name if turn >= 0 else ""


def _die(scene: Scene) -> Iterator[PhoneItem]:
    """Yield the die, tumbling until it is rolled."""
    for piece in scene.table.pieces:
        side = piece.place.partition("/")[2]
        if piece.kind == "die" and side:
            label = scene.say("quel_cirque-phone-die", face=side)
            yield replace(scene.piece(piece, f"{spec.ART}die_{side}"), label=label)
        elif piece.kind == "die":
            yield scene.piece(piece, f"{spec.ART}die_tumble_1")


def _lost_clowns(scene: Scene) -> Iterator[PhoneItem]:
    """Yield a clown that was pushed off the board."""
    for piece in scene.table.pieces:
        if piece.kind == "clown" and not piece.place.startswith("cell/"):
            number = piece.face.partition("/")[2]
            picture = f"{spec.ART}clown_{number}_back"
            yield scene.piece(piece, picture, ratio=ratio("clown"), over=_body(number, ()))


def _marbles(scene: Scene) -> Iterator[PhoneItem]:
    """Yield the marbles of each color as one item, with the number that is left."""
    state = cirque_state(scene.table)
    for color, name in enumerate(COLORS):
        about = scene.about(InspectableItem(name, name))
        picture = f"{spec.ART}marble_{name}"
        yield PhoneItem(name, about.title, about.does, picture=picture, count=state.supply[color])


# ---- the board ------------------------------------------------------------------------------------------


def _board(scene: Scene, table: TableView) -> Sheet:
    """Return the spaces with their holes, and the clowns with their marbles."""
    plan = plan_of(table)
    placed = [*_cells(scene, plan), *_pieces(scene, table, plan)]
    margin = _MARGIN_U * plan.k
    left, top = plan.left - margin, plan.top - margin
    width, height = plan.across * plan.cell + 2 * margin, plan.along * plan.cell + 2 * margin
    return Sheet(left, top, width, height, placed)


def _cells(scene: Scene, plan: CirqueBoardPlan) -> Iterator[Placed]:
    """Yield the spaces; the arrows of starts point to the last hole in both shapes."""
    for cell in plan.board.cells:
        name = spell_cell(cell)
        about, picture = scene.named(name), f"{spec.ART}{_sprite(plan, cell)}"
        item = scene.item((name, about, picture), partial(_space, scene, plan, cell, about, picture))
        turn = 90.0 if cell in plan.board.starts and not plan.upright else 0.0
        yield Placed(name, item, *plan.centre(cell), plan.cell, plan.cell, turn)


def _space(scene: Scene, plan: CirqueBoardPlan, cell: int, about: About, picture: str) -> PhoneItem:
    """Return a space with its hole and stars."""
    name, is_start = spell_cell(cell), cell in plan.board.starts
    label = scene.say("phone-space", what=about.title, at=name.partition("/")[2])
    over = tuple(_hole(plan, cell)) if cell in plan.board.holes else ()
    style = "lane corner" if over or is_start else "lane"
    return PhoneItem(
        name, label, about.does, title=about.title, picture=picture, over=over, layer=FLOOR, style=style
    )


def _hole(plan: CirqueBoardPlan, cell: int) -> Iterator[Overlay]:
    """Yield the hole of a space and its stars."""
    side = spec.CELL_U
    yield Overlay(
        f"{spec.ART}hole_empty", 0.5, 0.5 - spec.HOLE_UP_U / side, spec.HOLE_U / side, spec.HOLE_U / side
    )
    count = plan.board.stars[plan.board.holes.index(cell)]
    step = min(_STAR_U, 92 / max(1, count - 1)) / side
    for number in range(count):
        x = 0.5 + (number - (count - 1) / 2) * step
        yield Overlay(f"{spec.ART}star", x, 0.5 + spec.STARS_DOWN_U / side, step * 1.25, step * 1.25)


def _sprite(plan: CirqueBoardPlan, cell: int) -> str:
    """Return the sprite of a space in an upright window."""
    if cell in plan.board.starts:
        return "cell_start_up"
    if cell == plan.board.holes[-1]:
        return "cell_last"
    row, column = divmod(cell, CELL_ROW)
    lane = LANES[(column - 1) % len(LANES)]
    return f"cell_plain_{lane}" + ("_dark" if (row + column) % 2 else "")


def _pieces(scene: Scene, table: TableView, plan: CirqueBoardPlan) -> Iterator[Placed]:
    placed = scene.skin.layout.place(table, table.pieces)
    trays = {each.place: each for each in placed if each.kind == "stack"}
    cells = {each.key: each.place for each in placed if each.kind == "clown"}
    for piece in placed:
        kind, area = piece.kind, piece.place.partition("/")[0]
        if kind in _DRAWN and area in ("clown", "hole", "board"):
            if piece.place in trays:
                piece = _beside(piece, trays[piece.place], plan, cell_of(cells[piece.place]))
            size = piece.height * ratio(kind), piece.height
            yield Placed(piece.key, _DRAWN[kind](piece, plan), piece.x, piece.y, *size)
        elif kind == "clown" and area == "cell":
            yield _clown(scene, piece, plan)


def _beside(piece: PlacedPiece, tray: PlacedPiece, plan: CirqueBoardPlan, cell: int) -> PlacedPiece:
    """Return a clown's tray or a marble in it, moved to the left edge of the clown's space."""
    x = plan.centre(cell)[0] + _TRAY_ASIDE_U * plan.k + (piece.x - tray.x) * _TRAY_SCALE
    y = tray.y + (piece.y - tray.y) * _TRAY_SCALE
    return replace(piece, x=x, y=y, height=piece.height * _TRAY_SCALE)


def _clown(scene: Scene, piece: PlacedPiece, plan: CirqueBoardPlan) -> Placed:
    """Return a clown with the marble in its mouth."""
    about = scene.about(InspectableItem(piece.key, "clown", piece.key, piece.place))
    inside = [each for each in scene.table.pieces if each.place == piece.key]
    label = scene.say("phone-space", what=about.title, at=piece.place.partition("/")[2])
    title, marbles = about.title, [_inner(scene, each) for each in inside]
    if marbles:
        listed = scene.texts.listed(marbles)
        label = scene.say("phone-holds", what=label, list=listed)
        title = scene.say("quel_cirque-phone-clown", count=len(marbles), list=listed)
    number = piece.key.partition("/")[2]
    item = PhoneItem(
        piece.key,
        label,
        about.does,
        title=title,
        picture=f"{spec.ART}clown_{number}_back",
        ratio=ratio("clown"),
        also=(piece.place,),
        over=_body(number, inside),
        style="figure",
    )
    height = piece.height * _CLOWN_SCALE
    x, y = piece.x + _CLOWN_ASIDE_U * plan.k, piece.y + (piece.height - height) / 2
    return Placed(piece.key, item, x, y, height * ratio("clown"), height)


def _inner(scene: Scene, marble: Piece) -> str:
    """Return the name of a marble within a sentence."""
    title = scene.about(InspectableItem("", "marble", marble.face, marble.place)).title
    return title[:1].lower() + title[1:]


def _body(number: str, marbles: Sequence[Piece]) -> tuple[Overlay, ...]:
    """Return the front of a clown, and below it the marble on top of those in it."""
    front = Overlay(f"{spec.ART}clown_{number}_front")
    if not marbles:
        return (front,)
    across, up = spec.MOUTH_MARBLE_U / spec.CLOWN_U, spec.MOUTH_UP_U / spec.CLOWN_U
    picture = f"{spec.ART}marble_{marbles[-1].face or 'hidden'}"
    return Overlay(picture, 0.5, 0.5 - up, across / ratio("clown"), across), front


def _marble(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    layer = FRONT if piece.place.startswith("clown/") else DECOR
    return PhoneItem(picture=f"{spec.ART}marble_{piece.face or 'hidden'}", layer=layer)


def _stack(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    return PhoneItem(picture=f"{spec.ART}stack_{piece.about[1]}", ratio=ratio("stack"), layer=FRONT)


def _rim(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    return PhoneItem(picture=f"{spec.ART}hole_rim_front", layer=DECOR)


_DRAWN = {"marble": _marble, "stack": _stack, "rim": _rim}
"""Drawing of each kind of decoration on the board."""


PHONE = PhoneSkin(areas, seat_items, "tent", pause=pause, has_cards=False)
