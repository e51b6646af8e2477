"""A small picture of the position that a game has come to, drawn by its own look for everybody's eyes."""

from pathlib import Path

import pygame
from pygame import Surface

from circus import looks
from circus.core.action import CHANCE
from circus.core.errors import CircusError
from circus.looks.table_view import TableView
from circus.looks.zones import laid_out
from circus.replay import Replay, read
from circus.scenes.table.pieces import PieceDrawer
from circus.session.record_entry import RecordEntry, seats_of
from circus.session.table_setup import HUMAN
from circus.stage.compositor import Composition, Compositor
from circus.stage.toolkit import Toolkit
from circus.stage.units import units_of
from circus.stage.window import Window

STAGE = (640, 360)
"""Pixels of the stage that a picture is drawn on, before it is made as small as it is shown."""


class _Offstage(Window):
    """In the place of the window: a stage that nobody sees; opening it shows nothing."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._stage = Surface(size).convert()
        self.units = units_of(size)

    @property
    def surface(self) -> Surface:
        """The stage."""
        return self._stage


def picture_key(entry: RecordEntry, size: tuple[int, int]) -> str:
    """By what the picture of a record is kept: another position, size or way of drawing has another one."""
    return f"position 1 {entry.path.name} {entry.stamp} {size}"


def position_picture(kit: Toolkit, entry: RecordEntry, size: tuple[int, int]) -> Surface:
    """The picture, kept on the disk too; an empty table where the record cannot be read."""
    return kit.stored(picture_key(entry, size), lambda: _drawn(kit, entry.path, size))


def _drawn(kit: Toolkit, path: Path, size: tuple[int, int]) -> Surface:
    try:
        return pygame.transform.smoothscale(_table(kit, read(path, cut_end=True)), size)
    except CircusError:
        return Surface(size).convert()


def _table(kit: Toolkit, replay: Replay) -> Surface:
    """Everything that lies on the table, as the public may see it, without plates and buttons."""
    stage = _Offstage(STAGE)
    small = kit.offstage(stage)
    table = _view(small, replay)
    look = looks.find(replay.match.game.name)
    placed = look.place(table, table.pieces)
    items = look.furniture(small, table) + PieceDrawer(small, look).items(placed)
    Compositor(stage.surface).draw(
        Composition(look.background(small, table), items + look.overlays(small, table, placed))
    )
    return stage.surface


def _view(kit: Toolkit, replay: Replay) -> TableView:
    match, units = replay.match, kit.units
    seats = seats_of(replay.players, replay.header.colours)
    name = match.game.name
    layout = laid_out(looks.find(name), name, match.setup.seats, units.portrait)
    front = next((number for number, seat in enumerate(seats) if seat.kind == HUMAN), 0)
    return TableView(
        match.game,
        match.setup,
        match.game.view(match.state, CHANCE),
        CHANCE,
        seats,
        layout.fitted(units.width_u, units.height_u),
        acting=tuple(seat for seat in match.state.awaited if seat != CHANCE),
        front=front,
    )
