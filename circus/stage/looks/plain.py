"""The plain look: any game on a felt table, with cards that say their name; other looks refine it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.levels.layouts import Zone
from circus.session.choice import COLOURS
from circus.stage import svg, theme
from circus.stage.canvas import Item
from circus.stage.director import Shown
from circus.stage.looks.slots import slots
from circus.stage.looks.table_view import TableButton, TableView
from circus.stage.tableau import arrange
from circus.stage.toolkit import Toolkit
from circus.texts import Texts

NORMAL, DIM = "normal", "dim"
"""How a piece is lit: as it is, or veiled because it cannot be used now."""

CARD_RATIO = 0.7
"""Width by height of a plain card."""


class Step(NamedTuple):
    """One stage of what an event moves.

    Attributes:
        pieces: where everything lies after it.
        ms: how long a piece moves; stagger: ms between two of them; hold: ms to look at the end.
        sounds: names of sounds that begin with it.
    """

    pieces: Sequence[Piece]
    ms: int = 240
    stagger: int = 0
    hold: int = 0
    sounds: tuple[str, ...] = ()


@dataclass(frozen=True)
class Place:
    """A place that is no piece but can be picked: a cell, a seat; (x, y) is its centre, in units."""

    name: str
    x: float
    y: float
    width: float
    height: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width, height in units."""
        return self.x - self.width / 2, self.y - self.height / 2, self.width, self.height


class Look:
    """How a game is drawn and moves. Every method reads data and decides nothing.

    Pieces are drawn by `face`; all else is the ground (one picture), the furniture below the pieces
    and the overlay above them. Subclasses override what they draw better.
    """

    ground_name = "saloon"
    """Of the ground painted by `circus.stage.grounds`."""

    portraits = "common"
    """The folder of sprites that the portraits are taken from."""

    plate_kind = "wood"
    """Material of the plates: "wood" or "navy"."""

    lift_u = 40.0
    """How far a piece of the viewer's hand rises when it can be picked."""

    def ground(self, kit: Toolkit, table: TableView) -> Surface:
        """The picture below everything, as large as the window, light included."""
        return kit.ground(self.ground_name)

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws beforehand what must not be drawn while something moves."""

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[Shown, ...]:
        """Where every piece lies on this table."""
        locate, spare = table.locate, self.spare_slots(table, pieces)
        lying = arrange(pieces, lambda place: locate(place) or spare.get(place))
        return tuple(self._raised(table, each) for each in lying)

    def spare_slots(self, table: TableView, pieces: Sequence[Piece] = ()) -> dict[str, Zone]:
        """Room for the places that the layout does not know, where it has a zone `slots` for them."""
        area = table.layout.zones.get("slots")
        if area is None:
            return {}
        named = [name for name in table.game.places(table.setup) if not name.startswith("seat/")]
        lying = [piece.place for piece in (*table.game.pieces(table.state), *pieces)]
        return slots(area, frozenset(name for name in (*named, *lying) if table.locate(name) is None))

    def _raised(self, table: TableView, piece: Shown) -> Shown:
        if piece.name in table.wanted and piece.place == f"hand/{table.viewer}":
            return replace(piece, y=piece.y - self.lift_u)
        return piece

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """The picture of a piece, upright; the same surface for the same question."""
        key = ("plain", kind, face, height_u, light)
        return kit.panel(key, lambda: _plain_card(kit, kind, face, height_u, light))

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """A picture of the same outline, for shadow and halo; faces of one outline share it."""
        return self.face(kit, kind, "", height_u, NORMAL)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """A line laid on a piece that can be picked, beside the halo under it; as large as its face."""
        return None

    def ratio(self, kind: str) -> float:
        """Width by height of a kind of piece."""
        return CARD_RATIO

    def casts_shadow(self, piece: Shown) -> bool:
        """Whether a shadow is drawn for this piece; not for what has its own or lies sunk."""
        return True

    def aim(self, table: TableView, piece: Shown) -> str:
        """The pick that a pointer on a piece means now; "" for none."""
        return piece.name

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """What lies below the pieces and changes with the game: boards, slips, counters.

        The plain look draws a slot for every place that can be picked.
        """
        return [_slot(kit, zone, name in table.wanted) for name, zone in self.spare_slots(table).items()]

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[Shown]) -> list[Item]:
        """What lies above the pieces: previews, chips, tags."""
        return []

    def places(self, table: TableView) -> list[Place]:
        """The pickable places of the view, boxes in design units; seats by default."""
        found, spare = [], self.spare_slots(table)
        for name in table.game.places(table.setup):
            kind, _, rest = name.partition("/")
            zone = table.layout.zones.get(f"plate/{table.chair(int(rest))}") if kind == "seat" else None
            zone = zone or table.layout.zones.get(name) or spare.get(name)
            if zone is not None:
                found.append(Place(name, zone.x, zone.y, zone.width, zone.height))
        return found

    def plate_items(self, kit: Toolkit, table: TableView, seat: int) -> list[Item]:
        """What a seat's plate shows beside its name: piles, hearts, marbles."""
        return []

    def plate_room(self, table: TableView) -> float:
        """How much of a plate's right end `plate_items` takes, in units."""
        return 0.0

    def name_room(self, table: TableView) -> float:
        """How much of the right end is kept free of the name above."""
        return self.plate_room(table)

    def names_up(self, table: TableView) -> bool:
        """Whether names leave the lower half of the plates to `plate_items`, as they do above a line."""
        return False

    def plate_line(self, texts: Texts, table: TableView, seat: int) -> str:
        """The line below a seat's name: points and the like; "" for none."""
        return ""

    def portrait(self, table: TableView, seat: int) -> str:
        """The sprite of a seat's portrait: it goes with the person's colour, also when seats rotate."""
        return f"{self.portraits}/seat_{COLOURS.index(table.seats[seat].colour) + 1}"

    def verbs(self, table: TableView) -> list[str]:
        """The verbs that get a gold button: by default all that can be named now."""
        return sorted(name for name in table.wanted if name.startswith("verb/"))

    def buttons(self, table: TableView) -> Sequence[TableButton]:
        """Further buttons of this game's table."""
        return ()

    def toggle(self, name: str) -> None:
        """Takes a click on one of `buttons`."""

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Step]:
        """What an event moves, given where everything lies; nothing leaves it to the comparison."""
        return []

    def prompt(self, texts: Texts, table: TableView) -> str:
        """One sentence that tells the viewer what to do, or whom the table waits for."""
        if table.viewer in table.acting:
            general = f"{table.game.name}-prompt"
            exact = "-".join((general, *sorted({action.verb for action in table.live})))
            picked = f"{exact}-{table.picks[0].partition('/')[2]}" if table.picks else exact
            return texts.say(next(filter(texts.has, (picked, exact, general)), "table-your-turn"))
        names = [table.seats[seat].name for seat in table.acting if seat >= 0]
        return texts.say("table-waiting", name=", ".join(names)) if names else ""

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """A pictogram about 28 u high before a caption that `caption` gave."""
        return None

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What an event is called below the table; "" for none."""
        key = f"{table.game.name}-event-{event.kind}"
        return texts.tell(key, event.facts, [seat.name for seat in table.seats]) if texts.has(key) else ""


def _slot(kit: Toolkit, zone: Zone, wanted: bool) -> Item:
    """A pale square with the name of its place, edged with gold when it can be picked."""
    rect = kit.units.rect(zone.x - zone.width / 2, zone.y - zone.height / 2, zone.width, zone.height)
    key = ("slot", rect.size, zone.name, wanted)
    return Item(theme.LAYER_PROPS, kit.panel(key, lambda: _painted_slot(kit, zone, wanted)), rect.x, rect.y)


def _painted_slot(kit: Toolkit, zone: Zone, wanted: bool) -> Surface:
    line, fill, strength = (theme.GOLD, theme.PATH_FILL, 0.85) if wanted else (theme.CREAM, theme.CREAM, 0.16)
    body = (
        f'<rect x="3" y="3" width="94" height="94" rx="12" fill="{fill}" fill-opacity="{strength}" '
        f'stroke="{line}" stroke-opacity="0.9" stroke-width="{5 if wanted else 2}"/>'
    )
    tile = kit.sprites.svg_text(svg.document(100, 100, body), zone.width, zone.height).copy()
    ink = theme.INK if wanted else theme.CREAM
    words = kit.fonts.line(zone.name.rpartition("/")[2], "ui", theme.SMALL_U, ink, zone.width * 0.9)
    tile.blit(words, words.get_rect(center=tile.get_rect().center))
    return tile


def _plain_card(kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
    """A rounded sheet of paper with its face written on it; its back is plain red."""
    width = height_u * CARD_RATIO
    paper, edge = (theme.PAPER, theme.WOOD) if face else (theme.RED, theme.DEEP_RED)
    body = (
        f'<rect x="3" y="3" width="94" height="134" rx="12" fill="{paper}" stroke="{edge}" stroke-width="5"/>'
    )
    card = kit.sprites.svg_text(svg.document(100, 140, body), width, width * 1.4).copy()
    if face:
        size = min(height_u * 0.3, 1.7 * width / len(face))
        words = kit.fonts.line(face, "display", size, theme.INK, width * 0.9)
        card.blit(words, words.get_rect(center=card.get_rect().center))
    return kit.sprites.tinted(card, "#B9A892") if light == DIM else card
