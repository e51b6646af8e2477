"""Backgrounds: the painted places behind every scene, drawn once per size and kept in the disk cache."""

from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from pygame import Surface

from circus import __version__
from circus.stage.disk_cache import DiskCache
from circus.stage.surface_cache import SurfaceStore
from circus.stage.textures import material
from circus.stage.units import units_of

NAMES = ("saloon", "ring", "parlour", "big_top", "gala", "curtain", "velvet", "valance")
"""Tables of cards, of the ring, setup, lobby, results; the curtain whole, without its swags, and these.

Each is a module of this package with a function `paint`; the last three live in `curtain`.
"""
SHEETS_ROOM = 8_000_000
"""Bytes for sheets of materials."""
Ellipse = tuple[float, float, float, float]
"""Centre and half axes, in units."""


class Backgrounds:
    """Painted backgrounds by name and size in pixels."""

    def __init__(self, disk: DiskCache | None = None) -> None:
        self._disk = disk or DiskCache(None)
        self._kept = SurfaceStore(1)
        self._sheets = SurfaceStore(SHEETS_ROOM)

    def beside(self) -> "Backgrounds":
        """Those of a part of the window: a background of its own, sheets from the same room."""
        other = Backgrounds(self._disk)
        other._sheets = self._sheets
        return other

    def forget(self) -> None:
        """Lets go of all: the window has another size."""
        self._kept.resize(1)
        self._sheets.resize(SHEETS_ROOM)

    def get(
        self, name: str, size: tuple[int, int], *, felt: Ellipse | None = None, tint: str = ""
    ) -> Surface:
        """The background `name` of `NAMES`, `size` pixels wide and high; opaque but for the valance.

        Only the last one is kept in memory, as the screen shows one at a time.
        `felt` places the saloon's table, `tint` colours the parlour's wall.
        """
        key = f"background {_source()} {name} {size[0]}x{size[1]} {felt} {tint}"
        return self._kept.get(key, lambda: self._painted(key, name, size, felt, tint))

    def texture(self, name: str, size: tuple[int, int], scale: float, seed: int = 1) -> Surface:
        """A sheet of a material of `circus.stage.textures.MATERIALS`, for plates and panels; in pixels."""
        return self._sheets.get((name, size, scale, seed), lambda: material(name, size, scale, seed))

    def _painted(
        self, key: str, name: str, size: tuple[int, int], felt: Ellipse | None, tint: str
    ) -> Surface:
        surface = self._disk.load(key)
        if surface is None:
            surface = paint(name, size, felt, tint)
            self._disk.store(key, surface)
        return surface


def paint(name: str, size: tuple[int, int], felt: Ellipse | None, tint: str) -> Surface:
    """Paints a background; only the module of the one that is asked for is imported."""
    units = units_of(size)
    home = "curtain" if name in ("velvet", "valance") else name
    painter = getattr(import_module(f"{__name__}.{home}"), "paint" if home == name else f"paint_{name}")
    choices = {"felt": felt} if felt and name == "saloon" else {"tint": tint} if tint else {}
    surface = painter(units, **choices)
    assert isinstance(surface, Surface)
    return surface


@cache
def _source() -> str:
    """A digest of the code that paints: backgrounds in the cache folder painted by other code are stale."""
    mark = blake2b(__version__.encode(), digest_size=8)
    here = Path(__file__).parent
    helpers = [here.parent / name for name in ("easel.py", "svg.py", "textures.py", "units.py")]
    for path in [*sorted(here.glob("*.py")), *helpers]:
        if path.is_file():
            mark.update(path.read_bytes())
    return mark.hexdigest()
