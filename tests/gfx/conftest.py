"""A display without a picture for every test of the stage."""

from collections.abc import Iterator

import pytest

from circus.ui.gfx import bootstrap
from circus.ui.gfx.window import AppWindow


@pytest.fixture
def window() -> Iterator[AppWindow]:
    """A small window."""
    import pygame

    bootstrap.prepare()
    yield AppWindow((640, 480))
    pygame.display.quit()
