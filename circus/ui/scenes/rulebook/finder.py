"""Incremental search in an open rulebook: the field in the head, and the results below it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Edit, Label, Panel, PaperSheet, Pose, Target, TextField, Widget
from circus.ui.gfx.widgets.base import HOVER
from circus.ui.input.gestures import Key
from circus.ui.scenes.rulebook.search import SearchHit, context, find
from circus.ui.scenes.rulebook.text import Block

FIELD, FOUND, LIST = "ui/search", "ui/found/", "ui/found"
"""The targets: the field, the results, and their sheet."""

_ROW_U = 66.0
_PAD_U = 14.0
_WIDE_U = 640.0
_FIELD_U = 320.0
_HIGH_U = 48.0
_TOP_U = 24.0
_LETTERS = (40, 34, 28, 22, 16, 10, 4)
"""Numbers of letters around a result that are tried until the line fits."""
_CONTEXT_U = 20.0
_FACES = ("ui", "ui-bold", "ui")
_ROW_PAD_U = 10.0


class Finder:
    """Search in one book.

    Attributes:
        edit: the text being edited; `None` outside of editing.
        found: the results, marked until the search is cleared.
        at: the index of the chosen result.
    """

    def __init__(self, kit: Toolkit, blocks: Sequence[Block], page: Callable[[SearchHit], int]) -> None:
        """Prepare the search; `page` returns the page of a result, from 0."""
        self._kit, self._blocks, self._page = kit, blocks, page
        self.edit: Edit | None = None
        self.found: list[SearchHit] = []
        self.at = 0
        self._first = 0
        self._asked = ""

    def continued(self, kit: Toolkit, blocks: Sequence[Block], page: Callable[[SearchHit], int]) -> "Finder":
        """Return the same search in a book with another layout or language."""
        other = Finder(kit, blocks, page)
        other.edit = self.edit
        other._asked = self._asked
        other.found = find(blocks, self._asked)
        other.at = min(self.at, max(0, len(other.found) - 1))
        other._scroll()
        return other

    @property
    def chosen(self) -> SearchHit | None:
        """The result that Enter opens."""
        return self.found[self.at] if self.found else None

    def open(self) -> None:
        """Start editing; the last text is selected."""
        if self.edit is None:
            self.edit = Edit.of(self._asked)

    def close(self) -> None:
        """Close the list; the results stay marked."""
        self.edit = None

    def clear(self) -> bool:
        """End the search; return false if there was none."""
        searched = self.edit is not None or bool(self._asked)
        self.edit, self._asked, self.found, self.at, self._first = None, "", [], 0, 0
        return searched

    def keyed(self, key: Key) -> None:
        """Edit the text, or move in the list."""
        if self.edit is None:
            return
        steps = {"up": -1, "down": 1, "page up": -self._rows, "page down": self._rows}
        if key.key in steps and not key.text:
            self.scroll(steps[key.key])
            return
        self.edit = self.edit.keyed(key.key, key.text)
        if self.edit.text != self._asked:
            self._asked, self.at, self._first = self.edit.text, 0, 0
            self.found = find(self._blocks, self._asked)

    def scroll(self, steps: int) -> None:
        """Choose a result further down or up."""
        self.at = max(0, min(self.at + steps, len(self.found) - 1))
        self._scroll()

    def choose(self, number: int) -> SearchHit | None:
        """Choose a result by its index."""
        self.at = max(0, min(number, len(self.found) - 1))
        return self.chosen

    def widgets(self) -> list[Widget]:
        """Return the field, and below it the list during editing."""
        kit, texts = self._kit, self._kit.texts
        right = kit.units.width_u - theme.MARGIN_U
        box = (right - _FIELD_U, _TOP_U, _FIELD_U, _HIGH_U)
        if self.edit is None:
            return [Button(FIELD, box, self._asked or texts.say("rulebook-search"), "lens")]
        return [TextField(FIELD, box, "", self.edit), *self._list(right)]

    def _list(self, right: float) -> list[Widget]:
        texts = self._kit.texts
        if not self._asked.strip():
            return []
        text = self._kit.text_scale
        shown = self.found[self._first : self._first + self._rows]
        head = 36.0 * text
        high = head + len(shown) * _ROW_U * text + 2 * _PAD_U
        left, top = right - self._wide, _TOP_U + _HIGH_U + 8
        sentence = texts.say("rulebook-found", count=len(self.found))
        widgets: list[Widget] = [
            PaperSheet((left, top, self._wide, high), name=LIST, layer=theme.LAYER_MODAL),
            Label(
                left + _PAD_U + 8, top + _PAD_U + head / 2 - 4, sentence, "ui-semibold", 20, theme.INK,
                max_width=self._wide - 2 * _PAD_U - 16, layer=theme.LAYER_MODAL,
            ),
        ]  # fmt: skip
        for row, place in enumerate(shown):
            number = self._first + row
            y = top + _PAD_U + head + row * _ROW_U * text
            own = (left + _PAD_U, y, self._wide - 2 * _PAD_U, _ROW_U * text)
            where = texts.say("rulebook-place", chapter=place.chapter, page=self._page(place) + 1)
            context_text = self._context(place, own[2] - 2 * _ROW_PAD_U)
            widgets.append(_HitRow(f"{FOUND}{number}", own, where, context_text, number == self.at))
        return widgets

    def _context(self, place: SearchHit, room: float) -> tuple[str, str, str]:
        """Return as much of a result's context as fits on a line."""
        fonts, context_text = self._kit.fonts, context(self._blocks, place, _LETTERS[-1])
        for letters in _LETTERS:
            context_text = context(self._blocks, place, letters)
            wide = sum(
                fonts.width_u(words, face, _CONTEXT_U)
                for words, face in zip(context_text, _FACES, strict=True)
            )
            if wide <= room:
                break
        return context_text

    @property
    def _wide(self) -> float:
        return min(_WIDE_U, self._kit.units.width_u - 2 * theme.MARGIN_U)

    @property
    def _rows(self) -> int:
        """Number of results that are listed at once."""
        text = self._kit.text_scale
        room = self._kit.units.height_u - _TOP_U - _HIGH_U - 8 - 36 * text - 2 * _PAD_U - 24
        return max(1, min(8, int(room / (_ROW_U * text))))

    def _scroll(self) -> None:
        """Scroll to the chosen result."""
        self._first = max(self.at - self._rows + 1, min(self._first, self.at))


@dataclass(frozen=True)
class _HitRow:
    """Row of a result: its chapter and page, and below them its context.

    Attributes:
        context_text: the words before it, its own, and those after.
    """

    name: str
    box: Box
    where: str
    context_text: tuple[str, str, str]
    chosen: bool

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the row as one surface."""
        rect = kit.units.rect(*self.box)
        lit = self.chosen or pose.look(self.name) == HOVER
        surface = _row(kit, rect.size, self.where, self.context_text, lit)
        return [Item(theme.LAYER_MODAL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return one target: the whole box."""
        return [Target(self.name, kit.units.rect(*self.box))]


@painted
def _row(
    kit: Toolkit, size: tuple[int, int], where: str, context_text: tuple[str, str, str], lit: bool
) -> Surface:
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    if lit:
        panel.vector(svg.box(0, 2, wide, high - 4, "#E3CC9C", 0.9, radius=8))
    room = wide - 2 * _ROW_PAD_U
    panel.write(
        where, "ui-semibold", 17, theme.DEEP_RED, _ROW_PAD_U, high * 0.29, anchor="midleft", max_width_u=room
    )
    x = _ROW_PAD_U
    for words, face in zip(context_text, _FACES, strict=True):
        if words:
            x += panel.write(words, face, _CONTEXT_U, theme.INK, x, high * 0.68, anchor="midleft")
    return panel.surface
