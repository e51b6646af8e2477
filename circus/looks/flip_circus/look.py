"""The ring of Flip Circus: ten two-sided tokens, a small menu, secret looks, a poster that comes together."""

from collections.abc import Callable, Sequence
from types import MappingProxyType

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.flip_circus.facts import POWERS
from circus.looks.flip_circus import captions as words
from circus.looks.flip_circus import choreography as motion
from circus.looks.flip_circus import menu as menus
from circus.looks.flip_circus import overlays as marks
from circus.looks.flip_circus import plates, tokens
from circus.looks.flip_circus.background import painted
from circus.looks.flip_circus.placement import (
    APPLAUSE,
    BACK,
    BADGE_PART,
    CHEER,
    MEMORY,
    POSTER,
    ROSETTE,
    SEEN,
    SEEN_PART,
    SIDE,
    lying,
    part_spot,
    stage_sizes,
)
from circus.looks.flip_circus.preload import later
from circus.looks.flip_circus.ring import ART, FIELD_PART, ring_of
from circus.looks.keyframe import Keyframe
from circus.looks.old import OldLook as Look
from circus.looks.table_view import Place, TableView
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.toolkit import Toolkit
from circus.texts import Texts

MOVING_U = 8
"""Units to which the height of a piece that grows in flight is rounded."""


class FlipCircusLook(Look):
    """How Flip Circus is drawn and moves; it keeps whether the rosette is open."""

    aids = MappingProxyType({ROSETTE: True, MEMORY: False})
    own_menu = True
    wheel = "flip"
    again = "flip"
    keys = MappingProxyType(
        {"f": ("flip",), "p": (*POWERS, "misuse"), "v": ("peek",), "n": ("encore",), "e": ("end",)}
    )
    explained = frozenset({"FC-6"})
    replays = frozenset({"backs"})

    def __init__(self) -> None:
        self._rosette = False
        self._picking = False
        self._pictures: dict[str, str] = {}
        self._ruling = ""
        self._later: list[Callable[[], object]] = []
        self._later_for: tuple[object, ...] = ()
        self._sizes: dict[str, tuple[float, ...]] = {}

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """The ring at night."""
        return painted(kit, table)

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws every piece at the sizes of this table."""
        self._take_sizes(table)
        self.background(kit, table)
        tokens.warm(kit, ring_of(table).size, self._sizes)
        marks.warm(kit, table)
        plates.warm(kit, table)
        if ROSETTE in table.aids:
            kit.sprites.svg(f"{ART}rosette", width_u=table.layout.zones["rosette"].width)

    def prepare(self, kit: Toolkit, table: TableView) -> bool:
        """Draws one more of the things that appear under the pointer."""
        for_whom = (kit.sprites, table.aids, table.setup.seats)
        if for_whom != self._later_for:
            self._later_for, self._later = for_whom, later(kit, table)
        if not self._later:
            return False
        self._later.pop()()
        return True

    def _take_sizes(self, table: TableView) -> None:
        """The heights that pieces have at rest, by kind."""
        zones, size = table.layout.zones, ring_of(table).size
        parts = {zones[f"parts/{side}"].size for side in range(2)}
        parts |= {part_spot(zones["poster"], artist)[2] for artist in ("acrobat", "magician")}
        parts |= stage_sizes(zones["stage"])
        self._sizes = {
            SIDE: (size,),
            BACK: (BADGE_PART * size,),
            SEEN: (SEEN_PART * size,),
            CHEER: (size,),
            APPLAUSE: tuple({zones[name].size for name in ("reserve", "applause/0")}),
            POSTER: tuple(sorted(parts)),
        }

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies on this table."""
        self._take_sizes(table)
        self._picking = menus.is_open(table)
        return lying(table, pieces)

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """The picture of a piece; one that grows in flight is taken from a size at which it rests."""
        sizes = self._sizes.get(kind, ())
        if not sizes or height_u in sizes:
            return tokens.face(kit, kind, face, height_u)
        height = max(MOVING_U, round(height_u / MOVING_U) * MOVING_U)
        large = min((size for size in sizes if size >= height), default=max(sizes))
        whole = tokens.face(kit, kind, face, large)
        return kit.sprites.squeezed(whole, height / large, height / large)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The outline of a piece; all tokens share one."""
        if kind == POSTER:
            return self.face(kit, kind, face, height_u, "")
        return tokens.silhouette(kit, kind, height_u)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """A gold ring on those that a picked token can change places with."""
        return tokens.ringed(kit, face, height_u, "gold") if kind == SIDE and self._picking else None

    def ratio(self, kind: str) -> float:
        """Width by height of a kind of piece."""
        return tokens.RATIOS.get(kind, 1.0)

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Tokens bring their own; what flies throws one."""
        return piece.kind in (SIDE, POSTER, APPLAUSE) and piece.layer >= LIFT

    def aim(self, table: TableView, piece: PlacedPiece) -> str:
        """Tokens are hit by their place; Applause stands for what it buys, or for the Clown's choice."""
        return piece.name if piece.kind == APPLAUSE else ""

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """The poster, trays, reserve, the counter of actions, the rosette's button."""
        items = plates.furniture(kit, table) + plates.rosette_button(kit, table, self._rosette)
        if self._rosette and ROSETTE in table.aids:
            items += plates.rosette(kit, table)
        return items

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """Rings, arrows, gains, eyes, menus."""
        return plates.owners(kit, table, shown) + marks.overlay(kit, table, shown)

    def places(self, table: TableView) -> list[Place]:
        """Tokens, the counter, and whatever menu is open."""
        found = super().places(table)
        if words.laid(table):
            ring = ring_of(table)
            side = ring.size * FIELD_PART
            found += [Place(f"token/{at}", *ring.spot(at), side, side) for at in range(10)]
        found += plates.counter_places(table) + plates.rosette_place(table)
        return found + menus.menu_places(table) + menus.choice_places(table)

    def verbs(self, table: TableView) -> list[str]:
        """None: the menu and the counter are the buttons."""
        return []

    def names_up(self, table: TableView) -> float:
        """With two seats Applause and parts lie in two rows below the names."""
        return 47.0 if table.setup.seats == 2 else 0.0

    def portrait(self, table: TableView, seat: int) -> str:
        """One of four; partners share a colour."""
        return f"{ART}seat_{seat + 1}"

    def toggle(self, name: str) -> None:
        """Opens or closes the rosette."""
        if name == "ui/rosette":
            self._rosette = not self._rosette

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
        """What an event moves."""
        return motion.steps(event, pieces, table)

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What to do next, or whom the table waits for."""
        return words.prompt(texts, table) or super().prompt(texts, table)

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What happened; its picture is kept for `caption_picture`."""
        key, self._ruling = words.surprise(event, table)
        names = [seat.name for seat in table.seats]
        caption = texts.tell(f"flip_circus-table-{key}", event.facts, names) if key else ""
        caption = caption or super().caption(texts, event, table)
        if caption:
            self._pictures[caption] = _artist(event)
        return caption

    def ruling(self, event: Event, table: TableView) -> str:
        """The ruling behind what surprises, as `caption` has found it."""
        return self._ruling

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """The artist, or the Applause, that the caption tells of."""
        artist = self._pictures.get(caption, "")
        if artist == APPLAUSE:
            return kit.sprites.svg(f"{ART}applause", height_u=30)
        return tokens.medal(kit, artist, 32) if artist else None


def _artist(event: Event) -> str:
    """The artist that goes with what happened, or Applause; "" for none."""
    facts = event.facts
    if event.kind in ("encore", "applause", "peek"):
        return APPLAUSE
    if event.kind in (*POWERS, "clown"):
        return event.kind
    if event.kind == "five_clowns":
        return "clown"
    if event.kind == "misuse":
        return "seer"
    return str(facts.get("face") or facts.get("artist") or "")


LOOK = FlipCircusLook()
