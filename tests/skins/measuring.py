"""A stage on which only words are set: pictures are left blank, so that a whole gallery takes seconds."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

import pygame
import pytest
from fluent.syntax import FluentParser, ast
from pygame import Rect, Surface

from circus import games
from circus.content.data import sprite_file
from circus.content.texts import Texts
from circus.records.example import Example
from circus.session import table_setup
from circus.ui.gfx import sprites, svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.fonts import FACES, Fonts, Strain, Typeface
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.sprites import Sprites
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.rulebook import example, live, scene
from circus.ui.scenes.rulebook import text as book_text
from circus.ui.scenes.rulebook.text import Block
from circus.ui.scenes.rulebook.volume import Volume
from tests.program import ROOT

T = TypeVar("T")
NAME = "Marie-Bernadette Mercier"
"""Of 24 letters, as long as a name can be."""
LYING, UPRIGHT = (1280, 720), (900, 1600)
"""Windows in which all that a player reads is looked at."""
MIN_PX = 12
"""Letters of a picture on a table in a window of 1280x720 are no smaller, whatever the text size."""
EDGE_PX = 4
"""So far away from the edge of the window words stay."""
MAX_KEPT_BYTES = 1_000_000
"""A larger picture is painted again after a change: half of all bytes are those of a few."""
OVER = range(theme.LAYER_TAG, theme.LAYER_FLYING)
"""The layers of what stands over the table: slips, tags, buttons and captions."""
PAINTING = ("vector", "inlay", "shadow", "lamp", "glow", "beam")
"""What an easel paints; none of it has words."""
_words: WeakKeyDictionary[Surface, list[tuple[str, Rect]]] = WeakKeyDictionary()
_boxes: WeakKeyDictionary[Surface, int] = WeakKeyDictionary()
"""What is written on surfaces, and where; the borders of those that are panels."""
_FACTS = {"colors": "noir, rouge, jaune et bleu", "cards": "12, 25 et 30", "file": "/home/ada/" * 5}


@contextmanager
def measured(folder: Path, language: str, text_size: int, size: tuple[int, int] = LYING) -> Iterator[Toolkit]:
    """A toolkit whose pictures are blank; what it keeps on the disk lies in `folder`."""
    with pytest.MonkeyPatch.context() as patch:
        for drawing in ("raster", "raster_file"):
            patch.setattr(svg, drawing, lambda text, size, *_: Surface(size, pygame.SRCALPHA))
        for owner, parts in ((Panel, ("vector", "grain", "shadow")), (Easel, PAINTING)):
            for part in parts:
                patch.setattr(owner, part, lambda *_, **__: None)
        patch.setattr(Toolkit, "background", _blank)
        patch.setattr(Toolkit, "fresh_background", lambda kit, *_, **__: Surface(kit.units.size).convert())
        patch.setattr("circus.ui.gfx.sprites.sprite_file", cache(sprite_file))
        patch.setattr(Sprites, "_made", lambda _, _name, _mark, size, _source: Surface(size, pygame.SRCALPHA))
        _keep_painted(patch)
        _keep_derived(patch)
        _keep_books(patch)
        patch.setattr(table_setup, "USUAL_LEVEL", "normal")
        kit = Toolkit(
            AppWindow(size),
            Texts(language),
            Settings(language=language, text_size=text_size),
            disk=DiskCache(None),
        )
        for game in games.names():
            kit.texts.add_game(game)
        _note_small_letters(patch, kit)
        _note_places(patch)
        yield kit


def _keep_painted(patch: pytest.MonkeyPatch) -> None:
    """Keep what is painted through a change and back: it depends on its key, and on what clears it.

    What the program would store on the disk, such as a table without its pieces, depends on its key alone.
    """
    kept: dict[object, Surface] = {}
    usual, loaded = Toolkit.panel, Toolkit.loaded

    def panel(kit: Toolkit, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        whole = (kit.units.size, kit.units.scale, kit.settings.text_size, kit.texts.language, key)
        found = kept.get(whole)
        if found is None:
            found = usual(kit, key, make)
            if found.get_pitch() * found.get_height() <= MAX_KEPT_BYTES:
                kept[whole] = found
        return found

    def load(kit: Toolkit, key: str, make: Callable[[], Surface], size: tuple[int, int] = (0, 0)) -> Surface:
        if key not in kept:
            kept[key] = loaded(kit, key, make, size)
        return kept[key]

    patch.setattr(Toolkit, "panel", panel)
    patch.setattr(Toolkit, "loaded", load)


def _keep_derived(patch: pytest.MonkeyPatch) -> None:
    """Turn pictures and paint their halos once for each size: one blank picture is like another."""
    turned: dict[object, Surface] = {}
    usual = sprites._turned

    def turn_once(surface: Surface, degrees: float, trimmed: bool) -> Surface:
        filled = tuple(surface.get_bounding_rect()) if trimmed else ()
        key = (surface.get_size(), filled, degrees)
        return _stored(turned, key, lambda: usual(surface, degrees, trimmed))

    def glow(surface: Surface, _colour: str, blur: int, _alpha: float) -> Surface:
        width, height = surface.get_size()
        return Surface((width + 4 * blur, height + 4 * blur), pygame.SRCALPHA)

    patch.setattr(sprites, "_turned", turn_once)
    patch.setattr(sprites, "_glow", glow)
    patch.setattr(sprites, "_outline", lambda surface: repr(surface.get_size()).encode())


def _keep_books(patch: pytest.MonkeyPatch) -> None:
    """Typeset a book once for each language, text size and window: many pictures show it, as does each F1."""
    books: dict[object, Volume] = {}
    blocks: dict[object, list[Block]] = {}
    sentences: dict[object, list[str]] = {}

    def rulebook(game: str, texts: Texts) -> list[Block]:
        return _stored(blocks, (game, texts.language), lambda: book_text.rulebook(game, texts))

    def step_sentences(kit: Toolkit, shown: Example) -> list[str]:
        return _stored(sentences, (kit.texts.language, id(shown)), lambda: example.sentences(kit, shown))

    def volume(kit: Toolkit, of: Sequence[Block], *details: Any) -> Volume:
        key = (kit.units.size, kit.settings.text_size, kit.texts.language, id(of), repr(details[1:]))
        return _stored(books, key, lambda: Volume(kit, of, *details))

    patch.setattr(scene, "rulebook", rulebook)
    patch.setattr(live, "sentences", step_sentences)
    patch.setattr(scene, "Volume", volume)


def _stored(store: dict[object, T], key: object, make: Callable[[], T]) -> T:
    """Return what is stored under a key; made the first time."""
    if key not in store:
        store[key] = make()
    return store[key]


def turn(kit: Toolkit, size: tuple[int, int]) -> None:
    """Gives the window another size; what is shown has to be laid out anew."""
    pygame.display.set_mode(size)
    if kit.window.resized():
        kit.rebuild()


def _note_small_letters(patch: pytest.MonkeyPatch, kit: Toolkit) -> None:
    """Takes down what is written in too few pixels; a small copy of a whole table has fonts of its own."""
    made, written = Typeface.__init__, Typeface.render
    sizes: dict[int, int] = {}

    def make(typeface: Typeface, path: Path | None, size: int) -> None:
        made(typeface, path, size)
        sizes[id(typeface)] = size

    def write(typeface: Typeface, text: str, colour: str) -> Surface:
        size = sizes[id(typeface)]
        if size < MIN_PX and text and any(kit.fonts.exact(face, size) is typeface for face in FACES):
            kit.fonts.shrunk(text, size / MIN_PX)
        return written(typeface, text, colour)

    patch.setattr(Typeface, "__init__", make)
    patch.setattr(Typeface, "render", write)


def _note_places(patch: pytest.MonkeyPatch) -> None:
    """Takes down where words stand on what is shown."""
    line, block, make, put = Fonts.line, Fonts.block, Panel.__init__, Panel.put

    def a_line(fonts: Fonts, text: str, *told: Any, **more: Any) -> Surface:
        surface = line(fonts, text, *told, **more)
        if surface not in _words:
            _words[surface] = [(text, surface.get_rect())]
        return surface

    def a_block(fonts: Fonts, text: str, *told: Any, **more: Any) -> Surface:
        surface = block(fonts, text, *told, **more)
        if surface not in _words:
            _words[surface] = [(text, surface.get_bounding_rect())]
        return surface

    def made(panel: Panel, kit: Toolkit, size: tuple[int, int], margin_u: float = 0) -> None:
        make(panel, kit, size, margin_u)
        _boxes[panel.surface] = kit.units.px(margin_u)

    def laid(panel: Panel, surface: Surface, *told: Any, **more: Any) -> Rect:
        rect = put(panel, surface, *told, **more)
        found = [(text, place.move(rect.topleft)) for text, place in _words.get(surface, ())]
        _words[panel.surface] = [*_words.get(panel.surface, ()), *found]
        return rect

    for owner, name, noted in (
        (Fonts, "line", a_line), (Fonts, "block", a_block), (Panel, "__init__", made), (Panel, "put", laid)
    ):  # fmt: skip
        patch.setattr(owner, name, noted)


def written(items: Iterable[Item]) -> Iterator[tuple[Item, str, Rect]]:
    """All words that are shown, with the box of their letters, the lowest first."""
    for item in sorted(items, key=attrgetter("layer")):
        for text, place in _words.get(item.surface, ()):
            if text.strip():
                yield item, text, place.move(item.x, item.y)


def astray(kit: Toolkit, items: Iterable[Item]) -> list[str]:
    """Words of which a part lies outside of the window; what lies outside whole is scrolled to."""
    window = Rect(0, 0, *kit.units.size)
    inside = window.inflate(-2 * EDGE_PX, -2 * EDGE_PX)
    return [
        f"over the edge: {text}"
        for _, text, box in written(items)
        if window.colliderect(box) and not inside.contains(box)
    ]


def covered(items: Sequence[Item]) -> list[str]:
    """Words of a table below what has words itself and stands over the table: a caption, a button, a tag."""
    order = sorted(items, key=attrgetter("layer"))
    over = [
        each for each in order if each.layer in OVER and each.surface in _boxes and each.surface in _words
    ]
    found = []
    for item, text, box in written(items):
        letters = box.inflate(0, -0.4 * box.h)
        for each in over:
            inner = each.surface.get_rect(topleft=(each.x, each.y)).inflate(*(-2 * _boxes[each.surface],) * 2)
            hidden = inner.clip(letters)
            if order.index(each) > order.index(item) and min(hidden.size) > 2:
                found.append(f"covered: {text} by {[words for words, _ in _words[each.surface]]}")
    return found


def crossing(items: Iterable[Item]) -> list[str]:
    """Words over other words, both on a window or below it; those of one picture are not compared."""
    shown = [
        (item, text, box.inflate(0, round(-0.4 * box.h)))
        for item, text, box in written(items)
        if item.layer < theme.LAYER_POINTER
    ]
    found = []
    for number, (item, text, box) in enumerate(shown):
        above = shown[number + 1 :]
        for at in box.collidelistall([other for _, _, other in above]):
            over, words, other = above[at]
            together = (item.layer >= theme.LAYER_MODAL) == (over.layer >= theme.LAYER_MODAL)
            if over is not item and together and min(box.clip(other).size) > 2:
                found.append(f"words over words: {words} over {text}")
    return found


def _blank(kit: Toolkit, *_: Any, **__: Any) -> Surface:
    return kit.panel(("blank",), lambda: Surface(kit.units.size).convert())


def faults(strained: Iterable[Strain], typed: Iterable[str] = ()) -> list[str]:
    """What cannot be read as it was asked for: a text that is cut, or written smaller than that.

    What belongs to a picture (a number on a card, a pill or a disc) is as large as the picture has room for;
    only its least size is held, `MIN_PX`. Names that persons typed may be cut: they stand whole where they
    are typed.
    """
    return [
        f"{'cut' if strain.cut else 'small'} ({strain.share:.2f}): {strain.text}"
        for strain in dict.fromkeys(strained)
        if strain.text not in typed
    ]


def longest(game: str, language: str) -> dict[str, str]:
    """Every message of a game ("" for those of the program) at its longest: each choice, each fact."""
    path = (
        games.folder(game) / f"texts.{language}.ftl"
        if game
        else ROOT / f"circus/content/texts/{language}.ftl"
    )
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    patterns = {
        each.id.name: each.value
        for each in parsed.body
        if isinstance(each, ast.Message | ast.Term) and each.value
    }
    return {key: _spelt(value, patterns) for key, value in patterns.items()}


def _spelt(part: Any, patterns: dict[str, ast.Pattern]) -> str:
    """A part of a message with the longest that can stand in it."""
    if isinstance(part, ast.Pattern):
        return "".join(_spelt(each, patterns) for each in part.elements)
    if isinstance(part, ast.TextElement | ast.StringLiteral | ast.NumberLiteral):
        return str(part.value)
    if isinstance(part, ast.Placeable):
        return _spelt(part.expression, patterns)
    if isinstance(part, ast.SelectExpression):
        return max((_spelt(each.value, patterns) for each in part.variants), key=len)
    if isinstance(part, ast.MessageReference | ast.TermReference):
        return _spelt(patterns[part.id.name], patterns)
    if isinstance(part, ast.VariableReference):
        return NAME if part.id.name.endswith("name") else _FACTS.get(part.id.name, "12")
    if isinstance(part, ast.FunctionReference):
        return "12.5"
    raise AssertionError(f"nothing is known of {part}")
