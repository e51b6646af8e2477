"""Progress of an experiment as a line on stderr: games, games a second, time left, the interval so far.

The interval is that of the main figure, usually the win share of the first player, or of its least certain
difference.
The line is ASCII.
"""

import time
from math import isnan

from circus.lab.bar import ProgressBar
from circus.lab.experiment.naming import Metric
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.results import SEATS, main_interval
from circus.lab.experiment.run import Experiment

BAR_AFTER = 1.0
"""Seconds until the line appears."""

WITHOUT_BAR = "{n_fmt}/{total_fmt} [{remaining}, {rate_fmt}{postfix}]"
"""What is shown: beside a bar the interval is cut off at the edge of a terminal of 80 columns."""

INTERVAL_EVERY = 1.0
"""Seconds between two updates of the interval."""


class ExperimentProgress:
    """Progress bar of one experiment."""

    def __init__(self, experiment: Experiment) -> None:
        deals, each = experiment.question.deals, experiment.question.games_a_deal
        self._experiment = experiment
        self._each = each
        self._computed = time.monotonic()
        self._bar = ProgressBar(
            total=None if deals is None else deals * each,
            initial=experiment.sums.deals * each,
            unit="game",
            bar_format=WITHOUT_BAR,
            delay=BAR_AFTER,
            mininterval=0.5,
        )

    def step(self) -> None:
        """Count one more deal."""
        self._bar.update(self._each)
        now = time.monotonic()
        if not self._bar.disable and now > self._computed + INTERVAL_EVERY:
            self._computed = now
            interval = main_interval(self._experiment.question, self._experiment.sums)
            if interval:
                self._bar.set_postfix_str(_spoken(self._experiment.question, interval))

    def close(self) -> None:
        """Remove the bar."""
        self._bar.close()


def _spoken(question: ExperimentQuestion, interval: tuple[float, float, float]) -> str:
    """Return the main figure, or its difference, with half its interval; in words while there is none."""
    mean, low, high = interval
    seat = question.until_of.removeprefix(f"{SEATS}/")
    what = f"Player {int(seat) + 1} wins" if seat.isdecimal() else question.until_of
    if isnan(low) or isnan(mean):
        return f"{what}: one deal tells nothing yet"
    reach = (high - low) / 2
    if Metric.of(question.until_of).is_share:
        unit = "%" if len(question.variants) == 1 else "points"
        sign = "" if len(question.variants) == 1 else "+"
        return f"{what}: {100 * mean:{sign}.1f} {unit} +/- {100 * reach:.1f}"
    return f"{what}: {mean:+.3g} +/- {reach:.2g}"
