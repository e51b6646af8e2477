"""Small picture of a game's position, drawn by its skin from the public view."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
from pygame import Surface

from circus.core.action import CHANCE
from circus.core.frame import view_of
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.platform.faulty_items import unless_faulty
from circus.records.replay import Replay, read
from circus.session.record_entry import RecordEntry, seats_of
from circus.session.table_setup import HUMAN, Seat
from circus.ui.gfx.blank import blank
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.showing import Showing

STAGE = (640, 360)
"""Size in pixels of the stage that a picture is drawn on, before it is scaled down."""


@dataclass(frozen=True)
class PositionSource:
    """Position of a game as the source of a table."""

    game: Game[Any]
    setup: Setup
    seats: tuple[Seat, ...]
    state: State

    def view(self, seat: int) -> State:
        """Return the position from this viewer's information."""
        return view_of(self.game, self.state, seat)


def picture_key(entry: RecordEntry, size: tuple[int, int]) -> str:
    """Return the cache key of a record's picture: it depends on position, size and drawing version."""
    return f"position 1 {entry.path.name} {entry.stamp} {size}"


def position_picture(kit: Toolkit, entry: RecordEntry, size: tuple[int, int]) -> Surface:
    """Return the picture, cached on disk too; an empty table if the record cannot be read."""
    return kit.stored(picture_key(entry, size), lambda: _drawn(kit, entry.path, size))


def _drawn(kit: Toolkit, path: Path, size: tuple[int, int]) -> Surface:
    picture = unless_faulty(path, lambda: _table(kit, read(path, cut_end=True)))
    return pygame.transform.smoothscale(picture, size) if picture else blank(size)


def _table(kit: Toolkit, replay: Replay) -> Surface:
    """Return everything on the table in the public view, without plates and words."""
    match, seats = replay.match, seats_of(replay.players, replay.header.colours)
    front = next((number for number, seat in enumerate(seats) if seat.kind == HUMAN), 0)
    position = PositionSource(match.game, match.setup, seats, match.state)
    showing = Showing(kit.for_part(STAGE), position, CHANCE, front=front, plates=False, words=False)
    return showing.picture()
