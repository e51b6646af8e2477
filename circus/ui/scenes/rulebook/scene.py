"""Rulebook: all the rules of a game as an open book, over the current scene."""

from collections.abc import Mapping, Sequence

from pygame import Surface

from circus import games
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import (
    Button,
    IconButton,
    Label,
    Panel,
    Target,
    Widget,
    button_width,
    items_of,
    targets_of,
)
from circus.ui.input.gestures import CLICK, Cancel, Gesture, Key, Tap, Wheel
from circus.ui.input.keys import RULES, SEARCH
from circus.ui.scenes.parts.wall import Doers, do
from circus.ui.scenes.rulebook.book import Book, book_of, paint_page
from circus.ui.scenes.rulebook.finder import FIELD, FOUND, LIST, Finder
from circus.ui.scenes.rulebook.leaves import page_items, turning
from circus.ui.scenes.rulebook.live import NAME, LiveExamples
from circus.ui.scenes.rulebook.search import SearchHit
from circus.ui.scenes.rulebook.text import changed_note, rulebook
from circus.ui.scenes.rulebook.volume import FRONT, Volume
from circus.ui.scenes.shell.scene import Scene, SceneContext

TURN_MS = 300
_NEXT = ("right", "down", "page down", "space")
_BEFORE = ("left", "up", "page up")
_LINK = "ui/link/"
_PAGES = ("ui/left-page", "ui/right-page")


class RulebookScene(Scene):
    """Rulebook opened by F1 or the rules' button; wheel, arrows and buttons turn the pages.

    Attributes:
        anchor: the last opened anchor; "" for none.
        finder: the search.
        volume: its pages.
        spread: the index of the open pages.
    """

    name = "rulebook"
    finder: Finder
    volume: Volume
    _live: LiveExamples

    def __init__(self, manager: SceneContext, game: str, anchor: str = "") -> None:
        """Open the book at `anchor` (see `text.py`); "" for the last open page."""
        super().__init__(manager)
        self.game = game
        self.anchor = anchor
        self.changed_numbers = _changed_numbers(manager.scenes, game)
        self.spread = self._before = 0
        self._turned = 1.0
        self._place = FRONT
        self._trail: list[int] = []
        self._widgets: list[Widget] = []
        self._is_laid = False

    def enter(self) -> None:
        """Lay out the pages and open the book at the anchor, or at the last open page."""
        if self._is_laid:
            return
        self._build_book()
        volume = self.volume
        self.finder = Finder(self.kit, volume.blocks, volume.page_of)
        page = self.kit.settings.books.get(self.game, FRONT)
        if self.anchor:
            self._show(volume.spread_with(self.anchor))
        else:
            page = FRONT if self.changed_numbers else page
            self._show(volume.spread_of(page), page)

    def leave(self) -> None:
        """Store the open page, except that of changed numbers, at which the book was opened."""
        here, books = self._place, self.kit.settings.books
        if self.changed_numbers and here == FRONT:
            return
        if books.get(self.game, FRONT) != here:
            self.manager.note(books={**books, self.game: here})

    def resized(self) -> None:
        """Lay out the pages for another size; the open passage stays open."""
        if self._is_laid:
            self._build_book()
            self.finder = self.finder.continued(self.kit, self.volume.blocks, self.volume.page_of)
            self._show(self.volume.spread_of(self._place), self._place)

    @property
    def takes_text(self) -> bool:
        """True: a typed slash opens the search on any keyboard layout."""
        return True

    @property
    def busy(self) -> bool:
        """Whether a page turns, or the pieces of an example move."""
        return self._turned < 1 or self._live.busy

    def advance(self, ms: float) -> None:
        """Move the turning page and the pieces of examples."""
        if self._turned < 1:
            self._turned = min(1.0, self._turned + ms / TURN_MS)
        self._live.advance(ms)

    def preload(self) -> bool:
        """Draw the examples of the open pages."""
        drawn = self._live.preload()
        if drawn:
            self.manager.refresh()
        return drawn

    def handle(self, gesture: Gesture) -> bool:
        """Turn pages, follow links, step examples, search; close on Esc and on the button."""
        match gesture:
            case Tap(name):
                self._tapped(name or "")
            case Wheel(name, steps) if self.finder.edit and (name or "").startswith(LIST):
                self.finder.scroll(-steps)
                self._dress()
            case Wheel(_, steps):
                self._leaf(-1 if steps > 0 else 1)
            case Key():
                return self._keyed(gesture)
            case Cancel(source):
                if self.finder.clear():
                    self._dress()
                    return True
                return source == CLICK
            case _:
                return False
        return True

    def frame(self) -> Composition:
        """Return the parlour of the game, the book, and a turning page."""
        kit, book = self.kit, self._book
        items = items_of([*self._widgets, *self.finder.widgets()], kit, self.pose)
        background = book.background(kit, games.find(self.game).brand.table)
        return Composition(background, [*self._leaves(), *items])

    def targets(self) -> list[Target]:
        """Return the pages, their links and examples, then the buttons and the search."""
        units = self.kit.units
        sides = _PAGES if self._book.sides > 1 else _PAGES[1:]
        turns = {_PAGES[0]: self.spread > 0, _PAGES[1]: self.spread + 1 < self.volume.spreads}
        leaves = [
            Target(name, units.rect(*self._book.page_box(side)))
            for side, name in enumerate(sides)
            if turns[name]
        ]
        linked = [
            Target(f"{_LINK}{number}", units.rect(*box))
            for number, (_, box) in enumerate(self.volume.links(self.spread))
        ]
        played = self._live.targets() if self._turned >= 1 else []
        return [*leaves, *linked, *played, *targets_of([*self._widgets, *self.finder.widgets()], self.kit)]

    def hint(self, name: str) -> str:
        """Return the hint of a round button."""
        key = f"rulebook-{name.removeprefix('ui/')}"
        if name in ("ui/next", "ui/before", "ui/contents", "ui/index", "ui/return"):
            return self.kit.texts.say(key)
        return ""

    @property
    def _book(self) -> Book:
        return self.volume.book

    def _build_book(self) -> None:
        """Set the whole book for the current window."""
        kit = self.kit
        kit.texts.add_game(self.game)
        self._live = LiveExamples(kit, self.game, book_of(kit).text_width)
        note = changed_note(self.game, kit.texts, self.changed_numbers)
        self.volume = Volume(kit, rulebook(self.game, kit.texts), self._live.step_sentences, note)
        self._trail.clear()
        self._turned, self._is_laid = 1.0, True

    def _dress(self) -> None:
        """Rebuild the buttons and the contents of the open pages."""
        kit, texts, units = self.kit, self.kit.texts, self.kit.units
        close = texts.say("rulebook-close")
        wide = button_width(kit, close, "cross")
        self._widgets = [Button("ui/close", (theme.MARGIN_U, 24, wide, 48), close, "cross")]
        x = theme.MARGIN_U + wide + 44
        back = (("return", "undo"),) if self._trail else ()
        for name, sign in (("contents", "menu"), ("index", "index"), *back):
            self._widgets.append(IconButton(f"ui/{name}", x, 48, sign, 48))
            x += 60
        left, top, width, height = self._book.box
        beside = left >= 84
        y = top + height / 2 if beside else units.height_u - 46
        places = (
            (left - 46, left + width + 46) if beside else (units.width_u / 2 - 130, units.width_u / 2 + 130)
        )
        can = (self.spread > 0, self.spread + 1 < self.volume.spreads)
        for name, sign, x, enabled in zip(("before", "next"), ("left", "right"), places, can, strict=True):
            self._widgets.append(IconButton(f"ui/{name}", x, y, sign, 60, enabled=enabled))
        word = texts.say("rulebook-page", page=self.spread + 1, pages=self.volume.spreads)
        low = (top + height + units.height_u) / 2 if beside else units.height_u - 46
        self._widgets.append(Label(units.width_u / 2, low, word, "ui-semibold", 20, theme.CREAM, "center"))
        self.manager.refresh()

    def _show(self, spread: int, place: int | None = None) -> None:
        """Open other pages without motion; `place` is the stored place, by default their first."""
        self.spread = self._before = max(0, min(spread, self.volume.spreads - 1))
        self._place = self.volume.place_of(self.spread) if place is None else place
        self._turned = 1.0
        self._live.open(self.volume.stages(self.spread))
        self._dress()

    def _leaf(self, way: int) -> None:
        if 0 <= self.spread + way < self.volume.spreads:
            self._turn_to(self.spread + way)

    def _turn_to(self, spread: int) -> None:
        """Turn to other pages with motion."""
        before = self.spread
        self._show(spread)
        if self.spread != before:
            still = self.kit.settings.reduced_motion or self.kit.settings.speed == "off"
            self._before, self._turned = before, 1.0 if still else 0.0
            self.kit.audio.play("page")

    def _go(self, spread: int) -> None:
        """Follow a link, with a way back."""
        self._trail.append(self._place)
        self._turn_to(spread)
        self._dress()

    def _tapped(self, name: str) -> None:
        finder = self.finder
        if name == FIELD:
            finder.open()
        elif name.startswith(FOUND):
            self._go_to_hit(finder.choose(int(name.removeprefix(FOUND))))
        elif name != LIST:
            finder.close()
            do(self, _CLICKS, name)
            if name.startswith(NAME):
                self._live.tapped(name)
        self._dress()

    def _follow(self, number: int) -> None:
        """Go to the anchor of a link, whose words are marked then, or to its page."""
        link, _ = self.volume.links(self.spread)[number]
        if isinstance(link, int):
            self._go(link // self._book.sides)
        else:
            self.anchor = link
            self._go(self.volume.spread_with(link))

    def _return(self) -> None:
        if self._trail:
            self._turn_to(self.volume.spread_of(self._trail.pop()))
            self._dress()

    def _go_to_hit(self, found: SearchHit | None) -> None:
        if found:
            self.finder.close()
            self._go(self.volume.page_of(found) // self._book.sides)

    def _keyed(self, key: Key) -> bool:
        finder = self.finder
        if finder.edit:
            if key.key == "return":
                self._go_to_hit(finder.chosen)
            else:
                finder.keyed(key)
            self._dress()
            return True
        if key.text in SEARCH or key.key in SEARCH:
            finder.open()
            self._dress()
        elif key.key in ("home", "end"):
            self._turn_to(0 if key.key == "home" else self.volume.spreads - 1)
        elif key.key == "space" and self.has_focus:
            return False
        elif key.key in _NEXT or key.key in _BEFORE:
            self._leaf(1 if key.key in _NEXT else -1)
        elif key.key == "backspace":
            self._return()
        elif key.key in RULES:
            self.manager.back()
        else:
            return False
        return True

    def _page(self, spread: int, side: int) -> Surface | None:
        number, pages = spread * self._book.sides + side, self.volume.pages
        if not 0 <= number < len(pages):
            return None
        return paint_page(self.kit, self._book, self.game, pages[number], number, side, self.anchor)

    def _leaves(self) -> list[Item]:
        """Return the pages at rest with their contents, or in motion."""
        if self._turned < 1:
            return turning(self.kit, self._book, self._page, (self._before, self.spread), self._turned)
        pages = page_items(self.kit, self._book, self._page, self.spread)
        return [*pages, *self._marks(), *self._live.items(self.pose)]

    def _marks(self) -> list[Item]:
        """Return a light on every result on the open pages."""
        items = []
        for place, box in self.volume.boxes(self.spread, self.finder.found):
            rect = self.kit.units.rect(*box)
            light = _mark(self.kit, rect.size, place == self.finder.chosen)
            items.append(Item(theme.LAYER_PIECE, light, rect.x, rect.y))
        return items


@painted
def _mark(kit: Toolkit, size: tuple[int, int], chosen: bool) -> Surface:
    """Return the light on the words of a result; stronger for the chosen one."""
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    light, line = ("#FF9A2E", "#C8500F") if chosen else ("#FFC93C", "#D99A10")
    panel.vector(svg.box(0, 0, wide, high, light, 0.28, radius=6))
    panel.vector(svg.path(f"M4 {high - 2:.1f} H{wide - 4:.1f}", svg.lined(line, 4 if chosen else 3)))
    return panel.surface


_CLICKS: Doers[RulebookScene] = {
    "close": lambda scene, _: scene.manager.back(),
    "next": lambda scene, _: scene._leaf(1),
    "right-page": lambda scene, _: scene._leaf(1),
    "before": lambda scene, _: scene._leaf(-1),
    "left-page": lambda scene, _: scene._leaf(-1),
    "contents": lambda scene, _: scene._go(0),
    "index": lambda scene, _: scene._go(scene.volume.spread_of(len(scene.volume.blocks))),
    "return": lambda scene, _: scene._return(),
    "link": lambda scene, parts: scene._follow(int(parts[0])),
}


def _changed_numbers(scenes: Sequence[Scene], game: str) -> Mapping[str, int]:
    """Return the changed numbers of the uppermost table of a game; none without one."""
    tables = (scene.changed_numbers for scene in reversed(scenes) if scene.game == game)
    return next(filter(None, tables), {})
