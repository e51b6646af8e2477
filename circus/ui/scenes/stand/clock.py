"""Clock of a visit: the remaining time, and the part of a game that fits into it."""

from pygame import Surface

from circus.content.texts import Texts
from circus.stand.time_box import MINUTE_MS, TimeBox
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, icon

_HIGH_U, _PAD_U, _SIZE_U, _ICON_U = 44.0, 18.0, 30.0, 28.0
_TOLD_MINUTES = 5
"""Minutes below which the forecast is shown."""


def clock(kit: Toolkit, box: TimeBox) -> list[Item]:
    """Return the clock in a corner away from the game; nothing without a time limit.

    It is the lower right corner, in portrait the upper right one, since buttons reach the lower edge there.
    """
    words = format_clock(kit.texts, box)
    if not words:
        return []
    surface = _pill(kit, words)
    width, height = kit.units.size
    top = 0 if kit.units.portrait else height - surface.get_height()
    return [Item(theme.LAYER_CONTROL, surface, width - surface.get_width(), top)]


def format_clock(texts: Texts, box: TimeBox) -> str:
    """Return the clock in words."""
    if not box.limit_ms:
        return ""
    if box.is_over:
        return texts.say("stand-time-last")
    left = texts.say("stand-time-left", minutes=max(1, -int(-box.left_ms // MINUTE_MS)))
    if box.left_ms > _TOLD_MINUTES * MINUTE_MS:
        return left
    if (rounds := box.more_rounds) is not None:
        return f"{left} \u00b7 {texts.say('stand-time-rounds', rounds=rounds)}"
    return f"{left} \u00b7 {texts.say('stand-time-then-round' if box.in_rounds else 'stand-time-then-turn')}"


@painted
def _pill(kit: Toolkit, words: str) -> Surface:
    wide = kit.fonts.width_u(words, "ui", _SIZE_U) + 2 * _PAD_U + _ICON_U + 6
    high = max(_HIGH_U, kit.fonts.height_u("ui", _SIZE_U) + 2)
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(high)))
    panel.vector(
        f'<path d="M{high / 2:.2f} 0 H{wide:.2f} V{high:.2f} H0 V{high / 2:.2f} Q0 0 {high / 2:.2f} 0 Z" '
        f'fill="{theme.NIGHT}" fill-opacity="0.7"/>'
    )
    panel.put(icon(kit, "hourglass", _ICON_U, theme.CREAM), _PAD_U, high / 2, "midleft")
    panel.write(words, "ui", _SIZE_U, theme.CREAM, _PAD_U + _ICON_U + 6, high / 2, anchor="midleft")
    return panel.surface
