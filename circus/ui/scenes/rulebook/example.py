"""Live example of a rulebook, drawn by the game's skin: its moves can be stepped forward and back."""

from functools import cache
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from circus import games
from circus.core.errors import CircusError
from circus.core.frame import Frame
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.platform.console import say
from circus.records import example
from circus.records.example import Example
from circus.session.record_entry import seats_of
from circus.session.table_setup import Seat
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.rulebook.rows import SHAPE
from circus.ui.scenes.table.presenter import TablePresenter, TableSwitches
from circus.ui.scenes.table.refusal import Refusal
from circus.ui.scenes.table.showing import Showing

MIN_WIDTH = 720
"""Minimum width in pixels of the stage that a picture is drawn on, before it is scaled down."""


def known(game: str, name: str) -> Example | None:
    """Return an example of a game; `None` for an invalid file, which is reported once."""
    return _known(games.folder(game) / example.FOLDER / f"{name}.jsonl")


@cache
def _known(path: Path) -> Example | None:
    try:
        return example.read_example(path)
    except (CircusError, OSError) as reason:
        say(reason)
        return None


class ExampleSource:
    """Example as the source of a table.

    Attributes:
        example: the example.
        at: number of completed steps: its moves, then its forbidden actions.
    """

    def __init__(self, shown: Example) -> None:
        self.example = shown
        self.at = 0

    @property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return self.example.game

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.example.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players by seat."""
        return seats_of(self.example.header.players, self.example.header.colours)

    @property
    def of(self) -> int:
        """The number of its last step."""
        return self.example.moves + len(self.example.forbidden)

    def view(self, seat: int) -> State:
        """Return the current position from the example's view, for any viewer."""
        return self.example.view(min(self.at, self.example.moves))

    def frames(self) -> list[Frame]:
        """Return the frames of the last move."""
        return self.example.frames(self.at)

    @property
    def picks(self) -> tuple[str, ...]:
        """The picks of the current step's forbidden action; empty at a move."""
        beyond = self.at - self.example.moves
        return self.example.forbidden[beyond - 1].action.picks if beyond > 0 else ()


class LiveExample:
    """Example that can be stepped through, with its current picture."""

    def __init__(self, kit: Toolkit, shown: Example, size: tuple[int, int]) -> None:
        """Prepare the example; `size` in pixels; `kit` is that of a stage from `stage_kit`."""
        self.played = ExampleSource(shown)
        self._size = size
        self._stage = blank(kit.units.size)
        self._compositor = Compositor(self._stage)
        self._showing = Showing(kit, self.played, shown.seat, words=False)
        self._picture: Surface | None = None

    @property
    def busy(self) -> bool:
        """Whether anything moves."""
        return self._showing.busy

    def advance(self, ms: float) -> None:
        """Advance the motion."""
        if self._showing.busy:
            self._showing.advance(ms)
            self._picture = None

    def forth(self) -> bool:
        """Go one step forward; return false at the last one."""
        if self.played.at >= self.played.of:
            return False
        self._showing.finish()
        self.played.at += 1
        if self.played.at <= self.played.example.moves:
            self._showing.show(self.played.frames())
        self._picture = None
        return True

    def go_to(self, at: int) -> None:
        """Go to a step without motion."""
        self.played.at = max(0, min(at, self.played.of))
        self._showing.finish()
        self._showing.place_all(self.played.example.seat)
        self._picture = None

    def picture(self) -> Surface:
        """Return its current picture; a new surface if anything has changed."""
        if self._picture is None:
            composition = self._showing.composition()
            tried = [Refusal("", rect, "") for rect in self._showing.rects(self.played.picks)]
            marks = [item for each in tried for item in each.mark(self._showing.kit)]
            self._compositor.draw(composition.over(marks))
            is_whole = self._stage.get_size() == self._size
            self._picture = (
                self._stage.copy() if is_whole else pygame.transform.smoothscale(self._stage, self._size)
            )
        return self._picture


def stage_kit(kit: Toolkit, wide: int) -> Toolkit:
    """Return the toolkit of the stage that all examples of a book share.

    `wide` is the width of a whole page in pixels.
    """
    wide = max(MIN_WIDTH, wide)
    return kit.for_part((wide, round(wide * SHAPE)))


def sentences(kit: Toolkit, shown: Example) -> list[str]:
    """Return the sentence of each step; the first one is the number of steps."""
    texts, played = kit.texts, ExampleSource(shown)
    texts.add_game(shown.game.name)
    presenter = TablePresenter(played, TableSwitches())
    presenter.measure(kit)
    lines = [texts.say("rulebook-example-steps", steps=played.of)]
    for move in range(1, shown.moves + 1):
        captions = presenter.caption_texts(kit, shown.frames(move), shown.seat)
        lines.append(" \u00b7 ".join(dict.fromkeys(captions)))
    names = [seat.name for seat in played.seats]
    lines += [texts.say("rulebook-forbidden", why=texts.explain(why, names)) for why in shown.refusals]
    return lines
