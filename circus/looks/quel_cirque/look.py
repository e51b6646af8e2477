"""The look of Quel Cirque: a wooden board in the ring, three clowns, marbles that fall one by one."""

from collections.abc import Sequence

from pygame import Surface

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import COLORS, FACES
from circus.looks.keyframe import Keyframe
from circus.looks.old import OldLook as Look
from circus.looks.quel_cirque import overlays as marks
from circus.looks.quel_cirque import plates
from circus.looks.quel_cirque.board import ART, cell_of, painted, plan_of
from circus.looks.quel_cirque.choreography import steps
from circus.looks.quel_cirque.pieces import (
    CARD_RATIO,
    CLOWN_RATIO,
    CLOWN_U,
    MOUTH_UP_U,
    STACK_RATIO,
    drawn,
    flies,
    lying,
    topped,
    warm_pieces,
)
from circus.looks.quel_cirque.preview import Preview, foreseen
from circus.looks.table_view import Place, TableView
from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.director import PlacedPiece
from circus.stage.toolkit import Toolkit
from circus.texts import Texts

_RATIOS = {"clown": CLOWN_RATIO, "stack": STACK_RATIO, "card": CARD_RATIO, "gain": 416 / 256}
_OWN_SHADOW = frozenset({"rim", "plus", "die", "gain"})
_TUMBLE_U = 26.0
"""How far the die rolls from one side to the next."""


class QuelCirqueLook(Look):
    """How Quel Cirque is drawn and moves."""

    ground_name = "ring"
    plate_kind = "navy"
    portraits = "quel_cirque"

    def __init__(self) -> None:
        self._seen: tuple[TableView | None, str, tuple[str, ...], Preview] = (None, "", (), Preview())
        self._dragged = ""
        self._trail: list[str] = []
        self._pictures: dict[str, str] = {}

    def background(self, kit: Toolkit, table: TableView) -> Surface:
        """The ring with the board, the tray of the die and the clowns' hats."""
        return painted(kit, super().background(kit, table), table)

    def warm(self, kit: Toolkit, table: TableView) -> None:
        """Draws all that may move or be marked, in every size it has on its way."""
        plan, tray = plan_of(table), table.layout.zones.get("die")
        self.background(kit, table)
        warm_pieces(kit, plan.k)
        marks.warm(kit, plan)
        plates.warm(kit, table)
        if tray:
            for name in (*FACES, *(f"tumble_{number}" for number in range(1, 5))):
                kit.sprites.svg(f"{ART}die_{name}", height_u=tray.size)

    def shown(self, table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
        """Where every piece lies on this table."""
        return lying(table, pieces)

    def face(self, kit: Toolkit, kind: str, face: str, height_u: float, light: str) -> Surface:
        """The picture of a piece."""
        return drawn(kit, kind, face, height_u)

    def silhouette(self, kit: Toolkit, kind: str, face: str, height_u: float) -> Surface:
        """The outline of a piece; all marbles have the same."""
        outline = {"marble": "red", "card": "red", "stack": "plain"}.get(kind, face)
        return drawn(kit, kind, outline, height_u)

    def ratio(self, kind: str) -> float:
        """Width by height of a kind of piece."""
        return _RATIOS.get(kind, 1.0)

    def casts_shadow(self, piece: PlacedPiece) -> bool:
        """Flying things do, and stacks; clowns bring their own, marbles lie sunk."""
        if piece.kind in ("stack", "card"):
            return True
        return flies(piece) and piece.kind not in _OWN_SHADOW

    def aim(self, table: TableView, piece: PlacedPiece) -> str:
        """A clown that another one is dragged onto is its cell: it is pushed from there."""
        if piece.kind == "clown" and self._dragged not in ("", piece.key):
            return piece.place
        return piece.name

    def furniture(self, kit: Toolkit, table: TableView) -> list[Item]:
        """The racks of the colors that nobody is known to own."""
        return plates.rack_items(kit, table)

    def plate_items(self, kit: Toolkit, table: TableView, seat: int) -> list[Item]:
        """The ring round the portrait, and the sockets of the marbles."""
        color = plates.known_color(table, seat)
        items = plates.ring_items(kit, table, seat)
        if color and not plates.cirque_state(table).rules.secret_clown:
            items += plates.socket_items(kit, table, COLORS.index(color))
        return items

    def plate_room(self, table: TableView) -> float:
        """For the pennant or the card."""
        return 84.0

    def names_up(self, table: TableView) -> float:
        """Marbles lie below the names, if colors are not secret."""
        return 0.0 if plates.cirque_state(table).rules.secret_clown else 14.0

    def places(self, table: TableView) -> list[Place]:
        """Cells without a clown or those that can be picked, stacks that a marble can go to, supplies."""
        plan, state = plan_of(table), plates.cirque_state(table)
        found = []
        for name in table.game.places(table.setup):
            cell = cell_of(name)
            if name in table.wanted or cell not in state.cells:
                found.append(Place(name, *plan.centre(cell), plan.cell, plan.cell))
        found += self._slots(table)
        return [*found, *plates.supply_places(table)]

    def _slots(self, table: TableView) -> list[Place]:
        """The stacks of the clowns that take the marble that has been picked."""
        if not table.picks:
            return []
        return [
            Place(piece.place, piece.x, piece.y, theme.TARGET_U, piece.height)
            for piece in self.shown(table, table.game.pieces(table.state))
            if piece.kind == "stack" and piece.place in table.wanted
        ]

    def verbs(self, table: TableView) -> list[str]:
        """Only those verbs that no pick on the table names by itself."""
        return [name for name in super().verbs(table) if name in ("verb/invert", "verb/skip")]

    def steps(self, event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
        """What an event moves."""
        return steps(event, pieces)

    def prompt(self, texts: Texts, table: TableView) -> str:
        """What to do with what has been rolled, or what to pick next."""
        verbs = {action.verb for action in table.live}
        if table.viewer not in table.acting or not verbs & {"add", "move", "return", "invert"}:
            return super().prompt(texts, table)
        if not table.picks:
            face = FACES[plates.cirque_state(table).roll]
            return texts.say("quel_cirque-turn", face=face, task=super().prompt(texts, table))
        if verbs == {"add"}:
            return texts.say("quel_cirque-pick-clown", color=table.picks[0])
        return texts.say("quel_cirque-pick-cell" if len(table.picks) > 1 else "quel_cirque-pick-way")

    def caption(self, texts: Texts, event: Event, table: TableView) -> str:
        """What an event is called; its picture is remembered for the strip."""
        words = super().caption(texts, event, table)
        facts = event.facts
        if words:
            self._pictures[words] = (
                f"marble_{facts['color']}" if "color" in facts
                else f"die_{facts['face']}" if "face" in facts
                else f"hat_{str(facts['clown'])[-1]}" if "clown" in facts
                else "star"
            )  # fmt: skip
        return words

    def caption_picture(self, kit: Toolkit, words: str) -> Surface | None:
        """The marble, the die or the clown's hat that a caption tells of."""
        name = self._pictures.get(words)
        return kit.sprites.svg(f"{ART}{name}", height_u=30) if name else None

    def overlay(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """Marbles in the clowns' mouths, the rolling die, scores, and what a choice would come to."""
        items = plates.pennant_items(kit, table, shown)
        heaps = {piece.place: piece for piece in shown if piece.kind == "marble"}
        for piece in shown:
            if piece.kind == "clown":
                items += self._mouth(kit, piece, heaps.get(piece.key))
            elif piece.kind == "die":
                items.append(self._die(kit, table, piece))
        return items + self._marks(kit, table, shown)

    def _mouth(self, kit: Toolkit, clown: PlacedPiece, top: PlacedPiece | None) -> list[Item]:
        """The uppermost marble of a stack is seen in its clown's mouth too."""
        if top is None or clown.tilt or clown.alpha < 1:
            return []
        marble = topped(kit, clown.key, top.face, clown.height)
        x, y = kit.units.point(clown.x, clown.y)
        sprite = drawn(kit, "clown", clown.key, clown.height)
        down = round(sprite.get_height() * (0.5 - MOUTH_UP_U / CLOWN_U)) - sprite.get_height() // 2
        place = marble.get_rect(center=(x, y + down))
        layer = theme.LAYER_FLYING if flies(clown) else theme.LAYER_PIECE
        return [Item(layer, marble, place.x, place.y)]

    def _die(self, kit: Toolkit, table: TableView, die: PlacedPiece) -> Item:
        """The side that is up, or while it rolls whichever side has come round."""
        face = die.place.partition("/")[2]
        size = die.height
        name = f"die_{face}" if face else "die_tumble_2"
        if flies(die):
            tray = table.layout.zones["die"]
            far = abs(die.x - tray.x) + abs(die.y - tray.y)
            name = f"die_tumble_{1 + int(far // _TUMBLE_U) % 4}"
            size = tray.size
        sprite = kit.sprites.svg(f"{ART}{name}", height_u=size)
        place = sprite.get_rect(center=kit.units.point(die.x, die.y))
        layer = theme.LAYER_FLYING if flies(die) else theme.LAYER_PIECE
        return Item(layer, sprite, place.x, place.y)

    def _marks(self, kit: Toolkit, table: TableView, shown: Sequence[PlacedPiece]) -> list[Item]:
        """Gold cells, chevrons, ghosts and chips."""
        if not table.legal:
            return []
        plan = plan_of(table)
        dragged = next((piece for piece in shown if flies(piece) and piece.name), None)
        name = self._follow(table, dragged)
        seen = self._foreseen(table, name) if name or not dragged else Preview()
        standing = {
            piece.key: cell_of(piece.place) for piece in shown if piece.kind == "clown" and "," in piece.place
        }
        items = marks.previewed(kit, plan, seen, standing) if seen.clown else []
        if not seen.clown:
            items += [
                marks.cell_item(kit, plan, standing[each], marks.GOLD)
                for each in sorted(table.wanted & standing.keys())
            ]
        if name in standing:
            items += marks.ghost(kit, plan, name, standing[name], "")
        return items

    def _follow(self, table: TableView, dragged: PlacedPiece | None) -> str:
        """Notes the cells that a dragged clown has crossed; returns its name."""
        if dragged is None or dragged.kind != "clown":
            self._dragged = ""
            self._trail.clear()
            return ""
        cell = plan_of(table).under(dragged.x, dragged.y)
        column, row = cell % 16, cell // 16
        name = f"cell/{column},{row}" if cell else ""
        if name and name != dragged.place and self._trail[-1:] != [name]:
            self._trail.append(name)
        elif name == dragged.place:
            self._trail.clear()
        self._dragged = dragged.key
        return dragged.key

    def _foreseen(self, table: TableView, dragged: str) -> Preview:
        """The preview of this very moment, made once."""
        trail = tuple(self._trail)
        if self._seen[0] is not table or self._seen[1:3] != (dragged, trail):
            seen = foreseen(table, dragged, trail)
            self._seen = table, dragged, trail, _unaccompanied(seen) if dragged else seen
        return self._seen[3]


def _unaccompanied(seen: Preview) -> Preview:
    """Without the ghost of the clown that the pointer carries there itself."""
    return seen._replace(ghosts=tuple(ghost for ghost in seen.ghosts if ghost[0] != seen.clown))


LOOK = QuelCirqueLook()
