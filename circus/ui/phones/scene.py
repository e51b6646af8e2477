"""Scene of a phone: the table as one seat sees it, in both shapes of a window, with its words."""

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from circus.content.levels.layouts import Layout, layout
from circus.content.texts import Texts
from circus.core.action import CHANCE, Action
from circus.core.event import Event
from circus.core.game import Setup
from circus.core.piece import Piece
from circus.core.state import State
from circus.phones.moment import Moment
from circus.session.table_setup import Seat
from circus.ui import skins
from circus.ui.phones.items import Box, PhoneItem
from circus.ui.skins.about import About, InspectableItem, ItemSurroundings, explain, named, of_piece
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableChoice, TableView

MAX_EXPLANATIONS = 4_000
"""Maximum number of cached explanations in one language, and of cached items."""


@dataclass(frozen=True)
class PhoneView(TableView):
    """Table whose pieces are computed once: every item asks for them."""

    @cached_property
    def pieces(self) -> Sequence[Piece]:
        """The visible pieces and their places, for this viewer."""
        return super().pieces

    @cached_property
    def counts(self) -> Counter[tuple[str, str]]:
        """The number of pieces of each kind at each place."""
        return Counter((piece.kind, piece.place) for piece in self.pieces)

    @cached_property
    def highest(self) -> dict[str, str]:
        """The kind of the last piece at each place."""
        return {piece.place: piece.kind for piece in self.pieces}


class Explanations:
    """Cache of explanations, and of items made of them, at one table in one language.

    It more than halves the time of a document with a board, where most of 100 items are as before.
    """

    def __init__(self) -> None:
        self._table: tuple[Setup, Sequence[Seat]] | None = None
        self._known: dict[Hashable, About] = {}
        self._items: dict[Hashable, PhoneItem] = {}

    def begin(self, table: PhoneView) -> None:
        """Drop what was cached at another table, or with other players."""
        if self._table is None or self._table[0] is not table.setup or self._table[1] is not table.seats:
            self._table = table.setup, table.seats
            self._known.clear()
            self._items.clear()

    def about(self, texts: Texts, skin: Skin, table: PhoneView, thing: InspectableItem) -> About:
        """Return the name and the explanation of an item."""
        known = skin.words.known(table, thing)
        around = ItemSurroundings(
            table.counts[thing.kind, thing.place], table.highest.get(thing.name, "none")
        )
        key = thing, known.id, tuple(known.facts.items()), around
        found = self._known.get(key)
        if found is None:
            _make_room(self._known)
            found = self._known[key] = explain(texts, table, thing, known, around)
        return found

    def item(self, key: Hashable, make: Callable[[], PhoneItem]) -> PhoneItem:
        """Return the item of a key, which has all that it depends on besides table and language."""
        found = self._items.get(key)
        if found is None:
            _make_room(self._items)
            found = self._items[key] = make()
        return found


def _make_room(cache: dict[Hashable, Any]) -> None:
    if len(cache) >= MAX_EXPLANATIONS:
        cache.clear()


@dataclass(frozen=True)
class Placed:
    """Item with its centre and size on a layout, in units, and its turn in degrees, clockwise.

    `key` is the same on both layouts.
    """

    key: str
    item: PhoneItem
    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0


@dataclass(frozen=True)
class Sheet:
    """Part of a layout that a phone shows: its left upper corner and size, in units, with its items."""

    left: float
    top: float
    width: float
    height: float
    placed: Sequence[Placed]

    def boxes(self) -> dict[str, Box]:
        """Return the places of the items in shares of this part."""
        return {each.key: self._box(each) for each in self.placed}

    def _box(self, each: Placed) -> Box:
        x, y = (each.x - self.left) / self.width, (each.y - self.top) / self.height
        return Box(x, y, each.width / self.width, each.height / self.height, each.turn)


@dataclass(frozen=True)
class Scene:
    """Table of one seat.

    Attributes:
        texts: the words.
        skin: of the game.
        table: the table upright; wide: the same in a broad window.
        explanations: cached ones in this language.
    """

    texts: Texts
    skin: Skin
    table: PhoneView
    wide: PhoneView
    explanations: Explanations

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.table.game.name

    @property
    def viewer(self) -> int:
        """The seat; -1 for the public."""
        return self.table.viewer

    def say(self, key: str, **facts: Any) -> str:
        """Return a message of the catalogues."""
        return self.texts.say(key, **facts)

    def about(self, thing: InspectableItem) -> About:
        """Return the name and the explanation of an item."""
        return self.explanations.about(self.texts, self.skin, self.table, thing)

    def named(self, name: str) -> About:
        """Return the name and the explanation of a place, a seat or a verb."""
        return self.about(named(name))

    def piece(self, piece: Piece, picture: str, **more: Any) -> PhoneItem:
        """Return the item of a piece, with the pick `name` if `more` has one, else its own."""
        told = self.about(of_piece(piece, piece.name))
        facts: dict[str, Any] = {"name": piece.name, "label": told.title, "does": told.does, **more}
        return PhoneItem(picture=picture, back=not piece.face, **facts)

    def item(self, key: Hashable, make: Callable[[], PhoneItem]) -> PhoneItem:
        """Return the item of a key, made only once; the key has all that it depends on but the words."""
        return self.explanations.item(key, make)

    def at(self, *places: str) -> list[Piece]:
        """Return the pieces at these places."""
        return [piece for piece in self.table.pieces if piece.place in places]


def scene(texts: Texts, seat: int, moment: Moment, explanations: Explanations) -> Scene:
    """Return the scene of a moment for a seat; -1 for the public."""
    upright, broad = (
        table_of(seat, moment, moment.view, None, moment.legal, is_upright) for is_upright in (True, False)
    )
    explanations.begin(upright)
    return Scene(texts, skins.find(moment.game.name), upright, broad, explanations)


def table_of(
    seat: int,
    moment: Moment,
    view: State,
    event: Event | None,
    legal: Sequence[Action],
    portrait: bool = True,
) -> PhoneView:
    """Return the table at a view of a seat, with these legal actions."""
    game, setup = moment.game, moment.setup
    return PhoneView(
        game,
        setup,
        view,
        seat,
        moment.seats,
        _layout(game.name, setup.seats, portrait),
        event=event,
        acting=tuple(each for each in view.awaited if each != CHANCE),
        choice=TableChoice(legal, legal),
        aids=skins.aids_on(game.name, {}),
        front=max(seat, 0),
        turned=skins.find(game.name).layout.rotates,
    )


@cache
def _layout(game: str, seats: int, portrait: bool) -> Layout:
    return layout(game, seats, portrait)


def on_both(scene: Scene, sheet: Callable[[Scene, TableView], Sheet]) -> tuple[list[PhoneItem], float, float]:
    """Return the items of a sheet with their places on both layouts, and the ratio of both."""
    tall, wide = sheet(scene, scene.table), sheet(scene, scene.wide)
    upright, broad = tall.boxes(), wide.boxes()
    items = [each.item.at(upright[each.key], broad[each.key]) for each in tall.placed]
    return items, tall.width / tall.height, wide.width / wide.height


def on_one(scene: Scene, sheet: Callable[[Scene, TableView], Sheet]) -> tuple[list[PhoneItem], float]:
    """Return the items of a sheet that is the same in both shapes, and its ratio."""
    drawn = sheet(scene, scene.table)
    boxes = drawn.boxes()
    return [each.item.at(boxes[each.key]) for each in drawn.placed], drawn.width / drawn.height
