"""Rulebook of a game as blocks: its Markdown file parsed by markdown-it, or its pitch without one.

Code spans are anchors and never shown. The words between one anchor and the next, or the end of the block,
explain a rule (`CH-12`) or an item (`card-armor`, see `circus.ui.skins.about`). A link refers to an anchor of
the same book. An image of `example/NAME` is a live example (`circus.records.example`); its words are the
introduction.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from circus import games
from circus.content.texts import Texts
from circus.content.texts.numbers import changed_lines
from circus.content.texts.options import option_sections
from circus.platform.console import say
from circus.platform.untrusted import limits, reason_of, text

PLAIN, STRONG, SLANTED = "plain", "strong", "slanted"
"""Kinds of words."""
HEADING, TEXT, POINT, NOTE, RULE = "heading", "text", "point", "note", "rule"
PICTURES, EXAMPLE = "pictures", "example"
"""Kinds of blocks; a note is a quotation: the ruling of a doubtful case."""

EXAMPLES = "example/"
"""Prefix of an example's address."""
OPTIONS = "<!-- options -->"
"""Line of a rulebook in place of the sections of its options."""


class TextRun(NamedTuple):
    """Words of one kind.

    Attributes:
        anchors: the rules and items that they explain.
        link: the anchor that they link to; "" for none.
    """

    text: str
    kind: str = PLAIN
    anchors: tuple[str, ...] = ()
    link: str = ""


@dataclass(frozen=True)
class Block:
    """Block of the book.

    Attributes:
        kind: `HEADING`, `TEXT`, `POINT`, `NOTE`, `RULE`, `PICTURES` or `EXAMPLE`.
        runs: its words; of an example, the introduction.
        level: of a heading (1 is the largest) or a point (1 is the outermost).
        mark: before a point: its number, or "" for a star.
        names: of the sprites of `PICTURES`; the one of an `EXAMPLE`.
    """

    kind: str
    runs: tuple[TextRun, ...] = ()
    level: int = 1
    mark: str = ""
    names: tuple[str, ...] = ()


def source_of(game: str, texts: Texts) -> str | None:
    """Return the text of a game's rulebook in the language of `texts`; `None` if it has none.

    The line `OPTIONS` in its file is replaced with the sections of the options from the game's texts.
    """
    path = games.folder(game) / f"rulebook.{texts.language}.md"
    try:
        source, fault = text(path, limits.CATALOGUE)
    except FileNotFoundError:
        return None
    except OSError as error:
        say(f"circus: rulebook {path}: {reason_of(error)}")
        return None
    if fault:
        say(f"circus: rulebook {fault}; what cannot be read is shown as \ufffd")
    if OPTIONS in source:
        texts.add_game(game)
        source = source.replace(OPTIONS, option_sections(texts, game, games.find(game).options))
    return source.replace("\u202f", "\u00a0")


def rulebook(game: str, texts: Texts) -> list[Block]:
    """Return the rules of a game in the language of `texts`."""
    source = source_of(game, texts)
    if source is not None:
        return read(source)
    key = f"{game}-pitch"
    pitch = [Block(TEXT, (TextRun(texts.say(key)),))] if texts.has(key) else []
    return [*pitch, Block(NOTE, (TextRun(texts.say("rulebook-missing")),))]


def changed_note(game: str, texts: Texts, changed: Mapping[str, int]) -> list[Block]:
    """Return the note on the numbers that differ from those in the book; empty without any."""
    if not changed:
        return []
    lines = changed_lines(texts, games.find(game), changed)
    note = Block(NOTE, (TextRun(texts.say("rulebook-house-rules")),))
    return [note, *(Block(POINT, (TextRun(each),), mark="*") for each in lines)]


_ANCHORS: dict[tuple[str, str], frozenset[str]] = {}
"""Cached anchors by game and language."""


def anchors(game: str, texts: Texts) -> frozenset[str]:
    """Return all anchors of a game's rulebook in the language of `texts`."""
    key = game, texts.language
    if key not in _ANCHORS:
        runs = (run for block in rulebook(game, texts) for run in block.runs)
        _ANCHORS[key] = frozenset(anchor for run in runs for anchor in run.anchors)
    return _ANCHORS[key]


@cache
def heading_of(game: str, anchor: str, language: str) -> str:
    """Return the heading of a rule or an item; "" if the rulebook does not explain it."""
    heading = ""
    for block in rulebook(game, Texts(language)):
        if block.kind == HEADING:
            heading = "".join(run.text for run in block.runs).strip()
        if any(anchor in run.anchors for run in block.runs):
            return heading
    return ""


def read(source: str) -> list[Block]:
    """Return the blocks of a Markdown text."""
    return list(_blocks(MarkdownIt("commonmark").parse(source)))


@dataclass
class _ParserState:
    """State of the parser.

    Attributes:
        heading: level of the heading, 0 outside one.
        quoted: depth of quotations.
        lists: the number of the next point of each open list; `None` for stars.
        mark: of the new point; "" once it has been set.
    """

    heading: int = 0
    quoted: int = 0
    lists: list[int | None] = field(default_factory=list)
    mark: str = ""

    def follow(self, token: "Token") -> None:
        """Update the state by an opening or closing token."""
        match token.type:
            case "heading_open" | "heading_close":
                self.heading = int(token.tag[1]) if token.nesting > 0 else 0
            case "blockquote_open" | "blockquote_close":
                self.quoted += token.nesting
            case "ordered_list_open":
                self.lists.append(int(token.attrGet("start") or 1))
            case "bullet_list_open":
                self.lists.append(None)
            case "ordered_list_close" | "bullet_list_close":
                self.lists.pop()
            case "list_item_open":
                number = self.lists[-1]
                self.mark = "*" if number is None else f"{number}."
                self.lists[-1] = None if number is None else number + 1


def _blocks(tokens: Sequence["Token"]) -> Iterator[Block]:
    """Return one block for each paragraph, heading and point, in order."""
    place = _ParserState()
    for token in tokens:
        place.follow(token)
        if token.type == "hr":
            yield Block(RULE)
        elif token.type == "inline":
            yield from _inline(token, place)
            place.mark = ""


def _inline(token: "Token", place: _ParserState) -> Iterator[Block]:
    """Return the words of one paragraph as a block.

    Its pictures follow as a separate row, then its examples.
    """
    children = token.children or []
    images = [(unquote(str(child.attrGet("src"))), child) for child in children if child.type == "image"]
    names = tuple(name for name, _ in images if not name.startswith(EXAMPLES))
    runs = tuple(_runs(children))
    if any(run.text.strip() for run in runs):
        if place.heading:
            yield Block(HEADING, runs, place.heading)
        elif place.quoted:
            yield Block(NOTE, runs)
        elif place.lists:
            yield Block(POINT, runs, len(place.lists), place.mark)
        else:
            yield Block(TEXT, runs)
    if names:
        yield Block(PICTURES, names=names)
    for name, image in images:
        if name.startswith(EXAMPLES):
            words = tuple(_runs(image.children or []))
            yield Block(EXAMPLE, words, names=(name.removeprefix(EXAMPLES),))


def _runs(children: Sequence["Token"]) -> Iterator[TextRun]:
    kinds = [PLAIN]
    named: tuple[str, ...] = ()
    begins, link = False, ""
    for child in children:
        match child.type:
            case "text" if child.content.strip() or (child.content and not begins):
                yield TextRun(child.content, kinds[-1], named, link)
                begins = False
            case "code_inline":
                named = (*named, child.content) if begins else (child.content,)
                begins = True
            case "softbreak" | "hardbreak":
                yield TextRun(" ", kinds[-1], named, link)
            case "link_open":
                link = unquote(str(child.attrGet("href") or "")).removeprefix("#")
            case "link_close":
                link = ""
            case "strong_open":
                kinds.append(STRONG)
            case "em_open":
                kinds.append(SLANTED)
            case "strong_close" | "em_close":
                kinds.pop()
