"""Quel Cirque on a phone: the board of three lanes, the die with the supply, the own secret card."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from circus.core.piece import Piece
from circus.games.quel_cirque.actions import COLORS
from circus.games.quel_cirque.cells import ROW as CELL_ROW
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.facts import owner
from circus.games.quel_cirque.rules import stars
from circus.games.quel_cirque.state import HIDDEN
from circus.ui.gfx.director import PlacedPiece
from circus.ui.phones.items import BOARD, DECOR, FLOOR, FRONT, PIECE, ROW, PhoneArea, PhoneItem
from circus.ui.phones.phone_skin import PhoneSkin
from circus.ui.phones.scene import Placed, Scene, Sheet, on_both
from circus.ui.skins.about import About, InspectableItem
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.background import LANES
from circus.ui.skins.quel_cirque.board import CirqueBoardPlan, plan_of
from circus.ui.skins.quel_cirque.painter import ratio
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.table_view import TableView

_MARGIN_U = spec.FRAME_U + 8.0
_HOLE = PhoneItem(picture=f"{spec.ART}hole_empty", layer=DECOR)
_STAR = PhoneItem(picture=f"{spec.ART}star", layer=DECOR)


def areas(scene: Scene) -> list[PhoneArea]:
    """Return the board, and the die with the marbles that are left."""
    items, tall, wide = on_both(scene, _board)
    found = [PhoneArea("board", scene.say("phone-board"), BOARD, items, tall, wide, style="lanes")]
    found.append(
        PhoneArea(
            "supply", scene.say("phone-supply"), ROW, [*_die(scene), *_lost_clowns(scene), *_marbles(scene)]
        )
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


def aim(scene: Scene) -> str:
    """Return the viewer's color and aim, and the colors without a player; "" before colors are drawn."""
    state = cirque_state(scene.table)
    own = state.colors[scene.viewer] if state.colors else HIDDEN
    if own == HIDDEN:
        return ""
    words = scene.say("quel_cirque-phone-aim", color=COLORS[own])
    unowned = [name for color, name in enumerate(COLORS) if owner(state, color) == NONE]
    if not unowned or state.config.secret_clown:
        return words
    listed = scene.texts.listed([scene.say("quel_cirque-paint", color=name) for name in unowned])
    return f"{words} {scene.say('quel_cirque-phone-unowned', colors=listed)}"


def _die(scene: Scene) -> Iterator[PhoneItem]:
    for piece in scene.table.pieces:
        side = piece.place.partition("/")[2]
        if piece.kind == "die" and side:
            label = scene.say("quel_cirque-phone-die", face=side)
            yield replace(scene.piece(piece, f"{spec.ART}die_{side}"), label=label)


def _lost_clowns(scene: Scene) -> Iterator[PhoneItem]:
    """Yield a clown that was pushed off the board."""
    for piece in scene.table.pieces:
        if piece.kind == "clown" and not piece.place.startswith("cell/"):
            picture = f"{spec.ART}clown_{piece.face.partition('/')[2]}_front"
            yield scene.piece(piece, picture, ratio=ratio("clown"))


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
    for cell in plan.board.cells:
        name = spell_cell(cell)
        about, picture = scene.named(name), f"{spec.ART}{_sprite(plan, cell)}"
        item = scene.item((name, about, picture), partial(_space, scene, name, about, picture))
        yield Placed(name, item, *plan.centre(cell), plan.cell, plan.cell)
        if cell in plan.board.holes:
            yield from _hole(plan, cell)


def _space(scene: Scene, name: str, about: About, picture: str) -> PhoneItem:
    label = scene.say("phone-space", what=about.title, at=name.partition("/")[2])
    return PhoneItem(name, label, about.does, picture=picture, layer=FLOOR, style="lane")


def _hole(plan: CirqueBoardPlan, cell: int) -> Iterator[Placed]:
    size = spec.HOLE_U * plan.k
    yield Placed(f"hole/{cell}", _HOLE, *plan.hole(cell), size, size)
    count = plan.board.stars[plan.board.holes.index(cell)]
    x, y = plan.centre(cell)
    step = min(16.0, 92 / max(1, count - 1)) * plan.k
    for number in range(count):
        at = x + (number - (count - 1) / 2) * step, y + spec.STARS_DOWN_U * plan.k
        yield Placed(f"star/{cell}/{number}", _STAR, *at, step * 1.25, step * 1.25)


def _sprite(plan: CirqueBoardPlan, cell: int) -> str:
    """Return the sprite of a space; the arrow of a start space is the same in both shapes."""
    if cell in plan.board.starts:
        return "cell_start_up" if plan.upright else "cell_start"
    if cell == plan.board.holes[-1]:
        return "cell_last"
    row, column = divmod(cell, CELL_ROW)
    lane = LANES[(column - 1) % len(LANES)]
    return f"cell_plain_{lane}" + ("_dark" if (row + column) % 2 else "")


def _pieces(scene: Scene, table: TableView, plan: CirqueBoardPlan) -> Iterator[Placed]:
    for piece in scene.skin.layout.place(table, table.pieces):
        if piece.kind in _DRAWN and piece.place.partition("/")[0] in ("cell", "clown", "hole", "board"):
            size = piece.height * ratio(piece.kind), piece.height
            if piece.kind == "clown":
                yield from _clown(scene, piece, plan, size)
            else:
                yield Placed(piece.key, _DRAWN[piece.kind](piece, plan), piece.x, piece.y, *size)


def _clown(
    scene: Scene, piece: PlacedPiece, plan: CirqueBoardPlan, size: tuple[float, float]
) -> Iterator[Placed]:
    """Yield a clown, the marble in its mouth, and the front of it over the marble."""
    about = scene.about(InspectableItem(piece.key, "clown", piece.key, piece.place))
    inside = [each for each in scene.table.pieces if each.place == piece.key]
    label = scene.say("phone-space", what=about.title, at=piece.place.partition("/")[2])
    named = [scene.about(InspectableItem("", "marble", each.face, each.place)).title for each in inside]
    if named:
        label = scene.say("phone-holds", what=label, list=scene.texts.listed(named))
    number, layer = piece.key.partition("/")[2], PIECE
    picture = f"{spec.ART}clown_{number}_back"
    also = (piece.place,)
    item = PhoneItem(
        piece.key,
        label,
        about.does,
        picture=picture,
        ratio=ratio("clown"),
        also=also,
        layer=layer,
        style="figure",
    )
    yield Placed(piece.key, item, piece.x, piece.y, *size)
    if inside:
        marble = PhoneItem(picture=f"{spec.ART}marble_{inside[-1].face or 'hidden'}", layer=layer)
        up, across = (spec.CLOWN_UP_U + spec.MOUTH_UP_U) * plan.k, spec.MOUTH_MARBLE_U * plan.k
        x, y = plan.centre(_cell(piece.place))
        yield Placed(f"mouth/{piece.key}", marble, x, y - up, across, across)
    front = PhoneItem(picture=f"{spec.ART}clown_{number}_front", ratio=ratio("clown"), layer=FRONT)
    yield Placed(f"front/{piece.key}", front, piece.x, piece.y, *size)


def _cell(place: str) -> int:
    column, row = place.partition("/")[2].split(",")
    return int(row) * CELL_ROW + int(column)


def _marble(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    layer = FRONT if piece.place.startswith("clown/") else DECOR
    return PhoneItem(picture=f"{spec.ART}marble_{piece.face or 'hidden'}", layer=layer)


def _stack(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    return PhoneItem(picture=f"{spec.ART}stack_{piece.about[1]}", ratio=ratio("stack"), layer=FRONT)


def _rim(piece: PlacedPiece, plan: CirqueBoardPlan) -> PhoneItem:
    return PhoneItem(picture=f"{spec.ART}hole_rim_front", layer=DECOR)


_DRAWN = {"clown": _rim, "marble": _marble, "stack": _stack, "rim": _rim}
"""Drawing of each kind on the board; a clown has its own."""


PHONE = PhoneSkin(areas, seat_items, "tent", aim)
