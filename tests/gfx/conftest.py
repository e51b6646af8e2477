"""A display without a picture for every test of the stage."""

from collections.abc import Iterator

import pytest

from circus.ui.gfx import bootstrap
from circus.ui.gfx.window import Window


@pytest.fixture
def window() -> Iterator[Window]:
    """A small window."""
    import pygame

    bootstrap.prepare()
    yield Window((640, 480))
    pygame.display.quit()
