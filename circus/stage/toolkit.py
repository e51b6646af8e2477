"""The toolkit: everything a scene needs to draw and to speak, made anew when size or settings change."""

from collections.abc import Callable
from copy import copy
from typing import Protocol

from pygame import Surface, transform

from circus.folders import cache_folder
from circus.stage.backgrounds import Backgrounds, Ellipse
from circus.stage.disk_cache import DiskCache
from circus.stage.fonts import Fonts
from circus.stage.large import PIXEL, from_disk
from circus.stage.lettering import Lettering
from circus.stage.settings import Settings
from circus.stage.sprites import Sprites
from circus.stage.surface_cache import SurfaceStore
from circus.stage.units import Units, units_of
from circus.stage.window import Window
from circus.texts import Texts

ROOM = 48_000_000
"""Bytes for all pictures of a window of 1920x1080 or less, backgrounds included."""
FRAMES = 3
"""A larger window has room for so many pictures of its own size, as long as this, with the window, is within
`MOST`: all that one frame shows has to fit in."""
LEAST_FRAMES = 2
"""However large it is."""
MOST = 116_000_000
"""Bytes for pictures and the window itself; with less a table in motion is drawn anew in each frame."""

LITTERED_BY = 3_000_000
"""Bytes of pictures that leave as much behind, once they are made, as is worth giving back."""


class Sounds(Protocol):
    """What scenes may ask of the sound."""

    @property
    def is_open(self) -> bool:
        """Whether there is a device to hear anything from."""

    def play(self, name: str) -> None:
        """Plays the sound `name` once; does nothing where there is no sound."""

    def march(self, on: bool) -> None:
        """Starts the lobby's march or lets it fade."""

    def change(self, settings: Settings) -> None:
        """Takes over other volumes."""


class Silence:
    """Sounds that nobody hears: in tests, in the gallery, before the mixer is open."""

    is_open = True

    def play(self, name: str) -> None:
        """Does nothing."""

    def march(self, on: bool) -> None:
        """Does nothing."""

    def change(self, settings: Settings) -> None:
        """Does nothing."""


class Toolkit:
    """Units, sprites, fonts, lettering, backgrounds, words, settings and sounds of the window as it is now.

    Never keep one of its parts: after a resize or a change of settings they are others.
    """

    units: Units
    sprites: Sprites
    fonts: Fonts
    lettering: Lettering
    backgrounds: Backgrounds

    def __init__(
        self,
        window: Window,
        texts: Texts,
        settings: Settings,
        audio: Sounds | None = None,
        disk: DiskCache | None = None,
    ) -> None:
        """`disk` is by default the user's cache folder."""
        self.window = window
        self.texts = texts
        self.settings = settings
        self.audio: Sounds = audio or Silence()
        self.disk = disk or DiskCache(cache_folder())
        self._store = SurfaceStore(ROOM)
        self.rebuild()

    def rebuild(self) -> None:
        """Makes what depends on the window's size and the text size; the scene then asks for all anew."""
        units = self.window.units
        width, height = units.size
        whole = width * height * PIXEL
        self._store.resize(max(ROOM, min(FRAMES * whole, max(MOST - whole, LEAST_FRAMES * whole))))
        self._scale_to(units)

    def _scale_to(self, units: Units) -> None:
        self.units = units
        self.sprites = Sprites(self.units.scale, self.disk, store=self._store)
        self.fonts = Fonts(self.units.scale, self.settings.text_size, self._store)
        self.lettering = Lettering(self.fonts, self._store)
        self.backgrounds = Backgrounds(self.disk, self._store)
        self._panels = self._store.cache()

    def change(self, settings: Settings) -> None:
        """Takes over other settings: language and text size change what is drawn."""
        if settings.language != self.settings.language:
            self.texts = self.texts.spoken(settings.language)
        self.settings = settings
        self.audio.change(settings)
        self.rebuild()

    def for_part(self, size: tuple[int, int]) -> "Toolkit":
        """The same things at the scale of a part of the window that is laid out as a whole one would be.

        Both keep their pictures in one room, however many parts there are. It has to be asked for anew
        whenever this toolkit is made anew.
        """
        part = copy(self)
        part._scale_to(units_of(size))
        return part

    def for_film(self) -> "Toolkit":
        """The same things and the same pictures, where all moves at its usual pace and nobody hears it."""
        film = copy(self)
        film.settings, film.audio = self.settings.changed(speed="normal"), Silence()
        return film

    def background(self, name: str, *, felt: Ellipse | None = None, tint: str = "") -> Surface:
        """The background `name` at the window's size, as `Backgrounds.get` paints it."""
        return self.backgrounds.get(name, self.units.size, felt=felt, tint=tint)

    def fresh_background(self, name: str, *, tint: str = "") -> Surface:
        """The same as a surface of one's own, to paint on."""
        return self.backgrounds.fresh(name, self.units.size, tint=tint)

    def texture(self, name: str, width_u: float, height_u: float, seed: int = 1) -> Surface:
        """A sheet of a material (`circus.stage.textures.MATERIALS`) for plates and panels."""
        size = max(1, self.units.px(width_u)), max(1, self.units.px(height_u))
        return self.backgrounds.texture(name, size, self.units.scale, seed)

    def clear(self, need: int) -> None:
        """Makes place among the pictures for bytes that are needed for a moment or held elsewhere."""
        self._store.clear(need)

    def take_litter(self) -> bool:
        """Whether so much was painted since this last said so that memory is worth tidying."""
        return self._store.has_made(LITTERED_BY)

    def snapshot(self) -> Surface:
        """What the window shows, as a picture of one's own, for which the others have made place."""
        screen = self.window.surface
        self.clear(screen.get_width() * screen.get_height() * PIXEL)
        return self.lend(screen.copy())

    def stretched(self, picture: Surface) -> Surface:
        """A picture of the window in the size that it has now."""
        return self.lend(transform.smoothscale(picture, self.units.size))

    def lend(self, surface: Surface) -> Surface:
        """The same surface, which takes its place among the pictures as long as somebody holds it."""
        return self._store.lend(surface)

    def panel(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A composed surface (a card with its number, a button with its label), made once per key."""
        return self._panels.get(key, make)

    def stored(self, key: str, make: Callable[[], Surface], size: tuple[int, int] = (0, 0)) -> Surface:
        """A picture kept in memory too, by the same key, as `loaded` finds or paints it."""
        return self._panels.get(key, lambda: self.loaded(key, make, size))

    def loaded(self, key: str, make: Callable[[], Surface], size: tuple[int, int] = (0, 0)) -> Surface:
        """A picture kept on disk, so that the next start need not paint it.

        `key` names it by all that it depends on, its own source code (`source_digest`) included. With a
        `size` in pixels it is a large one, and the others make place for it.
        """
        return from_disk(self.disk, self._store, key, make, size)
