"""A display without a picture for every test of the stage."""

from collections.abc import Iterator

import pytest

from circus.ui.app.router import Router
from circus.ui.gfx import bootstrap
from circus.ui.gfx.window import AppWindow
from tests.gfx.pilot import Pilot, piloted


@pytest.fixture
def window() -> Iterator[AppWindow]:
    """A small window."""
    import pygame

    bootstrap.prepare()
    yield AppWindow((640, 480))
    pygame.display.quit()


@pytest.fixture
def pilot() -> Iterator[Pilot]:
    """An app with a lobby."""
    with piloted(Router(), size=(1280, 720)) as pilot:
        yield pilot
