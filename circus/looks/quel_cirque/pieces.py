"""The pieces of Quel Cirque: where each lies on the screen, and what it looks like."""

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Surface

from circus.core.piece import Piece
from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.state import CirqueState
from circus.levels.layouts import Zone
from circus.looks.quel_cirque.board import ART, FRAME_U, Plan, cell_of, plan_of
from circus.looks.table_view import TableView
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.toolkit import Toolkit

CLOWN_RATIO = 528 / 548
CLOWN_U, SOLES_U = 137.0, 48.0
"""Height of a clown's picture, and how far its soles stand below the middle of the cell."""
CLOWN_UP_U = 132.0 - SOLES_U - CLOWN_U / 2
"""How far the middle of the picture lies above the middle of the cell."""
MOUTH_UP_U = CLOWN_U / 2 - 26.0
BALL = 64 / 57
"""Width of a marble's sprite by that of the marble."""
MOUTH_MARBLE_U, STACK_MARBLE_U, HOLE_MARBLE_U = 42 * BALL, 28 * BALL, 54 * BALL
STACK_U, STACK_ASIDE_U, STACK_UP_U = 112.0, 77.0, 20.0
STACK_RATIO = 176 / 448
SLOTS_U = (34.0, 0.0, -34.0)
"""The slots of a stack below its middle, the bottom one first."""
HOP_U = 88.0
"""How high a clown hops to let a marble out."""
PLATE_MARBLE_U, RACK_MARBLE_U = 30 * BALL, 42 * BALL
PLUS_U = 44.0
GAIN_U = 62.0
HEAD_UP_U = 88.0
"""How far a clown's head reaches above the middle of its cell."""
CARD_RATIO = 220 / 308
ROOM = 3


class Clown(NamedTuple):
    """One clown as it lies: the middle of its cell's floor, how big it is, where its stack stands."""

    x: float
    y: float
    k: float
    side: int
    tilt: float = 0.0


def owner(state: CirqueState, color: int) -> int:
    """The seat on whose plate the marbles of a color lie; -1 for the racks beside the board."""
    if state.rules.secret_clown or color not in state.colors:
        return -1
    return state.colors.index(color)


def clowns(table: TableView, pieces: Sequence[Piece]) -> dict[str, Clown]:
    """Every clown that can be seen, by name."""
    plan, off = plan_of(table), table.layout.zones.get("off")
    standing = [piece for piece in pieces if piece.kind == "clown"]
    taken = {cell_of(piece.place) for piece in standing if "," in piece.place}
    found = {}
    for piece in standing:
        if "," in piece.place:
            cell = cell_of(piece.place)
            x, y = plan.centre(cell)
            hop = HOP_U * plan.k if piece.place.startswith("over/") else 0.0
            found[piece.face] = Clown(x, y - hop, plan.k, _side(plan, cell, taken))
        elif off:
            found[piece.face] = Clown(off.x, off.y, plan.k, 0, off.tilt)
    return found


def _side(plan: Plan, cell: int, taken: set[int]) -> int:
    """-1 or 1: left of the clown, unless another one is there and the right is free."""
    return 1 if plan.beside(cell, -1) in taken and plan.beside(cell, 1) not in taken else -1


def slot(clown: Clown, number: int) -> tuple[float, float]:
    """The middle of a slot of a clown's stack, 0 at the bottom."""
    return (
        clown.x + clown.side * STACK_ASIDE_U * clown.k,
        clown.y + (SLOTS_U[min(number, ROOM - 1)] - STACK_UP_U) * clown.k,
    )


def lying(table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """Where every piece lies, the lowest first: holes, clowns, stacks, supply, die, cards."""
    plan, stood = plan_of(table), clowns(table, pieces)
    return (
        *_in_holes(plan, pieces),
        *_standing(table, stood, pieces),
        *_stacked(table, stood, pieces),
        *_moving(plan, stood, pieces),
        *_supply(table, pieces),
        *_loose(table, pieces),
    )


def _in_holes(plan: Plan, pieces: Sequence[Piece]) -> list[PlacedPiece]:
    shown = []
    for piece in pieces:
        if piece.kind == "marble" and piece.place.startswith("hole/"):
            x, y = plan.hole(cell_of(piece.place))
            height = HOLE_MARBLE_U * plan.k
            shown.append(
                PlacedPiece(f"marble={piece.place}", "marble", piece.face, piece.place, x, y, height)
            )
    for cell in plan.board.holes:
        x, y = plan.hole(cell)
        shown.append(PlacedPiece(f"rim={cell}", "rim", "rim", "board", x, y, 80 * plan.k))
    return shown


def _standing(table: TableView, stood: dict[str, Clown], pieces: Sequence[Piece]) -> list[PlacedPiece]:
    """The clowns, the one further back first."""
    names = {piece.face: piece for piece in pieces if piece.kind == "clown"}
    shown = []
    for name, clown in sorted(stood.items(), key=lambda each: (each[1].y, each[1].x)):
        piece = names[name]
        pick = piece.place if piece.place in table.wanted and name not in table.wanted else name
        y = clown.y - CLOWN_UP_U * clown.k
        shown.append(
            PlacedPiece(
                name, "clown", name, piece.place, clown.x, y, CLOWN_U * clown.k, clown.tilt, name=pick
            )
        )
    return shown


def _stacked(table: TableView, stood: dict[str, Clown], pieces: Sequence[Piece]) -> list[PlacedPiece]:
    """The stacks with their marbles, and a plus in the slot that a marble would take."""
    color = _addable(table)
    shown = []
    for name, clown in sorted(stood.items()):
        if not clown.side:
            continue
        heap = [piece for piece in pieces if piece.place == name]
        room = [action for action in table.live if action.verb == "add" and name in action.picks]
        x, y = slot(clown, 1)
        gold = "gold" if room and color else "plain"
        shown.append(PlacedPiece(f"stack={name}", "stack", gold, name, x, y, STACK_U * clown.k))
        for number, piece in enumerate(heap):
            if piece.kind == "marble":
                at = slot(clown, number)
                key = f"marble={piece.face}@{name}/{number}"
                shown.append(PlacedPiece(key, "marble", piece.face, name, *at, STACK_MARBLE_U * clown.k))
        if gold == "gold":
            pick = "" if table.picks else color
            at = slot(clown, len(heap))
            shown.append(PlacedPiece(f"plus={name}", "plus", f"{clown.k:.3f}", name, *at, PLUS_U, name=pick))
    return shown


def _addable(table: TableView) -> str:
    """The color that a tap on a plus means: the one rolled, with white and black the viewer's own."""
    state = table.state
    assert isinstance(state, CirqueState)
    colors = [action.picks[0] for action in table.live if action.verb == "add"]
    own = state.colors[table.viewer] if 0 <= table.viewer < len(state.colors) else -1
    return min(colors, key=lambda color: (COLORS.index(color) != own, color), default="")


def _moving(plan: Plan, stood: dict[str, Clown], pieces: Sequence[Piece]) -> list[PlacedPiece]:
    """Marbles on their way: in a mouth, under the soles; and the stars that they have just brought in."""
    shown = []
    for piece in pieces:
        kind, _, rest = piece.place.partition("/")
        clown = stood.get(f"clown/{rest}")
        if piece.kind == "marble" and clown and kind in ("mouth", "foot"):
            up = (CLOWN_UP_U + MOUTH_UP_U) if kind == "mouth" else -SOLES_U - 6
            size = MOUTH_MARBLE_U if kind == "mouth" else HOLE_MARBLE_U
            key = f"marble={piece.face}@{kind}"
            y = clown.y - up * clown.k
            shown.append(PlacedPiece(key, "marble", piece.face, piece.place, clown.x, y, size * clown.k))
        elif piece.kind == "gain":
            x, y = plan.centre(cell_of(piece.place))
            tip = max(y - HEAD_UP_U * plan.k, plan.top - FRAME_U * plan.k - 22 + GAIN_U)
            shown.append(PlacedPiece("gain", "gain", piece.face, piece.place, x, tip - GAIN_U * 0.44, GAIN_U))
    return shown


def _supply(table: TableView, pieces: Sequence[Piece]) -> list[PlacedPiece]:
    """The marbles that nobody has added yet; the outermost of a color can be picked."""
    shown = []
    for color, name in enumerate(COLORS):
        count = sum(piece.place == "supply" and piece.face == name for piece in pieces)
        for number, (x, y, height) in enumerate(sockets(table, color)[:count]):
            pick = name if number == count - 1 else ""
            key = f"marble={name}@supply/{number}"
            shown.append(PlacedPiece(key, "marble", name, "supply", x, y, height, name=pick))
    return shown


def sockets(table: TableView, color: int) -> list[tuple[float, float, float]]:
    """Where the marbles of a color lie until they are added: middles and heights; none if nowhere."""
    state = table.state
    assert isinstance(state, CirqueState)
    seat = owner(state, color)
    if seat >= 0:
        zone = table.layout.zones.get(f"plate/{table.chair(seat)}")
        if zone is None:
            return []
        left = plate_inside(zone) + 17
        return [(left + 40 * number, zone.y + 25, PLATE_MARBLE_U) for number in range(3)]
    rack = table.layout.zones.get(f"rack/{COLORS[color]}")
    if rack is None:
        return []
    low = rack.y + rack.height / 2 - 34
    return [(rack.x, low - 46 * number, RACK_MARBLE_U) for number in range(3)]


def plate_inside(zone: Zone) -> float:
    """Where a plate's words begin, right of the portrait."""
    return zone.x - zone.width / 2 + zone.size - 2


def _loose(table: TableView, pieces: Sequence[Piece]) -> list[PlacedPiece]:
    """The die on its tray, and the color cards on the plates."""
    zones, shown = table.layout.zones, []
    for piece in pieces:
        tray = zones.get("die")
        if piece.kind == "die" and tray:
            toss = piece.place == "toss"
            x, y = tray.x + toss * tray.width * 0.3, tray.y - toss * tray.height * 0.75
            size = tray.size * (1.25 if toss else 1.0)
            shown.append(PlacedPiece("die", "die", "die", piece.place, x, y, size))
        elif piece.kind == "card" and piece.place.startswith("seat/"):
            zone = zones.get(f"plate/{table.chair(int(piece.place[5:]))}")
            if zone:
                x = zone.x + zone.width / 2 - 44
                shown.append(
                    PlacedPiece(f"card={piece.place}", "card", piece.face, piece.place, x, zone.y, 92.0)
                )
    return shown


def flies(piece: PlacedPiece) -> bool:
    """Whether a piece is moving."""
    return piece.layer >= LIFT


def drawn(kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
    """The picture of a piece."""
    if kind == "marble":
        return marble(kit, face, height_u)
    if kind == "rim":
        return kit.sprites.svg(f"{ART}hole_rim_front", height_u=height_u)
    if kind == "card":
        return kit.sprites.svg(f"{ART}card_{face or 'back'}", height_u=height_u)
    return kit.panel(("quel_cirque", kind, face, height_u), lambda: _MAKERS[kind](kit, face, height_u))


def marble(kit: Toolkit, color: str, height_u: float) -> Surface:
    """A marble, in steps of size so few that none is drawn anew on its way."""
    step = max(1, round(1.7 * kit.units.scale))
    size = max(1, round(kit.units.px(height_u) / step)) * step
    return kit.sprites.svg(f"{ART}marble_{color or 'hidden'}", height_u=size / kit.units.scale)


def _clown(kit: Toolkit, face: str, height_u: float) -> Surface:
    number = face.partition("/")[2]
    whole = kit.sprites.svg(f"{ART}clown_{number}_back", height_u=height_u).copy()
    whole.blit(kit.sprites.svg(f"{ART}clown_{number}_front", height_u=height_u), (0, 0))
    return whole


def _stack(kit: Toolkit, face: str, height_u: float) -> Surface:
    sprite = kit.sprites.svg(f"{ART}stack_3", height_u=height_u)
    if face != "gold":
        return sprite
    k = height_u / STACK_U
    body = "".join(
        f'<rect x="{inset}" y="{inset}" width="{44 - 2 * inset}" height="{112 - 2 * inset}" '
        f'rx="{22 - inset}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
        for inset, colour, wide in ((2.2, "#7A4E0C", 4.4), (2.2, "#E5A72E", 3.4), (3.6, "#FFE7A0", 1.0))
    )
    edge = kit.sprites.svg_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 112">{body}</svg>', 44 * k, 112 * k
    )
    whole = sprite.copy()
    whole.blit(edge, (0, 0))
    return whole


def _plus(kit: Toolkit, face: str, height_u: float) -> Surface:
    """The plus, smaller than what can be hit of it."""
    size = kit.units.px(height_u)
    sheet = Surface((size, size), pygame.SRCALPHA, 32).convert_alpha()
    sheet.fill((0, 0, 0, 0))
    plus = kit.sprites.svg(f"{ART}slot_plus", height_u=STACK_MARBLE_U * float(face))
    sheet.blit(plus, plus.get_rect(center=(size // 2, size // 2)))
    return sheet


def _nothing(kit: Toolkit, face: str, height_u: float) -> Surface:
    """For the die, which is drawn by how it rolls."""
    return Surface((1, 1), pygame.SRCALPHA, 32)


def gain(kit: Toolkit, face: str, height_u: float) -> Surface:
    """The marble and what it brings in ("+3 red") on a paper chip with a tip below."""
    worth, _, color = face.partition(" ")
    width_u = height_u * 416 / 256
    whole = kit.sprites.svg(f"{ART}chip", width_u=width_u).copy()
    scale = whole.get_width() / 416
    marble = kit.sprites.svg(f"{ART}marble_{color or 'hidden'}", height_u=width_u * 0.29)
    whole.blit(marble, marble.get_rect(center=(round(112 * scale), round(92 * scale))))
    words = kit.fonts.line(worth, "display", width_u * 0.25 * 100 / kit.fonts.text_size, "#2A1B14")
    whole.blit(words, words.get_rect(center=(round(272 * scale), round(88 * scale))))
    return whole


_MAKERS = {"clown": _clown, "stack": _stack, "plus": _plus, "die": _nothing, "gain": gain}


def topped(kit: Toolkit, clown: str, color: str, height_u: float) -> Surface:
    """What can be seen of a marble in a clown's mouth: all but what its front lip hides."""
    key = ("quel_cirque top", clown, color, height_u)
    return kit.panel(key, lambda: _topped(kit, clown, color, height_u))


def _topped(kit: Toolkit, clown: str, color: str, height_u: float) -> Surface:
    front = kit.sprites.svg(f"{ART}clown_{clown.partition('/')[2]}_front", height_u=height_u)
    marble = kit.sprites.svg(f"{ART}marble_{color or 'hidden'}", height_u=height_u / CLOWN_U * MOUTH_MARBLE_U)
    scale = front.get_width() / 528
    place = marble.get_rect(center=(round(264 * scale), round(104 * scale)))
    lip = front.subsurface(place.clip(front.get_rect())).copy()
    lip.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    cut = marble.copy()
    cut.blit(lip, (0, max(0, -place.y)), special_flags=pygame.BLEND_RGBA_SUB)
    return cut


def warm_pieces(kit: Toolkit, k: float) -> None:
    """Draws clowns and marbles with the shadows and halos they have on their way."""
    sprites = kit.sprites
    clown_u = CLOWN_U * k
    for clown in CLOWNS:
        shape = drawn(kit, "clown", clown, clown_u)
        sprites.shadow(shape, 9.0, 0.4)
        sprites.halo(shape, 7, 0.95)
        for color in COLORS:
            topped(kit, clown, color, clown_u)
    heights = (STACK_MARBLE_U * k, HOLE_MARBLE_U * k, MOUTH_MARBLE_U * k, PLATE_MARBLE_U, RACK_MARBLE_U)
    for size in range(kit.units.px(min(heights)), kit.units.px(max(heights)) + 1):
        for color in ("", *COLORS):
            marble(kit, color, size / kit.units.scale)
        shape = marble(kit, COLORS[0], size / kit.units.scale)
        sprites.shadow(shape, 9.0, 0.4)
        sprites.halo(shape, 7, 0.95)
    for kind, face, height in (("stack", "plain", STACK_U * k), ("stack", "gold", STACK_U * k)):
        for blur in (5.0, 9.0):
            sprites.shadow(drawn(kit, kind, face, height), blur, 0.4)
    drawn(kit, "plus", f"{k:.3f}", PLUS_U)
