"""Progress of an experiment as a bar on stderr: games, games a second, time left, the interval so far.

The interval is that of the main figure, usually the win share of seat 0, or of its least certain difference.
The bar fits in 80 columns of ASCII.
"""

import time

from circus.lab.bar import ProgressBar
from circus.lab.experiment.question import MAIN
from circus.lab.experiment.results import main_interval
from circus.lab.experiment.run import Experiment

BAR_AFTER = 1.0
"""Seconds until the bar appears."""

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
                mean, low, high = interval
                name = self._experiment.question.until_of
                what = "seat 0" if name == MAIN else name
                self._bar.set_postfix_str(f"{what} {mean:+.3f} +-{(high - low) / 2:.3f}")

    def close(self) -> None:
        """Remove the bar."""
        self._bar.close()
