"""Progress of a review, which replaces the chart while it is running or after it failed."""

from dataclasses import dataclass

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Panel, Pose, Target
from circus.ui.gfx.widgets.buttons import WOOD, button_width

CANCEL, BEGIN = "ui/review-cancel", "ui/review-begin"
_GAP_U, _BUTTON_U, _WORDS_U, _TRACK_U = 14.0, 48.0, 20.0, 14.0


@dataclass(frozen=True)
class ReviewProgress:
    """Progress bar with a button.

    Attributes:
        box: in units.
        words: one sentence.
        share: of the judged positions; `None` if the review is not running.
        button: its name and label.
    """

    box: Box
    words: str
    share: float | None
    button: tuple[str, str]

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the words over the track, and the button next to them."""
        left, top, wide, high = self.box
        room = wide - self._button(kit).box[2] - _GAP_U
        rect = kit.units.rect(left, top, room, high)
        done = -1 if self.share is None else round(self.share * 200)
        surface = _painted(kit, rect.size, self.words, done)
        return [Item(theme.LAYER_CONTROL, surface, rect.x, rect.y), *self._button(kit).items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the button."""
        return self._button(kit).targets(kit)

    def _button(self, kit: Toolkit) -> Button:
        left, top, wide, high = self.box
        name, label = self.button
        sign = "cross" if name == CANCEL else "play"
        broad = min(wide * 0.4, button_width(kit, label, sign))
        box = (left + wide - broad, top + (high - _BUTTON_U) / 2, broad, _BUTTON_U)
        return Button(name, box, label, sign, WOOD)


@painted
def _painted(kit: Toolkit, size: tuple[int, int], words: str, done: int) -> Surface:
    """Paint the words and a track with `done` of 200 parts filled; no track for -1."""
    panel = Panel(kit, size)
    wide, middle = panel.width_u, panel.height_u / 2
    shown = done >= 0
    y = middle - (16 if shown else 0)
    block = kit.fonts.block(words, "ui-semibold", _WORDS_U, theme.CREAM, width_u=wide, most=2)
    panel.put(block, 0, y, "midleft")
    if shown:
        low = middle + kit.units.u(block.get_height()) / 2 - 6
        track = f'y="{low:.2f}" height="{_TRACK_U}" rx="{_TRACK_U / 2}"'
        body = f'<rect x="1" width="{wide - 2:.2f}" {track} fill="#140C0A" stroke="{theme.CREAM}" '
        body += 'stroke-opacity="0.5" stroke-width="1.6"/>'
        if done:
            broad = max(_TRACK_U, (wide - 4) * done / 200)
            body += f'<rect x="2" width="{broad:.2f}" {track} fill="{theme.TEAL}"/>'
        panel.vector(body)
    return panel.surface
