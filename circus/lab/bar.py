"""Progress bar of long commands: tqdm's own, without its monitor thread."""

import sys
from typing import Any

from tqdm import tqdm


class ProgressBar(tqdm):  # type: ignore[type-arg]
    """Progress bar without a monitor thread, drawn only if stderr is a terminal, and removed at its end.

    tqdm's thread would receive Ctrl-C while child processes start, and these must not get it.
    """

    monitor_interval = 0

    def __init__(self, **options: Any) -> None:
        """Create a bar; `options` are those of tqdm."""
        at_terminal = sys.stderr is not None and sys.stderr.isatty()
        super().__init__(leave=False, disable=not at_terminal, **options)
