"""Plain skin: any game on a felt table, with cards that show their name; other skins refine it."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from pygame import Surface
from pygame.transform import rotate

from circus.content.levels.layouts import Zone, per_seat
from circus.content.texts import Texts
from circus.core.event import Event
from circus.core.piece import Piece
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Placeable, arrange
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Widget
from circus.ui.skins.about import InspectableItem, Known
from circus.ui.skins.captions import Caption
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.slots import slots
from circus.ui.skins.table_view import PickablePlace, TableButton, TableView

NORMAL, DIM = "normal", "dim"
"""Light of a piece: normal, or veiled because it cannot be used now."""

Job = Callable[[], object]
"""Function that draws one picture in advance; its result is cached."""

LIFT_U = 40.0
"""Height by which a selectable card of the viewer's hand is raised, in units."""

CARD_RATIO = 0.7
"""Width divided by height of a plain card."""

MAX_NAMED = 2
"""Maximum number of persons whom a prompt names as still choosing."""

SHORT_FACE = 2
"""Faces of at most this many letters are also written in the corners of a card."""

_FRONT = (
    f'<rect x="2" y="2" width="96" height="136" rx="12" fill="{theme.PAPER}" stroke="{theme.WOOD}" '
    f'stroke-width="3"/><path d="M6 118 L94 84 L94 126 Q94 134 86 134 L14 134 Q6 134 6 126 Z" '
    f'fill="{theme.CREAM}"/><rect x="8" y="8" width="84" height="124" rx="7" fill="none" '
    f'stroke="{theme.DEEP_RED}" stroke-opacity="0.55" stroke-width="1.6"/>'
)
_DIAMONDS = "".join(
    f'<path d="M{x} {y - 9} L{x + 7} {y} L{x} {y + 9} L{x - 7} {y} Z" fill="#C9474A"/>'
    for row, y in enumerate(range(25, 120, 15))
    for x in range(22 if row % 2 else 36, 80, 28)
)
_BACK = (
    f'<rect x="2" y="2" width="96" height="136" rx="12" fill="{theme.CREAM}" stroke="{theme.DEEP_RED}" '
    f'stroke-width="3"/><rect x="8" y="8" width="84" height="124" rx="7" fill="{theme.RED}"/>'
    f'<path d="M8 104 L92 60 L92 125 Q92 132 85 132 L15 132 Q8 132 8 125 Z" fill="#A3242A"/>{_DIAMONDS}'
    f'<rect x="12" y="12" width="76" height="116" rx="5" fill="none" stroke="{theme.CREAM}" '
    'stroke-width="1.6"/>'
)


def zones(seats: int) -> list[str]:
    """Return the plates; pieces without a zone are placed in slots."""
    return per_seat(("plate",), seats)


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the background of the saloon."""
    return kit.background("saloon")


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return every piece in the zone of its place, or in rows and grids if the layout has no zone."""
    locate, spare = table.locate, spare_slots(table, pieces)
    inside = {name: replace(zone, width=zone.width - zone.size * CARD_RATIO) for name, zone in spare.items()}
    placed = arrange(pieces, lambda place: locate(place) or inside.get(place))
    return tuple(raised(table, piece) for piece in placed)


def raised(table: TableView, piece: PlacedPiece, lift_u: float = LIFT_U) -> PlacedPiece:
    """Return the piece, raised by `lift_u` if it is in the viewer's hand and can be picked."""
    if piece.name in table.choice.selectable and piece.place == f"hand/{table.viewer}":
        return replace(piece, y=piece.y - lift_u)
    return piece


def spare_slots(table: TableView, pieces: Sequence[Placeable] = ()) -> dict[str, Zone]:
    """Return zones for the places without one, if the layout has a zone `slots` for them."""
    area = table.layout.zones.get("slots")
    if area is None:
        return {}
    named = [name for name in table.game.places(table.setup) if not name.startswith("seat/")]
    on_table = [piece.place for piece in (*table.pieces, *pieces)]
    return slots(area, frozenset(name for name in (*named, *on_table) if table.locate(name) is None))


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return a card with its face written on it, or its back; equal arguments return the same surface."""
    key = ("plain", piece.kind, piece.face, height_u, light)
    return kit.panel(key, lambda: _plain_card(kit, piece.kind, piece.face, height_u, light))


def no_edge(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface | None:
    """Return no line besides the halo."""
    return None


def ratio(kind: str) -> float:
    """Return width divided by height of a kind of piece."""
    return CARD_RATIO


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return true: everything casts a shadow."""
    return True


def aim(table: TableView, piece: PlacedPiece) -> str:
    """Return the pick of a piece for the pointer now; "" for none."""
    return piece.name


def furniture(kit: Toolkit, table: TableView) -> list[Item]:
    """Return a slot for every place that can be picked."""
    spare, named = spare_slots(table), table.game.places(table.setup)
    return [_slot(kit, spare[name], name in table.choice.selectable) for name in named if name in spare]


def overlays(kit: Toolkit, table: TableView, placed: Sequence[PlacedPiece]) -> list[Item]:
    """Return nothing above the pieces."""
    return []


def window(kit: Toolkit, table: TableView) -> list[Widget]:
    """Return no reaction window."""
    return []


def secret_key(table: TableView, seat: int) -> str:
    """Return the number of the seat, from 1, as its key."""
    return str(seat + 1)


def places(table: TableView) -> list[PickablePlace]:
    """Return the pickable places of the view: seats at their plates, others at the layout's zones."""
    found, spare = [], spare_slots(table)
    for name in table.game.places(table.setup):
        kind, _, rest = name.partition("/")
        zone = table.plate(int(rest)) if kind == "seat" else None
        zone = zone or table.layout.zones.get(name) or spare.get(name)
        if zone is not None:
            found.append(PickablePlace(name, zone.x, zone.y, zone.width, zone.height))
    return found


def drag_overlay(
    kit: Toolkit, table: TableView, piece: PlacedPiece, placed: Sequence[PlacedPiece]
) -> list[Item]:
    """Return nothing that moves with a dragged piece."""
    return []


def drag_overlay_key(table: TableView, piece: PlacedPiece, x: float, y: float) -> Hashable:
    """Return the position itself, so that the overlays are recomputed at every move."""
    return x, y


def constant_overlay_key(table: TableView, piece: PlacedPiece, x: float, y: float) -> Hashable:
    """Return `None`: the overlays are the same wherever a piece is dragged."""
    return None


def plate_items(kit: Toolkit, table: TableView, seat: int) -> list[Item]:
    """Return nothing besides the name."""
    return []


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """Return no line below the name."""
    return ""


def no_tone(table: TableView, seat: int) -> str:
    """Return no tone: plates have the usual material."""
    return ""


def seat_colour(table: TableView, seat: int) -> str:
    """Return the colour that the person has chosen."""
    return theme.PLAYER_COLOURS.get(table.seats[seat].colour, theme.BRASS)


def no_room(table: TableView) -> float:
    """Return 0: no room is reserved."""
    return 0.0


def portrait(table: TableView, seat: int) -> str:
    """Return the sprite of a seat's portrait, by the person's colour, also when seats rotate."""
    return table.game.brand.portrait(table.seats[seat].colour)


def verbs(table: TableView) -> list[str]:
    """Return a gold button for every verb that can be named now."""
    return sorted(name for name in table.choice.selectable if name.startswith("verb/"))


def buttons(table: TableView) -> Sequence[TableButton]:
    """Return no further buttons."""
    return ()


def choreograph(
    event: Event, before: Sequence[Piece], after: Sequence[Piece], table: TableView
) -> Sequence[Keyframe]:
    """Return no keyframes: everything glides to its new place."""
    return ()


def prompt(texts: Texts, table: TableView) -> str:
    """Return one sentence with the viewer's task, or whom the table waits for."""
    if table.viewer in table.acting:
        general = f"{table.game.name}-prompt"
        exact = "-".join((general, *sorted({action.verb for action in table.choice.live})))
        picked = f"{exact}-{table.choice.picks[0].partition('/')[2]}" if table.choice.picks else exact
        return texts.say(next(filter(texts.has, (picked, exact, general)), "table-your-turn"))
    names = [table.seats[seat].name for seat in table.acting if seat >= 0]
    return texts.say("table-waiting", name=texts.listed(names)) if names else ""


def goal(texts: Texts, table: TableView) -> str:
    """Return what wins and what it takes, from the game's message `goal`; "" without one."""
    key = f"{table.game.name}-goal"
    return texts.format_facts(key, table.setup.values) if texts.has(key) else ""


def still_choosing(texts: Texts, table: TableView) -> str:
    """Return who else is still choosing at the same time: one or two by name, more as "the others".

    It is "" if nobody else is.
    """
    names = [table.seats[seat].name for seat in table.acting if seat >= 0 and seat != table.viewer]
    count = len(names) if len(names) <= MAX_NAMED else 0
    return texts.say("table-still-choosing", names=texts.listed(names[:count]), count=count) if names else ""


def caption(texts: Texts, event: Event, table: TableView) -> Caption:
    """Return an event's caption from the catalogues, with its ruling if it surprises, and its reason."""
    game, names = table.game, [seat.name for seat in table.seats]
    key = f"{game.name}-event-{event.kind}"
    words = texts.format_facts(key, event.facts, names) if texts.has(key) else ""
    ruling = game.facts.ruling(event, table.state)
    because = game.explanation(event, table.state, table.setup)
    if because is None:
        return Caption(words, ruling=ruling)
    why = texts.format_facts(f"{game.name}-because-{because.key}", because.facts, names)
    return Caption(words, ruling=ruling or because.rule, why=why, lit=because.lit, at=because.at)


def caption_picture(kit: Toolkit, picture: str) -> Surface | None:
    """Return the sprite of that name, 28 units high."""
    return kit.sprites.svg(picture, height_u=28) if picture else None


def known(table: TableView, item: InspectableItem) -> Known:
    """Return no facts besides kind, face and place."""
    return Known()


def has_no_tip(table: TableView) -> bool:
    """Return false: a tip explains the item under the pointer."""
    return False


def no_goal(kit: Toolkit, table: TableView) -> list[Item]:
    """Return nothing."""
    return []


def no_jobs(kit: Toolkit, table: TableView) -> list[Job]:
    """Return no drawings in advance."""
    return []


def _slot(kit: Toolkit, zone: Zone, wanted: bool) -> Item:
    """Return a pale square with the name of its place, edged with gold if it can be picked."""
    rect = kit.units.rect(*zone.box)
    key = ("slot", rect.size, zone.name, wanted)
    return Item(theme.LAYER_PROPS, kit.panel(key, lambda: _painted_slot(kit, zone, wanted)), rect.x, rect.y)


def _painted_slot(kit: Toolkit, zone: Zone, wanted: bool) -> Surface:
    line, fill, strength = (theme.GOLD, theme.PATH_FILL, 0.85) if wanted else (theme.CREAM, theme.CREAM, 0.16)
    stroke = 5 if wanted else 2
    body = (
        f'<rect x="4" y="4" width="{zone.width - 8:.1f}" height="{zone.height - 8:.1f}" rx="12" '
        f'fill="{fill}" fill-opacity="{strength}" stroke="{line}" stroke-opacity="0.9" '
        f'stroke-width="{stroke}"/>'
    )
    document = svg.document(round(zone.width), round(zone.height), body)
    tile = kit.sprites.svg_text(document, zone.width, zone.height).copy()
    ink = theme.INK if wanted else theme.CREAM
    name = zone.name.rpartition("/")[2].replace("_", " ")
    words = kit.fonts.line(name, "ui", theme.SMALL_U, ink, zone.width * 0.9)
    area = tile.get_rect()
    at = (
        {"midtop": (area.centerx, area.height // 16)} if zone.width > zone.height else {"center": area.center}
    )
    tile.blit(words, words.get_rect(**at))
    return tile


def _plain_card(kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
    """Return a rounded sheet of paper with its face written on it; its back is red with stars."""
    width = height_u * CARD_RATIO
    body = _FRONT if face else _BACK
    card = kit.sprites.svg_text(svg.document(100, 140, body), width, width * 1.4).copy()
    if face:
        _write_face(kit, card, face.replace("_", " "), height_u)
    return kit.sprites.tinted(card, "#B9A892") if light == DIM else card


def _write_face(kit: Toolkit, card: Surface, face: str, height_u: float) -> None:
    """Write a short face large and again in two corners, as on a playing card; a long one once."""
    width, area = height_u * CARD_RATIO, card.get_rect()
    words = kit.fonts.line(
        face, "display", min(height_u * 0.34, 1.5 * width / len(face)), theme.INK, width * 0.8
    )
    card.blit(words, words.get_rect(center=area.center))
    if len(face) <= SHORT_FACE:
        index = kit.fonts.line(face, "display", height_u * 0.12, theme.DEEP_RED)
        inset = round(area.width * 0.11)
        card.blit(index, index.get_rect(topleft=(inset, inset)))
        card.blit(rotate(index, 180), index.get_rect(bottomright=(area.right - inset, area.bottom - inset)))
