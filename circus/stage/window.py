"""The window: its size, its surface, full screen, and putting changed parts on the screen."""

import os
import warnings
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from circus.core.errors import CircusError
from circus.stage.units import Units, units_of

DEFAULT_SIZE = (1280, 720)


class Window:
    """One resizable window, drawn in software: no GL, no renderer, no scaling by the driver."""

    def __init__(
        self, size: tuple[int, int] = DEFAULT_SIZE, fullscreen: bool = False, title: str = "Circus"
    ) -> None:
        """Opens the window; `circus.stage.bootstrap.prepare` must have run.

        Raises:
            CircusError: the system gives no window.
        """
        self._windowed_size = size
        self.fullscreen = fullscreen
        pygame.display.set_caption(title)
        self._open()

    def _open(self) -> None:
        try:
            surface = self._mode()
            if not self.fullscreen and surface.get_size() != self._windowed_size:
                pygame.event.pump()  # leaving full screen: the first request only ends that mode
                self._mode()
        except pygame.error as error:
            raise CircusError(f"cannot open a window: {error}") from None
        self._laid_out = self.size
        self.units: Units = units_of(self._laid_out)

    def _mode(self) -> Surface:
        """Asks for the window; a size that the system changes is no fault."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            if self.fullscreen:
                desktop = pygame.display.get_desktop_sizes()[0]
                return pygame.display.set_mode(desktop, pygame.FULLSCREEN)
            return pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)

    @property
    def surface(self) -> Surface:
        """What is shown; never keep it, for at a change of size from outside pygame frees it for another."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise CircusError("the system has taken the window away")
        return surface

    @property
    def is_other_size(self) -> bool:
        """Whether the system has given the window another size than it was laid out for."""
        return self.size != self._laid_out

    @property
    def size(self) -> tuple[int, int]:
        """In pixels."""
        return self.surface.get_size()

    def toggle_fullscreen(self) -> None:
        """Full screen and back to the size before."""
        if not self.fullscreen:
            self._windowed_size = self.size
        self.fullscreen = not self.fullscreen
        self._open()

    def resized(self) -> bool:
        """Takes over the size that the system has given the window; true if it is another one."""
        if not self.is_other_size:
            return False
        self._laid_out = self.size
        self.units = units_of(self._laid_out)
        if not self.fullscreen:
            self._windowed_size = self._laid_out
        return True

    def stretch_last(self, last: Surface) -> None:
        """Fills the window with a picture of another size until the new one is ready."""
        pygame.transform.scale(last, self.size, self.surface)
        pygame.display.flip()

    def hold_input(self) -> None:
        """Keeps pointer and keys in the window, those included with which a system changes windows."""
        os.environ["SDL_GRAB_KEYBOARD"] = "1"
        pygame.event.set_grab(True)

    def set_title(self, title: str) -> None:
        """Names the window; never with anything that only one player may know."""
        pygame.display.set_caption(title)

    def present(self, rects: Sequence[Rect]) -> None:
        """Shows the changed parts of `surface`; nothing changed, nothing done."""
        if rects:
            pygame.display.update(list(rects))
