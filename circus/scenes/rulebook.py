"""The rulebook: the rules of a game in brief, as an open book; what lies below it is kept as it is."""

from pygame import Surface

from circus import games
from circus.input.gestures import CLICK, Cancel, Gesture, Key, Tap, Wheel
from circus.scenes.rulebook_book import Book, book_of, paint_page
from circus.scenes.rulebook_pages import Row, page_with, pages
from circus.scenes.rulebook_text import rulebook
from circus.scenes.scene import Scene, SceneContext
from circus.stage import theme
from circus.stage.compositor import Composition, Item
from circus.stage.widgets import Button, IconButton, Label, Target, Widget, button_width, items_of, targets_of

TURN_MS = 300
_NEXT = ("right", "down", "page down", "space")
_BEFORE = ("left", "up", "page up")


class RulebookScene(Scene):
    """Opened by F1 or the rules' button; wheel, arrows and buttons turn the pages.

    Attributes:
        anchor: what it was opened at; "" for its first page.
    """

    name = "rulebook"

    def __init__(self, manager: SceneContext, game: str, anchor: str = "") -> None:
        """`anchor` is where to open it (see `rulebook_text`); "" opens it at its first page."""
        super().__init__(manager)
        self.game = game
        self.anchor = anchor
        self._spread = 0
        self._turn = 0
        self._turned = 1.0
        self._book: Book
        self._pages: list[list[Row]] = []
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Lays out the pages and opens the book at the anchor asked for."""
        self.kit.texts.add_game(self.game)
        self._lay()
        self._spread = page_with(self._pages, self.anchor) // self._book.sides
        self._dress()

    def resized(self) -> None:
        """Lays out the pages anew and stays as near to the open page as it can."""
        self.kit.texts.add_game(self.game)
        share = self._spread / max(1, self._spreads)
        self._lay()
        self._spread = min(self._spreads - 1, round(share * self._spreads))
        self._dress()

    @property
    def busy(self) -> bool:
        """Whether a page turns."""
        return self._turned < 1

    def advance(self, ms: float) -> None:
        """Moves the turning page."""
        if self._turned < 1:
            self._turned = min(1.0, self._turned + ms / TURN_MS)

    def handle(self, gesture: Gesture) -> bool:
        """Turns pages; Esc and the button close the book."""
        match gesture:
            case Tap("ui/close"):
                self.manager.back()
            case Tap("ui/next" | "ui/right-page"):
                self._leaf(1)
            case Tap("ui/before" | "ui/left-page"):
                self._leaf(-1)
            case Wheel(_, steps):
                self._leaf(-1 if steps > 0 else 1)
            case Key(key) if key in _NEXT:
                self._leaf(1)
            case Key(key) if key in _BEFORE:
                self._leaf(-1)
            case Key("f1"):
                self.manager.back()
            case Cancel(source):
                return source == CLICK
            case _:
                return False
        return True

    def frame(self) -> Composition:
        """The parlour of the game, the book, and what turns."""
        kit, layer = self.kit, theme.LAYER_PLATE
        book = self._book
        cover = book.cover(kit)
        x, y = kit.units.point(*book.corner)
        items = [Item(layer, cover, x, y), *self._leaves()]
        return Composition(
            kit.background("parlour", tint=games.find(self.game).brand.table),
            items + items_of(self._widgets, kit, self.pose),
        )

    def targets(self) -> list[Target]:
        """The pages themselves, then the buttons."""
        book, units = self._book, self.kit.units
        sides = ("ui/left-page", "ui/right-page") if book.sides > 1 else ("ui/right-page",)
        leaves = [
            Target(name, units.rect(*book.page_box(side)))
            for side, name in enumerate(sides)
            if (name == "ui/right-page" and self._spread + 1 < self._spreads)
            or (name == "ui/left-page" and self._spread > 0)
        ]
        return leaves + targets_of(self._widgets, self.kit)

    def hint(self, name: str) -> str:
        """Explains the arrows."""
        key = f"rulebook-{name.removeprefix('ui/')}"
        return self.kit.texts.say(key) if name in ("ui/next", "ui/before") else ""

    @property
    def _spreads(self) -> int:
        return -(-len(self._pages) // self._book.sides) if self._pages else 1

    def _lay(self) -> None:
        kit = self.kit
        self._book = book_of(kit)
        self._pages = pages(
            kit, rulebook(self.game, kit.texts), self._book.text_width, self._book.text_height
        )
        self._turned = 1.0
        self._dress()

    def _dress(self) -> None:
        kit, texts, units = self.kit, self.kit.texts, self.kit.units
        close = texts.say("rulebook-close")
        left, top, width, height = self._book.box
        wide = button_width(kit, close, "cross")
        self._widgets = [Button("ui/close", (theme.MARGIN_U, 24, wide, 48), close, "cross")]
        middle = top + height / 2
        beside = left >= 84
        y = middle if beside else units.height_u - 46
        places = (
            (left - 46, left + width + 46) if beside else (units.width_u / 2 - 130, units.width_u / 2 + 130)
        )
        can = (self._spread > 0, self._spread + 1 < self._spreads)
        for name, sign, x, enabled in zip(("before", "next"), ("left", "right"), places, can, strict=True):
            self._widgets.append(IconButton(f"ui/{name}", x, y, sign, 60, enabled=enabled))
        word = texts.say("rulebook-page", page=self._spread + 1, pages=self._spreads)
        self._widgets.append(
            Label(
                units.width_u / 2,
                units.height_u - (20 if beside else 46),
                word,
                "ui-semibold",
                20,
                theme.CREAM,
                "center",
            )
        )

    def _leaf(self, way: int) -> None:
        if 0 <= self._spread + way < self._spreads:
            self._spread += way
            still = self.kit.settings.reduced_motion or self.kit.settings.speed == "off"
            self._turn, self._turned = way, 1.0 if still else 0.0
            self.kit.audio.play("page")
            self._dress()

    def _page(self, spread: int, side: int) -> Surface | None:
        number = spread * self._book.sides + side
        if not 0 <= number < len(self._pages):
            return None
        rows = self._pages[number]
        return paint_page(self.kit, self._book, self.game, rows, number, side, self.anchor)

    def _leaves(self) -> list[Item]:
        """The pages that lie, and the one on its way: squeezed towards the spine, then away from it."""
        book, before = self._book, self._spread - self._turn
        if self._turned >= 1:
            return [
                item
                for side in range(book.sides)
                for item in self._lying(self._page(self._spread, side), side)
            ]
        if book.sides == 1:
            return self._sliding(before)
        forth = self._turn > 0
        left, right = (before, self._spread) if forth else (self._spread, before)
        items = self._lying(self._page(left, 0), 0) + self._lying(self._page(right, 1), 1)
        share = self._turned
        near, far = (1, 0) if forth else (0, 1)
        side, spread = (near, before) if share < 0.5 else (far, self._spread)
        width = 1 - 2 * share if share < 0.5 else 2 * share - 1
        return items + self._turning(self._page(spread, side), side, width)

    def _lying(self, page: Surface | None, side: int) -> list[Item]:
        if page is None:
            return []
        x, y = self.kit.units.point(*self._book.page_box(side)[:2])
        return [Item(theme.LAYER_PIECE, page, x, y)]

    def _turning(self, page: Surface | None, side: int, width: float) -> list[Item]:
        if page is None or width < 0.04:
            return []
        squeezed = self.kit.sprites.squeezed(page, max(0.04, width))
        left, top, wide, _ = self._book.page_box(side)
        units = self.kit.units
        x = units.px(left) if side else units.px(left + wide) - squeezed.get_width()
        return [Item(theme.LAYER_EDGE, squeezed, x, units.px(top))]

    def _sliding(self, before: int) -> list[Item]:
        """A single page: the new one fades in over the old one."""
        old, new = self._lying(self._page(before, 0), 0), self._lying(self._page(self._spread, 0), 0)
        faded = self.kit.sprites.faded(new[0].surface, round(255 * self._turned))
        return [*old, new[0]._replace(layer=theme.LAYER_EDGE, surface=faded)]
