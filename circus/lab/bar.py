"""The bar that says how far a long command is: tqdm's own, without its thread."""

from tqdm import tqdm


class Bar(tqdm):  # type: ignore[type-arg]
    """Shown by one thread alone: a second one would hear Ctrl-C while processes start that must not."""

    monitor_interval = 0
