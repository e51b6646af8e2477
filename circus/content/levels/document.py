"""XML documents: opened safely, read strictly; errors name the file."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from circus.core.errors import LevelError
from circus.platform.untrusted import content, limits, shortened

MEND = {
    "capsule": "draw a plain rectangle instead",
    "chunk": "draw the layer on a finite map",
    "ellipse": "draw a plain rectangle instead",
    "group": "move its layers out and remove it",
    "imagelayer": "pictures belong to the screen, remove it",
    "point": "draw a plain rectangle instead",
    "polygon": "draw a plain rectangle instead",
    "polyline": "draw a plain rectangle instead",
    "properties": "remove its custom properties",
    "text": "draw a plain rectangle instead",
    "tile": "set the tile layer format of the map to CSV",
}
"""Advice for an element at a forbidden place."""


@dataclass(frozen=True)
class Document:
    """XML file and its root element."""

    path: Path
    root: Element

    def fault(self, reason: str) -> LevelError:
        """Return the error with this file and the reason."""
        return LevelError(f"{self.path}: {shortened(reason)}")

    def whole(self, element: Element, attribute: str) -> int:
        """Return an attribute that must be a whole number, not negative; raise `LevelError`."""
        text = element.get(attribute)
        if text is None:
            raise self.fault(f"{describe(element)} has no {attribute}")
        if not (text.isascii() and text.isdigit() and len(text) <= 9):
            raise self.fault(f"the {attribute} of {describe(element)} is '{text}', not a whole number")
        return int(text)

    def number(self, element: Element, attribute: str, least: float, most: float) -> float:
        """Return an attribute that must be a number in a range; raise `LevelError`."""
        return self.between(element.get(attribute), f"the {attribute} of {describe(element)}", least, most)

    def between(self, text: str | None, what: str, least: float, most: float) -> float:
        """Parse a finite number in a range; raise `LevelError`."""
        if text is None:
            raise self.fault(f"{what} is missing")
        found = finite(text)
        if found is None or not least <= found <= most:
            raise self.fault(f"{what} is '{shortened(text, 40)}': it has to be {least:g} to {most:g}")
        return found

    def check_size(self, element: Element, pixels: int, *attributes: str) -> None:
        """Refuse attributes that are not this number of pixels."""
        for attribute in attributes:
            found = self.whole(element, attribute)
            if found != pixels:
                raise self.fault(f"the {attribute} of {describe(element)} is {found}, not {pixels} pixels")

    def check_parts(self, parts: Mapping[str, tuple[str, ...]]) -> None:
        """Refuse every element that `parts` does not allow within its parent, and every class.

        pytmx reads layers and tilesets at any place, loses the class of layers and of objects, and fails on
        properties that are classes.
        """
        for element in self.root.iter():
            if element.get("class") is not None:
                raise self.fault(_class_of(element))
            if element.tag == "property" and element.get("type") == "class":
                raise self.fault(f"{describe(element)} is a class: use properties of plain types")
            for child in element:
                if child.tag not in parts.get(element.tag, ()):
                    mend = MEND.get(child.tag, "remove it")
                    raise self.fault(f"{describe(element)} cannot hold <{child.tag}>: {mend}")


class _Builder(ElementTree.TreeBuilder):
    """Tree builder that refuses a DOCTYPE, and with it entities."""

    def doctype(self, name: str, pubid: str | None, system: str | None) -> None:
        raise ValueError("it has a DOCTYPE")


def open_document(path: Path, root_tag: str) -> Document:
    """Open the XML file at `path`; raise `LevelError` if it cannot be read or has another root element."""
    try:
        source = content(path, limits.BOARD, installed=True)
    except FileNotFoundError as error:
        raise LevelError(f"{path}: the file is missing") from error
    except OSError as error:
        raise LevelError(f"{path}: it cannot be opened ({error.strerror})") from error
    try:
        root = ElementTree.fromstring(source, ElementTree.XMLParser(target=_Builder()))
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        reason = shortened(str(error))
        raise LevelError(f"{path}: it is no plain XML ({reason}), save it again with Tiled") from error
    document = Document(path, root)
    if root.tag != root_tag:
        raise document.fault(f"its root element is <{root.tag}> where <{root_tag}> is asked")
    return document


def finite(text: str) -> float | None:
    """Parse a finite number; return `None` if the text is none."""
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def describe(element: Element) -> str:
    """Return an element's kind and its name, id or tag, for messages."""
    kind = {"objectgroup": "layer"}.get(element.tag, element.tag)
    if element.tag == "map":
        return "the map"
    if element.get("name"):
        return f"{kind} '{element.get('name')}'"
    return f"{kind} {element.get('id')}" if element.get("id") else f"<{kind}>"


def counted_noun(count: int, noun: str) -> str:
    """Return a count with its noun: `no row`, `1 row`, `2 rows`."""
    return f"{count or 'no'} {noun}{'s' if count > 1 else ''}"


def _class_of(element: Element) -> str:
    if element.tag == "object":
        return f"{describe(element)} says class= where type= is asked: save it with Tiled 1.10 or later"
    return f"{describe(element)} has a class, which no game reads: clear it"
