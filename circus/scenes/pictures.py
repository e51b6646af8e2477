"""Keeps what is seen as a picture among the person's own."""

from datetime import datetime
from io import BytesIO
from pathlib import Path

import pygame
from pygame import Surface

from circus.folders import pictures_folder, write_whole


def keep_picture(picture: Surface, game: str) -> Path:
    """Write a PNG named after the game and this moment; return where it is.

    Raises:
        OSError: if the disk does not take it; then there is no file, not even half of one.
    """
    content = BytesIO()
    pygame.image.save(picture, content, "picture.png")
    return _keep(content.getvalue(), game, "png")


def keep_film(content: bytes, game: str) -> Path:
    """Write a GIF beside the pictures; as `keep_picture`."""
    return _keep(content, game, "gif")


def _keep(content: bytes, game: str, kind: str) -> Path:
    path = pictures_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.{kind}"
    write_whole(path, content)
    return path
