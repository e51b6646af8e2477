"""Checks of the marks on a level's floor before pytmx reads them."""

import re
from collections import Counter
from collections.abc import Mapping
from xml.etree.ElementTree import Element

from circus.content.levels.document import Document, counted_noun, describe, finite
from circus.content.levels.map_checks import MARKS, TILE
from circus.core.level import Cell, LevelSpec, MarkSpec

TILED_TYPES = {bool: "bool", float: "float", int: "int", str: "string"}
"""Types of a mark's properties, and Tiled's names for them."""


def check_marks(document: Document, spec: LevelSpec, spaces: frozenset[Cell]) -> None:
    """Refuse marks that the game does not allow, or that are placed wrongly.

    Args:
        document: the level file.
        spec: the game's requirements.
        spaces: the cells of the floor, counted from 1, row 1 on top.
    """
    (layer,) = (child for child in document.root.iter("objectgroup") if child.get("name") == MARKS)
    marks = layer.findall("object")
    _check_names(document, marks)
    kinds = {mark.kind: mark for mark in spec.marks}
    taken: dict[tuple[str, Cell], str] = {}
    for mark in marks:
        kind = mark.get("type", "")
        if kind not in kinds:
            raise document.fault(f"{describe(mark)} is of type '{kind}': choose {', '.join(kinds)}")
        cell = _cell(document, mark)
        if cell not in spaces:
            raise document.fault(f"{describe(mark)} does not stand on a tile of the floor")
        other = taken.setdefault((kind, cell), describe(mark))
        if other != describe(mark):
            raise document.fault(f"{describe(mark)} stands on {other}, which is of the same type")
        _check_properties(document, mark, kinds[kind].properties)
    _check_numbers(document, spec.marks, Counter(mark.get("type") for mark in marks))


def _check_names(document: Document, marks: list[Element]) -> None:
    seen = set()
    for mark in marks:
        name = mark.get("name")
        if not name:
            raise document.fault(f"{describe(mark)} has no name: give it one of its own")
        if name in seen:
            raise document.fault(f"two objects have the name '{name}': give each one of its own")
        seen.add(name)


def _cell(document: Document, mark: Element) -> Cell:
    """Return the cell under a mark, which must be a plain rectangle of exactly that cell."""
    for attribute, what in (("gid", "a tile object"), ("template", "made from a template")):
        if mark.get(attribute) is not None:
            raise document.fault(f"{describe(mark)} is {what}: draw a plain rectangle instead")
    if _number(document, mark, "rotation", "0") != 0:
        raise document.fault(f"{describe(mark)} is rotated: set its rotation to 0")
    if any(_number(document, mark, side) != TILE for side in ("width", "height")):
        raise document.fault(f"{describe(mark)} is not one tile big: make it {TILE} by {TILE} pixels")
    x, y = (_number(document, mark, attribute) for attribute in ("x", "y"))
    if x % TILE or y % TILE:
        raise document.fault(f"{describe(mark)} is not aligned with the tiles: snap it to the grid")
    return int(x) // TILE + 1, int(y) // TILE + 1


def _number(document: Document, mark: Element, attribute: str, default: str | None = None) -> float:
    text = mark.get(attribute, default)
    if text is None:
        raise document.fault(f"{describe(mark)} has no {attribute}: draw a plain rectangle of one tile")
    number = finite(text)
    if number is None:
        raise document.fault(f"the {attribute} of {describe(mark)} is '{text}', not a number")
    return number


def _check_properties(document: Document, mark: Element, asked: Mapping[str, type]) -> None:
    seen = set()
    for found in mark.iter("property"):
        name = found.get("name", "")
        where = f"property '{name}' of {describe(mark)}"
        if name not in asked:
            choices = f"choose {', '.join(asked)}" if asked else "remove it"
            raise document.fault(f"{where} is not known: {choices}")
        if name in seen:
            raise document.fault(f"{where} is given twice: remove one")
        seen.add(name)
        kind, wanted = found.get("type", "string"), TILED_TYPES[asked[name]]
        if kind != wanted:
            raise document.fault(f"{where} is of type {kind}: make it {wanted}")
        value = found.get("value", "")
        if not _is_a(wanted, value):
            raise document.fault(f"{where} is '{value}', which is no {wanted}")
    for name in asked:
        if name not in seen:
            raise document.fault(
                f"{describe(mark)} has no property '{name}': add it, of type {TILED_TYPES[asked[name]]}"
            )


def _is_a(kind: str, text: str) -> bool:
    """Return whether `text` spells a value as Tiled does; pytmx would accept 'nope' as false."""
    match kind:
        case "bool":
            return text in {"true", "false"}
        case "int":
            return re.fullmatch("-?[0-9]{1,9}", text) is not None
        case "float":
            return finite(text) is not None
        case _:
            return text != ""


def _check_numbers(document: Document, asked: tuple[MarkSpec, ...], found: Counter[str | None]) -> None:
    for mark in asked:
        count = found[mark.kind]
        if not mark.least <= count <= mark.most:
            numbers = f"{mark.least}" if mark.least == mark.most else f"{mark.least} to {mark.most}"
            found_marks = f"{counted_noun(count, 'mark')} of type '{mark.kind}'"
            raise document.fault(f"it has {found_marks} where the game asks for {numbers}")
