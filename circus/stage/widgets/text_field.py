"""A field for one line of text, and the pure function that edits it."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Surface

from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import HOVER, Box, Pose, Target
from circus.stage.widgets.icons import icon
from circus.stage.widgets.panel import Panel


class Edit(NamedTuple):
    """A line being written, its caret before the letter at `caret`."""

    text: str
    caret: int

    def keyed(self, key: str, text: str = "", most: int = 24) -> "Edit":
        """After a key (`left`, `backspace`, …) or typed text; at most `most` letters."""
        before, after = self.text[: self.caret], self.text[self.caret :]
        typed = "".join(letter for letter in text if letter.isprintable())[: most - len(self.text)]
        if typed:
            return Edit(before + typed + after, self.caret + len(typed))
        if key == "backspace":
            return Edit(before[:-1] + after, max(0, self.caret - 1))
        if key == "delete":
            return Edit(before + after[1:], self.caret)
        places = {"left": self.caret - 1, "right": self.caret + 1, "home": 0, "end": len(self.text)}
        return Edit(self.text, max(0, min(len(self.text), places.get(key, self.caret))))


@dataclass(frozen=True)
class TextField:
    """One line on a dotted rule with a pencil; a white slip with a caret while it is edited.

    Attributes:
        name: of its target.
        box: where, in units.
        text: what it holds when it is not edited.
        edit: the state of editing, or `None`.
    """

    name: str
    box: Box
    text: str
    edit: Edit | None = None
    size_u: float = theme.NAME_U
    layer: int = theme.LAYER_CONTROL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface."""
        look = pose.look(self.name)
        rect = kit.units.rect(*self.box)
        surface = _field(kit, rect.size, look, self.text, self.edit, self.size_u)
        return [Item(self.layer, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """All of it."""
        return [Target(self.name, kit.units.rect(*self.box))]

    def written(self, edit: Edit | None) -> "TextField":
        """The same field in another state of editing."""
        return replace(self, edit=edit)


@painted
def _field(
    kit: Toolkit, size: tuple[int, int], look: str, text: str, edit: Edit | None, size_u: float
) -> Surface:
    panel = Panel(kit, size)
    width, height = panel.width_u, panel.height_u
    left, room = 8, width - 46
    if edit:
        panel.vector(
            f'<rect x="1.5" y="1.5" width="{width - 3:.2f}" height="{height - 3:.2f}" rx="9" '
            'fill="#FFFFFF" '
            f'stroke="{theme.CHOSEN}" stroke-width="3"/>'
        )
    else:
        shade = theme.CHOSEN if look == HOVER else "#A98F62"
        panel.vector(
            f'<path d="M{left} {height - 3:.2f} H{width - 8:.2f}" stroke="{shade}" stroke-width="2.4" '
            'stroke-dasharray="3 4" fill="none"/>'
        )
    shown = edit.text if edit else text
    line_width = panel.write(
        shown or " ", "display", size_u, theme.INK, left, height / 2, anchor="midleft", max_width_u=room
    )
    if edit:
        whole = max(0.01, kit.fonts.width_u(shown, "display", size_u))
        part = kit.fonts.width_u(shown[: edit.caret], "display", size_u)
        x = left + part * min(1.0, line_width / whole) + 1 if shown else left + 1
        panel.vector(
            f'<path d="M{x:.2f} {height * 0.2:.2f} V{height * 0.8:.2f}" stroke="{theme.CHOSEN}" '
            'stroke-width="3"/>'
        )
    ink = theme.CHOSEN if look == HOVER or edit else "#7A6142"
    panel.put(icon(kit, "check" if edit else "pencil", 22, ink), width - 8, height / 2, "midright")
    return panel.surface
