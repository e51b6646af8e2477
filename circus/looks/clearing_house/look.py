"""The house of Clearing House: a night floor plan, four mobsters, drafts, secret answers, dice and tape."""

from collections.abc import Hashable, Sequence
from types import MappingProxyType

from pygame import Surface

from circus.core.event import Event
from circus.core.facts import Window
from circus.core.piece import Piece
from circus.core.state import State
from circus.games.clearing_house.cards import CARDS
from circus.looks.clearing_house import captions as words
from circus.looks.clearing_house import cards, draft, plates, reaction
from circus.looks.clearing_house import choreography as motion
from circus.looks.clearing_house import overlays as marks
from circus.looks.clearing_house.background import painted
from circus.looks.clearing_house.board import ART, plan_of, state_of
from circus.looks.clearing_house.placement import (
    ASIDE_U,
    FIGURE_U,
    TAPE_U,
    lying,
    pack_spots,
    rolled_height,
)
from circus.looks.clearing_house.rooms import indoors
from circus.looks.keyframe import Keyframe
from circus.looks.old import OldLook as Look
from circus.looks.plain import DIM, NORMAL
from circus.looks.table_view import Place, TableView
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Widget
from circus.texts import Texts

MOVING_U, MOVING_SHADOW_U = 8, 24
"""Units to which the height of a card that grows in flight is rounded, and that of its shadow."""
_SHADOWED = frozenset({cards.CARD, cards.BASE, cards.NOTICE})


class ClearingHouseLook(Look):
    """How Clearing House is drawn and moves."""

    plate_kind = "navy"
    has_windows = True
    aids = MappingProxyType({marks.ODDS: True})
    rulings = MappingProxyType(
        {
            "skip": "CH-24",
            "intervene": "CH-25",
            "roll": "CH-21",
            "negate": "CH-18",
            "police": "CH-30",
            "round": "CH-1",
        }
    )

    def __init__(self) -> None:
        self._heights: frozenset[float] = frozenset()
        self._pictures: dict[str, str] = {}
        self._notice = ""
        self._ground: tuple[tuple[object, ...], Surface] | None = None

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """The garden and the house; the last one is kept."""
        key = (kit.backgrounds, kit.units.size, plan_of(table), indoors(table))
        if self._ground is None or self._ground[0] != key:
            self._ground = key, painted(kit, table)
        return self._ground[1]

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws all that may move or be marked, in the sizes of this table."""
        self._take_heights(table)
        self.background(kit, table)
        for height in sorted(self._heights):
            for name in ("", *CARDS):
                self.face(kit, cards.CARD, name, height, NORMAL)
            kit.sprites.shadow(self.silhouette(kit, cards.CARD, "", height), 5, 0.4)
        hand = table.layout.zones["hand/0"].size
        for name in CARDS:
            self.face(kit, cards.CARD, name, hand, DIM)
        plan = plan_of(table)
        for number in range(1, 5):
            for mood in ("", "_hurt", "_angry"):
                self.face(kit, cards.PAWN, f"{number}{mood}", FIGURE_U * plan.k, NORMAL)
        sizes = {table.layout.zones["die"].size, rolled_height(plan), ASIDE_U}
        for size in sizes:
            for face in (*"123456", *cards.TUMBLING):
                self.face(kit, cards.DIE, face, size, NORMAL)
        for face in ("", *cards.UNROLLING):
            self.face(kit, cards.TAPE, face, TAPE_U * plan.k, NORMAL)
        marks.warm(kit, table)
        draft.warm(kit, table)
        reaction.warm(kit, table)
        plates.warm(kit, table)

    def _take_heights(self, table: TableView) -> None:
        """The heights of cards at rest."""
        zones = table.layout.zones
        places = ("hand/", "played/", "announced", "stack", "deck")
        lying_cards = {zone.size for name, zone in zones.items() if name.startswith(places)}
        packs = {pack_spots(zones["pack/0"], count)[0] for count in range(2, 10)}
        self._heights = frozenset(lying_cards | packs)

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies on this table."""
        self._take_heights(table)
        return lying(table, pieces)

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """The picture of a piece; cards that grow in flight are scaled from a size at rest."""
        if kind not in (cards.CARD, cards.BASE) or not self._heights or height_u in self._heights:
            return cards.drawn(kit, kind, face, height_u, light)
        height = max(MOVING_U, round(height_u / MOVING_U) * MOVING_U)
        large = min((size for size in self._heights if size >= height), default=0.0)
        if not large:
            return cards.drawn(kit, kind, face, height_u, light)
        whole = cards.drawn(kit, kind, face, large, light)
        return kit.sprites.squeezed(whole, height / large, height / large)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The outline of a piece; all cards share one."""
        if kind in (cards.CARD, cards.BASE):
            if height_u not in self._heights:
                height_u = max(1, round(height_u / MOVING_SHADOW_U)) * MOVING_SHADOW_U
            return cards.outline(kit, height_u)
        return cards.drawn(kit, kind, face, height_u, NORMAL)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """The gold edge of a card."""
        return cards.gold_edge(kit, height_u) if kind in (cards.CARD, cards.BASE) else None

    def ratio(self, kind: str) -> float:
        """Width by height of a kind of piece."""
        return cards.RATIOS.get(kind, cards.RATIO)

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Cards and slips do; of a pile the lowest does it for all."""
        if piece.kind not in _SHADOWED:
            return False
        heaped = piece.place == "deck" or (piece.place.startswith("pack/") and not piece.face)
        return not heaped or piece.key.endswith("#0") or piece.layer >= LIFT

    def aim(self, table: TableView, piece: PlacedPiece) -> str:
        """Own cards are picks; a figure is its seat, unless the spaces round it are asked for."""
        if piece.kind != cards.PAWN:
            return piece.name
        spaces = any(name.startswith("cell/") for name in table.wanted)
        return "" if spaces and piece.name not in table.wanted else piece.name

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """The counter board, and the cloth under an open pack."""
        return [*plates.counters(kit, table), *draft.cloth(kit, table)]

    def plate_items(self, kit: Toolkit, table: TableView, seat: int) -> list[Item]:
        """Medallion, hearts lost, cards, traps, armor."""
        return plates.items(kit, table, seat)

    def names_up(self, table: TableView) -> float:
        """Above hearts and counts."""
        return 27.0

    def places(self, table: TableView) -> list[Place]:
        """The spaces of the board; no seat beside the plates and the figures."""
        plan = plan_of(table)
        return [
            Place(name, *plan.middle_of(name), plan.cell, plan.cell)
            for name in table.game.places(table.setup)
            if name.startswith("cell/")
        ]

    def window(self, state: State) -> Window | None:
        """The window against the card announced last."""
        return reaction.window_of(state)

    def turn_key(self, state: State) -> Hashable:
        """Round, lap and whose turn it is."""
        return reaction.turn_of(state)

    def over(self, kit: Toolkit, table: TableView) -> list[Widget]:
        """Who plays what on whom, the pile, the answers."""
        return reaction.over(kit, table)

    def timer(self, kit: Toolkit, table: TableView, share: float) -> list[Item]:
        """The bar that runs down."""
        return reaction.timer(kit, table, share)

    def verbs(self, table: TableView) -> list[str]:
        """Only the end of the turn: all else is named by what is picked."""
        return ["verb/end"] if "verb/end" in table.wanted and not table.picks else []

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """Targets, lines, odds, the card under the pointer."""
        return [*marks.marked(kit, table, shown), *marks.pointed(kit, table, shown)]

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
        """What an event moves, and what is told over the table."""
        return motion.steps(event, pieces, table, self._notice)

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What to do, or whom the table waits for."""
        if table.viewer in table.acting and not table.live:
            return ""
        return words.prompt(texts, table) or super().prompt(texts, table)

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What happened; its picture is kept for `caption_picture`, its notice for `steps`."""
        self._notice = words.notice(texts, table, event)
        caption = super().caption(texts, event, table)
        if caption:
            self._pictures[caption] = _picture(event)
        return caption

    def hint(self, texts: Texts, table: TableView, name: str) -> str:
        """What a card does."""
        kind, _, card = name.partition("/")
        return texts.say(f"clearing_house-help-{card}") if kind == "card" else ""

    def ruling(self, event: Event, table: TableView) -> str:
        """Also why a trap fires, and from when on two count to a tie."""
        if event.kind == "damage" and event.facts["cause"] == "trap":
            return "CH-13"
        if event.kind == "death" and len(state_of(table).living) == 2:
            return "CH-33"
        return super().ruling(event, table)

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """The card, die or tape that the caption tells of."""
        picture = self._pictures.get(caption)
        if not picture:
            return None
        name = f"{ART}{picture}"
        return kit.sprites.svg(name, height_u=min(30.0, 32 / kit.sprites.ratio(name)))


_PICTURED = {
    "armor": "shield", "negate": "shield_used", "damage": "heart_lost", "death": "heart_lost",
    "ambush": "trap_badge", "take_trap": "trap_badge", "trap": "trap_shut", "police": "tape_roll",
    "round": "tape_roll", "skip": "skip_turn", "end": "flag", "first": "flag", "intervene": "intervene_hand",
    "cancel": "intervene_hand", "steal": "card_abduct",
}  # fmt: skip


def _picture(event: Event) -> str:
    """The sprite that goes with what happened."""
    facts = event.facts
    if event.kind == "roll":
        return f"die_{facts['die']}"
    if event.kind == "play":
        return f"card_{facts['picks'][0].partition('/')[2]}"
    if "card" in facts:
        return f"card_{facts['card'].partition('/')[2]}"
    return _PICTURED.get(event.kind, "card_back")


LOOK = ClearingHouseLook()
