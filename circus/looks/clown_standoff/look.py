"""The drum table of Clown Standoff: secret choices, cards that cancel, the pie deck and three choices."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.looks.clown_standoff import captions as words
from circus.looks.clown_standoff import cards, slips
from circus.looks.clown_standoff import choreography as motion
from circus.looks.clown_standoff import overlays as marks
from circus.looks.clown_standoff.background import painted
from circus.looks.clown_standoff.cards import ART, CARD, CREAMED, NOTICE, PIE
from circus.looks.clown_standoff.placement import FLIP, lying, pay_zone
from circus.looks.keyframe import Keyframe
from circus.looks.old import OldLook as Look
from circus.looks.plain import NORMAL
from circus.looks.table_view import Place, TableView
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.sprites import Sprites
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Plate, Pose
from circus.stage.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.texts import Texts

MOVING_U, MOVING_SHADOW_U = 8, 24
"""Units to which the height of a piece that grows in flight is rounded, and that of its shadow."""
FACES = tuple(map(str, range(1, 7)))
RAISED_U = 14.0


class ClownStandoffLook(Look):
    """How Clown Standoff is drawn; the aid `odds` tells the chance of the Hit."""

    ground_name = "ring"
    aids = MappingProxyType({marks.ODDS: True})

    def __init__(self) -> None:
        self._before = ""
        self._why = ""
        self._dragging = False
        self._sizes: dict[str, tuple[float, ...]] = {}
        self._pictures: dict[str, str] = {}
        self._ready: set[tuple[str, float, float]] = set()
        self._ready_for: Sprites | None = None

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """The ring at night with the drum."""
        return painted(kit, super().background(kit, table), table)

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws every piece at the sizes of this table, so that none is drawn in flight."""
        self._take_sizes(table)
        self.background(kit, table)
        for height in self._sizes[CARD]:
            for face in ("", *FACES):
                self.face(kit, CARD, face, height, NORMAL)
        for face in FACES:
            for name in ("hand/0", "stake"):
                cards.face(kit, CARD, face, cards.pointed_height(table.layout.zones[name].size), NORMAL)
        for height in self._sizes[PIE]:
            for face in ("", "hit", "dodge"):
                self.face(kit, PIE, face, height, NORMAL)
        for height in {*self._sizes[CARD], *self._sizes[PIE], *(24.0 * step for step in range(3, 10))}:
            outline = self.silhouette(kit, CARD, "", height)
            kit.sprites.shadow(outline, 9, 0.4)
            kit.sprites.shadow(outline, 5, 0.4)
        for kind in (cards.BANG, cards.CROSS, cards.CROWN, cards.BEATS, cards.SPLAT):
            for height in self._sizes[kind]:
                self.face(kit, kind, "", height, NORMAL)
        marks.warm(kit, table)
        self._warm_plates(kit, table)

    def _warm_plates(self, kit: Toolkit, table: TableView) -> None:
        zones = table.layout.zones
        sizes = {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}
        for width, height in sizes:
            for edge in (NO_EDGE, CREAM_EDGE, GOLD_EDGE):
                Plate((0, 0, width, height), self.plate_kind, edge).items(kit, Pose())

    def _take_sizes(self, table: TableView) -> None:
        """The heights that pieces have at rest, by kind."""
        zones = table.layout.zones
        pay = pay_zone(table, zones["pay"]).size
        pies = {zones[name].size for name in ("deck", "deck/wait", FLIP, "revealed")}
        lying_cards = {
            zone.size for name, zone in zones.items()
            if name.startswith(("hand/", "trick/", "collected/", "stake", "discard", "deal"))
            and not name.startswith("deck")
        }  # fmt: skip
        tricks = [zone.size for name, zone in zones.items() if name.startswith("trick/")]
        plates = [zone.size for name, zone in zones.items() if name.startswith("plate/")]
        self._sizes = {
            CARD: tuple(sorted({*lying_cards, pay})),
            PIE: tuple(sorted(pies)),
            cards.BANG: (150.0,),
            cards.CROSS: tuple(sorted({size * 0.52 for size in tricks})),
            cards.CROWN: (52.0,),
            cards.BEATS: (92.0,),
            cards.SPLAT: tuple(sorted({zones[FLIP].size * 0.4, *(size * 1.15 for size in plates)})),
        }

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies; cards of the own hand that can be picked are raised."""
        self._take_sizes(table)
        return tuple(self._raised(table, each) for each in lying(table, pieces))

    def _raised(self, table: TableView, piece: PlacedPiece) -> PlacedPiece:
        own = piece.place in (f"hand/{table.viewer}", f"collected/{table.viewer}")
        if own and piece.name in table.wanted:
            return replace(piece, y=piece.y - RAISED_U)
        return piece

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """A card, a mark, or what the look lays down."""
        if kind == CREAMED:
            return cards.creamed(kit, face)
        if kind == NOTICE:
            return slips.notice(kit, face, height_u)
        sizes = self._sizes.get(kind, ())
        if not sizes or height_u in sizes:
            return cards.face(kit, kind, face, height_u, light)
        height = max(MOVING_U, round(height_u / MOVING_U) * MOVING_U)
        large = min((size for size in sizes if size >= height), default=max(sizes))
        whole = cards.face(kit, kind, face, large, light)
        return kit.sprites.squeezed(whole, height / large, height / large)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The shape that all cards share."""
        if height_u not in self._sizes.get(kind, ()):
            height_u = max(1, round(height_u / MOVING_SHADOW_U)) * MOVING_SHADOW_U
        return cards.outline(kit, height_u)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """The gold edge of a card."""
        return cards.gold_edge(kit, height_u) if kind == CARD else None

    def ratio(self, kind: str) -> float:
        """Width by height of a kind of piece."""
        return cards.RATIOS.get(kind, cards.RATIO)

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Cards do; of a deck the lowest does it for all."""
        if piece.kind not in (CARD, PIE):
            return False
        return piece.place not in ("deck", "box") or piece.key.endswith("#0") or piece.layer >= LIFT

    def aim(self, table: TableView, piece: PlacedPiece) -> str:
        """Only the viewer's own cards mean anything."""
        return piece.name if piece.place in (*self._own(table), "pay") else ""

    def _own(self, table: TableView) -> tuple[str, str]:
        return f"hand/{table.viewer}", f"collected/{table.viewer}"

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """The dummy's plate, the places to pay in."""
        return marks.furniture(kit, table)

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """Counts and odds, the three choices, the card under the pointer."""
        self._dragging = any(each.layer >= LIFT and each.name in table.wanted for each in shown)
        self._make_ready(kit, [each for each in shown if each.place in self._own(table)])
        items = marks.deck(kit, table, shown) + marks.heap(kit, table, shown)
        items += marks.status(kit, table, shown) + marks.choices(kit, table)
        return items + marks.pointed(kit, table, shown)

    def _make_ready(self, kit: Toolkit, hand: Sequence[PlacedPiece]) -> None:
        """Turns one more of the own cards as it will look in the viewer's turn, so that none is late then."""
        if self._ready_for is not kit.sprites:
            self._ready_for, self._ready = kit.sprites, set()
        for card in hand:
            known = (card.face, card.tilt, card.height)
            if card.layer < LIFT and known not in self._ready:
                self._ready.add(known)
                halo = kit.sprites.halo(self.silhouette(kit, CARD, card.face, card.height), 7, 0.95)
                for surface in (halo, cards.gold_edge(kit, card.height)):
                    kit.sprites.tilted(surface, card.tilt)
                return

    def places(self, table: TableView) -> list[Place]:
        """Tags, deck and the places to pay in; plates are targets anyhow."""
        return marks.places(table, self._dragging)

    def verbs(self, table: TableView) -> list[str]:
        """None: the three tags are the buttons."""
        return []

    def plate_line(self, texts: Texts, table: TableView, seat: int) -> str:
        """How many cards were collected."""
        return words.plate_line(texts, table, seat)

    def portrait(self, table: TableView, seat: int) -> str:
        """One of six, all with a red nose."""
        return f"{ART}seat_{seat + 1}"

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
        """What an event moves; who begins a round is told with the reason."""
        if event.kind == "turn":
            return motion.begins(event, pieces, table, self._why) if self._why else []
        return motion.steps(event, pieces, table)

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What to choose or to pay, or whom the table waits for; nothing to the viewer while things move."""
        if table.viewer in table.acting and not table.live:
            return ""
        return words.prompt(texts, table) or super().prompt(texts, table)

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What happened; its picture is kept for `caption_picture`."""
        self._why = words.why_first(table, event, self._before) if event.kind == "turn" else ""
        self._before = event.kind
        caption = super().caption(texts, event, table)
        if self._why:
            name = table.seats[event.facts["seat"]].name
            caption = texts.say(f"clown_standoff-table-begins-{self._why}", name=name)
        if caption:
            self._pictures[caption] = _picture(event)
        return caption

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """The card or pie that the caption tells of."""
        picture = self._pictures.get(caption)
        return kit.sprites.svg(picture, height_u=30) if picture else None


def _picture(event: Event) -> str:
    """The sprite that goes with what happened; "" for none."""
    facts = event.facts
    card = str(facts.get("card") or "").partition("/")[2]
    listed = facts.get("cards")
    if event.kind == "pie":
        return f"{ART}mini_{'pie' if facts['face'] == 'hit' else 'dodge'}"
    if event.kind == "reveal":
        return f"{ART}mini_unknown"
    if event.kind in ("cancel", "dummy_wins"):
        return f"{ART}cancelled"
    if event.kind in ("turn", "win"):
        return f"{ART}crown"
    if not card and isinstance(listed, tuple) and listed:
        card = str(listed[-1]).partition("/")[2]
    return f"{ART}card_{card}" if card else f"{ART}back"


LOOK = ClownStandoffLook()
