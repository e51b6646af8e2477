"""Prints how much was tried."""

import pytest

from tests.outside import COUNTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the counted inputs of this process."""
    for kind, count in COUNTED.items():
        terminalreporter.write_line(f"{count} {kind}")
