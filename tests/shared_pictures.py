"""Pictures of vector shapes that are painted once for all tests of a process.

What a shape looks like depends on its text and size alone, and each test opens its scenes anew.
"""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from pkgutil import resolve_name
from typing import ParamSpec

import pytest
from pygame import Surface

P = ParamSpec("P")
MAX_BYTES = 200_000_000
_PAINTERS = ("circus.ui.gfx.svg.raster", "circus.ui.gfx.widgets.panel.soft_silhouette")


class SharedPictures:
    """Keeps copies of the pictures that were asked for last, up to `MAX_BYTES`."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: OrderedDict[object, Surface] = OrderedDict()
        self._bytes = 0

    def of(self, painter: Callable[P, Surface]) -> Callable[P, Surface]:
        """Return a painter that paints the same, from a copy if it can; whoever asks may draw on its own."""

        @wraps(painter)
        def shared(*args: P.args, **kwargs: P.kwargs) -> Surface:
            key = (painter, args, tuple(kwargs.items()))
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key].copy()
            made = painter(*args, **kwargs)
            self._keep(key, made.copy())
            return made

        return shared

    def _keep(self, key: object, picture: Surface) -> None:
        self._kept[key] = picture
        self._bytes += _size(picture)
        while self._bytes > MAX_BYTES:
            self._bytes -= _size(self._kept.popitem(last=False)[1])


def share(patch: pytest.MonkeyPatch) -> None:
    """Share pictures from now on."""
    pictures = SharedPictures()
    for name in _PAINTERS:
        patch.setattr(name, pictures.of(resolve_name(name)))


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
