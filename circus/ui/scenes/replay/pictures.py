"""Storage of screenshots among the person's pictures."""

from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from circus.platform.folders import pictures_folder, write_whole


def keep_picture(picture: Surface, game: str) -> Path:
    """Write a PNG named after the game and this moment; return its path.

    Raises:
        OSError: the disk refuses it; then there is no partial file.
    """
    content = BytesIO()
    pygame.image.save(picture, content, "picture.png")
    return _keep(content.getvalue(), game, "png")


def keep_film(content: bytes, game: str) -> Path:
    """Write a GIF next to the pictures; the same as `keep_picture`."""
    return _keep(content, game, "gif")


def _keep(content: bytes, game: str, kind: str) -> Path:
    path = pictures_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.{kind}"
    write_whole(path, content)
    return path
