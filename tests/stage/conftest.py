"""A display without a picture for every test of the stage."""

from collections.abc import Iterator

import pytest

from circus.stage import bootstrap
from circus.stage.window import Window


@pytest.fixture
def window() -> Iterator[Window]:
    """A small window."""
    import pygame

    bootstrap.prepare()
    yield Window((640, 480))
    pygame.display.quit()
