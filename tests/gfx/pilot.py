"""A pilot for the whole app without a screen: posts events, lets time pass, reads what can be clicked."""

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from pygame.event import Event

from circus.ui.app.loop import Loop
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.scenes.shell.scene import Navigator, Scene


class Pilot:
    """One running app; time is a number."""

    def __init__(self, options: Options, navigator: Navigator | None = None) -> None:
        bootstrap.prepare()
        self.loop = Loop(options, navigator)
        self.loop.begin()
        self.manager = self.loop.manager
        self.loop.step(0, [])

    @property
    def scene(self) -> Scene:
        """The one shown."""
        return self.manager.scene

    @property
    def names(self) -> list[str]:
        """Of all targets."""
        return [target.name for target in self.manager.targets]

    def place(self, name: str) -> tuple[int, int]:
        """A point of a target that is seen."""
        for target in self.manager.facts()["targets"]:
            if target["name"] == name:
                left, top, width, height = target["rect"]
                return left + width // 2, top + height // 2
        raise AssertionError(f"{name} is not among {self.names}")

    def move(self, pos: tuple[int, int]) -> None:
        """The pointer goes there."""
        self.loop.step(16, [Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))])

    def click(self, name: str) -> None:
        """A click on a target."""
        pos = self.place(name)
        self.move(pos)
        self.loop.step(16, [Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
        self.loop.step(16, [Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
        self.rest()

    def press(self, *keys: int, mod: int = 0) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.loop.step(16, [Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")])

    def step(self) -> None:
        """One round of the program."""
        self.loop.step(20, [])

    def rest(self, ms: int = 1000) -> None:
        """Time passes and nothing happens."""
        for _ in range(ms // 50):
            self.loop.step(50, [])


@contextmanager
def piloted(navigator: Navigator | None = None, **options: object) -> Iterator[Pilot]:
    """An app in a small window in English, at speed "off" unless said otherwise."""
    chosen = {"size": (640, 360), "language": "en", "speed": "off", **options}
    pilot = Pilot(Options(**chosen), navigator)  # type: ignore[arg-type]
    try:
        yield pilot
    finally:
        pilot.loop.close()
