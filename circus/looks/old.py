"""The looks as they were before frames; each game leaves this base class when it is a `Look` of functions."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from pygame import Surface

from circus.core.event import Event
from circus.core.facts import Window
from circus.core.piece import Piece
from circus.core.state import State
from circus.levels.layouts import Zone
from circus.looks.captions import Caption
from circus.looks.keyframe import Keyframe
from circus.looks.look import Look
from circus.looks.plain import _plain_card, _slot
from circus.looks.slots import slots
from circus.looks.table_view import Place, TableButton, TableView
from circus.stage.compositor import Item
from circus.stage.director import PlacedPiece
from circus.stage.tableau import Laid, arrange
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import Widget
from circus.texts import Texts

NORMAL, DIM = "normal", "dim"
"""How a piece is lit: as it is, or veiled because it cannot be used now."""

CARD_RATIO = 0.7
"""Width by height of a plain card."""

SHORT_FACE = 2
"""So many letters are written in the corners of a card too."""


class OldLook:
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
        return table.game.brand.portrait(table.seats[seat].colour)

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


def adapted(old: OldLook) -> Look:
    """A look of functions that asks an old one."""

    def shape(kit: Toolkit, piece: PlacedPiece, height: float) -> Surface:
        return old.silhouette(kit, piece.kind, piece.face, height)

    def place(table: TableView, pieces: Sequence[Laid]) -> tuple[PlacedPiece, ...]:
        return old.shown(table, [piece for piece in pieces if isinstance(piece, Piece)])

    def caption(texts: Texts, event: Event, table: TableView) -> Caption:
        words = old.caption(texts, event, table)
        return Caption(words, words, old.ruling(event, table))

    def choreograph(
        event: Event, before: Sequence[Piece], after: Sequence[Piece], table: TableView
    ) -> Sequence[Keyframe]:
        try:
            return old.steps(event, before, table)
        except (IndexError, StopIteration, ValueError):  # it expected the final view; the pieces glide
            return ()

    return Look(
        plate_kind=old.plate_kind, aids=old.aids, background=old.background, furniture=old.furniture,
        overlays=old.overlay, plate_items=old.plate_items, plate_line=old.plate_line,
        plate_room=old.plate_room, name_room=old.name_room, names_up=old.names_up, portrait=old.portrait,
        buttons=old.buttons, window=old.over, window_clock=old.timer, place=place, places=old.places,
        aim=old.aim, paint=lambda kit, piece, height, light: old.face(kit, piece.kind, piece.face, height, light),
        silhouette=shape, edge=lambda kit, piece, height: old.edge(kit, piece.kind, piece.face, height),
        ratio=old.ratio, casts_shadow=old.casts_shadow,
        preload=lambda kit, table: [lambda: old.warm(kit, table)],
        choreograph=choreograph, caption=caption, caption_picture=old.caption_picture, prompt=old.prompt,
        tip=old.hint, verbs=old.verbs, own_menu=old.own_menu, wheel=old.wheel, again=old.again, keys=old.keys,
        explained=old.explained,
    )  # fmt: skip
