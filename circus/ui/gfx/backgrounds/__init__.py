"""Painted backgrounds of every scene, drawn once per size and stored in the disk cache."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from pygame import Surface

from circus import __version__
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.large import from_disk
from circus.ui.gfx.surface_cache import USUAL_ROOM, SurfaceStore
from circus.ui.gfx.textures import material
from circus.ui.gfx.units import units_of

NAMES = ("saloon", "ring", "parlour", "big_top", "gala", "curtain", "velvet", "valance")
"""Tables of cards and of the ring, setup, lobby, results; the curtain whole, and its parts.

Each is a module of this package with a function `paint`; the last three are in `curtain`."""
Ellipse = tuple[float, float, float, float]
"""Centre and half axes, in design units."""


class Backgrounds:
    """Cache of painted backgrounds and textures by name and size in pixels."""

    def __init__(self, disk: DiskCache | None = None, store: SurfaceStore | None = None) -> None:
        self._disk = disk or DiskCache(None)
        self._store = store or SurfaceStore(USUAL_ROOM)
        self._cache = self._store.cache()

    def get(
        self, name: str, size: tuple[int, int], *, felt: Ellipse | None = None, tint: str = ""
    ) -> Surface:
        """Return the background `name` of `NAMES` at `size` pixels; opaque, except `valance`.

        `felt` is the ellipse of the saloon's table, `tint` the colour of the parlour's wall.
        """
        return self._cache.get((name, size, felt, tint), lambda: self.fresh(name, size, felt=felt, tint=tint))

    def fresh(
        self, name: str, size: tuple[int, int], *, felt: Ellipse | None = None, tint: str = ""
    ) -> Surface:
        """Return the background without caching it in memory, for a caller that paints on it."""
        key = f"background {_source()} {name} {size[0]}x{size[1]} {felt} {tint}"
        return from_disk(self._disk, self._store, key, lambda: paint(name, size, felt, tint), size)

    def texture(self, name: str, size: tuple[int, int], scale: float, seed: int = 1) -> Surface:
        """Return a sheet of a material of `circus.ui.gfx.textures.MATERIALS`; `size` in pixels."""
        return self._cache.get((name, size, scale, seed), lambda: material(name, size, scale, seed))


def paint(name: str, size: tuple[int, int], felt: Ellipse | None, tint: str) -> Surface:
    """Paint a background; only its own module is imported."""
    units = units_of(size)
    home = "curtain" if name in ("velvet", "valance") else name
    painter = getattr(import_module(f"{__name__}.{home}"), "paint" if home == name else f"paint_{name}")
    choices = {"felt": felt} if felt and name == "saloon" else {"tint": tint} if tint else {}
    surface = painter(units, **choices)
    assert isinstance(surface, Surface)
    return surface


@cache
def _source() -> str:
    """Return a digest of the painting code: it makes cached backgrounds of other code invalid."""
    mark = blake2b(__version__.encode(), digest_size=8)
    here = Path(__file__).parent
    helpers = [here.parent / name for name in ("easel.py", "svg.py", "textures.py", "units.py")]
    for path in [*sorted(here.glob("*.py")), *helpers]:
        if path.is_file():
            mark.update(path.read_bytes())
    return mark.hexdigest()
