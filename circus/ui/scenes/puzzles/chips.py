"""Numbers of puzzles as buttons: pale until solved, then green."""

from dataclasses import dataclass, field

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Box, Panel, Pose, Target, icon
from circus.ui.gfx.widgets.base import HOVER, PRESSED

_NUMBER_U, _MAX_TEXT = 17.0, 115
"""Size of a number on its chip, and the maximum text size."""


@dataclass(frozen=True)
class Chip:
    """Round number; that of a solved puzzle is pale on green, with a check next to it."""

    name: str
    box: Box
    number: int
    solved: bool
    act: Act = field(compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the number as one surface."""
        rect = kit.units.rect(*self.box)
        surface = _chip(kit, rect.size, self.number, self.solved, pose.look(self.name, True))
        return [Item(theme.LAYER_CONTROL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the square round it."""
        return [Target(self.name, kit.units.rect(*self.box), label=str(self.number), act=self.act)]


@painted
def _chip(kit: Toolkit, size: tuple[int, int], number: int, solved: bool, look: str) -> Surface:
    panel = Panel(kit, size)
    middle, reach = panel.width_u / 2, panel.width_u / 2 - 2
    fill = theme.CHOSEN if solved else theme.PAPER
    edge, thick = (theme.DEEP_RED, 3.5) if look in (HOVER, PRESSED) else (theme.WOOD_DARK, 2.0)
    panel.vector(
        f'<circle cx="{middle}" cy="{middle}" r="{reach}" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{thick}"/>'
    )
    ink = theme.PAPER if solved else theme.INK
    along = middle - 5 if solved else middle
    letters = _NUMBER_U * min(1.0, _MAX_TEXT / kit.settings.text_size)
    panel.write(str(number), "ui-bold", letters, ink, middle, along, max_width_u=reach * 1.3)
    if solved:
        panel.put(icon(kit, "check", 14, ink), middle, panel.height_u - 10)
    return panel.surface
