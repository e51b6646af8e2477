"""No screen for the tests of this folder, also when they run alone."""

import pytest


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw to nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
