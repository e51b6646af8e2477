"""The saloon table of Texas Showdown: fanned hands, the trick and its count, tricks on the plates."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import NUMBERS
from circus.games.texas_showdown.state import GIVE
from circus.looks.keyframe import Keyframe
from circus.looks.old import OldLook as Look
from circus.looks.plain import DIM, NORMAL
from circus.looks.table_view import Place, TableButton, TableView
from circus.looks.texas_showdown import captions as words
from circus.looks.texas_showdown import cards, slips
from circus.looks.texas_showdown import choreography as motion
from circus.looks.texas_showdown import overlays as marks
from circus.looks.texas_showdown import placement as lying
from circus.looks.texas_showdown.trick import color_of
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import LIFT, PlacedPiece
from circus.stage.sprites import Sprites
from circus.stage.tableau import arrange
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Plate, Pose, Ribbon
from circus.stage.widgets.boards import CREAM_EDGE, GOLD_EDGE, NO_EDGE
from circus.texts import Texts

SORT, LAST_TRICK = "ui/sort", "ui/last_trick"
HAND_TILT = 1.5
"""Degrees to which cards of the own hand are turned, so that few turned pictures are made."""
MOVING_U, MOVING_SHADOW_U = 8, 24
"""Units to which the height of a card that grows in flight is rounded, and that of its shadow."""
PROPS = ("mug", "rope", "cartridges", "lantern", "chips")
DULL = "#B7A396"
"""Props lie outside the lamp's light."""


class TexasShowdownLook(Look):
    """How Texas Showdown is drawn; it keeps how the hand is sorted and whether the last trick is shown."""

    lift_u = 34.0
    portraits = "texas_showdown"

    def __init__(self) -> None:
        self._playable_first = False
        self._looks_back = False
        self._sizes: frozenset[float] = frozenset()
        self._whole: tuple[float, ...] = ()
        self._captions: dict[str, str] = {}
        self._ready: set[tuple[str, float]] = set()
        self._ready_for: Sprites | None = None

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """Planks and the felt, where the layout has it; wider in a wide window."""
        felt = table.layout.zones["felt"]
        return kit.background("saloon", felt=(felt.x, felt.y, felt.width / 2, felt.height / 2))

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws every card at the sizes of this table, so that none is drawn in flight."""
        self._take_sizes(table)
        hand = table.layout.zones["hand/0"].size
        for number in map(str, NUMBERS):
            for height in self._whole:
                self.face(kit, "card", number, height, NORMAL)
            self.face(kit, "card", number, hand, DIM)
        for height in self._sizes | {24.0 * step for step in range(2, 9)}:
            self.face(kit, "card", "", height, NORMAL)
            outline = self.silhouette(kit, "card", "", height)
            kit.sprites.shadow(outline, 9, 0.4)
            kit.sprites.shadow(outline, 5, 0.4)
        self._warm_plates(kit, table)
        slips.warm(kit, table.setup.seats, marks.place_size(table.layout.zones["trick/0"]))

    def _warm_plates(self, kit: Toolkit, table: TableView) -> None:
        """Every edge of the plates, and whom the table waits for."""
        zones = table.layout.zones
        sizes = {(zone.width, zone.height) for name, zone in zones.items() if name.startswith("plate/")}
        for width, height in sizes:
            for edge in (NO_EDGE, CREAM_EDGE, GOLD_EDGE):
                Plate((0, 0, width, height), self.plate_kind, edge).items(kit, Pose())
        for seat in table.seats:
            line = kit.texts.say("texas_showdown-table-waits", name=seat.name)
            Ribbon(0, 0, line, False, zones["prompt"].width).items(kit, Pose())

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies: the own hand sorted, what is passed laid aside, tricks in packets."""
        self._take_sizes(table)
        pieces = self._sorted(table, lying.laid_for_others(table, pieces))
        placed = [self._settled(table, each) for each in arrange(pieces, table.locate)]
        lying_here = [piece for piece in pieces if piece.place != "box"]
        if all(piece.face == "" and piece.place.startswith("hand/") for piece in lying_here):
            placed = lying.in_turn(placed)
        return tuple(lying.in_packets(placed, table))

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """A card, or a sheet of paper that the look lays down."""
        if kind == motion.SCORE:
            return marks.score_face(kit, face, height_u)
        if height_u in self._sizes or not self._sizes:
            key = ("texas card", face, height_u, light)
            return kit.panel(key, lambda: cards.face(kit, face, height_u, light))
        return self._in_flight(kit, face, height_u, light)

    def _in_flight(self, kit: Toolkit, face: str, height_u: float, light: str) -> Surface:
        """A card between two sizes: the next larger picture, made smaller."""
        height = max(MOVING_U, round(height_u / MOVING_U) * MOVING_U)
        large = min((size for size in self._whole if size >= height), default=max(self._whole))
        whole = self.face(kit, "card", face, large, light)
        return kit.sprites.squeezed(whole, height / large, height / large)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The shape that all cards share."""
        if height_u not in self._sizes:
            height_u = max(1, round(height_u / MOVING_SHADOW_U)) * MOVING_SHADOW_U
        return cards.outline(kit, height_u)

    def edge(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface | None:
        """The gold edge of a card."""
        return cards.gold_edge(kit, height_u)

    def ratio(self, kind: str) -> float:
        """Width by height of a card."""
        return cards.RATIO

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Not the papers, which bring theirs, nor the small cards on plates, nor those inside the deck."""
        if piece.kind != "card" or piece.place.startswith("pile/"):
            return piece.kind == "card" and piece.layer >= LIFT
        return piece.place != "deck" or piece.key.endswith("#0") or piece.layer >= LIFT

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """Dull things on the planks, and the places where the viewer's card or cards go."""
        items = []
        for name in PROPS:
            zone = table.layout.zones.get(f"prop/{name}")
            if zone:
                sprite = kit.sprites.svg(f"texas_showdown/{name}", height_u=zone.size, tilt=zone.tilt)
                dull = kit.sprites.tinted(sprite, DULL)
                items.append(slips.centred(kit, theme.LAYER_PROPS, dull, zone.x, zone.y))
        return items + self._open_places(kit, table)

    def _open_places(self, kit: Toolkit, table: TableView) -> list[Item]:
        """Dashed gold: for a card to play, two cards to pass, or a lead to give away."""
        verbs = {action.verb for action in table.live}
        zones = table.layout.zones
        if "play" in verbs:
            return [marks.dashed(kit, zones["trick/0"])]
        if "lead" in verbs:
            seats = [int(name.partition("/")[2]) for name in table.wanted if name.startswith("seat/")]
            return [marks.dashed(kit, zones[f"trick/{table.chair(seat)}"]) for seat in sorted(seats)]
        return self._passing_places(kit, table)

    def _passing_places(self, kit: Toolkit, table: TableView) -> list[Item]:
        state = words.state_of(table)
        if state.step != GIVE or table.viewer < 0:
            return []
        zone, tag = table.layout.zones["give/0"], table.layout.zones["receiver"]
        to = words.receiver(table)
        label = kit.texts.say("texas_showdown-table-for", name=table.seats[to].name)
        paper = slips.tag(kit, self.portrait(table, to), label)
        items = [slips.centred(kit, theme.LAYER_TAG, paper, tag.x, tag.y)]
        if table.viewer in table.acting:
            sides = [replace(zone, x=zone.x + side * zone.step) for side in (-0.5, 0.5)]
            items += [marks.dashed(kit, side) for side in sides]
        return items

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """The count of the trick, who takes it now, how many tricks each has, what lies under the pointer."""
        self._make_ready(kit, [each for each in shown if each.place == f"hand/{table.viewer}"])
        trick = {each.place: each for each in shown if each.place.startswith("trick/") and each.layer < LIFT}
        items = marks.status(kit, table, shown) + marks.piles(kit, table, shown)
        if any(each.kind != "card" for each in shown):
            return items
        if any(each.place.startswith("got/") for each in shown):
            items.append(marks.sender(kit, self, table))
        if trick:
            items += marks.count(kit, table, list(trick.values()))
        elif self._looks_back:
            items += marks.last_trick_again(kit, self, table)
        numbers = [int(each.face) for each in trick.values() if each.face]
        return items + marks.previews(kit, self, table, shown, numbers)

    def _make_ready(self, kit: Toolkit, hand: Sequence[PlacedPiece]) -> None:
        """Turns one more card of the hand as it will look in the viewer's turn, so that none is late then."""
        if self._ready_for is not kit.sprites:
            self._ready_for, self._ready = kit.sprites, set()
        left = [each for each in hand if each.layer < LIFT and (each.face, each.tilt) not in self._ready]
        if not left:
            return
        card = left[0]
        self._ready.add((card.face, card.tilt))
        outline = self.silhouette(kit, "card", card.face, card.height)
        for surface in (
            self.face(kit, "card", card.face, card.height, DIM),
            kit.sprites.halo(outline, 7, 0.95),
            cards.gold_edge(kit, card.height),
        ):
            kit.sprites.tilted(surface, card.tilt)

    def places(self, table: TableView) -> list[Place]:
        """While a leader is named: the seats, by their places in the trick; plates are targets anyhow."""
        found = []
        for seat in range(table.setup.seats):
            if f"seat/{seat}" in table.wanted:
                zone = table.layout.zones[f"trick/{table.chair(seat)}"]
                found.append(Place(f"seat/{seat}", zone.x, zone.y, zone.width, zone.height))
        return found

    def plate_room(self, table: TableView) -> float:
        """For the tricks."""
        return 74.0

    def name_room(self, table: TableView) -> float:
        """None: the tricks lie below the name."""
        return 0.0

    def plate_line(self, texts: Texts, table: TableView, seat: int) -> str:
        """The penalty points of the hands that have ended."""
        return texts.say("texas_showdown-score", count=words.state_of(table).points[seat])

    def buttons(self, table: TableView) -> Sequence[TableButton]:
        """How the hand is sorted, and the last trick as long as it may be looked at (TX-17)."""
        sort = "texas_showdown-table-by-number" if self._playable_first else "texas_showdown-table-playable"
        last = "texas_showdown-table-last-trick"
        return (
            TableButton(SORT, "button/sort", sort, "sort", table.viewer >= 0),
            TableButton(LAST_TRICK, "button/last_trick", last, "cards", bool(words.last_trick(table))),
        )

    def toggle(self, name: str) -> None:
        """Sorts otherwise; shows or hides the last trick."""
        if name == SORT:
            self._playable_first = not self._playable_first
        elif name == LAST_TRICK:
            self._looks_back = not self._looks_back

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
        """What an event moves; a new card ends the look at the last trick."""
        if event.kind in ("play", "deal"):
            self._looks_back = False
        return []

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What can be played, passed or named; or whom the table waits for."""
        verbs = {action.verb for action in table.live}
        if "give" in verbs:
            key = "texas_showdown-table-give-one" if table.picks else "texas_showdown-table-give"
            return texts.say(key, name=table.seats[words.receiver(table)].name)
        if "lead" in verbs:
            return texts.say("texas_showdown-table-name-leader")
        if "play" in verbs:
            return words.play_prompt(texts, table)
        return words.waiting_prompt(texts, table)

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What happened; its pictogram is kept for `caption_picture`."""
        caption = super().caption(texts, event, table)
        card = str(event.facts.get("card", "")).partition("/")[2]
        if caption and card:
            self._captions[caption] = cards.icon_of(color_of(int(card)))
        return caption

    def caption_picture(self, kit: Toolkit, caption: str) -> Surface | None:
        """The pictogram of the card that the caption tells of."""
        icon = self._captions.get(caption)
        return kit.sprites.svg(icon, height_u=28) if icon else None

    def _take_sizes(self, table: TableView) -> None:
        zones = table.layout.zones
        self._sizes = frozenset(zone.size for zone in zones.values() if zone.size)
        self._whole = tuple({zones["hand/0"].size, zones["trick/0"].size})

    def _sorted(self, table: TableView, pieces: Sequence[Piece]) -> list[Piece]:
        """The viewer's hand by number, or what follows the trick first."""
        here = f"hand/{table.viewer}"
        colors = {color_of(number) for number in motion.in_trick(pieces)} if self._playable_first else set()

        def order(piece: Piece) -> tuple[bool, int]:
            if piece.place != here or not piece.face:
                return False, -1
            number = int(piece.face)
            return bool(colors) and color_of(number) not in colors, number

        return sorted(pieces, key=order)

    def _settled(self, table: TableView, piece: PlacedPiece) -> PlacedPiece:
        if piece.place == f"give/{table.viewer}" and table.picks:
            zone = table.layout.zones["give/0"]
            return replace(piece, x=zone.x - zone.step / 2)
        if piece.place != f"hand/{table.viewer}":
            return piece
        return self._raised(table, replace(piece, tilt=round(piece.tilt / HAND_TILT) * HAND_TILT))


LOOK = TexasShowdownLook()
