"""Chart of the mean loss of a person's choices, game by game."""

from collections.abc import Sequence
from itertools import pairwise

from pygame import Surface

from circus.lab import plot
from circus.lab.plot import Axis
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel

RUN = 5
"""Number of games of the running mean."""
MIN_TOP = 0.05
"""Minimum top of the chart: 5 % of a win."""
_LEFT_U, _RIGHT_U, _TOP_U, _FOOT_U = 78.0, 24.0, 26.0, 56.0
"""Margins of the field; the left one is for the percents, which grow with the text size."""
_GRID = 'stroke="#CDB582" stroke-width="2"'
_MEAN = f'stroke="{theme.CHOSEN}" stroke-width="4" stroke-linecap="round"'
_LOSS = f'fill="{theme.RED}" stroke="#FFF6E0" stroke-width="2"'
_SOFT = "#53402C"


def running_means(losses: Sequence[float]) -> list[float]:
    """Return the mean of each game and the few before it."""
    return [
        sum(part) / len(part)
        for end in range(1, len(losses) + 1)
        if (part := losses[max(0, end - RUN) : end])
    ]


@painted
def loss_chart(kit: Toolkit, size: tuple[int, int], losses: tuple[float, ...]) -> Surface:
    """Return a point for each reviewed game, the oldest at the left, and the line of their running mean."""
    panel = Panel(kit, size)
    left = _LEFT_U * kit.text_scale
    wide, high = panel.width_u - left - _RIGHT_U, panel.height_u - _TOP_U - _FOOT_U
    top, alone = max(MIN_TOP, max(losses) * 1.1), len(losses) == 1
    # a single game is in the middle
    across = Axis(-1 if alone else 0, max(1, len(losses) - 1), left, left + wide)
    along = Axis(0, top, _TOP_U + high, _TOP_U)
    levels = [(along.at(value), value) for value in (top, top / 2, 0.0)]
    means = [(across.at(at), along.at(mean)) for at, mean in enumerate(running_means(losses))]
    parts = [plot.line(left, y, left + wide, y, _GRID) for y, _ in levels]
    parts += [plot.line(*begin, *end, _MEAN) for begin, end in pairwise(means)]
    parts += [plot.dot(across.at(at), along.at(loss), 6, _LOSS) for at, loss in enumerate(losses)]
    panel.vector("".join(parts))
    for y, value in levels:
        text = kit.texts.say("statistics-percent", percent=round(100 * value, 1))
        panel.write(
            text, "ui", theme.CAPTION_U, _SOFT, left - 10, y, anchor="midright", max_width_u=left - 12
        )
    text = kit.texts.say("statistics-chart", games=len(losses))
    panel.write(
        text, "ui", theme.CAPTION_U, _SOFT, left + wide / 2, panel.height_u - _FOOT_U / 2, max_width_u=wide
    )
    return panel.surface
