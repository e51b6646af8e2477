"""Page of an experiment or a comparison that a command writes beside its results."""

from pathlib import Path

from circus.core.errors import CircusError
from circus.platform.console import say


def write_report(folder: Path) -> None:
    """Write the page of a folder of results; a failure is only printed, because the figures are stored."""
    from circus.lab.experiment import report

    try:
        report.write(folder)
    except CircusError as error:
        say(f"circus: there is no report.html: {error}")
