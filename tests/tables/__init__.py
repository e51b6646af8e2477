"""What people stumble over at the table: the whole app without a screen, played with posted events."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pygame
from pygame.event import Event

from circus.core.option import Value
from circus.session.table_setup import BOT, HUMAN, first_table_setup
from circus.session.take_back import is_forced
from circus.ui.scenes.shell.destinations import ToFirstTable
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted

Point = tuple[int, int]


class Hand:
    """A person at a table with a mouse and a keyboard.

    Attributes:
        pilot: the app.
    """

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    @property
    def scene(self) -> TableScene:
        """The table, even while another scene lies over it."""
        return next(each for each in self.pilot.manager.scenes if isinstance(each, TableScene))

    @property
    def facts(self) -> dict[str, Any]:
        """What the test port tells."""
        self.pilot.manager.frame()
        return self.pilot.manager.facts()

    def mine(self, seat: int = 0) -> list[str]:
        """The actions that a person has chosen among several, as text."""
        match = self.scene.session.match
        own = [number for number, each in enumerate(match.actions) if each.seat == seat]
        return [str(match.actions[number]) for number in own if not is_forced(match, number)]

    def wanted(self) -> list[str]:
        """What a click would choose."""
        if self.pilot.manager.busy:
            return []  # the facts of a frame are costly, and nothing is offered while something moves
        facts = self.facts
        return [each["name"] for each in facts["targets"] if each["wanted"] and not facts["busy"]]

    def post(self, *events: Event, ms: int = 16) -> None:
        """A round of the loop."""
        self.pilot.loop.step(ms, list(events))

    def move(self, pos: Point) -> None:
        """The pointer goes there."""
        self.pilot.move(pos)

    def click_here(self, pos: Point) -> None:
        """A click where the pointer is, without a motion before it."""
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    def click(self, name: str) -> None:
        """Goes to a target and clicks it."""
        pos = self.pilot.place(name)
        self.move(pos)
        self.click_here(pos)

    def drag(self, name: str, *way: Point) -> None:
        """Pulls a thing along a way and lets go of it at the end."""
        begin = self.pilot.place(name)
        self.move(begin)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1))
        for pos in way:
            self.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=way[-1], button=1))

    def key(self, *keys: int, mod: int = 0) -> None:
        """Keys, one after the other."""
        self.pilot.press(*keys, mod=mod)

    def rest(self, ms: int) -> None:
        """Time passes."""
        self.pilot.rest(ms)

    def until(self, holds: Callable[[], object], ms: int = 60_000) -> None:
        """Time passes until something holds."""
        for _ in range(ms // 25):
            if holds():
                return
            self.post(ms=25)
        raise AssertionError(f"it never came: {self.facts}")

    def until_asked(self) -> None:
        """Time passes until a click would choose."""
        self.until(self.wanted)


Sit = Callable[..., Hand]


@contextmanager
def seated(
    folder: Path,
    game: str,
    *,
    seats: int | None = None,
    people: int = 1,
    seed: int = 3,
    options: Mapping[str, Value] | None = None,
    strength: str = "random",
    **window: Any,
) -> Iterator[Hand]:
    """A table of that game whose first seats have persons, at speed normal unless said otherwise."""
    setup = first_table_setup(game, seats)
    sat = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength=strength)
        for number, seat in enumerate(setup.seats)
    )
    setup = replace(setup, seats=sat, options={**setup.options, **(options or {})})
    first = ToFirstTable(setup, Random(seed), folder / "game.jsonl")
    with piloted(first=first, **{"speed": "normal", "size": (1280, 720), **window}) as pilot:
        yield Hand(pilot)
