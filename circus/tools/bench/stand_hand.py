"""Simulated visitor for the benchmark of a stand: clicks, keys, resizes, and sequences of these."""

from collections.abc import Callable
from random import Random
from typing import Any

import pygame
from pygame.event import Event

from circus import games
from circus.content.texts import LANGUAGES
from circus.core.errors import CircusError
from circus.session.learnt import is_taught
from circus.ui.app.loop import Loop
from circus.ui.scenes.stand.choice import LEARN, PLAY
from circus.ui.scenes.table.scene import TableScene

SIZES = ((1280, 720), (1024, 768), (1600, 900), (800, 600))
STEP_MS = 400
WILD_CLICKS = 120
SOME = 25
"""Number of choices in a game that is left in the middle."""
MAX_STEPS = 4000
ROUND = 30
"""Number of visits after which they repeat: six behaviours at five games."""
_KEYS = (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_TAB, pygame.K_F1, pygame.K_F4, pygame.K_F11, pygame.K_F12)

Seen = Callable[[], None]


class Hand:
    """Simulated visitor of a program whose time is simulated.

    Attributes:
        seen: is called after every action.
    """

    def __init__(self, loop: Loop, rng: Random, seen: Seen = lambda: None) -> None:
        self.loop, self.rng, self.seen = loop, rng, seen
        self._number = 0

    @property
    def scene(self) -> str:
        """Name of the current scene."""
        return self.loop.manager.scene.name

    def visit(self, number: int) -> None:
        """Make one of several kinds of visit, in turn; at its end the reel is shown again.

        Raises:
            CircusError: if it is not.
        """
        self._number = number
        ways = (self._plays, self._leaves, self._goes_wild, self._resizes, self._speaks, self._pins)
        listed = games.names()
        self.click("ui/begin")
        ways[number % len(ways)](listed[number // len(ways) % len(listed)])
        self._ends()

    def go_on(self, number: int) -> None:
        """End the present visit, if there is one, and make another."""
        if self.scene != "attract":
            self._play(SOME)
            self._answers()
            self._ends()
        self.visit(number)

    def click(self, name: str) -> bool:
        """Click a target; return false if it does not exist."""
        rects = [each["rect"] for each in self._targets() if each["name"] == name]
        if rects:
            left, top, wide, high = rects[-1]
            self._press((left + wide // 2, top + high // 2))
            self.rest(STEP_MS)
        return bool(rects)

    def rest(self, ms: int) -> None:
        """Advance time by `ms`."""
        for _ in range(max(1, ms // STEP_MS)):
            self.loop.step(STEP_MS, [])

    def _plays(self, game: str) -> None:
        """Play to the end and answer the card."""
        self._sits_down(game)
        self._play(MAX_STEPS)
        self.click("ui/home")
        self._answers()

    def _leaves(self, game: str) -> None:
        """Leave in the middle; every other time as two people."""
        if self._number % 12 < 6:
            self.click("ui/people/more")
        self._sits_down(game)
        self._play(SOME)

    def _goes_wild(self, game: str) -> None:
        """Click and type at random."""
        self._sits_down(game)
        for _ in range(WILD_CLICKS):
            wide, high = self.loop.window.units.size
            if self.rng.random() < 0.2:
                self._type(self.rng.choice(_KEYS))
            else:
                button = self.rng.choice((1, 1, 1, 3))
                self._press((self.rng.randrange(wide), self.rng.randrange(high)), button)
            self.rest(STEP_MS)

    def _resizes(self, game: str) -> None:
        self._sits_down(game)
        for _ in range(3):
            pygame.display.set_mode(SIZES[self.rng.randrange(len(SIZES))], pygame.RESIZABLE)
            self.rest(3 * STEP_MS)
            self._play(SOME // 3)
        pygame.display.set_mode(SIZES[0], pygame.RESIZABLE)

    def _speaks(self, game: str) -> None:
        """Switch the language; sometimes take a lesson."""
        for language in LANGUAGES:
            self.click(f"ui/language/{language}")
        if is_taught(game) and self._number % 2:
            self.click(f"{LEARN}{game}")
            for _ in range(SOME):
                self._click_selectable()
        else:
            self._sits_down(game)
            self._play(SOME)

    def _pins(self, game: str) -> None:
        """Pin moments, and answer the card after a whole game."""
        self._sits_down(game)
        for face in ("fun", "bug"):
            self._play(SOME // 5)
            self._type(pygame.K_F4)
            self.click(f"ui/face/{face}")
            self.click("ui/keep")
        self._play(MAX_STEPS)
        self.click("ui/home")
        self._answers()

    def _sits_down(self, game: str) -> None:
        if not self.click(f"{PLAY}{game}"):
            raise CircusError(f"{game} is not offered in {self.scene}")

    def _play(self, choices: int) -> None:
        """Make `choices` random choices for any person to act, or play to the results."""
        left = choices
        for _ in range(MAX_STEPS):
            scene = self.loop.manager.scene
            if left <= 0 or scene.name in ("results", "card", "attract"):
                return
            if scene.name == "curtain":
                self.click("ui/curtain")
            elif isinstance(scene, TableScene) and scene.chooser:
                scene.play(self.rng.choice(scene.chooser.picker.legal))
                left -= 1
                self.seen()
            self.loop.step(STEP_MS, [])

    def _answers(self) -> None:
        for _ in range(5):
            if self.scene != "card":
                return
            self._click_selectable() or self.click("ui/skip")

    def _click_selectable(self) -> bool:
        """Click one of the selectable targets; return whether there was one."""
        wanted = [each["name"] for each in self._targets() if each["wanted"]]
        return bool(wanted) and self.click(self.rng.choice(wanted))

    def _ends(self) -> None:
        """Walk away; the stand returns to its reel after its timeout."""
        for _ in range(MAX_STEPS):
            if self.scene == "attract" and len(self.loop.manager.scenes) == 1:
                self.rest(STEP_MS)
                if self.scene == "attract":
                    return
            self.rest(STEP_MS)
        raise CircusError(f"nobody is there, and the stand still shows {self.scene}")

    def _targets(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.loop.manager.facts()["targets"]
        return found

    def _press(self, pos: tuple[int, int], button: int = 1) -> None:
        motion = Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        for event in (motion, *(Event(kind, pos=pos, button=button) for kind in _PRESSED)):
            self.loop.step(16, [event])
        self.seen()

    def _type(self, key: int) -> None:
        self.loop.step(16, [Event(pygame.KEYDOWN, key=key, mod=0, unicode="")])
        self.rest(STEP_MS)
        self.seen()


_PRESSED = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
