"""Drawing of the gallery to PNG files."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pygame

from circus.content.texts import Texts
from circus.core.errors import CircusError
from circus.platform.folders import elsewhere
from circus.tools.gallery.games import Show
from circus.tools.gallery.pictures import pictures
from circus.ui.app.router import Router
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.shell.manager import SceneManager


def draw_all(folder: Path, size: tuple[int, int], language: str, only: str = "") -> list[Path]:
    """Draw every picture (or those whose name contains `only`) to `folder`; return the files.

    `circus.ui.gfx.bootstrap.prepare` comes first. The user's settings, tables and records are not read.

    Args:
        folder: created if it is missing; pictures of the same name are replaced.
        size: in pixels.
        language: of `circus.content.texts.LANGUAGES`.
        only: part of a name.

    Raises:
        CircusError: if the folder or a picture in it cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CircusError(f"{folder} cannot hold pictures: {error.strerror}") from None
    with TemporaryDirectory() as records, elsewhere(Path(records) / "user"):
        chosen = [(name, show) for name, show in pictures(Path(records)) if only in name]
        return [_draw(folder / f"{name}.png", show, size, language) for name, show in chosen]


def _draw(path: Path, show: Show, size: tuple[int, int], language: str) -> Path:
    """Draw one picture with a separate window and toolkit, so that none depends on another."""
    window = AppWindow(size)
    kit = Toolkit(window, Texts(language), Settings(language=language))
    manager = SceneManager(kit, navigator=Router())
    try:
        show(manager)
        Compositor(window.surface).draw(manager.frame())
        _save(window.surface, path)
    finally:
        if manager.scenes:  # else an error of a skin came before the first
            manager.quit()  # Windows cannot delete an open record
    return path


def _save(picture: pygame.Surface, path: Path) -> None:
    try:
        pygame.image.save(picture, str(path))
    except (OSError, pygame.error) as error:
        raise CircusError(f"{path} cannot be written: {error}") from None
