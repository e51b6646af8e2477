"""Names and explanations of all items on a table: pieces, places, plates, buttons and zones.

An item has ids, the most exact first: an id of its skin, `card-armor` (kind and face), `card-hand` (kind and
place), `card`. A button `ui/arm/move` is also `ui-arm`. Its name is the message `<game>-what-<id>` of the
first id that has one, its explanation `<game>-what-<id>-does`. Its section of the rulebook is the first id
that is an anchor. A game without such messages uses its own names, and those of its verbs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from circus.content.texts import Fact, Texts
from circus.content.texts.numbers import changed_summary
from circus.core.piece import Piece
from circus.session.table_setup import BOT
from circus.ui.skins.table_view import TableView

VERB, SEAT, BUTTON, ZONE = "verb", "seat", "ui", "zone"
"""Kinds of items that are not pieces; a place on the board has the kind of its name (`cell`)."""
NAMELESS = "thing/"
"""Prefix of the names of items that can be explained but not picked."""


class InspectableItem(NamedTuple):
    """Item on a table that a person may ask about.

    Attributes:
        name: of its target, or one with the prefix `NAMELESS`.
        kind, face, place: as those of a piece; a verb, a plate or a cell has its name as its face.
        label: the caption of a button.
    """

    name: str
    kind: str
    face: str = ""
    place: str = ""
    label: str = ""


@dataclass(frozen=True)
class About:
    """Explanation of an item.

    Attributes:
        title: its name.
        does: its effect, in a sentence; "" for none.
        anchors: its possible sections in the rulebook, the best first.
    """

    title: str
    does: str = ""
    anchors: tuple[str, ...] = ()


@dataclass(frozen=True)
class Known:
    """Further facts of a skin about an item.

    Attributes:
        id: a more exact id than all others; "" for none.
        facts: further arguments of its messages.
    """

    id: str = ""
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}))


class ItemSurroundings(NamedTuple):
    """Pieces around an item.

    Attributes:
        alike: the number of pieces of its kind at its place.
        lies: the kind of the piece on top of it; "none" for nothing.
    """

    alike: int
    lies: str


def named(name: str, label: str = "") -> InspectableItem:
    """Return the item of a target that is not a piece."""
    kind, _, face = name.partition("/")
    return InspectableItem(name, kind, face, label=label)


def of_piece(piece: Piece | Any, name: str) -> InspectableItem:
    """Return the item of a piece; `name` is its pick, "" for none."""
    unnamed = "/".join(part for part in (piece.kind, piece.place, piece.face) if part)
    return InspectableItem(name or NAMELESS + unnamed, piece.kind, piece.face, piece.place)


PROMPT = InspectableItem(f"{NAMELESS}{ZONE}/prompt", ZONE, "prompt", "prompt")
"""The sentence that asks for an action."""

CAPTION = InspectableItem(f"{NAMELESS}{ZONE}/caption", ZONE, "caption", "caption")
"""Strip with the last event, if it has no reason to be asked for."""


def zones(texts: Texts, table: TableView) -> list[InspectableItem]:
    """Return the zones of the layout that the game has messages for.

    Examples are slips, counters and heaps that may be empty.
    """
    found = []
    for name in table.layout.zones:
        kind = name.partition("/")[0]
        if any(texts.has(f"{table.game.name}-what-{ZONE}-{each}") for each in {kind, name.replace("/", "-")}):
            found.append(InspectableItem(f"{NAMELESS}{ZONE}/{name}", ZONE, name.replace("/", "-"), name))
    return found


def about(texts: Texts, table: TableView, item: InspectableItem, known: Known) -> About:
    """Return the explanation of an item."""
    return explain(texts, table, item, known, surroundings(table.pieces, item))


def surroundings(pieces: Sequence[Piece], item: InspectableItem) -> ItemSurroundings:
    """Return the facts about the pieces around an item."""
    on_it = [piece.kind for piece in pieces if piece.place == item.name]
    alike = sum(piece.kind == item.kind and piece.place == item.place for piece in pieces)
    return ItemSurroundings(alike, on_it[-1] if on_it else "none")


def explain(
    texts: Texts, table: TableView, item: InspectableItem, known: Known, around: ItemSurroundings
) -> About:
    """Return the explanation of an item; of the position it depends on `known` and `around` alone."""
    ids = _ids(item, known.id)
    facts = {**table.setup.values, **_facts(table, item, around), **known.facts}
    game = f"{table.game.name}-"
    names = [key for each in ids for key in (f"{game}what-{each}", f"{game}{each}", f"table-what-{each}")]
    names += [f"table-{item.face}"] if item.kind == BUTTON else []
    deeds = [key for each in ids for key in (f"{game}what-{each}-does", f"table-what-{each}-does")]
    title = item.label or _first_text(texts, table, names, facts) or _title(texts, table, item)
    does = _house_rules(texts, table, item) or _first_text(texts, table, deeds, facts)
    does = does or _does(texts, table, item)
    return About(title[:1].upper() + title[1:], does, tuple(ids))


def _house_rules(texts: Texts, table: TableView, item: InspectableItem) -> str:
    """Return the changed numbers as the explanation of the rules' button."""
    is_button = (item.kind, item.face) == (BUTTON, "rules")
    return changed_summary(texts, table.game, table.setup.changed) if is_button else ""


def _ids(item: InspectableItem, exact: str) -> list[str]:
    where, face = item.place.partition("/")[0], item.face.replace("/", "-")
    of_many = f"{BUTTON}-{item.face.partition('/')[0]}" if item.kind == BUTTON else ""
    listed = [exact, face and f"{item.kind}-{face}", where and f"{item.kind}-{where}", of_many, item.kind]
    return list(dict.fromkeys(each for each in listed if each))


def _facts(table: TableView, item: InspectableItem, around: ItemSurroundings) -> dict[str, Any]:
    """Return the facts for an item's messages.

    They are its face, place, owner (`seat`), the number of its kind there, and the kind that `lies` on it.
    """
    where, _, owner = item.place.partition("/")
    facts: dict[str, Any] = {"face": item.face, "place": where, "picks": ()}
    facts |= {"count": around.alike, "lies": around.lies}
    owner = {SEAT: item.face, BUTTON: item.face.partition("/")[2]}.get(item.kind, owner)
    if owner.isdigit() and int(owner) < table.setup.seats:
        facts["seat"] = int(owner)
    return facts


def _first_text(texts: Texts, table: TableView, keys: Sequence[str], facts: Mapping[str, Any]) -> str:
    """Return the text of the first of these messages that exists."""
    key = next(filter(texts.has, keys), "")
    return texts.format_facts(key, facts, [seat.name for seat in table.seats]) if key else ""


def _title(texts: Texts, table: TableView, item: InspectableItem) -> str:
    """Return the name of an item without a message: the person, the verb, or its plain name."""
    game = table.game.name
    if item.kind == SEAT and item.face.isdigit() and int(item.face) < len(table.seats):
        return table.seats[int(item.face)].name
    if item.kind == VERB:
        return texts.say(f"{game}-verb-{item.face}")
    return " ".join((item.kind, item.face)).replace("_", " ").replace("/", " ").strip()


def _does(texts: Texts, table: TableView, item: InspectableItem) -> str:
    """Return the explanation of an item without a message: help of its verb, player, or place."""
    key = f"{table.game.name}-verb-{item.face}-help"
    if item.kind == VERB and texts.has(key):
        return texts.format_facts(key, table.setup.values)
    if item.kind == SEAT and item.face.isdigit() and int(item.face) < len(table.seats):
        seat = table.seats[int(item.face)]
        return texts.say(f"setup-strength-{seat.strength}" if seat.kind == BOT else "setup-human")
    if item.place:
        return texts.say("table-what-lies", place=item.place.replace("/", " ").replace("_", " "))
    return texts.say("table-what-place") if item.kind not in (VERB, SEAT, BUTTON) else ""
