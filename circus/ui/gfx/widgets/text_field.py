"""Field for one line of text, and the pure function that edits it."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from pygame import Rect, Surface

from circus.platform.sanitizing import MAX_LETTERS, letters, typed
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.fonts import SMALLEST_SHARE
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import HOVER, Act, Box, Pose, Target
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

WRITTEN = "ui/written"
"""Name of the target of a tick, which ends editing like the key Enter."""

_SELECTED = "#BFE0DA"
_TICK_U = 38.0


class Edit(NamedTuple):
    """Line of text that is being edited.

    Attributes:
        text: the current text.
        caret: number of letters before it; letters are counted as readers count them.
        whole: whether all of it is selected, so that typed text replaces it.
    """

    text: str
    caret: int
    whole: bool = False

    @classmethod
    def of(cls, text: str) -> "Edit":
        """Return the start of editing a text: all of it is selected, so that typing replaces it."""
        return cls(text, len(letters(text)), bool(text))

    def keyed(self, key: str, text: str = "", most: int = MAX_LETTERS) -> "Edit":
        """Return the state after a key (`left`, `select all`, …) or typed text, at most `most` letters."""
        if text:
            return self._written(text, most)
        signs = letters(self.text)
        if key == "select all":
            return Edit.of(self.text)
        if key in ("backspace", "delete"):
            at = self.caret - (key == "backspace")
            if self.whole or not 0 <= at < len(signs):
                return Edit("", 0) if self.whole else self
            return _edited(signs[:at], signs[at + 1 :])
        if self.whole and key in ("left", "right"):
            key = {"left": "home", "right": "end"}[key]
        places = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(signs)}
        if key not in places:
            return self
        return Edit(self.text, max(0, min(len(signs), places[key])))

    def around_caret(self, preedit: str) -> tuple[str, str]:
        """Return the text before and after the caret; a `preedit` replaces a selection."""
        if self.whole and preedit:
            return "", ""
        signs = letters(self.text)
        return "".join(signs[: self.caret]), "".join(signs[self.caret :])

    def _written(self, text: str, most: int) -> "Edit":
        signs = [] if self.whole else letters(self.text)
        before, after = signs[: self.caret], signs[self.caret :]
        written = letters(typed("".join(before) + text))
        if written == before:
            return self
        return _edited(written[: max(len(before), most - len(after))], after)


def _edited(before: list[str], after: list[str]) -> Edit:
    """Return a text with the caret between two parts, which may combine into one letter."""
    text = typed("".join([*before, *after]))
    return Edit(text, min(len(letters(typed("".join(before)))), len(letters(text))))


@dataclass(frozen=True)
class TextField:
    """One line on a dotted rule with a pencil; a white slip with a caret during editing.

    Attributes:
        name: of its target.
        box: in units.
        text: its content outside of editing.
        edit: the state of editing, or `None`.
        act: begins editing, or begins it again.
    """

    name: str
    box: Box
    text: str
    edit: Edit | None = None
    size_u: float = theme.NAME_U
    layer: int = theme.LAYER_CONTROL
    act: Act | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the field as one surface."""
        look = pose.look(self.name)
        rect = kit.units.rect(*self.box)
        preedit = pose.preedit if self.edit else ""
        surface = _field(kit, rect.size, look, self.text, self.edit, self.size_u, preedit)
        return [Item(self.layer, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the whole box, and during editing the tick over its right end, which ends it."""
        rect = kit.units.rect(*self.box)
        if self.edit is None:
            return [Target(self.name, rect, value=self.text, act=self.act)]
        left, top, width, height = self.box
        wide = max(_TICK_U, theme.TARGET_U)
        tick = kit.units.rect(left + width - wide, top, wide, height)
        open_field = Target(self.name, rect, writes=True, value=self.edit.text, act=self.act)
        return [open_field, Target(WRITTEN, tick)]

    def written(self, edit: Edit | None) -> "TextField":
        """Return the field in another state of editing."""
        return replace(self, edit=edit)


@painted
def _field(
    kit: Toolkit, size: tuple[int, int], look: str, text: str, edit: Edit | None, size_u: float, preedit: str
) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    left, room = 8, width - 46
    if edit:
        panel.vector(panel.rounded(1.5, 10.5, f'fill="#FFFFFF" stroke="{theme.CHOSEN}" stroke-width="3"'))
    else:
        shade = theme.CHOSEN if look == HOVER else "#A98F62"
        panel.vector(
            f'<path d="M{left} {height - 3:.2f} H{width - 8:.2f}" stroke="{shade}" stroke-width="2.4" '
            'stroke-dasharray="3 4" fill="none"/>'
        )
    if edit:
        _write(kit, panel, edit, (left, room), size_u, preedit)
    else:
        panel.write(text, "display", size_u, theme.INK, left, height / 2, anchor="midleft", max_width_u=room)
    ink = theme.CHOSEN if look == HOVER or edit else "#7A6142"
    panel.put(icon(kit, "check" if edit else "pencil", 22, ink), width - 8, height / 2, "midright")
    return panel.surface


def _write(
    kit: Toolkit, panel: Panel, edit: Edit, place: tuple[float, float], size_u: float, preedit: str
) -> None:
    """Write the edited text, scrolled so that the caret is visible.

    `place` is left edge and width, in units. A `preedit` is underlined at the caret and replaces a selection.
    """
    left, room = place
    head, tail = edit.around_caret(preedit)
    begun, text = head + preedit, head + preedit + tail
    asked = kit.fonts.width_u(text, "display", size_u)
    if asked > room:
        size_u *= max(SMALLEST_SHARE * min(1.0, 100 / kit.fonts.text_size), room / asked)
    line = kit.fonts.line(text, "display", size_u, theme.INK)
    before = kit.fonts.width_u(begun, "display", size_u)
    hidden = max(0.0, before - room)
    shown = line.subsurface(line.get_rect().clip(Rect(kit.units.px(hidden), 0, kit.units.px(room), 9999)))
    if edit.whole and not preedit:
        body = svg.box(left - 2, panel.height_u * 0.16, kit.units.u(shown.get_width()) + 4,
                       panel.height_u * 0.68, _SELECTED, radius=4)  # fmt: skip
        panel.vector(body)
    panel.put(shown, left, panel.height_u / 2 - 0.03 * size_u, "midleft")
    x = left + before - hidden + 1
    if preedit:
        start = max(left, left + kit.fonts.width_u(head, "display", size_u) - hidden)
        panel.vector(svg.box(start, panel.height_u * 0.84, x - start, 2.4, theme.CHOSEN))
    panel.vector(
        f'<path d="M{x:.2f} {panel.height_u * 0.2:.2f} V{panel.height_u * 0.8:.2f}" stroke="{theme.CHOSEN}" '
        'stroke-width="3"/>'
    )
