"""Camera of the phones' page: writes what a page shows to PNG files, one for each size of a phone."""

import time
from collections.abc import Iterable
from pathlib import Path

from circus.core.errors import CircusError
from circus.tools.gallery.phone_pages.browser import Page

SIZES = ((320, 640), (390, 844), (844, 390), (1024, 768))
"""Sizes of phones, upright and on their side, and of a laptop, in pixels."""

_SETTLE_S = 0.2
_IS_AT_REST = """
document.fonts.status === 'loaded'
&& [...document.images].every(each => each.complete)
&& document.getAnimations().every(each =>
  each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)
"""


class Camera:
    """Writer of pictures whose name contains a text.

    Attributes:
        files: the pictures written so far.
    """

    def __init__(self, folder: Path, only: str) -> None:
        self._folder = folder
        self._only = only
        self.files: list[Path] = []

    def selects(self, names: Iterable[str]) -> bool:
        """Return whether one of these pictures is to be written at some size."""
        return any(self._sizes(name) for name in names)

    def photograph(self, page: Page, name: str) -> None:
        """Write the pictures of what a page shows."""
        for size in self._sizes(name):
            page.resize(*size)
            time.sleep(_SETTLE_S)
            page.until(_IS_AT_REST.strip())
            self._save(page, self._folder / f"{_sized(name, size)}.png")

    def _sizes(self, name: str) -> list[tuple[int, int]]:
        return [size for size in SIZES if self._only in _sized(name, size)]

    def _save(self, page: Page, path: Path) -> None:
        try:
            path.write_bytes(page.screenshot())
        except OSError as error:
            raise CircusError(f"{path} cannot be written: {error.strerror}") from None
        self.files.append(path)


def _sized(name: str, size: tuple[int, int]) -> str:
    return f"page_{name}_{size[0]}x{size[1]}"
