"""Progress bar of long commands: tqdm's own, without its monitor thread."""

from tqdm import tqdm


class ProgressBar(tqdm):  # type: ignore[type-arg]
    """Progress bar without a monitor thread.

    tqdm's thread would receive Ctrl-C while child processes start, and these must not get it.
    """

    monitor_interval = 0
