"""Rows of the statistics: kind of games, share of wins, and its confidence interval."""

from pygame import Surface

from circus.session.statistics import WinShare
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.svg import box
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel, Widget
from circus.ui.gfx.widgets.base import Box
from circus.ui.gfx.widgets.containers import END, START, Part, line, row, space
from circus.ui.scenes.parts.widgets import picture, written

BAR_U = 30.0
_TITLE_SHARE = 0.34
"""Share of a row for its name."""
_COUNT_SHARE = 0.2
_GAP_U = 18.0
_SOFT = "#53402C"
_TRACK = "#DCC79A"
_REACH = "#3B2A1E"


def row_height(kit: Toolkit, title: str, wide: float) -> float:
    """Return the height of a row `wide` units wide with this name."""
    lines = kit.fonts.lines(title, "ui-semibold", theme.CAPTION_U, wide * _TITLE_SHARE)
    return max(BAR_U + 14, lines * 27 * kit.text_scale + 8)


def share_row(kit: Toolkit, title: str, share: WinShare, high: float) -> Part:
    """Return one kind of games: its name, the bar with interval and fair share, and the count."""
    won, percent = round(float(share.wins), 1), round(100 * float(share.wins) / share.games)
    count = kit.texts.say("statistics-count", won=won, games=share.games, percent=percent)

    def arrange(space_given: Box) -> list[Widget]:
        wide = space_given[2]
        count_u = max(wide * _COUNT_SHARE, kit.fonts.width_u(count, "ui-semibold") + 4)
        parts = [
            Part(written(kit, title, theme.INK, None, 0.5, face="ui-semibold").arrange, wide * _TITLE_SHARE),
            space(wide=_GAP_U),
            Part(lambda box: picture(share_bar(kit, _size(kit, box), *_figures(share)), START).arrange(box)),
            space(wide=_GAP_U),
            line(count, "ui-semibold", theme.CAPTION_U, _SOFT, wide=count_u, align=END),
        ]
        return row(parts).arrange(space_given)

    return Part(arrange, None, high)


def _size(kit: Toolkit, given: Box) -> tuple[int, int]:
    return kit.units.px(given[2]), kit.units.px(BAR_U)


def _figures(share: WinShare) -> tuple[float, float, float, float]:
    low, high = share.interval
    return float(share.wins) / share.games, low, high, float(share.fair) / share.games


@painted
def share_bar(
    kit: Toolkit, size: tuple[int, int], share: float, low: float, high: float, fair: float
) -> Surface:
    """Return the share as a bar from 0 to 100 %, with its interval as a whisker and a fair-share mark."""
    panel = Panel(kit, size)
    wide, high_u = panel.width_u, panel.height_u
    middle, left, right = high_u / 2, wide * low, wide * high
    at = max(1.5, min(wide - 1.5, wide * fair))
    panel.vector(
        box(0, 5, wide, high_u - 10, _TRACK, radius=6)
        + (box(0, 5, max(4.0, wide * share), high_u - 10, theme.CHOSEN, radius=6) if share else "")
        + f'<path d="M{at:.2f} 0 V{high_u:.2f}" stroke="{theme.DEEP_RED}" stroke-width="3" '
        'stroke-dasharray="4 3" fill="none"/>'
        f'<path d="M{left:.2f} {middle:.2f} H{right:.2f}" stroke="{theme.PAPER}" stroke-width="6"/>'
        f'<path d="M{left:.2f} {middle:.2f} H{right:.2f} M{left + 1:.2f} {middle - 6:.2f} v12 '
        f'M{right - 1:.2f} {middle - 6:.2f} v12" stroke="{_REACH}" stroke-width="2.6" fill="none"/>'
    )
    return panel.surface
