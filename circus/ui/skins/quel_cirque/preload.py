"""Drawings made before anything moves: clowns, marbles, the die, their shadows, all marks."""

from functools import partial

from circus.games.quel_cirque.actions import CLOWNS, COLORS, FACES
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.plain import Job
from circus.ui.skins.quel_cirque import spec
from circus.ui.skins.quel_cirque.background import background
from circus.ui.skins.quel_cirque.board import plan_of
from circus.ui.skins.quel_cirque.counting import arrow, count, count_size, ring
from circus.ui.skins.quel_cirque.overlays import FAINT, GOLD, PALE, cell_item, ghost
from circus.ui.skins.quel_cirque.painter import clown, marble, plus, stack, topped
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.quel_cirque.plates import pennant
from circus.ui.skins.table_view import TableView


def preload(kit: Toolkit, table: TableView) -> list[Job]:
    """Return jobs for all pieces that may move or be marked, at every size at rest."""
    k, tray = plan_of(table).k, table.layout.zones.get("die")
    stacks = partial(_stacks, kit, k, cirque_state(table).config.capacity)
    jobs: list[Job] = [partial(background, kit, table), partial(_clowns, kit, k), stacks]
    for height in (
        _stack_marble_u(table),
        spec.HOLE_MARBLE_U * k,
        spec.MOUTH_MARBLE_U * k,
        spec.PLATE_MARBLE_U,
        spec.RACK_MARBLE_U,
    ):
        jobs.append(partial(_marbles, kit, height))
    if tray:
        sides = (*FACES, *(f"tumble_{number}" for number in range(1, 5)))
        jobs += [partial(kit.sprites.svg, f"{spec.ART}die_{side}", height_u=tray.size) for side in sides]
    return [*jobs, partial(_marks, kit, table), partial(_plates, kit, table)]


def _clowns(kit: Toolkit, k: float) -> None:
    for name in CLOWNS:
        shape = clown(kit, name, spec.CLOWN_U * k)
        kit.sprites.shadow(shape, 9.0, 0.4)
        kit.sprites.halo(shape, 7, 0.95)
        for color in COLORS:
            topped(kit, name, color, spec.CLOWN_U * k)


def _stack_marble_u(table: TableView) -> float:
    return spec.STACK_MARBLE_U * plan_of(table).k * spec.stack_scale(cirque_state(table).config.capacity)


def _stacks(kit: Toolkit, k: float, slots: int) -> None:
    for is_gold in (False, True):
        shape = stack(kit, is_gold, slots, spec.STACK_U * k)
        for blur in (5.0, 9.0):
            kit.sprites.shadow(shape, blur, 0.4)
    plus(kit, spec.STACK_MARBLE_U * k * spec.stack_scale(slots), spec.PLUS_U)


def _marbles(kit: Toolkit, height_u: float) -> None:
    for color in ("", *COLORS):
        marble(kit, color, height_u)
    shape = marble(kit, COLORS[0], height_u)
    kit.sprites.shadow(shape, 9.0, 0.4)
    kit.sprites.halo(shape, 7, 0.95)


def _marks(kit: Toolkit, table: TableView) -> None:
    """Paint the marks of any choice: painted cells, chevrons, ghosts."""
    plan = plan_of(table)
    for style in (GOLD, PALE, FAINT):
        for cell in (plan.board.starts[0], *plan.board.holes):
            cell_item(kit, plan, cell, style)
    for turn in (0, 90, 180, 270):
        kit.sprites.svg(f"{spec.ART}chevrons", width_u=48 * plan.k, tilt=turn)
    for name in CLOWNS:
        ghost(kit, name, "", spec.CLOWN_U * plan.k)
    config = cirque_state(table).config
    for number in range(1, config.capacity * config.marble_steps + 1):
        count(kit, number, count_size(plan))
    ring(kit, _stack_marble_u(table))
    arrow(kit, plan.k)


def _plates(kit: Toolkit, table: TableView) -> None:
    """Paint the drawings that appear when colors are dealt."""
    for name in COLORS:
        kit.sprites.svg(f"{spec.ART}ring_{name}", height_u=table.layout.zones["plate/0"].size)
        pennant(kit, name, 0)
    for height in (spec.PLATE_MARBLE_U, spec.RACK_MARBLE_U):
        kit.sprites.svg(f"{spec.ART}socket", height_u=height)
