"""The plain look: any game on a felt table, with cards that say their name; other looks refine it."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import NamedTuple

from pygame import Surface
from pygame.transform import rotate

from circus.core.event import Event
from circus.core.facts import Window
from circus.core.piece import Piece
from circus.core.state import State
from circus.levels.layouts import Zone
from circus.looks.slots import slots
from circus.looks.table_view import TableButton, TableView
from circus.session.table_setup import COLOURS
from circus.stage import svg, theme
from circus.stage.compositor import Item
from circus.stage.director import PlacedPiece
from circus.stage.tableau import arrange
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import Widget
from circus.texts import Texts

NORMAL, DIM = "normal", "dim"
"""How a piece is lit: as it is, or veiled because it cannot be used now."""

CARD_RATIO = 0.7
"""Width by height of a plain card."""

SHORT_FACE = 2
"""So many letters are written in the corners of a card too."""

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


class Keyframe(NamedTuple):
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
    """Of the ground painted by `circus.stage.backgrounds`."""

    portraits = "common"
    """The folder of sprites that the portraits are taken from."""

    plate_kind = "wood"
    """Material of the plates: "wood" or "navy"."""

    has_windows = False
    """Whether this game has windows for reactions (`window`)."""

    wheel = ""
    """The verb that the wheel names for the thing under the pointer; "" for none."""

    own_menu = False
    """Whether this look draws the menu of verbs itself when the picks alone leave several."""

    again = ""
    """The verb that a second tap on what was picked names; with "" it is put back."""

    keys: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The verbs that a key names; other keys name the verbs that begin with them."""

    rulings: Mapping[str, str] = MappingProxyType({})
    """The ruling behind a kind of event that surprises: one tap away from what is said of it (`ui/why`)."""

    replays: frozenset[str] = frozenset()
    """The kinds of events that tell a secret for once: a person looks alone, also at those they missed."""

    explained: frozenset[str] = frozenset()
    """The rulings told when they forbid what was tapped though the tap began something else."""

    lift_u = 40.0
    """How far a piece of the viewer's hand rises when it can be picked."""

    aids: Mapping[str, bool] = MappingProxyType({})
    """The helps that can be switched off at this table beside the hint, and whether each is on by default.

    `TableView.aids` says which are on; their words are `<game>-aid-<name>` and `<game>-aid-<name>-help`.
    """

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """The picture below everything, as large as the window, light included."""
        return kit.background(self.ground_name)

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws beforehand what must not be drawn while something moves."""

    def prepare(self, kit: Toolkit, table: TableView) -> bool:
        """Draws a little beforehand (up to 30 ms) in a quiet moment; false when there is none left."""
        return False

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies on this table."""
        locate, spare = table.locate, self.spare_slots(table, pieces)
        inside = {
            name: replace(zone, width=zone.width - zone.size * CARD_RATIO) for name, zone in spare.items()
        }
        lying = arrange(pieces, lambda place: locate(place) or inside.get(place))
        return tuple(self._raised(table, each) for each in lying)

    def spare_slots(self, table: TableView, pieces: Sequence[Piece] = ()) -> dict[str, Zone]:
        """Room for the places that the layout does not know, where it has a zone `slots` for them."""
        area = table.layout.zones.get("slots")
        if area is None:
            return {}
        named = [name for name in table.game.places(table.setup) if not name.startswith("seat/")]
        lying = [piece.place for piece in (*table.game.pieces(table.state), *pieces)]
        return slots(area, frozenset(name for name in (*named, *lying) if table.locate(name) is None))

    def _raised(self, table: TableView, piece: PlacedPiece) -> PlacedPiece:
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

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Whether a shadow is drawn for this piece; not for what has its own or lies sunk."""
        return True

    def aim(self, table: TableView, piece: PlacedPiece) -> str:
        """The pick that a pointer on a piece means now; "" for none."""
        return piece.name

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """What lies below the pieces and changes with the game: boards, slips, counters.

        The plain look draws a slot for every place that can be picked.
        """
        spare, named = self.spare_slots(table), table.game.places(table.setup)
        return [_slot(kit, spare[name], name in table.wanted) for name in named if name in spare]

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """What lies above the pieces: previews, chips, tags."""
        return []

    def window(self, state: State) -> Window | None:
        """The window for reactions that is open in the public view; `None` for none."""
        return None

    def turn_key(self, state: State) -> Hashable:
        """What stays the same during one turn, in the public view."""
        return None

    def over(self, kit: Toolkit, table: TableView) -> "list[Widget]":
        """What lies over the whole table while a window for reactions is open (`table.asking`)."""
        return []

    def timer(self, kit: Toolkit, table: TableView, share: float) -> list[Item]:
        """The clock of that window; `share` of its time is left."""
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

    def names_up(self, table: TableView) -> float:
        """How far above the middle of a plate the names stand, in units, where no line is below them."""
        return 0.0

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

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
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

    def ruling(self, event: Event, table: TableView) -> str:
        """The ruling behind an event that surprises; "" for none."""
        return self.rulings.get(event.kind, "")

    def hint(self, texts: Texts, table: TableView, name: str) -> str:
        """A short line shown when the pointer rests on something; "" for none."""
        return ""

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
    """A rounded sheet of paper with its face written on it; its back is red with stars."""
    width = height_u * CARD_RATIO
    body = _FRONT if face else _BACK
    card = kit.sprites.svg_text(svg.document(100, 140, body), width, width * 1.4).copy()
    if face:
        _write_face(kit, card, face.replace("_", " "), height_u)
    return kit.sprites.tinted(card, "#B9A892") if light == DIM else card


def _write_face(kit: Toolkit, card: Surface, face: str, height_u: float) -> None:
    """A short face large and again in two corners, as on a playing card; a long one once."""
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
