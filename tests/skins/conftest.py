"""Opens tables for the tests of skins, without a screen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from circus.ui.gfx import bootstrap, sprites
from tests.skins.harness import Make, SkinSetup, SkinTable


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A display without a screen; a picture that is missing is an error."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    bootstrap.prepare()

    def missing(name: str, reason: object) -> None:
        raise AssertionError(f"{name}: {reason}")

    monkeypatch.setattr(sprites, "report_fault", missing)
    yield
    pygame.display.quit()


@pytest.fixture
def open_table(tmp_path: Path, stage: None) -> Make:
    """Opens tables: `open_table(game, people=2, speed="normal", …)`, as `SkinSetup` has it."""

    def opened(game: str, **wishes: Any) -> SkinTable:
        return SkinTable(tmp_path, SkinSetup(game, **wishes))

    return opened
