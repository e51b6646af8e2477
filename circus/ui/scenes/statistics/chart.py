"""Chart of the mean loss of a person's choices, game by game."""

from collections.abc import Sequence
from itertools import pairwise

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Panel

RUN = 5
"""Number of games of the running mean."""
LEAST_TOP = 0.05
"""Minimum top of the chart: 5 % of a win."""
_LEFT_U, _RIGHT_U, _TOP_U, _FOOT_U = 78.0, 24.0, 26.0, 56.0
"""Margins of the field; the left one is for the percents, which grow with the text size."""
_GRID = "#CDB582"
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
    left = _LEFT_U * kit.settings.text_size / 100
    wide, high = panel.width_u - left - _RIGHT_U, panel.height_u - _TOP_U - _FOOT_U
    top = max(LEAST_TOP, max(losses) * 1.1)
    step = wide / max(1, len(losses) - 1)

    def at(number: int, loss: float) -> tuple[float, float]:
        across = wide / 2 if len(losses) == 1 else number * step
        return left + across, _TOP_U + high * (1 - loss / top)

    body = "".join(
        f'<path d="M{left} {_TOP_U + high * share:.2f} h{wide:.2f}" stroke="{_GRID}" stroke-width="2"/>'
        for share in (0, 0.5, 1)
    )
    means = [at(number, mean) for number, mean in enumerate(running_means(losses))]
    body += "".join(
        f'<path d="M{x:.2f} {y:.2f} L{across:.2f} {along:.2f}" stroke="{theme.CHOSEN}" stroke-width="4" '
        'stroke-linecap="round"/>'
        for (x, y), (across, along) in pairwise(means)
    )
    points = [at(number, loss) for number, loss in enumerate(losses)]
    body += "".join(
        f'<circle cx="{x:.2f}" cy="{y:.2f}" r="6" fill="{theme.RED}" stroke="#FFF6E0" stroke-width="2"/>'
        for x, y in points
    )
    panel.vector(body)
    for share in (0, 0.5, 1):
        told = kit.texts.say("statistics-percent", percent=round(100 * top * (1 - share), 1))
        panel.write(
            told, "ui", theme.CAPTION_U, _SOFT, left - 10, _TOP_U + high * share, anchor="midright",
            max_width_u=left - 12,
        )  # fmt: skip
    told = kit.texts.say("statistics-chart", games=len(losses))
    panel.write(
        told, "ui", theme.CAPTION_U, _SOFT, left + wide / 2, panel.height_u - _FOOT_U / 2, max_width_u=wide
    )
    return panel.surface
