"""Documents of one change are described in one round, however slow the machine is."""

import pytest

from circus.phones import documents


@pytest.fixture(autouse=True)
def enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "BUDGET_MS", 10_000.0)
