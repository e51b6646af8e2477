"""A display without a picture for every test of the stage."""

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"

from circus.stage import bootstrap
from circus.stage.window import Window


@pytest.fixture
def window() -> Iterator[Window]:
    """A small window."""
    import pygame

    bootstrap.prepare()
    yield Window((640, 480))
    pygame.display.quit()
