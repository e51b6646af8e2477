"""Open book: its geometry in any window, its cover, and its pages of paper."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Panel
from circus.ui.scenes.rulebook.pages import paint
from circus.ui.scenes.rulebook.rows import PageRow

_MARGIN_U = 40
_COVER_U = 20
"""Extension of the cover beyond the pages."""
_PAD_U = 50.0
_HEAD_U = 84.0
"""Height of the running head with the game's name."""
_FOOT_U = 52.0
_WIDEST = 1560.0
_TITLE = Style("#B5282E", "#7C1620", "#FFF6E0", 0.05, 0.04)


class Book(NamedTuple):
    """Geometry of the book; `box` is its cover, `sides` the number of visible pages."""

    box: Box
    sides: int

    @property
    def corner(self) -> tuple[float, float]:
        """The upper left corner of the cover's picture, with its border for the shadow."""
        return self.box[0] - _MARGIN_U, self.box[1] - _MARGIN_U

    def page_box(self, side: int) -> Box:
        """Return the box of the left (0) or right (1) page."""
        left, top, width, height = self.box
        wide = (width - 2 * _COVER_U) / self.sides
        return left + _COVER_U + side * wide, top + _COVER_U - 5, wide, height - 2 * _COVER_U

    def text_corner(self, side: int) -> tuple[float, float]:
        """Return the start of the text on the left (0) or right (1) page."""
        left, top, _, _ = self.page_box(side)
        return left + _PAD_U, top + _HEAD_U

    @property
    def text_width(self) -> float:
        """The width of a line of text."""
        return self.page_box(0)[2] - 2 * _PAD_U

    @property
    def text_height(self) -> float:
        """The height of a page's text."""
        return self.page_box(0)[3] - _HEAD_U - _FOOT_U

    def background(self, kit: Toolkit, tint: str) -> Surface:
        """Return the parlour in a game's colour with the book.

        One picture takes half the memory of two.
        """
        return _closed_book(kit, tint, kit.units.rect(*self.box).size, kit.units.point(*self.corner))


def book_of(kit: Toolkit) -> Book:
    """Return the geometry for the window: two pages, or one in portrait."""
    units = kit.units
    if units.portrait:
        return Book((24, 92, units.width_u - 48, units.height_u - 92 - 96), 1)
    wide = min(_WIDEST, units.width_u - 200)
    below = max(44.0, kit.fonts.height_u("ui-semibold", 20) + 14)
    return Book(((units.width_u - wide) / 2, 84, wide, units.height_u - 84 - below), 2)


@painted
def _closed_book(kit: Toolkit, tint: str, size: tuple[int, int], place: tuple[int, int]) -> Surface:
    sheet = kit.fresh_background("parlour", tint=tint)
    sheet.blit(_cover(kit, size), place)
    return sheet


def _cover(kit: Toolkit, size: tuple[int, int]) -> Surface:
    """Return the leather with its corners and the edges of the pages."""
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    whole = svg.box(0, 0, wide, high, "#FFFFFF", radius=18)
    panel.shadow(whole, 8, 14, 13, 0.65)
    leather = (
        svg.framed(1.5, 1.5, wide - 3, high - 3, "#7C1620", "#3A0810", 3, radius=17)
        + svg.framed(7, 7, wide - 14, high - 14, "none", "#C98A52", 2, radius=12)
        + svg.path(f"M18 4.5 H{wide - 18:.1f}", svg.lined("#D0605C", 2, 0.8))
    )
    edges = "".join(
        svg.framed(
            _COVER_U - 8 + step * 2,
            _COVER_U - 3 + step * 1.5,
            wide - 2 * (_COVER_U - 8 + step * 2),
            high - 2 * _COVER_U + 10 - step * 1.5,
            tone,
            "#B3935C",
            1,
            radius=5,
        )
        for step, tone in enumerate(("#D9BF8C", "#EAD6A8", "#E0C898", "#F0DFB6"))
    )
    corners = "".join(
        svg.path(f"M{x} {y} l{34 * dx} 0 l{-34 * dx} {34 * dy} Z", svg.lined("#5A3A14", 2, fill=theme.BRASS))
        for x, y, dx, dy in (
            (3, 3, 1, 1),
            (wide - 3, 3, -1, 1),
            (3, high - 3, 1, -1),
            (wide - 3, high - 3, -1, -1),
        )
    )
    panel.vector(leather + corners + edges)
    return panel.surface


def paint_page(
    kit: Toolkit, book: Book, game: str, rows: Sequence[PageRow], number: int, side: int, anchor: str = ""
) -> Surface:
    """Return a page with running head, text and number, and the anchor's words marked; cached."""
    left, top, wide, high = book.page_box(side)
    rect = kit.units.rect(left, top, wide, high)
    key = ("rules", game, kit.texts.language, kit.settings.text_size, rect.size, number, anchor)
    return kit.panel(key, lambda: _page(kit, book, game, rows, number, rect.size, anchor))


def _page(
    kit: Toolkit,
    book: Book,
    game: str,
    rows: Sequence[PageRow],
    number: int,
    size: tuple[int, int],
    anchor: str,
) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    on_left = book.sides > 1 and number % 2 == 0
    panel.grain("paper", svg.box(0, 0, wide, high, "#FFFFFF", radius=4), seed=1 + number % 3)
    panel.vector(_page_light(wide, high, on_left, book.sides > 1))
    key = f"{game}-title"
    title = kit.texts.say(key) if kit.texts.has(key) else game.replace("_", " ").title()
    if number == 0:
        lettering = kit.lettering.title(title, 46, _TITLE, max_width_u=wide - 2 * _PAD_U)
        panel.put(lettering, wide / 2, 40)
    else:
        head = f"{title} · {kit.texts.say('rulebook-title')}"
        panel.write(head, "ui-semibold", 19, "#7A5A3C", wide / 2, 42, max_width_u=wide - 2 * _PAD_U)
    line = svg.path(f"M{_PAD_U} {_HEAD_U - 11} H{wide - _PAD_U:.1f}", svg.lined("#8E1B24", 2, 0.65))
    panel.vector(line)
    paint(kit, panel, rows, _PAD_U, _HEAD_U, anchor)
    x = _PAD_U if on_left else wide - _PAD_U
    panel.write(
        str(number + 1), "display", 20, "#8E1B24", x, high - 26, anchor="midleft" if on_left else "midright"
    )
    return panel.surface


def _page_light(wide: float, high: float, on_left: bool, spread: bool) -> str:
    """Return the light on the sheet and the shade towards the spine."""
    near, far = (wide, 0.0) if on_left else (0.0, wide)
    shade = 0.42 if spread else 0.16
    return (
        '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" '
        f'x1="{near:.1f}" y1="0" x2="{far:.1f}" y2="0">'
        f'<stop offset="0" stop-color="#4A2A12" stop-opacity="{shade}"/>'
        f'<stop offset="0.05" stop-color="#6B4520" stop-opacity="{shade / 2:.2f}"/>'
        '<stop offset="0.16" stop-color="#8A6030" stop-opacity="0.06"/>'
        '<stop offset="0.5" stop-color="#FFFDF2" stop-opacity="0.3"/>'
        '<stop offset="1" stop-color="#B98A4E" stop-opacity="0.16"/></linearGradient></defs>'
        + f'<rect width="{wide:.1f}" height="{high:.1f}" rx="4" fill="url(#s)"/>'
    )
